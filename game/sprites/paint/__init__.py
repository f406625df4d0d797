"""Drawing pieces: words, rounded shapes, rings, shadows, panels, table cloths.

Everything is antialiased, made once per size and kept.  What these functions
give is shared: blit it, never draw on it.
"""

from game.services.surface_cache import clear_all as clear_cache
from game.sprites.paint.canvas import Colour, Piece, Size, colour_of, faded, mixed
from game.sprites.paint.cloth import cloth
from game.sprites.paint.dashes import dashed_line, dashed_rect
from game.sprites.paint.lettering import Align, fit_text, plain, rich, rich_width, text, wrap
from game.sprites.paint.shadows import button, panel, shadow
from game.sprites.paint.shapes import (
    circle,
    disc_ring,
    double_ring,
    pill,
    polygon,
    ring,
    rounded,
    veil,
)

__all__ = [
    "Align",
    "Colour",
    "Piece",
    "Size",
    "button",
    "circle",
    "clear_cache",
    "cloth",
    "colour_of",
    "dashed_line",
    "dashed_rect",
    "disc_ring",
    "double_ring",
    "faded",
    "fit_text",
    "mixed",
    "panel",
    "pill",
    "plain",
    "polygon",
    "rich",
    "rich_width",
    "ring",
    "rounded",
    "shadow",
    "text",
    "veil",
    "wrap",
]
