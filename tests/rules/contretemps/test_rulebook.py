"""Cards, deal, actions and jokers of Contretemps: one test for each rule, named after it."""

from collections import Counter

import pytest

from game.rules.contretemps import (
    DECK,
    HOLDERS,
    HOURGLASSES,
    JOKER,
    MAUVE,
    RED,
    CardReturned,
    CardSlippedUnder,
    Direction,
    SeriesCaptured,
    colour_of,
    fits_on,
    hourglasses_in,
    number_of,
)
from tests.rules.contretemps.positions import (
    GAME,
    cards,
    legal,
    play,
    position,
    refused,
    series,
    start,
    verbs,
    words,
)

# -- components


def test_ct_1_sixty_three_cards() -> None:
    assert len(set(DECK)) == 63
    numbers = {
        colour: [number_of(card) for card in DECK if colour_of(card) == colour]
        for colour in (RED, MAUVE, JOKER)
    }
    assert numbers[RED] == numbers[MAUVE] == list(range(1, 26))
    assert numbers[JOKER] == list(range(1, 26, 2))
    assert sorted(GAME.all_cards(start(3))) == sorted(DECK)


def test_ct_2_three_holders_with_either_side_up() -> None:
    state = position("seat 0: r1 r2 r3 r4\nseat 1: m1 m2 m3 m4")
    assert len(state.view(0).holders) == HOLDERS == 3
    assert {"start r1 +", "start r1 -"} <= legal(state)


def test_ct_3_no_card_shows_more_than_three_hourglasses() -> None:
    assert {HOURGLASSES[card] for card in DECK} == {0, 1, 2, 3}


def test_ct_4_hourglasses_by_number() -> None:
    table = {9: 3, 13: 3, 17: 3, 5: 2, 7: 2, 11: 2, 15: 2, 19: 2, 21: 2}
    table |= dict.fromkeys(range(4, 23, 2), 1)
    for card in DECK:
        expected = 0 if colour_of(card) == JOKER else table.get(number_of(card), 0)
        assert HOURGLASSES[card] == expected, GAME.card_text(card)
    assert hourglasses_in(card for card in DECK if colour_of(card) == RED) == 31
    assert hourglasses_in(DECK) == 62
    assert Counter(HOURGLASSES[card] for card in DECK) == {0: 25, 1: 20, 2: 12, 3: 6}


# -- set-up


@pytest.mark.parametrize(
    ("players", "hand", "pile"), [(2, 7, 49), (3, 6, 45), (4, 6, 39), (5, 6, 33)]
)
def test_ct_5_deal(players: int, hand: int, pile: int) -> None:
    view = start(players).view(0)
    assert view.hand_sizes == (hand,) * players
    assert view.pile_size == pile
    assert view.holders == (None, None, None)
    assert view.won == ((),) * players


def test_ct_6_clockwise_one_card_each() -> None:
    state = start(4)
    for turn in range(8):
        assert state.to_act() == ((state.first + turn) % 4,)
        seat = state.turn
        before = len(state.hands[seat])
        play(state, sorted(legal(state))[0])
        assert len(state.hands[seat]) == before - 1


def test_ct_6_chance_says_who_begins() -> None:
    assert {start(3, seed).first for seed in range(30)} == {0, 1, 2}


# -- action A: start a series


def test_ct_7_start_while_a_holder_is_empty() -> None:
    state = position("seat 0: r1 r2 r3 r4\nseat 1: m1 m2 m3 m4")
    play(state, "start r4 -", "start m1 +", "start r1 +")
    assert [series(state, holder) for holder in range(3)] == ["0 - r4", "1 + m1", "0 + r1"]
    assert refused(state, "start m2 +") == "no_free_holder"
    assert "start" not in verbs(state)


def test_ct_8_direction_stays_for_the_round() -> None:
    state = position("""
        holder 0: 1 + r5
        holder 1: 1 - r15
        seat 0: r10 r20 m1 m2
        seat 1: r6 r25 m3 m4
    """)
    assert refused(state, "capture 0 r10") is None
    assert refused(state, "capture 1 r20") == "not_lower"
    play(state, "capture 0 r10")
    assert refused(state, "capture 0 r6") == "not_higher"
    assert refused(state, "capture 0 r25") is None


def test_ct_9_first_card_sets_the_colour() -> None:
    state = position("seat 0: r5 m5 j5 r1\nseat 1: r9 m9 j9 r2\nseat 2: r7 m7 j7 r3")
    play(state, "start r5 +", "start m9 +", "start j7 +")
    colours = [holder.colour for holder in state.view(0).holders if holder is not None]
    assert colours == [RED, MAUVE, JOKER]


def test_ct_10_first_player_can_only_start() -> None:
    state = start(3)
    assert verbs(state) == {"start"}
    assert len(legal(state)) == 2 * 6
    own = GAME.card_text(state.hands[state.turn][0])
    assert refused(state, f"capture 0 {own}") == "holder_empty"
    assert refused(state, f"under 2 {own}") == "holder_empty"
    assert refused(state, f"discard {own}") == "discard_not_forced"


# -- action B: capture


def test_ct_11_capture_moves_the_series() -> None:
    state = position("holder 0: 1 + r5 r7\nseat 0: r9 m1 m2\nseat 1: m3 m4 m5")
    (event,) = play(state, "capture 0 r9")
    assert series(state, 0) == "0 + r5 r7 r9"
    assert event == SeriesCaptured(0, 0, cards("r9")[0], loser=1, hourglasses=2 + 2 + 3)


def test_ct_12_same_colour() -> None:
    state = position("holder 0: 1 + r5\nseat 0: r9 m9 j9\nseat 1: m3 m4 m5")
    assert refused(state, "capture 0 r9") is None
    assert refused(state, "capture 0 m9") == "wrong_colour"
    assert refused(state, "capture 0 j9") is None


