"""A pile in small: as cards, as a chip where room is scarce, or an empty place."""

import pygame

from game.rules.zero_pile import Colour, colour_of, number_of
from game.scenes.zero_pile.cards import GAME, SUITS, face_of
from game.services.assets import Face
from game.services.palette import Suit
from game.services.surface_cache import finished, surface_cache
from game.sprites import dressing, faces, paint
from game.sprites.paint.shapes import draw_rounded
from game.ui.brush import Brush

MOST_EDGES = 3
"""Of this many covered cards at most the upper edge is seen."""
EDGE_UNITS = 3.0
CHIP_CACHE_MEGABYTES = 4

_chips = surface_cache(CHIP_CACHE_MEGABYTES)


def suit_of(brush: Brush, colour: Colour) -> Suit:
    return brush.assets.palette.suit(SUITS[colour])


def draw_cards(
    brush: Brush, target: pygame.Surface, place: pygame.Rect, pile: tuple[int, ...]
) -> None:
    """The top card, and the edges of those beneath it."""
    edge = max(2, brush.px(EDGE_UNITS * place.width / brush.px(50)))
    beneath = pile[-1 - MOST_EDGES : -1]
    shadow, down = dressing.shadow(place.width, 0.0, 0.0, False)
    target.blit(shadow, shadow.get_rect(center=(place.centerx, place.centery + down)))
    for index, card in enumerate((*beneath, pile[-1])):
        picture = faces.face(brush.assets, GAME, face_of(card), place.width)
        target.blit(picture, (place.x, place.y - edge * (len(beneath) - index)))


def draw_back(brush: Brush, target: pygame.Surface, place: pygame.Rect) -> None:
    """A card chosen in secret."""
    width = min(place.width, round(place.height / 1.42))
    picture = faces.back(brush.assets, GAME, width)
    target.blit(picture, picture.get_rect(center=place.center))


def draw_empty(brush: Brush, target: pygame.Surface, place: pygame.Rect, colour: Colour) -> None:
    """Where a pile of this colour would start."""
    line, shade = brush.base("edge"), brush.base("card_edge")
    radius = brush.px(5)
    width = max(1.0, 1.6 * brush.screen.unit)
    dashes = paint.dashed_rect(place.size, radius, brush.px(5), brush.px(4), width, line)
    target.blit(dashes, place)
    side = max(8, round(min(place.size) * 0.42))
    shape = brush.assets.art(f"suits/{suit_of(brush, colour).shape}", (side, side), shade)
    target.blit(shape, shape.get_rect(center=place.center))


def draw_chip(
    brush: Brush, target: pygame.Surface, place: pygame.Rect, pile: tuple[int, ...]
) -> None:
    """The top card as a chip; a second one peeps out from behind if it covers anything."""
    top = pile[-1]
    if len(pile) > 1:
        behind = paint.mixed(suit_of(brush, colour_of(top)).colour, brush.base("paper"), 0.45)
        shift = brush.px(3)
        brush.rounded(target, place.move(shift, -shift), 7, behind)
    target.blit(chip(brush, top, place.size), place)


def chip(brush: Brush, card: int, size: tuple[int, int]) -> pygame.Surface:
    key = (card, size, brush.screen.unit)
    return _chips.get(key, lambda: finished(_draw_chip(brush, card, size)))


def _draw_chip(brush: Brush, card: int, size: tuple[int, int]) -> pygame.Surface:
    """Number and shape: side by side where it is broad, else one above the other."""
    suit = suit_of(brush, colour_of(card))
    edge = suit.colour if suit.dark else brush.base("ink")
    surface = draw_rounded(size, brush.px(7), suit.colour, edge, max(1.5, brush.px(2)))
    width, height = size
    middle = (width // 2, height // 2)
    beside = width > height * 0.8
    letters, side, gap = _chip_units(beside, two_digits=number_of(card) > 9)
    number = paint.text(
        brush.assets, Face.DISPLAY, brush.px(letters), str(number_of(card)), suit.ink
    )
    side, gap = brush.px(side), brush.px(gap)
    shape = brush.assets.art(f"suits/{suit.shape}", (side, side), suit.ink)
    if beside:
        left = middle[0] - (side + gap + number.get_width()) // 2
        surface.blit(shape, shape.get_rect(midleft=(left, middle[1])))
        surface.blit(number, number.get_rect(midleft=(left + side + gap, middle[1])))
    else:
        surface.blit(number, number.get_rect(center=(middle[0], round(height * 0.32))))
        surface.blit(shape, shape.get_rect(center=(middle[0], round(height * 0.74))))
    return surface


def _chip_units(beside: bool, two_digits: bool) -> tuple[int, int, int]:
    """Letters, shape and the gap between them, so that 10 and 11 stay inside the chip."""
    if not beside:
        return (17, 12, 0)
    return (16, 9, 1) if two_digits else (18, 11, 2)
