"""The app: window, services, frame loop and scene stack."""

import asyncio
import contextlib
import logging
import time
import traceback
from pathlib import Path

import pygame

from game.scenes.boot import error_scene, first_scene
from game.scenes.context import Context
from game.scenes.scene import SceneStack
from game.services.assets import Assets
from game.services.audio import Audio
from game.services.clock import Clock, FrameClock
from game.services.i18n import Words
from game.services.input import (
    Command,
    Exposed,
    FocusGained,
    FocusLost,
    Input,
    KeyAt,
    Pointer,
    PointerKind,
    Quit,
    Resized,
    Signal,
)
from game.services.platform import Platform, WindowMetrics, detect
from game.services.screen import Screen
from game.services.settings import Settings, load_settings
from game.services.storage import SafeStorage, open_storage
from game.sprites import paint

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FIRST_SIZE = (1280, 720)
MOST_WEB_PIXELS = 2_400_000
"""A browser copies the whole bitmap every frame: more than this would cost frames."""
LOOK_AT_WINDOW_SECONDS = 0.25
AWAY_AFTER_SECONDS = 1.0
"""No frame for so long: the tab was hidden or the machine slept."""
log = logging.getLogger("pentadeck")


class App:
    """Everything that lives as long as the program."""

    def __init__(
        self,
        platform: Platform | None = None,
        storage: SafeStorage | None = None,
        clock: Clock | None = None,
        size: tuple[int, int] = FIRST_SIZE,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.platform = platform or detect()
        self.clock = clock or FrameClock(waits=not self.platform.is_web)
        self.input = Input()
        self.running = True
        self.window_size = size
        self.metrics: WindowMetrics | None = None
        self._looked_at = 0.0
        self._last_frame_at = time.monotonic()
        self.context = self._make_context(storage or open_storage(self.platform), size)
        self.stack = SceneStack(self.context)
        self.context.stack = self.stack
        self.context.key_letters = self.input.key_letters
        self._open_window(size)
        self.stack.push(lambda: first_scene(self.context))

    def _make_context(self, storage: SafeStorage, size: tuple[int, int]) -> Context:
        settings = load_settings(
            storage,
            Settings(reduced_motion=self.platform.prefers_reduced_motion()),
        )
        audio = Audio(ASSETS / "sounds", self.platform.is_web)
        audio.configure(settings)
        return Context(
            assets=Assets(ASSETS),
            audio=audio,
            words=Words(ASSETS / "locale", settings.language or self.platform.language()),
            platform=self.platform,
            storage=storage,
            settings=settings,
            screen=Screen(*size),
        )

    # -- the window

    def _open_window(self, size: tuple[int, int]) -> None:
        pygame.display.set_caption("Pentadeck")
        if self.platform.is_web:
            self._fit_page()
            return
        pygame.display.set_mode(size, pygame.RESIZABLE)
        icon = self.context.assets.art("app/icon", (64, 64))
        pygame.display.set_icon(icon)

    def _fit_page(self) -> None:
        """In the browser no resize arrives: look at the page and take its shape."""
        metrics = self.platform.window_metrics()
        if metrics is None:
            metrics = WindowMetrics(*FIRST_SIZE, 1.0)
        if metrics == self.metrics:
            return
        self.metrics = metrics
        pixels = metrics.width * metrics.height
        density = min(metrics.density, max(1.0, (MOST_WEB_PIXELS / pixels) ** 0.5))
        size = (round(metrics.width * density), round(metrics.height * density))
        pygame.display.set_mode(size)
        self._take_screen(Screen(*size, density=density))

    def _take_screen(self, screen: Screen) -> None:
        paint.clear_cache()
        self.context.screen = screen
        self.stack.lay_out(screen)

    def toggle_fullscreen(self) -> None:
        if self.platform.toggle_fullscreen():
            return
        window = _window()
        if window.get_flags() & pygame.FULLSCREEN:
            window = pygame.display.set_mode(self.window_size, pygame.RESIZABLE)
        else:
            self.window_size = window.get_size()
            window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        self._take_screen(Screen(*window.get_size()))
        self.context.change_settings(fullscreen=bool(window.get_flags() & pygame.FULLSCREEN))

    # -- frames

    async def run(self) -> None:
        """The one loop.  An exception that escaped would freeze a browser's picture."""
        while self.running:
            try:
                self.frame()
            except Exception:
                self._rescue(traceback.format_exc())
            await asyncio.sleep(0)
        self.context.audio.close()
        if not self.platform.is_web:
            pygame.quit()

    def frame(self) -> None:
        dt = self.clock.tick()
        self.stack.settle()
        self._watch_page()
        self._watch_absence()
        self._prepare_input()
        for signal in self.input.poll():
            self._dispatch(signal)
        self.stack.settle()
        self.stack.top.update(dt)
        self.stack.settle()
        if self.stack.top.dirty:
            self.stack.draw(_window())
            pygame.display.flip()
        if self.context.wants_fullscreen:
            self.context.wants_fullscreen = False
            self.toggle_fullscreen()
        if self.context.wants_quit:
            self.running = False

    def _prepare_input(self) -> None:
        """What the scene on top wants to hear."""
        context, reader = self.context, self.input
        reader.typing, reader.fingers = context.typing, context.fingers
        reader.key_places = context.key_places

    def _watch_page(self) -> None:
        if not self.platform.is_web:
            return
        now = time.monotonic()
        if now - self._looked_at >= LOOK_AT_WINDOW_SECONDS:
            self._looked_at = now
            self._fit_page()
            if not self.platform.is_visible():
                self.stack.top.left_alone()

    def _watch_absence(self) -> None:
        """A hidden tab gets no frames: only the gap tells, and the clock skips it."""
        now = time.monotonic()
        gap, self._last_frame_at = now - self._last_frame_at, now
        if gap >= AWAY_AFTER_SECONDS:
            self.stack.top.left_alone()

    def _dispatch(self, signal: Signal) -> None:
        if isinstance(signal, Quit):
            self.running = self.platform.is_web
        elif isinstance(signal, Resized):
            if not self.platform.is_web:
                self._take_screen(Screen(*_window().get_size()))
        elif isinstance(signal, Exposed | FocusGained):
            self.stack.top.dirty = True
        elif isinstance(signal, FocusLost):
            self.stack.top.left_alone()
        elif signal is Command.FULLSCREEN:
            self.toggle_fullscreen()
        else:
            if isinstance(signal, Command | KeyAt) or _is_tap(signal):
                self.context.audio.unlock()
            if isinstance(signal, Pointer):
                self.context.touch = signal.touch
            self.stack.top.handle(signal)

    def _rescue(self, trace: str) -> None:
        """Show what went wrong instead of a frozen picture; the match is saved already."""
        log.error("%s", trace)
        with contextlib.suppress(Exception):
            self.stack.reset(lambda: error_scene(self.context, trace))
            self.stack.settle()


def _window() -> pygame.Surface:
    window = pygame.display.get_surface()
    assert window is not None, "the window is open as long as the app runs"
    return window


def _is_tap(signal: Signal) -> bool:
    return isinstance(signal, Pointer) and signal.kind is PointerKind.DOWN


def play() -> int:
    """Open the window and play until it is closed."""
    asyncio.run(App().run())
    return 0
