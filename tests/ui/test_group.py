"""The widgets of one screen: pointer, focus and keys."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from pathlib import Path

import pygame
import pytest

from game.services.assets import Assets
from game.services.input import Command, Pointer, PointerKind
from game.services.screen import Screen
from game.ui.brush import Brush
from game.ui.controls import Button, Slider
from game.ui.group import WidgetGroup
from game.ui.toast import SHOW_SECONDS, Toast
from game.ui.widget import Widget


@pytest.fixture(scope="module")
def brush() -> Brush:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    return Brush(Assets(Path(__file__).parents[2] / "assets"), Screen(1280, 720))


class Desk:
    """Nine buttons in three rows, named after their places."""

    def __init__(self, brush: Brush) -> None:
        self.pressed: list[str] = []
        self.group = WidgetGroup()
        self.widgets: list[Widget] = [
            self._button(row, column) for row in "abc" for column in "123"
        ]
        self.group.lay_out(brush, self.widgets)

    def _button(self, row: str, column: str) -> Button:
        name = row + column
        rect = pygame.Rect(100 * int(column), 100 * "abc".index(row) + 10, 80, 50)
        return Button(name, rect, name, lambda: self.pressed.append(name))

    def point(self, kind: PointerKind, name: str, touch: bool = False) -> bool:
        widget = self.group.find(name)
        assert widget is not None
        return self.group.handle(Pointer(kind, *widget.rect.center, touch=touch))

    def keys(self, *commands: Command) -> str | None:
        for command in commands:
            self.group.handle(command)
        return self.group.focused


@pytest.fixture
def desk(brush: Brush) -> Desk:
    return Desk(brush)


def test_a_press_needs_down_and_up_on_the_same_widget(desk: Desk) -> None:
    desk.point(PointerKind.DOWN, "a1")
    desk.point(PointerKind.UP, "a1")
    desk.point(PointerKind.DOWN, "a1")
    desk.point(PointerKind.UP, "b2")
    desk.point(PointerKind.DOWN, "c3")
    desk.point(PointerKind.CANCEL, "c3")
    assert desk.pressed == ["a1"]


def test_a_disabled_widget_takes_the_tap_and_does_nothing(desk: Desk) -> None:
    desk.widgets[0].enabled = False
    assert desk.point(PointerKind.DOWN, "a1")
    desk.point(PointerKind.UP, "a1")
    assert desk.pressed == []
    assert desk.keys(Command.NEXT) == "a2"


def test_hovering_belongs_to_the_mouse(desk: Desk) -> None:
    assert desk.point(PointerKind.MOVE, "a2")
    assert desk.group.hovered is desk.widgets[1]
    assert not desk.point(PointerKind.MOVE, "a2")
    assert not desk.point(PointerKind.MOVE, "b2", touch=True)
    assert desk.group.hovered is desk.widgets[1]


def test_tab_goes_round_in_reading_order(desk: Desk) -> None:
    order = [desk.keys(Command.NEXT) for _ in range(10)]
    assert order == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "a1"]
    assert desk.keys(Command.PREVIOUS) == "c3"


def test_arrows_go_to_the_neighbour(desk: Desk) -> None:
    desk.keys(Command.NEXT)
    assert desk.keys(Command.RIGHT) == "a2"
    assert desk.keys(Command.DOWN, Command.DOWN) == "c2"
    assert desk.keys(Command.LEFT, Command.UP) == "b1"
    assert desk.keys(Command.LEFT) == "b1"


def test_enter_presses_what_has_the_focus(desk: Desk) -> None:
    assert not desk.group.handle(Command.CONFIRM)
    desk.keys(Command.NEXT, Command.RIGHT, Command.CONFIRM)
    assert desk.pressed == ["a2"]


def test_the_focus_stays_with_its_name(desk: Desk, brush: Brush) -> None:
    desk.keys(Command.NEXT, Command.DOWN)
    fresh = Desk(brush)
    desk.group.lay_out(brush, fresh.widgets)
    assert desk.group.focus is fresh.widgets[3]
    desk.group.lay_out(brush, fresh.widgets[:1])
    assert desk.group.focus is None
    assert desk.keys(Command.NEXT) == "a1"


def test_the_ring_shows_only_while_keys_are_used(desk: Desk, brush: Brush) -> None:
    def picture() -> bytes:
        target = pygame.Surface((500, 400))
        desk.group.draw(target, brush)
        return pygame.image.tobytes(target, "RGB")

    plain = picture()
    desk.keys(Command.NEXT)
    assert picture() != plain
    desk.point(PointerKind.DOWN, "c3")
    desk.point(PointerKind.UP, "c3")
    assert picture() == plain


def test_a_slider_is_dragged_beyond_its_edge(brush: Brush) -> None:
    values: list[float] = []
    slider = Slider("volume", pygame.Rect(100, 100, 200, 40), 0.5, values.append)
    group = WidgetGroup()
    group.lay_out(brush, [slider])
    group.handle(Pointer(PointerKind.DOWN, 200, 120))
    group.handle(Pointer(PointerKind.MOVE, 400, 300))
    group.handle(Pointer(PointerKind.UP, 400, 300))
    assert values == [1.0]


def test_where_hit_boxes_overlap_the_nearer_wins(brush: Brush) -> None:
    small = [
        Button(name, pygame.Rect(x, 100, 20, 20), "", lambda: None)
        for name, x in (("a", 100), ("b", 124))
    ]
    group = WidgetGroup()
    group.lay_out(brush, list(small))
    assert group.at(105, 95) is small[0]
    assert group.at(140, 95) is small[1]
    assert group.at(300, 300) is None


def test_a_toast_leaves_by_itself(brush: Brush) -> None:
    toast = Toast()
    target = pygame.Surface((400, 200))
    empty = pygame.image.tobytes(target, "RGB")
    toast.draw(target, brush, (200, 100))
    assert pygame.image.tobytes(target, "RGB") == empty
    toast.say("Choose a card first.")
    toast.draw(target, brush, (0, 0))
    assert pygame.image.tobytes(target, "RGB") != empty
    assert not toast.update(SHOW_SECONDS / 2)
    assert toast.update(SHOW_SECONDS)
    assert not toast.visible


def test_a_press_outlives_fresh_widgets(brush: Brush, desk: Desk) -> None:
    """A bot's move lays the widgets out anew between a finger's down and up."""
    desk.point(PointerKind.DOWN, "b2")
    fresh = Desk(brush)
    desk.group.lay_out(brush, fresh.widgets)
    desk.point(PointerKind.UP, "b2")
    assert fresh.pressed == ["b2"]


def test_a_press_ends_with_a_button_that_can_no_longer_be_pressed(brush: Brush, desk: Desk) -> None:
    desk.point(PointerKind.DOWN, "b2")
    fresh = Desk(brush)
    gone = fresh.group.find("b2")
    assert gone is not None
    gone.enabled = False
    desk.group.lay_out(brush, fresh.widgets)
    gone.enabled = True
    desk.point(PointerKind.UP, "b2")
    assert fresh.pressed == []
