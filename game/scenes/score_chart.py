"""Running totals as lines: every seat its own colour, dash and mark."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.match.match import Match
from game.rules.contract import View
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.ui.brush import Brush

MARKS = ("circle", "square", "diamond", "triangle", "star", "drop")
DASHES = ((0, 0), (12, 6), (4, 5), (18, 5), (8, 8), (2, 6))


def running_totals(view: View) -> list[list[int]]:
    """For each seat its total after each round, as the sheet counts now."""
    totals = [[0] for _ in range(view.players)]
    for line in view.score_lines:
        for seat, counted in enumerate(line.counted):
            totals[seat].append(totals[seat][-1] + counted)
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
    area = pygame.Rect(
        box.x + px(40 if small else 60),
        title.bottom + px(14 if small else 24),
        box.width - px(88 if small else 130),
        box.bottom - title.bottom - px(46 if small else 72),
    )
    _Chart(brush, target, area, running_totals(view)).draw(match, words)


class _Chart:
    def __init__(
        self, brush: Brush, target: pygame.Surface, area: pygame.Rect, totals: list[list[int]]
    ) -> None:
        self.brush = brush
        self.target = target
        self.area = area
        self.totals = totals
        highest = max(max(line) for line in totals)
        self.step = nice_step(highest)
        self.top = max(self.step, -(-highest // self.step) * self.step)
        self.rounds = len(totals[0]) - 1

    def point(self, round_number: int, value: int) -> tuple[int, int]:
        x = self.area.x + self.area.width * round_number / max(1, self.rounds)
        y = self.area.bottom - self.area.height * value / self.top
        return round(x), round(y)

    def draw(self, match: Match, words: Words) -> None:
        self._grid(words)
        for seat in range(match.players):
            self._line(seat)
        self._faces(match)

    def _grid(self, words: Words) -> None:
        brush = self.brush
        size = 14 if brush.shape is not Shape.WIDE else 18
        soft = brush.base("ink_soft")
        for value in range(0, self.top + 1, self.step):
            left, right = self.point(0, value), self.point(self.rounds, value)
            pygame.draw.line(self.target, brush.base("rule"), left, right, max(1, brush.px(2)))
            at = (left[0] - brush.px(10), left[1])
            brush.text(self.target, str(value), at, size, soft, anchor="midright")
        for number in range(1, self.rounds + 1):
            x, y = self.point(number, 0)
            label = words("R{number}", number=number)
            brush.text(self.target, label, (x, y + brush.px(6)), size, soft, anchor="midtop")

    def _colour(self, seat: int) -> pygame.Color:
        lines = self.brush.assets.palette.chart_lines
        return lines[seat % len(lines)]

    def _line(self, seat: int) -> None:
        points = [self.point(n, value) for n, value in enumerate(self.totals[seat])]
        width = max(2, self.brush.px(4))
        for start, end in pairwise(points):
            _dashed(self.target, self._colour(seat), start, end, width, self._dash(seat))
        side = self.brush.px(17)
        for point in points[1:]:
            mark = self.brush.assets.art(
                f"suits/{MARKS[seat % len(MARKS)]}", (side, side), self._colour(seat)
            )
            self.target.blit(mark, mark.get_rect(center=point))

    def _dash(self, seat: int) -> tuple[int, int]:
        on, off = DASHES[seat % len(DASHES)]
        return self.brush.px(on), self.brush.px(off)

    def _faces(self, match: Match) -> None:
        """At the right end, pushed apart where totals are close."""
        brush = self.brush
        side = 26 if brush.shape is not Shape.WIDE else 36
        gap = brush.px(side + 4)
        ends = sorted(
            (self.point(self.rounds, t[-1])[1], seat) for seat, t in enumerate(self.totals)
        )
        ys = spread([y for y, _ in ends], gap, self.area.top, self.area.bottom)
        x = self.area.right + brush.px(side / 2 + 10)
        for y, (_, seat) in zip(ys, ends, strict=True):
            brush.avatar(self.target, match.seats[seat].avatar, (x, y), side, ring=2)


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
