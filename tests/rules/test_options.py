"""Options describe themselves, and refuse what a table cannot have."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.contract import Game
from game.rules.options import BadOption, Options, number, toggle
from game.rules.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@dataclass(frozen=True, slots=True)
class Sample(Options):
    exclusive: ClassVar[tuple[tuple[str, str], ...]] = (("open", "teams"),)
    open: bool = toggle()
    teams: bool = toggle(players=(4, 6))
    limit: int = number(100, 20, 300, step=10)


def test_specs_come_in_the_order_of_the_fields() -> None:
    assert [spec.name for spec in Sample.specs()] == ["open", "teams", "limit"]
    _, teams, limit = Sample.specs()
    assert (teams.is_toggle, teams.players) == (True, frozenset({4, 6}))
    assert (limit.is_toggle, limit.low, limit.high, limit.step) == (False, 20, 300, 10)


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (Sample(), 3),
        (Sample(open=True), 3),
        (Sample(teams=True), 4),
        (Sample(limit=20), 3),
        (Sample(limit=300), 3),
        (Sample(open=True, limit=110), 5),
    ],
)
def test_possible_tables(options: Sample, players: int) -> None:
    options.check(players)


@pytest.mark.parametrize(
    ("options", "players", "name"),
    [
        (Sample(teams=True), 3, "teams"),
        (Sample(limit=10), 3, "limit"),
        (Sample(limit=310), 3, "limit"),
        (Sample(limit=105), 3, "limit"),
        (Sample(open=True, teams=True), 4, "teams"),
    ],
)
def test_impossible_tables(options: Sample, players: int, name: str) -> None:
    with pytest.raises(BadOption) as caught:
        options.check(players)
    assert caught.value.name == name


def test_options_read_back() -> None:
    options = Sample(open=True, limit=120)
    assert options.to_json() == {"open": True, "teams": False, "limit": 120}
    assert Sample.from_json(options.to_json()) == options


def test_switches_may_be_numbers_and_become_truth_values() -> None:
    read = Sample.from_json({"open": 1, "teams": 0})
    assert read == Sample(open=True, teams=False)
    assert read.to_json()["open"] is True


@pytest.mark.parametrize(
    "values",
    [
        {"unknown": 1},
        {"open": 2},
        {"open": -1},
        {"open": "yes"},
        {"open": 1.0},
        {"open": None},
        {"limit": True},
        {"limit": "100"},
        {"limit": [100]},
    ],
)
def test_strange_values_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Sample.from_json(values)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from(["open", "teams", "limit", "x"]), json_values))
def test_any_values_give_options_or_bad_option(values: dict[str, object]) -> None:
    try:
        options = Sample.from_json(values)
        options.check(4)
    except BadOption:
        return
    assert Sample.from_json(options.to_json()) == options
    assert set(values) <= set(options.to_json())


@every_game
def test_the_usual_options_suit_every_table(game: Game) -> None:
    for players in game.player_counts:
        game.options_type().check(players)


@every_game
def test_every_option_can_be_chosen_at_some_table(game: Game) -> None:
    for spec in game.options_type.specs():
        values = {*range(spec.low, spec.high + 1, spec.step)} - {spec.default}
        assert any(
            spec.allows(value, players) for value in values for players in game.player_counts
        )
        assert spec.low <= spec.default <= spec.high
