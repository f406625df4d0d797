"""The variants of set-up, generated from a game's options.

Every option stays in sight: one that the table does not allow is shown
disabled, with the reason in words.  More than the panel holds become pages.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.rules.options import Options, OptionSpec
from game.scenes.game_words import GameWords, OptionWords
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import Stepper, Toggle
from game.ui.widget import Widget

HEAD_UNITS = {Shape.WIDE: 62, Shape.TALL: 62, Shape.SHORT: 10}
SPEED_UNITS = {Shape.WIDE: 76, Shape.TALL: 76, Shape.SHORT: 62}
CONTROL_UNITS = 44
TOGGLE_UNITS, STEPPER_UNITS = 72, 150


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option in words."""

    spec: OptionSpec
    value: int
    label: str
    help: str
    allowed: bool


def option_lines(
    words: Words, game_words: GameWords, options: Options, players: int
) -> list[OptionLine]:
    return [_line(words, game_words, options, spec, players) for spec in options.specs()]


def _line(
    words: Words, game_words: GameWords, options: Options, spec: OptionSpec, players: int
) -> OptionLine:
    texts = game_words.options[spec.name]
    reason = _reason(words, game_words, options, spec, players)
    label, value = words(texts.label), int(getattr(options, spec.name))
    return OptionLine(spec, value, label, reason or words(texts.help), not reason)


def _reason(
    words: Words, game_words: GameWords, options: Options, spec: OptionSpec, players: int
) -> str:
    """Why an option cannot be changed now; empty if it can."""
    if spec.players is not None and players not in spec.players:
        return words("Only with {counts} players.", counts=_or(words, sorted(spec.players)))
    needs = game_words.options[spec.name].needs
    if needs and not getattr(options, needs):
        needed: OptionWords = game_words.options[needs]
        return words("First switch on “{option}”.", option=words(needed.label))
    return ""


def _or(words: Words, counts: Sequence[int]) -> str:
    """“5”, “4 or 6”, “2, 3 or 4”."""
    every = [str(count) for count in counts]
    if len(every) == 1:
        return every[0]
    return words("{some} or {last}", some=", ".join(every[:-1]), last=every[-1])


class OptionPanel:
    """The lines of one page, placed in their panel."""

    def __init__(
        self, brush: Brush, panel: pygame.Rect, lines: Sequence[OptionLine], page: int
    ) -> None:
        self.brush = brush
        self.panel = panel
        self.pages = self._paged(lines)
        self.page = min(page, len(self.pages) - 1)
        self.rows = self._placed(self.pages[self.page])

    # -- where things are

    @property
    def _sizes(self) -> tuple[int, int]:
        return (21, 18) if self.brush.shape is Shape.WIDE else (17, 14)

    @property
    def _margin(self) -> int:
        return self.brush.px(22 if self.brush.shape is Shape.WIDE else 16)

    @property
    def _head(self) -> int:
        return self.brush.px(HEAD_UNITS[self.brush.shape])

    def _room(self, line: OptionLine) -> int:
        """For the words beside the control."""
        control = TOGGLE_UNITS if line.spec.is_toggle else STEPPER_UNITS
        return self.panel.width - 2 * self._margin - self.brush.px(control + 12)

    def _texts(self, line: OptionLine) -> tuple[pygame.Surface, pygame.Surface | None]:
        """Label and help, broken into lines: they are never cut."""
        brush, (size, small), room = self.brush, self._sizes, self._room(line)
        ink = brush.base("ink" if line.allowed else "disabled_text")
        soft = brush.base("ink_soft")
        label = paint.wrap(
            brush.assets, Face.BOLD, brush.px(size), line.label, ink, room, line=1.15
        )
        if not line.help:
            return label, None
        return label, paint.wrap(
            brush.assets, Face.BODY, brush.px(small), line.help, soft, room, line=1.2
        )

    def _height(self, line: OptionLine) -> int:
        label, help_ = self._texts(line)
        words = label.get_height() + (help_.get_height() if help_ is not None else 0)
        gap = 18 if self.brush.shape is Shape.WIDE else 12
        return max(words, self.brush.px(CONTROL_UNITS)) + self.brush.px(gap)

    def _paged(self, lines: Sequence[OptionLine]) -> list[list[OptionLine]]:
        room = self.panel.height - self._head - self.brush.px(SPEED_UNITS[self.brush.shape])
        pages: list[list[OptionLine]] = [[]]
        used = 0
        for line in lines:
            height = self._height(line)
            if pages[-1] and used + height > room:
                pages.append([])
                used = 0
            pages[-1].append(line)
            used += height
        return pages

    def _placed(self, lines: Sequence[OptionLine]) -> list[tuple[OptionLine, pygame.Rect]]:
        rows: list[tuple[OptionLine, pygame.Rect]] = []
        top = self.panel.y + self._head
        for line in lines:
            height = self._height(line)
            width = self.panel.width - 2 * self._margin
            rows.append((line, pygame.Rect(self.panel.x + self._margin, top, width, height)))
            top += height
        return rows

    # -- widgets

    def widgets(self, setter: Callable[[str], Callable[[int], None]]) -> list[Widget]:
        return [self._control(line, row, setter(line.spec.name)) for line, row in self.rows]

    def _control(self, line: OptionLine, row: pygame.Rect, choose: Callable[[int], None]) -> Widget:
        px, spec = self.brush.px, line.spec
        width, height = (TOGGLE_UNITS, 40) if spec.is_toggle else (STEPPER_UNITS, CONTROL_UNITS)
        rect = pygame.Rect(0, 0, px(width), px(height))
        rect.midright = row.midright
        widget: Widget
        if spec.is_toggle:
            widget = Toggle(f"option:{spec.name}", rect, bool(line.value), choose)
        else:
            bounds = (spec.low, spec.high, spec.step)
            widget = Stepper(f"option:{spec.name}", rect, line.value, bounds, choose)
        widget.enabled = line.allowed
        return widget

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        for index, (line, row) in enumerate(self.rows):
            if index:
                rule = pygame.Rect(row.x, row.y, row.width, max(1, self.brush.px(1.5)))
                target.fill(self.brush.base("rule"), rule)
            label, help_ = self._texts(line)
            height = label.get_height() + (help_.get_height() if help_ is not None else 0)
            top = row.centery - height // 2
            target.blit(label, (row.x, top))
            if help_ is not None:
                target.blit(help_, (row.x, top + label.get_height()))
