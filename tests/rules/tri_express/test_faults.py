"""Tri Express, rule book: calls and penalties (TE-16 … TE-22, TE-T6 … TE-T9)."""

import pytest

from game.rules.contract import IllegalMove
from game.rules.tri_express import (
    FAULT,
    MOST_CALLS,
    NOBODY,
    RESUME,
    CardReturned,
    FaultCalled,
    FaultCheck,
    FaultsExhausted,
    OpenCard,
    PenaltyPaid,
    Resumed,
    TriExpressOptions,
)
from tests.rules.tri_express.tables import (
    DECK,
    GAME,
    STEP,
    A,
    B,
    C,
    D,
    cards,
    do,
    hand_sizes,
    of_kind,
    stock_sizes,
    table,
)

TOPS = "fish-blue-1 moon-red-4 key-green-3"
HANDS = (
    "key-blue-2 fish-black-3 lightning-blue-6",
    "suitcase-blue-2 umbrella-red-3 moon-blue-1",
    "fish-green-2 fish-violet-3 fish-yellow-5",
    "suitcase-red-2 umbrella-red-6 moon-green-2",
)
WRONG = "place suitcase-blue-2 step"
RIGHT = "place umbrella-red-3 step"


def after(move: str, players: int = 4, stocks: tuple[int, ...] = (10, 11, 10, 10)):
    """B has just placed a card: the stocks are ten each now, unless told otherwise."""
    state = table(HANDS[:players], TOPS, stocks[:players])
    do(state, B, move)
    return state


def test_te_t6_a_justified_call_costs_the_caller_two_and_the_others_one():
    state = after(WRONG)
    assert stock_sizes(state) == [10, 10, 10, 10]
    do(state, A, "fault")
    assert stock_sizes(state) == [8, 14, 9, 9]
    assert hand_sizes(state) == [3, 4, 3, 3]
    assert cards("suitcase-blue-2")[0] in state.hands[B]


@pytest.mark.parametrize(("caller", "given"), [(A, (2, 0, 1, 1)), (D, (1, 0, 1, 2))])
def test_te_17_whoever_calls_gives_two_and_the_offender_nothing(caller, given):
    state = after(WRONG)
    do(state, caller, "fault")
    assert state.check is not None
    assert state.check.given == given
    assert stock_sizes(state)[B] == 10 + sum(given)


def test_te_18_everybody_but_the_caller_gives_one():
    state = after(RIGHT)
    do(state, D, "fault")
    assert state.check is not None
    assert (state.check.given, state.penalised) == ((1, 1, 1, 0), D)


def test_te_t7_a_false_call_brings_the_caller_one_card_from_everybody():
    state = after(RIGHT)
    do(state, A, "fault")
    assert stock_sizes(state) == [13, 9, 9, 9]
    assert hand_sizes(state) == [3, 3, 3, 3]
    assert state.piles[STEP][-1] == cards("umbrella-red-3")[0]


def test_te_t8_two_players():
    state = after(WRONG, players=2)
    do(state, A, "fault")
    assert stock_sizes(state) == [8, 12]
    state = after(RIGHT, players=2)
    do(state, A, "fault")
    assert stock_sizes(state) == [11, 9]


def test_te_t9_a_giver_gives_what_the_stock_holds():
    state = after(WRONG, stocks=(1, 11, 0, 10))
    do(state, A, "fault")
    assert stock_sizes(state) == [0, 12, 0, 9]
    assert state.check is not None
    assert state.check.given == (1, 0, 0, 1)
    assert hand_sizes(state) == [3, 4, 3, 3]


def test_te_t9_with_empty_stocks_nobody_gives_and_nobody_wins_by_giving():
    state = after(WRONG, players=2, stocks=(0, 0))
    do(state, A, "fault")
    assert stock_sizes(state) == [0, 0]
    assert hand_sizes(state) == [3, 3]
    assert state.outcome() is None


def test_te_16_a_call_stops_the_game_and_the_clock():
    state = after(WRONG)
    state.advance(50)
    do(state, A, "fault")
    assert state.to_act() == (B,)
    assert not state.view(A).running
    state.advance(600)
    assert state.tick == 50
    for seat in (A, C, D):
        assert state.legal_moves(seat) == []
        assert state.refusal(seat, GAME.parse_move("fault")) == "game_stopped"
    assert state.refusal(B, GAME.parse_move("place moon-blue-1 same")) == "signal_first"


def test_te_16_the_check_says_what_was_compared():
    state = after(WRONG)
    events = do(state, C, "fault")
    covered, card = cards("moon-red-4 suitcase-blue-2")
    assert of_kind(events, FaultCalled) == [FaultCalled(C, B, STEP, covered, card, True)]
    for seat in range(-1, 4):
        check = state.view(seat).check
        assert check == FaultCheck(C, B, STEP, covered, card, True, (1, 0, 2, 1))
        assert check.comparison.misfits == ("number_too_far",)


def test_te_16_nobody_calls_the_own_card():
    state = after(WRONG)
    assert state.refusal(B, FAULT) == "nothing_to_call"
    assert state.view(B).callable_cards() == ()
    assert state.view(A).callable_cards() == (OpenCard(STEP, B, 0),)


def test_te_16_at_the_start_there_is_nothing_to_call():
    state = table(HANDS, TOPS)
    assert [state.refusal(seat, FAULT) for seat in range(4)] == ["nothing_to_call"] * 4


