"""Tri Express, rule book: the last card, stalls, variants (TE-23 … TE-27, V1, V2, T10 … T13)."""

import pytest

from game.rules.contract import Event
from game.rules.tri_express import (
    CLAIM_TICKS,
    FAULT,
    MOST_CALLS,
    NOBODY,
    MatchEnded,
    PilesReshuffled,
    PilesRotated,
    RoundWon,
    StallDrawn,
    TriExpressOptions,
    TriExpressState,
    WinClaimed,
)
from tests.rules.tri_express.tables import (
    DECK,
    GAME,
    SAME,
    STEP,
    A,
    B,
    C,
    cards,
    dead_cards,
    do,
    fitting_piles,
    hand_sizes,
    of_kind,
    put_on_top,
    rest,
    stock_sizes,
    table,
)

TOPS = "fish-blue-1 moon-red-4 key-green-3"
HAND_B = "suitcase-blue-2 umbrella-red-3 moon-blue-1"
HAND_C = "fish-green-2 fish-violet-3 fish-yellow-5"
STRICT = TriExpressOptions(strict=True)
RIGHT = "place fish-black-3 step"
WRONG = "place fish-black-3 different"


def last_card(move: str, options: TriExpressOptions | None = None):
    """A places the last card; B has 5 cards left, C 9."""
    state = table(["fish-black-3", HAND_B, HAND_C], TOPS, (0, 2, 6), options)
    return state, do(state, A, move)


# -- the end of a round


def test_te_t10_and_te_23_in_strict_mode_the_last_card_wins_at_once():
    state, events = last_card(RIGHT, STRICT)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((A,), "placed_all")
    assert of_kind(events, MatchEnded) == [MatchEnded(outcome)]
    assert state.to_act() == ()
    assert state.refusal(B, FAULT) == "match_over"


def test_te_t10_and_te_23_in_fault_mode_it_wins_when_nobody_objects_for_three_seconds():
    state, events = last_card(RIGHT)
    assert of_kind(events, WinClaimed) == [WinClaimed(A, STEP, 180, 0)]
    assert state.outcome() is None
    state.advance(CLAIM_TICKS - 1)
    assert (state.outcome(), state.view(B).claim_ticks) == (None, 1)
    state.advance(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)
    assert state.tick == CLAIM_TICKS


def test_te_23_meanwhile_nobody_places_and_only_the_others_call():
    state, _ = last_card(RIGHT)
    assert state.to_act() == (B, C)
    assert state.legal_moves(B) == [FAULT]
    assert state.legal_moves(A) == []
    assert state.refusal(B, GAME.parse_move("place moon-blue-1 same")) == "win_claimed"
    assert (state.view(C).claimant, state.view(C).running) == (A, False)


def test_te_23_a_wrong_last_card_that_is_called_wins_nothing():
    state, _ = last_card(WRONG)
    state.advance(CLAIM_TICKS - 1)
    do(state, B, "fault")
    assert (state.claimant, state.claim_ticks, state.penalised) == (NOBODY, 0, A)
    assert (hand_sizes(state), stock_sizes(state)) == ([3, 3, 3], [1, 0, 5])
    state.advance(10 * CLAIM_TICKS)
    assert state.outcome() is None
    do(state, A, "resume")
    assert state.to_act() == (A, B, C)


def test_te_23_a_wrong_last_card_that_nobody_calls_in_time_has_won():
    state, _ = last_card(WRONG)
    state.advance(5 * CLAIM_TICKS)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)
    assert state.tick == CLAIM_TICKS


def test_te_23_a_false_call_ends_the_wait_and_costs_its_cards():
    state, _ = last_card(RIGHT)
    state.advance(30)
    events = do(state, B, "fault")
    (won,) = of_kind(events, RoundWon)
    assert won.cards_left == (0, 6, 8)
    assert won.played_ticks == 30
    assert state.outcome() is not None


def test_te_23_other_cards_can_no_longer_be_called_once_a_win_is_claimed():
    state = table(["fish-black-3", HAND_B, HAND_C], TOPS, (0, 3, 6))
    do(state, B, "place umbrella-red-3 different")
    do(state, A, RIGHT)
    do(state, C, "fault")
    assert state.outcome() is not None


def test_te_23_a_hand_that_empties_over_a_full_stock_does_not_win():
    state = table(["fish-black-3", HAND_B], TOPS, (1, 3), TriExpressOptions(by_threes=True))
    do(state, A, RIGHT)
    assert (state.claimant, hand_sizes(state)[A]) == (NOBODY, 1)


# -- stalls


