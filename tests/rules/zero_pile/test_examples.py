"""The worked examples of the rule book, with their exact cards."""

from collections import Counter

import pytest

from game.rules.contract import Event
from game.rules.zero_pile import (
    DECK,
    Dealt,
    MatchEnded,
    RoundScored,
    TrickWon,
    colour_of,
    layout_piles,
    number_of,
    pile_value,
)
from game.rules.zero_pile.rulings import next_leader
from tests.rules.zero_pile.positions import (
    TARGET,
    TEAMS,
    cards,
    lay_out,
    lay_out_all,
    only,
    piles,
    play,
    play_match,
    position,
    start,
    words,
)


def test_zp_t1_the_sheets_trick() -> None:
    state = position("""
        seat 0: y9 b1 / r3 b7 g5
        seat 1: p2 b2 / b8 g6 p1
        seat 2: y0 b3 / b9 g7 p0
        seat 3: r6 b4 / b10 g8 p3
    """)
    assert state.view(0).dealer == 3
    won = only(play(state, "y9 p2 y0 r6"), TrickWon)
    assert won.seat == 0
    assert words(won.cards) == "y9 p2 y0 r6"
    assert piles(state, 0) == "b7, g5, p2, r3 r6, y9 y0"
    assert state.to_act() == (0,)
    assert state.view(0).values[0] == won.values[-1] == 20


def test_zp_t2_the_first_of_two_elevens() -> None:
    state = position("""
        seat 0: r4 y1 / b7 g5 r3
        seat 1: b11 p2 / b1 b2 b3
        seat 2: g11 y6 / g1 r1 y0
    """)
    won = only(play(state, "r4 b11 g11"), TrickWon)
    assert won.seat == 1
    assert words(won.cards) == "b11 g11 r4"


def test_zp_t3_all_zeros() -> None:
    state = position("""
        seat 0: r0 y1 / b7 g5 r3
        seat 1: b0 p2 / b1 b2 b3
        seat 2: y0 y6 / g1 r1 y2
    """)
    assert only(play(state, "r0 b0 y0"), TrickWon).seat == 0


def test_zp_t4_wrap_around() -> None:
    state = position("""
        seat 0: g10 b1 / r3 b7 p5
        seat 1: g1 b2 / b8 g6 p1
        seat 2: g3 b3 / b9 g7 p0
        seat 3: g8 b4 / b10 r8 p3
        leader 2
    """)
    won = only(play(state, "g3 g8 g10 g1"), TrickWon)
    assert won.seat == 0
    assert words(won.cards) == "g10 g1 g3 g8"
    assert won.from_seats == (0, 1, 2, 3)
    assert piles(state, 0) == "b7, g10 g1 g3 g8, p5, r3"


def test_zp_t5_scoring() -> None:
    assert pile_value(layout_piles(tuple(cards("b11 r9 r0 g4")))) == 15


def test_zp_t6_lay_out() -> None:
    state = position("seat 0: p8 p0 r2 g1\nseat 1: b1 b2 b3 b4\nseat 2: y1 y2 y3 y4")
    lay_out(state, 0, "p8 p0 r2")
    lay_out_all(state)
    assert piles(state, 0) == "p8 p0, r2"
    assert state.view(0).values[0] == 2
    assert words(state.hands[0]) == "g1"


def test_zp_t7_deck() -> None:
    kinds = Counter((colour_of(card), number_of(card)) for card in DECK)
    assert sum(kinds.values()) == 65
    assert sum(count for (_, number), count in kinds.items() if number == 0) == 10
    assert {count for (_, number), count in kinds.items() if number > 0} == {1}
    assert len(kinds) == 60


@pytest.mark.parametrize(("players", "rounds", "tricks", "dealt"), [(4, 4, 10, 52), (6, 6, 8, 60)])
def test_zp_t8_counts(players: int, rounds: int, tricks: int, dealt: int) -> None:
    events: list[Event] = []
    play_match(start(players, events=events), events)
    deals = [event for event in events if isinstance(event, Dealt)]
    assert len(deals) == rounds
    assert all(sum(map(len, event.hands)) == dealt for event in deals)
    assert sum(isinstance(event, TrickWon) for event in events) == rounds * tricks


LIMIT_TABLE = """
    seat 0: r2 / {}
    seat 1: r6 / {}
    seat 2: r1 / g0
"""


def test_zp_t9_exactly_100_goes_on() -> None:
    # seat 1 takes r6, r1, r2 and keeps 2 on its red pile
    state = position("points 93 87 0\n" + LIMIT_TABLE.format("b7", "p7"), TARGET)
    events = play(state, "r2 r6 r1")
    assert only(events, RoundScored).totals == (100, 96, 0)
    assert not any(isinstance(event, MatchEnded) for event in events)
    state = position("points 100 96 0\n" + LIMIT_TABLE.format("b7 g11", "b11 g2 p10"), TARGET)
    ended = only(play(state, "r2 r6 r1"), MatchEnded)
    assert ended.totals == (118, 121, 0)
    assert ended.outcome.winners == (1,)
    assert ended.outcome.reason == "limit_passed"


def test_zp_t10_teams() -> None:
    state = position(
        """
        seat 0: r2 / b7
        seat 1: r6 / b8
        seat 2: r1 / b9
        seat 3: r3 / b10
        points 73 85 61 40
        points 0 0 0 0
        points 0 0 0 0
        """,
        TEAMS,
    )
    ended = only(play(state, "r2 r6 r1 r3"), MatchEnded)
    assert ended.totals == (80, 95, 70, 50)
    assert ended.teams == ((0, 2), (1, 3))
    assert ended.team_totals == (150, 145)
    assert ended.outcome.ranking == ((0, 2), (1, 3))
    assert ended.outcome.scores == (150, 145, 150, 145)


def test_zp_t11_lead_of_the_next_round() -> None:
    assert next_leader((12, 30, 9, 22), totals=(12, 30, 99, 22), previous=0) == 2
