"""Pieces of the picture that every table has: the sentence above the hand."""

from collections.abc import Callable, Hashable

import pygame

from game.services.assets import Face
from game.services.screen import Shape
from game.services.surface_cache import generation, surface_cache
from game.sprites import paint
from game.ui.brush import Brush

SMALLEST_PROMPT_UNITS = 13
PATCH_CACHE_MEGABYTES = 16

_patches = surface_cache(PATCH_CACHE_MEGABYTES)


def draw_once(
    target: pygame.Surface, area: pygame.Rect, key: Hashable, draw: Callable[[], None]
) -> None:
    """Draw something that lies on the bare cloth, and next time lay down the finished patch.

    ``key`` tells apart everything that ``draw`` may show inside ``area``.
    """
    area = area.clip(target.get_rect())

    def drawn() -> pygame.Surface:
        draw()
        return target.subsurface(area).copy()

    target.blit(_patches.get((key, tuple(area), target.get_size()), drawn), area)


class StillGround:
    """Everything under the cards, kept as one picture for as long as it stands still."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def draw(self, target: pygame.Surface, key: Hashable, draw: Callable[[], None]) -> None:
        """``key`` tells apart everything that ``draw`` may show on the whole target."""
        key = (key, target.get_size(), generation())
        if key != self._key:
            # Perhaps it is changing every frame: not worth a copy yet.
            self._key, self._picture = key, None
            draw()
        elif self._picture is None:
            draw()
            self._picture = target.copy()
        else:
            target.blit(self._picture, (0, 0))


SMALLEST_TALL_UNITS = 14
"""In portrait a sentence that would have to be smaller takes two lines."""


def draw_prompt(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    """One sentence: an ink pill with a saffron dot; on a low screen a block of words."""
    if not text:
        return
    if brush.shape is Shape.SHORT:
        _draw_block(brush, target, area, text)
        return
    room = area.width - brush.px(48)
    if brush.shape is Shape.TALL and _line_width(brush, text, SMALLEST_TALL_UNITS) > room:
        _draw_lines(brush, target, area, text)
        return
    words = _fitting_line(brush, text, room)
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


def _draw_lines(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    words = paint.wrap(
        brush.assets,
        Face.BODY,
        brush.px(15),
        text,
        brush.base("paper"),
        area.width - brush.px(28),
        align="centre",
        line=1.15,
    )
    box = words.get_rect(midbottom=(area.centerx, area.bottom - brush.px(3)))
    brush.rounded(target, box.inflate(brush.px(20), brush.px(6)), 16, brush.base("ink"))
    target.blit(words, box)


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
