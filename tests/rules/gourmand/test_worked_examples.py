"""Gourmand, rule book: the worked examples GO-T1 … GO-T16."""

from collections import Counter

import pytest

from game.rules.gourmand import Busted, ColumnDiscarded, Phase
from game.rules.gourmand.cards import DICE, DIRECTION, deck, is_numbered
from game.rules.gourmand.rulings import ranked_with_cards
from tests.rules.gourmand.positions import (
    discarded,
    legal,
    play,
    position,
    refusal,
    safe,
    takers,
    told,
    zone,
)


def test_go_t1_yellow_2_fits_in_the_third_column_only():
    state = position(columns=["b2", "y5", "r4"], pile="y2 g1")
    play(state, "0 draw")
    assert legal(state) == ["place 3"]


def test_go_t2_with_red_2_in_the_third_column_it_busts():
    state = position(columns=["b2", "y5", "r4 r2"], pile="y2 g1", rolls=["star"])
    assert told(play(state, "0 draw"), Busted)


def test_go_t3_with_two_columns_a_third_is_started_and_nothing_busts():
    state = position(columns=["b2", "y5"], pile="y2 g1")
    assert not told(play(state, "0 draw"), Busted)
    assert legal(state) == ["place 3"]


def test_go_t4_a_fourth_dice_card_busts():
    state = position(columns=["r1 dice", "dice", "b2 dice"], pile="dice g1", rolls=["star"])
    events = play(state, "0 draw")
    assert told(events, Busted) == [Busted(0, DICE, ((DICE,), (DICE,), (DICE,)))]


@pytest.mark.parametrize(
    ("directions", "order"), [(0, [0, 1, 2]), (1, [0, 3, 2]), (2, [0, 1, 2]), (3, [0, 3, 2])]
)
def test_go_t5_who_takes_a_column_after_a_stop(directions, order):
    state = position(columns=["b2", "y5", "r4"], directions=directions)
    play(state, "0 stop")
    assert takers(state) == order


@pytest.mark.parametrize(("directions", "order"), [(0, [1, 2, 3]), (1, [3, 2, 1])])
def test_go_t6_who_takes_a_column_after_a_bust(directions, order):
    state = position(
        columns=["b2", "y5", "r4 r2"], pile="y2 g1", directions=directions, rolls=["star"]
    )
    play(state, "0 draw")
    assert takers(state) == order


def test_go_t7_two_players_stop_one_column_is_discarded():
    state = position(players=2, columns=["b2", "y5", "r4"])
    events = play(state, "0 stop", "0 take 1", "1 take 2")
    assert len(told(events, ColumnDiscarded)) == 1
    assert (zone(state, 0), zone(state, 1), state.active) == ("b2", "y5", 1)


def test_go_t7_two_players_bust_two_columns_are_discarded():
    state = position(players=2, columns=["b2", "y5", "r4 r2"], pile="y2 g1", rolls=["star"])
    events = play(state, "0 draw", "1 take 3")
    assert len(told(events, ColumnDiscarded)) == 2
    assert (zone(state, 0), zone(state, 1)) == ("", "r2 r4")


def test_go_t8_three_players_bust_one_column_is_discarded():
    state = position(players=3, columns=["b2", "y5", "r4 r2"], pile="y2 g1", rolls=["star"])
    events = play(state, "0 draw", "1 take 1", "2 take 2")
    assert len(told(events, ColumnDiscarded)) == 1


T9 = {"columns": ["r6 b2 dice"], "zones": {0: "r3 g4"}, "protected": {0: "r5"}}


def test_go_t9_the_roll_takes_red_from_the_zone_and_from_the_column():
    state = position(**T9, rolls=["red"])
    before = discarded(state, "dice")
    play(state, "0 stop", "0 take 1")
    assert (zone(state, 0), safe(state, 0)) == ("b2 g4", "r5")
    assert discarded(state, "dice") == before + 1


@pytest.mark.parametrize(("risks", "left"), [(False, "b2 g4 r3 r6"), (True, "")])
def test_go_t10_the_star_costs_nothing_or_with_risks_everything(risks, left):
    state = position(**T9, rolls=["star"], risks=risks)
    play(state, "0 stop", "0 take 1")
    assert (zone(state, 0), safe(state, 0)) == (left, "r5")


def test_go_t11_bust_and_roll_yellow():
    state = position(
        columns=["b2", "y5", "r4 r2"], pile="y2 g1", zones={0: "y1 y4 b6"}, rolls=["yellow"]
    )
    play(state, "0 draw")
    assert zone(state, 0) == "b6"


def test_go_t12_protect_red_then_again():
    state = position(players=2, zones={0: "r3 r6 b2"}, pile="b1 r1 g1")
    play(state, "0 protect red")
    assert (zone(state, 0), safe(state, 0), state.active) == ("b2", "r3 r6", 1)
    play(state, "1 draw", "1 place 1", "1 draw", "1 place 2", "1 stop", "1 take 1", "0 take 2")
    assert (zone(state, 0), state.active) == ("b2 r1", 0)
    play(state, "0 protect red")
    assert (zone(state, 0), safe(state, 0)) == ("b2", "r1 r3 r6")


def test_go_t13_the_last_card_is_placed_then_sharing_then_over():
    state = position(columns=["b2", "y5"], pile="r4")
    play(state, "0 draw", "0 place 3")
    assert state.phase is Phase.SHARING
    assert refusal(state, "0 draw") == "take_a_column"
    assert takers(state) == [0, 1, 2]
    assert state.phase is Phase.OVER


def test_go_t14_the_last_card_is_a_direction_card_and_no_column_exists():
    state = position(pile="turn", zones={0: "r3"})
    play(state, "0 draw")
    assert (state.phase, zone(state, 0)) == (Phase.OVER, "r3")
    assert state.outcome().winners == (0,)


def test_go_t15_equal_points():
    assert ranked_with_cards((40, 40), (12, 11)).winners == (0,)
    assert ranked_with_cards((40, 40), (11, 12)).winners == (1,)
    assert ranked_with_cards((40, 40), (12, 12)).winners == (0, 1)


def test_go_t16_the_deck():
    kinds = Counter(deck(3))
    assert len(deck(3)) == 120
    assert {count for card, count in kinds.items() if is_numbered(card)} == {3}
    assert sum(is_numbered(card) for card in kinds) == 30
    assert (kinds[DICE], kinds[DIRECTION]) == (18, 12)
    assert (len(deck(2)), DIRECTION in deck(2)) == (108, False)
