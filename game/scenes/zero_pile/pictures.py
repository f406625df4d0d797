"""The pictures of Zero Pile's rules: each drawn into whatever room a page has."""

from collections.abc import Callable, Sequence

import pygame

from game.rules.zero_pile import Colour
from game.scenes.zero_pile.cards import GAME, SUITS
from game.scenes.zero_pile.drawing import draw_number
from game.services.assets import Face
from game.sprites import faces
from game.sprites.poses import CARD_RATIO
from game.ui.brush import Brush

CARD_SHARE = 0.66
"""How much of the room's height a card takes."""
EDGE_SHARE = 0.36
"""How much of a covered card shows, in card widths."""

FaceCard = tuple[str, int]


def draw(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    _PICTURES[name](brush, target, rect)


def _width(brush: Brush, rect: pygame.Rect, count: float, high: float = CARD_SHARE) -> int:
    by_height = rect.height * high / CARD_RATIO
    by_width = rect.width / (count * 1.2)
    return max(12, round(min(by_height, by_width, brush.px(116))))


def _card(
    brush: Brush, target: pygame.Surface, card: FaceCard, width: int, centre: tuple[int, int]
) -> pygame.Rect:
    picture = faces.face(brush.assets, GAME, card, width)
    return target.blit(picture, picture.get_rect(center=centre))


def _pile(
    brush: Brush,
    target: pygame.Surface,
    cards: Sequence[FaceCard],
    width: int,
    centre: tuple[int, int],
) -> pygame.Rect:
    """Cards one on the other; the lower ones look out above."""
    edge = round(width * EDGE_SHARE)
    drawn = pygame.Rect(0, 0, 0, 0)
    for index, card in enumerate(cards):
        up = edge * (len(cards) - 1 - index)
        drawn = _card(brush, target, card, width, (centre[0], centre[1] - up))
    return drawn


def _at(rect: pygame.Rect, share: float, down: float = 0.5) -> tuple[int, int]:
    return rect.x + round(rect.width * share), rect.y + round(rect.height * down)


def _into_piles(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    cards: Sequence[FaceCard],
    piles: Sequence[Sequence[FaceCard]],
) -> None:
    """Three cards in their order, an arrow, and the two piles they make."""
    upright = rect.height > rect.width * 0.9
    width = _width(brush, rect, 4.2 if upright else 6.0, 0.36 if upright else CARD_SHARE)
    side = max(18.0, width / brush.screen.unit * 0.3)
    paper = brush.base("paper")
    for number, card in enumerate(cards, 1):
        share = (0.2 + 0.3 * (number - 1), 0.26) if upright else (0.1 + 0.175 * (number - 1), 0.53)
        drawn = _card(brush, target, card, width, _at(rect, *share))
        draw_number(brush, target, drawn.midtop, number, side)
    arrow, middle = ("arrow-down", (0.5, 0.5)) if upright else ("arrow-right", (0.57, 0.53))
    brush.icon(target, arrow, _at(rect, *middle), 36, paper)
    for index, pile in enumerate(piles):
        share = (0.33 + 0.34 * index, 0.78) if upright else (0.69 + 0.2 * index, 0.56)
        _pile(brush, target, pile, width, _at(rect, *share))


def _layout(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Two reds make one pile, the blue another."""
    cards = (("red", 3), ("blue", 9), ("red", 8))
    _into_piles(brush, target, rect, cards, ([cards[1]], [cards[0], cards[2]]))


def _trick(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Two elevens: the first of them wins."""
    width = _width(brush, rect, 4.6)
    cards = (("red", 4), ("blue", 11), ("green", 11), ("yellow", 0))
    for index, card in enumerate(cards):
        at = _at(rect, 0.14 + 0.24 * index, 0.54)
        drawn = _card(brush, target, card, width, at)
        if card == ("blue", 11):
            brush.turn_ring(target, drawn, 10 * width / brush.px(100))
            side = round(width * 0.5)
            crown = (drawn.centerx, drawn.top - side * 3 // 10)
            brush.art(target, "moments/crown", crown, side, side)


def _pick_up(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """The winner's nine first, then the zero of the same colour on it."""
    cards = (("yellow", 9), ("violet", 2), ("yellow", 0))
    _into_piles(brush, target, rect, cards, ([cards[1]], [cards[0], cards[2]]))


def _count(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Five piles, their tops added up."""
    upright = rect.height > rect.width * 0.9
    width = _width(brush, rect, 5.2 if upright else 6.4)
    rows: tuple[list[int], ...] = ([4, 7], [5], [1, 2], [3, 6], [9, 0])
    step, down = (0.19, 0.42) if upright else (0.165, 0.56)
    left = 0.12 if upright else 0.08
    for colour in Colour:
        cards = [(SUITS[colour], number) for number in rows[colour]]
        _pile(brush, target, cards, width, _at(rect, left + step * colour, down))
    at = _at(rect, 0.5, 0.78) if upright else _at(rect, 0.91, 0.54)
    room = round(rect.width * 0.17)
    paper = brush.base("paper")
    brush.text(target, "= 20", at, 46, paper, Face.DISPLAY, "center", room * (2 if upright else 1))


def _win(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Totals side by side, the crown over the highest."""
    ink = brush.base("ink")
    totals = (84, 112, 97)
    tallest = rect.height * 0.56
    bar = round(min(rect.width * 0.16, brush.px(96)))
    for index, total in enumerate(totals):
        best = total == max(totals)
        box = pygame.Rect(0, 0, bar, round(tallest * total / max(totals)))
        box.midbottom = _at(rect, 0.26 + 0.24 * index, 0.94)
        brush.rounded(target, box, 10, brush.base("saffron" if best else "segment"))
        size = 30 if bar >= brush.px(60) else 22
        brush.text(target, str(total), box.center, size, ink, Face.DISPLAY, "center")
        if best:
            side = round(bar * 0.6)
            crown = (box.centerx, box.top - side // 3)
            brush.art(target, "moments/crown", crown, side, side)


_PICTURES: dict[str, Callable[[Brush, pygame.Surface, pygame.Rect], None]] = {
    "layout": _layout,
    "trick": _trick,
    "pick_up": _pick_up,
    "count": _count,
    "win": _win,
}
