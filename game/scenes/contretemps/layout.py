"""Where everything lies on the table of Contretemps, for each shape of screen.

Opponents sit clockwise from the left of the person at the bottom.  Each seat
has a plate and a zone for the holders in front of it; in portrait the zone
lies inside the plate.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.contretemps.holders import Cell, arrange
from game.services.screen import Shape
from game.sprites.poses import Pose, fan
from game.ui.brush import Brush

TALL_COLUMN = 144
"""The part of a portrait panel beside its holders."""


@dataclass(frozen=True, slots=True)
class Layout:
    brush: Brush
    plates: tuple[pygame.Rect, ...]
    """By place: 0 is the person at the bottom, then clockwise."""
    zones: tuple[pygame.Rect, ...]
    """Where the holders of each place stand."""
    heads_on_top: bool
    """In portrait: a panel's name stands above its zone rather than beside it."""
    gap: int
    row_gap: int
    largest_unit: float
    start: pygame.Rect
    """The free holders with both series cards."""
    pile: pygame.Rect
    prompt: pygame.Rect
    hand: pygame.Rect
    hand_width: int

    def hand_poses(self, count: int) -> list[Pose]:
        area = self.hand
        unit = self.brush.screen.unit
        return fan(count, area.centerx, area.bottom, self.hand_width, area.width, unit)

    def cells(self, places: Sequence[int | None]) -> dict[int, Cell]:
        """The cell of each holder in use, by the place of its owner."""
        cells: dict[int, Cell] = {}
        for place, zone in enumerate(self.zones):
            mine = [holder for holder, owner in enumerate(places) if owner == place]
            spots = arrange(zone, len(mine), self.gap, self.row_gap, self.largest_unit)
            cells.update(zip(mine, spots, strict=True))
        return cells

    def series_cards(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Of the start: the card that says rising, and the one that says falling."""
        area = self.start
        height = area.height - self.brush.px(6)
        width = round(height / 1.42)
        gap = self.brush.px(18)
        left = pygame.Rect(area.x + self.brush.px(6), area.y + self.brush.px(3), width, height)
        return left, left.move(width + gap, 0)

    def pile_card(self) -> pygame.Rect:
        height = self.pile.height - self.brush.px(12)
        width = round(height / 1.42)
        top = self.pile.y + self.brush.px(8)
        return pygame.Rect(self.pile.x + self.brush.px(8), top, width, height)


def lay_out(brush: Brush, opponents: int) -> Layout:
    make = {Shape.WIDE: _wide, Shape.TALL: _tall, Shape.SHORT: _short}
    return make[brush.shape](brush, opponents)


def _wide(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle, extra = brush.box, wide / 2, high - 720
    gap = 16
    column = min(760, (wide - 72 + gap) / opponents - gap)
    first = middle - (column * opponents + gap * (opponents - 1)) / 2
    lefts = [first + (column + gap) * index for index in range(opponents)]
    top = 94 + extra * 0.15
    plates = [box(left + column / 2 - 138, top, 284, 66) for left in lefts]
    zones = [box(left, top + 88, column, 166 + extra * 0.35) for left in lefts]
    row = top + 88 + 166 + extra * 0.5 + 10
    return Layout(
        brush=brush,
        plates=(box(40, high - 158, 264, 128), *plates),
        zones=(box(wide - 48 - 258, high - 206, 258, 180), *zones),
        heads_on_top=True,
        gap=brush.px(14),
        row_gap=brush.px(22),
        largest_unit=brush.screen.unit * 1.05,
        start=box(middle - 420, row, 320, 108),
        pile=box(middle - 60, row, 330, 108),
        prompt=box(middle - 350, high - 244, 700, 42),
        hand=box(middle - 316, high - 182, 632, 164),
        hand_width=brush.px(106),
    )


def _tall(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box = brush.box
    row = high - 300
    own_height = 98.0
    own_top = row - 8 - own_height
    room = own_top - 6 - 70
    columns = 2 if opponents == 4 else 1
    rows = opponents // columns
    width = (wide - 24 - 6 * (columns - 1)) / columns
    height = min(330, (room - 6 * (rows - 1)) / rows)
    plates = [
        box(12 + (width + 6) * column, 70 + (height + 6) * line, width, height)
        for line, column in _clockwise(rows, columns)
    ]
    own = box(12, own_top, wide - 24, own_height)
    on_top = opponents in (1, 4)
    return Layout(
        brush=brush,
        plates=(own, *plates),
        zones=(_beside(brush, own), *((_below if on_top else _beside)(brush, p) for p in plates)),
        heads_on_top=on_top,
        gap=brush.px(7),
        row_gap=brush.px(8),
        largest_unit=brush.screen.unit * 0.92,
        start=box(12, row, 224, 76),
        pile=box(246, row, wide - 258, 76),
        prompt=box(12, high - 217, wide - 24, 42),
        hand=box(12, high - 156, wide - 24, 136),
        hand_width=brush.px(86),
    )


def _clockwise(rows: int, columns: int) -> list[tuple[int, int]]:
    """(row, column) of each opponent: two columns go up on the left and down on the right."""
    if columns == 1:
        return [(row, 0) for row in range(rows)]
    return [(1, 0), (0, 0), (0, 1), (1, 1)]


def _beside(brush: Brush, panel: pygame.Rect) -> pygame.Rect:
    left = panel.x + brush.px(TALL_COLUMN)
    top = panel.y + brush.px(6)
    return pygame.Rect(
        left, top, panel.right - brush.px(8) - left, panel.bottom - brush.px(6) - top
    )


def _below(brush: Brush, panel: pygame.Rect) -> pygame.Rect:
    top = panel.y + brush.px(56)
    margin = brush.px(5)
    return pygame.Rect(
        panel.x + margin, top, panel.width - 2 * margin, panel.bottom - brush.px(7) - top
    )


def _short(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, extra = brush.box, high - 390
    gap, column = 8, 172
    width = min(460, (wide - 24 + gap) / opponents - gap)
    first = wide / 2 - (width * opponents + gap * (opponents - 1)) / 2
    lefts = [first + (width + gap) * index for index in range(opponents)]
    plates = [box(left, 54, width, 42) for left in lefts]
    zones = [box(left + 4, 108, width - 8, 88 + extra * 0.4) for left in lefts]
    row = 206 + extra * 0.5
    return Layout(
        brush=brush,
        plates=(box(12, row, column, 50), *plates),
        zones=(box(12, row + 54, column, high - 10 - row - 54), *zones),
        heads_on_top=True,
        gap=brush.px(12),
        row_gap=brush.px(5),
        largest_unit=brush.screen.unit * 0.75,
        start=box(column + 36, row, 260, 56),
        pile=box(column + 316, row, 170, 56),
        prompt=box(wide - 12 - column, row, column, high - 10 - row),
        hand=box(column + 22, high - 122, wide - 2 * column - 44, 102),
        hand_width=brush.px(64),
    )
