"""Bascule by rules of thumb: positions where the right card is plain."""

import pytest

from game.players.bascule import BasculePlayer, cards_unseen, closeness
from game.players.judgement.bascule import BasculeJudgement
from game.players.search import Traits
from game.rules.bascule import BasculeState, BasculeView
from game.rules.rng import Rng
from tests.players.tables import decide
from tests.rules.bascule.positions import GAME, last_trick, options, play, position


def choice(state: BasculeState) -> int:
    seat = state.to_act()[0]
    decided, _ = decide(BasculePlayer(), GAME, state, seat, seed=1)
    return decided.move


def test_takes_the_sticks_that_bring_it_level() -> None:
    state = position(["20 21", "30 31", "10 25 40"], score="4 1", balances=[0, 0, 4])
    play(state, "20 30")
    assert choice(state) == 10


def test_and_the_other_way_round() -> None:
    state = position(["20 21", "30 31", "10 25 40"], score="4 1", balances=[0, 0, -4])
    play(state, "20 30")
    assert choice(state) == 40


def test_stays_between_when_the_trick_is_dear() -> None:
    state = position(["20 21", "30 31", "10 25 40"], score="9 1")
    play(state, "20 30")
    assert choice(state) == 25


def test_gets_rid_of_a_loud_card_where_a_zero_makes_it_free() -> None:
    state = position(["20 21", "30 31", "25 26 50"], score="b0 9 1")
    play(state, "20 30")
    assert choice(state) == 50


def test_ends_level_to_strike_a_dear_round() -> None:
    state = last_trick(["20", "30", "10 40"], score="3", balances=[0, 0, 3], rounds=[(1, 1, 30)])
    play(state, "20 30")
    assert choice(state) == 10


def test_counts_the_cards_it_has_seen() -> None:
    state = position(["20 21", "30 31", "10 25 40"], score="4 1")
    play(state, "20 30")
    view = state.view(2)
    assert isinstance(view, BasculeView)
    unseen = cards_unseen(view)
    assert set(range(1, 51)) - set(unseen) == {10, 20, 25, 30, 40}


def test_counts_only_the_cards_in_use() -> None:
    view = GAME.start(3, options(tactical=True), 1).view(0)
    assert isinstance(view, BasculeView)
    assert max((*cards_unseen(view), *view.hand)) == 27


@pytest.mark.parametrize(
    ("costs", "close"), [([3.0], 0.0), ([1.0, 1.0], 1.0), ([1.0, 2.0], 0.5), ([1.0, 9.0, 9.0], 0.0)]
)
def test_how_close_a_call_was(costs: list[float], close: float) -> None:
    assert closeness(costs) == close


@pytest.mark.parametrize(("naive", "best"), [(False, 25), (True, 40)])
def test_a_naive_player_is_glad_of_blue_sticks(naive: bool, best: int) -> None:
    state = position(["20", "30", "25 40"], score="6")
    play(state, "20 30")
    view, legal, rng = state.view(2), [25, 40], Rng(1)
    judgement = BasculeJudgement(view, legal, Traits(worlds=1, naive=naive))
    values = judgement.values(GAME.sample(view, rng), legal, rng)
    assert legal[values.index(max(values))] == best
