"""Where everything lies on Bascule's table, for each shape of screen.

Opponents sit clockwise from the left of the person at the bottom.  All
rectangles are in pixels; ``*_width`` are card widths in pixels.
"""

from dataclasses import dataclass

import pygame

from game.services.screen import Shape
from game.sprites.poses import CARD_RATIO, Pose, fan, on_beam, two_rows
from game.ui.brush import Brush

MOST_IN_ONE_ROW = 5


@dataclass(frozen=True, slots=True)
class Layout:
    brush: Brush
    plates: tuple[pygame.Rect, ...]
    """The plate of each opponent, clockwise from the left."""
    own_plate: pygame.Rect
    beam: tuple[int, int]
    beam_length: int
    beam_span: int
    """From the first card on the beam to the last."""
    trick_width: int
    score_card: tuple[int, int]
    score_width: int
    seen: pygame.Rect
    to_come: pygame.Rect
    history_width: int
    prompt: pygame.Rect
    hand: pygame.Rect
    hand_width: int
    play: pygame.Rect
    last_trick: pygame.Rect

    def hand_poses(self, count: int) -> list[Pose]:
        width, area = self.hand_width, self.hand
        if self.brush.shape is Shape.TALL and count > MOST_IN_ONE_ROW:
            return two_rows(count, area.centerx, area.bottom, width, area.width)
        return fan(count, area.centerx, area.bottom, width, area.width, self.brush.screen.unit)

    def trick_poses(self, count: int, tilt: float) -> list[Pose]:
        x, y = self.beam
        span = min(self.beam_span, round(self.trick_width * 2.0 * max(0, count - 1)))
        return on_beam(count, x, y, tilt, span, self.trick_width)

    def history_poses(self, count: int, right: bool) -> list[Pose]:
        """Small score cards in one or two rows from an outer edge."""
        area = self.to_come if right else self.seen
        width = self.history_width
        height = round(width * CARD_RATIO)
        gap = self.brush.px(5)
        per_row = max(1, (area.width + gap) // (width + gap))
        rows = max(1, (area.height + gap) // (height + gap))
        if count > per_row * rows:
            per_row = -(-count // rows)
        step = min(width + gap, (area.width - width) // max(1, per_row - 1))
        poses = []
        for index in range(count):
            row, column = divmod(index, per_row)
            in_row = min(per_row, count - row * per_row)
            start = area.right - width - step * (in_row - 1) if right else area.left
            x = start + step * column + width / 2
            poses.append(Pose(x, area.top + height / 2 + row * (height + gap)))
        return poses


def lay_out(brush: Brush, opponents: int) -> Layout:
    make = {Shape.WIDE: _wide, Shape.TALL: _tall, Shape.SHORT: _short}
    return make[brush.shape](brush, opponents)


def _wide(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle = brush.box, wide / 2
    side_top = 180 + (high - 720) * 0.3
    left, right = box(44, side_top, 268, 122), box(wide - 312, side_top, 268, 122)
    tops = {
        2: (),
        3: (box(middle - 134, 30, 268, 122),),
        4: (box(middle - 266, 30, 256, 116), box(middle + 22, 30, 256, 116)),
    }[opponents]
    beam_y = high * 0.485
    history_top = beam_y + 26
    return Layout(
        brush=brush,
        plates=(left, *tops, right),
        own_plate=box(34, high - 184, 262, 158),
        beam=(brush.px(middle), brush.px(beam_y)),
        beam_length=brush.px(532),
        beam_span=brush.px(430),
        trick_width=brush.px(92),
        score_card=(brush.px(middle), brush.px(beam_y + 67)),
        score_width=brush.px(90),
        seen=box(44, history_top, 320, 137),
        to_come=box(wide - 364, history_top, 320, 137),
        history_width=brush.px(46),
        prompt=box(middle - 310, high - 234, 660, 42),
        hand=box(322, high - 182, wide - 322 - 262, 164),
        hand_width=brush.px(104),
        play=box(wide - 240, high - 158, 204, 58),
        last_trick=box(wide - 240, high - 88, 204, 54),
    )


def _tall(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box = brush.box
    extra = (high - 844) / 3
    gap = 6
    width = (wide - 24 + gap) / opponents - gap
    seats_top = 72 + extra * 0.2
    plates = tuple(
        box(12 + index * (width + gap), seats_top, width, 104) for index in range(opponents)
    )
    history = seats_top + 134
    own = high - 844 + 514
    # The pivot's foot stays clear of the plate's ring.
    beam_y = min(408 + extra * 1.2, own - 108)
    half = (wide - 36) / 2
    return Layout(
        brush=brush,
        plates=plates,
        own_plate=box(12, own, wide - 24 - 168, 70),
        beam=(brush.px(wide / 2), brush.px(beam_y)),
        beam_length=brush.px(wide - 36),
        beam_span=brush.px(wide - 36 - 78),
        trick_width=brush.px(74 if opponents < 4 else 66),
        score_card=(brush.px(wide / 2), brush.px(beam_y + 42)),
        score_width=brush.px(62),
        seen=box(12, history, half, 40),
        to_come=box(wide - 12 - half, history, half, 40),
        history_width=brush.px(27),
        prompt=box(12, own + 83, wide - 24, 32),
        hand=box(12, high - 207, wide - 24, 200),
        hand_width=brush.px(70),
        play=box(wide - 12 - 158, own + 6, 158, 58),
        last_trick=box(wide - 12 - 158, own + 6, 158, 58),
    )


def _short(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box = brush.box
    start, room = 178, wide - 178 - 116
    width = min(150, room / opponents - 6)
    plates = tuple(box(start + index * (width + 6), 8, width, 66) for index in range(opponents))
    beam_y = 190 + (high - 390) * 0.5
    column = 172
    return Layout(
        brush=brush,
        plates=plates,
        own_plate=box(12, high - 96, column - 12, 84),
        beam=(brush.px(wide / 2), brush.px(beam_y)),
        beam_length=brush.px(400),
        beam_span=brush.px(310),
        trick_width=brush.px(66),
        score_card=(brush.px(wide / 2), brush.px(beam_y + 40)),
        score_width=brush.px(54),
        seen=box(12, 112, column, 84),
        to_come=box(wide - 12 - column, 112, column, 84),
        history_width=brush.px(26),
        prompt=box(wide - 12 - column, high - 172, column, 96),
        hand=box(column + 20, high - 120, wide - 2 * column - 36, 106),
        hand_width=brush.px(72),
        play=box(wide - 12 - column, high - 66, column, 54),
        last_trick=box(wide - 12 - column, high - 66, column, 54),
    )
