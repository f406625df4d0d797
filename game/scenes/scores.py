"""The score sheet between two rounds, with the running totals drawn as lines."""

import pygame

from game.match.match import Match
from game.rules.contract import ScoreLine, View
from game.scenes.context import Context
from game.scenes.game_words import GameWords
from game.scenes.match_words import (
    goal_line,
    leaders,
    names,
    rounds_of,
    side_totals,
    sides_of,
    teams_of,
)
from game.scenes.scene import Scene
from game.scenes.score_chart import draw_chart
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites import paint
from game.ui.controls import Button
from game.ui.widget import Widget

TEAM_UNITS = 52
SMALLEST_ROW_UNITS = 28


class ScoresScene(Scene):
    def __init__(self, context: Context, match: Match, game_words: GameWords, view: View) -> None:
        super().__init__(context)
        self.match = match
        self.game_words = game_words
        self.view = view
        self.over = view.outcome is not None
        self.order = [seat for side in sides_of(view) for seat in side]
        """The columns from left to right: team mates stand side by side."""

    def _table_box(self) -> pygame.Rect:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        if brush.shape is Shape.WIDE:
            return brush.box(40, 128, wide * 0.56 - 40, high - 128 - 150)
        if brush.shape is Shape.TALL:
            return brush.box(12, 92, wide - 24, high * 0.46)
        return brush.box(12, 56, wide * 0.6 - 12, high - 68)

    def _chart_box(self) -> pygame.Rect:
        brush, table = self.brush, self._table_box()
        gap, edge = brush.px(24 if brush.shape is Shape.WIDE else 10), brush.px(12)
        if brush.shape is Shape.TALL:
            top = table.bottom + gap
            bottom = brush.screen.height - brush.px(100 + (44 if self._wiped() else 0))
            return pygame.Rect(table.x, top, table.width, bottom - top)
        left = table.right + gap
        right = brush.screen.width - (brush.px(40) if brush.shape is Shape.WIDE else edge)
        height = table.height if brush.shape is Shape.WIDE else table.height - brush.px(74)
        return pygame.Rect(left, table.y, right - left, height)

    def widgets(self) -> list[Widget]:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        if brush.shape is Shape.WIDE:
            rect, size = brush.box(wide - 40 - 360, high - 94, 360, 70), 30
        elif brush.shape is Shape.TALL:
            rect, size = brush.box(12, high - 84, wide - 24, 66), 26
        else:
            chart = self._chart_box()
            rect = pygame.Rect(chart.x, chart.bottom + brush.px(12), chart.width, brush.px(56))
            size = 22
        return [Button("next", rect, self._next_label(), self._next, "next", size)]

    def _next_label(self) -> str:
        if self.over:
            return self.words("See the result")
        return self.words("Deal round {number}", number=len(self.view.score_lines) + 1)

    def _next(self) -> None:
        self.context.audio.play("click")
        self.context.stack.pop()

    def handle(self, signal: Signal) -> bool:
        if signal in (Command.CONFIRM, Command.CANCEL):
            self._next()
            return True
        return super().handle(signal)

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        brush = self.brush
        game_id = self.match.game.id
        target.blit(
            paint.cloth(brush.assets, game_id, target.get_size(), brush.screen.unit), (0, 0)
        )
        self._draw_heading(target)
        table, chart = self._table_box(), self._chart_box()
        brush.panel(target, table, 20)
        self._draw_table(target, table)
        brush.panel(target, chart, 20)
        draw_chart(brush, target, chart, self.match, self.view, self.words)
        self._draw_note(target)
        self.group.draw(target, brush)

    def _draw_heading(self, target: pygame.Surface) -> None:
        brush, words = self.brush, self.words
        colour = brush.assets.palette.game(self.match.game.id).text
        x, y, size, small = {
            Shape.WIDE: (46, 26, 42, 20),
            Shape.TALL: (16, 16, 27, 16),
            Shape.SHORT: (16, 10, 24, 15),
        }[brush.shape]
        number, rounds = len(self.view.score_lines), rounds_of(self.view)
        title = words("After round {number}", number=number)
        if rounds is not None:
            title = words("After round {number} of {rounds}", number=number, rounds=rounds)
        line = brush.text(
            target, title, (brush.px(x), brush.px(y)), size, colour, Face.DISPLAY,
            width=target.get_width() - brush.px(2 * x),
        )  # fmt: skip
        if brush.shape is Shape.SHORT:
            at = (line.right + brush.px(16), line.centery + brush.px(3))
            room = target.get_width() - at[0] - brush.px(12)
            brush.text(
                target,
                goal_line(self.words, self.match.game),
                at,
                small,
                colour,
                anchor="midleft",
                width=room,
            )
        else:
            brush.text(
                target,
                goal_line(self.words, self.match.game),
                (line.left, line.bottom),
                small,
                colour,
            )

    def _draw_table(self, target: pygame.Surface, box: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        small = brush.shape is not Shape.WIDE
        first = px({Shape.WIDE: 128, Shape.TALL: 54, Shape.SHORT: 64}[brush.shape])
        column = (box.width - first - px(10)) // self.match.players
        head = {Shape.WIDE: px(122), Shape.TALL: px(84), Shape.SHORT: px(78)}[brush.shape]
        best = leaders(self.match.game, self.view)
        for place, seat in enumerate(self.order):
            x = box.x + first + column * place + column // 2
            self._draw_seat_head(target, box, x, column, seat, seat in best)
        team = px(TEAM_UNITS) if teams_of(self.view) else 0
        foot = px(64 if small else 84)
        rows = self._rows((box.height - head - foot - team) // px(SMALLEST_ROW_UNITS))
        step = min((box.height - head - foot - team) // max(len(rows), 3), px(66))
        for index, (label, points, counted) in enumerate(rows):
            y = box.y + head + step * index + step // 2
            line = ScoreLine(points, counted)
            self._draw_line(target, box, label, line, y, first, column, step)
        self._draw_totals(target, box, first, column, box.bottom - team - foot // 2)
        if team:
            self._draw_teams(target, box, first, column, box.bottom - team)

    def _rows(self, most: int) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
        """A row for each round; where they do not fit, the earlier ones in one."""
        lines = self.view.score_lines
        hidden = max(0, len(lines) - most + 1) if len(lines) > most else 0
        rows = []
        if hidden:
            label = self.words("R{first}–{last}", first=1, last=hidden)
            summed = tuple(map(sum, zip(*(line.counted for line in lines[:hidden]), strict=True)))
            rows.append((label, summed, summed))
        for index, line in enumerate(lines[hidden:], hidden + 1):
            rows.append((self._round_label(index), line.points, line.counted))
        return rows

    def _round_label(self, number: int) -> str:
        if self.brush.shape is Shape.WIDE:
            return self.words("Round {number}", number=number)
        return self.words("R{number}", number=number)

    def _draw_seat_head(
        self, target: pygame.Surface, box: pygame.Rect, x: int, column: int, seat: int, leads: bool
    ) -> None:
        brush, px = self.brush, self.brush.px
        small = brush.shape is not Shape.WIDE
        if leads:
            tall = pygame.Rect(0, 0, column - px(4), box.height - px(16))
            tall.midtop = (x, box.y + px(8))
            brush.rounded(target, tall, 12, brush.base("highlight"))
        side = 40 if small else 58
        centre = (x, box.y + px(12 + side / 2 + (0 if small else 14)))
        brush.avatar(target, self.match.seats[seat].avatar, centre, side, ring=3)
        if leads:
            width = px(side * 0.78)
            brush.art(target, "moments/crown", (x, centre[1] - px(side * 0.56)), width, width)
        at = (x, centre[1] + px(side / 2 + 4))
        size = min(15 if small else 20, column / brush.screen.unit * 0.28)
        brush.text(
            target, self.match.seats[seat].name, at, size, brush.base("ink"),
            Face.BOLD, "midtop", column - px(2),
        )  # fmt: skip

    def _draw_line(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        label: str,
        line: ScoreLine,
        y: int,
        first: int,
        column: int,
        step: int,
    ) -> None:
        brush, px = self.brush, self.brush.px
        small = brush.shape is not Shape.WIDE
        soft = brush.base("ink_soft")
        at = (box.x + px(10 if small else 24), y)
        room = first - px(16 if small else 26)
        brush.text(target, label, at, 16 if small else 20, soft, anchor="midleft", width=room)
        rule = pygame.Rect(box.x + px(14), y + step // 2, box.width - px(28), max(1, px(1.5)))
        target.fill(brush.base("rule"), rule)
        size = min(22 if small else 30, step / brush.screen.unit * 0.7)
        for place, seat in enumerate(self.order):
            x = box.x + first + column * place + column // 2
            struck = line.points[seat] != line.counted[seat]
            colour = brush.base("disabled_text" if struck else "ink")
            drawn = brush.text(
                target, str(line.points[seat]), (x, y), size, colour, Face.DISPLAY, "center"
            )
            if struck:
                across = drawn.inflate(px(8), 0)
                pygame.draw.line(
                    target, brush.base("hot"), across.midleft, across.midright, max(2, px(3))
                )

    def _draw_totals(
        self, target: pygame.Surface, box: pygame.Rect, first: int, column: int, y: int
    ) -> None:
        brush, px = self.brush, self.brush.px
        small = brush.shape is not Shape.WIDE
        ink = brush.base("ink")
        at = (box.x + px(10 if small else 24), y)
        brush.text(
            target, self.words("Total"), at, 17 if small else 26, ink, Face.DISPLAY, "midleft",
            first - px(12),
        )  # fmt: skip
        size = min(32 if small else 46, column / brush.screen.unit * 0.48)
        for place, seat in enumerate(self.order):
            x = box.x + first + column * place + column // 2
            total = str(self.view.totals[seat])
            brush.text(target, total, (x, y), size, ink, Face.DISPLAY, "center", column - px(4))

    def _draw_teams(
        self, target: pygame.Surface, box: pygame.Rect, first: int, column: int, top: int
    ) -> None:
        """What each team has together, under its players."""
        brush, px = self.brush, self.brush.px
        left = box.x + first
        totals = side_totals(self.view)
        best = leaders(self.match.game, self.view)
        for number, (team, total) in enumerate(zip(teams_of(self.view), totals, strict=True), 1):
            width = column * len(team)
            pill = pygame.Rect(left + px(4), top, width - px(8), px(TEAM_UNITS - 12))
            leads = team[0] in best
            brush.rounded(target, pill, 12, brush.base("saffron" if leads else "segment"))
            label = self.words("Team {number}: {total}", number=number, total=total)
            brush.text(
                target, label, pill.center, 18 if brush.shape is not Shape.WIDE else 24,
                brush.base("ink"), Face.DISPLAY, "center", pill.width - px(12),
            )  # fmt: skip
            left += width

    def _wiped(self) -> list[int]:
        """The seats of which an earlier round does not count any more."""
        lines = self.view.score_lines
        return [
            seat
            for seat in range(self.match.players)
            if any(line.points[seat] != line.counted[seat] for line in lines)
        ]

    def _draw_note(self, target: pygame.Surface) -> None:
        """Who wiped out an earlier round, told in a sentence."""
        brush, wiped = self.brush, self._wiped()
        if not wiped or brush.shape is Shape.SHORT:
            return
        seats = names(self.words, self.match.seats, wiped)
        text = self.words("Dead level wipes out a round: well done, {names}.", names=seats)
        button = self.group.find("next")
        assert button is not None
        colour = brush.assets.palette.game(self.match.game.id).text
        if brush.shape is Shape.WIDE:
            at, anchor = (brush.px(96), button.rect.centery), "midleft"
            side = brush.px(38)
            brush.art(target, "moments/right", (brush.px(66), button.rect.centery), side, side)
            room = button.rect.left - at[0] - brush.px(20)
        else:
            at, anchor = (target.get_width() // 2, button.rect.top - brush.px(24)), "center"
            room = target.get_width() - brush.px(32)
        size = 20 if brush.shape is Shape.WIDE else 15
        brush.text(target, text, at, size, colour, Face.BOLD, anchor, room)
