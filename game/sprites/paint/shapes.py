"""Rounded rectangles, rings, discs: flat cut paper."""

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from game.sprites.paint.canvas import (
    Colour,
    Size,
    blank,
    colour_of,
    faded,
    kept,
    kept_as_is,
    key_of,
    nine_slice,
    supersampled,
)


def rounded(
    size: Size,
    radius: float,
    colour: Colour,
    edge: Colour | None = None,
    edge_px: float = 0,
) -> Surface:
    """A rounded rectangle; ``edge`` runs inside its outline."""
    key = ("rounded", size, radius, key_of(colour), key_of(edge), edge_px)
    return kept(key, lambda: draw_rounded(size, radius, colour, edge, edge_px))


def draw_rounded(
    size: Size,
    radius: float,
    colour: Colour,
    edge: Colour | None = None,
    edge_px: float = 0,
) -> Surface:
    """As ``rounded``, but neither kept nor shared: for drawing on."""
    if edge is None or edge_px <= 0:
        return _frames(size, radius, [(0.0, colour_of(colour))])
    surface = _frames(size, radius, [(0.0, colour_of(edge)), (edge_px, faded(edge, 0))])
    surface.blit(
        _frames(size, radius, [(0.0, faded(colour, 0)), (edge_px, colour_of(colour))]), (0, 0)
    )
    return surface


def lay_rounded(surface: Surface, area: pygame.Rect, radius: float, colour: Colour) -> None:
    """Draw an opaque rounded rectangle onto a surface; only its corners have to be blended."""
    corner = math.ceil(radius) + 1
    if min(area.size) <= 2 * corner + 1:
        surface.blit(draw_rounded(area.size, radius, colour), area)
        return
    side = 2 * corner + 1
    tile = draw_rounded((side, side), radius, colour)
    for x in (0, 1):
        for y in (0, 1):
            at = (area.left + x * (area.width - corner), area.top + y * (area.height - corner))
            cut = (x * (corner + 1), y * (corner + 1), corner, corner)
            surface.blit(tile, at, cut)
    surface.fill(colour_of(colour), area.inflate(-2 * corner, 0))
    surface.fill(colour_of(colour), area.inflate(0, -2 * corner))


def ring(size: Size, radius: float, colour: Colour, width_px: float) -> Surface:
    """A frame along the inside of ``size``."""
    key = ("ring", size, radius, key_of(colour), width_px)
    frames = [(0.0, colour_of(colour)), (width_px, faded(colour, 0))]
    return kept(key, lambda: _frames(size, radius, frames))


def double_ring(
    size: Size,
    radius: float,
    inner: Colour,
    inner_px: float,
    outer: Colour,
    outer_px: float,
) -> Surface:
    """Two frames round a thing of ``size``: the picture is larger by both on every side."""
    key = ("double_ring", size, radius, key_of(inner), inner_px, key_of(outer), outer_px)
    rings = [(inner, inner_px), (outer, outer_px)]
    return kept(key, lambda: draw_rings(size, radius, rings))


def draw_rings(size: Size, radius: float, rings: Sequence[tuple[Colour, float]]) -> Surface:
    """Frames from the inside out round a thing of ``size``, with a hole for the thing."""
    reach = math.ceil(sum(width for _, width in rings))
    outside = (size[0] + 2 * reach, size[1] + 2 * reach)
    surface = blank(outside, rings[-1][0])
    inset = float(reach)
    for colour, width in rings:
        frames = [
            (inset - width, colour_of(colour)),
            # A pixel under the neighbour, so that no seam shows between them.
            (min(inset + 1, reach + 1), faded(colour, 0)),
        ]
        surface.blit(_frames(outside, radius + reach, [(0.0, faded(colour, 0)), *frames]), (0, 0))
        inset -= width
    return surface


def circle(diameter: int, colour: Colour) -> Surface:
    return rounded((diameter, diameter), diameter / 2, colour)


def disc_ring(diameter: int, colour: Colour, width_px: float) -> Surface:
    """A round ring along the inside of ``diameter``."""
    return ring((diameter, diameter), diameter / 2, colour, width_px)


def pill(size: Size, colour: Colour, edge: Colour | None = None, edge_px: float = 0) -> Surface:
    """Round at both ends."""
    return rounded(size, min(size) / 2, colour, edge, edge_px)


def polygon(size: Size, points: Sequence[tuple[float, float]], colour: Colour) -> Surface:
    """A polygon with its corners in pixels inside ``size``."""
    key = ("polygon", size, tuple(points), key_of(colour))
    return kept(key, lambda: _draw_polygon(size, points, colour))


def veil(size: Size, colour: Colour, opacity: float) -> Surface:
    """An opaque sheet shown translucent, the cheapest way to dim a whole picture."""
    key = ("veil", size, key_of(colour), opacity)
    return kept_as_is(key, lambda: _draw_veil(size, colour, opacity))


def _draw_veil(size: Size, colour: Colour, opacity: float) -> Surface:
    sheet = Surface(size)
    sheet.fill(colour_of(colour))
    sheet.set_alpha(round(255 * opacity))
    return sheet


def _draw_polygon(size: Size, points: Sequence[tuple[float, float]], colour: Colour) -> Surface:
    def draw(large: Surface, factor: int) -> None:
        pygame.draw.polygon(large, colour_of(colour), [(x * factor, y * factor) for x, y in points])

    return supersampled(size, colour, draw)


def _frames(size: Size, radius: float, frames: Sequence[tuple[float, pygame.Color]]) -> Surface:
    """Rounded rectangles drawn one over the other, each inset by its first number."""
    reach = max([radius, *(inset for inset, _ in frames)])
    corner = math.ceil(reach) + 1
    if min(size) <= 2 * corner + 1:
        return supersampled(size, frames[0][1], _drawer(radius, frames))
    tile = (2 * corner + 1, 2 * corner + 1)
    return nine_slice(supersampled(tile, frames[0][1], _drawer(radius, frames)), corner, size)


def _drawer(
    radius: float, frames: Sequence[tuple[float, pygame.Color]]
) -> Callable[[Surface, int], None]:
    def draw(large: Surface, factor: int) -> None:
        for inset, colour in frames:
            border = round(inset * factor)
            area = large.get_rect().inflate(-2 * border, -2 * border)
            corner = max(round((radius - inset) * factor), 0)
            pygame.draw.rect(large, colour, area, border_radius=corner)

    return draw
