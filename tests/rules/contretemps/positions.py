"""Contretemps positions written as text, and short ways to play on from them."""

import pytest

from game.rules.contract import Event, IllegalMove
from game.rules.contretemps import (
    DECK,
    Action,
    Contretemps,
    ContretempsOptions,
    ContretempsState,
    Direction,
    action_of,
)
from game.rules.notation import split_move
from game.rules.rng import Rng

GAME = Contretemps()
KEPT = 2


def cards(text: str) -> list[int]:
    return [GAME.parse_card(word) for word in text.split()]


def words(some_cards: list[int] | tuple[int, ...]) -> str:
    return " ".join(GAME.card_text(card) for card in some_cards)


def start(
    players: int,
    seed: int = 5,
    options: ContretempsOptions | None = None,
    events: list[Event] | None = None,
) -> ContretempsState:
    """A real deal."""
    state = GAME.start(players, options or ContretempsOptions(), seed, events)
    assert isinstance(state, ContretempsState)
    return state


def position(text: str, options: ContretempsOptions | None = None) -> ContretempsState:
    """A position from lines like these; cards of series and pile go from bottom to top.

    ``seat 0: r5 m7 j3``  a hand, one line for each player
    ``holder 1: 0 - r5 r3``  owner, direction, cards
    ``won 0: r13``  ``turn 2``  ``first 2``  ``round 4``
    ``pile 9``  so many cards in the draw pile; what remains has been won by the last
    seat.  Without this line all that remains is the draw pile.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    players = sum(line.startswith("seat ") for line in lines)
    state = ContretempsState(players, options or ContretempsOptions(), Rng(1), first=0)
    pile_size = len(DECK)
    for line in lines:
        head, _, rest = line.partition(": ")
        word, number = split_move(head)
        value = int(number[0])
        if word == "pile":
            pile_size = value
        elif word == "holder":
            owner, sign, *names = rest.split()
            direction = Direction.RISING if sign == "+" else Direction.FALLING
            state.put_series(value, int(owner), direction, cards(" ".join(names)))
        elif word == "seat":
            state.hands[value] = sorted(cards(rest))
        elif word == "won":
            state.won[value] = tuple(cards(rest))
        else:
            setattr(state, word, value)
    state.turns_left = sum(len(hand) - KEPT for hand in state.hands)
    used = set(GAME.all_cards(state))
    left = [card for card in DECK if card not in used]
    state.pile = tuple(left[:pile_size])
    state.won[-1] += tuple(left[pile_size:])
    return state


def play(state: ContretempsState, *texts: str) -> list[Event]:
    """Moves of the seats in turn; the events they caused."""
    events: list[Event] = []
    for text in texts:
        state.play(state.turn, GAME.parse_move(text), events)
    return events


def refused(state: ContretempsState, text: str) -> str | None:
    """Why the seat in turn may not do that (asked, and tried on a copy)."""
    move = GAME.parse_move(text)
    reason = state.refusal(state.turn, move)
    before = state.digest()
    assert (move in state.legal_moves(state.turn)) == (reason is None)
    if reason is not None:
        with pytest.raises(IllegalMove) as caught:
            state.play(state.turn, move)
        assert caught.value.reason == reason
        assert state.digest() == before
    return reason


def legal(state: ContretempsState) -> set[str]:
    return {GAME.move_text(move) for move in state.legal_moves(state.turn)}


def verbs(state: ContretempsState) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def series(state: ContretempsState, holder: int) -> str:
    """A holder as in ``position``."""
    found = state.view(0).holders[holder]
    if found is None:
        return "empty"
    return f"{found.owner} {found.direction.sign} {words(found.cards)}"


def quiet_turn(state: ContretempsState, events: list[Event] | None = None) -> None:
    """Start a series if possible, else slip a card under one: nobody ever owns all three."""
    moves = state.legal_moves(state.turn)
    calm = (Action.START_RISING, Action.UNDER)
    state.play(state.turn, next(move for move in moves if action_of(move) in calm), events)


def quiet_round(state: ContretempsState, events: list[Event] | None = None) -> None:
    now = state.round
    while state.round == now and state.to_act():
        quiet_turn(state, events)


def quiet_match(state: ContretempsState, events: list[Event] | None = None) -> None:
    while state.to_act():
        quiet_turn(state, events)
