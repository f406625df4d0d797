"""A scene: one screen of the game, and the stack they lie on.

Scenes are symmetric: ``enter`` and ``exit``, ``pause`` and ``resume`` always
come in pairs.  Changes of the stack are queued and happen between frames, so a
scene never disappears while its own code runs.  ``draw`` changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.scenes.context import Context
from game.services.input import Signal
from game.services.screen import Screen
from game.ui.brush import Brush
from game.ui.group import WidgetGroup
from game.ui.toast import Toast
from game.ui.widget import Widget


class Scene:
    """Base of every scene."""

    overlay = False
    """True: the scene below stays visible, dimmed."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.words = context.words
        self.group = WidgetGroup()
        self.toast = Toast()
        self.dirty = True
        self.brush = Brush(context.assets, context.screen)

    # -- life

    def enter(self) -> None:
        """The scene comes onto the stack."""

    def exit(self) -> None:
        """It leaves for good."""

    def pause(self) -> None:
        """Another scene covers it."""

    def resume(self, result: Any = None) -> None:
        """It is on top again; ``result`` is what the covering scene returned."""
        self.refresh()

    def left_alone(self) -> None:
        """Nobody looks: a hidden tab, another window in front.  May come every frame."""

    # -- frames

    def lay_out(self, screen: Screen) -> None:
        """Place everything for a screen."""
        self.brush = Brush(self.context.assets, screen)
        self.refresh()

    def refresh(self) -> None:
        """Make the widgets anew, for instance after the language changed."""
        self.group.lay_out(self.brush, self.widgets())
        self.dirty = True

    def widgets(self) -> list[Widget]:
        return []

    def handle(self, signal: Signal) -> bool:
        """A person did something; True if this scene took it."""
        taken = self.group.handle(signal)
        self.dirty = self.dirty or taken
        return taken

    def update(self, dt: float) -> None:
        """Let time pass; set ``dirty`` if the picture changed."""
        if self.toast.update(dt):
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole picture."""

    def say(self, text: str) -> None:
        self.toast.say(text)
        self.dirty = True

    def inform(self, text: str) -> None:
        """Like ``say``, for news: nothing was refused."""
        self.toast.say(text, calm=True)
        self.dirty = True


@dataclass(frozen=True, slots=True)
class _Change:
    kind: str
    make: Callable[[], Scene] | None = None
    result: Any = None


class SceneStack:
    """The scenes of the app, the visible one last."""

    DIM = (14, 8, 14, 168)

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scenes: list[Scene] = []
        self._changes: list[_Change] = []
        self._backdrop: pygame.Surface | None = None

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, make: Callable[[], Scene]) -> None:
        self._changes.append(_Change("push", make))

    def pop(self, result: Any = None) -> None:
        self._changes.append(_Change("pop", result=result))

    def replace(self, make: Callable[[], Scene]) -> None:
        """The top scene gives way to another."""
        self._changes.append(_Change("replace", make))

    def reset(self, make: Callable[[], Scene]) -> None:
        """Every scene leaves; one new scene remains."""
        self._changes.append(_Change("reset", make))

    def home(self) -> None:
        """Back to the first scene."""
        self._changes.append(_Change("home"))

    def settle(self) -> None:
        """Carry out what was queued; called once between frames."""
        while self._changes:
            change = self._changes.pop(0)
            self._backdrop = None
            getattr(self, f"_do_{change.kind}")(change)
            if self.scenes:
                self.top.dirty = True

    def _add(self, make: Callable[[], Scene] | None) -> None:
        assert make is not None
        scene = make()
        self.scenes.append(scene)
        scene.lay_out(self.context.screen)
        scene.enter()

    def _do_push(self, change: _Change) -> None:
        if self.scenes:
            self.top.pause()
        self._add(change.make)

    def _do_pop(self, change: _Change) -> None:
        self.scenes.pop().exit()
        if self.scenes:
            self.top.resume(change.result)

    def _do_replace(self, change: _Change) -> None:
        self.scenes.pop().exit()
        self._add(change.make)

    def _do_reset(self, change: _Change) -> None:
        while self.scenes:
            self.scenes.pop().exit()
        self._add(change.make)

    def _do_home(self, change: _Change) -> None:
        while len(self.scenes) > 1:
            self.scenes.pop().exit()
        self.top.resume()

    def lay_out(self, screen: Screen) -> None:
        self._backdrop = None
        for scene in self.scenes:
            scene.lay_out(screen)

    def refresh_all(self) -> None:
        """Words changed: every scene speaks the new language."""
        self._backdrop = None
        for scene in self.scenes:
            scene.refresh()

    def draw(self, target: pygame.Surface) -> None:
        """The top scene; under an overlay the dimmed picture of what it covers."""
        top = self.top
        if top.overlay and len(self.scenes) > 1:
            if self._backdrop is None or self._backdrop.get_size() != target.get_size():
                self._backdrop = self._dimmed(target.get_size())
            target.blit(self._backdrop, (0, 0))
        top.draw(target)
        top.dirty = False

    def _dimmed(self, size: tuple[int, int]) -> pygame.Surface:
        first = len(self.scenes) - 2
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        picture = pygame.Surface(size).convert()
        for scene in self.scenes[first:-1]:
            scene.draw(picture)
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill(self.DIM)
        picture.blit(veil, (0, 0))
        return picture
