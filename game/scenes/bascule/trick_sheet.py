"""The last trick once more: who played what, and who took which sticks."""

import pygame

from game.match.match import Match
from game.rules.bascule import BasculeView
from game.scenes.context import Context
from game.scenes.pages import LookScene
from game.services.assets import Face
from game.services.screen import Screen, Shape
from game.sprites import faces
from game.sprites.poses import CARD_RATIO


class TrickScene(LookScene):
    sheet_width = 760

    def __init__(self, context: Context, match: Match, view: BasculeView) -> None:
        super().__init__(context)
        self.match = match
        self.trick = view.tricks[-1]

    def lay_out(self, screen: Screen) -> None:
        """No taller than one row of cards."""
        self.sheet_height = 300 if screen.shape is Shape.TALL else 370
        super().lay_out(screen)

    def title(self) -> str:
        return self.words("Last trick")

    def draw_body(self, target: pygame.Surface) -> None:
        """In order of play, the highest and the lowest named."""
        brush, body = self.brush, self.body()
        step = body.width // len(self.trick)
        foot = brush.px(56)
        width = min(round(step * 0.74), round((body.height - foot) / CARD_RATIO), brush.px(112))
        cards = [card for _, card in self.trick]
        for index, (seat, card) in enumerate(self.trick):
            x = body.x + step * index + step // 2
            picture = faces.face(brush.assets, self.match.game.id, card, width)
            rect = target.blit(picture, picture.get_rect(midtop=(x, body.y + brush.px(10))))
            side = 34 if brush.shape is not Shape.WIDE else 44
            corner = (rect.right - brush.px(4), rect.top + brush.px(2))
            brush.avatar(target, self.match.seats[seat].avatar, corner, side, ring=2.5)
            at = (x, rect.bottom + brush.px(6))
            name = brush.text(
                target, self.match.seats[seat].name, at, 18, brush.base("ink"), Face.BOLD,
                "midtop", step - brush.px(6),
            )  # fmt: skip
            self._draw_role(target, card, cards, (x, name.bottom), step)

    def _draw_role(
        self,
        target: pygame.Surface,
        card: int,
        cards: list[int],
        at: tuple[int, int],
        room: int,
    ) -> None:
        own = self.brush.assets.palette.bascule
        if card == max(cards):
            text, colour = self.words("highest"), own["stick_blue"]
        elif card == min(cards):
            text, colour = self.words("lowest"), own["stick_red"]
        else:
            return
        self.brush.text(target, text, at, self._role_size(), colour, Face.BOLD, "midtop", room)

    def _role_size(self) -> int:
        return 18 if self.brush.shape is Shape.WIDE else 16
