"""Dashed lines: the stitched hem, empty places, targets."""

import math
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.sprites.paint.canvas import (
    SUPERSAMPLING,
    Colour,
    Size,
    blank,
    colour_of,
    kept,
    key_of,
)

Point = tuple[float, float]
ARC_STEPS = 6


def dashed_rect(
    size: Size, radius: float, dash: float, gap: float, width: float, colour: Colour
) -> Surface:
    """A dashed rounded outline along the inside of ``size``."""
    key = ("dashed", size, radius, dash, gap, width, key_of(colour))
    return kept(key, lambda: draw_dashed_rect(size, radius, dash, gap, width, colour))


def dashed_line(length: int, dash: float, gap: float, width: float, colour: Colour) -> Surface:
    """A horizontal dashed line, beginning and ending with a dash."""
    key = ("dashed_line", length, dash, gap, width, key_of(colour))
    return kept(key, lambda: _draw_line(length, dash, gap, width, colour))


def draw_dashed_rect(
    size: Size, radius: float, dash: float, gap: float, width: float, colour: Colour
) -> Surface:
    """As ``dashed_rect``, but neither kept nor shared."""
    path = _Outline(size, radius, width)
    dashes = list(_dashes(path, dash, gap, width))
    surface = blank(size, colour)
    for band in _bands(size, math.ceil(radius + width) + 1):
        surface.blit(_draw_band(band, dashes, colour), band)
    return surface


class _Outline:
    """The middle line of the stroke, by distance from the top left corner's end."""

    def __init__(self, size: Size, radius: float, width: float) -> None:
        inset = width / 2
        self.left, self.top = inset, inset
        self.right, self.bottom = size[0] - inset, size[1] - inset
        self.radius = max(min(radius - inset, (min(size) - width) / 2), 0.0)
        across = self.right - self.left - 2 * self.radius
        down = self.bottom - self.top - 2 * self.radius
        turn = self.radius * math.pi / 2
        self._sides = (across, turn, down, turn, across, turn, down, turn)
        self.length = sum(self._sides)

    def at(self, distance: float) -> tuple[Point, float]:
        """The point there, and the direction of the path in radians."""
        distance %= self.length
        for side, length in enumerate(self._sides):
            if distance <= length:
                return self._on(side, distance)
            distance -= length
        return self._on(0, 0.0)

    def _on(self, side: int, distance: float) -> tuple[Point, float]:
        corner = side // 2
        heading = corner * math.pi / 2
        near, far = self.radius, self.radius
        starts = (
            (self.left + near, self.top),
            (self.right, self.top + near),
            (self.right - far, self.bottom),
            (self.left, self.bottom - far),
        )
        x, y = starts[corner]
        if side % 2 == 0:
            return (x + distance * math.cos(heading), y + distance * math.sin(heading)), heading
        heading += distance / self.radius
        centres = (
            (self.right - near, self.top + near),
            (self.right - near, self.bottom - far),
            (self.left + near, self.bottom - far),
            (self.left + near, self.top + near),
        )
        x, y = centres[corner]
        return (
            x + self.radius * math.sin(heading),
            y - self.radius * math.cos(heading),
        ), heading


def _dashes(path: _Outline, dash: float, gap: float, width: float) -> Iterator[list[Point]]:
    """Each dash as a polygon; the gaps give a little so that the pattern closes."""
    count = max(1, round(path.length / (dash + gap)))
    pitch = path.length / count
    for index in range(count):
        yield _stroke(path, index * pitch, dash, width)


def _stroke(path: _Outline, start: float, length: float, width: float) -> list[Point]:
    outer: list[Point] = []
    inner: list[Point] = []
    for step in range(ARC_STEPS + 1):
        (x, y), heading = path.at(start + length * step / ARC_STEPS)
        across, up = math.sin(heading) * width / 2, -math.cos(heading) * width / 2
        outer.append((x + across, y + up))
        inner.append((x - across, y - up))
    return outer + inner[::-1]


def _bands(size: Size, thickness: int) -> list[Rect]:
    """Where the outline runs: the middle is never drawn."""
    width, height = size
    if min(size) <= 2 * thickness:
        return [Rect((0, 0), size)]
    between = height - 2 * thickness
    return [
        Rect(0, 0, width, thickness),
        Rect(0, height - thickness, width, thickness),
        Rect(0, thickness, thickness, between),
        Rect(width - thickness, thickness, thickness, between),
    ]


def _draw_band(band: Rect, dashes: list[list[Point]], colour: Colour) -> Surface:
    factor = SUPERSAMPLING
    large = blank((band.w * factor, band.h * factor), colour)
    for points in dashes:
        shifted = [((x - band.x) * factor, (y - band.y) * factor) for x, y in points]
        pygame.draw.polygon(large, colour_of(colour), shifted)
    return pygame.transform.smoothscale(large, band.size)


def _draw_line(length: int, dash: float, gap: float, width: float, colour: Colour) -> Surface:
    factor = SUPERSAMPLING
    count = max(1, round((length + gap) / (dash + gap)))
    pitch = (length - dash) / max(count - 1, 1)
    height = math.ceil(width)
    large = blank((length * factor, height * factor), colour)
    for index in range(count):
        area = Rect(0, 0, round(dash * factor), round(width * factor))
        area.topleft = (round(index * pitch * factor), round((height - width) / 2 * factor))
        pygame.draw.rect(large, colour_of(colour), area)
    return pygame.transform.smoothscale(large, (length, height))
