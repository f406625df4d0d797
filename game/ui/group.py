"""The widgets of one screen: who is under the pointer, who has the focus.

Every widget can be reached with the keyboard.  Tab walks in reading order,
arrows go to the nearest widget in that direction.  The focus ring shows only
while the keyboard is in use.
"""

import pygame

from game.services.input import Command, Pointer, PointerKind, Signal
from game.ui.brush import Brush
from game.ui.widget import Look, Widget

_ARROWS = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}


class WidgetGroup:
    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.focused: str | None = None
        self.keyboard = False
        self._brush: Brush | None = None

    def lay_out(self, brush: Brush, widgets: list[Widget]) -> None:
        """Take a fresh set of widgets; focus, hover and a press under way stay with their name.

        A bot may move between a finger's down and up: the button is still the same one.
        """
        self._brush = brush
        self.widgets = widgets
        self.hovered = self._successor(self.hovered)
        self.pressed = self._successor(self.pressed)

    def _successor(self, old: Widget | None) -> Widget | None:
        new = self.find(old.name) if old is not None else None
        return new if new is not None and new.enabled else None

    def find(self, name: str) -> Widget | None:
        return next((w for w in self.widgets if w.name == name), None)

    @property
    def focus(self) -> Widget | None:
        if self.focused is None:
            return None
        widget = self.find(self.focused)
        return widget if widget is not None and _can_focus(widget) else None

    def at(self, x: int, y: int) -> Widget | None:
        """The widget under a point; the nearest centre wins where hit boxes overlap."""
        assert self._brush is not None
        found = [w for w in self.widgets if w.hit_box(self._brush).collidepoint(x, y)]
        exact = [w for w in found if w.rect.collidepoint(x, y)]
        near = exact or found
        return min(near, key=lambda w: _gap(w.rect.center, (x, y)), default=None)

    # -- what a person does; True means: taken, and the picture may have changed

    def handle(self, signal: Signal) -> bool:
        if isinstance(signal, Pointer):
            return self._pointer(signal)
        if isinstance(signal, Command):
            return self._command(signal)
        return False

    def _pointer(self, pointer: Pointer) -> bool:
        widget = self.at(pointer.x, pointer.y)
        if pointer.kind is PointerKind.DOWN:
            self.keyboard = False
            self.pressed = widget if widget is not None and widget.enabled else None
            if self.pressed is not None:
                self.pressed.drag((pointer.x, pointer.y))
            return widget is not None
        if pointer.kind is PointerKind.MOVE:
            return self._moved(pointer, widget)
        pressed, self.pressed = self.pressed, None
        if pressed is None:
            return False
        if pointer.kind is PointerKind.UP and widget is pressed:
            self.focused = pressed.name
            pressed.press((pointer.x, pointer.y))
        if pointer.touch:
            self.hovered = None
        return True

    def _moved(self, pointer: Pointer, widget: Widget | None) -> bool:
        if self.pressed is not None and self.pressed.drag((pointer.x, pointer.y)):
            return True
        if pointer.touch or widget is self.hovered:
            return False
        self.hovered = widget
        return True

    def _command(self, command: Command) -> bool:
        focus = self.focus
        if command is Command.CONFIRM and focus is not None and self.keyboard:
            focus.press(None)
            return True
        if focus is not None and self.keyboard and focus.command(command):
            return True
        if command in (Command.NEXT, Command.PREVIOUS):
            self._walk(1 if command is Command.NEXT else -1)
            return True
        if command in _ARROWS:
            return self._step(*_ARROWS[command])
        return False

    def _walk(self, step: int) -> None:
        order = [w for w in self.widgets if _can_focus(w)]
        if not order:
            return
        self.keyboard = True
        focus = self.focus
        if focus is None:
            index = 0 if step > 0 else len(order) - 1
        else:
            index = (order.index(focus) + step) % len(order)
        self.focused = order[index].name

    def _step(self, dx: int, dy: int) -> bool:
        focus = self.focus
        if focus is None or not self.keyboard:
            self.keyboard = True
            if focus is None:
                self._walk(1)
            return True
        x, y = focus.rect.center
        best: tuple[float, Widget] | None = None
        for widget in self.widgets:
            if widget is focus or not _can_focus(widget):
                continue
            ahead = (widget.rect.centerx - x) * dx + (widget.rect.centery - y) * dy
            aside = abs((widget.rect.centerx - x) * dy) + abs((widget.rect.centery - y) * dx)
            if ahead > 0 and (best is None or ahead + 2 * aside < best[0]):
                best = (ahead + 2 * aside, widget)
        if best is None:
            return False
        self.focused = best[1].name
        return True

    # -- the picture

    def draw(self, target: pygame.Surface, brush: Brush) -> None:
        for widget in self.widgets:
            widget.draw(target, brush, self._look(widget))
        focus = self.focus
        if focus is not None and self.keyboard:
            focus.draw_focus(target, brush)

    def _look(self, widget: Widget) -> Look:
        if widget is self.pressed and widget.enabled:
            return Look.PRESSED
        if widget is self.hovered and widget.enabled:
            return Look.HOVER
        return Look.REST


def _can_focus(widget: Widget) -> bool:
    return widget.focusable and widget.enabled


def _gap(a: tuple[int, int], b: tuple[int, int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
