"""Screens that are one sheet of paper over the scene below: settings, about, rules."""

import pygame

from game.scenes.scene import Scene
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.ui.controls import IconButton
from game.ui.widget import Widget


class SheetScene(Scene):
    """A titled sheet with a way out at its top right."""

    overlay = True
    sheet_width = 720.0
    sheet_height = 560.0
    """In units; less where the screen is smaller."""

    def title(self) -> str:
        return ""

    def sheet(self) -> pygame.Rect:
        """The sheet, as large as it wants to be and the screen allows."""
        brush = self.brush
        margin = 10 if brush.shape is not Shape.WIDE else 36
        wide = min(self.sheet_width, brush.screen.units_wide - 2 * margin)
        high = min(self.sheet_height, brush.screen.units_high - 2 * margin)
        rect = brush.box(0, 0, wide, high)
        rect.center = (brush.screen.width // 2, brush.screen.height // 2)
        return rect

    @property
    def small(self) -> bool:
        return self.brush.shape is not Shape.WIDE

    def body(self) -> pygame.Rect:
        """What is left of the sheet under its title."""
        sheet, px = self.sheet(), self.brush.px
        margin, head = px(20 if self.small else 36), px(62 if self.small else 92)
        return pygame.Rect(
            sheet.x + margin, sheet.y + head, sheet.width - 2 * margin, sheet.height - head - margin
        )

    def close_button(self) -> Widget:
        sheet, px = self.sheet(), self.brush.px
        rect = pygame.Rect(0, 0, px(46), px(46))
        rect.topright = (sheet.right - px(14), sheet.top + px(10 if self.small else 22))
        return IconButton("close", rect, "close", self.words("Close"), self.close)

    def close(self) -> None:
        self.context.audio.play("click")
        self.context.stack.pop()

    def handle(self, signal: Signal) -> bool:
        if super().handle(signal):
            return True
        if signal is Command.CANCEL:
            self.close()
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        brush, sheet = self.brush, self.sheet()
        brush.panel(target, sheet, 22)
        margin = brush.px(20 if self.small else 36)
        at = (sheet.x + margin, sheet.y + brush.px(33 if self.small else 46))
        room = sheet.width - margin - brush.px(80)
        size = 28 if self.small else 42
        brush.text(target, self.title(), at, size, brush.base("ink"), Face.DISPLAY, "midleft", room)
        self.draw_body(target)
        self.group.draw(target, brush)
        self.toast.draw(target, brush, (sheet.centerx, sheet.bottom - brush.px(40)))

    def draw_body(self, target: pygame.Surface) -> None:
        """What stands on the sheet, besides the widgets."""


class LookScene(SheetScene):
    """A sheet to look at: any of the usual keys closes it again."""

    def widgets(self) -> list[Widget]:
        return [self.close_button()]

    def handle(self, signal: Signal) -> bool:
        if signal in (Command.CONFIRM, Command.LAST_TRICK):
            self.close()
            return True
        return super().handle(signal)