def test_te_16_a_covered_card_can_no_longer_be_called():
    state = after(WRONG)
    do(state, C, "place fish-violet-3 step")
    assert state.refusal(C, FAULT) == "nothing_to_call"
    do(state, A, "fault")
    assert state.check is not None
    assert (state.check.accused, state.check.justified) == (C, False)


def test_te_16_a_call_is_about_the_latest_wrong_card_even_under_later_right_ones():
    state = after(WRONG)
    do(state, D, "place moon-green-2 different")
    do(state, A, "place key-blue-2 same")
    do(state, C, "fault")
    assert state.check is not None
    assert (state.check.accused, state.check.card) == (D, cards("moon-green-2")[0])
    do(state, D, "resume")
    do(state, C, "fault")
    assert (state.check.accused, state.check.card) == (B, cards("suitcase-blue-2")[0])


def test_te_18_what_a_call_found_right_is_not_called_again():
    state = after(RIGHT)
    do(state, A, "fault")
    do(state, A, "resume")
    assert [state.refusal(seat, FAULT) for seat in range(4)] == ["nothing_to_call"] * 4


def test_te_18_a_false_call_settles_only_the_cards_of_the_others():
    state = after(RIGHT)
    do(state, A, "place key-blue-2 different")
    do(state, A, "fault")
    do(state, A, "resume")
    assert state.open_cards == [OpenCard(2, A, 0)]
    do(state, D, "fault")
    assert state.penalised == A


def test_te_19_penalty_cards_come_from_the_top_and_go_under_unseen():
    state = after(WRONG)
    tops = [stock[-2:][::-1] for stock in state.stocks]
    own = state.stocks[B][:]
    (paid,) = of_kind(do(state, A, "fault"), PenaltyPaid)
    assert paid.given == (tuple(tops[A]), (), (tops[C][0],), (tops[D][0],))
    assert state.stocks[B][4:] == own
    assert set(state.stocks[B][:4]) == {*tops[A], tops[C][0], tops[D][0]}
    for seat in range(-1, 4):
        assert paid.seen_by(seat).given == ((-1, -1), (), (-1,), (-1,))


def test_te_19_a_short_hand_is_filled_up_from_the_penalty():
    state = after(RIGHT, players=2, stocks=(0, 11))
    state.hands[A].pop()
    do(state, A, "fault")
    assert (hand_sizes(state), stock_sizes(state)) == ([3, 3], [0, 9])


@pytest.mark.parametrize(("move", "penalised"), [(WRONG, B), (RIGHT, A)])
def test_te_20_the_penalised_player_lets_the_game_go_on(move, penalised):
    state = after(move)
    do(state, A, "fault")
    assert state.penalised == penalised
    assert state.legal_moves(penalised) == [RESUME]
    with pytest.raises(IllegalMove):
        do(state, C, "resume")
    events = do(state, penalised, "resume")
    assert events[0] == Resumed(penalised)
    assert (state.penalised, state.check) == (NOBODY, None)
    assert state.to_act() == (A, B, C, D)
    state.advance(10)
    assert state.tick == 10


def test_te_21_the_wrong_card_returns_and_the_pile_shows_its_former_top():
    state = after(WRONG)
    events = do(state, A, "fault")
    card, top = cards("suitcase-blue-2 moon-red-4")
    assert of_kind(events, CardReturned) == [CardReturned(B, card, STEP, top)]
    assert state.piles[STEP] == [top]
    assert GAME.all_cards(state) == list(DECK)


def test_te_21_everybody_knows_the_returned_card_until_it_is_placed_again():
    state = after(WRONG)
    do(state, A, "fault")
    do(state, B, "resume")
    (card,) = cards("suitcase-blue-2")
    assert [state.view(seat).shown[B] for seat in range(-1, 4)] == [(card,)] * 5
    assert card in GAME.sample(state.view(C), state.rng.clone()).hands[B]
    do(state, B, "place suitcase-blue-2 same")
    assert state.view(C).shown[B] == ()


def test_te_21_a_hand_above_three_shrinks_before_it_is_filled_again():
    state = after(WRONG)
    do(state, A, "fault")
    do(state, B, "resume")
    do(state, B, "place suitcase-blue-2 same")
    assert (hand_sizes(state)[B], stock_sizes(state)[B]) == (3, 14)
    do(state, B, "place moon-blue-1 same")
    assert (hand_sizes(state)[B], stock_sizes(state)[B]) == (3, 13)


def test_te_21_the_former_top_that_comes_to_light_cannot_be_called():
    state = after(WRONG)
    do(state, C, "place fish-green-2 step")
    do(state, A, "fault")
    assert state.piles[STEP][-1] == cards("suitcase-blue-2")[0]
    do(state, C, "resume")
    assert state.refusal(A, FAULT) == "nothing_to_call"


def test_te_22_when_the_calls_of_a_round_are_used_up_it_goes_on_strictly():
    state = after(WRONG)
    state.calls_left = 1
    events = do(state, A, "fault")
    assert of_kind(events, FaultsExhausted) == [FaultsExhausted()]
    do(state, B, "resume")
    assert state.view(A).strict
    assert state.refusal(B, GAME.parse_move(WRONG)) == "not_step"
    assert state.refusal(A, FAULT) == "no_faults"


def test_te_22_every_round_starts_with_the_same_number_of_calls():
    assert GAME.start(3, TriExpressOptions(), 1).calls_left == MOST_CALLS
    assert GAME.start(3, TriExpressOptions(strict=True), 1).calls_left == 0
