"""The table cloth behind everything: light, pattern, stitched hem."""

import math

import pygame
from pygame import Surface

from game.services.assets import Assets
from game.services.surface_cache import surface_cache
from game.sprites.paint.canvas import Size
from game.sprites.paint.dashes import draw_dashed_rect

SHELL = "shell"
CLOTH_CACHE_MEGABYTES = 24
LIGHT_SIZE = (320, 180)
MOTIF_UNITS = {
    "bascule": (100, 128),
    "zero_pile": (92, 124),
    "contretemps": (80, 116),
    "gourmand": (72, 72),
    "tri_express": (640, 238),
    SHELL: (352, 296),
}

HEM_INSET = 12
HEM_INSET_TALL = 6
HEM_RADIUS = 14
HEM_DASH = 10
HEM_GAP = 8
HEM_WIDTH = 2.5

_cloths = surface_cache(CLOTH_CACHE_MEGABYTES)


def cloth(assets: Assets, game_id: str, size: Size, unit: float) -> Surface:
    """The whole background of a game's table, or of the ``"shell"`` round the games."""
    return _cloths.get((game_id, size, unit), lambda: _lay(assets, game_id, size, unit))


def _lay(assets: Assets, game_id: str, size: Size, unit: float) -> Surface:
    light = assets.art(f"table/{game_id}-cloth", LIGHT_SIZE)
    surface = pygame.transform.smoothscale(light.convert(), size)
    _print_motif(assets, game_id, surface, unit)
    if game_id != SHELL:
        _sew_hem(assets, game_id, surface, unit)
    return surface


def _print_motif(assets: Assets, game_id: str, surface: Surface, unit: float) -> None:
    width, height = (max(round(side * unit), 1) for side in MOTIF_UNITS[game_id])
    motif = assets.art(f"table/{game_id}-motif", (width, height))
    for column in range(math.ceil(surface.get_width() / width)):
        for line in range(math.ceil(surface.get_height() / height)):
            surface.blit(motif, (column * width, line * height))


def _sew_hem(assets: Assets, game_id: str, surface: Surface, unit: float) -> None:
    tall = surface.get_height() > surface.get_width()
    inset = round((HEM_INSET_TALL if tall else HEM_INSET) * unit)
    hem = draw_dashed_rect(
        (surface.get_width() - 2 * inset, surface.get_height() - 2 * inset),
        HEM_RADIUS * unit,
        HEM_DASH * unit,
        HEM_GAP * unit,
        HEM_WIDTH * unit,
        assets.palette.game(game_id).stitch.rgba,
    )
    surface.blit(hem, (inset, inset))
