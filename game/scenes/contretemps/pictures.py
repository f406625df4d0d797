"""The pictures of Contretemps' rules: each drawn into whatever room a page has."""

from collections.abc import Callable

import pygame

from game.rules.contretemps import JOKER, MAUVE, RED, Direction, Series, hourglasses_in
from game.rules.contretemps.cards import make_card
from game.scenes.contretemps.holder_art import draw_holder, draw_hourglasses
from game.scenes.contretemps.holders import FULL_CARD, FULL_SIZE, Cell
from game.scenes.contretemps.naming import GAME, face_of, series_face
from game.sprites import faces
from game.sprites.poses import CARD_RATIO
from game.ui.brush import Brush

CARD_SHARE = 0.7
"""How much of its room's height a card takes."""
GAP_SHARE = 0.16
"""Between things in a row, in card widths."""

ROW_BELOW = 1.9
"""A room less than this much wider than high takes several rows."""

Thing = tuple[str, object]
"""("card", face), ("holder", series) or ("icon", name), from left to right."""
WIDTHS = {"card": 1.0, "holder": 2.3, "icon": 0.5, "gap": 0.2, "sum": 1.5}


def draw(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """A picture is rows of things; in a high room every part has a row of its own."""
    parts = _PICTURES[name]()
    high = rect.width < rect.height * ROW_BELOW
    rows = parts if high else [_joined(parts)]
    inside = rect.inflate(-rect.width * 0.06, -rect.height * 0.1)
    height = inside.height // len(rows)
    width = min(_card_width(brush, inside.width, height, row) for row in rows)
    for index, row in enumerate(rows):
        room = pygame.Rect(inside.x, inside.y + height * index, inside.width, height)
        _draw_row(brush, target, room, row, width)


def _joined(parts: list[list[Thing]]) -> list[Thing]:
    """One row, with a little room between the parts."""
    row = list(parts[0])
    for part in parts[1:]:
        row += [("gap", ""), *part]
    return row


def _length(row: list[Thing]) -> float:
    """In card widths."""
    return sum(WIDTHS[kind] for kind, _ in row) + GAP_SHARE * (len(row) - 1)


def _card_width(brush: Brush, width: int, height: int, row: list[Thing]) -> int:
    by_height = height * CARD_SHARE / CARD_RATIO
    return max(12, round(min(by_height, width / _length(row), brush.px(104))))


def _draw_row(
    brush: Brush, target: pygame.Surface, room: pygame.Rect, row: list[Thing], width: int
) -> None:
    left = room.centerx - _length(row) * width / 2
    for kind, what in row:
        centre = (round(left + WIDTHS[kind] * width / 2), room.centery)
        _draw_thing(brush, target, kind, what, centre, width)
        left += (WIDTHS[kind] + GAP_SHARE) * width


def _draw_thing(
    brush: Brush,
    target: pygame.Surface,
    kind: str,
    what: object,
    centre: tuple[int, int],
    width: int,
) -> None:
    paper = brush.base("paper")
    if kind == "card":
        picture = faces.face(brush.assets, GAME, what, width)
        target.blit(picture, picture.get_rect(center=centre))
    elif isinstance(what, Series):
        _draw_holder(brush, target, what, centre, width)
    elif kind == "icon":
        brush.icon(target, str(what), centre, width * 0.45 / brush.screen.unit, paper)
    elif kind == "sum":
        size = width * 0.55 / brush.screen.unit
        draw_hourglasses(brush, target, centre, str(what), size, paper, "light")


def _draw_holder(
    brush: Brush, target: pygame.Surface, series: Series, centre: tuple[int, int], width: int
) -> None:
    unit = width / FULL_CARD
    box = pygame.Rect(0, 0, round(FULL_SIZE[0] * unit), round(FULL_SIZE[1] * unit))
    box.center = centre
    draw_holder(brush, target, series, Cell(box, narrow=False), series.hourglasses)


# -- what the pages show


def _card(colour: int, number: int) -> Thing:
    return "card", face_of(make_card(colour, number))


def _holder(direction: Direction, cards: tuple[int, ...]) -> Thing:
    return "holder", Series(0, direction, cards)


def _capture() -> list[list[Thing]]:
    """Mauve 7 on mauve 9, falling: the series is taken."""
    cards = tuple(make_card(MAUVE, number) for number in (14, 11, 9))
    longer = (*cards, make_card(MAUVE, 7))
    return [
        [_holder(Direction.FALLING, cards), ("icon", "plus"), _card(MAUVE, 7)],
        [("icon", "arrow-right"), _holder(Direction.FALLING, longer)],
    ]


def _start() -> list[list[Thing]]:
    """Each side of the series card with what may follow."""
    return [
        [("card", series_face(1)), *(_card(RED, number) for number in (4, 9, 15))],
        [("card", series_face(-1)), *(_card(MAUVE, number) for number in (15, 9, 4))],
    ]


def _under() -> list[list[Thing]]:
    """The top card stays, the new one goes to the bottom."""
    cards = (make_card(MAUVE, 5), make_card(RED, 12), make_card(RED, 15))
    return [[_card(MAUVE, 5), ("icon", "under"), _holder(Direction.RISING, cards)]]


def _joker() -> list[list[Thing]]:
    """Red 9, joker 9, mauve 12: a joker bridges the colours."""
    arrow: Thing = ("icon", "arrow-right")
    return [
        [("card", series_face(1)), ("gap", ""), _card(RED, 9)],
        [arrow, _card(JOKER, 9), arrow, _card(MAUVE, 12)],
    ]


def _count() -> list[list[Thing]]:
    """Won cards and what they carry together."""
    cards = ((MAUVE, 13), (RED, 7), (RED, 4), (JOKER, 3))
    total = hourglasses_in(make_card(*card) for card in cards)
    return [[_card(*card) for card in cards], [("icon", "arrow-right"), ("sum", total)]]


_PICTURES: dict[str, Callable[[], list[list[Thing]]]] = {
    "capture": _capture,
    "start": _start,
    "under": _under,
    "joker": _joker,
    "count": _count,
}
