"""The last trick once more, in the order it was picked up, and what each card covered."""

import pygame

from game.match.match import Match
from game.rules.zero_pile import Placement, ZeroPileView, number_of, taken_trick
from game.scenes.context import Context
from game.scenes.pages import LookScene
from game.scenes.zero_pile.cards import GAME, face_of
from game.scenes.zero_pile.drawing import draw_number
from game.services.assets import Face
from game.services.screen import Screen, Shape
from game.sprites import faces
from game.sprites.poses import CARD_RATIO


class TrickScene(LookScene):
    sheet_width = 860

    def __init__(self, context: Context, match: Match, view: ZeroPileView) -> None:
        super().__init__(context)
        self.match = match
        self.viewer = view.seat
        self.taken = taken_trick(view)

    def lay_out(self, screen: Screen) -> None:
        """No taller than a row of cards, or two where it is narrow."""
        two_rows = screen.shape is Shape.TALL and self.match.players > 3
        self.sheet_height = {Shape.WIDE: 396, Shape.SHORT: 340}.get(screen.shape, 400)
        if two_rows:
            self.sheet_height = 500
        super().lay_out(screen)

    def title(self) -> str:
        return self.words("Last trick")

    def draw_body(self, target: pygame.Surface) -> None:
        brush, body = self.brush, self.body()
        size = 20 if not self.small else 16
        line = brush.paragraph(
            target, self._sentence(), body.topleft, body.width, size, brush.base("ink")
        )
        rows = self._rows()
        top = line.bottom + brush.px(18)
        height = (body.bottom - top) // len(rows)
        for index, row in enumerate(rows):
            area = pygame.Rect(body.x, top + height * index, body.width, height)
            self._draw_row(target, area, row, len(rows[0]))

    def _sentence(self) -> str:
        taken = self.taken
        if taken.winner == self.viewer:
            return self.words(
                "**You** took it, your own card first, then clockwise: "
                "{before} became **{after}**.",
                before=taken.before,
                after=taken.after,
            )
        return self.words(
            "**{name}** took it, own card first, then clockwise: {before} became **{after}**.",
            name=self.match.seats[taken.winner].name,
            before=taken.before,
            after=taken.after,
        )

    def _rows(self) -> list[list[tuple[int, Placement]]]:
        numbered = list(enumerate(self.taken.placements, 1))
        if self.brush.shape is not Shape.TALL or len(numbered) <= 3:
            return [numbered]
        half = (len(numbered) + 1) // 2
        return [numbered[:half], numbered[half:]]

    def _draw_row(
        self,
        target: pygame.Surface,
        area: pygame.Rect,
        row: list[tuple[int, Placement]],
        columns: int,
    ) -> None:
        brush = self.brush
        step, foot = area.width // columns, brush.px(60)
        room = (area.height - foot) / CARD_RATIO
        width = round(min(step * 0.7, room, brush.px(104)))
        for index, (number, placement) in enumerate(row):
            x = area.x + step * index + step // 2
            picture = faces.face(brush.assets, GAME, face_of(placement.card), width)
            rect = target.blit(picture, picture.get_rect(midtop=(x, area.y)))
            side = 30 if self.small else 40
            owner = self.match.seats[placement.from_seat]
            corner = (rect.right - brush.px(4), rect.top + brush.px(2))
            brush.avatar(target, owner.avatar, corner, side, ring=2.5)
            draw_number(brush, target, (rect.left, rect.top), number, side * 0.72)
            self._draw_effect(target, placement, (x, rect.bottom + brush.px(5)), step)

    def _draw_effect(
        self, target: pygame.Surface, placement: Placement, at: tuple[int, int], room: int
    ) -> None:
        brush, words = self.brush, self.words
        size = 18 if not self.small else 15
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        if placement.covered is None:
            text = words("new pile")
        else:
            text = words("covers {number}", number=number_of(placement.covered))
        line = brush.text(target, text, at, size, soft, Face.BODY, "midtop", room - brush.px(6))
        low = (at[0], line.bottom - brush.px(3))
        brush.text(target, f"= {placement.value}", low, size + 2, ink, Face.DISPLAY, "midtop")
