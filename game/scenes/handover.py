"""Pass the device: nobody sees another's hand."""

from typing import Any

import pygame

from game.match.match import Match
from game.scenes.context import Context
from game.scenes.pause import PauseScene
from game.scenes.scene import Scene
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites import faces, paint
from game.ui.controls import Button, IconButton
from game.ui.widget import Widget

DEAF_SECONDS = 0.5
"""The last tap of the person before must not uncover the hand of the next."""


class HandoverScene(Scene):
    """Hides the table until the person named says that it is them; returns the seat."""

    def __init__(self, context: Context, match: Match, seat: int, news: str) -> None:
        super().__init__(context)
        self.match = match
        self.seat = seat
        self.news = news
        self.seconds = 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        self.seconds += dt

    def widgets(self) -> list[Widget]:
        brush = self.brush
        name = self.match.seats[self.seat].name
        width = min(brush.screen.units_wide - 48, 420)
        height = 60 if brush.shape is Shape.SHORT else 80
        rect = brush.box(0, 0, width, height)
        rect.centerx = brush.screen.width // 2
        low = 40 if brush.shape is Shape.SHORT else 70
        rect.bottom = brush.screen.height - brush.px(low)
        label = self.words("I am {name}", name=name)
        return [
            Button("take", rect, label, self._take, "next", 28, "eye"),
            self._pause_button(),
        ]

    def _pause_button(self) -> Widget:
        """Where the table has it."""
        edge, top, size = {
            Shape.WIDE: (30, 26, 46),
            Shape.TALL: (12, 14, 44),
            Shape.SHORT: (10, 8, 44),
        }[self.brush.shape]
        rect = self.brush.box(edge, top, size, size)
        return IconButton("pause", rect, "pause", self.words("Pause"), self._pause)

    def _take(self) -> None:
        if self.seconds >= DEAF_SECONDS:
            self.context.audio.play("flip")
            self.context.stack.pop(self.seat)

    def _pause(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: PauseScene(self.context, self.match.seed, with_rules=False))

    def resume(self, result: Any = None) -> None:
        if result == "leave":
            self.context.stack.home()
        self.refresh()

    def handle(self, signal: Signal) -> bool:
        if signal in (Command.CANCEL, Command.PAUSE):
            self._pause()
            return True
        if super().handle(signal):
            return True
        if signal is Command.CONFIRM:
            self._take()
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        brush = self.brush
        game_id = self.match.game.id
        target.blit(
            paint.cloth(brush.assets, game_id, target.get_size(), brush.screen.unit), (0, 0)
        )
        short = brush.shape is Shape.SHORT
        centre = target.get_width() // 2
        colour = brush.assets.palette.game(game_id).text
        seat = self.match.seats[self.seat]
        top = brush.px(14 if short else 56)
        line = brush.text(
            target, self.words("Pass the device to"), (centre, top), 18 if short else 24, colour,
            anchor="midtop",
        )  # fmt: skip
        name = brush.text(
            target, seat.name, (centre, line.bottom), 38 if short else 64, colour, Face.DISPLAY,
            "midtop", target.get_width() - brush.px(40),
        )  # fmt: skip
        self._draw_face(target, name.bottom, seat.avatar)
        self._draw_note(target, colour)
        self.group.draw(target, brush)

    def _draw_face(self, target: pygame.Surface, top: int, avatar: str) -> None:
        """The person's face above a fan of backs, in the room that is left."""
        brush = self.brush
        button = self.group.find("take")
        assert button is not None
        short = brush.shape is Shape.SHORT
        room = (button.rect.top - top) / brush.screen.unit - (10 if self.news else 0)
        news = 66 if self.news and not short else 0
        side = max(60.0, min(220.0, (room - news) * 0.62))
        centre = target.get_width() // 2
        face_y = top + brush.px(16 + side / 2)
        self._draw_fan(target, centre, face_y + brush.px(side * 0.62), side)
        brush.avatar(target, avatar, (centre, face_y), side, turn=True, ring=8)
        if self.news:
            rect = pygame.Rect(0, 0, button.rect.width, brush.px(52))
            rect.midbottom = (centre, button.rect.top - brush.px(14))
            if short:
                left = centre + brush.px(side / 2 + 110)
                rect = pygame.Rect(left, 0, target.get_width() - left - brush.px(24), brush.px(64))
                rect.centery = face_y
            self._draw_news(target, rect)

    def _draw_news(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """What happened last, for the person who comes back to the table."""
        brush = self.brush
        brush.panel(target, rect, 14)
        brush.paragraph(
            target, self.news, rect.center, rect.width - brush.px(24),
            18 if brush.shape is Shape.WIDE else 16, brush.base("ink"), align="centre",
            anchor="center",
        )  # fmt: skip

    def _draw_fan(self, target: pygame.Surface, x: int, y: int, side: float) -> None:
        width = min(self.brush.px(side * 0.5), target.get_width() * 24 // 100)
        game_id = self.match.game.id
        for index in range(5):
            offset = index - 2
            turned = self.brush.turned(
                ("back", game_id, width),
                lambda: faces.drawn(self.brush.assets, game_id, None, width).master,
                offset * 11,
                1 / faces.MASTER_SCALE,
            )
            at = (x + round(offset * width * 0.62), y + round(abs(offset) ** 1.6 * width * 0.08))
            target.blit(turned, turned.get_rect(center=at))

    def _draw_note(self, target: pygame.Surface, colour: pygame.Color) -> None:
        low = {Shape.WIDE: 22, Shape.TALL: 16, Shape.SHORT: 10}[self.brush.shape]
        at = (target.get_width() // 2, target.get_height() - self.brush.px(low))
        text = self.words("The cards stay hidden until then.")
        size = 18 if self.brush.shape is Shape.WIDE else 16
        self.brush.text(target, text, at, size, colour, anchor="midbottom")
