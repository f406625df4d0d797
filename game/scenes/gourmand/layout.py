"""Where everything lies on Gourmand's table, for each shape of screen.

Opponents sit in a row, clockwise from the left of the person at the bottom.
All rectangles are in pixels; ``*_width`` are card widths in pixels.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.gourmand import COLOURS, COLUMNS
from game.services.screen import Shape
from game.sprites.faces.gourmand import STRIP
from game.sprites.poses import CARD_RATIO, Pose, card_height, column
from game.ui.brush import Brush

NARROWEST_STRIP = STRIP / 100 + 0.02
LOOSEST_STRIP = 0.43
"""How much of a covered card shows, in card widths."""
PILL_UNITS = {Shape.WIDE: 34, Shape.TALL: 32, Shape.SHORT: 26}
"""The value under a column."""


@dataclass(frozen=True, slots=True)
class Layout:
    brush: Brush
    plates: tuple[pygame.Rect, ...]
    """The plate of each opponent, clockwise from the left."""
    own: pygame.Rect
    own_name: tuple[int, int]
    """The middle left of the own name."""
    own_total: tuple[int, int]
    """The top left of the own points."""
    groups: tuple[pygame.Rect, ...]
    """A place for each colour of the own zone, in the order of COLOURS."""
    zone_width: int
    safe: pygame.Rect
    pile: Pose
    pile_width: int
    drawn: Pose
    drawn_width: int
    column_xs: tuple[int, ...]
    columns_top: int
    columns_bottom: int
    """The value pills end here."""
    widest_column: int
    aside: Pose
    """The first direction card; more lie beside it."""
    aside_width: int
    aside_text: pygame.Rect
    discard: Pose
    risk: pygame.Rect
    prompt: pygame.Rect
    """The words while a card is placed or columns are shared."""
    prompt_low: pygame.Rect
    """The words while somebody draws."""
    draw: pygame.Rect
    stop: pygame.Rect
    choices: tuple[pygame.Rect, ...]
    """One button for each column that a card may go to."""
    takes: tuple[pygame.Rect, ...]
    """One button for each column that may be taken."""
    die: tuple[int, int]
    die_side: int
    ribbon_y: int

    def column_width(self, longest: int) -> int:
        """Cards of all columns are as wide as the longest column allows."""
        pill = self.brush.px(PILL_UNITS[self.brush.shape] + 12)
        room = self.columns_bottom - self.columns_top - pill
        widest = room / (CARD_RATIO + NARROWEST_STRIP * max(0, longest - 1))
        return min(self.widest_column, int(widest))

    def column_poses(self, lengths: Sequence[int], place: int) -> list[Pose]:
        longest = max(lengths)
        width = self.column_width(longest)
        return column(
            lengths[place], self.column_xs[place], self.columns_top, width, self._strip(longest)
        )

    def _strip(self, longest: int) -> float:
        width = self.column_width(longest)
        pill = self.brush.px(PILL_UNITS[self.brush.shape] + 12)
        room = self.columns_bottom - self.columns_top - pill - card_height(width)
        return min(width * LOOSEST_STRIP, room / max(1, longest - 1))

    def column_rect(self, lengths: Sequence[int], place: int) -> pygame.Rect:
        """Round the cards of a column, or round the place of its first card."""
        width = self.column_width(max(lengths))
        height = card_height(width) + round(self._strip(max(lengths)) * max(0, lengths[place] - 1))
        rect = pygame.Rect(0, 0, width, height)
        rect.midtop = (self.column_xs[place], self.columns_top)
        return rect

    def aside_poses(self, count: int) -> list[Pose]:
        step = self.aside_width * (0.2 if self.brush.shape is Shape.WIDE else 0.16)
        return [
            self.aside.moved(index * step, index * step * 0.3).turned(6 * index)
            for index in range(count)
        ]

    def zone_poses(self, place: int, count: int) -> list[Pose]:
        """The own cards of one colour, side by side and overlapping."""
        area, width = self.groups[place], self.zone_width
        room = area.width - width - self.brush.px(4)
        step = min(width * 0.42, room / max(1, count - 1))
        span = width + step * (count - 1)
        left = area.centerx - span / 2 + width / 2
        y = area.top + self.brush.px(4) + width * CARD_RATIO / 2
        return [Pose(left + step * index, y) for index in range(count)]


def lay_out(brush: Brush, opponents: int) -> Layout:
    make = {Shape.WIDE: _wide, Shape.TALL: _tall, Shape.SHORT: _short}
    return make[brush.shape](brush, opponents)


def _row(
    brush: Brush, count: int, area: tuple[float, float, float, float], gap: float, widest: float
) -> tuple[pygame.Rect, ...]:
    """``count`` equal boxes side by side, centred in ``area``."""
    left, top, width, height = area
    each = min(widest, (width + gap) / count - gap)
    start = left + (width - each * count - gap * (count - 1)) / 2
    return tuple(
        brush.box(start + index * (each + gap), top, each, height) for index in range(count)
    )


def _pose(brush: Brush, x: float, y: float, angle: float = 0.0) -> Pose:
    return Pose(brush.px(x), brush.px(y), angle)


def _point(brush: Brush, x: float, y: float) -> tuple[int, int]:
    return brush.px(x), brush.px(y)


def _wide(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    x0 = (wide - 1280) / 2
    down = (high - 720) * 0.4
    own_top = high - 180
    box, colours = brush.box, len(COLOURS)
    return Layout(
        brush=brush,
        plates=_row(brush, opponents, (x0 + 32, 92 + down * 0.3, 1216, 114), 14, 232),
        own=box(x0 + 36, own_top, 804, 154),
        own_name=_point(brush, x0 + 108, own_top + 27),
        own_total=_point(brush, x0 + 58, own_top + 59),
        groups=_row(brush, colours, (x0 + 204, own_top + 8, 480, 138), 4, 120),
        zone_width=brush.px(62),
        safe=box(x0 + 690, own_top + 8, 134, 138),
        pile=_pose(brush, x0 + 112, 352 + down),
        pile_width=brush.px(106),
        drawn=_pose(brush, x0 + 268, 352 + down, 4),
        drawn_width=brush.px(118),
        column_xs=tuple(brush.px(x0 + x) for x in (459, 609, 759)),
        columns_top=brush.px(256 + down * 0.6),
        columns_bottom=brush.px(own_top - 6),
        widest_column=brush.px(98 + down * 0.2),
        aside=_pose(brush, x0 + 1128, 324 + down, -6),
        aside_width=brush.px(74),
        aside_text=box(x0 + 1084, 392 + down, 164, 84),
        discard=_pose(brush, x0 + 1196, 336 + down, 8),
        risk=box(x0 + 868, 262 + down, 200, 226),
        prompt=box(x0 + 862, high - 218, 392, 66),
        prompt_low=box(x0 + 862, high - 218, 392, 66),
        draw=box(x0 + 866, high - 146, 236, 112),
        stop=box(x0 + 1112, high - 146, 134, 112),
        choices=_row(brush, COLUMNS, (x0 + 862, high - 146, 388, 112), 8, 124),
        takes=_row(brush, COLUMNS, (x0 + 862, high - 146, 388, 112), 8, 124),
        die=_point(brush, wide * 0.72, high * 0.58),
        die_side=brush.px(128),
        ribbon_y=brush.px(high * 0.62),
    )


def _tall(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, colours = brush.box, len(COLOURS)
    own_top, low = high - 844 + 468, high - 844
    strip = (wide - 96) / COLUMNS
    right = wide - 42
    return Layout(
        brush=brush,
        plates=_row(brush, opponents, (10, 74, wide - 20, 112), 5, 178),
        own=box(10, own_top, wide - 20, 154),
        own_name=_point(brush, 22, own_top + 43),
        own_total=_point(brush, 22, own_top + 52),
        groups=_row(brush, colours, (116, own_top + 14, wide - 132, 98), 2, 60),
        zone_width=brush.px(42),
        safe=box(108, own_top + 116, wide - 132, 30),
        pile=_pose(brush, right, 278 + low * 0.2),
        pile_width=brush.px(58),
        drawn=_pose(brush, 68, low + 732, -2),
        drawn_width=brush.px(100),
        column_xs=tuple(brush.px(12 + strip * (index + 0.5)) for index in range(COLUMNS)),
        columns_top=brush.px(226),
        columns_bottom=brush.px(own_top - 24),
        widest_column=brush.px(78),
        aside=_pose(brush, right - 4, 398 + low * 0.4, -6),
        aside_width=brush.px(48),
        aside_text=box(10, 190, wide - 20, 24),
        discard=Pose(brush.px(wide + 60), brush.px(400), 20),
        risk=box(12, low + 636, wide - 24, 34),
        prompt=box(124, low + 634, wide - 136, 62),
        prompt_low=box(12, low + 674, wide - 24, 42),
        draw=box(12, low + 720, (wide - 36) * 0.63, 108),
        stop=box(24 + (wide - 36) * 0.63, low + 720, (wide - 36) * 0.37, 108),
        choices=_row(brush, COLUMNS, (126, low + 704, wide - 138, 112), 6, 120),
        takes=_row(brush, COLUMNS, (12, low + 720, wide - 24, 108), 8, 140),
        die=_point(brush, wide * 0.7, low + 552),
        die_side=brush.px(92),
        ribbon_y=brush.px(low + 462),
    )


def _short(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, colours = brush.box, len(COLOURS)
    own_top, panel = high - 92, wide - 208
    left = 186 + (wide - 844) * 0.3
    rows = tuple(box(panel, high - 176 + index * 57, 198, 51) for index in range(COLUMNS))
    return Layout(
        brush=brush,
        plates=_row(brush, opponents, (190, 6, wide - 190 - 114, 64), 5, 150),
        own=box(12, own_top, panel - 24, 82),
        own_name=_point(brush, 62, own_top + 18),
        own_total=_point(brush, 64, own_top + 32),
        groups=_row(brush, colours, (142, own_top + 2, panel - 142 - 118, 78), 2, 80),
        zone_width=brush.px(36),
        safe=box(panel - 116, own_top + 8, 98, 66),
        pile=_pose(brush, 50, 150),
        pile_width=brush.px(66),
        drawn=_pose(brush, 138, 158, 3),
        drawn_width=brush.px(88),
        column_xs=tuple(brush.px(left + 48 + 98 * index) for index in range(COLUMNS)),
        columns_top=brush.px(90),
        columns_bottom=brush.px(own_top - 6),
        widest_column=brush.px(74),
        aside=_pose(brush, left + 342, 136, -6),
        aside_width=brush.px(56),
        aside_text=box(left + 308, 184, 132, 90),
        discard=Pose(brush.px(left + 400), brush.px(-80), 20),
        risk=box(panel, 152, 198, 30),
        prompt=box(panel, 76, 198, 130),
        prompt_low=box(panel, 76, 198, 72),
        draw=box(panel, high - 200, 198, 96),
        stop=box(panel, high - 96, 198, 84),
        choices=rows,
        takes=rows,
        die=_point(brush, wide * 0.64, high * 0.5),
        die_side=brush.px(84),
        ribbon_y=brush.px(high * 0.56),
    )
