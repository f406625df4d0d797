"""Pause: go on, look something up, or leave; the match is saved already."""

import pygame

from game.scenes.context import Context
from game.scenes.pages import SheetScene
from game.scenes.settings import SettingsScene
from game.services.input import Command, Signal
from game.ui.controls import Button
from game.ui.widget import Widget


class PauseScene(SheetScene):
    """Returns None to go on, "rules" or "leave"."""

    sheet_width = 460
    sheet_height = 520

    def __init__(self, context: Context, seed: int) -> None:
        super().__init__(context)
        self.seed = seed

    def title(self) -> str:
        return self.words("Pause")

    def widgets(self) -> list[Widget]:
        words, stack = self.words, self.context.stack
        body, px = self.body(), self.brush.px
        choices = (
            ("resume", words("Go on"), "play", lambda: stack.pop()),
            ("rules", words("Rules"), "book", lambda: stack.pop("rules")),
            ("settings", words("Settings"), "settings", self._settings),
            ("leave", words("Leave the table"), "leave", lambda: stack.pop("leave")),
        )
        low = self.brush.screen.units_high < 420
        note = px(40 if not low else 0)
        step = (body.height - note) // len(choices)
        buttons: list[Widget] = []
        for index, (name, label, icon, action) in enumerate(choices):
            rect = pygame.Rect(body.x, body.y + index * step, body.width, step - px(14))
            rect.height = min(rect.height, px(68))
            kind = "next" if index == 0 else "other"
            buttons.append(Button(name, rect, label, action, kind, 20 if low else 24, icon))
        return [self.close_button(), *buttons]

    def _settings(self) -> None:
        self.context.stack.push(lambda: SettingsScene(self.context))

    def handle(self, signal: Signal) -> bool:
        if signal is Command.PAUSE:
            self.close()
            return True
        return super().handle(signal)

    def draw_body(self, target: pygame.Surface) -> None:
        if self.brush.screen.units_high < 420:
            return
        body = self.body()
        label = self.words("Saved. This deal: {seed}", seed=self.seed)
        self.brush.text(
            target,
            label,
            (body.centerx, body.bottom),
            15,
            self.brush.base("ink_soft"),
            anchor="midbottom",
            width=body.width,
        )
