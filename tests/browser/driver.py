"""The game in a browser: a real pygbag archive in the WebAssembly runtime, and hands to play it.

``open_game`` gives a ``RunningGame``: Python can be run inside it, widgets and cards are pressed
by name with the mouse or a finger, frames are timed, everything it logs is kept.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.harness import (
    DESKTOP,
    ENGLISH,
    ROOT,
    Complaints,
    Shape,
    new_context,
    save_screenshot,
)
from tests.browser.server import Server

BOOT_SECONDS = 60
RUNTIME_PREFIX = "/runtime/"

TURNS = ROOT / "tests" / "turns"
"""What knows where to touch; it runs inside the game, here as on the desktop."""
HOME_IN_PAGE = "/home/pyodide"

SIT_DOWN = """
from game.match.match import Match
from game.match.seats import SeatKind, SeatSpec
from game.rules.registry import GAMES
from game.scenes.tables import TABLES

def sit_down(game_id, players, seed, level):
    game = GAMES[game_id]
    seats = [SeatSpec(SeatKind.PERSON, "P0", "scarf")]
    for seat in range(1, players or game.player_counts[0]):
        seats.append(SeatSpec(SeatKind.BOT, f"Bot {seat}", "olga", level))
    match = Match(game, game.options_type(), seats, seed)
    app.stack.push(lambda: TABLES[game_id].table(app.context, match))
"""

IS_MY_TURN = """
(lambda scene: not hasattr(scene, "match") or not hasattr(scene, "pending")
    or (scene.timeline.idle and not scene.pending and scene.my_turn))(app.stack.top)
