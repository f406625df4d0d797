"""Soft shadows, and the panels and buttons that cast them."""

import math

import pygame
from pygame import Surface

from game.services.surface_cache import PictureCache, finished, surface_bytes
from game.sprites.paint.canvas import (
    Colour,
    Piece,
    Size,
    blank,
    copy_onto,
    faded,
    kept,
    key_of,
    nine_slice,
)
from game.sprites.paint.shapes import draw_rounded, lay_rounded

SHADOW_COLOUR = "#1E0C14"
PANEL_SHADOW_DOWN = 10
PANEL_SHADOW_BLUR = 22
PANEL_SHADOW_OPACITY = 0.28
BUTTON_SHADOW_DOWN = 6
BUTTON_SHADOW_BLUR = 14
COARSEST = 4
"""Blurs are made at a quarter of the size at most: nobody sees the difference."""
PIECE_CACHE_MEGABYTES = 24

_pieces: PictureCache[Piece] = PictureCache(
    PIECE_CACHE_MEGABYTES * 1024 * 1024, lambda piece: surface_bytes(piece.surface)
)


def shadow(size: Size, radius: float, blur_px: float, opacity: float) -> Surface:
    """The blurred shadow of a rounded rectangle.

    Larger than ``size`` by ``shadow_margin(blur_px)`` on every side.
    """
    key = ("shadow", size, radius, blur_px, opacity)
    return kept(key, lambda: draw_shadow(size, radius, blur_px, opacity))


def shadow_margin(blur_px: float) -> int:
    return math.ceil(blur_px)


def draw_shadow(size: Size, radius: float, blur_px: float, opacity: float) -> Surface:
    """As ``shadow``, but neither kept nor shared."""
    margin = shadow_margin(blur_px)
    corner = math.ceil(radius + 1.5 * blur_px) + margin
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    if min(full) <= 2 * corner + 1:
        return _blurred(size, radius, blur_px, opacity)
    core = 2 * (corner - margin) + 1
    return nine_slice(_blurred((core, core), radius, blur_px, opacity), corner, full)


def panel(
    size: Size,
    radius: float,
    colour: Colour,
    edge_colour: Colour | None = None,
    edge_px: int = 0,
    unit: float = 1.0,
) -> Piece:
    """A sheet of paper of ``size``; its thickness shows ``edge_px`` below it."""
    key = ("panel", size, radius, key_of(colour), key_of(edge_colour), edge_px, unit)
    return _pieces.get(
        key,
        lambda: _slab(
            size,
            radius,
            (colour, edge_colour, edge_px),
            (PANEL_SHADOW_DOWN * unit, PANEL_SHADOW_BLUR * unit, PANEL_SHADOW_OPACITY),
        ),
    )


def button(
    size: Size,
    radius: float,
    colour: Colour,
    edge_colour: Colour,
    edge_px: int,
    pressed: bool = False,
    unit: float = 1.0,
) -> Piece:
    """A button of ``size``; pressed it sinks by ``edge_px`` and loses edge and shadow."""
    key = ("button", size, radius, key_of(colour), key_of(edge_colour), edge_px, pressed, unit)
    return _pieces.get(
        key, lambda: _draw_button(size, radius, (colour, edge_colour, edge_px), pressed, unit)
    )


def _draw_button(
    size: Size,
    radius: float,
    paper: tuple[Colour, Colour | None, int],
    pressed: bool,
    unit: float,
) -> Piece:
    colour, _, edge_px = paper
    if pressed:
        return Piece(finished(draw_rounded(size, radius, colour)), 0, edge_px)
    shade = (BUTTON_SHADOW_DOWN * unit, BUTTON_SHADOW_BLUR * unit, PANEL_SHADOW_OPACITY)
    return _slab(size, radius, paper, shade)


def _slab(
    size: Size,
    radius: float,
    paper: tuple[Colour, Colour | None, int],
    shade: tuple[float, float, float],
) -> Piece:
    colour, edge_colour, edge_px = paper
    down, blur, opacity = shade
    solid = (size[0], size[1] + edge_px)
    margin = shadow_margin(blur)
    top = max(margin - round(down), 0)
    surface = blank((size[0] + 2 * margin, top + solid[1] + margin + round(down)))
    shade_top = top + round(down) - margin
    copy_onto(surface, draw_shadow(solid, radius, blur, opacity), (0, shade_top))
    if edge_colour is not None and edge_px > 0:
        lay_rounded(surface, pygame.Rect((margin, top), solid), radius, edge_colour)
    lay_rounded(surface, pygame.Rect((margin, top), size), radius, colour)
    return Piece(finished(surface), -margin, -top)


def _blurred(size: Size, radius: float, blur_px: float, opacity: float) -> Surface:
    """A style sheet's blur of b pixels is a Gaussian of b / 2."""
    margin = shadow_margin(blur_px)
    coarse = max(1, min(COARSEST, int(blur_px / 6)))
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    small = (math.ceil(full[0] / coarse), math.ceil(full[1] / coarse))
    surface = blank(small, SHADOW_COLOUR)
    area = pygame.Rect(0, 0, round(size[0] / coarse), round(size[1] / coarse))
    area.center = (small[0] // 2, small[1] // 2)
    pygame.draw.rect(surface, faded(SHADOW_COLOUR, 1.0), area, border_radius=round(radius / coarse))
    radius_px = max(1, round(blur_px / 2 / coarse))
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(surface, radius_px), full)
    return _recoloured(soft, opacity)


def _recoloured(soft: Surface, opacity: float) -> Surface:
    """One colour throughout: blurring rounds the colour of faint pixels off."""
    soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft.fill(faded(SHADOW_COLOUR, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return soft
