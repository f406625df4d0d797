"""Pieces of the picture that every table has: the sentence above the hand."""

import pygame

from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush

SMALLEST_PROMPT_UNITS = 13


def draw_prompt(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    """One sentence: an ink pill with a saffron dot; on a low screen a block of words."""
    if not text:
        return
    if brush.shape is Shape.SHORT:
        _draw_block(brush, target, area, text)
        return
    words = _fitting_line(brush, text, area.width - brush.px(48))
    pill = pygame.Rect(0, 0, words.get_width() + brush.px(54), area.height)
    pill.center = area.center
    pill.clamp_ip(target.get_rect())
    brush.rounded(target, pill, area.height / brush.screen.unit / 2, brush.base("ink"))
    dot = paint.circle(brush.px(12), brush.base("saffron"))
    target.blit(dot, dot.get_rect(center=(pill.left + brush.px(24), pill.centery)))
    target.blit(words, words.get_rect(midleft=(pill.left + brush.px(38), pill.centery)))


def _fitting_line(brush: Brush, text: str, room: int) -> pygame.Surface:
    size = 20 if brush.shape is Shape.WIDE else 16
    while size > SMALLEST_PROMPT_UNITS and _line_width(brush, text, size) > room:
        size -= 1
    return paint.rich(brush.assets, brush.px(size), text, brush.base("paper"))


def _line_width(brush: Brush, text: str, size: int) -> int:
    return paint.rich_width(brush.assets, brush.px(size), text)


def _draw_block(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    words = paint.wrap(
        brush.assets,
        Face.BODY,
        brush.px(15),
        text,
        brush.base("paper"),
        area.width - brush.px(20),
    )
    box = words.get_rect(bottomleft=(area.left + brush.px(10), area.bottom - brush.px(10)))
    brush.rounded(target, box.inflate(brush.px(20), brush.px(14)), 14, brush.base("ink"))
    target.blit(words, box)
