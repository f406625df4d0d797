"""Where everything lies on Tri Express's table, for each shape of screen.

One person sits at the lower edge.  Two people at one device sit side by side,
each with a half of the keyboard, or face to face, each at a long edge; what
belongs to the one at the upper edge is drawn upside down.  Small screens have
room for face to face only.
"""

from dataclasses import dataclass

import pygame

from game.services.screen import Shape
from game.sprites.poses import CARD_RATIO, Pose, card_height, step_of
from game.ui.brush import Brush

PILES = (-1, 0, 1)
"""How many columns each pile lies from the middle."""
TILT_DEGREES = 2.5
MOST_TILTED = 4
RAISED_UNITS = 18


@dataclass(frozen=True, slots=True)
class Zone:
    """The place of one person at this device."""

    brush: Brush
    hand: pygame.Rect
    hand_width: int
    stock: pygame.Rect
    fault: pygame.Rect
    note: pygame.Rect
    """Where this person is told something."""
    upside_down: bool = False

    def hand_poses(self, count: int) -> list[Pose]:
        """A loose fan; all of it turned round for somebody at the upper edge."""
        area, width = self.hand, self.hand_width
        step = step_of(count, width, area.width)
        turn = TILT_DEGREES if count <= MOST_TILTED else 0.0
        flip = -1 if self.upside_down else 1
        height = card_height(width) / 2
        y = area.top + height if self.upside_down else area.bottom - height
        poses = []
        for index in range(count):
            offset = index - (count - 1) / 2
            sink = self.brush.px(4) * offset * offset if turn else 0
            angle = turn * offset + (180 if self.upside_down else 0)
            poses.append(Pose(area.centerx + flip * offset * step, y + flip * sink, angle))
        return poses

    @property
    def raised_px(self) -> int:
        """How far a chosen card moves towards the middle of the table."""
        return self.brush.px(RAISED_UNITS) * (1 if self.upside_down else -1)


@dataclass(frozen=True, slots=True)
class Layout:
    brush: Brush
    zones: tuple[Zone, ...]
    """For each person here, in the order of their seats."""
    seats: tuple[pygame.Rect, ...]
    """The plates of the others, clockwise from the left."""
    piles: tuple[tuple[int, int], ...]
    """The middle of each pile."""
    pile_width: int
    rules: tuple[pygame.Rect, ...]
    """The plate of each pile's rule."""
    rules_upside_down: tuple[pygame.Rect, ...] = ()
    bar_top: int | None = None
    """Where the bar's buttons lie instead of at the upper edge."""
    titled: bool = True
    """Is there room for the game's title?"""
    light_units: float = 0
    """How far the light of a pile reaches beyond its cards."""

    def pile_rect(self, pile: int, margin: float = 0) -> pygame.Rect:
        rect = pygame.Rect(0, 0, self.pile_width, card_height(self.pile_width))
        rect.center = self.piles[pile]
        return rect.inflate(2 * self.brush.px(margin), 2 * self.brush.px(margin))


def lay_out(brush: Brush, people: int, others: int, face_to_face: bool) -> Layout:
    shape = brush.shape
    if people < 2:
        make = {Shape.WIDE: _wide, Shape.TALL: _tall, Shape.SHORT: _short}[shape]
        return make(brush, others, people)
    if shape is Shape.WIDE and not face_to_face:
        return _side_by_side(brush, others)
    facing = {Shape.WIDE: _facing_wide, Shape.TALL: _facing_tall, Shape.SHORT: _facing_short}
    return facing[shape](brush, others)


def _columns(brush: Brush, middle: float, step: float, y: float) -> tuple[tuple[int, int], ...]:
    return tuple((brush.px(middle + step * place), brush.px(y)) for place in PILES)


