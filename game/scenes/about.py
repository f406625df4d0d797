"""About: what this is, what it promises, and whose work it uses."""

import pygame

from game import __version__
from game.scenes.pages import SheetScene
from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.widget import Widget

LARGEST_TEXT = {Shape.WIDE: 21, Shape.TALL: 17, Shape.SHORT: 16}
SMALLEST_TEXT = 13


class AboutScene(SheetScene):
    sheet_width = 860
    size = SMALLEST_TEXT

    def title(self) -> str:
        return "Pentadeck"

    def refresh(self) -> None:
        """The sheet is as high as what stands on it, the letters as large as fits."""
        self.sheet_height = self.brush.screen.units_high
        self.size = LARGEST_TEXT[self.brush.shape]
        room = self.body().height
        while self.size > SMALLEST_TEXT and self._highest() > room:
            self.size -= 1
        spare = max(0, room - self._highest())
        self.sheet_height = (self.sheet().height - spare) / self.brush.screen.unit
        super().refresh()

    def _highest(self) -> int:
        return max(map(_height, self._blocks()))

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
                    "The deal never depends on their level. "
                    "Each deal has a number, its seed, that the pause shows."
                ),
            ),
            (
                words("Credits"),
                words(
                    "Code, pictures, sounds and texts: our own, under the MIT licence. "
                    "Lettering: Caprasimo and Bricolage Grotesque, SIL Open Font License 1.1. "
                    "Made with Python and pygame-ce (LGPL)."
                ),
            ),
            (words("Version {number}", number=__version__), ""),
        ]

    # -- the picture

    def _columns(self) -> list[tuple[pygame.Rect, list[tuple[str, str]]]]:
        """One column of sections; on a low screen two."""
        body, sections = self.body(), self.sections()
        if self.brush.shape is not Shape.SHORT:
            return [(body, sections)]
        width = (body.width - self.brush.px(28)) // 2
        left = pygame.Rect(body.x, body.y, width, body.height)
        right = pygame.Rect(body.right - width, body.y, width, body.height)
        return [(left, sections[:2]), (right, sections[2:])]

    def _section(self, title: str, text: str, width: int) -> list[tuple[pygame.Surface, int]]:
        """Heading and text as pictures, each with the gap below it."""
        brush, px, size = self.brush, self.brush.px, self.size
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        heading = paint.wrap(
            brush.assets, Face.DISPLAY, px(size * 1.3), title, ink, width, line=1.1
        )
        if not text:
            return [(heading, 0)]
        block = paint.wrap(brush.assets, Face.BODY, px(size), text, soft, width)
        return [(heading, px(2)), (block, px(size * 0.8))]

    def _blocks(self) -> list[list[tuple[pygame.Surface, int]]]:
        return [
            [part for section in sections for part in self._section(*section, area.width)]
            for area, sections in self._columns()
        ]

    def draw_body(self, target: pygame.Surface) -> None:
        for (area, _), column in zip(self._columns(), self._blocks(), strict=True):
            y = area.y
            for picture, gap in column:
                target.blit(picture, (area.x, y))
                y += picture.get_height() + gap


def _height(column: list[tuple[pygame.Surface, int]]) -> int:
    return sum(picture.get_height() + gap for picture, gap in column)
