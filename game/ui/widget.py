"""What every widget is: a named rectangle that can be pressed, focused and drawn."""

from abc import ABC, abstractmethod
from enum import Enum, auto

import pygame

from game.services.input import Command
from game.ui.brush import Brush


class Look(Enum):
    """How a widget is shown at the moment."""

    REST = auto()
    HOVER = auto()
    PRESSED = auto()


class Widget(ABC):
    """Draws itself and answers a press; knows nothing of scenes or rules."""

    radius: float = 14

    def __init__(self, name: str, rect: pygame.Rect) -> None:
        self.name = name
        self.rect = rect
        self.enabled = True
        self.focusable = True

    def hit_box(self, brush: Brush) -> pygame.Rect:
        """Where a finger may land: never smaller than 44 units on a phone."""
        smallest = brush.px(44)
        return self.rect.inflate(
            max(0, smallest - self.rect.width), max(0, smallest - self.rect.height)
        )

    @abstractmethod
    def press(self, at: tuple[int, int] | None) -> None:
        """Pressed at a point, or by the keyboard."""

    def drag(self, at: tuple[int, int]) -> bool:
        """The pointer moves while held down; True if that changed something."""
        return False

    def command(self, command: Command) -> bool:
        """A key while focused (arrows for a slider); True if it was used."""
        return False

    @abstractmethod
    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        """Draw the widget as it looks now."""

    def draw_focus(self, target: pygame.Surface, brush: Brush) -> None:
        brush.focus_ring(target, self.rect, self.radius)
