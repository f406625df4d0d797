"""A seat's plate: face, name, total, and the sticks on a seesaw of its own."""

import math
from dataclasses import dataclass

import pygame

from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.ui.brush import Brush

STEEPEST_DEGREES = 13.0
DEGREES_PER_STICK = 2.0
MOST_STICKS_DRAWN = 12
SLIM_UNITS = 100
"""A plate narrower than this has the name below the face, where it need not shrink."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a plate shows."""

    name: str
    avatar: str
    balance: int
    total: int
    turn: bool
    chosen: bool = False
    """Has committed a card in secret."""


def tilt_of(balance: float) -> float:
    """The seesaw of a seat: blue weighs on the right, red on the left."""
    return max(-STEEPEST_DEGREES, min(STEEPEST_DEGREES, DEGREES_PER_STICK * balance))


def value_text(balance: int) -> str:
    return str(abs(balance))


def draw_plate(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    seat: Seat,
    words: Words,
    tilt: float,
    own: bool = False,
) -> None:
    """``tilt`` is the seesaw's angle at this moment: it swings when sticks arrive."""
    brush.panel(target, rect, 16)
    if seat.turn:
        brush.turn_ring(target, rect, 16)
    narrow = rect.width < brush.px(190)
    if brush.shape is Shape.WIDE:
        _draw_wide(brush, target, rect, seat, words, tilt, own)
    elif narrow and not own:
        _draw_narrow(brush, target, rect, seat, tilt)
    else:
        _draw_low(brush, target, rect, seat, tilt)
    if seat.chosen:
        _draw_chosen(brush, target, rect)


def _draw_wide(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    seat: Seat,
    words: Words,
    tilt: float,
    own: bool,
) -> None:
    px = brush.px
    side = 68 if own else 62
    centre = (rect.left + px(22), rect.top + px(20))
    brush.avatar(target, seat.avatar, centre, side, turn=seat.turn)
    left = centre[0] + px(side / 2 + 12)
    top = rect.top + px(12)
    face = Face.DISPLAY if own else Face.BOLD
    name_room = rect.right - px(84) - left
    line = brush.text(
        target, seat.name, (left, top), 24 if own else 21, brush.base("ink"), face, width=name_room
    )
    total = words("total {number}", number=seat.total)
    at = (left, line.bottom - px(3))
    brush.text(target, total, at, 18, brush.base("ink_soft"), width=name_room)
    _draw_value(brush, target, (rect.right - px(14), rect.top + px(30)), seat.balance, 32)
    beam = pygame.Rect(0, 0, round(rect.width * 0.68), px(40))
    beam.midbottom = (rect.centerx, rect.bottom - px(8 if not own else 12))
    draw_seesaw(brush, target, beam, seat.balance, tilt)


def _draw_narrow(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, tilt: float
) -> None:
    px = brush.px
    low = brush.shape is Shape.SHORT
    side = 36 if low else 40
    centre = (rect.left + px(18), rect.top + px(18))
    brush.avatar(target, seat.avatar, centre, side, turn=seat.turn, ring=3)
    left = centre[0] + px(side / 2 + 7)
    ink = brush.base("ink")
    if rect.width < px(SLIM_UNITS):
        below, room = (rect.centerx, rect.top + px(39)), rect.width - px(12)
        brush.text(target, seat.name, below, 16, ink, Face.BOLD, "midtop", room)
        _draw_value(brush, target, (left, rect.top + px(20)), seat.balance, 20, "midleft")
    else:
        beside, room = (left, rect.top + px(4)), rect.right - left - px(5)
        name = brush.text(target, seat.name, beside, 16, ink, Face.BOLD, width=room)
        _draw_value(brush, target, (left, name.bottom + px(9)), seat.balance, 22, "midleft")
    beam = pygame.Rect(0, 0, rect.width - px(18), px(20 if low else 34))
    beam.midbottom = (rect.centerx, rect.bottom - px(5))
    draw_seesaw(brush, target, beam, seat.balance, tilt)


