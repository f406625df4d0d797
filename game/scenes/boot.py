"""Where the app begins, and where it lands when something breaks."""

import pygame

from game.scenes.context import Context
from game.scenes.scene import Scene
from game.scenes.title import TitleScene
from game.services.assets import Face
from game.ui.controls import Button
from game.ui.widget import Widget


def first_scene(context: Context) -> Scene:
    """The title; a window that was full screen becomes so again."""
    if context.settings.fullscreen and not context.platform.is_web:
        context.wants_fullscreen = True
    return TitleScene(context)


def error_scene(context: Context, trace: str) -> Scene:
    return ErrorScene(context, trace)


class ErrorScene(Scene):
    """Says that something went wrong, what is safe, and the way back."""

    def __init__(self, context: Context, trace: str) -> None:
        super().__init__(context)
        self.lines = trace.strip().splitlines()[-3:]

    def widgets(self) -> list[Widget]:
        screen, unit = self.brush.screen, self.brush.screen.unit
        width, height = 300, 64
        rect = self.brush.box(
            (screen.width / unit - width) / 2, screen.height / unit - height - 48, width, height
        )
        return [Button("home", rect, self.words("Back to the title"), self._home, "next", 22)]

    def _home(self) -> None:
        self.context.stack.reset(lambda: TitleScene(self.context))

    def draw(self, target: pygame.Surface) -> None:
        brush, words = self.brush, self.words
        target.fill(brush.base("shell"))
        paper = brush.base("paper")
        margin = brush.px(24)
        room = target.get_width() - 2 * margin
        centre = target.get_width() // 2
        title = brush.text(
            target,
            words("Something went wrong"),
            (centre, target.get_height() * 16 // 100),
            34,
            paper,
            Face.DISPLAY,
            "midtop",
            room,
        )
        body = brush.paragraph(
            target,
            words("Your match was saved after the last move. You can go on from the title."),
            (centre, title.bottom + brush.px(20)),
            min(room, brush.px(620)),
            18,
            paper,
            align="centre",
            anchor="midtop",
        )
        brush.paragraph(
            target,
            "\n".join(self.lines),
            (centre, body.bottom + brush.px(24)),
            min(room, brush.px(760)),
            14,
            brush.base("edge"),
            align="centre",
            anchor="midtop",
        )
        self.group.draw(target, brush)
