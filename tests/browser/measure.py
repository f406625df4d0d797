"""What the game costs in the browser, as figures and as ratios to a plain loop.

    python -m tests.browser.measure [GAME [PLAYERS [LEVEL]]]

prints one JSON document: the time from "pygame is loaded" to the title's first frame against an
empty program, the game's own work per frame at 1280 × 720, while nothing moves and while cards
fly and bots think, and what a bot's decisions cost.  Machines differ and may be busy, so a plain
Python loop is timed in the same page: tests compare with that, never with a clock.
"""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from game.rules.registry import GAMES
from tests.browser import harness
from tests.browser.driver import RunningGame, open_game, serve_game
from tests.browser.server import Server
from tests.web.sample import make_sample
from web.build import build
from web.project import Project, checkout

BOOTS = 3
STILL_FRAMES = 120
SETTLE_FRAMES = 150
TURNS = 6
REAL_TIME_TURNS = 12
"""Fewer than would end the match."""
SECONDS_BETWEEN_TURNS = 0.6
DECISIONS = 60

LOOP = """
import time as _time

def _loop_ms(iterations=20_000, tries=15):
    best = 1e9
    for _ in range(tries):
        started = _time.perf_counter()
        total = 0
        for i in range(iterations):
            total += i
        best = min(best, _time.perf_counter() - started)
    return best * 1000

_loop_ms()
"""
"""20,000 rounds of the reference loop, in ms."""

THINK = """
import json as _json, time as _time
from game.players.levels import make_player
from game.rules.registry import GAMES
from game.rules.rng import Rng

def _decisions(game_id, players, level, wanted):
    game, costs, slices, seed = GAMES[game_id], [], [], 0
    while len(costs) < wanted:
        seed += 1
        state = game.start(players, game.options_type(), seed)
        while state.outcome() is None and len(costs) < wanted:
            for seat in state.to_act():
                view, legal = state.view(seat), state.legal_moves(seat)
                who = make_player(level if seat == 0 else "rule", game_id)
                spent = []
                thinking = who.think(view, legal, lambda rng: game.sample(view, rng), Rng(seed))
                while True:
                    started = _time.perf_counter()
                    try:
                        next(thinking)
                    except StopIteration as stop:
                        move = stop.value.move
                        break
                    finally:
                        spent.append(_time.perf_counter() - started)
                if seat == 0 and len(legal) > 1:
                    costs.append(sum(spent))
                    slices.extend(spent)
                state.play(seat, move)
    return _json.dumps([costs, slices])

"""
"""Plays on in the page and gives the seconds of each decision, and between its pauses."""

AT_USUAL_SPEED = """
localStorage.setItem("pentadeck.settings",
  JSON.stringify({ speed: "normal", sound: false, language: "en" }));
"""


@dataclass(frozen=True)
class Cost:
    """The game's own work in a frame."""

    median_ms: float
    p95_ms: float
    p99_ms: float
    frames: int
    fps: float

    @classmethod
    def since_reset(cls, game: RunningGame) -> Cost:
        stats = game.frame_stats()
        costs = json.loads(
            game.run_python("import json, pygbag_shim; json.dumps(list(pygbag_shim._costs))")
        )
        return cls(
            round(stats["median_ms"], 2),
            round(stats["p95_ms"], 2),
            round(share(costs, 0.99), 2),
            int(stats["frames"]),
            round(stats["fps"], 1),
        )


@dataclass(frozen=True)
class Thought:
    """What a bot's decision between several moves costs."""

    median_ms: float
    p99_ms: float
    longest_slice_ms: float
    decisions: int


def share(values: list[float], part: float) -> float:
    """The value that so large a part of all others is below."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


@dataclass(frozen=True)
class TableCost:
    loop_ms: float
    still: Cost
    moving: Cost


def measure_table(
    browser: Browser, address: str, game_id: str, players: int = 4, level: str = "rule"
) -> TableCost:
    with open_game(browser, address, init_script=AT_USUAL_SPEED, without_clock=True) as game:
        game.sit_down(game_id, players=players, seed=11, level=level)
        game.play_turns(game_id, 1)
        game.wait_for_my_turn()
        game.wait_frames(SETTLE_FRAMES)
        loop_ms = float(game.run_python(LOOP))
        game.wait_frames(10)
        game.reset_frame_stats()
        game.wait_frames(STILL_FRAMES)
        still = Cost.since_reset(game)
        game.reset_frame_stats()
        if GAMES[game_id].real_time:
            for _ in range(REAL_TIME_TURNS):
                game.play_turns(game_id, 1)
                game.page.wait_for_timeout(1000 * SECONDS_BETWEEN_TURNS)
        else:
            game.play_turns(game_id, TURNS)
        return TableCost(round(loop_ms, 3), still, Cost.since_reset(game))


def measure_thoughts(
    browser: Browser, address: str, game_id: str, players: int, level: str
) -> Thought:
    with open_game(browser, address) as game:
        asked = f"{THINK}\n_decisions({game_id!r}, {players}, {level!r}, {DECISIONS})"
        costs, slices = json.loads(game.run_python(asked))
    return Thought(
        round(1000 * share(costs, 0.5), 1),
        round(1000 * share(costs, 0.99), 1),
        round(1000 * max(slices), 1),
        len(costs),
    )


def fastest_boot(browser: Browser, address: str) -> float:
    """In seconds, the fastest of a few: other work on the machine only ever adds."""
    context = harness.new_context(browser)
    seconds: list[float] = []
    for _ in range(BOOTS):
        with open_game(browser, address, context=context) as game:
            seconds.append(game.boot_seconds)
    context.close()
    return min(seconds)


def empty_program(folder: Path) -> Path:
    """The archive of a program that only fills the screen."""
    sample = make_sample(folder)
    build(sample)
    return sample.archive


def this_game(folder: Path) -> Path:
    for name in ("main.py", "game", "assets", "web"):
        (folder / name).symlink_to(checkout().root / name)
    project = Project(folder)
    build(project)
    return project.archive


def main(arguments: list[str]) -> None:
    game_id = arguments[0] if arguments else "bascule"
    players = int(arguments[1]) if len(arguments) > 1 else 4
    level = arguments[2] if len(arguments) > 2 else "rule"
    runtime, chromium = harness.wasm_runtime(), harness.chromium()
    if runtime is None or chromium is None:
        sys.exit("needs Chromium and the WebAssembly runtime")
    thought: Thought | None = None
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        Server() as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(harness.CHROMIUM_ARGUMENTS)
        )
        empty = fastest_boot(browser, serve_game(server, runtime, empty_program(Path(one))))
        address = serve_game(server, runtime, this_game(Path(other)))
        title = fastest_boot(browser, address)
        table = measure_table(browser, address, game_id, players, level)
        if not GAMES[game_id].real_time:
            thought = measure_thoughts(browser, address, game_id, players, level)
        browser.close()
    figures = {
        "game": game_id,
        "players": players,
        "level": level,
        "boot_seconds": round(title, 2),
        "empty_boot_seconds": round(empty, 2),
        "loop_ms": table.loop_ms,
        "still": vars(table.still),
        "moving": vars(table.moving),
        "decision": vars(thought) if thought is not None else None,
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
