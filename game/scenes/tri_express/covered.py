"""The cards under the top of a pile: a little askew, and part of the ground.

They change only when a card is placed; a frame that moves cards need not draw them.
"""

from typing import TYPE_CHECKING

import pygame

from game.rules.tri_express import Pile
from game.scenes.tri_express.cards import face_of
from game.scenes.tri_express.plates import GAME
from game.services.surface_cache import blit_on
from game.sprites import dressing
from game.sprites.dressing import Look

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

MOST_COVERED = 3
"""So many cards of a pile can be seen at its edges."""
COVERED_DEGREES = 1.3
MARGIN_UNITS = 20
"""Room for turned corners and shadows."""

Lying = tuple[int, bool]
"""A card, and whether it was placed from the upper edge."""


def covered(table: "TriExpressTable", pile: Pile) -> tuple[Lying, ...]:
    """From the lowest that can be seen to the one right under the top."""
    cards = table.shown.piles[pile][-MOST_COVERED - 1 : -1]
    return tuple((card, card in table.turned_cards) for card in cards)


def askew_degrees(card: int) -> float:
    """How a covered card is turned: always the same for the same card."""
    return (card * 5 % 7 - 3) * COVERED_DEGREES


def draw_covered(
    table: "TriExpressTable", pile: Pile, cards: tuple[Lying, ...], target: pygame.Surface
) -> None:
    for card, turned in cards:
        _draw_card(table, table.layout.piles[pile], card, turned, target)


def _draw_card(
    table: "TriExpressTable",
    middle: tuple[int, int],
    card: int,
    turned: bool,
    target: pygame.Surface,
) -> None:
    brush, width = table.brush, table.layout.pile_width
    angle = askew_degrees(card) + (180 if turned else 0)
    x = middle[0] + brush.px(card * 3 % 7 - 3)
    y = middle[1] + brush.px(card % 3 - 1)
    shade, down = dressing.shadow(width, 0.0, angle, whole=False)
    blit_on(target, shade, shade.get_rect(center=(x, y + down)).topleft)
    look = Look(GAME, face_of(card))
    picture = dressing.standing(brush.assets, look, width, angle, brush.screen.unit)
    blit_on(target, picture, picture.get_rect(center=(x, y)).topleft)
