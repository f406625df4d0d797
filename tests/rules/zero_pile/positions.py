"""Zero Pile positions written as text, and short ways to play on from them."""

from typing import TypeVar

import pytest

from game.rules.contract import Event, IllegalMove
from game.rules.rng import Rng
from game.rules.zero_pile import (
    DECK,
    ZeroPile,
    ZeroPileOptions,
    ZeroPileState,
    colour_of,
    layout_move,
    number_of,
)

GAME = ZeroPile()
E = TypeVar("E", bound=Event)
TEAMS = ZeroPileOptions(teams=True)
TARGET = ZeroPileOptions(target=True)


def cards(text: str) -> list[int]:
    return [GAME.parse_card(word) for word in text.split()]


def card(text: str) -> int:
    return GAME.parse_card(text)


def words(some_cards: list[int] | tuple[int, ...]) -> str:
    return " ".join(GAME.card_text(one) for one in some_cards)


def start(
    players: int,
    seed: int = 5,
    options: ZeroPileOptions | None = None,
    events: list[Event] | None = None,
) -> ZeroPileState:
    """A real deal."""
    state = GAME.start(players, options or ZeroPileOptions(), seed, events)
    assert isinstance(state, ZeroPileState)
    return state


def position(text: str, options: ZeroPileOptions | None = None) -> ZeroPileState:
    """A position from lines like these.

    ``seat 0: y9 b1 / b7 g5 r3``  a hand and what its seat has laid out, of one colour
    from the bottom up; one line for each player.  Nothing after ``/``: before the lay-out.
    ``leader 2``  who leads the round, by default seat 0
    ``points 12 30 9``  a finished round, each on a line of its own
    Cards not named are out of the round.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    rows = [line.partition(": ")[2].split("/") for line in lines if line.startswith("seat ")]
    leaders = [int(line.split()[1]) for line in lines if line.startswith("leader ")]
    state = ZeroPileState(
        len(rows), options or ZeroPileOptions(), Rng(1), leader=leaders[0] if leaders else 0
    )
    state.points = [
        tuple(int(word) for word in line.split()[1:]) for line in lines if line.startswith("points")
    ]
    state.round = len(state.points)
    state.hands = [sorted(cards(row[0])) for row in rows]
    laid_out = [cards(row[1]) for row in rows if len(row) > 1]
    if laid_out:
        _lay_out(state, laid_out)
    left = list(DECK)
    for one in GAME.all_cards(state):
        left.remove(one)
    state.aside = left
    return state


def _lay_out(state: ZeroPileState, laid_out: list[list[int]]) -> None:
    state.laid_out = tuple(tuple(sorted(row, key=colour_of)) for row in laid_out)
    for tops, row in zip(state.tops, laid_out, strict=True):
        for one in row:
            tops[colour_of(one)] = number_of(one)
    state.uncommitted = 0
    state.turn = state.leader
    state.find_twins()


def play(state: ZeroPileState, text: str) -> list[Event]:
    """These cards by the seats in turn; the events they caused."""
    events: list[Event] = []
    for one in cards(text):
        state.play(state.turn, one, events)
    return events


def lay_out(state: ZeroPileState, seat: int, text: str) -> list[Event]:
    events: list[Event] = []
    state.play(seat, layout_move(cards(text)), events)
    return events


def lay_out_all(state: ZeroPileState, events: list[Event] | None = None) -> None:
    """Everybody lays out the first cards of their hand."""
    for seat in state.to_act():
        state.play(seat, layout_move(state.hands[seat][: state.shape.laid_out]), events)


def play_round(state: ZeroPileState, events: list[Event] | None = None) -> None:
    """The rest of the round: everybody lays out and plays the first cards they hold."""
    now = state.round
    if state.uncommitted:
        lay_out_all(state, events)
    while state.round == now:
        state.play(state.turn, state.hands[state.turn][0], events)


def play_match(state: ZeroPileState, events: list[Event] | None = None) -> None:
    while state.to_act():
        play_round(state, events)


def refused(state: ZeroPileState, seat: int, text: str) -> str | None:
    """Why a seat may not do that (asked, and tried)."""
    move = GAME.parse_move(text)
    reason = state.refusal(seat, move)
    before = state.digest()
    assert (move in state.legal_moves(seat)) == (reason is None)
    if reason is not None:
        with pytest.raises(IllegalMove) as caught:
            state.play(seat, move)
        assert caught.value.reason == reason
        assert state.digest() == before
    return reason


def legal(state: ZeroPileState, seat: int) -> set[str]:
    return {GAME.move_text(move) for move in state.legal_moves(seat)}


def piles(state: ZeroPileState, seat: int) -> str:
    """A seat's piles in colour order, each from the bottom up: ``b7, r3 r6``."""
    return ", ".join(words(pile) for pile in state.view(seat).piles[seat] if pile)


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
