"""Gourmand, rule book: dice cards, busts and direction cards (GO-19 … GO-33)."""

import pytest

from game.rules.gourmand import (
    Busted,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionsDiscarded,
    Phase,
    RollCause,
    TurnStarted,
)
from game.rules.gourmand.cards import deck
from tests.rules.gourmand.positions import (
    GAME,
    cards,
    discarded,
    legal,
    play,
    position,
    safe,
    takers,
    told,
    zone,
)

THREE_COLUMNS = ["b2", "y5", "r4 g2"]
"""No column takes yellow 2."""


def test_go_19_numbered_cards_reach_the_zone_before_the_roll():
    state = position(columns=["r6 dice b2"], rolls=["red"])
    events = play(state, "0 stop", "0 take 1")
    assert events[1:3] == [
        ColumnTaken(0, 0, cards("r6 dice b2")),
        DieRolled(0, "red", cards("r6"), RollCause.DICE_CARD),
    ]
    assert zone(state, 0) == "b2"


def test_go_20_every_unprotected_card_of_the_colour_goes():
    state = position(columns=["r6 dice", "r1"], zones={0: "r3 r5 g4", 1: "r2"}, rolls=["red"])
    before = discarded(state, "r6")
    play(state, "0 stop", "0 take 1")
    assert (zone(state, 0), zone(state, 1)) == ("g4", "r2")
    assert discarded(state, "r6") == before + 1


@pytest.mark.parametrize("face", ["star", "purple"])
def test_go_21_the_star_or_a_colour_not_held_costs_nothing(face):
    state = position(columns=["r6 dice"], zones={0: "r3 g4"}, rolls=[face])
    events = play(state, "0 stop", "0 take 1")
    assert told(events, DieRolled) == [DieRolled(0, face, (), RollCause.DICE_CARD)]
    assert zone(state, 0) == "g4 r3 r6"


def test_go_22_the_dice_card_is_discarded_and_protected_cards_stay():
    state = position(columns=["dice r6"], protected={0: "r5"}, rolls=["red"])
    before = discarded(state, "dice")
    play(state, "0 stop", "0 take 1")
    assert discarded(state, "dice") == before + 1
    assert (zone(state, 0), safe(state, 0)) == ("", "r5")


def test_go_22_an_opponent_rolls_for_a_dice_card_too():
    state = position(columns=["r6", "y5 dice"], zones={1: "y1"}, rolls=["yellow"])
    events = play(state, "0 stop", "0 take 1", "1 take 2")
    assert told(events, DieRolled) == [DieRolled(1, "yellow", cards("y1 y5"), "dice_card")]
    assert zone(state, 1) == ""


def test_go_23_a_card_that_fits_nowhere_is_discarded_and_no_column_taken():
    state = position(columns=THREE_COLUMNS, pile="y2 g1", rolls=["star"])
    before = discarded(state, "y2")
    events = play(state, "0 draw")
    clashes = (cards("b2"), cards("y5"), cards("g2"))
    assert told(events, Busted) == [Busted(0, cards("y2")[0], clashes)]
    assert discarded(state, "y2") == before + 1
    assert takers(state) == [1, 2, 3]
    assert zone(state, 0) == ""


def test_go_24_a_bust_rolls_for_the_own_unprotected_cards():
    state = position(
        columns=THREE_COLUMNS,
        pile="y2 g1",
        zones={0: "y1 y4 b6"},
        protected={0: "y3"},
        rolls=["yellow"],
    )
    events = play(state, "0 draw")
    assert told(events, DieRolled) == [DieRolled(0, "yellow", cards("y1 y4"), RollCause.BUST)]
    assert (zone(state, 0), safe(state, 0)) == ("b6", "y3")


def test_go_24_a_star_costs_nothing_after_a_bust():
    state = position(columns=THREE_COLUMNS, pile="y2 g1", zones={0: "y1"}, rolls=["star"])
    play(state, "0 draw")
    assert zone(state, 0) == "y1"