def _draw_low(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat, tilt: float
) -> None:
    px = brush.px
    side = 46
    centre = (rect.left + px(24), rect.top + px(26))
    brush.avatar(target, seat.avatar, centre, side, turn=seat.turn, ring=4)
    left = centre[0] + px(side / 2 + 10)
    room = px(84)
    name = brush.text(
        target, seat.name, (left, rect.top + px(6)), 18, brush.base("ink"), Face.DISPLAY, width=room
    )
    _draw_value(brush, target, (left, name.bottom + px(12)), seat.balance, 24, "midleft")
    if brush.shape is Shape.TALL:
        beam = pygame.Rect(0, 0, rect.right - left - px(92), px(40))
        beam.bottomright = (rect.right - px(12), rect.bottom - px(14))
    else:
        beam = pygame.Rect(0, 0, rect.width - px(24), px(24))
        beam.midbottom = (rect.centerx, rect.bottom - px(5))
    draw_seesaw(brush, target, beam, seat.balance, tilt)


def _draw_value(
    brush: Brush,
    target: pygame.Surface,
    at: tuple[int, int],
    balance: int,
    size: float,
    anchor: str = "midright",
) -> None:
    """The number of sticks with its sign: a blue disc with +, a red square with −."""
    number = brush.assets.font(Face.DISPLAY, brush.px(size)).size(value_text(balance))[0]
    side = brush.px(size * 0.84)
    gap = brush.px(5)
    width = number + (side + gap if balance else 0)
    left = at[0] - width if anchor == "midright" else at[0]
    if balance:
        art = "bascule/weight-blue" if balance > 0 else "bascule/weight-red"
        brush.art(target, art, (left + side / 2, at[1]), side, side)
        left += side + gap
    ink = brush.base("ink")
    brush.text(target, value_text(balance), (left, at[1]), size, ink, Face.DISPLAY, "midleft")


def _draw_chosen(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    """On the corner, clear of the number of sticks below it."""
    wide = brush.shape is Shape.WIDE
    side = brush.px(30 if wide else 22)
    at = (rect.right - side // (8 if wide else 3), rect.top + (0 if wide else side // 4))
    brush.art(target, "moments/right", at, side, side)


def draw_seesaw(
    brush: Brush, target: pygame.Surface, area: pygame.Rect, balance: int, tilt: float
) -> None:
    """A small beam on its pivot with the sticks standing on it."""
    pivot_height = round(area.height * 0.48)
    pivot = brush.assets.art("bascule/pivot", (round(pivot_height * 1.3), pivot_height))
    target.blit(pivot, pivot.get_rect(midbottom=area.midbottom))
    centre = (area.centerx, area.bottom - pivot_height - brush.px(1))
    size = (area.width, max(4, area.width * 10 // 184))
    turned = brush.turned_art("bascule/beam-small", size, tilt)
    target.blit(turned, turned.get_rect(center=centre))
    if balance:
        _draw_sticks(brush, target, area, centre, balance, tilt)
    elif abs(tilt) < 0.5:
        side = max(8, round(area.height * 0.34))
        hub = brush.assets.art("bascule/hub", (side, side))
        target.blit(hub, hub.get_rect(center=centre))


def _draw_sticks(
    brush: Brush,
    target: pygame.Surface,
    area: pygame.Rect,
    centre: tuple[int, int],
    balance: int,
    tilt: float,
) -> None:
    side = 1 if balance > 0 else -1
    shown = min(abs(balance), MOST_STICKS_DRAWN)
    height = round(area.height * 0.62)
    width = max(3, round(height * 18 / 62))
    half = area.width * 0.46
    step = min(width * 1.15, (half * 0.86 - width) / max(1, shown - 1)) if shown > 1 else 0
    colour = "blue" if balance > 0 else "red"
    stick = brush.turned_art(f"bascule/stick-{colour}", (width, height), tilt)
    radians = math.radians(tilt)
    cos, sin = math.cos(radians), math.sin(radians)
    lift = height / 2 + area.width * 10 / 184 / 2
    for index in range(shown):
        along = side * (half - width / 2 - step * index)
        x = centre[0] + along * cos + lift * sin
        y = centre[1] + along * sin - lift * cos
        target.blit(stick, stick.get_rect(center=(round(x), round(y))))
