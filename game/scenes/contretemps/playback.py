"""How the events of Contretemps look: dealing, playing, holders that change hands.

Each handler keeps the shown position in step with its event and queues clips;
where things end is for the view to say once everything has been played out.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.animation.clip import Clip, Playable, call, parallel, sequence, stagger, wait
from game.animation.easing import accelerate, in_out, linear
from game.rules.contract import WATCHER
from game.rules.contretemps import (
    FREE,
    CardReturned,
    CardSlippedUnder,
    Dealt,
    DeckReshuffled,
    Direction,
    HandsRefilled,
    MatchEnded,
    RoundEnded,
    Series,
    SeriesCaptured,
    SeriesStarted,
)
from game.rules.notation import HIDDEN
from game.scenes.contretemps.holders import Cell
from game.scenes.contretemps.moments import Slide, mix_rects
from game.scenes.contretemps.naming import face_of
from game.scenes.playback import EventPlayback, Handlers
from game.sprites import motions
from game.sprites.poses import Pose
from game.sprites.stage import Placement

if TYPE_CHECKING:
    from game.scenes.contretemps.table import ContretempsTable

DEAL_STEP_SECONDS = 0.1
SLIDE_SECONDS = 0.3
TICK_SECONDS = 0.4
UNDER_SECONDS = 0.18
COLLECT_SECONDS = 0.35
NOTICE_SECONDS = 3.5
FLIGHT_LAYER, BEHIND_LAYER = 20, -1


class Playback(EventPlayback):
    table: "ContretempsTable"

    def handlers(self) -> Handlers:
        return {
            Dealt: self._dealt,
            SeriesStarted: self._started,
            SeriesCaptured: self._captured,
            CardSlippedUnder: self._slipped_under,
            CardReturned: self._returned,
            RoundEnded: self._round_ended,
            HandsRefilled: self._refilled,
            DeckReshuffled: self._reshuffled,
            MatchEnded: self._match_ended,
        }

    # -- dealing

    def _dealt(self, event: Dealt) -> None:
        shown = self.table.shown
        shown.clear_holders()
        shown.hand_sizes = [len(cards) for cards in event.hands]
        shown.pile_size = len(event.pile)
        self.table.stage.clear()
        shown.hand = []
        self._draw_cards(event.hands)

    def _refilled(self, event: HandsRefilled) -> None:
        shown = self.table.shown
        for seat, cards in enumerate(event.drawn):
            shown.hand_sizes[seat] += len(cards)
        shown.pile_size = event.pile_size
        self._draw_cards(event.drawn)

    def _draw_cards(self, drawn: tuple[tuple[int, ...], ...]) -> None:
        """The own cards come one by one from the draw pile; the hand makes room for them."""
        table, shown = self.table, self.table.shown
        new = [] if table.viewer == WATCHER else list(drawn[table.viewer])
        shown.hand = sorted([*shown.hand, *new])
        table.hand.take(table.stage, table.brush.screen.unit, shown.hand)
        places = table.placements()
        makes_room = [
            motions.move(table.stage[card], places[card].pose, motions.REFAN_SECONDS)
            for card in shown.hand
            if card not in new and card in table.stage
        ]
        flights = [self._from_the_pile(card, places[card]) for card in sorted(new)]
        self._queue(self._sound("deal"), parallel(*makes_room, stagger(flights, DEAL_STEP_SECONDS)))

    def _from_the_pile(self, card: int, at: Placement) -> Playable:
        table = self.table
        sprite = table.stage.place(card, at)
        pile = table.layout.pile_card()
        sprite.pose = Pose(*pile.center, 0.0, pile.width / at.width_px)
        sprite.visible = False

        def appear() -> None:
            sprite.visible = True

        return sequence(call(appear), motions.move(sprite, at.pose, lean_degrees=4))

    # -- one card leaves a hand

    def _take_from_hand(self, seat: int, card: int, width: int) -> Any:
        """The sprite of a played card, ready to fly; its key."""
        table, shown = self.table, self.table.shown
        shown.hand_sizes[seat] -= 1
        key: Any = card if card != HIDDEN else ("returned", seat)
        if card in shown.hand:
            shown.hand.remove(card)
        table.hand.take(table.stage, table.brush.screen.unit, shown.hand)
        if key not in table.stage:
            self._appear_at_plate(key, seat, card, width)
        sprite = table.stage[key]
        sprite.resize(width)
        sprite.layer, sprite.dim, sprite.lift = FLIGHT_LAYER, False, 0.0
        sprite.ring, sprite.focused = type(sprite.ring).NONE, False
        return key

    def _appear_at_plate(self, key: Any, seat: int, card: int, width: int) -> None:
        table = self.table
        plate = table.plate(seat)
        pose = Pose(*plate.center, 0.0, 0.5)
        known = card != HIDDEN
        face = face_of(card) if known else None
        table.stage.place(key, Placement(face, pose, width, known, FLIGHT_LAYER))

    def _fly_on_top(self, key: Any, cell: Cell) -> Playable:
        sprite = self.table.stage[key]
        return motions.move(sprite, Pose(*cell.card_centre), lean_degrees=4)

    def _remove(self, key: Any) -> Clip:
        return call(lambda: self.table.stage.remove(key))

    # -- series

    def _started(self, event: SeriesStarted) -> None:
        """CT-7: a free holder takes the card in the middle and comes to its owner."""
        table, shown = self.table, self.table.shown
        table.last_event = event
        series = Series(event.seat, Direction(event.direction), (event.card,))
        owners = shown.owners()
        owners[event.holder] = event.seat
        after = table.cells(owners)
        home = after[event.holder]
        start = home.rect.copy()
        start.center = table.layout.start.center
        key = self._take_from_hand(event.seat, event.card, home.card_width)
        on_start = Cell(start, home.narrow)
        before = {**table.cells(), event.holder: on_start}

        def land() -> None:
            table.stage.remove(key)
            shown.put(event.holder, series)
            table.slides[event.holder] = Slide(start)

        self._queue(self._sound("card"), self._fly_on_top(key, on_start), call(land))
        self._queue(self._rearrange(before, after))

    def _captured(self, event: SeriesCaptured) -> None:
        """The holder slides to its new owner; a ghost stays until it lands."""
        table, shown = self.table, self.table.shown
        table.last_event = event
        old = shown.holders[event.holder]
        assert old is not None
        taken = replace(old, owner=event.seat, cards=(*old.cards, event.card))
        before = table.cells()
        owners = shown.owners()
        owners[event.holder] = event.seat
        after = table.cells(owners)
        cell = before[event.holder]
        key = self._take_from_hand(event.seat, event.card, cell.card_width)

        def land() -> None:
            table.stage.remove(key)
            count = shown.counts[event.holder]
            shown.put(event.holder, taken)
            shown.counts[event.holder] = count
            table.slides[event.holder] = Slide(cell.rect)
            table.moment.begin(old, cell, after[event.holder], event)

        self._queue(self._sound("card"), self._fly_on_top(key, cell), call(land))
        self._queue(self._sound("trick"), self._rearrange(before, after, event.holder))
        self._queue(self._sound("sticks"), self._tick(event.holder, event.hourglasses))
        self._queue(wait(table.read_seconds * 0.5), call(table.moment.end))

    def _slipped_under(self, event: CardSlippedUnder) -> None:
        """CT-15: in front of the holder for all to see, then behind it."""
        table, shown = self.table, self.table.shown
        table.last_event = event
        old = shown.holders[event.holder]
        assert old is not None
        longer = replace(old, cards=(event.card, *old.cards))
        cell = table.cells()[event.holder]
        key = self._take_from_hand(event.seat, event.card, cell.card_width)
        sprite = table.stage[key]
        x, y = cell.card_centre
        front = Pose(x, y + cell.rect.height * 0.42)

        def go_behind() -> None:
            sprite.layer = BEHIND_LAYER

        def land() -> None:
            table.stage.remove(key)
            count = shown.counts[event.holder]
            shown.put(event.holder, longer)
            shown.counts[event.holder] = count

        under = motions.move(sprite, Pose(x, y), UNDER_SECONDS, accelerate)
        self._queue(self._sound("card"), motions.move(sprite, front, lean_degrees=4))
        self._queue(wait(table.read_seconds * 0.35), call(go_behind), under, call(land))
        self._queue(self._tick(event.holder, event.hourglasses))

    def _returned(self, event: CardReturned) -> None:
        """CT-19: face down under the draw pile; only its player knows which."""
        table, shown = self.table, self.table.shown
        table.last_event = event
        pile = table.layout.pile_card()
        key = self._take_from_hand(event.seat, event.card, pile.width)
        sprite = table.stage[key]
        below = Pose(pile.centerx, pile.centery + pile.height * 0.4)

        def go_behind() -> None:
            sprite.layer = BEHIND_LAYER

        def land() -> None:
            table.stage.remove(key)
            shown.pile_size = event.pile_size

        away: list[Playable] = [motions.move(sprite, below, lean_degrees=4)]
        if event.card != HIDDEN:
            away.append(motions.flip(sprite, face_up=False))
        under = motions.move(sprite, Pose(*pile.center), UNDER_SECONDS, accelerate)
        self._queue(self._sound("card"), parallel(*away))
        self._queue(call(go_behind), under, call(land))

    def _rearrange(
        self, before: dict[int, Cell], after: dict[int, Cell], captured: int = FREE
    ) -> Playable:
        """Every holder goes to its new place, a captured one on a curve."""
        table = self.table
        slides = [
            self._slide(holder, before[holder].rect, cell.rect, holder == captured)
            for holder, cell in after.items()
            if before[holder].rect != cell.rect
        ]

        def settled() -> None:
            table.slides.clear()

        return sequence(parallel(*slides), call(settled))

    def _slide(self, holder: int, start: Any, end: Any, curved: bool) -> Clip:
        table = self.table
        bend = table.moment.bend(start, end) if curved else 0.0

        def apply(t: float) -> None:
            table.slides[holder] = Slide(mix_rects(start, end, t, bend))

        return Clip(SLIDE_SECONDS, apply, in_out)

    def _tick(self, holder: int, end: int) -> Clip:
        """Hourglasses on the wood run up to their new number."""
        shown = self.table.shown
        start: list[int] = []

        def apply(t: float) -> None:
            shown.counts[holder] = round(start[0] + (end - start[0]) * t)

        return Clip(TICK_SECONDS, apply, linear, lambda: start.append(shown.counts[holder]))

    # -- the end of a round

    def _round_ended(self, event: RoundEnded) -> None:
        """CT-25: every series goes into the won pile of its owner."""
        table, shown = self.table, self.table.shown
        table.last_event = None
        self._queue(wait(table.read_seconds), self._sound("trick"))
        cells = table.cells()
        leaving: list[Playable] = [
            self._collect(holder, cell, event.owners[holder]) for holder, cell in cells.items()
        ]
        before = list(shown.totals)

        def count(t: float) -> None:
            shown.totals = [
                round(old + (new - old) * t) for old, new in zip(before, event.totals, strict=True)
            ]

        def cleared() -> None:
            shown.clear_holders()
            table.slides.clear()

        self._queue(stagger(leaving, 0.08), call(cleared))
        self._queue(self._sound("sticks"), Clip(TICK_SECONDS, count, linear))
        self._queue(self._sound("round"))
        table.queue_scores()

    def _collect(self, holder: int, cell: Cell, owner: int) -> Playable:
        table = self.table
        goal = cell.rect.copy()
        goal.size = (cell.rect.width // 4, cell.rect.height // 4)
        goal.center = table.plate(owner).center

        def apply(t: float) -> None:
            table.slides[holder] = Slide(mix_rects(cell.rect, goal, t, 0.0))

        def gone() -> None:
            table.shown.put(holder, None)

        return Clip(COLLECT_SECONDS, apply, accelerate, on_done=gone)

    def _reshuffled(self, event: DeckReshuffled) -> None:
        """CT-V1: the scores are written down, then everything begins anew."""
        table, shown = self.table, self.table.shown

        def begin() -> None:
            shown.written = event.totals
            shown.totals = list(event.totals)
            table.notice = table.words(
                "The deck is through and the scores are written down: {scores}. "
                "All cards are shuffled for the second deck.",
                scores=self._scores(event.totals),
            )

        def end() -> None:
            table.notice = ""

        self._queue(call(begin), self._sound("deal"), wait(NOTICE_SECONDS), call(end))

    def _scores(self, totals: tuple[int, ...]) -> str:
        seats = self.table.match.seats
        pairs = zip(seats, totals, strict=True)
        return ", ".join(f"{spec.name}\u00a0{total}" for spec, total in pairs)

    def _match_ended(self, event: MatchEnded) -> None:
        self.table.queue_result()
