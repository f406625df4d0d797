"""What a person touches at Gourmand's table: places on the cloth and large buttons."""

from collections.abc import Callable

import pygame

from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import Button
from game.ui.widget import Look, Widget

Action = Callable[[], None]


class Spot(Widget):
    """A place on the cloth: the table draws what lies there, the spot answers."""

    def __init__(
        self, name: str, rect: pygame.Rect, action: Action, focusable: bool = False
    ) -> None:
        super().__init__(name, rect)
        self.action = action
        self.focusable = focusable

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if look is Look.HOVER:
            glow = pygame.Color(255, 255, 255, 30)
            target.blit(paint.rounded(self.rect.size, brush.px(self.radius), glow), self.rect)


class BigButton(Button):
    """A label with a few words under it, and perhaps a picture above."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        action: Action,
        kind: str = "other",
        size: float = 30,
        icon: str | None = None,
        detail: str = "",
    ) -> None:
        super().__init__(name, rect, label, action, kind, size, icon)
        self.detail = detail

    def _draw_label(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, colour: pygame.Color
    ) -> None:
        room = rect.width - brush.px(16)
        label = paint.fit_text(
            brush.assets, Face.DISPLAY, brush.px(self.size), self.label, colour, room
        )
        small = 18 if brush.shape is Shape.WIDE else 14
        detail = paint.fit_text(brush.assets, Face.BOLD, brush.px(small), self.detail, colour, room)
        icon_high = brush.px(self.size * 1.25) if self.icon else 0
        height = icon_high + label.get_height() + (detail.get_height() if self.detail else 0)
        y = rect.centery - height // 2
        if self.icon:
            middle = (rect.centerx, y + icon_high // 2)
            brush.icon(target, self.icon, middle, self.size * 1.2, colour)
        y += icon_high
        target.blit(label, label.get_rect(midtop=(rect.centerx, y)))
        if self.detail:
            below = (rect.centerx, y + label.get_height())
            target.blit(detail, detail.get_rect(midtop=below))


class ColumnButton(Widget):
    """One column: what putting a card there or taking it gives, or why it cannot be.

    ``change`` is (before, after) in points; equal values are written once.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        action: Action,
        change: tuple[int, int] | None = None,
        note: str = "",
        refused: bool = False,
        kind: str = "other",
        badge: bool = False,
    ) -> None:
        super().__init__(name, rect)
        self.label = label
        self.action = action
        self.change = change
        self.note = note
        self.refused = refused
        self.kind = kind
        self.badge = badge
        self.focusable = not refused

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        rect = self.rect
        if self.refused:
            ground = brush.assets.palette.game("gourmand").dim.rgba
            target.blit(paint.rounded(rect.size, brush.px(self.radius), ground), rect)
            colour = brush.assets.palette.game("gourmand").accent
        else:
            colour = brush.base("ink")
            rect = self._draw_paper(target, brush, look)
        if brush.shape is Shape.SHORT:
            self._draw_in_a_row(target, brush, rect, colour)
        else:
            self._draw_stacked(target, brush, rect, colour)

    def _draw_paper(self, target: pygame.Surface, brush: Brush, look: Look) -> pygame.Rect:
        fill, edge, _ = Button.KINDS[self.kind]
        if look is Look.PRESSED:
            rect = self.rect.move(0, brush.px(4))
            brush.rounded(target, rect, self.radius, brush.base(fill))
            return rect
        brush.panel(target, self.rect, self.radius, fill, edge)
        if look is Look.HOVER:
            glow = pygame.Color(255, 255, 255, 60)
            target.blit(paint.rounded(self.rect.size, brush.px(self.radius), glow), self.rect)
        return self.rect

    def _draw_stacked(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, colour: pygame.Color
    ) -> None:
        wide = brush.shape is Shape.WIDE
        room = rect.width - brush.px(10)
        note = paint.wrap(
            brush.assets, Face.BODY, brush.px(18 if wide else 15), self.note or " ", colour, room,
            "centre", 1.1,
        )  # fmt: skip
        step = brush.px(29 if wide else 27)
        height = step * (2 if self.change is not None else 1)
        y = rect.centery - (height + (note.get_height() if self.note else 0) - step) // 2
        at = (rect.centerx, y)
        brush.text(target, self.label, at, 21 if wide else 19, colour, Face.DISPLAY, "center", room)
        if self.change is not None:
            y += step
            self._draw_change(target, brush, (rect.centerx, y), colour, 20 if wide else 17)
        if self.note:
            target.blit(note, note.get_rect(midtop=(rect.centerx, y + step // 2)))

    def _draw_in_a_row(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, colour: pygame.Color
    ) -> None:
        """A low screen: number, points and words side by side."""
        left = (rect.left + brush.px(12), rect.centery)
        label = brush.text(target, self.label, left, 20, colour, Face.DISPLAY, "midleft")
        x = label.right + brush.px(12)
        if self.change is not None:
            span = self._change_width(brush, 18)
            at = (x + span // 2, rect.centery)
            self._draw_change(target, brush, at, colour, 18)
            x += span + brush.px(10)
        room = rect.right - x - brush.px(8)
        if self.note and room > 0:
            at = (rect.right - brush.px(10), rect.centery)
            brush.text(target, self.note, at, 15, colour, Face.BODY, "midright", room)

    def _numbers(self) -> list[str]:
        assert self.change is not None
        before, after = self.change
        return [str(before)] if before == after else [str(before), str(after)]

    def _change_width(self, brush: Brush, size: float) -> int:
        font = brush.assets.font(Face.DISPLAY, brush.px(size))
        numbers = self._numbers()
        arrow = brush.px(size * 1.4) if len(numbers) > 1 else 0
        badge = brush.px(size * 1.5) if self.badge else 0
        return sum(font.size(number)[0] for number in numbers) + arrow + badge

    def _draw_change(
        self,
        target: pygame.Surface,
        brush: Brush,
        centre: tuple[int, int],
        colour: pygame.Color,
        size: float,
    ) -> None:
        """“9 → 11”: the type has no arrow, so it is drawn."""
        x = centre[0] - self._change_width(brush, size) // 2
        for index, number in enumerate(self._numbers()):
            if index:
                middle = (x + brush.px(size * 0.7), centre[1])
                brush.icon(target, "arrow-right", middle, size * 1.1, colour)
                x += brush.px(size * 1.4)
            drawn = brush.text(
                target, number, (x, centre[1]), size, colour, Face.DISPLAY, "midleft"
            )
            x = drawn.right
        if self.badge:
            side = brush.px(size * 1.2)
            ground = pygame.Rect(0, 0, side + brush.px(4), side + brush.px(4))
            ground.center = (x + brush.px(size * 0.9), centre[1])
            brush.rounded(target, ground, size * 0.36, brush.base("ink"))
            brush.art(
                target, "treats/badge-dice", (x + brush.px(size * 0.9), centre[1]), side, side
            )
