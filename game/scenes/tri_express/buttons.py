"""Tri Express's own buttons: the call, and the signal to go on."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.tri_express.drawing import draw_cap
from game.scenes.tri_express.keys import letter
from game.scenes.tri_express.plates import upside_down
from game.services.screen import Shape
from game.ui.brush import Brush
from game.ui.controls import Button
from game.ui.widget import Look

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable


class TurnableButton(Button):
    """A button that may face the upper edge."""

    upside_down = False

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if not self.upside_down:
            super().draw(target, brush, look)
            return
        where = self.rect

        def draw_here(surface: pygame.Surface, rect: pygame.Rect) -> None:
            self.rect = rect
            super(TurnableButton, self).draw(surface, brush, look)
            self.rect = where

        upside_down(brush, target, where, (self.label, self.kind, look), draw_here)


class FaultButton(TurnableButton):
    """Answers at the touch, see ``reach.py``; the keyboard may press it too."""

    def __init__(self, table: "TriExpressTable", seat: int) -> None:
        zone = table.zone(seat)
        size = min(46, zone.fault.height / table.brush.screen.unit * 0.44)
        name = "fault" if len(table.people) == 1 else f"fault:{seat}"
        call = partial(table.actions.call_fault, seat)
        super().__init__(name, zone.fault, table.words("Fault!"), call, "hot", size)
        self.table = table
        self.seat = seat
        self.upside_down = zone.upside_down

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        super().draw(target, brush, look)
        table = self.table
        if table.caps and brush.shape is Shape.WIDE:
            keys = table.reach.keys[table.people.index(self.seat)]
            text = letter(keys.fault, table.context.key_letters, table.words.language)
            corner = (self.rect.right - brush.px(4), self.rect.top + brush.px(4))
            draw_cap(brush, target, corner, text)


def go_on_button(table: "TriExpressTable", seat: int) -> Button:
    """TE-20: whoever pays lets the game go on."""
    brush, zone = table.brush, table.zone(seat)
    label = table.words("Go on")
    alone = len(table.people) == 1
    rect = _middle(brush) if alone else zone.fault
    size = min(30, rect.height / brush.screen.unit * 0.42)
    button = TurnableButton(
        "go_on", rect, label, lambda: table.actions.give_signal(seat), "next", size, "play"
    )
    button.upside_down = zone.upside_down
    return button


def _middle(brush: Brush) -> pygame.Rect:
    wide, high = brush.screen.units_wide, brush.screen.units_high
    width, height, top = {
        Shape.WIDE: (300, 72, 0.76),
        Shape.TALL: (260, 64, 0.66),
        Shape.SHORT: (220, 54, 0.82),
    }[brush.shape]
    return brush.box((wide - width) / 2, high * top, width, height)
