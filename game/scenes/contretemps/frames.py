"""Frames round holders: what a chosen card could do there, or which place was chosen first."""

from enum import Enum, auto

import pygame

from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush


class Mark(Enum):
    CAPTURE = auto()
    UNDER = auto()
    CHOSEN = auto()


def draw_frame(brush: Brush, target: pygame.Surface, rect: pygame.Rect, mark: Mark) -> None:
    """Saffron: the card captures.  Dashed paper: it can only go under."""
    room = brush.px(10 if brush.shape is Shape.WIDE else 4)
    around = rect.inflate(room, room)
    if mark is Mark.UNDER:
        _draw_dashed(brush, target, around)
        return
    glow = paint.rounded(around.size, brush.px(14), pygame.Color(255, 197, 61, 60))
    target.blit(glow, around)
    brush.turn_ring(target, around, 14)


def _draw_dashed(brush: Brush, target: pygame.Surface, around: pygame.Rect) -> None:
    line = paint.dashed_rect(
        around.size,
        brush.px(14),
        brush.px(9),
        brush.px(6),
        max(2, brush.px(3)),
        brush.base("edge"),
    )
    target.blit(line, around)
