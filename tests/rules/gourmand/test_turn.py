"""Gourmand, rule book: components, set-up, drawing and stopping (GO-1 … GO-18)."""

from collections import Counter

import pytest

from game.rules.contract import IllegalMove
from game.rules.gourmand import (
    FACES,
    CardDrawn,
    CardPlaced,
    Colour,
    DieRolled,
    DirectionTurned,
    GourmandOptions,
    Phase,
    Stopped,
    TurnStarted,
    colour_of,
)
from game.rules.gourmand.cards import DICE, DIRECTION, deck, is_numbered, number_of, parse_card
from game.rules.rng import Rng
from tests.rules.gourmand.positions import (
    GAME,
    cards,
    legal,
    play,
    position,
    refusal,
    takers,
    told,
    waiting,
    words,
    zone,
)


def test_go_1_there_are_90_numbered_18_dice_and_12_direction_cards():
    kinds = Counter(deck(4))
    numbered = {card: count for card, count in kinds.items() if is_numbered(card)}
    assert len(deck(4)) == 120
    assert sum(numbered.values()) == 90
    assert {(colour_of(card), number_of(card)) for card in numbered} == {
        (colour, number) for colour in Colour for number in range(1, 7)
    }
    assert set(numbered.values()) == {3}
    assert (kinds[DICE], kinds[DIRECTION]) == (18, 12)


def test_go_2_the_die_has_five_colours_and_a_star_each_one_in_six():
    assert FACES == ("blue", "green", "purple", "red", "yellow", "star")
    rolls = Counter()
    start = position(columns=["r6 dice"])
    for seed in range(1200):
        state = start.clone()
        state.rng = Rng(seed)
        rolls[told(play(state, "0 stop", "0 take 1"), DieRolled)[0].face] += 1
    assert set(rolls) == set(FACES)
    assert all(150 < count < 250 for count in rolls.values())


def test_go_3_the_die_names_the_same_five_colours_as_the_cards():
    """Shapes are drawn by colour, so one name for both pairs them on cards and die."""
    assert {str(colour_of(card)) for card in deck(4) if is_numbered(card)} == set(FACES[:5])


@pytest.mark.parametrize(("players", "size"), [(2, 108), (3, 120), (4, 120), (5, 120), (6, 120)])
def test_go_4_all_cards_are_shuffled_and_two_players_go_without_direction_cards(players, size):
    state = GAME.start(players, GourmandOptions(), seed=1)
    other = GAME.start(players, GourmandOptions(), seed=2)
    assert len(state.pile) == size
    assert sorted(state.pile) == sorted(deck(players))
    assert (DIRECTION in state.pile) == (players != 2)
    assert state.pile != other.pile
    assert set(state.zones) == {0}


def test_go_5_turns_go_clockwise_also_after_a_direction_card():
    state = position(active=2, pile="turn b1 b2 b3 g1 g2 r5")
    order = [state.active]
    while state.phase is not Phase.OVER and len(order) < 5:
        play(state, f"{state.active} draw")
        if state.phase is Phase.BUILDING:
            play(state, f"{state.active} draw")
        play(state, f"{state.active} place 1", f"{state.active} stop")
        takers(state)
        order.append(state.active)
    assert order == [2, 3, 0, 1, 2]


def test_go_6_a_turn_begins_with_draw_or_protect():
    state = position(zones={0: "r3 b2"})
    assert state.phase is Phase.STARTING
    assert legal(state) == ["draw", "protect blue", "protect red"]
    under_way = position(columns=["r3"], zones={0: "b2"})
    assert refusal(under_way, "0 protect blue") == "already_drawing"


def test_go_7_each_card_is_placed_before_the_next_and_three_columns_are_the_most():
    state = position(pile="b1 b2 b3 y4")
    play(state, "0 draw")
    assert refusal(state, "0 draw") == "place_first"
    assert refusal(state, "0 stop") == "place_first"
    play(state, "0 place 1", "0 draw", "0 place 2", "0 draw", "0 place 3", "0 draw")
    assert legal(state) == ["place 1", "place 2", "place 3"]
    assert [words(column) for column in state.columns] == ["b1", "b2", "b3"]


def test_go_8_a_new_column_may_be_started_even_if_an_old_one_accepts():
    state = position(columns=["b1"], pile="y2 g1")
    play(state, "0 draw")
    assert legal(state) == ["place 1", "place 2"]
    assert refusal(state, "0 place 3") == "lower_column_free"
    events = play(state, "0 place 2")
    assert events == [CardPlaced(0, parse_card("y2"), 1, 2)]


