"""Bascule, worked examples: BA-T1 … BA-T16."""

import pytest

from game.rules.bascule import BasculeState, Dealt, RoundScored, ScoreCardTurned, TrickScored
from game.rules.contract import Event, ranked
from tests.rules.bascule.positions import (
    GAME,
    last_trick,
    options,
    play,
    position,
    told,
    words,
)

THREE_HANDS = ["7 8", "28 29", "36 37"]


def round_scored(events: list[Event]) -> RoundScored:
    scored = told(events, RoundScored)[0]
    assert isinstance(scored, RoundScored)
    return scored


def end_round(balances: tuple[int, ...], rounds: list[tuple[int, ...]]) -> BasculeState:
    """A table of as many seats whose round ends with exactly these balances."""
    hands = [str(number) for number in range(10, 10 + len(balances))]
    before = list(balances)
    before[0] += 1
    before[-1] -= 1
    state = last_trick(hands, balances=before, rounds=rounds, score="1")
    play(state, " ".join(hands))
    return state


def test_ba_t1_first_example() -> None:
    state = position(THREE_HANDS, score="3 1")
    play(state, "7 28 36")
    assert state.balances == [-3, 0, 3]
    assert state.to_act() == (2,)


def test_ba_t2_blue_zero_then_4() -> None:
    state = position(THREE_HANDS, score="b0 4 1")
    play(state, "7 28 36")
    assert state.balances == [-4, 0, 0]
    assert state.to_act() == (2,)


def test_ba_t3_red_zero_then_4() -> None:
    state = position(THREE_HANDS, score="r0 4 1")
    play(state, "7 28 36")
    assert state.balances == [0, 0, 4]


@pytest.mark.parametrize("zeros", ["b0 r0", "r0 b0"])
def test_ba_t4_both_zeros_then_6(zeros: str) -> None:
    state = position(THREE_HANDS, score=f"{zeros} 6 1")
    play(state, "7 28 36")
    assert state.balances == [-6, 0, 6]


def test_ba_t5_zeros_in_different_tricks_act_separately() -> None:
    state = position(["7 8 9", "28 29 30", "36 37 38"], score="b0 5 r0 2 1")
    play(state, "7 28 36")
    assert state.balances == [-5, 0, 0]
    play(state, "37 8 29")
    assert state.balances == [-5, 0, 2]


def test_ba_t6_a_zero_after_the_last_number_is_never_turned() -> None:
    state = last_trick(["7", "28", "36"], score="7 r0")
    events = play(state, "7 28 36")
    turned_in_this_round = events[: events.index(round_scored(events))]
    assert told(turned_in_this_round, ScoreCardTurned) == []
    assert round_scored(events).balances == (-7, 0, 7)


@pytest.mark.parametrize(("before", "red", "after"), [(5, 3, 2), (3, 5, -2), (4, 4, 0)])
def test_ba_t7_netting(before: int, red: int, after: int) -> None:
    state = position(THREE_HANDS, score=f"{red} 1", balances=[before, 0, 0])
    play(state, "7 28 36")
    assert state.balances[0] == after


@pytest.mark.parametrize("balance", [7, -7])
def test_ba_t8_seven_sticks_of_either_colour_are_seven_points(balance: int) -> None:
    state = end_round((1, balance, 1), [])
    assert state.points == [[1, 7, 1]]


def test_ba_t9_a_level_third_round_cancels_the_twelve() -> None:
    state = end_round((3, 0, 3, 3), [(1, 12, 1, 1), (1, 5, 1, 1)])
    assert state.totals()[1] == 5


def test_ba_t10_a_level_first_round_cancels_nothing() -> None:
    state = end_round((3, 0, 3), [])
    assert state.counted == [[3, 0, 3]]
    assert state.totals()[1] == 0


def test_ba_t11_each_level_round_cancels_the_highest_that_still_counts() -> None:
    first = end_round((3, 0, 3, 3), [(1, 9, 1, 1)])
    assert [line[1] for line in first.counted] == [0, 0]
    state = last_trick(
        ["10", "11", "12", "13"], balances=[4, 0, 3, 2], rounds=[(1, 9, 1, 1)] * 3, score="1"
    )
    state.points = [[1, 9, 1, 1], [3, 0, 3, 3], [1, 6, 1, 1]]
    state.counted = [[1, 0, 1, 1], [3, 0, 3, 3], [1, 6, 1, 1]]
    events = play(state, "10 11 12 13")
    assert round_scored(events).wiped[1] == 2
    assert state.totals()[1] == 0


def test_ba_t12_of_two_equal_rounds_only_one_is_cancelled() -> None:
    state = end_round((3, 0, 3, 3), [(1, 8, 1, 1), (1, 8, 1, 1)])
    assert state.totals()[1] == 8


def test_ba_t13_forty_five_blue_although_only_25_exist() -> None:
    hands = ["42 43 44 45 46 47 48 49 50", "10 11 12 13 14 15 16 17 18", "1 2 3 4 5 6 7 8 9"]
    state = position(hands, score="1 2 3 4 5 6 7 8 9 b0 r0")
    events: list[Event] = []
    for trick in range(9):
        events += play(state, f"{42 + trick} {10 + trick} {1 + trick}")
    assert len(told(events, TrickScored)) == 9
    assert round_scored(events).balances == (45, 0, -45)
    assert round_scored(events).points == (45, 0, 45)


def test_ba_t14_tactical_deck_with_three_players() -> None:
    events: list[Event] = []
    GAME.start(3, options(tactical=True), 2, events)
    deal = events[0]
    assert isinstance(deal, Dealt)
    assert words(sorted(sum(deal.hands, ()))) == words(range(1, 28))
    assert deal.aside == ()


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_ba_t15_dealers_go_round_and_the_seat_to_their_left_leads(seed: int) -> None:
    events: list[Event] = []
    state = GAME.start(4, options(), seed, events)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal_moves(seat)[-1], events)
    deals = [event for event in events if isinstance(event, Dealt)]
    first = deals[0].dealer
    assert [deal.dealer for deal in deals] == [(first + turn) % 4 for turn in range(4)]
    assert [deal.leader for deal in deals] == [(deal.dealer + 1) % 4 for deal in deals]


def test_ba_t15_chance_says_who_deals_first() -> None:
    first_dealers = set()
    for seed in range(30):
        state = GAME.start(4, options(), seed)
        assert isinstance(state, BasculeState)
        first_dealers.add(state.dealer)
    assert first_dealers == {0, 1, 2, 3}


def test_ba_t16_equal_totals_share_the_victory() -> None:
    assert ranked((14, 9, 9), low_wins=True, reason="rounds_played").winners == (1, 2)
    state = end_round((4, 3, 3), [(5, 3, 3), (5, 3, 3)])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (14, 9, 9)
    assert outcome.winners == (1, 2)
