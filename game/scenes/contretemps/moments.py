"""A series changes hands: ghost, dotted curve, what it is worth now.  And notices."""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rules.contretemps import Series, SeriesCaptured
from game.scenes.contretemps.holder_art import draw_ghost, draw_hourglasses, hourglasses_width
from game.scenes.contretemps.holders import Cell
from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush

if TYPE_CHECKING:
    from game.scenes.contretemps.table import ContretempsTable

BEND_SHARE = 0.14
"""How far the curve hangs, as a share of the way."""
LEVEL_SHARE = 0.25
DOT_UNITS = 9.0
DOT_STEP_UNITS = 20.0


@dataclass(frozen=True, slots=True)
class Slide:
    """Where a holder on its way stands at this moment."""

    rect: pygame.Rect


def mix_rects(start: pygame.Rect, end: pygame.Rect, t: float, bend: float) -> pygame.Rect:
    """Between two places, hanging down by ``bend`` half way."""
    x = start.centerx + (end.centerx - start.centerx) * t
    y = start.centery + (end.centery - start.centery) * t + 4 * bend * t * (1 - t)
    width = start.width + (end.width - start.width) * t
    height = start.height + (end.height - start.height) * t
    rect = pygame.Rect(0, 0, max(1, round(width)), max(1, round(height)))
    rect.center = (round(x), round(y))
    return rect


class Moment:
    """The capture that is shown right now, if any."""

    def __init__(self, table: "ContretempsTable") -> None:
        self.table = table
        self.ghost: tuple[Series, Cell] | None = None
        self.goal: pygame.Rect | None = None
        self.gain = 0

    def begin(self, old: Series, cell: Cell, goal: Cell, event: SeriesCaptured) -> None:
        self.ghost = (old, cell)
        self.goal = goal.rect
        self.gain = event.hourglasses

    def end(self) -> None:
        self.ghost = self.goal = None

    @staticmethod
    def bend(start: pygame.Rect, end: pygame.Rect) -> float:
        """Side by side the way hangs down, to the lower edge of the table it rises."""
        way = math.dist(start.center, end.center)
        level = abs(end.centery - start.centery) < way * LEVEL_SHARE
        return way * BEND_SHARE if level else -way * BEND_SHARE

    def draw_behind(self, target: pygame.Surface) -> None:
        """The ghost and the way, while the holder slides."""
        if self.ghost is None or self.goal is None or not self.table.slides:
            return
        brush, (series, cell) = self.table.brush, self.ghost
        draw_ghost(brush, target, series, cell)
        bend = self.bend(cell.rect, self.goal)
        dot = paint.circle(brush.px(DOT_UNITS), brush.base("saffron"))
        way = math.dist(cell.rect.center, self.goal.center)
        count = max(2, round(way / brush.px(DOT_STEP_UNITS)))
        for index in range(count + 1):
            at = mix_rects(cell.rect, self.goal, index / count, bend).center
            target.blit(dot, dot.get_rect(center=at))

    def draw_gain(self, target: pygame.Surface) -> None:
        """“+10” over the series at its new owner."""
        if self.goal is None or self.table.slides:
            return
        brush = self.table.brush
        wide = brush.shape is Shape.WIDE
        size = 30.0 if wide else 20.0
        text = f"+{self.gain}"
        width = hourglasses_width(brush, text, size) + brush.px(size)
        pill = pygame.Rect(0, 0, width, brush.px(size * 1.6))
        pill.center = (self.goal.centerx, self.goal.top + pill.height // 4)
        pill.clamp_ip(target.get_rect())
        brush.panel(target, pill, size * 0.8)
        draw_hourglasses(brush, target, pill.center, text, size, brush.base("ink"))


def draw_notice(brush: Brush, target: pygame.Surface, text: str) -> None:
    """A few words over the middle of the table, while it stands still."""
    if not text:
        return
    wide = brush.shape is Shape.WIDE
    room = min(brush.px(640), target.get_width() - brush.px(64))
    words = paint.wrap(
        brush.assets,
        Face.BOLD,
        brush.px(24 if wide else 18),
        text,
        brush.base("ink"),
        room,
        align="centre",
    )
    box = words.get_rect(center=target.get_rect().center)
    brush.panel(target, box.inflate(brush.px(48), brush.px(36)), 20)
    target.blit(words, box)
