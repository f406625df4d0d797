"""Tri Express, rule book: placing cards (TE-8 … TE-15, TE-22, TE-T1 … TE-T3, TE-T14)."""

import pytest

from game.rules.contract import IllegalMove
from game.rules.tri_express import (
    DECK,
    FACES,
    CardPlaced,
    CardsDrawn,
    Face,
    Pile,
    TriExpressOptions,
    fits,
    fits_different,
    fits_same,
    fits_step,
    place,
)
from tests.rules.tri_express.tables import (
    DIFFERENT,
    GAME,
    SAME,
    STEP,
    A,
    B,
    cards,
    do,
    hand_sizes,
    of_kind,
    stock_sizes,
    table,
)

STAR, MOON = range(2)
RED, BLUE = range(2)
TOP = Face(STAR, RED, 4)

TOPS = "fish-blue-1 moon-red-4 key-green-3"
HAND_A = "key-blue-2 fish-black-3 lightning-blue-6"
HAND_B = "suitcase-blue-2 umbrella-red-3 moon-blue-1"
STRICT = TriExpressOptions(strict=True)


def two(options: TriExpressOptions | None = None, stocks: int | tuple[int, ...] = 10):
    return table([HAND_A, HAND_B], TOPS, stocks, options)


@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        (Face(STAR, BLUE, 1), True),
        (Face(MOON, RED, 6), True),
        (Face(STAR, RED, 1), True),
        (Face(MOON, BLUE, 4), False),
        (Face(MOON, BLUE, 5), False),
    ],
)
def test_te_t1_same_colour_or_same_symbol(card, fitting):
    assert fits_same(TOP, card) is fitting


@pytest.mark.parametrize(
    ("top", "card", "fitting"),
    [
        (TOP, Face(MOON, BLUE, 5), True),
        (TOP, Face(STAR, RED, 3), True),
        *((TOP, Face(MOON, BLUE, number), False) for number in (4, 2, 6)),
        (Face(STAR, RED, 6), Face(MOON, BLUE, 1), False),
        (Face(STAR, RED, 1), Face(MOON, BLUE, 6), False),
    ],
)
def test_te_t2_one_higher_or_one_lower_without_wrapping(top, card, fitting):
    assert fits_step(top, card) is fitting


@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        *((Face(MOON, BLUE, number), True) for number in (2, 6, 1)),
        *((Face(MOON, BLUE, number), False) for number in (5, 3, 4)),
        (Face(STAR, BLUE, 1), False),
        (Face(MOON, RED, 1), False),
    ],
)
def test_te_t3_different_in_everything(card, fitting):
    assert fits_different(TOP, card) is fitting


def test_te_9_the_number_does_not_matter_on_the_same_pile():
    for number in range(1, 7):
        assert fits_same(TOP, Face(STAR, BLUE, number))
        assert fits_same(TOP, Face(MOON, RED, number))
        assert not fits_same(TOP, Face(MOON, BLUE, number))


def test_te_10_colour_and_symbol_do_not_matter_on_the_step_pile():
    for symbol in (STAR, MOON):
        for colour in (RED, BLUE):
            found = [n for n in range(1, 7) if fits_step(TOP, Face(symbol, colour, n))]
            assert found == [3, 5]


def test_te_11_one_thing_alike_is_enough_to_be_wrong_on_the_different_pile():
    assert [n for n in range(1, 7) if fits_different(TOP, Face(MOON, BLUE, n))] == [1, 2, 6]
    for symbol, colour in ((STAR, BLUE), (MOON, RED), (STAR, RED)):
        assert not any(fits_different(TOP, Face(symbol, colour, n)) for n in range(1, 7))


def test_the_table_of_fits_says_what_the_three_rules_say():
    rules = {SAME: fits_same, STEP: fits_step, DIFFERENT: fits_different}
    for pile, rule in rules.items():
        for top in DECK:
            for card in DECK:
                assert fits(pile, top, card) == rule(FACES[top], FACES[card])


