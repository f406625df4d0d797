"""A small soak, every time: no bot from Normal upwards plays what nobody would defend."""

import pytest

from tests.soak.dominated import soak

QUICK_DECISIONS = 200


@pytest.mark.parametrize("game_id", ["bascule", "gourmand", "zero_pile"])
def test_no_decision_is_dominated(game_id: str) -> None:
    told = soak(game_id, QUICK_DECISIONS, seed=500).summary()
    assert told["decisions"] >= QUICK_DECISIONS
    assert told["suspected"] == 0, told["examples"]
