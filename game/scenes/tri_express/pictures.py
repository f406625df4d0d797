"""The pictures of Tri Express's rules: each drawn into whatever room a page has."""

from collections.abc import Callable

import pygame

from game.rules.tri_express import Pile
from game.scenes.tri_express.plates import GAME, draw_picture, draw_sign
from game.sprites import faces
from game.sprites.poses import CARD_RATIO, card_height
from game.ui.brush import Brush

CARD_SHARE = 0.78
TOP = ("umbrella", "red", 4)
Printed = tuple[str, str, int]


def draw(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    _PICTURES[name](brush, target, rect)


def _piles(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Three piles, each with its sign, its picture and a card."""
    column = rect.width // 3
    room = round(rect.height * 0.3)
    high = rect.height - room
    width = round(min(column * 0.6, high * 0.86 / CARD_RATIO, brush.px(130)))
    cards: tuple[Printed, ...] = (TOP, ("moon", "blue", 3), ("lightning", "yellow", 6))
    for index, (pile, card) in enumerate(zip(Pile, cards, strict=True)):
        x = rect.left + column * index + column // 2
        area = pygame.Rect(x - column // 2, rect.top, column, room)
        draw_picture(brush, target, pile, area.inflate(-brush.px(12), 0))
        centre = (x, rect.top + room + high // 2)
        _card(brush, target, card, width, centre)
        corner = (x - width // 2, centre[1] - card_height(width) // 2)
        draw_sign(brush, target, pile, corner, width / brush.screen.unit * 0.4)


def _card(
    brush: Brush, target: pygame.Surface, card: Printed, width: int, centre: tuple[int, int]
) -> None:
    picture = faces.face(brush.assets, GAME, card, width)
    target.blit(picture, picture.get_rect(center=centre))


def _row(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    pile: Pile,
    cards: tuple[tuple[Printed, bool], ...],
) -> None:
    """The top card, the sign, and cards that fit or do not."""
    count = len(cards) + 1
    width = round(
        min(rect.height * CARD_SHARE / CARD_RATIO, rect.width / (count * 1.2 + 0.7), brush.px(130))
    )
    step = round(width * 1.2)
    sign = round(width * 0.7)
    left = rect.centerx - (step * len(cards) + sign + width) // 2
    y = rect.centery - round(width * 0.08)
    _card(brush, target, TOP, width, (left + width // 2, y))
    x = left + width + round(width * 0.1) + sign // 2
    draw_sign(brush, target, pile, (x, y), sign * 0.85 / brush.screen.unit)
    x += sign // 2 + round(width * 0.1) + width // 2
    for card, fits in cards:
        _card(brush, target, card, width, (x, y))
        side = round(width * 0.42)
        low = y + card_height(width) // 2
        brush.art(target, "moments/right" if fits else "moments/wrong", (x, low), side, side)
        x += step


def _same(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    cards = (
        (("umbrella", "blue", 1), True),
        (("moon", "red", 6), True),
        (("key", "blue", 4), False),
    )
    _row(brush, target, rect, Pile.SAME, cards)


def _step(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    cards = ((("moon", "blue", 5), True), (("fish", "green", 3), True), (("key", "red", 6), False))
    _row(brush, target, rect, Pile.STEP, cards)


def _different(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    cards = (
        (("moon", "blue", 2), True),
        (("key", "green", 5), False),
        (("fish", "red", 1), False),
    )
    _row(brush, target, rect, Pile.DIFFERENT, cards)


def _fault(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """A card that does not belong, and the cards it costs."""
    cards: tuple[tuple[Printed, bool], ...] = ((("fish", "blue", 4), False),)
    left = pygame.Rect(rect.left, rect.top, rect.width * 62 // 100, rect.height)
    _row(brush, target, left, Pile.SAME, cards)
    width = round(min(rect.height * 0.5 / CARD_RATIO, rect.width * 0.14))
    back = faces.back(brush.assets, GAME, width)
    for index in range(3):
        x = rect.left + rect.width * 72 // 100 + round(width * 0.7) * index
        turned = brush.turned(("penalty", width), lambda: back, 8 * (index - 1))
        target.blit(turned, turned.get_rect(center=(x, rect.centery)))


_PICTURES: dict[str, Callable[[Brush, pygame.Surface, pygame.Rect], None]] = {
    "piles": _piles,
    "same": _same,
    "step": _step,
    "different": _different,
    "fault": _fault,
}
