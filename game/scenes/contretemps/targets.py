"""What can be touched on the table: places for a chosen card, or places to choose first.

A chosen card makes every place a target that says what would happen there: a
card goes on top of a series at its cards, under it at its wood, starts a series
at + or −.  Refused places stay silent until touched, then they say why.
"""

from collections.abc import Callable

import pygame

from game.rules.contretemps import Action, Prospect
from game.scenes.contretemps.holder_art import draw_hourglasses, hourglasses_width
from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.widget import Look, Widget

SMALLEST_LABEL = 14.0
ICONS = {Action.CAPTURE: "hand", Action.UNDER: "under", Action.DISCARD: "under"}


class Place(Widget):
    """Somewhere to touch without a mark of its own: choose it first, or look inside."""

    radius = 12

    def __init__(self, name: str, rect: pygame.Rect, action: Callable[[], None]) -> None:
        super().__init__(name, rect)
        self.action = action

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if look is not Look.REST:
            glow = paint.rounded(self.rect.size, brush.px(12), pygame.Color(255, 246, 228, 26))
            target.blit(glow, self.rect)


class Target(Widget):
    """One card at one place."""

    def __init__(
        self,
        prospect: Prospect,
        rect: pygame.Rect,
        label: str,
        action: Callable[[Prospect], None],
    ) -> None:
        super().__init__(f"{prospect.action}:{prospect.place}", rect)
        self.prospect = prospect
        self.label = label
        self.action = action
        self.focusable = prospect.possible

    def press(self, at: tuple[int, int] | None) -> None:
        self.action(self.prospect)

    @property
    def starts(self) -> bool:
        return self.prospect.action in (Action.START_RISING, Action.START_FALLING)

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if not self.prospect.possible:
            return
        if self.starts:
            self._draw_start(target, brush, look)
        else:
            self._draw_pill(target, brush, look)

    def draw_focus(self, target: pygame.Surface, brush: Brush) -> None:
        rect = self.rect if self.starts else self.pill(brush)
        units = 8.0 if self.starts else rect.height / brush.screen.unit / 2
        brush.focus_ring(target, rect, units)

    def _draw_start(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        brush.turn_ring(target, self.rect, 8)
        if look is not Look.REST:
            glow = paint.rounded(self.rect.size, brush.px(8), pygame.Color(255, 255, 255, 70))
            target.blit(glow, self.rect)

    # -- the pill

    def pill(self, brush: Brush) -> pygame.Rect:
        """Above the cards for on top, on the wood for under."""
        wide = brush.shape is Shape.WIDE
        height = brush.px(34 if wide else 24)
        words, number = self._parts(brush)
        width = min(self.rect.width, words + number + brush.px(24 if wide else 14))
        pill = pygame.Rect(0, 0, width, height)
        if self.prospect.action is Action.CAPTURE:
            pill.midtop = self.rect.midtop
            pill.top -= brush.px(24 if wide else 11)
        elif self.prospect.action is Action.UNDER:
            pill.midbottom = (self.rect.centerx, self.rect.bottom + brush.px(4 if wide else 2))
        else:
            pill.midbottom = (self.rect.centerx, self.rect.bottom + brush.px(6))
        return pill

    def _size(self, brush: Brush) -> float:
        return 18.0 if brush.shape is Shape.WIDE else SMALLEST_LABEL

    def _parts(self, brush: Brush) -> tuple[int, int]:
        """Widths of the words (or the icon) and of the hourglasses; 0 where left out."""
        size = self._size(brush)
        margin = brush.px(16)
        words = brush.assets.font(Face.BOLD, brush.px(size)).size(self.label)[0]
        if words + margin > self.rect.width:
            words = brush.px(size * 1.3)
        number = hourglasses_width(brush, str(self.prospect.hourglasses), size) + brush.px(8)
        shows_number = words + number + margin <= self.rect.width
        return words, number if shows_number and self._has_number else 0

    @property
    def _has_number(self) -> bool:
        return self.prospect.action in (Action.CAPTURE, Action.UNDER)

    def _draw_pill(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        pill = self.pill(brush)
        capture = self.prospect.action is Action.CAPTURE
        fill = brush.base("saffron" if capture else "paper")
        if look is not Look.REST:
            fill = pygame.Color(fill).lerp(brush.base("paper" if capture else "highlight"), 0.6)
        units = pill.height / brush.screen.unit / 2
        around = pill.inflate(brush.px(4), brush.px(4))
        brush.rounded(target, around, units + 2, brush.base("ink"))
        brush.rounded(target, pill, units, fill)
        self._write(target, brush, pill)

    def _write(self, target: pygame.Surface, brush: Brush, pill: pygame.Rect) -> None:
        words, number = self._parts(brush)
        size, ink = self._size(brush), brush.base("ink")
        left = pill.centerx - (words + number) // 2
        full = brush.assets.font(Face.BOLD, brush.px(size)).size(self.label)[0]
        if full > words:
            icon = ICONS[self.prospect.action]
            brush.icon(target, icon, (left + words / 2, pill.centery), size * 1.3, ink)
        else:
            at = (left, pill.centery)
            brush.text(target, self.label, at, size, ink, Face.BOLD, "midleft")
        if number:
            room = number - brush.px(8)
            centre = (left + words + brush.px(8) + room / 2, pill.centery)
            text = str(self.prospect.hourglasses)
            draw_hourglasses(brush, target, centre, text, size, ink)
