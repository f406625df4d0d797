"""A grade out of a few, shown as a word and a row of dots."""

from collections.abc import Callable, Sequence

import pygame

from game.services.assets import Face
from game.services.input import Command
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.widget import Look, Widget

DOT, DOT_STEP = 15, 20
SMALL_DOT, SMALL_STEP = 11, 15


class GradeDial(Widget):
    """A press goes one grade up and from the last back to the first; arrows go both ways."""

    radius = 12

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        labels: Sequence[str],
        places: Sequence[int],
        chosen: int,
        action: Callable[[int], None],
        stacked: bool = True,
        dots: int = 5,
    ) -> None:
        """``places[i]`` of ``dots`` dots are lit for choice ``i``."""
        super().__init__(name, rect)
        self.labels = list(labels)
        self.places = list(places)
        self.chosen = chosen
        self.action = action
        self.stacked = stacked
        self.dots = dots

    def choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.action(index)

    def press(self, at: tuple[int, int] | None) -> None:
        self.choose((self.chosen + 1) % len(self.labels))

    def command(self, command: Command) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(command)
        if step is None or not 0 <= self.chosen + step < len(self.labels):
            return False
        self.choose(self.chosen + step)
        return True

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if look is not Look.REST:
            around = self.rect.inflate(brush.px(12), 0)
            brush.rounded(target, around, self.radius, brush.base("highlight"))
        label, ink = self.labels[self.chosen], brush.base("ink")
        if self.stacked:
            at = (self.rect.left, self.rect.centery - brush.px(11))
            brush.text(target, label, at, 18, ink, Face.BOLD, "midleft", self.rect.width)
            self._draw_dots(target, brush, self.rect.left, self.rect.centery + brush.px(14))
            return
        left = self.rect.right - brush.px(SMALL_STEP * self.dots)
        room = left - self.rect.left - brush.px(6)
        at = self.rect.midleft
        brush.text(target, label, at, 15, ink, Face.BOLD, "midleft", room)
        self._draw_dots(target, brush, left, self.rect.centery)

    def _draw_dots(self, target: pygame.Surface, brush: Brush, left: int, y: int) -> None:
        side, step = (DOT, DOT_STEP) if self.stacked else (SMALL_DOT, SMALL_STEP)
        for index in range(self.dots):
            lit = index < self.places[self.chosen]
            dot = paint.circle(brush.px(side), brush.base("hot" if lit else "track_off"))
            target.blit(dot, dot.get_rect(midleft=(left + brush.px(step * index), y)))
