"""A short message that appears without motion and leaves by itself."""

from dataclasses import dataclass

import pygame

from game.services.assets import Face
from game.sprites import paint
from game.ui.brush import Brush

SHOW_SECONDS = 2.6


@dataclass(slots=True)
class Toast:
    text: str = ""
    seconds_left: float = 0.0
    calm: bool = False
    """Only news, nothing was refused."""

    def say(self, text: str, seconds: float = SHOW_SECONDS, calm: bool = False) -> None:
        self.text = text
        self.seconds_left = seconds
        self.calm = calm

    def update(self, dt: float) -> bool:
        """Let time pass; True when the message just left."""
        if self.seconds_left <= 0:
            return False
        self.seconds_left -= dt
        return self.seconds_left <= 0

    @property
    def visible(self) -> bool:
        return self.seconds_left > 0

    def draw(self, target: pygame.Surface, brush: Brush, centre: tuple[int, int]) -> None:
        if not self.visible:
            return
        room = min(brush.px(620), target.get_width() - brush.px(64))
        letters = brush.px(prompt_size(brush))
        font = brush.assets.font(Face.BOLD, letters)
        room = min(room, max(font.size(line)[0] for line in self.text.split("\n")))
        words = paint.wrap(
            brush.assets,
            Face.BOLD,
            letters,
            self.text,
            brush.base("paper"),
            room,
            align="centre",
        )
        rect = words.get_rect(center=centre).inflate(brush.px(44), brush.px(20))
        rect.clamp_ip(target.get_rect())
        colours = ("ink", "ink") if self.calm else ("hot", "hot_edge")
        brush.panel(target, rect, 18, *colours)
        target.blit(words, words.get_rect(center=rect.center))


def prompt_size(brush: Brush) -> float:
    """Sentences over the table: readable on a phone, calm on a desktop."""
    return {"WIDE": 20, "TALL": 16, "SHORT": 16}[brush.shape.name]
