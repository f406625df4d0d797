"""About: what this is, what it promises, and whose work it uses."""

import pygame

from game import __version__
from game.scenes.pages import SheetScene
from game.services.assets import Face
from game.ui.widget import Widget


class AboutScene(SheetScene):
    sheet_width = 820
    sheet_height = 600

    def title(self) -> str:
        return "Pentadeck"

    def widgets(self) -> list[Widget]:
        return [self.close_button()]

    def sections(self) -> list[tuple[str, str]]:
        words = self.words
        return [
            (
                words("Five card games, one table"),
                words(
                    "Play against bots or pass the device around the table. "
                    "No account, no advertising, nothing leaves this device."
                ),
            ),
            (
                words("Fair play"),
                words(
                    "Bots see their own hand and what lies on the table, never your cards. "
                    "The deal comes from a seed alone and does not know who is who."
                ),
            ),
            (
                words("Credits"),
                words(
                    "Rules text, pictures, sounds and code are our own, under the MIT licence. "
                    "Lettering: Caprasimo and Bricolage Grotesque, SIL Open Font License 1.1. "
                    "Made with Python and pygame-ce (LGPL)."
                ),
            ),
        ]

    def draw_body(self, target: pygame.Surface) -> None:
        brush, body = self.brush, self.body()
        y = body.y
        heading, size = (19, 15) if self.small else (26, 20)
        if brush.screen.units_high < 400:
            heading, size = 16, 14
        gap = brush.px(8 if self.small else 18)
        for title, text in self.sections():
            line = brush.text(
                target, title, (body.x, y), heading, brush.base("ink"), Face.DISPLAY,
                width=body.width,
            )  # fmt: skip
            block = brush.paragraph(
                target, text, (body.x, line.bottom + brush.px(2)), body.width, size,
                brush.base("ink_soft"),
            )  # fmt: skip
            y = block.bottom + gap
        label = self.words("Version {number}", number=__version__)
        brush.text(
            target, label, (body.x, body.bottom), 15 if self.small else 18,
            brush.base("ink_soft"), anchor="bottomleft",
        )  # fmt: skip
