"""Gourmand's graded players: no move that another one beats in every respect."""

import pytest

from game.players.judgement.gourmand import GourmandJudgement
from game.players.judgement.gourmand_turns import points_to_come
from game.players.levels import GRADES, TRAITS, make_player
from game.rules.gourmand import GourmandState
from game.rules.gourmand.cards import deck
from tests.players.tables import decide
from tests.rules.gourmand.positions import GAME, play, position

every_level = pytest.mark.parametrize("level", GRADES)
SEEDS = range(12)


def candidates(state: GourmandState) -> set[str]:
    view, legal = state.view(state.actor), state.legal_moves(state.actor)
    judgement = GourmandJudgement(view, legal, TRAITS["gourmand"]["learning"])
    return {GAME.move_text(move) for move in judgement.candidates()}


def choices(level: str, state: GourmandState) -> set[str]:
    """What a level does here, whatever its luck."""
    player = make_player(level, "gourmand")
    decided = [decide(player, GAME, state, state.actor, seed)[0].move for seed in SEEDS]
    return {GAME.move_text(move) for move in decided}


def test_only_the_dearest_colour_is_worth_a_turn() -> None:
    state = position(pile="g1 g2 g3 dice", zones={0: "r6 r5 b1 y2"})
    assert candidates(state) == {"draw", "protect red"}


@every_level
def test_nobody_leaves_a_richer_column_for_one_with_a_dice_card(level: str) -> None:
    state = position(pile="g1 g2 g3", columns=["r6 b5", "y1 dice"], zones={0: "p6 p5"})
    play(state, "0 stop")
    assert choices(level, state) == {"take 1"}


def test_a_richer_column_with_a_dice_card_stays_a_question() -> None:
    state = position(pile="g1 g2 g3", columns=["r6 b5 dice", "y4"], zones={0: "p6 p5"})
    play(state, "0 stop")
    assert candidates(state) == {"take 1", "take 2"}


@pytest.mark.parametrize(("level", "taken"), [("greedy", "take 1"), ("rule", "take 2")])
def test_the_plain_yardstick_takes_the_most_points_whatever_the_die(level: str, taken: str) -> None:
    state = position(pile="g1 g2 g3", columns=["r6 b5 dice", "y4 p6"], zones={0: "p5 g6 y6"})
    play(state, "0 stop")
    choice, _ = decide(make_player(level, GAME.id), GAME, state, 0, seed=1)
    assert GAME.move_text(choice.move) == taken


@pytest.mark.parametrize("players", GAME.player_counts)
def test_what_one_seat_expects_of_the_order_of_turns_the_others_miss(players: int) -> None:
    for pile in range(len(deck(players)) + 1):
        to_come = points_to_come(players, pile)
        assert len(to_come) == players
        assert sum(to_come) == pytest.approx(0, abs=0.3)  # rounded figures
    assert set(points_to_come(players, 0)) == {0.0}
