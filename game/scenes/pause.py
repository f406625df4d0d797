"""Pause: go on, look something up, or leave; the match is saved already."""

from collections.abc import Callable

import pygame

from game.scenes.context import Context
from game.scenes.pages import SheetScene
from game.scenes.settings import SettingsScene
from game.services.input import Command, Signal
from game.services.screen import Screen, Shape
from game.ui.controls import Button
from game.ui.widget import Widget

Choice = tuple[str, str, str, Callable[[], None]]


class PauseScene(SheetScene):
    """Returns None to go on, "rules" or "leave"."""

    def __init__(self, context: Context, seed: int, with_rules: bool = True) -> None:
        super().__init__(context)
        self.seed = seed
        self.with_rules = with_rules

    def lay_out(self, screen: Screen) -> None:
        low = screen.shape is Shape.SHORT
        self.sheet_width, self.sheet_height = (640, 300) if low else (480, 550)
        super().lay_out(screen)

    def title(self) -> str:
        return self.words("Pause")

    def _choices(self) -> list[Choice]:
        words, stack = self.words, self.context.stack
        rules: Choice = ("rules", words("Rules"), "book", lambda: stack.pop("rules"))
        return [
            ("resume", words("Go on"), "play", lambda: stack.pop()),
            *([rules] if self.with_rules else []),
            ("settings", words("Settings"), "settings", self._settings),
            ("leave", words("Leave the table"), "leave", lambda: stack.pop("leave")),
        ]

    def _note_height(self) -> int:
        return self.brush.px(48 if self.brush.shape is not Shape.SHORT else 30)

    def _places(self, count: int) -> list[pygame.Rect]:
        """One button under the other; on a low screen two beside each other."""
        body, px = self.body(), self.brush.px
        columns = 2 if self.brush.shape is Shape.SHORT else 1
        gap = px(14)
        rows = -(-count // columns)
        step = (body.height - self._note_height() + gap) // rows
        width = (body.width + gap) // columns
        return [
            pygame.Rect(
                body.x + width * (index % columns),
                body.y + step * (index // columns),
                width - gap if columns > 1 else body.width,
                min(step - gap, px(72)),
            )
            for index in range(count)
        ]

    def widgets(self) -> list[Widget]:
        choices = self._choices()
        size = 24 if self.brush.shape is Shape.WIDE else 20
        buttons: list[Widget] = [
            Button(name, rect, label, action, "next" if name == "resume" else "other", size, icon)
            for (name, label, icon, action), rect in zip(
                choices, self._places(len(choices)), strict=True
            )
        ]
        return [*buttons, self.close_button()]

    def _settings(self) -> None:
        self.context.stack.push(lambda: SettingsScene(self.context))

    def handle(self, signal: Signal) -> bool:
        if signal is Command.PAUSE:
            self.close()
            return True
        if super().handle(signal):
            return True
        if signal is Command.CONFIRM:
            self.close()
            return True
        return False

    def draw_body(self, target: pygame.Surface) -> None:
        """What becomes of the match, and which deal this is."""
        brush, body = self.brush, self.body()
        kept = self.words("The match is kept, whenever you leave.")
        deal = self.words("Deal number {seed}", seed=self.seed)
        size, soft = 15 if self.small else 18, brush.base("ink_soft")
        if brush.shape is Shape.SHORT:
            at = (body.centerx, body.bottom + brush.px(4))
            line = f"{kept} {deal}"
            brush.text(target, line, at, size, soft, anchor="midbottom", width=body.width)
            return
        low = body.bottom + brush.px(12 if not self.small else 4)
        drawn = brush.text(
            target, deal, (body.centerx, low), size, soft, anchor="midbottom", width=body.width
        )
        brush.text(
            target, kept, (body.centerx, drawn.top), size, soft, anchor="midbottom",
            width=body.width,
        )  # fmt: skip
