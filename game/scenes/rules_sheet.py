"""The rules of a game, a few short pages with pictures: never more than a tap away."""

from collections.abc import Callable

import pygame

from game.scenes.context import Context
from game.scenes.game_words import GameWords
from game.scenes.pages import SheetScene
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import Button
from game.ui.widget import Widget

Illustrator = Callable[[Brush, pygame.Surface, pygame.Rect, str], None]
"""Draws the picture of that name into a rectangle."""


TEXT_SIZES = {Shape.WIDE: (22, 17), Shape.TALL: (18, 14), Shape.SHORT: (17, 13)}
"""The largest and the smallest in which a page is set."""
LOWEST_PICTURE_UNITS = 190


class RulesScene(SheetScene):
    sheet_width = 920
    sheet_height = 700

    def __init__(
        self, context: Context, game_id: str, game_words: GameWords, illustrate: Illustrator
    ) -> None:
        super().__init__(context)
        self.game_id = game_id
        self.game_words = game_words
        self.illustrate = illustrate
        self.page = 0

    @property
    def last(self) -> bool:
        return self.page == len(self.game_words.pages) - 1

    def title(self) -> str:
        title = self.words(self.game_words.title)
        return self.words("{game}: the rules", game=title)

    def widgets(self) -> list[Widget]:
        sheet, px, words = self.sheet(), self.brush.px, self.words
        margin = px(20 if self.small else 36)
        height = px(48 if self.small else 60)
        back = pygame.Rect(sheet.x + margin, 0, px(64), height)
        onward = pygame.Rect(0, 0, px(150 if self.small else 220), height)
        onward.bottomright = (sheet.right - margin, sheet.bottom - px(18))
        back.bottom = onward.bottom
        label = words("Got it") if self.last else words("Next")
        action = self.close if self.last else self._next
        before = Button("previous", back, "", self._previous, "other", 22, "chevron-left")
        before.enabled = self.page > 0
        return [
            self.close_button(),
            before,
            Button("next", onward, label, action, "next", 22),
        ]

    def _next(self) -> None:
        self._turn(1)

    def _previous(self) -> None:
        self._turn(-1)

    def _turn(self, step: int) -> None:
        self.page = max(0, min(len(self.game_words.pages) - 1, self.page + step))
        self.context.audio.play("flip")
        self.refresh()

    def handle(self, signal: Signal) -> bool:
        if signal is Command.RIGHT and not self.last:
            self._turn(1)
            return True
        if signal is Command.LEFT and self.page > 0:
            self._turn(-1)
            return True
        if signal is Command.CONFIRM and not self.group.keyboard:
            if self.last:
                self.close()
            else:
                self._turn(1)
            return True
        return super().handle(signal)

    def draw_body(self, target: pygame.Surface) -> None:
        body, px = self.body(), self.brush.px
        y = body.y
        for picture, gap in self._fitting_blocks():
            target.blit(picture, (body.x, y))
            y += picture.get_height() + gap
        page = self.game_words.pages[self.page]
        self._draw_picture(target, body, y + px(4), page.picture)
        self._draw_dots(target)

    @property
    def _beside(self) -> bool:
        """A low screen: the picture stands beside the words."""
        return self.brush.shape is Shape.SHORT

    def _low(self) -> int:
        """Where the buttons begin."""
        return self.body().bottom - self.brush.px(60 if self.small else 68)

    def _fitting_blocks(self) -> list[tuple[pygame.Surface, int]]:
        """The words of the page, as large as leaves room for its picture."""
        size, smallest = TEXT_SIZES[self.brush.shape]
        room = self._low() - self.body().y
        if not self._beside:
            room -= self.brush.px(LOWEST_PICTURE_UNITS)
        while size > smallest and _height(self._blocks(size)) > room:
            size -= 1
        return self._blocks(size)

    def _blocks(self, size: float) -> list[tuple[pygame.Surface, int]]:
        """Heading and paragraphs as pictures, each with the gap below it."""
        brush, body, px = self.brush, self.body(), self.brush.px
        page = self.game_words.pages[self.page]
        width = body.width * 52 // 100 if self._beside else body.width
        gap, soft = px(8 if self.small else 12), brush.base("ink_soft")
        heading = paint.wrap(
            brush.assets, Face.DISPLAY, px(size * 1.35), self.words(page.heading),
            brush.base("ink"), width, line=1.15,
        )  # fmt: skip
        lines = [
            paint.wrap(brush.assets, Face.BODY, px(size), self.words(line), soft, width)
            for line in page.lines
        ]
        return [(picture, gap) for picture in (heading, *lines)]

    def _draw_picture(self, target: pygame.Surface, body: pygame.Rect, top: int, name: str) -> None:
        px, low = self.brush.px, self._low()
        if self._beside:
            left = body.x + body.width * 55 // 100
            rect = pygame.Rect(left, body.y, body.right - left, low - body.y)
        else:
            rect = pygame.Rect(body.x, top, body.width, max(px(40), low - top))
        cloth = self.brush.assets.palette.game(self.game_id).cloth
        self.brush.rounded(target, rect, 16, cloth)
        self.illustrate(self.brush, target, rect, name)

    def _draw_dots(self, target: pygame.Surface) -> None:
        onward = self.group.find("next")
        before = self.group.find("previous")
        assert onward is not None
        assert before is not None
        px, count = self.brush.px, len(self.game_words.pages)
        middle = (before.rect.right + onward.rect.left) // 2
        step = min(px(26), (onward.rect.left - before.rect.right - px(28)) // count)
        for index in range(count):
            here = index == self.page
            dot = pygame.Rect(0, 0, step if here else step // 2, step // 2)
            dot.center = (middle + round((index - (count - 1) / 2) * step), onward.rect.centery)
            colour = self.brush.base("ink" if here else "edge")
            self.brush.rounded(target, dot, 6, colour)


def _height(blocks: list[tuple[pygame.Surface, int]]) -> int:
    return sum(picture.get_height() + gap for picture, gap in blocks)
