"""A card as it lies on the table: its face with rings and veil, turned, and its shadow.

Cards that stand still come from a cache in their fastest form.  A card on the
move is turned and scaled from its large picture for that one frame.
"""

import math
from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Surface

from game.services.assets import Assets
from game.services.surface_cache import finished, surface_cache
from game.sprites import faces
from game.sprites.faces import MASTER_SCALE
from game.sprites.faces.easel import CARD_WIDTH, RADIUS
from game.sprites.paint.canvas import blank, faded
from game.sprites.paint.shadows import draw_shadow, shadow_margin
from game.sprites.paint.shapes import draw_rings, draw_rounded
from game.sprites.poses import card_height

ANGLE_STEPS_PER_DEGREE = 2
"""Turned pictures are kept for every half degree."""
CLEAR_PX = 2
"""Clear space round a large picture: turning mixes the border with it."""
DRESSED_CACHE_MEGABYTES = 24
SHOWN_CACHE_MEGABYTES = 48
SHADOW_CACHE_MEGABYTES = 12
RING_CACHE_MEGABYTES = 8

SHADOW_STEPS = 4
"""Shadows are kept for this many heights above the table."""
SHADOW_BLUR = (0.09, 0.22)
SHADOW_DOWN = (0.05, 0.16)
SHADOW_OPACITY = (0.34, 0.38)
"""Each at rest and fully lifted; lengths in card widths."""


class Ring(Enum):
    """Frames round a card: (colour, width in units) from the inside out."""

    NONE = ()
    LEGAL = (("saffron", 3.0), ("ink", 2.0))
    SELECTED = (("saffron", 4.0), ("ink", 2.5))
    WINNING = SELECTED
    WRONG = (("hot", 4.0), ("paper", 2.0))


