"""What a win looks like: rays behind the podium, and sixty paper shapes that fall."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.rng import QuickRng
from game.services.surface_cache import finished, surface_cache
from game.sprites import paint
from game.ui.brush import Brush

PIECES = 60
SHAPES = ("circle", "square", "diamond", "triangle", "drop")
FALL_SECONDS = 4.5
RAYS = 14
RAY_OPACITY = 0.1
RAYS_CACHE_MEGABYTES = 12
_rays = surface_cache(RAYS_CACHE_MEGABYTES)


@dataclass(slots=True)
class _Piece:
    x: float
    y: float
    speed: float
    sway: float
    size: int
    shape: str
    colour: pygame.Color


class Confetti:
    """Positions are shares of the picture, so they survive a new window size."""

    def __init__(self, colours: Sequence[pygame.Color], seed: int) -> None:
        rng = QuickRng(seed)

        def share() -> float:
            return rng.below(1000) / 1000

        self.pieces = [
            _Piece(
                x=share(),
                y=-share() * 1.1,
                speed=0.22 + 0.2 * share(),
                sway=share() * 0.04 - 0.02,
                size=12 + rng.below(16),
                shape=SHAPES[index % len(SHAPES)],
                colour=colours[rng.below(len(colours))],
            )
            for index in range(PIECES)
        ]
        self.seconds_left = 0.0

    def start(self) -> None:
        self.seconds_left = FALL_SECONDS

    def update(self, dt: float) -> bool:
        """Let the pieces fall; True while they do."""
        if self.seconds_left <= 0:
            return False
        self.seconds_left -= dt
        for piece in self.pieces:
            piece.y += piece.speed * dt
            piece.x += piece.sway * dt
        return True

    def draw(self, target: pygame.Surface, brush: Brush) -> None:
        width, height = target.get_size()
        for piece in self.pieces:
            if not 0 <= piece.y <= 1.02:
                continue
            side = brush.px(piece.size)
            picture = brush.assets.art(f"suits/{piece.shape}", (side, side), piece.colour)
            target.blit(picture, (round(piece.x * width), round(piece.y * height) - side))


def draw_rays(target: pygame.Surface, centre: tuple[int, int], colour: pygame.Color) -> None:
    """Every other beam of a wheel, faintly, out to the edges."""
    size = target.get_size()
    picture = _rays.get((size, centre, tuple(colour)), lambda: _wheel(size, centre, colour))
    target.blit(picture, (0, 0))


def _wheel(size: tuple[int, int], centre: tuple[int, int], colour: pygame.Color) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    reach = math.hypot(*size)
    for ray in range(RAYS):
        edges = [(2 * ray + side) * math.pi / RAYS for side in (-0.5, 0.5)]
        ends = [
            (centre[0] + reach * math.sin(angle), centre[1] - reach * math.cos(angle))
            for angle in edges
        ]
        pygame.draw.polygon(picture, paint.faded(colour, RAY_OPACITY), [centre, *ends])
    return finished(picture)
