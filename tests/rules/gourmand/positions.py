"""Positions of Gourmand written in text notation, for the tests of its rules."""

from collections.abc import Mapping, Sequence
from itertools import count

from game.rules.contract import Event
from game.rules.gourmand import FACES, NO_CARD, Gourmand, GourmandOptions, GourmandState, Phase
from game.rules.gourmand.cards import bag_of, cards_in, column_marks, deck, parse_card
from game.rules.rng import Rng

GAME = Gourmand()


def cards(text: str) -> tuple[int, ...]:
    """``"y2 b6 dice"`` as cards."""
    return tuple(parse_card(word) for word in text.split())


def words(held: Sequence[int]) -> str:
    """Cards as ``"y2 b6 dice"``, in the order given."""
    return " ".join(GAME.card_text(card) for card in held)


def rng_that_rolls(*faces: str) -> Rng:
    """A generator whose next rolls of the die show these faces."""
    for seed in count():
        rng = Rng(seed)
        if all(rng.below(len(FACES)) == FACES.index(face) for face in faces):
            return Rng(seed)
    raise AssertionError


def position(
    *,
    players: int = 4,
    active: int = 0,
    pile: str = "g1",
    columns: Sequence[str] = (),
    directions: int = 0,
    zones: Mapping[int, str] | None = None,
    protected: Mapping[int, str] | None = None,
    rolls: Sequence[str] = (),
    risks: bool = False,
    building: bool = False,
) -> GourmandState:
    """A seat about to act; the pile in drawing order; cards not named are discarded.

    With columns, direction cards or ``building`` the turn has begun: draw or stop.
    """
    order = list(reversed(cards(pile)))
    options = GourmandOptions(risks=risks)
    state = GourmandState(players, options, rng_that_rolls(*rolls), order, active)
    for column, text in enumerate(columns):
        state.columns[column] = list(cards(text))
        state.marks[column] = column_marks(cards(text))
    state.started = len(columns)
    state.directions = directions
    if columns or directions or building:
        state.phase = Phase.BUILDING
    for seat, text in (zones or {}).items():
        state.zones[seat] = bag_of(cards(text))
    for seat, text in (protected or {}).items():
        state.protected[seat] = bag_of(cards(text))
    state.discard = bag_of(deck(players)) - bag_of(GAME.all_cards(state))
    assert GAME.all_cards(state) == sorted(deck(players)), "a card is named too often"
    return state


def play(state: GourmandState, *lines: str) -> list[Event]:
    """Make moves such as ``"0 draw"``; the events of all of them."""
    events: list[Event] = []
    for line in lines:
        seat, move = line.split(" ", 1)
        state.play(int(seat), GAME.parse_move(move), events)
    return events


def legal(state: GourmandState) -> list[str]:
    """What the seat to act may do, in notation."""
    return [GAME.move_text(move) for move in state.legal_moves(state.actor)]


def refusal(state: GourmandState, line: str) -> str | None:
    """Why a move such as ``"0 draw"`` is refused."""
    seat, move = line.split(" ", 1)
    return state.refusal(int(seat), GAME.parse_move(move))


def takers(state: GourmandState) -> list[int]:
    """The seats that take a column, each the first there is, until the sharing is over."""
    seats = []
    while state.phase is Phase.SHARING:
        seats.append(state.actor)
        state.play(state.actor, state.legal_moves(state.actor)[0])
    return seats


def zone(state: GourmandState, seat: int) -> str:
    return words(tuple(cards_in(state.zones[seat])))


def safe(state: GourmandState, seat: int) -> str:
    return words(tuple(cards_in(state.protected[seat])))


def discarded(state: GourmandState, text: str) -> int:
    """How many copies of a card lie on the discard pile."""
    return list(cards_in(state.discard)).count(parse_card(text))


def waiting(state: GourmandState) -> str:
    """The card that waits to be placed."""
    return "" if state.drawn == NO_CARD else GAME.card_text(state.drawn)


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]
