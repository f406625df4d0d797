"""What lies beneath: all piles of one seat, every card of them.

Covered cards were played openly, so everybody may look (ZP-13).
"""

import pygame

from game.match.match import Match
from game.rules.zero_pile import Colour, ZeroPileView
from game.scenes.context import Context
from game.scenes.pages import SheetScene
from game.scenes.seating import introduction
from game.scenes.zero_pile import piles
from game.scenes.zero_pile.cards import GAME, face_of
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Screen, Shape
from game.sprites import faces
from game.sprites.poses import card_height
from game.ui.controls import IconButton
from game.ui.widget import Widget

LOOSEST_STRIP = 0.4
"""How much of a covered card shows, in card widths."""


class PilesScene(SheetScene):
    sheet_width = 760

    def __init__(self, context: Context, match: Match, view: ZeroPileView, seat: int) -> None:
        super().__init__(context)
        self.match = match
        self.view = view
        self.seat = seat

    def lay_out(self, screen: Screen) -> None:
        """As tall as the highest pile of the table needs, and the screen allows."""
        highest = max(len(pile) for row in self.view.piles for pile in row)
        self.sheet_height = 400 + 42 * max(0, highest - 1)
        super().lay_out(screen)

    def title(self) -> str:
        name, value = self.match.seats[self.seat].name, self.view.values[self.seat]
        return self.words("{name}: {value} on top", name=name, value=value)

    def widgets(self) -> list[Widget]:
        foot, side = self._foot(), self.brush.px(46)
        left = pygame.Rect(foot.left, foot.centery - side // 2, side, side)
        right = left.move(foot.width - side, 0)
        before, after = self.words("Previous player"), self.words("Next player")
        return [
            self.close_button(),
            IconButton("previous", left, "chevron-left", before, lambda: self._turn(-1)),
            IconButton("next", right, "chevron-right", after, lambda: self._turn(1)),
        ]

    def _foot(self) -> pygame.Rect:
        body, height = self.body(), self.brush.px(80 if self.brush.shape is Shape.TALL else 56)
        return pygame.Rect(body.x, body.bottom - height, body.width, height)

    def _turn(self, step: int) -> None:
        self.seat = (self.seat + step) % self.match.players
        self.context.audio.play("flip")
        self.refresh()

    def handle(self, signal: Signal) -> bool:
        if signal in (Command.LEFT, Command.RIGHT):
            self._turn(1 if signal is Command.RIGHT else -1)
            return True
        if signal is Command.CONFIRM and not self.group.keyboard:
            self.close()
            return True
        return super().handle(signal)

    def draw_body(self, target: pygame.Surface) -> None:
        body, rows = self.body(), self.view.piles[self.seat]
        foot = self._foot().height + self.brush.px(12)
        column = body.width // len(Colour)
        widest = min(column - self.brush.px(18), self.brush.px(104))
        width = min(widest, round((body.height - foot) / 1.6))
        for colour in Colour:
            x = body.x + column * colour + column // 2
            top = body.y + self.brush.px(10)
            area = pygame.Rect(x - width // 2, top, width, body.bottom - foot - top)
            self._draw_pile(target, area, colour, rows[colour])
        self._draw_foot(target)

    def _draw_foot(self, target: pygame.Surface) -> None:
        text = self.words("The card in the frame lies on top: only that one counts.")
        spec = self.match.seats[self.seat]
        if spec.is_bot:
            text = f"{introduction(self.context, spec)}\n{text}"
        foot, soft = self._foot(), self.brush.base("ink_soft")
        room = foot.width - self.brush.px(112)
        self.brush.paragraph(
            target, text, foot.center, room, 18 if not self.small else 15, soft, Face.BODY,
            "centre", "center",
        )  # fmt: skip

    def _draw_pile(
        self, target: pygame.Surface, area: pygame.Rect, colour: Colour, pile: tuple[int, ...]
    ) -> None:
        height = card_height(area.width)
        if not pile:
            place = pygame.Rect(area.topleft, (area.width, height))
            piles.draw_empty(self.brush, target, place, colour)
            return
        room = area.height - height
        strip = min(area.width * LOOSEST_STRIP, room / max(1, len(pile) - 1))
        for index, card in enumerate(pile):
            picture = faces.face(self.brush.assets, GAME, face_of(card), area.width)
            at = (area.x, area.y + round(strip * index))
            target.blit(picture, at)
        last = pygame.Rect(at, (area.width, height))
        self.brush.turn_ring(target, last, 10 * area.width / self.brush.px(100))
