"""A zero lands on a pile: rings spread, the old value is struck out, the loss stands there."""

from dataclasses import dataclass

import pygame

from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush

RINGS = (("hot", 0.85, 1.0), ("saffron", 0.75, 0.74), ("hot", 0.65, 0.5))
"""Colour, opacity, and how far each has spread when the first is at its end."""
STEPS = 14
"""Rings are drawn in this many sizes, so that each is made only once."""
SPREAD_UNITS = {Shape.WIDE: 190, Shape.TALL: 130, Shape.SHORT: 120}


@dataclass(slots=True)
class ZeroMoment:
    centre: tuple[int, int]
    before: int
    loss: int
    spread: float = 0.0
    """How far the rings are, 0 to 1; at 1 they are gone."""

    def draw(self, brush: Brush, target: pygame.Surface) -> None:
        if self.spread < 1:
            self._draw_rings(brush, target)
        self._draw_loss(brush, target)

    def _draw_rings(self, brush: Brush, target: pygame.Surface) -> None:
        widest = brush.px(SPREAD_UNITS[brush.shape])
        for name, opacity, share in RINGS:
            step = max(1, round(self.spread * share * STEPS))
            colour = paint.faded(brush.base(name), opacity)
            ring = paint.disc_ring(widest * step // STEPS, colour, max(2, brush.px(5)))
            target.blit(ring, ring.get_rect(center=self.centre))

    def _draw_loss(self, brush: Brush, target: pygame.Surface) -> None:
        """The value until now, struck out, and what it has lost."""
        size = 28 if brush.shape is Shape.WIDE else 21
        faint, red = brush.base("disabled_text"), brush.assets.palette.suit("red").colour
        old = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(self.before), faint)
        loss = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(self.loss), red)
        gap, sign = brush.px(size * 0.45), brush.px(size * 0.55)
        width = old.get_width() + gap + sign + brush.px(3) + loss.get_width()
        box = pygame.Rect(0, 0, width + brush.px(size * 1.1), brush.px(size * 1.6))
        box.midtop = (self.centre[0], self.centre[1] + brush.px(size * 1.5))
        box.clamp_ip(target.get_rect().inflate(-brush.px(16), -brush.px(16)))
        brush.panel(target, box, size * 0.8)
        left = box.centerx - width // 2
        struck = target.blit(old, old.get_rect(midleft=(left, box.centery)))
        self._bar(brush, target, struck.inflate(brush.px(8), 0), brush.base("ink"), 2.5)
        left = struck.right + gap
        minus = pygame.Rect(left, box.top, sign, box.height)
        self._bar(brush, target, minus, red, size * 0.16)
        target.blit(loss, loss.get_rect(midleft=(minus.right + brush.px(3), box.centery)))

    @staticmethod
    def _bar(
        brush: Brush, target: pygame.Surface, box: pygame.Rect, colour: pygame.Color, thick: float
    ) -> None:
        bar = pygame.Rect(box.left, 0, box.width, max(2, brush.px(thick)))
        bar.centery = box.centery
        brush.rounded(target, bar, thick / 2, colour)
