"""Where everything lies on Zero Pile's table, for each shape of screen.

Opponents' mats lie clockwise from the left of the person at the bottom.  All
rectangles are in pixels; ``*_width`` are card widths in pixels.
"""

from dataclasses import dataclass

import pygame

from game.rules.zero_pile import Colour
from game.services.screen import Shape
from game.sprites.poses import CARD_RATIO, Pose, card_height, fan, two_rows
from game.ui.brush import Brush

COLOURS = len(Colour)
MOST_IN_ONE_ROW = 5
FEW_CARDS_SCALE = 1.13
"""On an upright phone, once they fit into one row."""
TRICK_TURNS = (-2.0, 1.5, -1.0, 2.0, -1.5, 1.0)
"""Cards of a trick are thrown down, not laid out: degrees by order of play."""
WINNER_UP_UNITS = 6


@dataclass(frozen=True, slots=True)
class MatPlan:
    """One mat: its paper, and the place of each colour's pile on it."""

    rect: pygame.Rect
    piles: tuple[pygame.Rect, ...]
    own: bool
    as_cards: bool
    """False: small chips in place of cards, where room is scarce."""

    def pill_centre(self, colour: int, height: int) -> tuple[int, int]:
        """Where it says what a pile would become: above an own pile, below another's."""
        pile = self.piles[colour]
        if self.own:
            return pile.centerx, pile.top - height * 7 // 10
        return pile.centerx, pile.bottom - height // 8


@dataclass(frozen=True, slots=True)
class Layout:
    brush: Brush
    mats: tuple[MatPlan, ...]
    """The own mat first, then the others clockwise."""
    trick: pygame.Rect
    trick_width: int
    legend: pygame.Rect | None
    """Who picks up in which order; None where there is no room for it."""
    outlook: pygame.Rect | None
    """What the chosen card would do, in large numbers."""
    status: tuple[int, int] | None
    """Where the status line goes if the bar has no room for it."""
    prompt: pygame.Rect
    hand: pygame.Rect
    hand_width: int
    play: pygame.Rect
    sort: pygame.Rect | None
    """A button of its own where the bar is full."""

    def hand_poses(self, count: int) -> list[Pose]:
        width, area, unit = self.hand_width, self.hand, self.brush.screen.unit
        if self.brush.shape is not Shape.TALL:
            return fan(count, area.centerx, area.bottom, width, area.width, unit)
        if count > MOST_IN_ONE_ROW:
            return two_rows(count, area.centerx, area.bottom, width, area.width)
        base = area.bottom - self.brush.px(12)
        poses = fan(count, area.centerx, base, width * FEW_CARDS_SCALE, area.width, unit)
        return [pose.scaled(FEW_CARDS_SCALE) for pose in poses]

    def trick_step(self, count: int) -> float:
        """From one card of a trick to the next."""
        width = self.trick_width
        return min((self.trick.width - width) / max(1, count - 1), width * 1.17)

    def trick_pose(self, index: int, count: int, winning: bool = False) -> Pose:
        """Place ``index`` of ``count``, whether or not its card lies there yet."""
        area, step = self.trick, self.trick_step(count)
        x = area.centerx + (index - (count - 1) / 2) * step
        if winning:
            return Pose(x, area.centery - self.brush.px(WINNER_UP_UNITS))
        return Pose(x, area.centery, TRICK_TURNS[index % len(TRICK_TURNS)])

    def trick_slot(self, index: int, count: int) -> pygame.Rect:
        pose = self.trick_pose(index, count)
        slot = pygame.Rect(0, 0, self.trick_width, card_height(self.trick_width))
        slot.center = (round(pose.x), round(pose.y))
        return slot


def lay_out(brush: Brush, opponents: int) -> Layout:
    make = {Shape.WIDE: _wide, Shape.TALL: _tall, Shape.SHORT: _short}
    return make[brush.shape](brush, opponents)


def _row_of_piles(
    left: float, bottom: float, width: float, step: float, height: float | None = None
) -> tuple[pygame.Rect, ...]:
    """Five places side by side, in pixels, from their lower left corner."""
    tall = card_height(width) if height is None else round(height)
    return tuple(
        pygame.Rect(round(left + step * colour), round(bottom) - tall, round(width), tall)
        for colour in range(COLOURS)
    )


def _card_mat(brush: Brush, rect: pygame.Rect, own: bool = False) -> MatPlan:
    """Piles of cards in one row along the lower edge."""
    px = brush.px
    inside = rect.width - px(22)
    step = inside / COLOURS
    width = step - px(4)
    left = rect.left + px(11) + px(2)
    piles = _row_of_piles(left, rect.bottom - px(20 if own else 13), width, step)
    return MatPlan(rect, piles, own, True)


