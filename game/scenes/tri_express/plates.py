"""The plates of Tri Express's table: the others, the rule of each pile, one's own stock."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.rules.tri_express import Pile
from game.scenes.tri_express.naming import PILE_NAMES
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.services.surface_cache import blit_on
from game.sprites import faces
from game.sprites.paint.canvas import blank
from game.ui.brush import Brush

GAME = "tri_express"
SIGNS = {Pile.SAME: "sign-same", Pile.STEP: "sign-step", Pile.DIFFERENT: "sign-different"}
PICTURES = {Pile.SAME: "rule-same", Pile.STEP: "rule-step", Pile.DIFFERENT: "rule-different"}
PICTURE_SIZE = (164, 60)
NUMBERS = {
    Pile.STEP: (("3", 38, 37, 26, "ink"), ("4", 84, 32, 26, "paper"), ("5", 130, 28, 26, "ink")),
    Pile.DIFFERENT: (("6", 57, 16, 19, "ink"), ("4", 127, 16, 19, "paper")),
}
"""What the pictures leave to the game's own type: text, centre, size, colour."""
MOST_BACKS = 5
SHADOW_ROOM_UNITS = 26
SLIM_UNITS = 130
SLIM_TALL_UNITS = 100
"""A plate narrower than this has no room for a name beside its face."""
SLIM_WIDE_UNITS = 220
"""...nor on a large screen for small cards."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a plate shows of somebody."""

    name: str
    avatar: str
    left: int
    hand: int
    stock: int
    marked: bool = False
    """Is about to win, or gives the signal."""


def upside_down(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    key: Hashable,
    draw: Callable[[pygame.Surface, pygame.Rect], None],
) -> None:
    """Something within ``rect``, turned round for whoever sits at the upper edge."""
    margin = brush.px(SHADOW_ROOM_UNITS)

    def picture() -> pygame.Surface:
        surface = blank((rect.width + 2 * margin, rect.height + 2 * margin))
        draw(surface, pygame.Rect((margin, margin), rect.size))
        return surface

    turned = brush.turned(("upside down", rect.size, key), picture, 180)
    target.blit(turned, turned.get_rect(center=rect.center))


# -- the others


def draw_seat(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, words: Words
) -> None:
    brush.panel(target, rect, min(18, rect.height / brush.screen.unit / 2))
    if seat.marked:
        brush.turn_ring(target, rect, 18)
    if brush.shape is Shape.WIDE:
        _draw_wide_seat(brush, target, rect, seat, words)
    else:
        _draw_small_seat(brush, target, rect, seat)


def _draw_wide_seat(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, words: Words
) -> None:
    px, ink = brush.px, brush.base("ink")
    side = min(84, rect.width / brush.screen.unit * 0.3)
    brush.avatar(target, seat.avatar, (rect.left + px(side * 0.46), rect.centery), side)
    left = rect.left + px(side * 0.96 + 14)
    number = brush.text(
        target, str(seat.left), (rect.right - px(18), rect.top + px(12)), 36, ink, Face.DISPLAY,
        "topright",
    )  # fmt: skip
    unit = words.plural("card", "cards", seat.left)
    brush.text(
        target, unit, (rect.right - px(18), rect.bottom - px(8)), 18, brush.base("ink_soft"),
        anchor="bottomright",
    )  # fmt: skip
    room = min(number.left, rect.right - px(68)) - left - px(8)
    brush.text(target, seat.name, (left, rect.top + px(10)), 21, ink, Face.BOLD, width=room)
    if rect.width > px(SLIM_WIDE_UNITS):
        draw_backs(brush, target, (left, rect.bottom - px(12)), seat.hand, 20)


