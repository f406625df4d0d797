"""Card faces, composed from the art kit and the fonts, kept per size.

``card`` describes what is printed on the face, in the words of each game's
module here; it is independent of how the rules number their cards.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.services.assets import Assets
from game.services.surface_cache import PictureCache, finished, surface_bytes
from game.sprites.faces import bascule, contretemps, gourmand, tri_express, zero_pile
from game.sprites.faces.easel import RADIUS, Easel
from game.sprites.paint.canvas import blank
from game.sprites.paint.shapes import rounded
from game.sprites.poses import card_height

FACE_CACHE_MEGABYTES = 48
TURNED_CACHE_MEGABYTES = 24
MASTER_SCALE = 2
"""Faces are painted this much larger than shown."""
ANGLE_STEP_DEGREES = 0.5

Painter = Callable[[Easel, Hashable], None]

PAINTERS: Mapping[str, Painter] = {
    "bascule": bascule.paint,
    "contretemps": contretemps.paint,
    "gourmand": gourmand.paint,
    "tri_express": tri_express.paint,
    "zero_pile": zero_pile.paint,
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """One face: as shown, and twice as large to be turned or scaled."""

    shown: Surface
    master: Surface


_faces: PictureCache[Drawn] = PictureCache(
    FACE_CACHE_MEGABYTES * 1024 * 1024,
    lambda drawn: surface_bytes(drawn.shown) + surface_bytes(drawn.master),
)


def face(assets: Assets, game_id: str, card: Hashable, width_px: int) -> Surface:
    """The printed side of ``card``."""
    return drawn(assets, game_id, card, width_px).shown


def back(assets: Assets, game_id: str, width_px: int) -> Surface:
    return drawn(assets, game_id, None, width_px).shown


def drawn(assets: Assets, game_id: str, card: Hashable | None, width_px: int) -> Drawn:
    """Both sizes of a face, or of the back where ``card`` is None."""
    width = max(width_px, 1)
    return _faces.get((game_id, card, width), lambda: _draw(assets, game_id, card, width))


def _draw(assets: Assets, game_id: str, card: Hashable | None, width_px: int) -> Drawn:
    size = (width_px, card_height(width_px))
    easel = Easel(assets, (size[0] * MASTER_SCALE, size[1] * MASTER_SCALE))
    if card is None:
        easel.art(f"backs/{game_id}", (50, 71), 100, 142)
    else:
        PAINTERS[game_id](easel, card)
    master = easel.surface.convert_alpha()
    return Drawn(finished(pygame.transform.smoothscale(master, size)), master)


def dimmed(assets: Assets, game_id: str, picture: Surface) -> Surface:
    """A card that may not be played: veiled in the colour of the cloth."""
    width, height = picture.get_size()
    radius = RADIUS * width / 100
    copy = blank((width, height), assets.palette.base["card_edge"])
    copy.blit(picture, (0, 0))
    copy.blit(rounded((width, height), radius, assets.palette.game(game_id).dim.rgba), (0, 0))
    return finished(copy)
