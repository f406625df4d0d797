"""The seats: opponents' plates with a chip for every colour, and the own zone."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.gourmand import COLOURS, Colour, Holding, colour_of
from game.scenes.gourmand.cards import face_of, suit_of
from game.scenes.gourmand.layout import Layout
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import faces, paint
from game.ui.brush import Brush

GAME = "gourmand"
FAINT = 0.3
"""Of a suit's colour, on paper: a colour that a seat does not have."""
CHIPS_FROM_UNITS = 150
"""A plate this wide has room for the sum of each colour."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a plate shows."""

    name: str
    avatar: str
    held: Holding
    turn: bool


def draw_plate(brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    brush.panel(target, rect, 16)
    if seat.turn:
        brush.turn_ring(target, rect, 16)
    draw = {Shape.WIDE: _draw_wide, Shape.TALL: _draw_tall, Shape.SHORT: _draw_short}
    draw[brush.shape](brush, target, rect, seat)


def chip_centre(brush: Brush, rect: pygame.Rect, place: int) -> tuple[int, int]:
    """Where a colour of an opponent is: cards fly there and leave from there."""
    return _chips(brush, rect)[place].center


def _chips(brush: Brush, rect: pygame.Rect) -> list[pygame.Rect]:
    side, bottom = {
        Shape.WIDE: (34, 22),
        Shape.TALL: (24, 10 if rect.width >= brush.px(CHIPS_FROM_UNITS) else 5),
        Shape.SHORT: (18, 6),
    }[brush.shape]
    edge = brush.px(11 if brush.shape is Shape.WIDE else 5)
    # On a low screen the place in the order stands at the end of the row.
    number = brush.px(22 if brush.shape is Shape.SHORT else 0)
    inside = rect.width - 2 * edge - number
    step = inside / len(COLOURS)
    top = rect.bottom - brush.px(side + bottom)
    left = rect.left + edge
    return [
        pygame.Rect(round(left + step * index), top, round(step), brush.px(side))
        for index in range(len(COLOURS))
    ]


def _draw_wide(brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    px = brush.px
    brush.avatar(target, seat.avatar, (rect.left + px(20), rect.top + px(18)), 56, seat.turn)
    y = rect.top + px(24)
    total = brush.text(
        target, str(seat.held.total), (rect.right - px(14), y), 32, brush.base("ink"),
        Face.DISPLAY, "midright",
    )  # fmt: skip
    safe = _draw_safe(brush, target, (total.left - px(12), y), seat.held.safe, 18)
    left = rect.left + px(58)
    room = safe.left - left - px(8)
    brush.text(target, seat.name, (left, y), 20, brush.base("ink"), Face.BOLD, "midleft", room)
    _draw_chips(brush, target, rect, seat.held.zone)


def _draw_tall(brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    px = brush.px
    wide = rect.width >= px(CHIPS_FROM_UNITS)
    side = 44
    if wide:
        brush.avatar(target, seat.avatar, (rect.left + px(24), rect.top + px(18)), side, seat.turn)
        left = rect.left + px(54)
        at, room = (left, rect.top + px(16)), rect.right - left - px(8)
        brush.text(target, seat.name, at, 17, brush.base("ink"), Face.BOLD, "midleft", room)
        y = rect.top + px(48)
        brush.text(
            target, str(seat.held.total), (left, y), 28, brush.base("ink"),
            Face.DISPLAY, "midleft",
        )  # fmt: skip
        _draw_safe(brush, target, (rect.right - px(14), y), seat.held.safe, 16)
    else:
        brush.avatar(target, seat.avatar, (rect.centerx, rect.top + px(16)), side, seat.turn)
        at = (rect.centerx, rect.top + px(53))
        ink = brush.base("ink")
        brush.text(target, str(seat.held.total), at, 26, ink, Face.DISPLAY, "center")
        y = rect.top + px(76)
        width = _safe_width(brush, seat.held.safe, 15)
        _draw_safe(brush, target, (rect.centerx + width // 2, y), seat.held.safe, 15)
    _draw_chips(brush, target, rect, seat.held.zone)


def _draw_short(brush: Brush, target: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    px = brush.px
    brush.avatar(target, seat.avatar, (rect.left + px(20), rect.top + px(19)), 36, seat.turn, 3)
    y = rect.top + px(20)
    safe = _draw_safe(brush, target, (rect.right - px(7), y), seat.held.safe, 14)
    left = rect.left + px(42)
    at, room = ((left + safe.left) // 2, y), safe.left - left - px(2)
    ink = brush.base("ink")
    brush.text(target, str(seat.held.total), at, 24, ink, Face.DISPLAY, "center", room)
    _draw_chips(brush, target, rect, seat.held.zone)


def _safe_width(brush: Brush, points: int, size: float) -> int:
    font = brush.assets.font(Face.BOLD, brush.px(size))
    return font.size(str(points))[0] + brush.px(size * 1.3)


def _draw_safe(
    brush: Brush, target: pygame.Surface, right: tuple[int, int], points: int, size: float
) -> pygame.Rect:
    """A shield and the protected points, ending at ``right``."""
    colour = brush.base("safe_text")
    text = brush.text(target, str(points), right, size, colour, Face.BOLD, "midright")
    centre = (text.left - brush.px(size * 0.68), right[1])
    brush.icon(target, "shield", centre, size * 1.15, colour)
    left = text.left - brush.px(size * 1.3)
    return pygame.Rect(left, text.top, text.right - left, text.height)


def _draw_chips(
    brush: Brush, target: pygame.Surface, rect: pygame.Rect, sums: Sequence[int]
) -> None:
    with_sums = brush.shape is Shape.WIDE or rect.width >= brush.px(CHIPS_FROM_UNITS)
    for chip, colour, points in zip(_chips(brush, rect), COLOURS, sums, strict=True):
        if with_sums and brush.shape is not Shape.SHORT:
            _draw_chip(brush, target, chip, colour, points)
        else:
            _draw_dot(brush, target, chip, colour, points)


def _draw_chip(
    brush: Brush, target: pygame.Surface, chip: pygame.Rect, colour: Colour, points: int
) -> None:
    suit = suit_of(brush.assets.palette, colour)
    inside = chip.inflate(-brush.px(4), 0)
    fill = suit.colour if points else paint.mixed(brush.base("paper"), suit.colour, FAINT)
    edge = brush.base("ink") if points and not suit.dark else fill
    picture = paint.rounded(inside.size, brush.px(7), fill, edge, max(1, brush.px(1.8)))
    target.blit(picture, inside)
    size = 17 if brush.shape is Shape.WIDE else 15
    side = brush.px(size * 0.72)
    if not points:
        faint = paint.mixed(brush.base("paper"), suit.colour, 0.75 if suit.dark else 0.95)
        art = brush.assets.art(f"suits/{suit.shape}", (side, side), faint)
        target.blit(art, art.get_rect(center=inside.center))
        return
    number = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(points), suit.ink)
    gap = brush.px(2)
    left = inside.centerx - (side + gap + number.get_width()) // 2
    art = brush.assets.art(f"suits/{suit.shape}", (side, side), suit.ink)
    target.blit(art, art.get_rect(midleft=(left, inside.centery)))
    target.blit(number, number.get_rect(midleft=(left + side + gap, inside.centery)))


def _draw_dot(
    brush: Brush, target: pygame.Surface, chip: pygame.Rect, colour: Colour, points: int
) -> None:
    """A narrow plate: the shape alone tells which colours lie there."""
    suit = suit_of(brush.assets.palette, colour)
    share = 1.0 if points else FAINT
    tint = paint.mixed(brush.base("paper"), suit.colour, share)
    if points and suit.shape == "circle":
        tint = paint.mixed(suit.colour, brush.base("ink"), 0.22)
    side = min(brush.px(14), chip.width - 1)
    art = brush.assets.art(f"suits/{suit.shape}", (side, side), tint)
    target.blit(art, art.get_rect(center=chip.center))


# -- the own zone


def draw_own(
    brush: Brush, target: pygame.Surface, layout: Layout, seat: Seat, zone: Sequence[int]
) -> None:
    rect = layout.own
    brush.panel(target, rect, 18)
    if seat.turn:
        brush.turn_ring(target, rect, 18)
    _draw_own_name(brush, target, layout, seat)
    for place, colour in enumerate(COLOURS):
        cards = [card for card in zone if colour_of(card) is colour]
        _draw_group(brush, target, layout, place, cards)
        _draw_sum(brush, target, layout.groups[place], colour, seat.held.zone[place])


def _draw_own_name(brush: Brush, target: pygame.Surface, layout: Layout, seat: Seat) -> None:
    px, rect = brush.px, layout.own
    centre, side = {
        Shape.WIDE: ((rect.left + px(28), rect.top + px(24)), 68),
        Shape.TALL: ((rect.left + px(32), rect.top + px(6)), 50),
        Shape.SHORT: ((rect.left + px(22), rect.top + px(24)), 44),
    }[brush.shape]
    brush.avatar(target, seat.avatar, centre, side, seat.turn)
    room = layout.groups[0].left - layout.own_name[0] - px(2)
    size = {Shape.WIDE: 22, Shape.TALL: 17, Shape.SHORT: 16}[brush.shape]
    ink = brush.base("ink")
    brush.text(target, seat.name, layout.own_name, size, ink, Face.DISPLAY, "midleft", room)
    size = {Shape.WIDE: 50, Shape.TALL: 38, Shape.SHORT: 30}[brush.shape]
    brush.text(target, str(seat.held.total), layout.own_total, size, ink, Face.DISPLAY)


def draw_points_word(
    brush: Brush, target: pygame.Surface, layout: Layout, words: Words, points: int
) -> None:
    """“points” under or beside the own number."""
    text = words.plural("point", "points", points)
    soft = brush.base("ink_soft")
    x, y = layout.own_total
    if brush.shape is Shape.SHORT:
        return
    down, size = (62, 19) if brush.shape is Shape.WIDE else (44, 16)
    brush.text(target, text, (x, y + brush.px(down)), size, soft)


def _draw_group(
    brush: Brush, target: pygame.Surface, layout: Layout, place: int, cards: Sequence[int]
) -> None:
    if not cards:
        suit = suit_of(brush.assets.palette, COLOURS[place])
        (pose,) = layout.zone_poses(place, 1)
        tint = paint.mixed(brush.base("paper"), suit.colour, FAINT)
        side = round(layout.zone_width * 0.5)
        art = brush.assets.art(f"suits/{suit.shape}", (side, side), tint)
        target.blit(art, art.get_rect(center=(round(pose.x), round(pose.y))))
        return
    for card, pose in zip(cards, layout.zone_poses(place, len(cards)), strict=True):
        picture = faces.face(brush.assets, GAME, face_of(card), layout.zone_width)
        target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def _draw_sum(
    brush: Brush, target: pygame.Surface, area: pygame.Rect, colour: Colour, points: int
) -> None:
    if not points:
        return
    suit = suit_of(brush.assets.palette, colour)
    size = {Shape.WIDE: 23, Shape.TALL: 19, Shape.SHORT: 16}[brush.shape]
    side = brush.px(size * 0.72)
    tint = suit.colour if suit.shape != "circle" else brush.base("ink")
    art = brush.assets.art(f"suits/{suit.shape}", (side, side), tint)
    ink = brush.base("ink")
    number = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(points), ink)
    gap = brush.px(5)
    y = area.bottom - brush.px({Shape.WIDE: 20, Shape.TALL: 14, Shape.SHORT: 11}[brush.shape])
    left = area.centerx - (side + gap + number.get_width()) // 2
    target.blit(art, art.get_rect(midleft=(left, y)))
    target.blit(number, number.get_rect(midleft=(left + side + gap, y)))


def draw_safe_box(
    brush: Brush, target: pygame.Surface, layout: Layout, words: Words, cards: int, points: int
) -> None:
    """Protected cards lie face down under a shield: nothing can happen to them."""
    box = layout.safe
    brush.rounded(
        target, box, 14 if brush.shape is not Shape.TALL else 15, brush.base("safe_field")
    )
    colour = brush.base("safe_text")
    if brush.shape is Shape.TALL:
        text = words.plural("{count} point safe", "{count} points safe", points)
        line = brush.text(
            target, text, (box.centerx + brush.px(12), box.centery), 16, colour, Face.BOLD,
            "center", box.width - brush.px(44),
        )  # fmt: skip
        brush.icon(target, "shield", (line.left - brush.px(16), box.centery), 20, colour)
        return
    wide = brush.shape is Shape.WIDE
    size = 22 if wide else 17
    text = words("{count} safe", count=points)
    at = (box.centerx, box.bottom - brush.px(20 if wide else 13))
    room = box.width - brush.px(10)
    brush.text(target, text, at, size, colour, Face.DISPLAY, "center", room)
    y = box.top + (at[1] - box.top - brush.px(size * 0.5)) // 2 + brush.px(2)
    _draw_safe_cards(brush, target, (box.centerx, y), cards, 58 if wide else 24)


def _draw_safe_cards(
    brush: Brush, target: pygame.Surface, centre: tuple[int, int], cards: int, width: float
) -> None:
    shown = min(cards, 4)
    x = centre[0] - brush.px(width * 0.42 if shown else 0)
    if shown:
        back = faces.back(brush.assets, GAME, brush.px(width))
        for index in range(shown):
            left = x + brush.px((shown - 1 - index) * 3.5)
            target.blit(back, back.get_rect(center=(left, centre[1])))
    at = (centre[0] + brush.px(width * 0.52), centre[1]) if shown else centre
    brush.icon(target, "shield", at, width * 0.72, brush.base("safe"))


def draw_selected(brush: Brush, target: pygame.Surface, layout: Layout, colour: Colour) -> None:
    """Round the colour that would be protected."""
    brush.turn_ring(target, layout.groups[COLOURS.index(colour)], 12)
