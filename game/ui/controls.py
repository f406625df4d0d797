"""Buttons, switches, segments, steppers, sliders and a line of text."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame

from game.services.assets import Face
from game.services.input import Command
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.widget import Look, Widget

Action = Callable[[], None]


class Button(Widget):
    """Thick paper that goes down when pressed.  ``kind``: next step, other, dark or hot."""

    KINDS: ClassVar[dict[str, tuple[str, str, str]]] = {
        "next": ("saffron", "saffron_edge", "ink"),
        "other": ("paper", "edge", "ink"),
        "dark": ("ink", "ink_edge", "paper"),
        "hot": ("hot", "hot_edge", "paper"),
    }

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        action: Action,
        kind: str = "other",
        size: float = 24,
        icon: str | None = None,
    ) -> None:
        super().__init__(name, rect)
        self.label = label
        self.action = action
        self.kind = kind
        self.size = size
        self.icon = icon

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        fill, edge, ink = self.KINDS[self.kind]
        colour = brush.base(ink)
        if not self.enabled:
            fill, edge, colour = "disabled", "disabled", brush.base("disabled_text")
        down = brush.px(4)
        rect = self.rect
        if look is Look.PRESSED or not self.enabled:
            rect = rect.move(0, down if self.enabled else 0)
            brush.rounded(target, rect, self.radius, brush.base(fill))
        else:
            brush.panel(target, rect, self.radius, fill, edge)
        if look is Look.HOVER and self.enabled:
            target.blit(
                paint.rounded(rect.size, brush.px(self.radius), pygame.Color(255, 255, 255, 46)),
                rect,
            )
        self._draw_label(target, brush, rect, colour)

    def _draw_label(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, colour: pygame.Color
    ) -> None:
        icon_side = self.size * 1.1 if self.icon else 0.0
        gap = self.size * 0.4 if self.icon and self.label else 0.0
        room = rect.width - brush.px(24 + icon_side + gap)
        label = paint.fit_text(
            brush.assets, Face.DISPLAY, brush.px(self.size), self.label, colour, max(1, room)
        )
        width = (label.get_width() if self.label else 0) + brush.px(icon_side + gap)
        left = rect.centerx - width // 2
        if self.icon:
            centre = (left + brush.px(icon_side) // 2, rect.centery)
            brush.icon(target, self.icon, centre, icon_side, colour)
            left += brush.px(icon_side + gap)
        if self.label:
            target.blit(label, label.get_rect(midleft=(left, rect.centery)))


class IconButton(Widget):
    """A round button with a picture; ``label`` is what it is called in words."""

    def __init__(
        self, name: str, rect: pygame.Rect, icon: str, label: str, action: Action, fill: str = "ink"
    ) -> None:
        super().__init__(name, rect)
        self.icon = icon
        self.label = label
        self.action = action
        self.fill = fill

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        fill = pygame.Color(brush.base(self.fill))
        if look is not Look.REST:
            fill = fill.lerp(brush.base("paper"), 0.18)
        disc = paint.circle(self.rect.width, fill)
        rect = self.rect.move(0, brush.px(2) if look is Look.PRESSED else 0)
        target.blit(disc, rect)
        units = self.rect.width / brush.screen.unit
        colour = brush.base("ink" if self.fill == "paper" else "paper")
        brush.icon(target, self.icon, rect.center, units * 0.54, colour)

    def draw_focus(self, target: pygame.Surface, brush: Brush) -> None:
        brush.focus_ring(target, self.rect, self.rect.width / brush.screen.unit / 2)


class Toggle(Widget):
    """A switch that is on or off."""

    radius = 24

    def __init__(
        self, name: str, rect: pygame.Rect, on: bool, action: Callable[[bool], None]
    ) -> None:
        super().__init__(name, rect)
        self.on = on
        self.action = action

    def press(self, at: tuple[int, int] | None) -> None:
        self.on = not self.on
        self.action(self.on)

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        height = self.rect.height
        units = height / brush.screen.unit
        track = brush.base("safe") if self.on else brush.base("track_off")
        if not self.enabled:
            track = brush.base("disabled")
        brush.rounded(target, self.rect, units / 2, track)
        knob = paint.circle(round(height * 0.82), brush.base("paper"))
        inset = height // 2
        x = self.rect.right - inset if self.on else self.rect.left + inset
        target.blit(knob, knob.get_rect(center=(x, self.rect.centery)))
        if self.on and self.enabled:
            brush.icon(target, "check", (x, self.rect.centery), units * 0.5, brush.base("safe"))


class Segments(Widget):
    """One of a few choices, side by side."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        labels: Sequence[str],
        chosen: int,
        action: Callable[[int], None],
        size: float = 19,
        face: Face = Face.BOLD,
        boxed: bool = False,
        icons: Sequence[str] = (),
    ) -> None:
        """With ``icons`` pictures stand in for the labels, where room is scarce."""
        super().__init__(name, rect)
        self.labels = list(labels)
        self.icons = list(icons)
        self.chosen = chosen
        self.action = action
        self.size = size
        self.face = face
        self.boxed = boxed
        self.radius = 12 if boxed else 24

    def part(self, index: int) -> pygame.Rect:
        """Where one choice lies."""
        shares = self._shares()
        whole = sum(shares)
        left = self.rect.left + self.rect.width * sum(shares[:index]) // whole
        right = self.rect.left + self.rect.width * sum(shares[: index + 1]) // whole
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _shares(self) -> list[int]:
        """Longer words get more room; numbers and pictures stand evenly."""
        if self.boxed or self.icons:
            return [1] * len(self.labels)
        return [len(label) + 4 for label in self.labels]

    def choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.action(index)

    def press(self, at: tuple[int, int] | None) -> None:
        if at is None:
            self.choose((self.chosen + 1) % len(self.labels))
            return
        for index in range(len(self.labels)):
            if self.part(index).collidepoint(at[0], self.rect.centery):
                self.choose(index)

    def command(self, command: Command) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(command)
        if step is None or not 0 <= self.chosen + step < len(self.labels):
            return False
        self.choose(self.chosen + step)
        return True

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if not self.boxed:
            brush.rounded(target, self.rect, self.radius, brush.base("segment"))
        for index, label in enumerate(self.labels):
            self._draw_part(target, brush, index, label)

    def _draw_part(self, target: pygame.Surface, brush: Brush, index: int, label: str) -> None:
        inset = brush.px(4)
        part = self.part(index).inflate(-2 * inset, 0 if self.boxed else -2 * inset)
        colour = brush.base("ink")
        if index == self.chosen:
            brush.rounded(target, part, self.radius - 3, brush.base("ink"))
            colour = brush.base("paper")
        elif self.boxed:
            brush.rounded(target, part, self.radius - 3, brush.base("segment"))
        if self.icons:
            brush.icon(target, self.icons[index], part.center, self.size, colour)
            return
        room = part.width - 2 * inset
        brush.text(target, label, part.center, self.size, colour, self.face, "center", room)