def _draw_small_seat(brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    px, ink = brush.px, brush.base("ink")
    low = rect.height < px(60)
    side = 42 if low else 52
    brush.avatar(target, seat.avatar, (rect.left + px(side * 0.5), rect.centery), side, ring=3)
    left = rect.left + px(side + 8)
    room = rect.right - left - px(8)
    if low:
        number = brush.text(
            target, str(seat.left), (rect.right - px(10), rect.centery), 24, ink, Face.DISPLAY,
            "midright",
        )  # fmt: skip
        room = number.left - left - px(6)
        at = (left, rect.centery)
        if rect.width < px(SLIM_UNITS):
            return
        brush.text(target, seat.name, at, 16, ink, Face.BOLD, "midleft", width=room)
        return
    if rect.width < px(SLIM_TALL_UNITS):
        at = (left - px(4), rect.centery)
        brush.text(target, str(seat.left), at, 22, ink, Face.DISPLAY, "midleft", room + px(8))
        return
    brush.text(target, seat.name, (left, rect.top + px(7)), 17, ink, Face.BOLD, width=room)
    at = (left, rect.bottom - px(4))
    brush.text(target, str(seat.left), at, 24, ink, Face.DISPLAY, "bottomleft")


def draw_backs(
    brush: Brush, target: pygame.Surface, bottom_left: tuple[int, int], count: int, width: float
) -> None:
    """A small hand, face down."""
    back = faces.back(brush.assets, GAME, brush.px(width))
    for index in range(min(count, MOST_BACKS)):
        at = (bottom_left[0] + brush.px(width * 0.6) * index, bottom_left[1])
        blit_on(target, back, back.get_rect(bottomleft=at).topleft)


# -- the rule of a pile


def draw_rule(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, pile: Pile, words: Words
) -> None:
    """Sign, name and picture."""
    brush.panel(target, rect, 16)
    units = rect.height / brush.screen.unit
    if rect.width < rect.height:
        draw_sign(brush, target, pile, rect.center, 48)
    elif units < 64:
        _draw_low_rule(brush, target, rect, pile, words)
    elif rect.width > brush.px(180):
        _draw_wide_rule(brush, target, rect, pile, words)
    else:
        _draw_square_rule(brush, target, rect, pile, words)


def draw_sign(
    brush: Brush, target: pygame.Surface, pile: Pile, centre: tuple[int, int], units: float
) -> None:
    side = brush.px(units)
    picture = brush.assets.art(f"{GAME}/{SIGNS[pile]}", (side, side))
    blit_on(target, picture, picture.get_rect(center=centre).topleft)


def _draw_name(
    brush: Brush,
    target: pygame.Surface,
    pile: Pile,
    words: Words,
    at: tuple[int, int],
    size: float,
    width: int,
    anchor: str = "midtop",
) -> pygame.Rect:
    name, ink = words(PILE_NAMES[pile]), brush.base("ink")
    return brush.text(target, name, at, size, ink, Face.DISPLAY, anchor, width)


def _draw_wide_rule(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, pile: Pile, words: Words
) -> None:
    px = brush.px
    draw_sign(brush, target, pile, (rect.left + px(10), rect.top + px(12)), 50)
    top = (rect.centerx, rect.top + px(7))
    name = _draw_name(brush, target, pile, words, top, 22, rect.width - px(70))
    room = pygame.Rect(rect.left, name.bottom, rect.width, rect.bottom - name.bottom - px(4))
    draw_picture(brush, target, pile, room)


def _draw_square_rule(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, pile: Pile, words: Words
) -> None:
    px = brush.px
    draw_sign(brush, target, pile, (rect.centerx, rect.top - px(2)), 40)
    top = (rect.centerx, rect.top + px(18))
    name = _draw_name(brush, target, pile, words, top, 17, rect.width - px(12))
    room = pygame.Rect(rect.left, name.bottom, rect.width, rect.bottom - name.bottom - px(4))
    draw_picture(brush, target, pile, room.inflate(-px(8), 0))


def _draw_low_rule(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, pile: Pile, words: Words
) -> None:
    px = brush.px
    draw_sign(brush, target, pile, (rect.left + px(20), rect.centery), 32)
    left = rect.left + px(38)
    room = pygame.Rect(left, rect.top, rect.right - left - px(4), rect.height)
    top = (room.centerx, rect.top + px(3))
    name = _draw_name(brush, target, pile, words, top, 15, room.width)
    room.height, room.top = rect.bottom - name.bottom - px(2), name.bottom
    draw_picture(brush, target, pile, room)


def draw_picture(brush: Brush, target: pygame.Surface, pile: Pile, room: pygame.Rect) -> None:
    """The rule as a picture, as large as the room allows."""
    wide, high = PICTURE_SIZE
    scale = min(room.width / wide, room.height / high, 1.15 * brush.screen.unit)
    size = (round(wide * scale), round(high * scale))
    picture = brush.assets.art(f"{GAME}/{PICTURES[pile]}", size)
    place = picture.get_rect(center=room.center)
    blit_on(target, picture, place.topleft)
    for text, x, y, letter, colour in NUMBERS.get(pile, ()):
        at = (place.left + x * scale, place.top + y * scale)
        units = letter * scale / brush.screen.unit
        brush.text(target, text, at, units, brush.base(colour), Face.DISPLAY, "center")


# -- one's own stock


def draw_stock(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    seat: Seat,
    words: Words,
    named: bool,
) -> None:
    """How many cards are still to come; with two people here also whose."""
    if named:
        _draw_named_stock(brush, target, rect, seat, words)
    elif brush.shape is Shape.WIDE:
        _draw_open_stock(brush, target, rect, seat, words)
    else:
        _draw_boxed_stock(brush, target, rect, seat, words)


def _draw_open_stock(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, words: Words
) -> None:
    px, ink = brush.px, brush.assets.palette.game(GAME).text
    width = px(92)
    _draw_pile_of_backs(brush, target, (rect.left + px(70), rect.centery), seat.stock, width)
    left = rect.left + px(140)
    brush.text(
        target, str(seat.stock), (left, rect.centery - px(2)), 52, ink, Face.DISPLAY, "midleft"
    )
    at = (left, rect.centery + px(42))
    brush.text(target, words("in stock"), at, 20, ink, anchor="midleft")


def _draw_boxed_stock(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, words: Words
) -> None:
    px, ink = brush.px, brush.base("ink")
    brush.panel(target, rect, 14)
    width = px(38)
    _draw_pile_of_backs(brush, target, (rect.left + px(30), rect.centery), seat.stock, width)
    left = rect.left + px(58)
    number = brush.text(target, str(seat.stock), (left, rect.top + px(6)), 30, ink, Face.DISPLAY)
    brush.text(
        target, words("in stock"), (left, number.bottom - px(6)), 15, brush.base("ink_soft"),
        width=rect.right - left - px(6),
    )  # fmt: skip


def _draw_named_stock(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, words: Words
) -> None:
    px, ink = brush.px, brush.base("ink")
    brush.panel(target, rect, 14)
    if seat.marked:
        brush.turn_ring(target, rect, 14)
    units = rect.height / brush.screen.unit
    side = min(58, units * 0.74)
    brush.avatar(target, seat.avatar, (rect.left + px(side * 0.62), rect.centery), side, ring=3)
    left = rect.left + px(side * 1.2 + 8)
    room = rect.right - left - px(8)
    tall = units > 70
    brush.text(
        target, seat.name, (left, rect.top + px(8 if tall else 4)), 20 if tall else 16, ink,
        Face.BOLD, width=room,
    )  # fmt: skip
    size = 30 if tall else 22
    low = rect.bottom - px(4 if tall else 1)
    number = brush.text(target, str(seat.left), (left, low), size, ink, Face.DISPLAY, "bottomleft")
    at = (number.right + px(6), number.centery)
    unit = words.plural("card", "cards", seat.left)
    small = 18 if tall else 15
    brush.text(
        target, unit, at, small, brush.base("ink_soft"), anchor="midleft",
        width=rect.right - at[0] - px(6),
    )  # fmt: skip


def _draw_pile_of_backs(
    brush: Brush, target: pygame.Surface, centre: tuple[int, int], count: int, width: int
) -> None:
    """The more cards, the thicker."""
    back = faces.back(brush.assets, GAME, width)
    for layer in range(min(3, (count + 5) // 6)):
        place = back.get_rect(center=(centre[0] - layer, centre[1] - brush.px(3) * layer))
        blit_on(target, back, place.topleft)
