"""What the table shows about the trick before it ends, and about the last one after."""

from hypothesis import given
from hypothesis import strategies as st

from game.rules.contract import Event
from game.rules.rng import Rng
from game.rules.zero_pile import (
    Colour,
    Forecast,
    PileChange,
    TrickWon,
    forecast,
    layout_piles,
    pile_value,
    taken_trick,
)
from tests.rules.zero_pile.positions import card, cards, play, position, start, words

TABLE = """
    seat 0: y9 b1 / r3 b9 g5
    seat 1: p2 b2 / b8 g6 p1
    seat 2: y0 b3 / b10 g7 p0
    seat 3: r6 y11 / b11 g8 p3
"""


def told(found: Forecast | None) -> tuple[int, bool, int, int]:
    assert found is not None
    return found.winner, found.certain, found.before, found.after


def test_nothing_to_tell_before_the_first_card() -> None:
    view = position(TABLE).view(0)
    assert view.winning is None
    assert forecast(view) is None


def test_who_takes_the_trick_as_it_lies() -> None:
    state = position(TABLE)
    play(state, "y9 p2")
    assert state.view(3).winning == 0
    assert told(forecast(state.view(3))) == (0, False, 17, 17 + 9 + 2)
    play(state, "y0")
    assert told(forecast(state.view(3))) == (0, False, 17, 17 + 0 + 2)


def test_what_a_card_would_make_of_it() -> None:
    state = position(TABLE)
    play(state, "y9 p2 y0")
    view = state.view(3)
    assert told(forecast(view, card("r6"))) == (0, True, 17, 22)
    # seat 3 would take y11, y9, p2, y0
    assert told(forecast(view, card("y11"))) == (3, True, 22, 21)


def test_what_a_card_of_somebody_else_would_make_of_it() -> None:
    state = position(TABLE)
    play(state, "y9")
    assert told(forecast(state.view(3), card("y11"), seat=1)) == (1, False, 15, 24)


def test_each_pile_before_and_after() -> None:
    state = position(TABLE)
    play(state, "y9 p2 y0")
    found = forecast(state.view(3), card("r6"))
    assert found is not None
    assert found.order == (0, 1, 2, 3)
    assert words([entry.card for entry in found.placements]) == "y9 p2 y0 r6"
    assert found.changes == (
        PileChange(Colour.PURPLE, (card("p2"),), None),
        PileChange(Colour.RED, (card("r6"),), card("r3")),
        PileChange(Colour.YELLOW, tuple(cards("y9 y0")), None),
    )
    assert [(change.before, change.after) for change in found.changes] == [(0, 2), (3, 6), (0, 0)]


def test_a_finished_trick_again() -> None:
    state = position(TABLE)
    play(state, "y9 p2 y0 r6 b1 b2 b3")
    view = state.view(1)
    again = taken_trick(view)
    assert told(again) == (0, True, 17, 22)
    assert words([entry.card for entry in again.placements]) == "y9 p2 y0 r6"
    assert taken_trick(view, 0) == again


def test_piles_while_choosing_a_lay_out() -> None:
    piles = layout_piles(tuple(cards("p8 p0 r2")))
    assert [words(pile) for pile in piles if pile] == ["p8 p0", "r2"]
    assert pile_value(piles) == 2


@given(st.integers(3, 6), st.integers(0, 2**32))
def test_a_certain_forecast_comes_true(players: int, seed: int) -> None:
    state = start(players, seed)
    rng = Rng(seed)
    seen = 0
    while state.round == 0:
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        move = moves[rng.below(len(moves))]
        view = state.view(seat)
        found = None if view.laying_out else forecast(view, move)
        events: list[Event] = []
        state.play(seat, move, events)
        for event in events:
            if isinstance(event, TrickWon):
                assert found is not None
                assert found.certain
                assert (found.winner, found.before) == (event.seat, event.value_before)
                assert found.placements == event.placements
                assert found.after == event.values[-1]
                seen += 1
    assert seen == state.view(0).tricks_per_round
