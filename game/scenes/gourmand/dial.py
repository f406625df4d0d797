"""The risk dial: a needle between calm and greed, drawn once for each percentage."""

import math

import pygame

from game.sprites.paint.canvas import Colour, colour_of, kept, supersampled

STEP_PERCENT = 2
"""Dials are kept for every second percent."""
ARC_POINTS = 40
BAND = 0.24
"""The width of the coloured band, in radii."""


def dial(width: int, percent: float, colours: tuple[Colour, Colour, Colour]) -> pygame.Surface:
    """A half circle ``width`` pixels wide; colours: filled, track, needle."""
    step = min(100, round(percent / STEP_PERCENT) * STEP_PERCENT)
    filled, track, needle = colours
    key = ("dial", width, step, tuple(colour_of(filled)))
    size = (width, round(width * 0.6))

    def draw(large: pygame.Surface, factor: int) -> None:
        radius = width * factor / 2
        centre = (radius, radius)
        _band(large, centre, radius, (0.0, 1.0), track)
        if step:
            _band(large, centre, radius, (0.0, step / 100), filled)
        _needle(large, centre, radius, step / 100, needle)

    return kept(key, lambda: supersampled(size, track, draw))


def _on_circle(centre: tuple[float, float], radius: float, share: float) -> tuple[float, float]:
    angle = math.pi * (1 - share)
    return centre[0] + radius * math.cos(angle), centre[1] - radius * math.sin(angle)


def _band(
    large: pygame.Surface,
    centre: tuple[float, float],
    radius: float,
    shares: tuple[float, float],
    colour: Colour,
) -> None:
    start, end = shares
    steps = [start + (end - start) * index / ARC_POINTS for index in range(ARC_POINTS + 1)]
    inner = radius * (1 - BAND)
    points = [_on_circle(centre, radius, share) for share in steps]
    points += [_on_circle(centre, inner, share) for share in reversed(steps)]
    pygame.draw.polygon(large, colour_of(colour), points)
    for share in shares:
        middle = _on_circle(centre, radius * (1 - BAND / 2), share)
        pygame.draw.circle(large, colour_of(colour), middle, radius * BAND / 2)


def _needle(
    large: pygame.Surface,
    centre: tuple[float, float],
    radius: float,
    share: float,
    colour: Colour,
) -> None:
    tip = _on_circle(centre, radius * 0.66, share)
    across = math.pi * (1 - share) + math.pi / 2
    side = (math.cos(across) * radius * 0.045, -math.sin(across) * radius * 0.045)
    points = [
        (centre[0] + side[0], centre[1] + side[1]),
        tip,
        (centre[0] - side[0], centre[1] - side[1]),
    ]
    pygame.draw.polygon(large, colour_of(colour), points)
    pygame.draw.circle(large, colour_of(colour), tip, radius * 0.02)
    pygame.draw.circle(large, colour_of(colour), centre, radius * 0.12)
