"""What a card would do in the trick on the table, as the hints of the table show it."""

import pytest

from game.rules.bascule import BasculeView, Forecast, forecast
from game.rules.rng import Rng
from tests.rules.bascule.positions import GAME, options, play, position


def look(score: str, played: str, card: int, simultaneous: bool = False) -> Forecast:
    state = position(["10 40", "20 30", "5 25 45"], score=score, simultaneous=simultaneous)
    play(state, played)
    return forecast(state.view(2), card)


@pytest.mark.parametrize(("card", "sticks"), [(45, 4), (5, -4), (25, 0)])
def test_the_last_card_is_certain(card: int, sticks: int) -> None:
    assert look("4 1", "10 30", card) == Forecast(
        high=sticks > 0, low=sticks < 0, certain=True, sticks=sticks
    )


@pytest.mark.parametrize(("zero", "card"), [("b0", 45), ("r0", 5)])
def test_a_zero_takes_the_sticks_away(zero: str, card: int) -> None:
    assert look(f"{zero} 4 1", "10 30", card).sticks == 0


def test_an_early_card_is_not_certain() -> None:
    assert not look("4 1", "10", 45).certain


def test_a_leading_card_is_neither_high_nor_low() -> None:
    assert look("4 1", "", 45) == Forecast(high=False, low=False, certain=False, sticks=0)


@pytest.mark.parametrize("seed", range(6))
def test_certain_forecasts_come_true(seed: int) -> None:
    state = GAME.start(3, options(), seed)
    chance = Rng(seed)
    certain = 0
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal_moves(seat)
        card = legal[chance.below(len(legal))]
        view = state.view(seat)
        assert isinstance(view, BasculeView)
        told = forecast(view, card)
        state.play(seat, card)
        after = state.view(seat)
        assert isinstance(after, BasculeView)
        if told.certain and after.round == view.round and after.outcome is None:
            certain += 1
            assert after.balances[seat] - view.balances[seat] == told.sticks
    assert certain > 20