def _wide(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, middle = brush.box, wide / 2
    spare = (high - 720) * 0.4
    gap = 20 if opponents < 5 else 10
    width = min(330.0, (wide - 60 + gap) / opponents - gap)
    pile = (width - 22) / COLOURS - 4
    height = (62 if width > 270 else 66) + pile * CARD_RATIO + 13
    left = middle - (opponents * (width + gap) - gap) / 2
    top = 96 + spare * 0.3
    row = [box(left + index * (width + gap), top, width, height) for index in range(opponents)]
    trick_y = 290 + spare
    own = box(wide - 320, trick_y - 14, 290, 186)
    six = opponents == 5
    return Layout(
        brush=brush,
        mats=(_card_mat(brush, own, own=True), *(_card_mat(brush, rect) for rect in row)),
        trick=box(middle - 282, trick_y, 560, 136),
        trick_width=brush.px(82 if six else 92),
        legend=box(44, trick_y + 2, 310, 120),
        outlook=box(44, high - 188, 262, 160),
        status=None,
        prompt=box(middle - 330, high - 252, 660, 42),
        hand=box(322, high - 182, wide - 322 - 286, 164),
        hand_width=brush.px(104),
        play=box(wide - 270, high - 146, 230, 62),
        sort=None,
    )


def _tall(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, px = brush.box, brush.px
    strip, gap = {5: (46, 4), 4: (52, 5), 3: (56, 7), 2: (60, 10)}[opponents]
    top = 72 + (high - 844) * 0.15
    strips = [box(12, top + index * (strip + gap), wide - 24, strip) for index in range(opponents)]
    own_top, own_pile = high - 376, 41
    own = box(12, own_top, wide - 24, 104)
    own_left = own.right - px(5 * (own_pile + 5) + 7)
    own_piles = _row_of_piles(own_left, own.bottom - px(9), px(own_pile), px(own_pile + 5))
    prompt_top = own_top - 39
    trick_top = top + opponents * (strip + gap) + 14
    return Layout(
        brush=brush,
        mats=(
            MatPlan(own, own_piles, True, True),
            *(_strip_mat(brush, rect) for rect in strips),
        ),
        trick=box(12, trick_top, wide - 24, prompt_top - trick_top - 6),
        trick_width=px({5: 54, 4: 66}.get(opponents, 72)),
        legend=None,
        outlook=None,
        status=None,
        prompt=box(12, prompt_top, wide - 24, 32),
        hand=box(12, high - 190, wide - 24, 182),
        hand_width=px(64),
        play=box(12, high - 265, wide - 24 - 72, 50),
        sort=box(wide - 12 - 62, high - 265, 62, 50),
    )


def _strip_mat(brush: Brush, rect: pygame.Rect) -> MatPlan:
    """One line: name, five chips, value."""
    px = brush.px
    width, step = px(35), px(39)
    height = min(px(40), rect.height - px(12))
    left = rect.right - px(52) - 5 * step
    bottom = rect.centery + height // 2
    return MatPlan(rect, _row_of_piles(left, bottom, width, step, height), False, False)


def _short(brush: Brush, opponents: int) -> Layout:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    box, px = brush.box, brush.px
    spare = (high - 390) * 0.5
    gap = 8 if opponents < 5 else 6
    room = wide - 2 * 64
    width = min(190.0, (room + gap) / opponents - gap)
    left = wide / 2 - (opponents * (width + gap) - gap) / 2
    row = [box(left + index * (width + gap), 10, width, 94) for index in range(opponents)]
    own = box(12, 114 + spare, 232, 132)
    step = (own.width - px(16)) / COLOURS
    own_piles = _row_of_piles(
        own.left + px(8) + px(2), own.bottom - px(8), step - px(5), step, None
    )
    six = opponents == 5
    return Layout(
        brush=brush,
        mats=(MatPlan(own, own_piles, True, True), *(_chip_mat(brush, rect) for rect in row)),
        trick=box(256, 126 + spare, wide - 256 - 222, 112),
        trick_width=px(57 if six else 66),
        legend=None,
        outlook=None,
        status=(px(wide - 212), px(112 + spare)),
        prompt=box(wide - 212, 128 + spare, 200, 70),
        hand=box(16, high - 124, wide - 32, 106),
        hand_width=px(75),
        play=box(wide - 212, 202 + spare, 200, 48),
        sort=None,
    )


def _chip_mat(brush: Brush, rect: pygame.Rect) -> MatPlan:
    """Name and value above, five upright chips below."""
    px = brush.px
    step = (rect.width - px(14)) / COLOURS
    width = step - px(4)
    left = rect.left + px(7) + px(2)
    return MatPlan(
        rect, _row_of_piles(left, rect.bottom - px(9), width, step, px(38)), False, False
    )
