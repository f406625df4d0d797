"""Pictures, fonts and colours from the ``assets`` folder, loaded once and kept.

A missing or broken file is logged once and replaced by a placeholder: a game
with a wrong picture is better than no game.  The palette alone is required.
"""

import json
import logging
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import pygame
from pygame import Color, Surface

from game.services.palette import Palette
from game.services.pictures import Pictures
from game.services.surface_cache import finished, surface_cache

LOG = logging.getLogger(__name__)

ART_CACHE_MEGABYTES = 32
FONT_CACHE_SIZE = 64
PLACEHOLDER = Color("#E8502F")


class Face(StrEnum):
    """The three fonts, each with its file in ``assets/fonts``.

    Texts, because every word drawn is looked up by its face: they are quick keys.
    """

    DISPLAY = "caprasimo-400.ttf"
    BODY = "bricolage-grotesque-500.ttf"
    BOLD = "bricolage-grotesque-700.ttf"


@dataclass(frozen=True, slots=True)
class BotFigure:
    """One of the animals that keep you company."""

    avatar: str
    name: str
    background: Color
    temperament: dict[str, str]
    """By language."""


class Assets:
    """Everything that is read from files to be shown.  ``root`` is the assets folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.palette = Palette.load(root / "art" / "palette.json")
        self.bots, self.people = _figures(root / "art" / "bots.json")
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._art = surface_cache(ART_CACHE_MEGABYTES)
        self._pictures = Pictures(root / "art")
        self._missing: set[str] = set()

    def font(self, face: Face, px: int) -> pygame.Font:
        """``px`` is the size of the em, as in a style sheet."""
        key = (face, max(px, 1))
        font = self._fonts.get(key)
        if font is None:
            if len(self._fonts) >= FONT_CACHE_SIZE:
                self._fonts.pop(next(iter(self._fonts)))
            font = self._fonts[key] = self._load_font(*key)
        return font

    def art(self, name: str, size: tuple[int, int], tint: Color | None = None) -> Surface:
        """``assets/art/<name>.svg``, drawn as large as fits into ``size``.

        The picture keeps its proportions, so one side may be shorter than
        asked.  ``tint`` recolours a one-colour picture (icons, suits, symbols).
        """
        size = (max(round(size[0]), 1), max(round(size[1]), 1))
        key = (name, size, None if tint is None else tuple(tint))
        return self._art.get(key, lambda: finished(self._draw_art(name, size, tint)))

    def _draw_art(self, name: str, size: tuple[int, int], tint: Color | None) -> Surface:
        try:
            picture = pygame.image.load_sized_svg(str(self._pictures.path(name)), size)
        except (OSError, pygame.error) as error:
            self._note_missing(name, error)
            return _placeholder(size)
        return picture if tint is None else tinted(picture, tint)

    def _load_font(self, face: Face, px: int) -> pygame.Font:
        path = self.root / "fonts" / face.value
        try:
            return pygame.Font(str(path), px)
        except (OSError, pygame.error) as error:
            self._note_missing(face.value, error)
            return pygame.Font(None, px)

    def _note_missing(self, name: str, error: Exception) -> None:
        if name not in self._missing:
            self._missing.add(name)
            LOG.warning("asset %s cannot be read: %s", name, error)


def tinted(picture: Surface, colour: Color) -> Surface:
    """A copy of a one-colour ``picture`` in ``colour``, its transparency kept."""
    copy = picture.convert_alpha()
    copy.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    copy.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _placeholder(size: tuple[int, int]) -> Surface:
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((*PLACEHOLDER[:3], 90))
    pygame.draw.rect(picture, PLACEHOLDER, picture.get_rect(), 1)
    return picture


def _figures(path: Path) -> tuple[tuple[BotFigure, ...], tuple[str, ...]]:
    """The bots, and the avatars people may choose from."""
    try:
        document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        LOG.warning("asset %s cannot be read: %s", path, error)
        return (), ()
    bots = tuple(
        BotFigure(bot["id"], bot["name"], Color(bot["background"]), dict(bot["temperament"]))
        for bot in document["bots"]
    )
    return bots, tuple(person["id"] for person in document["people"])
