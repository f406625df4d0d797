"""How Bascule's events look: dealing, turning up, playing, sticks, collecting.

Each handler keeps the shown position in step with its event and queues clips;
where cards end is for the view to say once everything has been played out.
"""

from typing import TYPE_CHECKING, Any

from game.animation.clip import Clip, Playable, call, parallel, sequence, stagger, wait
from game.animation.easing import accelerate, decelerate, linear, out_back
from game.rules.bascule import (
    BLUE_ZERO,
    Committed,
    Dealt,
    MatchEnded,
    Played,
    RoundScored,
    ScoreCardTurned,
    TrickScored,
)
from game.rules.contract import WATCHER
from game.scenes.bascule.drawing import Flight
from game.scenes.bascule.plates import tilt_of
from game.scenes.playback import EventPlayback, Handlers
from game.sprites import motions
from game.sprites.poses import Pose
from game.sprites.stage import Placement

if TYPE_CHECKING:
    from game.scenes.bascule.table import BasculeTable

DEAL_STEP_SECONDS = 0.1
TILT_SECONDS = 0.3
STICK_SECONDS = 0.3
STICK_STEP_SECONDS = 0.04
PAIR_SECONDS = 0.09
ALL_PAIRS_SECONDS = 0.7
COLLECT_SECONDS = 0.32
COLLECT_STEP_SECONDS = 0.04
LEVEL_SECONDS = 0.5
MOST_FLIGHTS = 9