class Stepper(Widget):
    """A number between two buttons."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: int,
        bounds: tuple[int, int, int],
        action: Callable[[int], None],
    ) -> None:
        super().__init__(name, rect)
        self.value = value
        self.low, self.high, self.step = bounds
        self.action = action

    def change(self, steps: int) -> None:
        value = max(self.low, min(self.high, self.value + steps * self.step))
        if value != self.value:
            self.value = value
            self.action(value)

    def press(self, at: tuple[int, int] | None) -> None:
        self.change(-1 if at is not None and at[0] < self.rect.centerx else 1)

    def command(self, command: Command) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(command)
        if step is None:
            return False
        self.change(step)
        return True

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        brush.rounded(target, self.rect, self.radius, brush.base("segment"))
        side = self.rect.height
        ink, faint = brush.base("ink"), brush.base("disabled_text")
        left = (self.rect.left + side // 2, self.rect.centery)
        right = (self.rect.right - side // 2, self.rect.centery)
        down, up = self.enabled and self.value > self.low, self.enabled and self.value < self.high
        brush.icon(target, "minus", left, 20, ink if down else faint)
        brush.icon(target, "plus", right, 20, ink if up else faint)
        colour = ink if self.enabled else faint
        brush.text(target, str(self.value), self.rect.center, 24, colour, Face.DISPLAY, "center")


class Slider(Widget):
    """A loudness, from nothing to full."""

    STEPS = 10

    def __init__(
        self, name: str, rect: pygame.Rect, value: float, action: Callable[[float], None]
    ) -> None:
        super().__init__(name, rect)
        self.value = value
        self.action = action

    def _set(self, value: float) -> None:
        value = round(max(0.0, min(1.0, value)) * self.STEPS) / self.STEPS
        if value != self.value:
            self.value = value
            self.action(value)

    def _at(self, x: int) -> None:
        self._set((x - self.rect.left) / max(1, self.rect.width))

    def press(self, at: tuple[int, int] | None) -> None:
        if at is not None:
            self._at(at[0])

    def drag(self, at: tuple[int, int]) -> bool:
        before = self.value
        self._at(at[0])
        return self.value != before

    def command(self, command: Command) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(command)
        if step is None:
            return False
        self._set(self.value + step / self.STEPS)
        return True

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        thick = brush.px(10)
        track = pygame.Rect(self.rect.left, 0, self.rect.width, thick)
        track.centery = self.rect.centery
        brush.rounded(target, track, 5, brush.base("track_off" if self.enabled else "disabled"))
        full = track.copy()
        full.width = round(track.width * self.value)
        if self.enabled and full.width > thick:
            brush.rounded(target, full, 5, brush.base("safe"))
        knob = paint.circle(brush.px(28), brush.base("ink" if self.enabled else "disabled_text"))
        target.blit(knob, knob.get_rect(center=(track.left + full.width, track.centery)))


class TextField(Widget):
    """A short name, edited in place."""

    MOST_LETTERS = 14

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: str,
        action: Callable[[str], None],
        on_edit: Callable[["TextField"], None],
        size: float = 28,
    ) -> None:
        super().__init__(name, rect)
        self.value = value
        self.action = action
        self.on_edit = on_edit
        self.size = size
        self.editing = False

    def press(self, at: tuple[int, int] | None) -> None:
        self.on_edit(self)

    def type(self, text: str) -> None:
        clean = "".join(c for c in text if c.isprintable())
        self.value = (self.value + clean)[: self.MOST_LETTERS]
        self.action(self.value)

    def erase(self) -> None:
        self.value = self.value[:-1]
        self.action(self.value)

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if self.editing or look is Look.HOVER:
            inflated = self.rect.inflate(brush.px(16), 0)
            brush.rounded(target, inflated, 10, brush.base("highlight"))
        room = self.rect.width - brush.px(28)
        drawn = brush.text(
            target,
            self.value,
            self.rect.midleft,
            self.size,
            brush.base("ink"),
            Face.DISPLAY,
            "midleft",
            room,
        )
        after = drawn.right if self.value else self.rect.left
        if self.editing:
            caret = pygame.Rect(after + brush.px(3), 0, brush.px(3), brush.px(self.size))
            caret.centery = self.rect.centery
            target.fill(brush.base("hot"), caret)
        else:
            brush.icon(
                target,
                "edit",
                (after + brush.px(18), self.rect.centery),
                18,
                brush.base("ink_soft"),
            )
