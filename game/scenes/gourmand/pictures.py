"""The pictures of Gourmand's rules: each drawn into whatever room a page has."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.services.assets import Face
from game.sprites import faces
from game.sprites.faces.gourmand import DICE, DIRECTION, SHAPE_CENTRE
from game.sprites.poses import card_height
from game.ui.brush import Brush

GAME = "gourmand"
STRIP_SHARE = 0.4


def draw(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    _PICTURES[name](brush, target, rect)


def _ink(brush: Brush) -> pygame.Color:
    """Signs are drawn on the cloth."""
    return brush.assets.palette.game(GAME).text


def _width(brush: Brush, rect: pygame.Rect, across: float, deep: int) -> int:
    """Cards so wide that ``across`` of them and a column ``deep`` cards long fit."""
    by_height = rect.height * 0.86 / (1.42 + STRIP_SHARE * (deep - 1))
    return max(12, round(min(by_height, rect.width / across, brush.px(104))))


def _card(
    brush: Brush, target: pygame.Surface, card: Hashable, width: int, centre: tuple[int, int]
) -> pygame.Rect:
    picture = faces.face(brush.assets, GAME, card, width)
    return target.blit(picture, picture.get_rect(center=centre))


def _column(
    brush: Brush,
    target: pygame.Surface,
    cards: Sequence[Hashable],
    width: int,
    centre: tuple[int, int],
) -> list[pygame.Rect]:
    step = round(width * STRIP_SHARE)
    height = card_height(width)
    top = centre[1] - (height + step * (len(cards) - 1)) // 2 + height // 2
    return [
        _card(brush, target, card, width, (centre[0], top + step * index))
        for index, card in enumerate(cards)
    ]


def _x(rect: pygame.Rect, share: float) -> int:
    return rect.x + round(rect.width * share)


def _sign(brush: Brush, target: pygame.Surface, name: str, at: tuple[int, int]) -> None:
    side = brush.px(40)
    brush.art(target, name, at, side, side)


def _columns(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """The purple two goes to the third column only."""
    width = _width(brush, rect, 5.6, 2)
    y = rect.centery
    _card(brush, target, ("violet", 2), width, (_x(rect, 0.12), y))
    brush.icon(target, "arrow-right", (_x(rect, 0.29), y), 34, _ink(brush))
    columns = (
        (0.45, (("violet", 5), ("red", 1)), "moments/wrong"),
        (0.67, (("green", 2), ("blue", 6)), "moments/wrong"),
        (0.89, (("yellow", 4), ("red", 3)), "moments/right"),
    )
    for share, cards, sign in columns:
        drawn = _column(brush, target, cards, width, (_x(rect, share), y))
        _sign(brush, target, sign, drawn[-1].midbottom)


def _share(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """You first, then the others."""
    width = _width(brush, rect, 5.2, 3)
    columns = (
        (0.2, (("yellow", 6), ("blue", 5), ("red", 2)), "1"),
        (0.5, (("green", 4), ("violet", 3)), "2"),
        (0.8, (("red", 1), ("yellow", 3)), "3"),
    )
    for share, cards, place in columns:
        drawn = _column(brush, target, cards, width, (_x(rect, share), rect.centery))
        disc = pygame.Rect(0, 0, brush.px(40), brush.px(40))
        disc.center = drawn[0].topright
        brush.rounded(target, disc, 20, brush.base("ink"))
        brush.rounded(target, disc.inflate(-brush.px(6), -brush.px(6)), 17, brush.base("saffron"))
        brush.text(target, place, disc.center, 22, brush.base("ink"), Face.DISPLAY, "center")


def _bust(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """No column takes the yellow two; the die takes the yellow cards."""
    width = _width(brush, rect, 6.0, 2)
    columns = ((0.1, (("yellow", 5), ("red", 1))), (0.3, (("violet", 6), ("yellow", 4))))
    last = (0.5, (("blue", 3), ("yellow", 1)))
    y = rect.centery
    for share, cards in (*columns, last):
        drawn = _column(brush, target, cards, width, (_x(rect, share), y))
        index = [suit for suit, _ in cards].index("yellow")
        strip = drawn[index]
        at = (
            strip.left + SHAPE_CENTRE[0] * width / 100,
            strip.top + SHAPE_CENTRE[1] * width / 100,
        )
        brush.art(target, "moments/clash", at, width * 0.42, width * 0.42)
    _card(brush, target, ("yellow", 2), width, (_x(rect, 0.73), y))
    side = round(width * 0.95)
    die = brush.turned_art("treats/die-circle", (side, side), 8)
    target.blit(die, die.get_rect(center=(_x(rect, 0.9), y)))


def _special(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    width = _width(brush, rect, 5.4, 1)
    y = rect.centery
    _card(brush, target, DICE, width, (_x(rect, 0.14), y))
    side = round(width * 0.66)
    for share, shape in ((0.34, "square"), (0.49, "star")):
        brush.art(target, f"treats/die-{shape}", (_x(rect, share), y), side, side)
    _card(brush, target, DIRECTION, width, (_x(rect, 0.74), y))
    brush.icon(target, "swap", (_x(rect, 0.91), y), 46, _ink(brush))


def _protect(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Three red cards go face down under the shield."""
    width = _width(brush, rect, 5.0, 1)
    y = rect.centery
    for index, number in enumerate((2, 4, 6)):
        _card(brush, target, ("red", number), width, (_x(rect, 0.12) + index * width // 2, y))
    brush.icon(target, "arrow-right", (_x(rect, 0.5), y), 38, _ink(brush))
    box = pygame.Rect(0, 0, round(width * 2.2), round(width * 1.7))
    box.center = (_x(rect, 0.75), y)
    brush.rounded(target, box, 16, brush.base("safe_field"))
    back = faces.back(brush.assets, GAME, width)
    for index in range(3):
        shift = brush.px(5) * index
        at = (box.centerx - round(width * 0.42) + shift, y)
        target.blit(back, back.get_rect(center=at))
    at = (box.centerx + round(width * 0.62), y)
    size = width * 0.62 / brush.screen.unit
    brush.icon(target, "shield-check", at, size, brush.base("safe"))


_PICTURES: dict[str, Callable[[Brush, pygame.Surface, pygame.Rect], None]] = {
    "columns": _columns,
    "share": _share,
    "bust": _bust,
    "special": _special,
    "protect": _protect,
}