class Playback(EventPlayback):
    table: "BasculeTable"

    def handlers(self) -> Handlers:
        return {
            Dealt: self._dealt,
            ScoreCardTurned: self._score_card_turned,
            Committed: self._committed,
            Played: self._played,
            TrickScored: self._trick_scored,
            RoundScored: self._round_scored,
            MatchEnded: self._match_ended,
        }

    # -- dealing

    def _dealt(self, event: Dealt) -> None:
        table = self.table
        viewer = table.viewer
        table.shown.hand = [] if viewer == WATCHER else list(event.hands[viewer])
        table.shown.trick, table.shown.hidden = [], []
        table.shown.seen, table.shown.score = [], []
        table.shown.balances = [0] * table.match.players
        table.shown.tilt = 0.0
        table.tilts = [0.0] * table.match.players
        table.hand.take(table.stage, table.brush.screen.unit, table.shown.hand)
        table.stage.clear()
        table.context.audio.play("deal")
        flights = [self._from_the_deck(card, at) for card, at in table.hand_placements().items()]
        self._queue(stagger(flights, DEAL_STEP_SECONDS))

    def _from_the_deck(self, card: Any, at: Placement) -> Playable:
        table = self.table
        sprite = table.stage.place(card, at)
        x, y = table.layout.beam
        sprite.pose = Pose(x, y, 0.0, 0.7)
        sprite.visible = False

        def appear() -> None:
            sprite.visible = True

        return sequence(call(appear), motions.move(sprite, at.pose, lean_degrees=4))

    # -- the score card

    def _score_card_turned(self, event: ScoreCardTurned) -> None:
        table = self.table
        table.shown.score.append(event.card)
        key = ("score", event.card)
        targets = table.score_placements()
        sprite = table.stage.place(key, targets[key])
        deck = table.layout.to_come
        sprite.pose = Pose(deck.right, deck.centery, 6.0, 0.5)
        sprite.face_up = False
        place = motions.move(sprite, targets[key].pose, 0.28, thrown_px=table.brush.px(24))
        self._queue(self._sound("flip"), parallel(place, motions.flip(sprite)))
        if event.card >= BLUE_ZERO:
            self._queue(wait(0.35))

    # -- cards on the beam

    def _committed(self, event: Committed) -> None:
        """BA-V2: a card lies face down; whose, but not which."""
        table = self.table
        key = ("hidden", event.seat)
        if event.seat == table.viewer and event.card in table.stage:
            table.stage.rename(event.card, key)
            table.stage[key].face_up = False
            table.shown.hand.remove(event.card)
        table.shown.hidden.append(event.seat)
        self._to_the_beam(key, event.seat)

    def _played(self, event: Played) -> None:
        table, shown = self.table, self.table.shown
        table.last_seen = (event.seat, event.card)
        if event.seat in shown.hidden:
            shown.hidden.remove(event.seat)
            table.stage.rename(("hidden", event.seat), event.card)
        elif event.card in shown.hand:
            shown.hand.remove(event.card)
        shown.trick.append((event.seat, event.card))
        self._to_the_beam(event.card, event.seat)

    def _to_the_beam(self, key: Any, seat: int) -> None:
        """One card joins; the others make room and the beam tips."""
        table, shown = self.table, self.table.shown
        before, after = shown.tilt, shown.resting_tilt()
        shown.tilt = after
        targets = table.trick_placements()
        shown.tilt = before
        if key not in table.stage:
            self._appear_at_plate(key, seat, targets[key])
        clips: list[Playable] = [self._tip(before, after)]
        for card, at in targets.items():
            sprite = table.stage[card]
            sprite.resize(at.width_px)
            sprite.layer, sprite.order, sprite.card = at.layer, at.order, at.card
            sprite.ring, sprite.lift, sprite.dim = at.ring, 0.0, False
            lean = 4.0 if card == key else 0.0
            clips.append(motions.move(sprite, at.pose, TILT_SECONDS, lean_degrees=lean))
            if at.face_up and not sprite.face_up:
                clips.append(motions.flip(sprite))
        self._queue(self._sound("card"), parallel(*clips))
        table.hand.take(table.stage, table.brush.screen.unit, shown.hand)

    def _appear_at_plate(self, key: Any, seat: int, at: Placement) -> None:
        sprite = self.table.stage.place(key, at)
        plate = self.table.plate(seat)
        sprite.pose = Pose(plate.centerx, plate.centery, 0.0, 0.5)

    def _tip(self, before: float, after: float) -> Clip:
        shown = self.table.shown

        def apply(t: float) -> None:
            shown.tilt = before + (after - before) * t

        return Clip(TILT_SECONDS, apply, out_back)

    # -- the end of a trick

    def _trick_scored(self, event: TrickScored) -> None:
        table = self.table
        self._queue(wait(table.read_seconds))
        fly: list[Playable] = []
        if event.blue:
            fly.append(self._hand_out("blue", event.blue, event.high_seat))
        if event.red:
            fly.append(self._hand_out("red", event.red, event.low_seat))
        if fly:
            self._queue(self._sound("sticks"), parallel(*fly))
        swings = [
            self._swing(seat, before, after)
            for seat, (before, after) in enumerate(
                zip(table.shown.balances, event.balances, strict=True)
            )
            if before != after
        ]
        if swings:
            self._queue(parallel(*swings))
        self._celebrate(event)
        self._collect()

    def _hand_out(self, colour: str, count: int, seat: int) -> Playable:
        """Sticks fly from the score card to a plate."""
        table = self.table
        x, y = table.layout.score_card
        plate = table.plate(seat)
        flights = []
        for _ in range(min(count, MOST_FLIGHTS)):
            flight = Flight(colour, x, y)
            table.flights.append(flight)
            flights.append(_fly(flight, (x, y), plate.center))
        return stagger(flights, STICK_STEP_SECONDS)

    def _swing(self, seat: int, before: int, after: int) -> Clip:
        """One stick after the other: red and blue cancel in pairs, the seesaw follows."""
        table = self.table
        seconds = min(ALL_PAIRS_SECONDS, PAIR_SECONDS * abs(after - before))

        def apply(t: float) -> None:
            at = before + (after - before) * t
            table.shown.balances[seat] = round(at)
            table.tilts[seat] = tilt_of(at)

        return Clip(seconds, apply, linear)

    def _celebrate(self, event: TrickScored) -> None:
        """Whoever came level by this trick shines for a moment."""
        table = self.table
        level = {
            seat
            for seat, balance in enumerate(event.balances)
            if balance == 0 and table.shown.balances[seat] != 0
        }
        if not level:
            return

        def light() -> None:
            table.level_seats |= level

        def fade() -> None:
            table.level_seats -= level

        self._queue(call(light), self._sound("level"), wait(LEVEL_SECONDS), call(fade))

    def _collect(self) -> None:
        """The trick leaves over the upper edge; its score card joins those already out."""
        table, shown = self.table, self.table.shown
        keys = [card for _, card in shown.sorted_trick()]
        keys_of_score = [("score", card) for card in shown.score]
        away = Pose(table.layout.beam[0], -table.brush.px(160), 0.0, 0.7)
        out = table.layout.seen
        to_seen = Pose(out.left, out.centery, 0.0, 0.5)
        leaving: list[Playable] = [self._leave(key, away) for key in keys]
        leaving += [self._leave(key, to_seen) for key in keys_of_score]

        def cleared() -> None:
            shown.trick = []
            shown.seen += shown.score
            shown.score = []
            for key in [*keys, *keys_of_score]:
                table.stage.remove(key)

        self._queue(
            self._sound("trick"),
            parallel(stagger(leaving, COLLECT_STEP_SECONDS), self._tip(shown.tilt, 0.0)),
            call(cleared),
        )

    def _leave(self, key: Any, to: Pose) -> Playable:
        sprite = self.table.stage[key]
        return motions.move(sprite, to, COLLECT_SECONDS, accelerate)

    # -- the end of a round

    def _round_scored(self, event: RoundScored) -> None:
        self._queue(self._sound("round"))
        self.table.queue_scores()

    def _match_ended(self, event: MatchEnded) -> None:
        self.table.queue_result()


def _fly(flight: Flight, start: tuple[int, int], end: tuple[int, int]) -> Playable:
    def begin() -> None:
        flight.visible = True

    def apply(t: float) -> None:
        flight.x = start[0] + (end[0] - start[0]) * t
        flight.y = start[1] + (end[1] - start[1]) * t

    def done() -> None:
        flight.visible = False

    return Clip(STICK_SECONDS, apply, decelerate, begin, done)