def test_ct_13_strictly_higher_or_lower_gaps_are_fine() -> None:
    rising = position("holder 0: 1 + r5\nseat 0: r4 r6 r25\nseat 1: m3 m4 m5")
    assert refused(rising, "capture 0 r4") == "not_higher"
    assert refused(rising, "capture 0 r6") is None
    assert refused(rising, "capture 0 r25") is None
    falling = position("holder 0: 1 - r5\nseat 0: r4 r6 r1\nseat 1: m3 m4 m5")
    assert refused(falling, "capture 0 r6") == "not_lower"
    assert refused(falling, "capture 0 r4") is None
    assert refused(falling, "capture 0 r1") is None


def test_ct_14_never_capture_your_own() -> None:
    state = position("holder 0: 0 + r5\nholder 1: 1 + m5\nseat 0: r9 m1 m2\nseat 1: m3 m4 m6")
    assert refused(state, "capture 0 r9") == "own_series"


# -- action C: play under


def test_ct_15_any_card_under_even_if_it_could_capture() -> None:
    state = position("holder 0: 1 + r5\nseat 0: r9 m1 j25\nseat 1: m3 m4 m5")
    assert {"under 0 r9", "under 0 m1", "under 0 j25", "capture 0 r9"} <= legal(state)
    (event,) = play(state, "under 0 r9")
    assert event == CardSlippedUnder(0, 0, cards("r9")[0], owner=1, hourglasses=2 + 3)


def test_ct_16_never_under_your_own() -> None:
    state = position("holder 0: 0 + r5\nholder 1: 1 + m5\nseat 0: r9 m1 m2\nseat 1: m3 m4 m6")
    assert refused(state, "under 0 m1") == "own_series"
    assert refused(state, "under 1 m1") is None


def test_ct_17_under_changes_nothing_on_top_and_stays_in_the_series() -> None:
    state = position("holder 0: 1 - r5\nseat 0: m17 r4 m2\nseat 1: m3 m4 m6\nseat 2: r1 r2 r3")
    play(state, "under 0 m17")
    found = state.view(0).holders[0]
    assert found is not None
    assert (words([found.top]), found.colour, found.direction.sign) == ("r5", RED, "-")
    play(state, "start m3 +", "capture 0 r1")
    assert state.points[-1] == (0, 0, 5)  # m17 went to whoever held the series at the end


def test_ct_18_choose_which_series_of_an_opponent() -> None:
    state = position("holder 0: 1 + r5\nholder 1: 1 - m5\nseat 0: r9 m1 m2\nseat 1: m3 m4 m6")
    assert {"under 0 r9", "under 1 r9"} <= legal(state)


# -- forced D


def test_ct_19_owner_of_all_three_discards_under_the_pile() -> None:
    state = position("""
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: 0 - j5
        seat 0: r9 m1 m2
        seat 1: m3 m4 m6
    """)
    assert legal(state) == {"discard r9", "discard m1", "discard m2"}
    assert refused(state, "under 0 r9") == "must_discard"
    assert refused(state, "start r9 +") == "must_discard"
    size = len(state.pile)
    (event,) = play(state, "discard m1")
    assert words(state.pile[:1]) == "m1"
    assert event == CardReturned(0, cards("m1")[0], pile_size=size + 1)
    assert refused(state, "discard m3") == "discard_not_forced"


# -- jokers


def test_ct_20_jokers_go_on_every_colour_by_number() -> None:
    state = position("""
        holder 0: 1 + r5
        holder 1: 1 + m5
        holder 2: 1 + j5
        seat 0: j7 j3 r1
        seat 1: m3 m4 m6
    """)
    for holder in range(3):
        assert refused(state, f"capture {holder} j7") is None
        assert refused(state, f"capture {holder} j3") == "not_higher"


@pytest.mark.parametrize("sign", ["+", "-"])
@pytest.mark.parametrize("top", ["r5", "m5"])
def test_ct_21_joker_on_a_colour_of_the_same_number(top: str, sign: str) -> None:
    state = position(f"holder 0: 1 {sign} {top}\nseat 0: j5 r1 r2\nseat 1: m3 m4 m6")
    play(state, "capture 0 j5")
    assert series(state, 0) == f"0 {sign} {top} j5"


@pytest.mark.parametrize("sign", ["+", "-"])
@pytest.mark.parametrize("card", ["r5", "m5"])
def test_ct_22_colour_on_a_joker_of_the_same_number(card: str, sign: str) -> None:
    state = position(f"holder 0: 1 {sign} j5\nseat 0: {card} r1 r2\nseat 1: m3 m4 m6")
    play(state, f"capture 0 {card}")
    assert series(state, 0) == f"0 {sign} j5 {card}"


def test_ct_22_only_a_joker_bridges_equal_numbers() -> None:
    state = position("holder 0: 1 + r5\nseat 0: m5 r1 r2\nseat 1: m3 m4 m6")
    assert refused(state, "capture 0 m5") == "wrong_colour"
    for direction in Direction:
        assert not any(card in fits_on(card, direction) for card in DECK)


def test_ct_23_next_card_on_a_joker_sets_the_colour() -> None:
    state = position("""
        holder 0: 1 + r5 j7
        seat 0: m9 j9 r1 r2
        seat 1: r11 m11 r3 r4
    """)
    branch = state.clone()
    play(state, "capture 0 m9")
    assert refused(state, "capture 0 r11") == "wrong_colour"
    assert refused(state, "capture 0 m11") is None
    play(branch, "capture 0 j9")
    assert refused(branch, "capture 0 r11") is None
    assert refused(branch, "capture 0 m11") is None
