"""The pictures of Bascule's rules: each drawn into whatever room a page has."""

from collections.abc import Callable

import pygame

from game.rules.bascule import BLUE_ZERO, RED_ZERO
from game.scenes.bascule.plates import draw_seesaw, tilt_of
from game.services.assets import Face
from game.sprites import faces
from game.sprites.poses import CARD_RATIO
from game.ui.brush import Brush

GAME = "bascule"
CARD_SHARE = 0.62
"""How much of the room's height a card takes."""


def draw(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    _PICTURES[name](brush, target, rect)


def _card_width(brush: Brush, rect: pygame.Rect, count: int) -> int:
    by_height = rect.height * CARD_SHARE / CARD_RATIO
    by_width = rect.width / (count * 1.25)
    return max(12, round(min(by_height, by_width, brush.px(116))))


def _card(
    brush: Brush, target: pygame.Surface, card: object, width: int, centre: tuple[int, int]
) -> pygame.Rect:
    picture = faces.face(brush.assets, GAME, card, width)
    return target.blit(picture, picture.get_rect(center=centre))


def _badge(
    brush: Brush, target: pygame.Surface, at: tuple[int, int], text: str, colour: str, radius: float
) -> None:
    box = pygame.Rect(0, 0, brush.px(58), brush.px(34))
    box.center = at
    brush.rounded(target, box.inflate(brush.px(6), brush.px(6)), radius + 3, brush.base("paper"))
    brush.rounded(target, box, radius, brush.assets.palette.bascule[colour])
    brush.text(target, text, box.center, 21, brush.base("paper"), Face.DISPLAY, "center")


def _trick(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Low takes red, high takes blue, the middle takes nothing."""
    width = _card_width(brush, rect, 4)
    y = rect.centery + brush.px(12)
    places = [rect.x + round(rect.width * share) for share in (0.14, 0.36, 0.58, 0.85)]
    cards: tuple[object, ...] = (8, 27, 41, ("score", 6))
    drawn = [
        _card(brush, target, card, width, (x, y)) for card, x in zip(cards, places, strict=True)
    ]
    for card, text, colour, radius in (
        (drawn[0], "-6", "stick_red", 6),
        (drawn[2], "+6", "stick_blue", 17),
    ):
        # As on the table: above the card, clear of its index.
        at = (card.centerx, card.top - brush.px(16))
        _badge(brush, target, at, text, colour, radius)


def _seesaw(
    brush: Brush,
    target: pygame.Surface,
    centre: tuple[int, int],
    size: tuple[int, int],
    sticks: int,
) -> None:
    area = pygame.Rect(0, 0, *size)
    area.center = centre
    draw_seesaw(brush, target, area, sticks, tilt_of(sticks))


def _arrow(brush: Brush, target: pygame.Surface, centre: tuple[int, int]) -> None:
    brush.icon(target, "arrow-right", centre, 34, brush.base("ink"))


def _cancel(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Five blue, three red come: two blue are left."""
    size = (round(rect.width * 0.3), round(min(rect.height * 0.5, rect.width * 0.16)))
    y = rect.centery
    _seesaw(brush, target, (rect.x + round(rect.width * 0.2), y), size, 5)
    _seesaw(brush, target, (rect.x + round(rect.width * 0.8), y), size, 2)
    middle = rect.x + rect.width // 2
    _badge(brush, target, (middle, y - brush.px(22)), "-3", "stick_red", 6)
    _arrow(brush, target, (middle, y + brush.px(24)))


def _zeros(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    width = _card_width(brush, rect, 4)
    shares_and_cards = ((0.14, BLUE_ZERO), (0.36, 4), (0.64, RED_ZERO), (0.86, 7))
    for share, card in shares_and_cards:
        centre = (rect.x + round(rect.width * share), rect.centery)
        _card(brush, target, ("score", card), width, centre)


def _level(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """A level seesaw, and the round of twelve that it wipes out."""
    size = (round(rect.width * 0.36), round(min(rect.height * 0.5, rect.width * 0.2)))
    left = (rect.x + round(rect.width * 0.28), rect.centery)
    side = round(size[1] * 1.1)
    rays = brush.assets.art("moments/burst", (side, side))
    target.blit(rays, rays.get_rect(midbottom=(left[0], left[1] + round(size[1] * 0.1))))
    _seesaw(brush, target, left, size, 0)
    x = rect.x + round(rect.width * 0.62)
    ink, hot = brush.base("ink"), brush.base("hot")
    struck = brush.text(target, "12", (x, rect.centery), 54, ink, Face.DISPLAY, "center")
    line = struck.inflate(brush.px(14), 0)
    pygame.draw.line(target, hot, line.midleft, line.midright, max(3, brush.px(5)))
    _arrow(brush, target, (rect.x + round(rect.width * 0.75), rect.centery))
    zero = (rect.x + round(rect.width * 0.88), rect.centery)
    brush.text(target, "0", zero, 54, ink, Face.DISPLAY, "center")


_PICTURES: dict[str, Callable[[Brush, pygame.Surface, pygame.Rect], None]] = {
    "trick": _trick,
    "cancel": _cancel,
    "zeros": _zeros,
    "level": _level,
}