def test_te_8_any_player_places_any_fitting_card_on_any_pile():
    state = two(STRICT)
    assert state.to_act() == (A, B)
    assert [GAME.move_text(move) for move in state.legal_moves(A)] == [
        "place key-blue-2 same",
        "place fish-black-3 same",
        "place fish-black-3 step",
        "place lightning-blue-6 same",
        "place lightning-blue-6 different",
    ]
    for move in state.legal_moves(A) + state.legal_moves(B):
        again = two(STRICT)
        seat = A if move % 72 in again.hands[A] else B
        again.play(seat, move)
        assert again.piles[move // 72][-1] == move % 72


def test_te_8_only_cards_of_the_own_hand():
    state = two()
    with pytest.raises(IllegalMove) as refused:
        do(state, A, "place moon-blue-1 same")
    assert refused.value.reason == "not_in_hand"


def test_te_12_a_pile_keeps_its_rule_when_its_top_changes():
    state = two(STRICT)
    do(state, A, "place fish-black-3 step")
    do(state, B, "place suitcase-blue-2 step")
    assert state.piles[STEP] == cards("moon-red-4 fish-black-3 suitcase-blue-2")
    assert state.refusal(B, place(cards("umbrella-red-3")[0], STEP)) is None
    assert state.refusal(B, place(cards("moon-blue-1")[0], STEP)) is None


def test_te_13_the_placed_card_is_replaced_at_once_in_its_place():
    state = two()
    drawn = state.stocks[A][-1]
    events = do(state, A, "place fish-black-3 step")
    assert state.hands[A] == [*cards("key-blue-2"), drawn, *cards("lightning-blue-6")]
    assert hand_sizes(state) == [3, 3]
    assert stock_sizes(state) == [9, 10]
    assert of_kind(events, CardsDrawn) == [CardsDrawn(A, (drawn,))]
    assert CardsDrawn(A, (drawn,)).seen_by(B) == CardsDrawn(A, (-1,))


def test_te_13_near_the_end_a_hand_shrinks_to_two_and_to_one():
    state = two(stocks=(0, 10))
    do(state, A, "place fish-black-3 step")
    assert hand_sizes(state) == [2, 3]
    do(state, A, "place key-blue-2 same")
    assert hand_sizes(state) == [1, 3]


def test_te_14_a_move_places_one_card():
    state = two()
    events = do(state, A, "place key-blue-2 same")
    assert len(of_kind(events, CardPlaced)) == 1
    assert [len(pile) for pile in state.piles] == [2, 1, 1]
    assert all(len(GAME.move_text(move).split()) == 3 for move in state.legal_moves(A))


def race(options: TriExpressOptions | None):
    """A and B both mean the STEP pile, where a 4 lies; A's 3 is there first."""
    state = two(options)
    do(state, A, "place fish-black-3 step")
    return state


def test_te_t14_and_te_15_in_fault_mode_a_card_that_came_too_late_lies_wrong():
    state = race(None)
    events = do(state, B, "place umbrella-red-3 step")
    (placed,) = of_kind(events, CardPlaced)
    assert placed == CardPlaced(B, *cards("umbrella-red-3"), STEP, *cards("fish-black-3"))
    assert state.view(A).is_wrong(state.open_cards[-1])


def test_te_t14_and_te_15_in_strict_mode_it_stays_in_hand_and_the_player_learns_why():
    state = race(STRICT)
    before = state.snapshot()
    with pytest.raises(IllegalMove) as refused:
        do(state, B, "place umbrella-red-3 step")
    assert refused.value.reason == "not_step"
    assert state.snapshot() == before
    assert state.view(B).compare(cards("umbrella-red-3")[0], STEP).misfits == ("number_equal",)


def test_te_15_without_the_other_card_it_would_have_fitted():
    assert two(STRICT).refusal(B, GAME.parse_move("place umbrella-red-3 step")) is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place fish-black-3 different", "not_different"),
        ("place key-blue-2 step", "not_step"),
        ("place key-blue-2 different", "not_different"),
    ],
)
def test_te_22_strict_mode_refuses_with_the_rule_of_the_pile(move, reason):
    assert two(STRICT).refusal(A, GAME.parse_move(move)) == reason
    assert two().refusal(A, GAME.parse_move(move)) is None


def test_te_22_strict_mode_refuses_on_the_same_pile_too():
    state = table(["moon-green-2 key-blue-2", HAND_B], TOPS, 10, STRICT)
    assert state.refusal(A, GAME.parse_move("place moon-green-2 same")) == "not_same"


def test_te_22_fault_mode_is_the_default_and_takes_every_card():
    state = two()
    assert len(state.legal_moves(A)) == 9
    assert not state.view(A).strict
    assert two(STRICT).view(A).strict


def test_te_22_strict_mode_knows_no_calls():
    state = race(STRICT)
    assert state.refusal(B, GAME.parse_move("fault")) == "no_faults"
    assert not state.open_cards


def test_moves_that_do_not_exist_are_refused():
    state = two()
    for move in (-1, 72 * len(Pile) + 2, 10**9):
        assert state.refusal(A, move) == "not_in_hand"
    assert state.refusal(7, place(0, SAME)) == "not_seated"
    assert state.refusal(A, GAME.parse_move("resume")) == "not_stopped"
