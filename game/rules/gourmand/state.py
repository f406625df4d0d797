"""A position of Gourmand and how moves change it."""

from typing import Self

from game.rules.contract import WATCHER, Event, Json, Outcome, State
from game.rules.gourmand.cards import (
    COLOUR_MASKS,
    COLOURS,
    DICE,
    DICE_MARK,
    DIRECTION,
    EMPTY,
    FACES,
    MARKS,
    NO_CARD,
    NOT_ROLLED,
    NUMBERED,
    UNIT,
    bag_of,
    bag_size,
    bag_value,
    cards_in,
    clashing,
    value_of,
)
from game.rules.gourmand.events import (
    Busted,
    CardDrawn,
    CardPlaced,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionsDiscarded,
    DirectionTurned,
    MatchEnded,
    Protected,
    RollCause,
    Stopped,
    TurnStarted,
)
from game.rules.gourmand.moves import (
    DRAW,
    PLACE,
    PLACE_MOVES,
    PROTECT,
    PROTECT_MOVES,
    STOP,
    TAKE,
    TAKE_MOVES,
)
from game.rules.gourmand.options import GourmandOptions
from game.rules.gourmand.pictures import snapshot_of, view_of
from game.rules.gourmand.refusals import refusal_of
from game.rules.gourmand.rulings import (
    LOSSES,
    LOSSES_WITH_RISKS,
    opponents_in_order,
    ranked_with_cards,
)
from game.rules.gourmand.view import GourmandView, Phase
from game.rules.rng import Rng

# Read by name in every move of a playout, so not by attribute of the enum.
STARTING, PLACING, BUILDING, SHARING, OVER = Phase

_ONE_SEAT = ((0,), (1,), (2,), (3,), (4,), (5,), ())
"""``_ONE_SEAT[-1]`` is the empty set: nobody's turn."""

_OPEN_COLUMNS = (0b001, 0b011, 0b111, 0b111)
"""By number of columns: the set of those that exist and the next free one (GO-8)."""