def stalled(
    options: TriExpressOptions | None = None, stocks: tuple[int, int] = (4, 3)
) -> tuple[TriExpressState, list[Event], int]:
    """A's card leaves nobody a card that fits; B's next card will help (it is returned)."""
    state = table(["fish-black-3", "umbrella-red-3"], TOPS, (10, 10), options)
    state.piles[STEP].append(state.hands[A][0])
    dead = dead_cards(state)
    helping = [card for card in rest(state) if fitting_piles(state, card)]
    state.piles[STEP].pop()
    by_threes = state.by_threes
    state.hands = [[state.hands[A][0], *dead[:2]], dead[2:5]]
    refill = [] if by_threes else dead[5:6]
    state.stocks = [[*helping[2:5], *dead[6:7], *refill], [helping[0], helping[1], helping[5]]]
    state.stocks = [stock[-size:] for stock, size in zip(state.stocks, stocks, strict=True)]
    named = {card for row in (*state.hands, *state.piles, *state.stocks) for card in row}
    state.aside = [card for card in DECK if card not in named]
    return state, do(state, A, RIGHT), helping[5]


def test_te_t13_and_te_24_everybody_with_a_stock_draws_one_card_more():
    state, events, helping = stalled(stocks=(5, 3))
    assert hand_sizes(state) == [4, 4]
    assert stock_sizes(state) == [3, 2]
    (drawn,) = of_kind(events, StallDrawn)
    assert drawn.cards == ((state.hands[A][-1],), (helping,))
    assert drawn.seen_by(A).cards == (drawn.cards[A], (-1,))
    assert state.someone_fits()


def test_te_24_who_has_no_stock_draws_nothing():
    state, events, _ = stalled(stocks=(1, 3))
    assert hand_sizes(state) == [3, 4]
    (drawn,) = of_kind(events, StallDrawn)
    assert drawn.cards[A] == ()


def test_te_24_it_is_repeated_until_somebody_can_play():
    state, _, _ = stalled(stocks=(5, 3))
    for seat in (A, B):
        for card in state.hands[seat][:]:
            if fitting_piles(state, card):
                state.hands[seat].remove(card)
                state.aside = [*state.aside, card]
    spare = [card for card in dead_cards(state) if card in state.aside]
    put_on_top(state, A, spare[0])
    put_on_top(state, B, spare[1])
    state.penalised = A
    events = do(state, A, "resume")
    assert len(of_kind(events, StallDrawn)) == 2
    assert state.someone_fits()


def test_te_24_no_card_is_drawn_until_the_hand_is_below_three_again():
    state, _, helping = stalled(stocks=(5, 3))
    pile = fitting_piles(state, helping)[0].name.lower()
    events = do(state, B, f"place {GAME.card_text(helping)} {pile}")
    assert not of_kind(events, StallDrawn)
    assert (hand_sizes(state)[B], stock_sizes(state)[B]) == (3, 2)


def test_te_27_nobody_has_to_report_a_stall():
    """Whatever is placed, the position that follows has a card that fits, or is over."""
    state, events, _ = stalled(stocks=(5, 3))
    assert [type(event).__name__ for event in events] == ["CardPlaced", "CardsDrawn", "StallDrawn"]
    assert state.to_act() == (A, B)


def test_te_25_without_stocks_the_tops_go_to_the_bottom():
    state = table(
        ["lightning-yellow-1 fish-blue-1", "fish-red-1 key-black-1"],
        "lightning-green-1 suitcase-violet-1 umbrella-green-1",
        0,
    )
    (helping,) = cards("moon-violet-3")
    state.aside.remove(helping)
    state.piles[STEP].insert(0, helping)
    (below,) = cards("fish-violet-6")
    state.aside.remove(below)
    state.piles[SAME].insert(0, below)
    events = do(state, A, "place lightning-yellow-1 same")
    (rotated,) = of_kind(events, PilesRotated)
    assert rotated.times == 2
    assert state.piles[SAME] == cards("lightning-green-1 lightning-yellow-1 fish-violet-6")
    assert rotated.tops == tuple(pile[-1] for pile in state.piles)
    assert not state.open_cards
    assert state.someone_fits()


DEAD_TOPS = "lightning-green-1 suitcase-violet-1 umbrella-green-1"