@pytest.mark.parametrize(
    ("column", "card", "reason"),
    [
        ("b2", "y2", "same_number"),
        ("y5", "y2", "same_colour"),
        ("y2", "y2", "same_number_and_colour"),
        ("b2 y5", "y2", "same_number_and_colour"),
        ("r4", "y2", None),
        ("r4 dice", "y2", None),
    ],
)
def test_go_9_a_column_holds_no_number_and_no_colour_twice(column, card, reason):
    state = position(columns=[column], pile=f"{card} g1")
    play(state, "0 draw")
    assert refusal(state, "0 place 1") == reason
    assert ("place 1" in legal(state)) == (reason is None)


def test_go_10_a_column_takes_one_dice_card_which_clashes_with_no_number():
    state = position(columns=["r4 b2", "dice"], pile="dice y2")
    play(state, "0 draw")
    assert legal(state) == ["place 1", "place 3"]
    assert refusal(state, "0 place 2") == "has_dice"
    play(state, "0 place 1", "0 draw")
    assert legal(state) == ["place 2", "place 3"]


def test_go_11_a_direction_card_is_laid_aside_and_the_player_goes_on_or_stops():
    state = position(columns=["r4"], pile="turn g1")
    events = play(state, "0 draw")
    assert events == [CardDrawn(0, DIRECTION, 1), DirectionTurned(0, 1, clockwise=False)]
    assert [words(column) for column in state.columns] == ["r4", "", ""]
    assert legal(state) == ["draw", "stop"]


def test_go_12_a_column_holds_five_numbered_cards_and_a_dice_card_at_most():
    full = "b1 g2 p3 r4 y5 dice"
    for card in set(deck(4)) - {DIRECTION}:
        state = position(columns=[full], pile=f"{GAME.card_text(card)} g1")
        play(state, "0 draw")
        assert legal(state) == ["place 2"]


def test_go_13_after_each_placed_card_the_player_may_stop():
    state = position(pile="b1 b2 b3 y4 r6")
    for column in (1, 2, 3, 1):
        play(state, "0 draw", f"0 place {column}")
        assert legal(state) == ["draw", "stop"]


def test_go_14_stopping_means_taking_a_column_at_once():
    state = position(columns=["r6 b2", "y5"])
    assert play(state, "0 stop") == [Stopped(0, pile_empty=False)]
    assert (state.to_act(), legal(state)) == ((0,), ["take 1", "take 2"])
    for move in ("draw", "stop", "protect red"):
        assert refusal(state, f"0 {move}") == "take_a_column"
    assert refusal(state, "0 take 3") == "no_such_column"
    play(state, "0 take 1")
    assert zone(state, 0) == "b2 r6"


def test_go_15_then_the_opponents_must_take_one_each_in_order():
    state = position(columns=["r6", "y5", "b1 dice"], rolls=["star"])
    play(state, "0 stop", "0 take 1")
    assert (state.to_act(), legal(state)) == ((1,), ["take 2", "take 3"])
    assert refusal(state, "2 take 2") == "not_your_turn"
    play(state, "1 take 2")
    assert (state.to_act(), legal(state)) == ((2,), ["take 3"])
    play(state, "2 take 3")
    assert [zone(state, seat) for seat in range(4)] == ["r6", "y5", "b1", ""]


@pytest.mark.parametrize(("columns", "seats"), [(1, [3]), (2, [3, 4]), (3, [3, 4, 5])])
def test_go_16_with_more_players_than_columns_some_get_nothing(columns, seats):
    state = position(players=6, active=3, columns=["r6", "y5", "b1"][:columns])
    events = play(state, "3 stop")
    assert takers(state) == seats
    assert told(events, Stopped)
    assert state.active == 4


def test_go_17_with_two_players_columns_left_over_are_discarded():
    state = position(players=2, columns=["r6", "y5", "b1"])
    play(state, "0 stop", "0 take 3")
    events = play(state, "1 take 1")
    assert [type(event).__name__ for event in events] == [
        "ColumnTaken",
        "ColumnDiscarded",
        "TurnStarted",
    ]
    assert events[1].cards == cards("y5")
    assert GAME.event_json(events[1]) == {
        "event": "column_discarded",
        "column": 1,
        "cards": ["y5"],
    }


def test_go_18_nobody_stops_without_a_column():
    state = position(pile="turn turn g1")
    assert refusal(state, "0 stop") == "no_column_yet"
    play(state, "0 draw")
    assert legal(state) == ["draw"]
    with pytest.raises(IllegalMove, match="no_column_yet"):
        play(state, "0 stop")


def test_go_18_with_an_empty_pile_the_turn_stops_without_a_column():
    state = position(pile="turn")
    events = play(state, "0 draw")
    assert Stopped(0, pile_empty=True) in events
    assert state.phase is Phase.OVER


def test_a_new_turn_starts_on_an_empty_table():
    state = position(columns=["r6"], pile="g1 g2")
    events = play(state, "0 stop", "0 take 1")
    assert events[-1] == TurnStarted(2, 1, 2)
    assert (state.columns, state.started, waiting(state)) == ([[], [], []], 0, "")