def _row(
    brush: Brush, count: int, left: float, right: float, top: float, size: tuple[float, float]
) -> tuple[pygame.Rect, ...]:
    """Plates of at most that size, evenly between left and right."""
    if not count:
        return ()
    gap = 8.0 if brush.shape is not Shape.WIDE else 16.0
    width = min(size[0], (right - left + gap) / count - gap)
    start = (left + right - count * (width + gap) + gap) / 2
    return tuple(
        brush.box(start + index * (width + gap), top, width, size[1]) for index in range(count)
    )


# -- one person


def _wide(brush: Brush, others: int, people: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, extra = brush.box, wide / 2, high - 720
    zone = Zone(
        brush=brush,
        hand=box(middle - 250, high - 200, 500, 186),
        hand_width=brush.px(126),
        stock=box(56, high - 176, 270, 150),
        fault=box(wide - 322, high - 164, 270, 112),
        note=box(middle - 330, 450 + extra * 0.75, 660, 36),
    )
    pile_y = 346 + extra * 0.45
    return Layout(
        brush=brush,
        zones=(zone,) * people,
        seats=_row(brush, others, 336, wide - 150, 28, (280, 84)),
        piles=_columns(brush, middle, 300, pile_y),
        pile_width=brush.px(126),
        rules=tuple(box(middle + 300 * at - 109, pile_y - 208, 218, 98) for at in PILES),
        light_units=8,
    )


def _tall(brush: Brush, others: int, people: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, extra = brush.box, high - 844
    step = (wide - 24 + 6) / 3
    pile_y = 366 + extra * 0.4
    low = high - 372
    hand_width = min(116, (wide - 36) / 3)
    zone = Zone(
        brush=brush,
        hand=box(10, high - 210, wide - 20, 188),
        hand_width=brush.px(hand_width),
        stock=box(wide - 12 - 138, low, 138, 82),
        fault=box(12, low, wide - 24 - 148, 82),
        note=box(12, high - 274, wide - 24, 36),
    )
    return Layout(
        brush=brush,
        zones=(zone,) * people,
        seats=_row(brush, others, 12, wide - 12, 74, (240, 64)),
        piles=_columns(brush, wide / 2, step, pile_y),
        pile_width=brush.px(106),
        rules=tuple(box(12 + step * index, pile_y - 194, step - 6, 96) for index in range(3)),
        light_units=4,
    )


def _short(brush: Brush, others: int, people: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, extra = brush.box, wide / 2, high - 390
    pile_y = 148 + extra * 0.5
    zone = Zone(
        brush=brush,
        hand=box(middle - 165, high - 132, 330, 126),
        hand_width=brush.px(84),
        stock=box(14, high - 92, 150, 78),
        fault=box(wide - 184, high - 96, 170, 80),
        note=box(wide - 12 - 228, high - 188, 228, 84),
    )
    return Layout(
        brush=brush,
        zones=(zone,) * people,
        seats=_row(brush, others, 208, wide - 112, 8, (190, 50)),
        piles=_columns(brush, middle + 52, 236, pile_y),
        pile_width=brush.px(84),
        rules=tuple(box(middle + 236 * at - 104, pile_y - 52, 104, 104) for at in PILES),
        light_units=2,
    )


# -- two people side by side


def _side_by_side(brush: Brush, others: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, extra = brush.box, wide / 2, high - 720
    note_top = 456 + extra * 0.75

    def zone(left: float, hand_left: float, note_left: float) -> Zone:
        return Zone(
            brush=brush,
            hand=box(hand_left, high - 190, 400, 172),
            hand_width=brush.px(112),
            stock=box(left, high - 196, 176, 88),
            fault=box(left, high - 96, 176, 74),
            note=box(note_left, note_top, 594, 36),
        )

    pile_y = 346 + extra * 0.45
    return Layout(
        brush=brush,
        zones=(zone(30, 224, 30), zone(wide - 206, wide - 624, wide - 624)),
        seats=_row(brush, others, 336, wide - 206, 28, (280, 84)),
        piles=_columns(brush, middle, 300, pile_y),
        pile_width=brush.px(126),
        rules=tuple(box(middle + 300 * at - 109, pile_y - 208, 218, 98) for at in PILES),
        light_units=8,
    )


# -- two people face to face


def _turned_round(brush: Brush, zone: Zone, bar: float) -> Zone:
    """The same place at the upper edge, clear of the bar's buttons at the right."""
    whole = pygame.Rect(0, 0, brush.screen.width, brush.screen.height)

    def opposite(rect: pygame.Rect, shift: float = 0) -> pygame.Rect:
        turned = rect.copy()
        turned.center = (whole.width - rect.centerx - brush.px(shift), whole.height - rect.centery)
        return turned

    return Zone(
        brush=brush,
        hand=opposite(zone.hand),
        hand_width=zone.hand_width,
        stock=opposite(zone.stock, bar),
        fault=opposite(zone.fault),
        note=opposite(zone.note),
        upside_down=True,
    )


def _facing_wide(brush: Brush, others: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, centre = brush.box, wide / 2, high / 2
    near = Zone(
        brush=brush,
        hand=box(middle - 200, high - 158, 400, 146),
        hand_width=brush.px(102),
        stock=box(90, high - 112, 250, 88),
        fault=box(wide - 370, high - 120, 230, 96),
        note=box(wide - 436, high - 166, 420, 38),
    )
    step = 262
    sides = (box(28, centre - 42, 216, 84), box(wide - 244, centre - 42, 216, 84))
    return Layout(
        brush=brush,
        zones=(near, _turned_round(brush, near, 120)),
        seats=sides[:others],
        piles=_columns(brush, middle, step, centre),
        pile_width=brush.px(104),
        rules=tuple(box(middle + step * at - 104, centre - 172, 208, 86) for at in PILES),
        rules_upside_down=tuple(
            box(middle + step * at - 104, centre + 86, 208, 86) for at in PILES
        ),
        titled=False,
    )


def _facing_tall(brush: Brush, others: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, centre = brush.box, high / 2
    near = Zone(
        brush=brush,
        hand=box(12, high - 136, wide - 24, 126),
        hand_width=brush.px(86),
        stock=box(wide - 12 - 152, high - 216, 152, 56),
        fault=box(12, high - 216, wide - 24 - 162, 56),
        note=box(12, high - 251, wide - 24, 30),
    )
    step = (wide - 24 + 6) / 3
    pile_y = centre
    rows = _row(brush, others, 12, wide - 12, centre + 129, (180, 43))
    return Layout(
        brush=brush,
        zones=(near, _turned_round(brush, near, 0)),
        seats=rows,
        piles=_columns(brush, wide / 2, step, pile_y),
        pile_width=brush.px(88),
        rules=tuple(box(12 + step * index, pile_y - 124, step - 6, 58) for index in range(3)),
        rules_upside_down=tuple(
            box(12 + step * index, pile_y + 66, step - 6, 58) for index in range(3)
        ),
        bar_top=brush.px(centre - 172),
        titled=False,
    )


def _facing_short(brush: Brush, others: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, centre = brush.box, wide / 2, high / 2
    near = Zone(
        brush=brush,
        hand=box(middle - 120, high - 96, 240, 90),
        hand_width=brush.px(62),
        stock=box(118, high - 64, 160, 54),
        fault=box(wide - 270, high - 68, 170, 58),
        note=box(wide - 298, high - 104, 290, 30),
    )
    step = 198
    sides = (box(6, centre - 27, 112, 54), box(wide - 118, centre - 27, 112, 54))
    return Layout(
        brush=brush,
        zones=(near, _turned_round(brush, near, 0)),
        seats=sides[:others],
        piles=_columns(brush, middle, step, centre),
        pile_width=brush.px(round(96 / CARD_RATIO)),
        rules=tuple(box(middle + step * at - 90, centre - 40, 52, 80) for at in PILES),
        rules_upside_down=tuple(box(middle + step * at + 38, centre - 40, 52, 80) for at in PILES),
        titled=False,
    )