FOCUS = (("ink", 2.0), ("paper", 3.0), ("ink", 3.0))
"""Outside any other ring, where the keyboard is."""


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how a card looks but its place and turn."""

    game_id: str
    card: Hashable | None
    """None shows the back."""
    ring: Ring = Ring.NONE
    focused: bool = False
    dim: bool = False


_dressed = surface_cache(DRESSED_CACHE_MEGABYTES)
_shown = surface_cache(SHOWN_CACHE_MEGABYTES)
_shadows = surface_cache(SHADOW_CACHE_MEGABYTES)
_ring_pictures = surface_cache(RING_CACHE_MEGABYTES)


def standing(
    assets: Assets, look: Look, width_px: int, angle: float, unit: float, scale: float = 1.0
) -> Surface:
    """The finished picture of a card at rest, to be centred on its place.

    A scaled one, lifted for instance, comes from the same painted face.
    """
    half_degrees = round(angle * ANGLE_STEPS_PER_DEGREE)
    shown_px = round(width_px * scale)
    key = (look, width_px, shown_px, half_degrees, unit)
    return _shown.get(
        key,
        lambda: finished(
            _turn(large(assets, look, width_px, unit), half_degrees, shown_px / width_px)
        ),
    )


def moving(
    assets: Assets, look: Look, width_px: int, angle: float, unit: float, scale: float
) -> Surface:
    """The picture of a card for one frame of its way: from the small picture, for speed."""
    return pygame.transform.rotozoom(_small(assets, look, width_px, unit), -angle, scale)


def turning_over(
    assets: Assets, look: Look, width_px: int, pose: tuple[float, float, float], unit: float
) -> Surface:
    """A card on its edge: ``pose`` is angle, scale, and how much of its width shows."""
    angle, scale, share = pose
    source = _small(assets, look, width_px, unit)
    narrow = (
        max(round(source.get_width() * share * scale), 1),
        max(round(source.get_height() * scale), 1),
    )
    squeezed = pygame.transform.smoothscale(source, narrow)
    return squeezed if abs(angle) < 1 else pygame.transform.rotozoom(squeezed, -angle, 1.0)


def prepare(assets: Assets, look: Look, width_px: int, unit: float) -> None:
    """Make what a card needs to move and to stand upright."""
    _small(assets, look, width_px, unit)
    standing(assets, look, width_px, 0.0, unit)


def _small(assets: Assets, look: Look, width_px: int, unit: float) -> Surface:
    """The upright card as large as shown, in a form that can be turned."""
    key = ("small", look, width_px, unit)
    return _dressed.get(key, lambda: _turn(large(assets, look, width_px, unit), 0))


def large(assets: Assets, look: Look, width_px: int, unit: float) -> Surface:
    """The card with everything on it, ``MASTER_SCALE`` times as large as shown."""
    key = (look, width_px, unit)
    return _dressed.get(key, lambda: _dress(assets, look, width_px, unit))


def shadow(width_px: int, lift: float, angle: float, whole: bool) -> tuple[Surface, int]:
    """A card's shadow, to be centred as far below the card as the second value says.

    What the card hides is left out, which is much cheaper to draw; ``whole``
    keeps it, for cards that do not cover their shadow.
    """
    step = round(min(max(lift, 0.0), 1.0) * SHADOW_STEPS)
    down = round(_between(SHADOW_DOWN, step / SHADOW_STEPS) * width_px)
    whole_degrees = round(angle)
    key = (width_px, step, whole_degrees, whole)
    return _shadows.get(key, lambda: _draw_card_shadow(width_px, step, whole_degrees, whole)), down


def _dress(assets: Assets, look: Look, width_px: int, unit: float) -> Surface:
    card = faces.drawn(assets, look.game_id, look.card, width_px).master
    radius = RADIUS * card.get_width() / CARD_WIDTH
    rings = _rings(assets, look, unit)
    reach = math.ceil(sum(width for _, width in rings))
    # An even border, so that half of it is a whole number of pixels.
    border = MASTER_SCALE * math.ceil((reach + CLEAR_PX) / MASTER_SCALE)
    outer = rings[-1][0] if rings else assets.palette.base["card_edge"]
    surface = blank((card.get_width() + 2 * border, card.get_height() + 2 * border), outer)
    if rings:
        picture = _ring_picture(card.get_size(), radius, rings)
        surface.blit(picture, (border - reach, border - reach))
    surface.blit(card, (border, border))
    if look.dim:
        veil = assets.palette.game(look.game_id).dim.rgba
        surface.blit(draw_rounded(card.get_size(), radius, veil), (border, border))
    return surface


def _ring_picture(
    size: tuple[int, int], radius: float, rings: list[tuple[pygame.Color, float]]
) -> Surface:
    """The same for all cards of a size: drawing it costs more than the card itself."""
    key = (size, radius, tuple((tuple(colour), width) for colour, width in rings))
    return _ring_pictures.get(key, lambda: draw_rings(size, radius, rings))


def _rings(assets: Assets, look: Look, unit: float) -> list[tuple[pygame.Color, float]]:
    frames: tuple[tuple[str, float], ...] = look.ring.value
    if look.focused:
        # A ring ends in a dark line already.
        frames += FOCUS[1:] if frames else FOCUS
    scale = unit * MASTER_SCALE
    return [(assets.palette.base[colour], width * scale) for colour, width in frames]


def _turn(source: Surface, half_degrees: int, scale: float = 1.0) -> Surface:
    """The large picture turned and averaged in one go."""
    share = scale / MASTER_SCALE
    if half_degrees:
        return pygame.transform.rotozoom(source, -half_degrees / ANGLE_STEPS_PER_DEGREE, share)
    width, height = source.get_size()
    return pygame.transform.smoothscale(
        source, (max(1, round(width * share)), max(1, round(height * share)))
    )


def _draw_card_shadow(width_px: int, step: int, degrees: int, whole: bool) -> Surface:
    share = step / SHADOW_STEPS
    size = (width_px, card_height(width_px))
    radius = RADIUS * width_px / CARD_WIDTH
    blur = _between(SHADOW_BLUR, share) * width_px
    surface = draw_shadow(size, radius, blur, _between(SHADOW_OPACITY, share))
    if not whole:
        margin = shadow_margin(blur)
        down = round(_between(SHADOW_DOWN, share) * width_px)
        _cut_out(surface, pygame.Rect((margin, margin - down), size), radius)
    if degrees:
        surface = pygame.transform.rotozoom(surface, -degrees, 1.0)
    return finished(surface)


def _cut_out(surface: Surface, area: pygame.Rect, radius: float) -> None:
    hole = area.inflate(-2, -2)
    pygame.draw.rect(surface, faded("#1E0C14", 0), hole, border_radius=math.ceil(radius))


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share
