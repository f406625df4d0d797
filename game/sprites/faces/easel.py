"""The easel: draws one card in card units, 100 wide and 142 high.

A face is painted at twice the size it is shown and averaged down, so that
everything sits where the drawing says, to a fraction of a pixel.  The large
picture is kept as well: turned cards are made from it.
"""

import math
from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Color, Rect, Surface

from game.services.assets import Assets, Face
from game.services.surface_cache import surface_cache
from game.sprites.paint.canvas import Colour, blank, colour_of, faded, supersampled
from game.sprites.paint.shapes import draw_rounded

CARD_WIDTH = 100
CARD_HEIGHT = 142
RADIUS = 10.0
RIM = 5.0
FIELD_RADIUS = 6.5
EDGE = 1.1
"""The thickness of the paper, seen as a darker line all round..."""
EDGE_BELOW = 1.8
"""...and a little more of it below."""


PART_CACHE_MEGABYTES = 8
LAYER_SUPERSAMPLING = 2
"""Enough for what lies on a face: the face itself is averaged down once more."""

_parts = surface_cache(PART_CACHE_MEGABYTES)
"""Boxes and masks that many faces of one size share; blit them, never draw on them."""


class Easel:
    """``surface`` is the card so far; all positions are in card units."""

    def __init__(self, assets: Assets, size: tuple[int, int]) -> None:
        self.assets = assets
        self.palette = assets.palette
        self.size = size
        self.unit = size[0] / CARD_WIDTH
        self.surface = blank(self.size, self.palette.base["card_edge"])

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def ground(self, key: Hashable, draw: Callable[[], None]) -> None:
        """The lowest layers, painted once for all faces of this size that share ``key``."""

        def painted() -> Surface:
            draw()
            return self.surface

        self.surface = _parts.get(("ground", self.size, key), painted).copy()

    def paper(self, colour: Colour | None = None) -> None:
        """The blank card: paper with its edge."""
        edge = self.palette.base["card_edge"]
        self._box((0, 0, CARD_WIDTH, CARD_HEIGHT), RADIUS, edge)
        inside = (EDGE, EDGE, CARD_WIDTH - 2 * EDGE, CARD_HEIGHT - EDGE - EDGE_BELOW)
        self._box(inside, RADIUS - EDGE, colour or self.palette.base["paper"])

    def field(self, colour: Colour, inset: float = RIM, radius: float = FIELD_RADIUS) -> None:
        """The coloured area inside the rim."""
        size = (CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset)
        self._box((inset, inset, *size), radius, colour)

    def art(
        self,
        name: str,
        centre: tuple[float, float],
        width: float,
        height: float | None = None,
        tint: Color | None = None,
        angle: float = 0.0,
    ) -> None:
        """A picture of the kit by its centre, turned clockwise by ``angle`` degrees."""
        size = (self.px(width), self.px(width if height is None else height))
        if angle:
            self._art_turned(name, centre, size, tint, angle)
        else:
            self._centred(self.assets.art(name, size, tint), centre)

    def disc(self, centre: tuple[float, float], diameter: float, colour: Colour) -> None:
        x, y = centre
        area = (x - diameter / 2, y - diameter / 2, diameter, diameter)
        self._box(area, diameter / 2, colour)

    def bar(self, area: tuple[float, float, float, float], radius: float, colour: Colour) -> None:
        """A rounded rectangle: left, top, width, height."""
        self._box(area, radius, colour)

    def number(
        self,
        string: str,
        size: float,
        centre_x: float,
        baseline: float,
        colour: Colour,
        upside_down: bool = False,
    ) -> None:
        """Display type, its ink centred on ``centre_x``.

        ``upside_down`` writes the same in the opposite corner, as if the card
        were turned.
        """
        font = self.assets.font(Face.DISPLAY, self.px(size))
        shade = colour_of(colour)
        picture = font.render(string, True, (shade.r, shade.g, shade.b))
        ink = picture.get_bounding_rect()
        left = centre_x * self.unit - ink.centerx
        top = baseline * self.unit - font.get_ascent()
        if upside_down:
            picture = pygame.transform.flip(picture, True, True)
            left = self.size[0] - left - picture.get_width()
            top = self.size[1] - top - picture.get_height()
        self.surface.blit(picture, (round(left), round(top)))

    def middle_number(
        self, string: str, size: float, centre: tuple[float, float], colour: Colour
    ) -> None:
        """Display type with the middle of a digit's height at ``centre``."""
        self.number(string, size, centre[0], centre[1] + DIGIT_HEIGHT / 2 * size, colour)

    def stripes(
        self, colour: Colour, angle: float, width: float, pitch: float, inset: float = RIM
    ) -> None:
        """Parallel bars across the field, sloping down to the right by ``angle`` degrees."""
        radians = math.radians(angle)
        along = (math.cos(radians), math.sin(radians))
        across = (-along[1], along[0])
        middle = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
        reach = CARD_HEIGHT
        count = math.ceil(reach / pitch)
        bars = [
            _bar(middle, along, across, index * pitch, width, reach)
            for index in range(-count, count + 1)
        ]
        self._polygons_in_field(bars, colour, inset)

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        def draw(large: Surface, factor: int) -> None:
            scale = factor * self.unit
            corners = [(x * scale, y * scale) for x, y in points]
            pygame.draw.polygon(large, colour_of(colour), corners)

        layer = supersampled(self.size, colour, draw, LAYER_SUPERSAMPLING)
        self.surface.blit(layer, (0, 0))

    def _polygons_in_field(
        self, polygons: Sequence[Sequence[tuple[float, float]]], colour: Colour, inset: float
    ) -> None:
        def draw(large: Surface, factor: int) -> None:
            scale = factor * self.unit
            for points in polygons:
                corners = [(x * scale, y * scale) for x, y in points]
                pygame.draw.polygon(large, colour_of(colour), corners)

        layer = supersampled(self.size, colour, draw, LAYER_SUPERSAMPLING)
        layer.blit(self._field_mask(inset), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(layer, (0, 0))

    def _field_mask(self, inset: float) -> Surface:
        return _parts.get(("mask", self.size, inset), lambda: self._draw_field_mask(inset))

    def _draw_field_mask(self, inset: float) -> Surface:
        mask = blank(self.size, "#FFFFFF")
        area = self._pixels((inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset))
        mask.blit(draw_rounded(area.size, FIELD_RADIUS * self.unit, "#FFFFFF"), area)
        return mask

    def _pixels(self, area: tuple[float, float, float, float]) -> Rect:
        left, top = self.px(area[0]), self.px(area[1])
        right, bottom = self.px(area[0] + area[2]), self.px(area[1] + area[3])
        return Rect(left, top, right - left, bottom - top)

    def _box(self, area: tuple[float, float, float, float], radius: float, colour: Colour) -> None:
        pixels = self._pixels(area)
        corner = radius * self.unit
        key = ("box", pixels.size, corner, tuple(colour_of(colour)))
        box = _parts.get(key, lambda: draw_rounded(pixels.size, corner, colour))
        self.surface.blit(box, pixels)

    def _art_turned(
        self,
        name: str,
        centre: tuple[float, float],
        size: tuple[int, int],
        tint: Color | None,
        angle: float,
    ) -> None:
        upright = self.assets.art(name, size, tint)
        # Clear space all round: turning has no neighbours to mix with at the border.
        padded = blank((upright.get_width() + 4, upright.get_height() + 4), _colour_in(upright))
        padded.blit(upright, (2, 2))
        self._centred(pygame.transform.rotozoom(padded, -angle, 1.0), centre)

    def _centred(self, picture: Surface, centre: tuple[float, float]) -> None:
        left = centre[0] * self.unit - picture.get_width() / 2
        top = centre[1] * self.unit - picture.get_height() / 2
        self.surface.blit(picture, (round(left), round(top)))


DIGIT_HEIGHT = 0.65
"""Of the display type, in ems."""


def _bar(
    middle: tuple[float, float],
    along: tuple[float, float],
    across: tuple[float, float],
    offset: float,
    width: float,
    reach: float,
) -> list[tuple[float, float]]:
    corners = ((-reach, -width / 2), (reach, -width / 2), (reach, width / 2), (-reach, width / 2))
    return [
        (
            middle[0] + far * along[0] + (offset + near) * across[0],
            middle[1] + far * along[1] + (offset + near) * across[1],
        )
        for far, near in corners
    ]


def _colour_in(picture: Surface) -> Color:
    """The colour at the picture's middle top, to keep its turned edges clean."""
    return faded(picture.get_at((picture.get_width() // 2, picture.get_height() // 2)), 0)