class GourmandState(State):
    __slots__ = (
        "active",
        "actor",
        "busted",
        "choosers",
        "columns",
        "die",
        "directions",
        "discard",
        "drawn",
        "fits",
        "losses",
        "marks",
        "options",
        "phase",
        "pile",
        "players",
        "protected",
        "rng",
        "started",
        "turn",
        "zones",
    )

    def __init__(
        self, players: int, options: GourmandOptions, rng: Rng, pile: list[int], active: int
    ) -> None:
        self.players = players
        self.options = options
        self.losses = LOSSES_WITH_RISKS if options.risks else LOSSES
        self.rng = rng
        self.pile = pile  # drawn from its end
        self.turn = 1
        self.active = active
        self.actor = active
        self.phase: Phase = STARTING
        self.drawn = NO_CARD
        self.fits = 0  # set of columns that take the drawn card
        self.columns: list[list[int]] = [[], [], []]
        self.marks = [0, 0, 0]  # of each column, see MARKS
        self.started = 0  # columns started in this turn
        self.directions = 0
        self.busted = False
        self.choosers: tuple[int, ...] = ()
        self.die = NOT_ROLLED  # place in FACES of what it shows
        self.zones = [EMPTY] * players  # bags, like the next two
        self.protected = [EMPTY] * players
        self.discard = EMPTY

    # -- who may do what

    def to_act(self) -> tuple[int, ...]:
        return _ONE_SEAT[self.actor]

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        phase = self.phase
        if phase is PLACING:
            return PLACE_MOVES[self.fits][:]
        if phase is BUILDING:
            return [DRAW, STOP] if self.started else [DRAW]  # GO-18
        if phase is SHARING:
            first, second, third = self.columns
            return TAKE_MOVES[bool(first) | bool(second) << 1 | bool(third) << 2][:]
        if phase is STARTING:
            zone = self.zones[seat]
            return [DRAW, *[move for mask, move in PROTECT_MOVES if zone & mask]]  # GO-41
        return []

    def refusal(self, seat: int, move: int) -> str | None:
        return refusal_of(self, seat, move)

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        if move == DRAW:
            self._draw(seat, events)
        elif move < TAKE:
            self._place(seat, move - PLACE, events)
        elif move < STOP:
            self._take(seat, move - TAKE, events)
        elif move == STOP:
            self._stop(events)
        else:
            self._protect(seat, move - PROTECT, events)

    # -- draw and place

    def _draw(self, seat: int, events: list[Event] | None) -> None:
        card = self.pile.pop()
        if events is not None:
            events.append(CardDrawn(seat, card, len(self.pile)))
        if card == DIRECTION:
            self._lay_direction_aside(seat, events)
            return
        fits = self.columns_fitting(card)
        if not fits:
            self._bust(seat, card, events)
            return
        self.drawn = card
        self.fits = fits
        self.phase = PLACING

    def columns_fitting(self, card: int) -> int:
        """GO-8, GO-9, GO-10: the set of columns that take a card, one bit each."""
        marks = MARKS[card]
        first, second, third = self.marks
        fits = _OPEN_COLUMNS[self.started]
        if first & marks:
            fits &= 0b110
        if second & marks:
            fits &= 0b101
        if third & marks:
            fits &= 0b011
        return fits

    def _lay_direction_aside(self, seat: int, events: list[Event] | None) -> None:
        self.directions += 1
        self.phase = BUILDING
        if events is not None:
            events.append(DirectionTurned(seat, self.directions, self.directions % 2 == 0))
        if not self.pile:
            self._stop(events)

    def _place(self, seat: int, column: int, events: list[Event] | None) -> None:
        card = self.drawn
        self.columns[column].append(card)
        self.marks[column] |= MARKS[card]
        if column == self.started:
            self.started += 1
        self.drawn = NO_CARD
        self.phase = BUILDING
        if events is not None:
            events.append(CardPlaced(seat, card, column, value_of(self.columns[column])))
        if not self.pile:
            self._stop(events)

    # -- stop or bust, and share

    def _stop(self, events: list[Event] | None) -> None:
        """GO-14, GO-15; ours: with an empty pile the turn stops by itself."""
        if events is not None:
            events.append(Stopped(self.active, not self.pile))
        opponents = opponents_in_order(self.players, self.active, self.directions)
        self._share((self.active, *opponents), events)

    def _bust(self, seat: int, card: int, events: list[Event] | None) -> None:
        """GO-23 to GO-26: discard the card, roll, then the opponents share."""
        self.busted = True
        self.discard += UNIT[card]
        if events is not None:
            clashes = tuple(clashing(column, card) for column in self.columns)
            events.append(Busted(seat, card, clashes))
        self._roll(seat, RollCause.BUST, events)
        self._share(opponents_in_order(self.players, seat, self.directions), events)

    def _share(self, order: tuple[int, ...], events: list[Event] | None) -> None:
        """GO-16: as many seats choose as there are columns; the rest get nothing."""
        self.phase = SHARING
        self.choosers = order[: self.started]
        self._next_chooser(events)

    def _next_chooser(self, events: list[Event] | None) -> None:
        if self.choosers:
            self.actor = self.choosers[0]
        else:
            self._discard_leftovers(events)
            self._end_turn(events)

    def _take(self, seat: int, column: int, events: list[Event] | None) -> None:
        cards = self.columns[column]
        self.columns[column] = []
        bag = EMPTY
        for card in cards:
            bag += UNIT[card]
        self.zones[seat] += bag & NUMBERED
        if events is not None:
            events.append(ColumnTaken(seat, column, tuple(cards)))
        if self.marks[column] & DICE_MARK:  # GO-19: rolled when the cards are in the zone
            self._roll(seat, RollCause.DICE_CARD, events)
            self.discard += UNIT[DICE]
        self.choosers = self.choosers[1:]
        self._next_chooser(events)

    def _roll(self, seat: int, cause: RollCause, events: list[Event] | None) -> None:
        face = self.die = self.rng.below(len(FACES))
        zone = self.zones[seat]
        lost = zone & self.losses[face]
        if lost:
            self.zones[seat] = zone - lost
            self.discard += lost
        if events is not None:
            events.append(DieRolled(seat, FACES[face], tuple(cards_in(lost)), cause))

    def _discard_leftovers(self, events: list[Event] | None) -> None:
        """GO-17; GO-33, ours: no opponent takes a second column."""
        for column, cards in enumerate(self.columns):
            if cards:
                self.columns[column] = []
                self.discard += bag_of(cards)
                if events is not None:
                    events.append(ColumnDiscarded(column, tuple(cards)))

    # -- protect

    def _protect(self, seat: int, colour: int, events: list[Event] | None) -> None:
        """GO-34: the whole colour goes, and the turn is over."""
        zone = self.zones[seat]
        saved = zone & COLOUR_MASKS[colour]
        self.zones[seat] = zone - saved
        self.protected[seat] += saved
        if events is not None:
            events.append(Protected(seat, COLOURS[colour], tuple(cards_in(saved))))
        self._end_turn(events)

    # -- the end of a turn, the end of the match

    def _end_turn(self, events: list[Event] | None) -> None:
        if self.directions:
            self._discard_directions(events)
        self.busted = False
        if not self.pile:  # GO-37: and the columns are gone
            self._end(events)
            return
        self.marks = [0, 0, 0]
        self.started = 0
        self.turn += 1
        seat = self.active + 1  # GO-5, GO-29: whatever direction cards said
        self.active = self.actor = seat if seat < self.players else 0
        self.phase = STARTING
        if events is not None:
            events.append(TurnStarted(self.turn, self.active, len(self.pile)))

    def _discard_directions(self, events: list[Event] | None) -> None:
        """GO-31."""
        self.discard += self.directions * UNIT[DIRECTION]
        if events is not None:
            events.append(DirectionsDiscarded(self.directions))
        self.directions = 0

    def _end(self, events: list[Event] | None) -> None:
        self.phase = OVER
        self.actor = WATCHER
        self.marks = [0, 0, 0]
        self.started = 0
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            events.append(MatchEnded(outcome, self.card_counts()))

    def totals(self) -> tuple[int, ...]:
        """GO-38, as if the match ended now."""
        bags = zip(self.zones, self.protected, strict=True)
        return tuple(bag_value(zone) + bag_value(safe) for zone, safe in bags)

    def card_counts(self) -> tuple[int, ...]:
        """GO-39: the cards collected so far."""
        bags = zip(self.zones, self.protected, strict=True)
        return tuple(bag_size(zone) + bag_size(safe) for zone, safe in bags)

    def outcome(self) -> Outcome | None:
        if self.phase is not OVER:
            return None
        return ranked_with_cards(self.totals(), self.card_counts())

    # -- copies and pictures of the position

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.losses = self.losses
        copy.rng = self.rng.clone()
        copy.pile = self.pile[:]
        copy.turn = self.turn
        copy.active = self.active
        copy.actor = self.actor
        copy.phase = self.phase
        copy.drawn = self.drawn
        copy.fits = self.fits
        copy.columns = [column[:] for column in self.columns]
        copy.marks = self.marks[:]
        copy.started = self.started
        copy.directions = self.directions
        copy.busted = self.busted
        copy.choosers = self.choosers
        copy.die = self.die
        copy.zones = self.zones[:]
        copy.protected = self.protected[:]
        copy.discard = self.discard
        return copy

    def view(self, seat: int) -> GourmandView:
        return view_of(self, seat)

    def snapshot(self) -> dict[str, Json]:
        return snapshot_of(self)
