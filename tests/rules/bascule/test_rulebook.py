"""Bascule, rule book: one test for each rule and variant (BA-1 … BA-18, BA-V1 … BA-V3)."""

from collections import Counter

import pytest

from game.rules.bascule import (
    BLUE_ZERO,
    RED_ZERO,
    SCORE_CARDS,
    TRICKS,
    BasculeState,
    Dealt,
    Played,
    RoundScored,
    ScoreCardTurned,
    TrickScored,
)
from game.rules.contract import WATCHER, Event, IllegalMove
from game.rules.notation import HIDDEN
from tests.rules.bascule.positions import (
    GAME,
    last_trick,
    options,
    play,
    play_round,
    position,
    told,
    words,
)


def dealt(players: int, seed: int = 1, **chosen: bool) -> BasculeState:
    state = GAME.start(players, options(**chosen), seed)
    assert isinstance(state, BasculeState)
    return state


def test_ba_1_fifty_cards_each_number_once() -> None:
    state = dealt(4)
    numbers = [card for hand in state.hands for card in hand] + state.aside
    assert sorted(numbers) == list(range(1, 51))


def test_ba_2_eleven_score_cards() -> None:
    state = dealt(3)
    turned_and_hidden = state.score_seen + state.score_pile
    assert sorted(turned_and_hidden) == [1, 2, 3, 4, 5, 6, 7, 8, 9, BLUE_ZERO, RED_ZERO]
    assert words((BLUE_ZERO, RED_ZERO)) == "b0 r0"


def test_ba_3_sticks_are_counters_without_limit() -> None:
    state = position(["50 1", "20 21", "10 11"], score="9 8", balances=[24, 0, -24])
    play(state, "50 20 10")
    assert state.balances == [33, 0, -33]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ba_4_as_many_rounds_as_players_and_everybody_deals_once(players: int) -> None:
    events: list[Event] = []
    state = GAME.start(players, options(), 7, events)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal_moves(seat)[0], events)
    dealers = [event.dealer for event in events if isinstance(event, Dealt)]
    first = dealers[0]
    assert dealers == [(first + turn) % players for turn in range(players)]
    assert len(told(events, RoundScored)) == players


@pytest.mark.parametrize(("players", "aside"), [(3, 23), (4, 14), (5, 5)])
def test_ba_5_nine_cards_each_and_nobody_sees_the_rest(players: int, aside: int) -> None:
    events: list[Event] = []
    GAME.start(players, options(), 3, events)
    deal = events[0]
    assert isinstance(deal, Dealt)
    assert [len(hand) for hand in deal.hands] == [TRICKS] * players
    assert len(deal.aside) == aside
    for viewer in range(WATCHER, players):
        assert set(deal.seen_by(viewer).aside) == {HIDDEN}


def test_ba_5_the_score_pile_is_shuffled_anew_for_each_round() -> None:
    state = dealt(3)
    orders = []
    for _ in range(3):
        orders.append((*state.score_seen, *reversed(state.score_pile)))
        play_round(state)
    assert len(set(orders)) == 3
    assert all(sorted(order) == sorted(SCORE_CARDS) for order in orders)


def test_ba_6_left_of_the_dealer_leads_after_the_score_card_was_turned() -> None:
    events: list[Event] = []
    state = GAME.start(4, options(), 5, events)
    assert isinstance(state, BasculeState)
    assert isinstance(events[0], Dealt)
    assert isinstance(events[1], ScoreCardTurned)
    assert state.to_act() == ((events[0].dealer + 1) % 4,)


def test_ba_6_the_others_follow_clockwise_with_any_card() -> None:
    state = position(["7 8", "28 29", "36 37"], score="3 4", leader=1)
    assert state.legal_moves(1) == [28, 29]
    assert state.legal_moves(2) == state.legal_moves(0) == []
    assert state.refusal(0, 7) == "not_your_turn"
    assert state.refusal(1, 36) == "not_in_hand"
    events = play(state, "29 36 7")
    assert [(e.seat, e.card) for e in events if isinstance(e, Played)] == [
        (1, 29),
        (2, 36),
        (0, 7),
    ]


def test_ba_6_a_card_out_of_turn_changes_nothing() -> None:
    state = position(["7 8", "28 29", "36 37"], score="3 4")
    before = state.snapshot()
    with pytest.raises(IllegalMove, match="not_your_turn"):
        state.play(2, 36)
    assert state.snapshot() == before


def test_ba_7_the_highest_card_takes_blue() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4")
    play(state, "7 36 28")
    assert state.balances[1] == 5


def test_ba_8_the_lowest_card_takes_red() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4")
    play(state, "7 36 28")
    assert state.balances[0] == -5


def test_ba_9_sticks_are_public() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4")
    play(state, "7 36 28")
    assert {state.view(viewer).balances for viewer in range(WATCHER, 3)} == {(-5, 5, 0)}


def test_ba_10_played_cards_leave_the_table_and_score_cards_stay_visible() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4 3 2 1 6 7 8 9 b0 r0")
    play(state, "7 36 28")
    view = state.view(WATCHER)
    assert view.trick == ()
    assert words(view.score_cards_seen) == "5 4"


def test_ba_11_the_highest_card_leads_next() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4")
    play(state, "7 36 28")
    assert state.to_act() == (1,)


