"""Matches played in the browser, by clicks and by touch, through the real scenes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from game.match.record import load
from game.rules.registry import GAMES
from tests.browser.conftest import Opener
from tests.browser.driver import RunningGame
from tests.browser.harness import DESKTOP, PHONE, SHAPES, Shape
from tests.browser.measure import measure_table

PLAYABLE = tuple(GAMES)
WHOLE_MATCH = 500
MOST_LOOPS_STILL, MOST_LOOPS_MOVING, MOST_LOOPS_SELDOM = 1, 4, 10
"""A frame's work in plain loops of 20,000 rounds: its median while nothing moves and while
something does, and what one frame in twenty may take.  `measure.py` gives the figures."""

FAST = """
localStorage.setItem("pentadeck.settings",
  JSON.stringify({ speed: "fast", sound: false, language: "en" }));
"""

HURRIED_CLOCK = """
from game.services.clock import FakeClock
app.clock = FakeClock(0.08)
"""
"""A whole match in a fraction of its time: every frame counts for five."""

RECORD = "from game.match.record import dump\ndump(app.stack.top.match)"


def record(game: RunningGame) -> str:
    return str(game.run_python(RECORD))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "shape"),
    [*((game_id, DESKTOP) for game_id in PLAYABLE), ("bascule", PHONE)],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_whole_match(play: Opener, game_id: str, shape: Shape) -> None:
    with play(shape, init_script=FAST) as game:
        game.run_python(HURRIED_CLOCK)
        game.sit_down(game_id, seed=7)
        game.play_turns(game_id, WHOLE_MATCH)
        game.screenshot(f"result-{game_id}-{shape.name}")
        assert game.scene == "ResultScene"
        assert game.complaints.texts == []
        # The same seed and moves on this machine: load replays them and compares the digest.
        text = record(game)
        replayed = load(text)
        assert replayed.outcome() is not None
        assert replayed.digest() == json.loads(text)["digest"]


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_reload_resumes_at_the_same_position(play: Opener, game_id: str) -> None:
    with play(init_script=FAST) as game:
        game.sit_down(game_id, seed=3)
        game.play_turns(game_id, 2)
        game.wait_for_my_turn()
        before = json.loads(record(game))
        game.reload()
        assert game.scene == "TitleScene"
        game.screenshot(f"resume-{game_id}")
        game.press_widget("continue")
        game.wait_for("hasattr(app.stack.top, 'match')")
        after = json.loads(record(game))
        assert after["seed"] == before["seed"]
        assert after["log"][: len(before["log"])] == before["log"]
        assert len(before["log"]) >= 2
        game.play_turns(game_id, 1)
        assert game.complaints.texts == []


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
@pytest.mark.parametrize("game_id", PLAYABLE)
def test_table_in_every_shape(play: Opener, game_id: str, shape: Shape) -> None:
    with play(shape, init_script=FAST) as game:
        game.sit_down(game_id, seed=5)
        game.play_turns(game_id, 1)
        game.wait_for_my_turn()
        game.screenshot(f"table-{game_id}-{shape.name}")
        assert game.complaints.texts == []


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_frames_of_a_full_table_are_cheap(
    browser: Browser, game_address: str, game_id: str
) -> None:
    """While nothing moves, and while cards fly and bots think: against a loop in the same page."""
    cost = measure_table(browser, game_address, game_id)
    print(game_id, cost)
    assert cost.still.median_ms <= MOST_LOOPS_STILL * cost.loop_ms
    assert cost.moving.median_ms <= MOST_LOOPS_MOVING * cost.loop_ms
    assert cost.moving.p95_ms <= MOST_LOOPS_SELDOM * cost.loop_ms
