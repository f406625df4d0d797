"""A hand that plays through the real scenes: it clicks, taps, drags and types.

Everything goes through pygame's event queue and the app's own frame, so what
the pilot can do a person can do.  Time is a fake clock in long frames.
"""

import os
from collections.abc import Callable, Hashable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App
from game.match.match import Match
from game.match.seats import SeatKind, SeatSpec
from game.rules.options import Options
from game.rules.registry import GAMES
from game.scenes.card_table import CardTable
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.tables import TABLES
from game.services.clock import FakeClock
from game.services.settings import Speed
from game.services.storage import MemoryStorage, SafeStorage
from tests.turns.touch import card_point, widget_point

SHAPES = ((1280, 720), (1920, 1080), (844, 390), (390, 844))
LONG_FRAME_SECONDS = 0.1
MOST_FRAMES = 20_000


class Stuck(AssertionError):
    """The app did not come to where the pilot waits for it."""


class Pilot:
    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        storage: SafeStorage | None = None,
        speed: Speed = Speed.FAST,
    ) -> None:
        self.storage = storage or SafeStorage(MemoryStorage())
        self.app = App(storage=self.storage, clock=FakeClock(LONG_FRAME_SECONDS), size=size)
        self.app.context.change_settings(language=language, speed=speed)
        self.frame()

    # -- looking

    @property
    def scene(self) -> Scene:
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        assert isinstance(self.scene, TableScene), type(self.scene).__name__
        return self.scene

    @property
    def card_table(self) -> CardTable:
        assert isinstance(self.scene, CardTable), type(self.scene).__name__
        return self.scene

    def is_on(self, name: str) -> bool:
        return type(self.scene).__name__ == name

    def picture(self) -> pygame.Surface:
        window = pygame.display.get_surface()
        assert window is not None
        return window

    # -- time

    def frame(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame()

    def until(self, reached: Callable[[], bool], most_frames: int = MOST_FRAMES) -> None:
        for _ in range(most_frames):
            if reached():
                return
            self.frame()
        raise Stuck(f"still on {type(self.scene).__name__}")

    def until_my_turn(self) -> None:
        """The table waits for the person who looks at it, or another scene is on top."""
        self.until(lambda: not isinstance(self.scene, TableScene) or self._waits_for_me())

    def _waits_for_me(self) -> bool:
        table = self.table
        return table.timeline.idle and not table.pending and table.my_turn

    # -- doing

    def click(self, at: tuple[int, int], touch: bool = False) -> None:
        self._mouse(pygame.MOUSEMOTION, at, touch)
        self._mouse(pygame.MOUSEBUTTONDOWN, at, touch)
        self.frame()
        self._mouse(pygame.MOUSEBUTTONUP, at, touch)
        self.frame()

    def point_at(self, at: tuple[int, int]) -> None:
        """The mouse is there; nothing is pressed."""
        self._mouse(pygame.MOUSEMOTION, at)
        self.frame()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self._mouse(pygame.MOUSEBUTTONDOWN, start)
        self.frame()
        for share in (0.3, 0.6, 1.0):
            x = round(start[0] + (end[0] - start[0]) * share)
            y = round(start[1] + (end[1] - start[1]) * share)
            self._mouse(pygame.MOUSEMOTION, (x, y))
            self.frame()
        self._mouse(pygame.MOUSEBUTTONUP, end)
        self.frame()

    def _mouse(self, kind: int, at: tuple[int, int], touch: bool = False) -> None:
        values: dict[str, object] = {"pos": at, "touch": touch}
        if kind == pygame.MOUSEMOTION:
            values |= {"rel": (0, 0), "buttons": (0, 0, 0)}
        else:
            values["button"] = 1
        pygame.event.post(pygame.Event(kind, values))

    def press(self, name: str, touch: bool = False) -> None:
        """Click a widget by its name."""
        self.click(widget_point(self.scene, name), touch)

    def key(self, *keys: int) -> None:
        for key in keys:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, {"key": key, "mod": 0}))
            pygame.event.post(pygame.Event(pygame.KEYUP, {"key": key, "mod": 0}))
            self.frame()

    # -- cards

    def card_point(self, key: Hashable) -> tuple[int, int]:
        return card_point(self.scene, self.card_table.stage, key)

    def choose_card(self, key: Hashable, touch: bool = False) -> None:
        self.click(self.card_point(key), touch)

    # -- whole stretches

    def sit_down(
        self,
        game_id: str,
        people: int = 1,
        players: int | None = None,
        options: Options | None = None,
        seed: int = 1,
        level: str = "rule",
    ) -> None:
        """A match at once, without the way through the set-up."""
        game = GAMES[game_id]
        count = players or game.player_counts[0]
        seats = [
            SeatSpec(SeatKind.PERSON, f"P{seat}", "scarf")
            if seat < people
            else SeatSpec(SeatKind.BOT, f"Bot {seat}", "olga", level)
            for seat in range(count)
        ]
        match = Match(game, options or game.options_type(), seats, seed)
        table = TABLES[game_id].table
        self.app.stack.push(lambda: table(self.app.context, match))
        self.frame()

    def finish(self, take_turn: Callable[[], None]) -> None:
        """Play on until the result is shown; ``take_turn`` makes one move."""
        while not self.is_on("ResultScene"):
            self.until_my_turn()
            if self.is_on("ScoresScene"):
                self.press("next")
            elif self.is_on("HandoverScene"):
                self.press("take")
            elif isinstance(self.scene, TableScene):
                take_turn()
            elif not self.is_on("ResultScene"):
                raise Stuck(f"what is {type(self.scene).__name__} doing here?")
