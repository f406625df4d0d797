"""What lies in the series: every card of each, from the bottom to the top."""

import pygame

from game.match.match import Match
from game.rules.contretemps import Series
from game.scenes.context import Context
from game.scenes.contretemps.holder_art import draw_hourglasses, hourglasses_width
from game.scenes.contretemps.naming import GAME, face_of, series_face
from game.scenes.pages import LookScene
from game.services.assets import Face
from game.services.screen import Screen, Shape
from game.sprites import faces
from game.sprites.poses import CARD_RATIO

ROW_UNITS = {Shape.WIDE: 164, Shape.TALL: 150, Shape.SHORT: 96}


class SeriesScene(LookScene):
    sheet_width = 900

    def __init__(self, context: Context, match: Match, series: list[Series]) -> None:
        super().__init__(context)
        self.match = match
        self.series = series

    def lay_out(self, screen: Screen) -> None:
        """As tall as its rows."""
        head = 130 if screen.shape is Shape.WIDE else 84
        self.sheet_height = head + ROW_UNITS[screen.shape] * len(self.series)
        super().lay_out(screen)

    def title(self) -> str:
        return self.words("In the series")

    def draw_body(self, target: pygame.Surface) -> None:
        body = self.body()
        height = body.height // max(1, len(self.series))
        for index, series in enumerate(self.series):
            row = pygame.Rect(body.x, body.y + height * index, body.width, height)
            self._draw_row(target, row, series)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, series: Series) -> None:
        """Owner and hourglasses, then direction and cards: beside them, in portrait below."""
        px = self.brush.px
        below = self.brush.shape is Shape.TALL
        column = 0 if below else px(116 if self.small else 190)
        self._draw_owner(target, row, series, column or row.width)
        top = px(38) if below else 0
        area = pygame.Rect(
            row.x + column, row.y + top, row.width - column, row.height - top - px(10)
        )
        self._draw_cards(target, area, series)

    def _draw_owner(
        self, target: pygame.Surface, row: pygame.Rect, series: Series, width: int
    ) -> None:
        brush, px = self.brush, self.brush.px
        side = {Shape.WIDE: 54, Shape.TALL: 30, Shape.SHORT: 36}[brush.shape]
        spec = self.match.seats[series.owner]
        top = row.y + px(4)
        brush.avatar(target, spec.avatar, (row.x + px(side / 2), top + px(side / 2)), side, ring=3)
        left = row.x + px(side + 8)
        ink = brush.base("ink")
        size, value = (16, 20) if self.small else (21, 28)
        name = brush.text(
            target, spec.name, (left, top), size, ink, Face.BOLD, width=row.x + width - left
        )
        count = str(series.hourglasses)
        room = hourglasses_width(brush, count, value)
        if brush.shape is Shape.TALL:
            centre = (name.right + px(14) + room / 2, name.centery)
        else:
            centre = (left + room / 2, name.bottom + px(value * 0.6))
        draw_hourglasses(brush, target, centre, count, value, ink)

    def _draw_cards(self, target: pygame.Surface, area: pygame.Rect, series: Series) -> None:
        brush = self.brush
        width = min(round(area.height / CARD_RATIO), brush.px(94 if not self.small else 70))
        height = round(width * CARD_RATIO)
        top = area.y + (area.height - height) // 2
        sign_width = round(width * 0.8)
        sign = faces.face(brush.assets, GAME, series_face(series.direction), sign_width)
        target.blit(sign, (area.x, top + (height - sign.get_height()) // 2))
        left = area.x + sign_width + brush.px(12)
        room = area.right - left - width
        step = min(width + brush.px(6), room // max(1, len(series.cards) - 1))
        for index, card in enumerate(series.cards):
            picture = faces.face(brush.assets, GAME, face_of(card), width)
            target.blit(picture, (left + step * index, top))