def test_ba_11_also_when_blue_was_blocked() -> None:
    state = position(["7 8", "28 29", "36 37"], score="b0 5 4")
    play(state, "7 28 36")
    assert state.balances[2] == 0
    assert state.to_act() == (2,)


def test_ba_12_nobody_holds_both_colours() -> None:
    state = position(["7 8", "36 37", "28 29"], score="5 4", balances=[3, -9, 0])
    play(state, "7 36 28")
    assert state.balances == [-2, -4, 0]


@pytest.mark.parametrize(
    ("zero", "balances"), [("b0", [-4, 0, 0]), ("r0", [0, 0, 4])], ids=["blue", "red"]
)
def test_ba_13_a_zero_blocks_its_colour_and_the_next_card_counts(
    zero: str, balances: list[int]
) -> None:
    state = position(["7 8", "28 29", "36 37"], score=f"{zero} 4 2")
    assert state.prize == 4
    events = play(state, "7 28 36")
    assert state.balances == balances
    scored = told(events, TrickScored)[0]
    assert isinstance(scored, TrickScored)
    assert (scored.blue, scored.red) == ((0, 4) if zero == "b0" else (4, 0))


def test_ba_13_a_zero_blocks_only_its_own_trick() -> None:
    state = position(["7 8", "28 29", "36 37"], score="b0 4 2")
    play(state, "7 28 36")
    assert (state.prize, state.blue_given, state.red_given) == (2, True, True)


@pytest.mark.parametrize("zeros", ["b0 r0", "r0 b0"])
def test_ba_14_two_zeros_in_a_row_have_no_effect(zeros: str) -> None:
    state = position(["7 8", "28 29", "36 37"], score=f"{zeros} 6 2")
    assert (state.prize, state.blue_given, state.red_given) == (6, True, True)


def test_ba_15_nine_tricks_and_the_sticks_left_are_the_score() -> None:
    events: list[Event] = []
    state = GAME.start(4, options(), 11, events)
    assert isinstance(state, BasculeState)
    events = play_round(state)
    scored = told(events, RoundScored)[0]
    assert isinstance(scored, RoundScored)
    assert len(told(events, TrickScored)) == 9
    assert scored.points == tuple(abs(balance) for balance in scored.balances)


def test_ba_16_a_level_round_strikes_the_own_highest_earlier_round() -> None:
    state = last_trick(["10", "40", "20"], balances=[1, 4, 0], rounds=[(6, 2, 9)], score="1")
    events = play(state, "10 40 20")
    scored = told(events, RoundScored)[0]
    assert isinstance(scored, RoundScored)
    assert scored.points == (0, 5, 0)
    assert scored.wiped == (0, None, 0)
    assert scored.totals == (0, 7, 0)


def test_ba_16_the_score_sheet_keeps_what_was_struck() -> None:
    state = last_trick(["10", "40", "20"], balances=[1, 4, 3], rounds=[(6, 2, 9)])
    play(state, "10 40 20")
    line = state.view(0).score_lines[0]
    assert (line.points, line.counted) == ((6, 2, 9), (0, 2, 9))


def test_ba_17_sticks_go_back_before_the_next_round() -> None:
    state = last_trick(["10", "40", "20"], balances=[5, 4, 3])
    play(state, "10 40 20")
    assert state.round == 1
    assert state.balances == [0, 0, 0]


def test_ba_18_lowest_total_wins() -> None:
    state = last_trick(
        ["10", "40", "20"], balances=[6, 4, 3], rounds=[(1, 2, 9), (3, 3, 3)], score="1"
    )
    play(state, "10 40 20")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (9, 10, 15)
    assert outcome.ranking == ((0,), (1,), (2,))
    assert outcome.reason == "rounds_played"


@pytest.mark.parametrize(("players", "highest"), [(3, 27), (4, 36), (5, 45)])
def test_ba_v1_tactical_uses_only_the_cards_needed(players: int, highest: int) -> None:
    state = dealt(players, tactical=True)
    assert sorted(card for hand in state.hands for card in hand) == list(range(1, highest + 1))
    assert state.aside == []


def test_ba_v2_chaotic_cards_are_chosen_in_secret_and_revealed_together() -> None:
    state = position(["7 8", "28 29", "36 37"], score="3 4", simultaneous=True)
    assert state.to_act() == (0, 1, 2)
    state.play(2, 36)
    state.play(0, 7)
    assert state.to_act() == (1,)
    assert state.view(1).committed == (True, False, True)
    assert state.view(1).own_commit == 0
    assert state.view(1).trick == ()
    assert state.refusal(0, 8) == "already_chosen"
    events: list[Event] = []
    state.play(1, 28, events)
    assert Counter(event.card for event in events if isinstance(event, Played)) == {
        7: 1,
        28: 1,
        36: 1,
    }
    assert state.balances == [-3, 0, 3]


def test_ba_v2_the_score_card_is_turned_before_anybody_chooses() -> None:
    state = position(["7 8", "28 29", "36 37"], score="b0 3 4", simultaneous=True)
    assert (state.view(0).prize, state.view(0).blue_given) == (3, False)


def test_ba_v3_both_variants_together() -> None:
    state = dealt(3, tactical=True, simultaneous=True)
    assert state.to_act() == (0, 1, 2)
    assert max(card for hand in state.hands for card in hand) == 27
    while state.to_act():
        for seat in state.to_act():
            state.play(seat, state.legal_moves(seat)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert len(state.points) == 3
