"""Where cards lie: pure functions of index and count.

A pose is the centre of a card in pixels, its turn in degrees (clockwise, as a
clock on the screen) and its scale.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

CARD_RATIO = 1.42
"""A card's height for a width of 1."""

FAN_STEP = 1.1
"""Cards of a loose fan lie this many card widths apart."""
FAN_ARC_UNITS = 2.0
FAN_DEEPEST_UNITS = 12.0
"""The outermost cards of a full hand hang no lower than this."""
FAN_TURN_DEGREES = 1.4
FAN_STEEPEST_DEGREES = 4.2


@dataclass(frozen=True, slots=True)
class Pose:
    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Pose":
        return replace(self, x=self.x + dx, y=self.y + dy)

    def turned(self, degrees: float) -> "Pose":
        return replace(self, angle=self.angle + degrees)

    def scaled(self, factor: float) -> "Pose":
        return replace(self, scale=self.scale * factor)


def card_height(width: float) -> int:
    """The height in whole pixels of a card ``width`` pixels wide."""
    return round(width * CARD_RATIO)


def lerp(start: Pose, end: Pose, t: float) -> Pose:
    """Between two poses; ``t`` beyond 0..1 overshoots."""
    return Pose(
        _mix(start.x, end.x, t),
        _mix(start.y, end.y, t),
        _mix(start.angle, end.angle, t),
        _mix(start.scale, end.scale, t),
    )


def arc(start: Pose, end: Pose, t: float, height: float) -> Pose:
    """As ``lerp``, but thrown ``height`` pixels high half way."""
    return lerp(start, end, t).moved(dy=-4 * height * t * (1 - t))


def step_of(count: int, card_width: float, span: float, loosest: float = FAN_STEP) -> float:
    """Distance between the centres of ``count`` cards within ``span`` pixels."""
    if count <= 1:
        return 0.0
    return min(loosest * card_width, (span - card_width) / (count - 1))


def fan(
    count: int, centre_x: float, base_y: float, card_width: float, span: float, unit: float = 1.0
) -> list[Pose]:
    """A hand held in an arc, at most ``span`` pixels wide.

    ``base_y`` is the lower edge of the card in the middle; the outer cards
    hang lower.  ``unit`` is pixels per design unit.
    """
    step = step_of(count, card_width, span)
    centre_y = base_y - card_width * CARD_RATIO / 2
    outermost = max(1.0, (count - 1) / 2)
    arc = min(FAN_ARC_UNITS, FAN_DEEPEST_UNITS / outermost**2) * unit
    turn = min(FAN_TURN_DEGREES, FAN_STEEPEST_DEGREES / outermost)
    return [
        Pose(centre_x + offset * step, centre_y + arc * offset * offset, turn * offset)
        for offset in _offsets(count)
    ]


def row(
    count: int,
    centre_x: float,
    centre_y: float,
    card_width: float,
    span: float,
    loosest: float = FAN_STEP,
) -> list[Pose]:
    """A straight row of upright cards, centred, overlapping where ``span`` is short."""
    step = step_of(count, card_width, span, loosest)
    return [Pose(centre_x + offset * step, centre_y) for offset in _offsets(count)]


def run(count: int, left: float, centre_y: float, card_width: float, step: float) -> list[Pose]:
    """A row that starts at the left edge ``left`` and grows to the right."""
    return [Pose(left + card_width / 2 + index * step, centre_y) for index in range(count)]


def column(count: int, centre_x: float, top: float, card_width: float, step: float) -> list[Pose]:
    """Cards laid down one below the other, a strip of each showing."""
    centre_y = top + card_width * CARD_RATIO / 2
    return [Pose(centre_x, centre_y + index * step) for index in range(count)]


def pile(count: int, centre_x: float, centre_y: float, step: float = 1.0) -> list[Pose]:
    """A stack seen slightly from below: each card ``step`` pixels higher."""
    return [Pose(centre_x, centre_y - index * step) for index in range(count)]


def grid(
    count: int, columns: int, left: float, top: float, card_width: float, gap: float
) -> list[Pose]:
    """Rows of ``columns`` cards from the top left corner."""
    height = card_width * CARD_RATIO
    return [
        Pose(
            left + card_width / 2 + index % columns * (card_width + gap),
            top + height / 2 + index // columns * (height + gap),
        )
        for index in range(count)
    ]


def two_rows(
    count: int,
    centre_x: float,
    base_y: float,
    card_width: float,
    span: float,
    covered: float = 0.14,
) -> list[Pose]:
    """A hand in two rows; the lower covers ``covered`` of the upper's height."""
    height = card_width * CARD_RATIO
    upper = math.ceil(count / 2)
    lower_y = base_y - height / 2
    upper_y = lower_y - height * (1 - covered)
    return [
        *row(upper, centre_x, upper_y, card_width, span),
        *row(count - upper, centre_x, lower_y, card_width, span),
    ]


def on_beam(
    count: int, centre_x: float, beam_y: float, tilt: float, span: float, card_width: float
) -> list[Pose]:
    """Cards standing on a beam that turns by ``tilt`` degrees about its middle.

    ``span`` is from the centre of the first card to that of the last.
    """
    step = span / (count - 1) if count > 1 else 0.0
    radians = math.radians(tilt)
    up = card_width * CARD_RATIO / 2
    along_x, along_y = math.cos(radians), math.sin(radians)
    return [
        Pose(
            centre_x + offset * step * along_x + up * along_y,
            beam_y + offset * step * along_y - up * along_x,
            tilt,
        )
        for offset in _offsets(count)
    ]


def local_point(pose: Pose, point: Sequence[float]) -> tuple[float, float]:
    """``point`` seen from the card: its centre is (0, 0), its top is up."""
    dx, dy = point[0] - pose.x, point[1] - pose.y
    radians = math.radians(pose.angle)
    cos, sin = math.cos(radians), math.sin(radians)
    return dx * cos + dy * sin, dy * cos - dx * sin


def _mix(start: float, end: float, t: float) -> float:
    return start + (end - start) * t


def _offsets(count: int) -> list[float]:
    """Distance of each index from the middle: -1, 0, 1 for three."""
    return [index - (count - 1) / 2 for index in range(count)]