def test_go_25_after_a_bust_the_opponents_share_and_roll():
    state = position(
        columns=["b2 dice", "y5", "r4 g2"], pile="y2 g1", zones={1: "b5"}, rolls=["star", "blue"]
    )
    play(state, "0 draw")
    assert (state.to_act(), state.busted) == ((1,), True)
    play(state, "1 take 1")
    assert zone(state, 1) == ""
    play(state, "2 take 2", "3 take 3")
    assert (state.active, state.busted) == (1, False)


def test_go_26_discard_then_roll_then_share():
    state = position(columns=THREE_COLUMNS, pile="y2 g1", rolls=["star"])
    events = play(state, "0 draw", "1 take 1")
    names = [type(event).__name__ for event in events]
    assert names == ["CardDrawn", "Busted", "DieRolled", "ColumnTaken"]


@pytest.mark.parametrize("columns", [[], ["b1 g2 p3 r4 y5 dice"], ["b1 g2 p3 r4 y5 dice"] * 2])
def test_go_27_no_card_busts_while_there_are_fewer_than_three_columns(columns):
    for card in sorted(set(deck(4)) - {cards("turn")[0]}):
        text = GAME.card_text(card)
        state = position(columns=columns, pile=f"{text} g1", building=True)
        events = play(state, "0 draw")
        assert not told(events, Busted)
        assert f"place {len(columns) + 1}" in legal(state)


@pytest.mark.parametrize(
    ("directions", "order"),
    [(0, [1, 2, 3, 4, 0]), (1, [1, 0, 4, 3, 2]), (2, [1, 2, 3, 4, 0]), (3, [1, 0, 4, 3, 2])],
)
def test_go_28_an_odd_number_of_direction_cards_turns_the_order(directions, order):
    state = position(players=5, active=1, columns=["r6", "y5", "b1"], directions=directions)
    play(state, "1 stop")
    assert takers(state) == order[:3]


def test_go_29_direction_cards_leave_the_order_of_turns():
    state = position(active=3, columns=["r6"], directions=1)
    play(state, "3 stop", "3 take 1")
    assert state.active == 0


def test_go_30_two_players_choose_alike_whatever_the_direction():
    """None is in the deck of two (GO-4); the order would be the same anyway."""
    state = position(players=2, columns=["r6", "y5"])
    state.directions = 1
    play(state, "0 stop")
    assert (state.choosers, cards("turn")[0] in deck(2)) == ((0, 1), False)


def test_go_31_direction_cards_are_discarded_at_the_end_of_the_turn():
    state = position(columns=["r6"], directions=2)
    before = discarded(state, "turn")
    play(state, "0 stop")
    assert discarded(state, "turn") == before
    events = play(state, "0 take 1")
    assert events[1:] == [DirectionsDiscarded(2), TurnStarted(2, 1, 1)]
    assert (state.directions, discarded(state, "turn")) == (0, before + 2)


def test_go_32_the_same_order_applies_after_a_bust():
    state = position(players=5, columns=THREE_COLUMNS, pile="y2 g1", directions=1, rolls=["star"])
    play(state, "0 draw")
    assert takers(state) == [4, 3, 2]


def test_go_33_three_players_three_columns_bust_one_is_discarded():
    state = position(players=3, columns=THREE_COLUMNS, pile="y2 g1", rolls=["star"])
    events = play(state, "0 draw", "1 take 2", "2 take 1")
    assert told(events, ColumnDiscarded) == [ColumnDiscarded(2, cards("r4 g2"))]
    assert [zone(state, seat) for seat in range(3)] == ["", "y5", "b2"]


def test_a_left_over_dice_card_is_discarded_without_a_roll():
    state = position(players=2, columns=["r6", "y5", "b1 dice"])
    events = play(state, "0 stop", "0 take 1", "1 take 2")
    assert not told(events, DieRolled)
    assert state.phase is Phase.STARTING
