"""A small soak, every time: no bot from Normal upwards plays what nobody would defend."""

import pytest

from tests.soak.dominated import soak

QUICK_DECISIONS = 200


@pytest.mark.parametrize(
    ("game_id", "most_suspected"),
    [("bascule", 0), ("contretemps", 1), ("gourmand", 0), ("zero_pile", 0)],
)
def test_no_decision_is_dominated(game_id: str, most_suspected: int) -> None:
    told = soak(game_id, QUICK_DECISIONS, seed=500).summary()
    assert told["decisions"] >= QUICK_DECISIONS
    assert told["suspected"] <= most_suspected, told["examples"]
    assert told["dominated"] == 0, told["examples"]
