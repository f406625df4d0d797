"""The widgets one by one: pressed, dragged, and moved with the keys."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.services.assets import Assets
from game.services.input import Command
from game.services.screen import Screen
from game.ui.brush import Brush
from game.ui.controls import Button, IconButton, Segments, Slider, Stepper, TextField, Toggle
from game.ui.dial import GradeDial
from game.ui.widget import Look, Widget

RECT = pygame.Rect(20, 20, 200, 44)
SIZE = (240, 84)


@pytest.fixture(scope="module")
def brush() -> Brush:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    return Brush(Assets(Path(__file__).parents[2] / "assets"), Screen(1280, 720))


class Log:
    """Takes whatever a widget reports."""

    def __init__(self) -> None:
        self.values: list[Any] = []

    def __call__(self, *values: Any) -> None:
        self.values.append(values[0] if values else "pressed")


def picture(widget: Widget, brush: Brush, look: Look = Look.REST) -> bytes:
    target = pygame.Surface(SIZE)
    target.fill("#888888")
    widget.draw(target, brush, look)
    return pygame.image.tobytes(target, "RGB")


# -- buttons


@pytest.mark.parametrize("kind", Button.KINDS)
def test_a_button_shows_each_state(brush: Brush, kind: str) -> None:
    log = Log()
    button = Button("deal", RECT.copy(), "Deal", log, kind, icon="play")
    looks = {picture(button, brush, look) for look in Look}
    button.enabled = False
    looks.add(picture(button, brush))
    assert len(looks) == 4
    button.press(None)
    assert log.values == ["pressed"]


def test_a_round_button_answers_the_pointer(brush: Brush) -> None:
    log = Log()
    button = IconButton("close", pygame.Rect(20, 20, 44, 44), "close", "Close", log)
    assert picture(button, brush) != picture(button, brush, Look.HOVER)
    button.press((30, 30))
    assert log.values == ["pressed"]


def test_a_small_widget_has_a_large_hit_box(brush: Brush) -> None:
    small = IconButton("dot", pygame.Rect(100, 100, 10, 20), "close", "", Log())
    assert small.hit_box(brush).size == (44, 44)
    assert small.hit_box(brush).center == small.rect.center


# -- switches and segments


def test_a_toggle_turns_over(brush: Brush) -> None:
    log = Log()
    toggle = Toggle("sound", pygame.Rect(20, 20, 72, 40), False, log)
    off = picture(toggle, brush)
    toggle.press(None)
    assert picture(toggle, brush) != off
    toggle.press((30, 30))
    assert log.values == [True, False]
    assert picture(toggle, brush) == off


def segments(log: Log, chosen: int = 0) -> Segments:
    return Segments("speed", RECT.copy(), ["calm", "normal", "fast"], chosen, log)


def test_segments_fill_their_rectangle_without_a_gap() -> None:
    widget = segments(Log())
    parts = [widget.part(index) for index in range(3)]
    assert parts[0].left == RECT.left
    assert parts[-1].right == RECT.right
    assert all(a.right == b.left for a, b in pairwise(parts))
    assert parts[1].width > parts[0].width, "the longer word has more room"


def test_a_press_chooses_the_segment_under_it() -> None:
    log = Log()
    widget = segments(log)
    for index in (2, 1, 1, 0):
        widget.press(widget.part(index).center)
    assert log.values == [2, 1, 0]


def test_keys_walk_along_segments_and_stop_at_the_ends() -> None:
    log = Log()
    widget = segments(log)
    assert not widget.command(Command.LEFT)
    assert widget.command(Command.RIGHT)
    assert widget.command(Command.RIGHT)
    assert not widget.command(Command.RIGHT)
    assert not widget.command(Command.UP)
    assert log.values == [1, 2]


def test_enter_goes_round_the_segments() -> None:
    log = Log()
    widget = segments(log, chosen=2)
    widget.press(None)
    assert log.values == [0]


def test_segments_show_words_boxes_or_pictures(brush: Brush) -> None:
    labels = ["a", "b"]
    variants = [
        Segments("kind", RECT.copy(), labels, 0, Log()),
        Segments("kind", RECT.copy(), labels, 1, Log()),
        Segments("kind", RECT.copy(), labels, 0, Log(), boxed=True),
        Segments("kind", RECT.copy(), labels, 0, Log(), icons=("person", "robot")),
    ]
    assert len({picture(variant, brush) for variant in variants}) == len(variants)


# -- numbers


def test_a_stepper_stops_at_its_bounds(brush: Brush) -> None:
    log = Log()
    stepper = Stepper("limit", RECT.copy(), 280, (20, 300, 10), log)
    for _ in range(4):
        stepper.press(RECT.midright)
    stepper.press((RECT.left + 2, RECT.centery))
    assert log.values == [290, 300, 290]
    assert stepper.command(Command.LEFT)
    assert not stepper.command(Command.DOWN)
    assert stepper.value == 280
    enabled = picture(stepper, brush)
    stepper.enabled = False
    assert picture(stepper, brush) != enabled


def test_a_slider_follows_the_finger_in_tenths(brush: Brush) -> None:
    log = Log()
    slider = Slider("volume", RECT.copy(), 0.5, log)
    assert slider.drag((RECT.left + 61, RECT.centery))
    assert slider.value == 0.3
    assert not slider.drag((RECT.left + 60, RECT.centery))
    slider.drag((RECT.right + 500, 0))
    slider.drag((RECT.left - 500, 0))
    assert log.values == [0.3, 1.0, 0.0]
    assert slider.command(Command.RIGHT)
    assert slider.value == 0.1
    slider.press(None)
    assert slider.value == 0.1
    assert picture(slider, brush)


def test_a_dial_goes_up_and_begins_again(brush: Brush) -> None:
    log = Log()
    dial = GradeDial("level:1", RECT.copy(), ["Easy", "Normal", "Strong"], [2, 3, 4], 1, log)
    before = picture(dial, brush)
    dial.press((30, 30))
    dial.press(None)
    assert log.values == [2, 0]
    assert not dial.command(Command.LEFT)
    assert dial.command(Command.RIGHT)
    assert picture(dial, brush) == before
    assert picture(dial, brush, Look.HOVER) != before


def test_a_dial_lies_flat_where_it_must(brush: Brush) -> None:
    labels, places = ["Easy", "Normal"], [2, 3]
    high = GradeDial("level", RECT.copy(), labels, places, 0, Log())
    flat = GradeDial("level", RECT.copy(), labels, places, 0, Log(), stacked=False)
    assert picture(high, brush) != picture(flat, brush)


# -- letters


def field(log: Log, value: str = "Ada") -> TextField:
    return TextField("name:0", RECT.copy(), value, log, Log())


def test_a_name_grows_letter_by_letter_and_ends() -> None:
    log = Log()
    name = field(log)
    name.type("m")
    name.type("\t\n")
    name.type("x" * 40)
    assert name.value == "Adam" + "x" * (TextField.MOST_LETTERS - 4)
    name.erase()
    assert log.values[0] == "Adam"
    assert len(log.values[-1]) == TextField.MOST_LETTERS - 1


def test_an_empty_name_can_be_erased_further(brush: Brush) -> None:
    name = field(Log(), "")
    name.erase()
    assert name.value == ""
    resting = picture(name, brush)
    name.editing = True
    assert picture(name, brush) != resting
