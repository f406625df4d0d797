"""How Zero Pile's events look: dealing, laying out, playing, picking up card by card.

Each handler keeps the shown position in step with its event and queues clips;
where cards end is for the view to say once everything has been played out.
"""

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.animation.clip import Clip, Playable, call, parallel, sequence, stagger, wait
from game.animation.easing import decelerate
from game.rules.contract import WATCHER
from game.rules.zero_pile import (
    Committed,
    Dealt,
    LaidOut,
    MatchEnded,
    Placement,
    Played,
    RoundScored,
    TrickWon,
    colour_of,
    number_of,
)
from game.scenes.playback import EventPlayback, Handlers
from game.scenes.zero_pile.cards import Key, face_of
from game.scenes.zero_pile.moments import ZeroMoment
from game.scenes.zero_pile.shown import NO_PILES
from game.sprites import motions, stage
from game.sprites.card_sprite import CardSprite
from game.sprites.dressing import Ring
from game.sprites.poses import Pose
from game.sprites.stage import pose_key

if TYPE_CHECKING:
    from game.scenes.zero_pile.table import ZeroPileTable

DEAL_STEP_SECONDS = 0.09
PLAY_SECONDS = 0.26
TURN_UP_STEP_SECONDS = 0.12
PICK_UP_SECONDS = 0.14
COVERED_SECONDS = 0.08
"""A card that has just landed lies there for this long before the next one comes."""
RINGS_SECONDS = 0.35
LOSS_SECONDS = 0.65
ROUND_SECONDS = 0.7
FLYING_LAYER = 20