"""


class GameDidNotRunError(AssertionError):
    """The archive ended or broke before it ran; the message holds its traceback and log."""


class RunningGame:
    """A pygbag archive that runs in a page."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.complaints = Complaints(page)

    # -- how it goes

    @property
    def state(self) -> str:
        return str(self.page.evaluate("pygameRuntime.state"))

    @property
    def error(self) -> str | None:
        """The traceback that ended the game."""
        answer: str | None = self.page.evaluate("pygameRuntime.error")
        return answer

    @property
    def log(self) -> list[str]:
        """What the game printed, line by line."""
        lines: list[str] = self.page.evaluate("pygameRuntime.log")
        return lines

    @property
    def marks(self) -> dict[str, float]:
        """When it booted, in ms since the page was asked for: pyodide, wheel, unpacked,
        first_sleep (the end of the first frame)."""
        marks: dict[str, float] = self.page.evaluate("pygameRuntime.marks")
        return marks

    @property
    def boot_seconds(self) -> float:
        """From "pygame is there" to the end of the game's first frame."""
        return (self.marks["first_sleep"] - self.marks["wheel"]) / 1000

    def wait_running(self, seconds: float = BOOT_SECONDS) -> None:
        """Until the first frame is drawn; raises GameDidNotRunError."""
        self.page.wait_for_function(
            "'first_sleep' in pygameRuntime.marks"
            " || !['loading', 'running'].includes(pygameRuntime.state)",
            timeout=seconds * 1000,
        )
        if self.state != "running":
            raise GameDidNotRunError(f"{self.state}: {self.error}\n" + "\n".join(self.log))
        self.learn_turns()

    def reload(self) -> None:
        self.page.reload()
        self.wait_running()

    def run_python(self, code: str) -> Any:
        """Runs ``code`` between two frames; sees main.py's globals; gives its last expression.

        Only plain values come back: send JSON text for anything else.
        """
        return self.page.evaluate("code => pygameRuntime.py.runPython(code)", code)

    @property
    def scene(self) -> str:
        """The class of the scene on top."""
        return str(self.run_python("type(app.stack.top).__name__"))

    def wait_frames(self, count: int = 2) -> None:
        self.page.evaluate(
            "async count => { while (count--) await new Promise(requestAnimationFrame) }", count
        )

    def wait_for(self, expression: str, seconds: float = 15) -> None:
        """Until a Python expression is true inside the game."""
        self.page.wait_for_function(
            "code => pygameRuntime.py.runPython(code)",
            arg=f"bool({expression.strip()})",
            timeout=seconds * 1000,
        )

    def wait_for_scene(self, name: str, seconds: float = 15) -> None:
        self.wait_for(f"type(app.stack.top).__name__ == {name!r}", seconds)

    def reset_frame_stats(self) -> None:
        self.page.evaluate("pygameRuntime.resetFrameStats()")

    def frame_stats(self) -> dict[str, float]:
        """frames, mean_ms, median_ms, p95_ms, max_ms, fps since the last reset."""
        stats: dict[str, float] = self.page.evaluate("pygameRuntime.frameStats()")
        return stats

    # -- hands

    def to_page(self, x: float, y: float) -> tuple[float, float]:
        """A point of the game's surface, in CSS pixels of the page."""
        place: list[float] = self.page.evaluate(
            """([x, y]) => {
                const canvas = document.getElementById("canvas");
                const box = canvas.getBoundingClientRect();
                return [box.left + x * box.width / canvas.width,
                        box.top + y * box.height / canvas.height];
            }""",
            [x, y],
        )
        return place[0], place[1]

    def press(self, x: float, y: float) -> None:
        """At a point of the game's surface, with a finger where the screen has touch."""
        at = self.to_page(x, y)
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.wait_frames()

    def press_widget(self, name: str, part: int | None = None) -> None:
        """A widget of the top scene; ``part`` is one choice of a row of them."""
        if part is None:
            place = f"widget_point(app.stack.top, {name!r})"
        else:
            place = f"app.stack.top.group.find({name!r}).part({part}).center"
        self._press_each(f"from tests.turns.touch import widget_point\n[{place}]")

    def press_card(self, key: object) -> None:
        """A card of the table on top, by its key on the stage."""
        place = f"card_point(app.stack.top, app.stack.top.stage, {key!r})"
        self._press_each(f"from tests.turns.touch import card_point\n[{place}]")

    def make_move(self, game_id: str) -> None:
        """Some legal move of the person whose turn it is, as its clicks."""
        code = f"from tests.turns.{game_id} import clicks\nclicks(app.stack.top)"
        self._press_each(code)

    def _press_each(self, points: str) -> None:
        """``points`` is Python that ends with a list of them."""
        lines, _, last = points.rpartition("\n")
        text = self.run_python(f"import json\n{lines}\njson.dumps({last})")
        for x, y in json.loads(text):
            self.press(x, y)

    def learn_turns(self) -> None:
        """Puts tests/turns into the page."""
        files = {
            f"{HOME_IN_PAGE}/tests/turns/{path.name}": path.read_text(encoding="utf-8")
            for path in sorted(TURNS.glob("*.py"))
        }
        self.page.evaluate(
            """([folder, files]) => {
                const { FS } = pygameRuntime.py;
                FS.mkdirTree(folder);
                for (const [path, text] of Object.entries(files)) FS.writeFile(path, text);
            }""",
            [f"{HOME_IN_PAGE}/tests/turns", files],
        )
        self.run_python("import importlib; importlib.invalidate_caches()")

    # -- whole stretches

    def sit_down(self, game_id: str, players: int = 0, seed: int = 1, level: str = "rule") -> None:
        """A match against bots at once, without the way through the set-up."""
        self.run_python(f"{SIT_DOWN}\nsit_down({game_id!r}, {players}, {seed}, {level!r})")
        self.wait_frames()

    def wait_for_my_turn(self, seconds: float = 60) -> None:
        """The table waits for the person, or another scene is on top."""
        self.wait_for(IS_MY_TURN, seconds)

    def play_turns(self, game_id: str, turns: int) -> None:
        """So many moves, or fewer if the match ends before."""
        while turns and self.scene != "ResultScene":
            self.wait_for_my_turn()
            scene = self.scene
            if scene == "ScoresScene":
                self.press_widget("next")
            elif scene != "ResultScene":
                self.make_move(game_id)
                turns -= 1

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)
        self.wait_frames()

    def screenshot(self, name: str) -> Path:
        self.wait_frames(3)
        return save_screenshot(self.page, name)


def serve_game(server: Server, runtime: Path, archive: Path) -> str:
    """Puts runtime and archive on the server; gives the address of the page that runs it."""
    server.mount(RUNTIME_PREFIX, runtime)
    server.lasting = RUNTIME_PREFIX
    server.make_up(f"/games/{archive.name}", archive.read_bytes())
    page = f"{server.address}{RUNTIME_PREFIX[1:]}index.html"
    return f"{page}?apk={quote('/games/' + archive.name)}&fit=1"


@contextlib.contextmanager
def open_game(
    browser: Browser,
    address: str,
    shape: Shape = DESKTOP,
    locale: str = ENGLISH,
    *,
    without_clock: bool = False,
    init_script: str = "",
    context: BrowserContext | None = None,
) -> Iterator[RunningGame]:
    """Opens the address of ``serve_game`` and waits for the first frame.

    ``without_clock`` takes the wait out of Clock.tick, for true frame costs; ``init_script`` is
    JavaScript that runs before the page's own; a ``context`` given here keeps its storage.
    """
    own = context or new_context(browser, shape, locale)
    page = own.new_page()
    try:
        if init_script:
            page.add_init_script(init_script)
        game = RunningGame(page, touch=shape.touch)
        page.goto(address + ("&notick=1" if without_clock else ""))
        game.wait_running()
        yield game
    finally:
        page.close()
        if context is None:
            own.close()
