"""Matches played in the browser, by clicks and by touch, through the real scenes."""

from __future__ import annotations

import json

import pytest

from game.match.record import load
from game.rules.registry import GAMES
from tests.browser.conftest import Opener
from tests.browser.driver import RunningGame
from tests.browser.harness import DESKTOP, PHONE, SHAPES, Shape

PLAYABLE = tuple(GAMES)
WHOLE_MATCH = 500
MEDIAN_MS, P95_MS = 4, 8

FAST = """
localStorage.setItem("pentadeck.settings",
  JSON.stringify({ speed: "fast", sound: false, language: "en" }));
"""

RECORD = "from game.match.record import dump\ndump(app.stack.top.match)"


def record(game: RunningGame) -> str:
    return str(game.run_python(RECORD))


@pytest.mark.slow
@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["clicks", "touch"])
def test_whole_match_of_bascule(play: Opener, shape: Shape) -> None:
    with play(shape, init_script=FAST) as game:
        game.sit_down("bascule", seed=7)
        game.play_turns("bascule", WHOLE_MATCH)
        game.screenshot(f"result-{shape.name}")
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


def test_frames_of_a_full_table_are_cheap(play: Opener) -> None:
    """Four players at 1280 × 720: while nothing moves, and while cards fly and bots think."""
    with play(init_script=FAST, without_clock=True) as game:
        game.sit_down("bascule", players=4, seed=11)
        game.play_turns("bascule", 1)
        game.wait_for_my_turn()
        game.wait_frames(20)
        game.reset_frame_stats()
        game.wait_frames(120)
        assert_cheap(game, "idle")
        game.reset_frame_stats()
        game.play_turns("bascule", 3)
        assert_cheap(game, "moving")


def assert_cheap(game: RunningGame, when: str) -> None:
    stats = game.frame_stats()
    print(f"{when}: {stats['median_ms']:.2f} ms median, {stats['p95_ms']:.2f} ms p95")
    assert stats["median_ms"] <= MEDIAN_MS, when
    assert stats["p95_ms"] <= P95_MS, when