class Playback(EventPlayback):
    table: "ZeroPileTable"

    def handlers(self) -> Handlers:
        return {
            Dealt: self._dealt,
            Committed: self._committed,
            LaidOut: self._laid_out,
            Played: self._played,
            TrickWon: self._trick_won,
            RoundScored: self._round_scored,
            MatchEnded: self._match_ended,
        }

    # -- dealing

    def _dealt(self, event: Dealt) -> None:
        table, shown = self.table, self.table.shown
        players = table.match.players
        shown.hand = [] if table.viewer == WATCHER else list(event.hands[table.viewer])
        shown.trick, shown.leader = [], event.leader
        shown.piles, shown.values = [NO_PILES] * players, [0] * players
        shown.laying_out, shown.chosen = True, set()
        table.picks.keys.clear()
        table.take_hand()
        table.stage.clear()
        table.context.audio.play("deal")
        flights = [self._from_the_deck(key, at) for key, at in table.hand_placements().items()]
        self._queue(stagger(flights, DEAL_STEP_SECONDS))

    def _from_the_deck(self, key: Any, at: stage.Placement) -> Playable:
        sprite = self.table.stage.place(key, at)
        sprite.pose = Pose(*self.table.layout.trick.center, 0.0, 0.7)
        sprite.visible = False

        def appear() -> None:
            sprite.visible = True

        return sequence(call(appear), motions.move(sprite, at.pose, lean_degrees=4))

    # -- the lay-out

    def _committed(self, event: Committed) -> None:
        """That a seat has chosen; the own cards lie on the own mat already."""
        table, shown = self.table, self.table.shown
        shown.chosen.add(event.seat)
        if event.seat != table.viewer:
            self._queue(self._sound("flip"), wait(0.1))
            return
        for card in event.cards:
            shown.hand.remove(card)
            shown.add(event.seat, card)
        shown.values[event.seat] = table.picks.value
        table.picks.keys.clear()
        table.take_hand()
        table.settle()

    def _laid_out(self, first: LaidOut) -> None:
        """ZP-5: all lay-outs turn up together."""
        table = self.table
        events = [first]
        while table.pending and isinstance(table.pending[0], LaidOut):
            follower = table.pending.popleft()
            assert isinstance(follower, LaidOut)
            events.append(follower)
        flights: list[Playable] = []
        for event in events:
            if event.seat != table.viewer:
                flights += [
                    self._turn_up(event.seat, card, i) for i, card in enumerate(event.cards)
                ]
        self._queue(
            self._sound("flip"),
            stagger(flights, TURN_UP_STEP_SECONDS / 2),
            call(lambda: self._all_laid_out(events)),
            wait(0.3),
        )

    def _all_laid_out(self, events: list[LaidOut]) -> None:
        shown = self.table.shown
        for event in events:
            shown.values[event.seat] = event.value
        shown.laying_out, shown.chosen = False, set()

    def _turn_up(self, seat: int, card: int, index: int) -> Playable:
        """From its secret place on the mat to its pile, turning over."""
        table = self.table
        plan = table.mat_plan(seat)
        width = plan.piles[0].width
        start, place = plan.piles[index % len(plan.piles)], plan.piles[colour_of(card)]
        at = stage.Placement(face_of(card), Pose(*start.center), width, False, FLYING_LAYER, index)
        key = ("turned up", seat, index)
        sprite = table.stage.place(key, at)

        def landed() -> None:
            table.shown.chosen.discard(seat)
            table.shown.add(seat, card)
            table.stage.remove(key)

        flight = motions.move(sprite, Pose(*place.center), motions.FLIP_SECONDS)
        return sequence(parallel(flight, motions.flip(sprite)), call(landed))

    # -- a card to the middle

    def _played(self, event: Played) -> None:
        table, shown = self.table, self.table.shown
        table.last_seen = (event.seat, event.card)
        shown.laying_out = False
        key = ("trick", event.seat)
        held = self._held(event)
        if event.card in shown.hand and event.seat == table.viewer:
            shown.hand.remove(event.card)
        shown.trick.append((event.seat, event.card))
        table.crowned = shown.winner
        if held is not None:
            table.stage.rename(held, key)
        targets = table.trick_placements()
        if held is None:
            sprite = table.stage.place(key, targets[key])
            sprite.pose = Pose(*table.mat_plan(event.seat).rect.center, 0.0, 0.5)
        clips = [self._to_its_place(k, at, k == key) for k, at in targets.items()]
        table.take_hand()
        for k, at in table.hand_placements().items():
            clips.append(self._to_its_place(k, at, False))
        self._queue(self._sound("card"), parallel(*clips))

    def _held(self, event: Played) -> Key | None:
        """The sprite in the hand of whoever looks, if it is their card; the chosen one first."""
        table = self.table
        if event.seat != table.viewer:
            return None
        keys = [key for key in table.hand_keys if key[0] == event.card and key in table.stage]
        chosen = table.played_key
        return chosen if chosen in keys else next(iter(keys), None)

    def _to_its_place(self, key: Any, at: stage.Placement, thrown: bool) -> Playable:
        table = self.table
        sprite = table.stage.get(key) or table.stage.place(key, at)
        sprite.resize(at.width_px)
        sprite.layer, sprite.order, sprite.card = at.layer, at.order, at.card
        sprite.ring, sprite.focused, sprite.dim = at.ring, at.focused, False
        table.timeline.stop(pose_key(key))
        moves = [motions.move(sprite, at.pose, PLAY_SECONDS, lean_degrees=4.0 if thrown else 0.0)]
        if sprite.lift != at.lift:
            moves.append(motions.lift(sprite, at.lift))
        return parallel(*moves)

    # -- the pick-up

    def _trick_won(self, event: TrickWon) -> None:
        """ZP-12: one card after the other, the winner's own first."""
        table = self.table
        table.crowned = event.seat
        self._queue(wait(table.read_seconds))
        before = event.value_before
        for number, placement in enumerate(event.placements):
            self._pick_up(event.seat, placement, before, number)
            before = placement.value
        self._queue(call(self._trick_is_gone), wait(0.15))

    def _pick_up(self, winner: int, placement: Placement, before: int, number: int) -> None:
        table = self.table
        card, key = placement.card, ("trick", placement.from_seat)
        sprite = table.stage[key]
        place = table.mat_plan(winner).piles[colour_of(card)]

        def begin() -> None:
            table.picked_up.add(placement.from_seat)
            sprite.layer, sprite.order = FLYING_LAYER, number
            sprite.ring = Ring.NONE

        def landed() -> None:
            table.shown.add(winner, card)
            table.stage.remove(key)

        self._queue(call(begin), self._sound("card"), _fly(sprite, place), call(landed))
        covered = 0 if placement.covered is None else number_of(placement.covered)
        if not number_of(card) and covered:
            self._zero_on_top(winner, place.center, before, placement.value)
        else:
            self._queue(self._set_value(winner, placement.value), wait(COVERED_SECONDS))

    def _set_value(self, seat: int, value: int) -> Clip:
        def show() -> None:
            self.table.shown.values[seat] = value

        return call(show)

    def _zero_on_top(self, seat: int, centre: tuple[int, int], before: int, after: int) -> None:
        table = self.table
        moment = ZeroMoment(centre, before, before - after)

        def spread(t: float) -> None:
            moment.spread = t

        def count(value: int) -> None:
            table.shown.values[seat] = value

        self._queue(
            call(lambda: table.moments.append(moment)),
            self._sound("level"),
            parallel(
                Clip(RINGS_SECONDS, spread, decelerate),
                motions.count(count, before, after, RINGS_SECONDS),
            ),
            wait(LOSS_SECONDS),
            call(lambda: table.moments.remove(moment)),
        )

    def _trick_is_gone(self) -> None:
        table = self.table
        winner = table.crowned
        table.shown.trick.clear()
        if winner is not None:
            table.shown.leader = winner
        table.crowned = None
        table.picked_up.clear()

    # -- the end of a round

    def _round_scored(self, event: RoundScored) -> None:
        self._queue(wait(ROUND_SECONDS), self._sound("round"))
        self.table.queue_scores()

    def _match_ended(self, event: MatchEnded) -> None:
        self.table.queue_result()


def _fly(sprite: CardSprite, place: Rect) -> Playable:
    """Onto a pile, as small as the cards there."""
    x, y = place.center
    to = Pose(x, y, 0.0, place.width / sprite.width_px)
    return motions.move(sprite, to, PICK_UP_SECONDS, decelerate)
