"""What all drawing pieces share: colours, the cache, supersampling, nine-slicing."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Color, Surface

from game.services.surface_cache import finished, surface_cache

Colour: TypeAlias = Color | str
Size: TypeAlias = tuple[int, int]

SUPERSAMPLING = 4
"""Shapes are drawn this many times larger, then averaged."""
FINE_SUPERSAMPLING = 8
FINE_BELOW_PX = 96
PIECE_CACHE_MEGABYTES = 32

_pieces = surface_cache(PIECE_CACHE_MEGABYTES)


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture that reaches beyond the thing it shows, as a panel's shadow does.

    (dx, dy) leads from the thing's own top left corner to the picture's.
    """

    surface: Surface
    dx: int
    dy: int

    def blit(self, target: Surface, x: float, y: float) -> None:
        """Draw so that the thing's own top left corner comes to (x, y)."""
        target.blit(self.surface, (round(x) + self.dx, round(y) + self.dy))


def colour_of(colour: Colour) -> Color:
    return Color(colour) if isinstance(colour, str) else colour


def key_of(colour: Colour | None) -> Hashable:
    return None if colour is None else int(colour_of(colour))


def faded(colour: Colour, opacity: float) -> Color:
    """The colour with ``opacity`` from 0 to 1."""
    red, green, blue, _ = colour_of(colour)
    return Color(red, green, blue, round(255 * opacity))


def mixed(colour: Colour, other: Colour, share: float) -> Color:
    """``share`` of ``other`` in ``colour``."""
    return colour_of(colour).lerp(colour_of(other), share)


def kept(key: Hashable, make: Callable[[], Surface]) -> Surface:
    """The finished picture of ``key``, made now if it is not at hand."""
    return _pieces.get(key, lambda: finished(make()))


def kept_as_is(key: Hashable, make: Callable[[], Surface]) -> Surface:
    """As ``kept``, for pictures that are in their best form already."""
    return _pieces.get(key, make)


def blank(size: Sequence[float], colour: Colour = "#00000000") -> Surface:
    """A transparent surface whose hidden colour is ``colour``.

    Scaling mixes the colours of neighbouring pixels, the transparent ones
    too: with the shape's own colour underneath, edges do not darken.
    """
    surface = Surface((max(round(size[0]), 1), max(round(size[1]), 1)), pygame.SRCALPHA)
    surface.fill(faded(colour, 0))
    return surface


def supersampled(
    size: Size,
    colour: Colour,
    draw: Callable[[Surface, int], None],
    factor: int | None = None,
) -> Surface:
    """``draw(surface, k)`` paints ``k`` times larger than ``size``; averaged down."""
    if factor is None:
        factor = FINE_SUPERSAMPLING if max(size) <= FINE_BELOW_PX else SUPERSAMPLING
    large = blank((size[0] * factor, size[1] * factor), colour)
    draw(large, factor)
    return pygame.transform.smoothscale(large, size)


def nine_slice(tile: Surface, corner: int, size: Size) -> Surface:
    """``tile``, 2 × ``corner`` + 1 wide and high, stretched to ``size``.

    Its four corners are kept, its middle row and column repeat.
    """
    surface = blank(size)
    spans = list(zip(_cuts(tile.get_width(), corner), _cuts(size[0], corner), strict=True))
    lines = list(zip(_cuts(tile.get_height(), corner), _cuts(size[1], corner), strict=True))
    for (from_x, from_width), (to_x, to_width) in spans:
        for (from_y, from_height), (to_y, to_height) in lines:
            part = tile.subsurface((from_x, from_y, from_width, from_height))
            if (to_width, to_height) != part.get_size():
                part = pygame.transform.scale(part, (to_width, to_height))
            copy_onto(surface, part, (to_x, to_y))
    return surface


def copy_onto(surface: Surface, picture: Surface, at: tuple[int, int]) -> None:
    """Replace pixels instead of blending them: on clear ground the same, and far quicker."""
    picture.set_alpha(None)
    surface.blit(picture, at)


def _cuts(length: int, corner: int) -> tuple[tuple[int, int], ...]:
    """Start and length of the two ends and of what lies between them."""
    return (0, corner), (corner, length - 2 * corner), (length - corner, corner)
