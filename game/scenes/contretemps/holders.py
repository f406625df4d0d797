"""How a holder stands in the room it has: full with its series card, or narrow with a tab.

Both are drawn in units of their own: full 224 × 188, narrow 100 × 128.
"""

import math
from dataclasses import dataclass

import pygame

from game.sprites.poses import CARD_RATIO

FULL_SIZE = (224.0, 188.0)
NARROW_SIZE = (100.0, 128.0)
FULL_CARD = 96.0
NARROW_CARD = 66.0
STRETCH = 1.3
"""The wood of a holder may be this much longer than its cards need."""
FULL_PREFERENCE = 1.15
"""A full holder is taken although a narrow one would have cards this much larger."""
UNDER_SHARE = 0.4
"""The lower part of a holder, its wood, means: under the series."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The place of one holder."""

    rect: pygame.Rect
    narrow: bool

    @property
    def unit(self) -> float:
        width, height = NARROW_SIZE if self.narrow else FULL_SIZE
        return min(self.rect.width / width, self.rect.height / height)

    @property
    def card_width(self) -> int:
        """Of the card on top."""
        return max(1, round(self.unit * (NARROW_CARD if self.narrow else FULL_CARD)))

    @property
    def card_centre(self) -> tuple[float, float]:
        x, bottom = (13.0, 24.0) if self.narrow else (18.0, 28.0)
        half = self.card_width * CARD_RATIO / 2
        return self.rect.centerx + x * self.unit, self.rect.bottom - bottom * self.unit - half

    @property
    def wood(self) -> pygame.Rect:
        height = round(self.unit * (30.0 if self.narrow else 41.0))
        return pygame.Rect(self.rect.x, self.rect.bottom - height, self.rect.width, height)

    @property
    def upper(self) -> pygame.Rect:
        """Where a card goes on top."""
        height = self.rect.height - round(self.rect.height * UNDER_SHARE)
        return pygame.Rect(self.rect.topleft, (self.rect.width, height))

    @property
    def lower(self) -> pygame.Rect:
        """Where a card goes under."""
        top = self.upper.bottom
        return pygame.Rect(self.rect.x, top, self.rect.width, self.rect.bottom - top)


def arrange(
    zone: pygame.Rect, count: int, gap: int, row_gap: int, largest_unit: float
) -> list[Cell]:
    """The cells of ``count`` holders in a zone: as large as they can stand there."""
    if count == 0:
        return []
    plans = [
        _Plan(zone, count, rows, narrow, gap, row_gap, largest_unit)
        for rows in (1, 2)
        for narrow in (False, True)
        if rows <= count
    ]
    return max(plans, key=lambda plan: plan.worth).cells()


class _Plan:
    def __init__(
        self,
        zone: pygame.Rect,
        count: int,
        rows: int,
        narrow: bool,
        gap: int,
        row_gap: int,
        largest_unit: float,
    ) -> None:
        self.zone, self.count, self.narrow = zone, count, narrow
        self.gap, self.row_gap = gap, row_gap
        self.columns = math.ceil(count / rows)
        width, height = NARROW_SIZE if narrow else FULL_SIZE
        room = (zone.width - gap * (self.columns - 1)) / self.columns
        rise = (zone.height - row_gap * (rows - 1)) / rows
        largest = largest_unit * (FULL_CARD / NARROW_CARD if narrow else 1)
        self.unit = min(room / width, rise / height, largest)
        stretched = width * self.unit * (1.0 if narrow else STRETCH)
        self.size = (int(min(room, stretched)), int(height * self.unit))
        self.rows = rows

    @property
    def worth(self) -> float:
        card = NARROW_CARD if self.narrow else FULL_CARD * FULL_PREFERENCE
        return self.unit * card

    def cells(self) -> list[Cell]:
        width, height = self.size
        total = height * self.rows + self.row_gap * (self.rows - 1)
        top = self.zone.y + (self.zone.height - total) // 2
        cells = []
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            in_row = min(self.columns, self.count - row * self.columns)
            row_width = width * in_row + self.gap * (in_row - 1)
            left = self.zone.centerx - row_width // 2 + column * (width + self.gap)
            y = top + row * (height + self.row_gap)
            cells.append(Cell(pygame.Rect(left, y, width, height), self.narrow))
        return cells
