"""The picture area: its size, its shape, and how design units become pixels.

Everything is laid out in design units and drawn at the size it is shown, so
that text and cards are crisp on any screen.  Three shapes have layouts of
their own: wide (desktop, tablet), tall (a phone held upright) and short (a
phone on its side).
"""

from dataclasses import dataclass, field
from enum import Enum


class Shape(Enum):
    """Each with the size, in units, that its layouts are drawn for."""

    WIDE = (1280, 720)
    TALL = (390, 844)
    SHORT = (844, 390)


SHORT_BELOW_HEIGHT = 500
"""Displayed pixels: a landscape lower than this gets the phone's layout."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A surface of ``width`` × ``height`` pixels.

    ``density`` is how many of them make one displayed pixel (2 on many phones).
    """

    width: int
    height: int
    density: float = 1.0
    shape: Shape = field(init=False, repr=False, compare=False)
    unit: float = field(init=False, repr=False, compare=False)
    """Pixels per design unit.  Both are asked for all the time, so they are worked out once."""

    def __post_init__(self) -> None:
        shape = self._shape()
        width, height = shape.value
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "unit", min(self.width / width, self.height / height))

    def _shape(self) -> Shape:
        if self.width < self.height:
            return Shape.TALL
        if self.height / self.density < SHORT_BELOW_HEIGHT:
            return Shape.SHORT
        return Shape.WIDE

    @property
    def units_wide(self) -> float:
        return self.width / self.unit

    @property
    def units_high(self) -> float:
        return self.height / self.unit

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.unit)
