"""Gourmand, rule book: protecting, the end, the risks variant (GO-34 … GO-41, GO-V1)."""

import pytest

from game.rules.gourmand import DieRolled, GourmandOptions, MatchEnded, Phase, Protected
from game.rules.gourmand.cards import bag_size
from game.rules.gourmand.rulings import ranked_with_cards
from game.rules.rng import Rng
from tests.rules.gourmand.positions import (
    GAME,
    cards,
    legal,
    play,
    position,
    refusal,
    safe,
    takers,
    told,
    zone,
)


def test_go_34_protecting_saves_a_whole_colour_and_ends_the_turn():
    state = position(zones={0: "r3 r6 b2"})
    events = play(state, "0 protect red")
    assert events[0] == Protected(0, "red", cards("r3 r6"))
    assert (zone(state, 0), safe(state, 0)) == ("b2", "r3 r6")
    assert (state.active, state.phase, len(state.pile)) == (1, Phase.STARTING, 1)


def test_go_35_protected_cards_are_safe_from_every_roll():
    faces = ("blue", "green", "purple", "red", "yellow", "star")
    for face in faces:
        state = position(
            columns=["p1 dice"], protected={0: "b1 g1 p2 r1 y1"}, rolls=[face], risks=True
        )
        play(state, "0 stop", "0 take 1")
        assert safe(state, 0) == "b1 g1 p2 r1 y1"


def test_go_36_a_colour_can_be_protected_again():
    state = position(zones={0: "r1"}, protected={0: "r3 r6"})
    play(state, "0 protect red")
    assert safe(state, 0) == "r1 r3 r6"


def test_go_37_the_match_ends_with_the_pile_empty_and_the_columns_gone():
    state = position(columns=["r6", "y5"], pile="b1")
    play(state, "0 draw", "0 place 3", "0 take 1", "1 take 2")
    assert (state.phase, state.outcome()) == (Phase.SHARING, None)
    events = play(state, "2 take 3")
    assert state.to_act() == ()
    assert told(events, MatchEnded) == [MatchEnded(state.outcome(), (1, 1, 1, 0))]
    assert refusal(state, "0 draw") == "match_over"


def test_go_37_a_bust_with_the_last_card_is_shared_first():
    state = position(columns=["b2", "y5", "r4 g2"], pile="y2", rolls=["star"])
    play(state, "0 draw")
    assert takers(state) == [1, 2, 3]
    assert state.phase is Phase.OVER


def test_go_38_zone_and_protected_cards_count_and_the_highest_sum_wins():
    state = position(
        pile="turn", zones={0: "r6 b2", 1: "y5"}, protected={1: "y6 g1", 2: "b5"}, players=3
    )
    assert state.totals() == (8, 12, 5)
    play(state, "0 draw")
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranking) == ((8, 12, 5), ((1,), (0,), (2,)))
    assert (outcome.winners, outcome.reason) == ((1,), "pile_empty")


def test_go_39_equal_points_more_cards_wins_still_tied_is_shared():
    state = position(
        pile="turn",
        zones={0: "r6", 1: "y5 y1", 2: "b1"},
        protected={2: "b5", 3: "g1 g2 g3"},
    )
    play(state, "0 draw")
    outcome = state.outcome()
    assert outcome.scores == (6, 6, 6, 6)
    assert outcome.ranking == ((3,), (1, 2), (0,))
    assert outcome.reason == "more_cards"


def cards_safe(state):
    return sum(bag_size(bag) for bag in state.protected)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("protects", [True, False])
def test_go_40_every_turn_draws_or_protects_so_the_match_ends(seed, protects):
    """The slowest match: one card a turn, and whatever can be protected is."""
    state = GAME.start(3, GourmandOptions(), seed)
    moves = 0
    rng = Rng(seed)
    while state.to_act():
        options = legal(state)
        wanted = [move for move in options if move.startswith("protect") and protects]
        wanted = wanted or [move for move in options if move == "stop"] or options
        before = (len(state.pile), cards_safe(state))
        phase = state.phase
        play(state, f"{state.actor} {wanted[rng.below(len(wanted))]}")
        moves += 1
        if phase is Phase.STARTING:
            pile, safe_before = before
            assert len(state.pile) == pile - 1 or cards_safe(state) > safe_before
    assert moves <= GAME.most_moves(3, GourmandOptions())


def test_go_41_protecting_needs_a_card_of_the_colour():
    state = position(zones={0: "b2"}, protected={0: "r5"})
    assert refusal(state, "0 protect red") == "nothing_to_protect"
    assert legal(state) == ["draw", "protect blue"]
    assert legal(position(protected={0: "r5"})) == ["draw"]


def test_go_v1_the_star_costs_every_unprotected_card_after_a_dice_card():
    state = position(
        columns=["r6 dice"], zones={0: "g4"}, protected={0: "b1"}, rolls=["star"], risks=True
    )
    events = play(state, "0 stop", "0 take 1")
    assert told(events, DieRolled) == [DieRolled(0, "star", cards("g4 r6"), "dice_card")]
    assert (zone(state, 0), safe(state, 0)) == ("", "b1")


def test_go_v1_the_star_costs_every_unprotected_card_after_a_bust():
    state = position(
        columns=["b2", "y5", "r4 g2"], pile="y2 g1", zones={0: "g4"}, rolls=["star"], risks=True
    )
    play(state, "0 draw")
    assert zone(state, 0) == ""


def test_go_v1_a_colour_costs_that_colour_only():
    state = position(columns=["r6 dice"], zones={0: "g4 r1"}, rolls=["red"], risks=True)
    play(state, "0 stop", "0 take 1")
    assert zone(state, 0) == "g4"


def test_places_below_the_first_follow_the_same_rule():
    outcome = ranked_with_cards((9, 4, 4, 4), (3, 2, 3, 2))
    assert outcome.ranking == ((0,), (2,), (1, 3))
    assert outcome.reason == "pile_empty"