def test_te_26_when_nothing_helps_the_fewest_cards_win():
    """Every card is a 1, and those in hand are like none on the piles."""
    state = table(["lightning-yellow-1 fish-blue-1", "fish-red-1 key-black-1"], DEAD_TOPS, 0)
    events = do(state, A, "place lightning-yellow-1 same")
    (rotated,) = of_kind(events, PilesRotated)
    assert rotated.times == 72
    assert [event.attempt for event in of_kind(events, PilesReshuffled)] == [*range(1, 11)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((A,), (3, -2), "fewest_cards")


def test_te_26_a_tie_is_shared():
    state = table(["lightning-yellow-1 fish-blue-1", "fish-red-1"], DEAD_TOPS, 0)
    do(state, A, "place lightning-yellow-1 same")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((A, B),)


def test_te_26_the_piles_are_laid_anew_until_somebody_can_play():
    """The 2 fits on STEP only while it is not there itself: only a new lay-out brings that."""
    state = table(["lightning-yellow-1 fish-blue-1", "fish-red-1 key-black-1"], DEAD_TOPS, 0)
    (two,) = cards("moon-green-2")
    state.aside.remove(two)
    state.piles[SAME].append(two)
    state.piles[SAME].reverse()
    events = do(state, A, "place lightning-yellow-1 same")
    shuffles = of_kind(events, PilesReshuffled)
    assert 1 <= len(shuffles) <= 10
    assert shuffles[-1].piles == tuple(tuple(pile) for pile in state.piles)
    assert state.piles[STEP][-1] == two
    assert state.outcome() is None
    assert GAME.all_cards(state) == list(DECK)


# -- variants


def test_te_t12_and_te_v1_three_new_cards_only_into_an_empty_hand():
    hand = "key-blue-2 fish-black-3 lightning-blue-6"
    state = table([hand, HAND_B], TOPS, (4, 10), TriExpressOptions(by_threes=True))
    do(state, A, "place fish-black-3 step")
    assert (hand_sizes(state)[A], stock_sizes(state)[A]) == (2, 4)
    do(state, A, "place key-blue-2 same")
    assert (hand_sizes(state)[A], stock_sizes(state)[A]) == (1, 4)
    do(state, A, "place lightning-blue-6 different")
    assert (hand_sizes(state)[A], stock_sizes(state)[A]) == (3, 1)


def test_te_v1_at_the_end_what_is_left_is_drawn():
    state = table(["fish-black-3", HAND_B], TOPS, (2, 10), TriExpressOptions(by_threes=True))
    do(state, A, "place fish-black-3 step")
    assert (hand_sizes(state)[A], stock_sizes(state)[A]) == (2, 0)


def test_te_v1_a_stall_is_the_only_exception():
    state, events, _ = stalled(TriExpressOptions(by_threes=True), stocks=(4, 3))
    assert len(of_kind(events, StallDrawn)) == 1
    assert hand_sizes(state) == [3, 4]


def test_te_v1_a_penalty_does_not_fill_a_hand_that_is_not_empty():
    options = TriExpressOptions(by_threes=True)
    state = table(["key-blue-2", HAND_B], TOPS, (3, 10), options)
    do(state, B, "place umbrella-red-3 step")
    do(state, A, "fault")
    assert (hand_sizes(state), stock_sizes(state)) == ([1, 2], [4, 9])


def test_te_t11_and_te_v2_three_points_for_the_winner_minus_the_cards_of_the_others():
    state, events = last_card(RIGHT, TriExpressOptions(strict=True, rounds=2))
    (won,) = of_kind(events, RoundWon)
    assert won.points == won.totals == (3, -5, -9)
    assert state.view(B).totals == (3, -5, -9)
    assert state.view(B).score_lines[0].points == (3, -5, -9)


def test_te_v2_the_next_round_is_dealt_at_once_and_everything_starts_anew():
    state, _ = last_card(RIGHT, TriExpressOptions(rounds=2))
    state.calls_left = 1
    state.advance(CLAIM_TICKS + 7)
    assert state.calls_left == MOST_CALLS
    assert (state.round, state.outcome(), state.tick) == (1, None, CLAIM_TICKS + 7)
    assert state.view(A).cards_left == (23, 23, 23)
    assert state.to_act() == (A, B, C)
    assert (state.claimant, state.open_cards) == (NOBODY, [])
    assert state.shown == [[], [], []]


def finished(points: list[tuple[int, ...]]):
    """A match of several rounds whose last one A has just won."""
    options = TriExpressOptions(strict=True, rounds=len(points) + 1)
    state = table(["fish-black-3", HAND_B, HAND_C], TOPS, (0, 2, 6), options)
    state.points, state.round = points, len(points)
    do(state, A, RIGHT)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("earlier", "scores", "ranking"),
    [
        ([(-20, 3, -1)], (-17, -2, -10), ((B,), (C,), (A,))),
        ([(-5, 3, -1)], (-2, -2, -10), ((A, B), (C,))),
    ],
)
def test_te_v2_after_the_last_round_the_highest_total_wins(earlier, scores, ranking):
    outcome = finished(earlier)
    assert (outcome.scores, outcome.ranking) == (scores, ranking)
    assert outcome.reason == "rounds_played"
