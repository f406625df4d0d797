"""Running totals as lines: every seat or team its own colour, dash and mark."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.match.match import Match
from game.rules.contract import View
from game.scenes.match_words import sides_of
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.ui.brush import Brush

MARKS = ("circle", "square", "diamond", "triangle", "star", "drop")
DASHES = ((0, 0), (12, 6), (4, 5), (18, 5), (8, 8), (2, 6))


MOST_ROUND_LABELS = 10
FACE_UNITS = {Shape.WIDE: 36, Shape.TALL: 26, Shape.SHORT: 26}


def running_totals(view: View) -> list[list[int]]:
    """For each side its total after each round, as the sheet counts now."""
    totals = [[0] for _ in sides_of(view)]
    for line in view.score_lines:
        for total, side in zip(totals, sides_of(view), strict=True):
            total.append(total[-1] + sum(line.counted[seat] for seat in side))
    return totals


def nice_step(highest: int) -> int:
    """A round distance between grid lines, four or five of them.

    >>> [nice_step(n) for n in (3, 9, 24, 61, 140)]
    [1, 2, 5, 20, 50]
    """
    rough = max(1, highest) / 4.5
    size = 10 ** math.floor(math.log10(rough)) if rough >= 1 else 1
    return int(next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough))


def draw_chart(
    brush: Brush,
    target: pygame.Surface,
    box: pygame.Rect,
    match: Match,
    view: View,
    words: Words,
) -> None:
    """The chart in its panel: heading, grid, one line a seat with its face at the end."""
    px = brush.px
    small = brush.shape is not Shape.WIDE
    ink, soft = brush.base("ink"), brush.base("ink_soft")
    at = (box.x + px(14 if small else 24), box.y + px(8 if small else 18))
    size = 18 if small else 26
    title = brush.text(
        target, words("Running totals"), at, size, ink, Face.DISPLAY, width=box.width - px(24)
    )
    note = words("lower is better") if match.game.low_wins else words("higher is better")
    if not small:
        title = brush.text(target, note, (at[0], title.bottom), 18, soft)
    mates = max(len(side) for side in sides_of(view)) - 1
    area = pygame.Rect(
        box.x + px(40 if small else 60),
        title.bottom + px(14 if small else 24),
        box.width - px((88 if small else 130) + mates * (FACE_UNITS[brush.shape] / 3)),
        box.bottom - title.bottom - px(46 if small else 72),
    )
    _Chart(brush, target, area, view).draw(match, words)


class _Chart:
    def __init__(self, brush: Brush, target: pygame.Surface, area: pygame.Rect, view: View) -> None:
        self.brush = brush
        self.target = target
        self.area = area
        self.sides = sides_of(view)
        self.totals = running_totals(view)
        highest = max(max(line) for line in self.totals)
        lowest = min(min(line) for line in self.totals)
        self.step = nice_step(highest - lowest)
        self.low = lowest // self.step * self.step
        self.top = max(self.low + self.step, -(-highest // self.step) * self.step)
        self.rounds = len(self.totals[0]) - 1

    def point(self, round_number: int, value: int) -> tuple[int, int]:
        x = self.area.x + self.area.width * round_number / max(1, self.rounds)
        y = self.area.bottom - self.area.height * (value - self.low) / (self.top - self.low)
        return round(x), round(y)

    def draw(self, match: Match, words: Words) -> None:
        self._grid(words)
        for side in range(len(self.sides)):
            self._line(side)
        self._faces(match)

    def _grid(self, words: Words) -> None:
        brush = self.brush
        size = 14 if brush.shape is not Shape.WIDE else 18
        soft = brush.base("ink_soft")
        for value in range(self.low, self.top + 1, self.step):
            left, right = self.point(0, value), self.point(self.rounds, value)
            pygame.draw.line(self.target, brush.base("rule"), left, right, max(1, brush.px(2)))
            at = (left[0] - brush.px(10), left[1])
            brush.text(self.target, str(value), at, size, soft, anchor="midright")
        every = -(-self.rounds // MOST_ROUND_LABELS) or 1
        for number in range(self.rounds, 0, -every):
            x, y = self.point(number, self.low)
            label = words("R{number}", number=number)
            brush.text(self.target, label, (x, y + brush.px(6)), size, soft, anchor="midtop")

    def _colour(self, side: int) -> pygame.Color:
        lines = self.brush.assets.palette.chart_lines
        return lines[side % len(lines)]

    def _line(self, side: int) -> None:
        points = [self.point(n, value) for n, value in enumerate(self.totals[side])]
        width = max(2, self.brush.px(4))
        for start, end in pairwise(points):
            _dashed(self.target, self._colour(side), start, end, width, self._dash(side))
        size = self.brush.px(17)
        for point in points[1:]:
            mark = self.brush.assets.art(
                f"suits/{MARKS[side % len(MARKS)]}", (size, size), self._colour(side)
            )
            self.target.blit(mark, mark.get_rect(center=point))

    def _dash(self, side: int) -> tuple[int, int]:
        on, off = DASHES[side % len(DASHES)]
        return self.brush.px(on), self.brush.px(off)

    def _faces(self, match: Match) -> None:
        """At the right end, pushed apart where totals are close."""
        brush = self.brush
        size = FACE_UNITS[brush.shape]
        ends = sorted(
            (self.point(self.rounds, t[-1])[1], side) for side, t in enumerate(self.totals)
        )
        gap = brush.px(size + 4)
        ys = spread([y for y, _ in ends], gap, self.area.top, self.area.bottom)
        for y, (_, side) in zip(ys, ends, strict=True):
            seats = self.sides[side]
            for index in range(len(seats) - 1, -1, -1):
                x = self.area.right + brush.px(size / 2 + 10 + index * size / 3)
                avatar = match.seats[seats[index]].avatar
                brush.avatar(self.target, avatar, (x, y), size, ring=2)


def spread(places: Sequence[int], gap: int, top: int, bottom: int) -> list[int]:
    """Sorted places moved as little as needed to stand ``gap`` apart.

    >>> spread([10, 12, 50], 20, 0, 100)
    [10, 30, 50]
    >>> spread([90, 95, 99], 20, 0, 100)
    [60, 80, 100]
    """
    moved: list[int] = []
    for place in places:
        moved.append(max(place, moved[-1] + gap) if moved else max(place, top))
    limit = bottom
    for index in range(len(moved) - 1, -1, -1):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - gap
    return moved


def _dashed(
    target: pygame.Surface,
    colour: pygame.Color,
    start: tuple[int, int],
    end: tuple[int, int],
    width: int,
    dash: tuple[int, int],
) -> None:
    on, off = dash
    length = math.dist(start, end)
    if not on or length < 1:
        pygame.draw.line(target, colour, start, end, width)
        return
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    at = 0.0
    while at < length:
        stop = min(at + on, length)
        a = (start[0] + along[0] * at, start[1] + along[1] * at)
        b = (start[0] + along[0] * stop, start[1] + along[1] * stop)
        pygame.draw.line(target, colour, a, b, width)
        at = stop + off
