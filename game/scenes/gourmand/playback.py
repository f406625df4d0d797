"""How Gourmand's events look: the draw, the bust, the die, columns that are taken.

Each handler queues clips and lets the shown position follow its event at the
right moment; where cards end is for the view to say once all is played out.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.animation.clip import Clip, call, parallel, sequence, stagger, wait
from game.animation.easing import accelerate, decelerate, linear
from game.rules.contract import Event
from game.rules.gourmand import (
    Busted,
    CardDrawn,
    CardPlaced,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionsDiscarded,
    DirectionTurned,
    MatchEnded,
    PileShuffled,
    Protected,
    RollCause,
    Stopped,
    TurnStarted,
    chances,
)
from game.scenes.gourmand.drawing import order_now
from game.scenes.gourmand.flights import FLIGHT_LAYER, Flights, appearing
from game.scenes.gourmand.moments import Die, Moment, clashes_of
from game.scenes.playback import EventPlayback, Handlers
from game.sprites import motions
from game.sprites.dressing import Ring
from game.sprites.poses import Pose

if TYPE_CHECKING:
    from game.scenes.gourmand.table import GourmandTable

DRAWN: Hashable = "drawn"
BUSTED: Hashable = "busted"

HOLD_SECONDS = 0.1
TENSION_SECONDS = 0.7
"""The riskier the draw, the longer the card hangs in the air."""
TURN_SECONDS = 0.36
PLACE_SECONDS = 0.26
CLASH_STEP_SECONDS = 0.12
RIBBON_SECONDS = 0.25
DIE_SECONDS = 0.85
DIE_HELD_SECONDS = 0.4
FLIGHT_SECONDS = 0.34
LOSS_SECONDS = 0.5
FLIGHT_STEP_SECONDS = 0.06
ORDER_SECONDS = 0.4
NOTICE_SECONDS = 0.45


class Playback(EventPlayback):
    table: "GourmandTable"

    def __init__(self, table: "GourmandTable") -> None:
        super().__init__(table)
        self.flights = Flights(table)

    def handlers(self) -> Handlers:
        return {
            PileShuffled: self._pile_shuffled,
            TurnStarted: self._turn_started,
            CardDrawn: self._card_drawn,
            CardPlaced: self._card_placed,
            DirectionTurned: self._direction_turned,
            Stopped: self._stopped,
            Busted: self._busted,
            DieRolled: self._die_rolled,
            ColumnTaken: self._column_taken,
            ColumnDiscarded: self._column_discarded,
            DirectionsDiscarded: self._directions_discarded,
            Protected: self._protected,
            MatchEnded: self._match_ended,
        }

    def show(self, event: Event) -> None:
        caption = self.table.captions.of(event)
        if caption is not None:
            self.table.caption = caption
        super().show(event)

    # -- small pieces

    def _follow(self, event: Event) -> Clip:
        return call(lambda: self.table.follow(event))

    # -- turns

    def _pile_shuffled(self, event: PileShuffled) -> None:
        self.table.context.audio.play("deal")
        self._queue(wait(0.2))

    def _turn_started(self, event: TurnStarted) -> None:
        table = self.table
        table.follow(event)
        if event.seat in table.people:
            self._queue(self._sound("turn"))
        self._queue(wait(0.12))

    def _match_ended(self, event: MatchEnded) -> None:
        self._queue(self._sound("round"), wait(self.table.read_seconds))
        self.table.queue_result()

    # -- draw and place

    def _card_drawn(self, event: CardDrawn) -> None:
        """Lifted off the pile, held the longer the more there is to fear, then turned over."""
        table = self.table
        fear = chances(table.shown).bust_chance
        table.shown = replace(table.shown, pile=event.cards_left)
        at = table.drawn_placement(event.card)
        sprite = table.stage.place(DRAWN, at)
        layout = table.layout
        sprite.pose = layout.pile.scaled(layout.pile_width / layout.drawn_width)
        sprite.face_up = False
        high = table.brush.px(26)
        self._queue(
            self._sound("select"),
            motions.lift(sprite, 1.0, 0.14),
            wait(HOLD_SECONDS + TENSION_SECONDS * fear),
            self._sound("flip"),
            parallel(
                motions.move(sprite, at.pose, TURN_SECONDS, thrown_px=high, lean_degrees=-5),
                sequence(Clip(0.1, _nothing), motions.flip(sprite, seconds=0.24)),
            ),
            motions.lift(sprite, 0.0, 0.1, accelerate),
            self._sound("card"),
            self._follow(event),
        )
        if event.seat not in table.people:
            self._queue(wait(0.15))

    def _card_placed(self, event: CardPlaced) -> None:
        table = self.table
        table.follow(event)
        key = table.column_key(event.column, len(table.shown.columns[event.column]) - 1)
        if DRAWN in table.stage:
            table.stage.rename(DRAWN, key)
            table.stage[key].lift = 0.0
        table.stage.settle(table.placements(), PLACE_SECONDS)
        self._queue(Clip(PLACE_SECONDS * 0.8, _nothing), self._sound("card"))

    def _direction_turned(self, event: DirectionTurned) -> None:
        """The card goes aside and the numbers change places."""
        table = self.table
        before, _ = order_now(table.shown)
        table.follow(event)
        key: Hashable = ("direction", event.turned - 1)
        if DRAWN in table.stage:
            table.stage.rename(DRAWN, key)
        table.stage.settle(table.placements(), PLACE_SECONDS)
        table.order_before, table.order_shift = before, 0.0

        def shift(t: float) -> None:
            table.order_shift = t

        self._queue(
            Clip(PLACE_SECONDS, _nothing),
            self._sound("level"),
            Clip(ORDER_SECONDS, shift),
            wait(NOTICE_SECONDS),
        )

    def _stopped(self, event: Stopped) -> None:
        self.table.follow(event)
        self._queue(self._sound("level"), wait(NOTICE_SECONDS))

    # -- too greedy

    def _busted(self, event: Busted) -> None:
        """Each clash is ringed in its column, the card shakes, the ribbon comes across."""
        table = self.table
        moment = table.moment = Moment(
            ribbon=table.words("Too greedy!"),
            avatar=table.match.seats[event.seat].avatar,
            seat=event.seat,
        )
        if DRAWN in table.stage:
            table.stage.rename(DRAWN, BUSTED)
            table.stage[BUSTED].layer = FLIGHT_LAYER
        for clash in self._clashes(event):
            ring = call(partial(moment.clashes.append, clash))
            self._queue(ring, self._sound("select"), wait(CLASH_STEP_SECONDS))
        self._queue(call(self._mark_wrong), self._sound("refuse"))
        if BUSTED in table.stage:
            self._queue(motions.shake(table.stage[BUSTED], 0.26))

        def slide(t: float) -> None:
            moment.ribbon_in = t

        self._queue(
            Clip(RIBBON_SECONDS, slide, decelerate), self._follow(event), wait(NOTICE_SECONDS)
        )

    def _clashes(self, event: Busted) -> list[Any]:
        """Column by column, each card that is in the way."""
        table, found = self.table, []
        for column, cards in enumerate(table.shown.columns):
            for index, card in enumerate(cards):
                if card in event.clashes[column]:
                    found += clashes_of(table.column_key(column, index), card, event.card)
        return found

    def _mark_wrong(self) -> None:
        sprite = self.table.stage.get(BUSTED)
        if sprite is not None:
            sprite.ring = Ring.WRONG

    # -- the die

    def _die_rolled(self, event: DieRolled) -> None:
        table, layout = self.table, self.table.layout
        bust = event.cause is RollCause.BUST
        at = layout.die if bust else (round(layout.drawn.x), round(layout.drawn.y))
        die = Die(event.face, at, layout.die_side)

        def roll(t: float) -> None:
            die.progress = t

        def appear() -> None:
            table.moment.die, table.moment.seat = die, event.seat
            table.caption = table.captions.rolling(event.seat)

        def tell() -> None:
            table.caption = table.captions.rolled(event)

        self._queue(
            call(appear),
            self._sound("sticks"),
            Clip(DIE_SECONDS, roll, linear),
            call(tell),
            wait(DIE_HELD_SECONDS),
        )
        self._lose(event)
        self._queue(wait(table.read_seconds * 0.6), call(self._clear))

    def _lose(self, event: DieRolled) -> None:
        """The lost cards leave the zone colour by colour."""
        sprites = self.flights.from_zone(event.seat, event.lost)
        self._queue(self._follow(event))
        if not sprites:
            return
        away, high = self.table.layout.discard.scaled(0.5), self.table.brush.px(40)
        leaving = [
            appearing(sprite, motions.move(sprite, away, LOSS_SECONDS, accelerate, thrown_px=high))
            for sprite in sprites
        ]
        self._queue(
            self._sound("trick"),
            stagger(leaving, FLIGHT_STEP_SECONDS),
            call(lambda: self.flights.land(sprites)),
        )

    def _clear(self) -> None:
        self.table.moment = Moment()
        self.table.stage.remove(BUSTED)

    # -- columns leave

    def _column_taken(self, event: ColumnTaken) -> None:
        table = self.table
        ways = []
        for index, card in enumerate(event.cards):
            sprite = table.stage.get(table.column_key(event.column, index))
            if sprite is None:
                continue
            sprite.layer = FLIGHT_LAYER
            x, y = self.flights.zone_point(event.seat, card)
            ways.append(motions.move(sprite, Pose(x, y, 0.0, 0.45), FLIGHT_SECONDS))
        self._queue(self._sound("trick"), stagger(ways, FLIGHT_STEP_SECONDS))
        self._leave_column(event, event.column, len(event.cards))

    def _column_discarded(self, event: ColumnDiscarded) -> None:
        table = self.table
        ways = []
        for index in range(len(event.cards)):
            sprite = table.stage.get(table.column_key(event.column, index))
            if sprite is not None:
                sprite.layer = FLIGHT_LAYER
                away = table.layout.discard.scaled(0.6)
                ways.append(motions.move(sprite, away, FLIGHT_SECONDS, accelerate))
        self._queue(self._sound("card"), stagger(ways, FLIGHT_STEP_SECONDS * 0.6))
        self._leave_column(event, event.column, len(event.cards))

    def _leave_column(self, event: Event, column: int, count: int) -> None:
        table = self.table

        def gone() -> None:
            for index in range(count):
                table.stage.remove(table.column_key(column, index))
            table.follow(event)

        self._queue(call(gone), wait(0.12))

    def _directions_discarded(self, event: DirectionsDiscarded) -> None:
        table = self.table
        keys: list[Hashable] = [("direction", index) for index in range(event.count)]
        sprites = [table.stage[key] for key in keys if key in table.stage]
        away = table.layout.discard
        self._queue(
            stagger([motions.move(sprite, away, 0.25) for sprite in sprites], 0.04),
            self._follow(event),
            call(lambda: self.flights.land(sprites)),
        )

    # -- protect

    def _protected(self, event: Protected) -> None:
        """The whole colour turns face down and goes under the shield."""
        sprites = self.flights.from_zone(event.seat, event.cards)
        safe = Pose(*self.flights.safe_point(event.seat), 0.0, 0.8)
        going = [
            appearing(
                sprite,
                parallel(motions.move(sprite, safe, FLIGHT_SECONDS), motions.flip(sprite, False)),
            )
            for sprite in sprites
        ]
        self._queue(
            self._follow(event),
            self._sound("level"),
            stagger(going, FLIGHT_STEP_SECONDS),
            call(lambda: self.flights.land(sprites)),
            wait(NOTICE_SECONDS),
        )


def _nothing(_progress: float) -> None:
    """Time that passes with what moves beside it."""
