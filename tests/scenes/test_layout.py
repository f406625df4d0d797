"""Every screen, in every shape and language: nothing outside, nothing overlapping, nothing cut."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.app import App
from game.scenes.scene import Scene
from game.services.assets import Face
from game.services.saves import forget_match
from game.services.screen import Screen
from game.sprites import paint
from game.sprites.paint import lettering
from game.ui.brush import Brush
from tests.scenes.desk import LANGUAGES, SCREENS, SHAPES, blank, run, show

SMALLEST_LETTERS = {"desktop": 15, "large": 22, "side": 12, "upright": 12}
"""In pixels, after a long word has been made to fit."""
ODD = ((1024, 768), (768, 1024), (1720, 720), (360, 640), (667, 375))
"""Tablets, a very wide window, small phones."""
TINY = ((320, 240), (240, 320), (200, 120))


class Lettering:
    """Notes what was written: what was cut, what left the picture, how small it was."""

    def __init__(self) -> None:
        self.cut: list[str] = []
        self.outside: list[str] = []
        self.sizes: dict[str, int] = {}


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Lettering:
    notes = Lettering()
    cut, text = lettering._cut, lettering.text
    whole_text, whole_paragraph = Brush.text, Brush.paragraph

    def note_cut(font: pygame.Font, string: str, width: int) -> str:
        shown = cut(font, string, width)
        if shown != string:
            notes.cut.append(string)
        return shown

    def note_size(assets: Any, face: Face, px: int, string: str, colour: Any) -> pygame.Surface:
        notes.sizes[string] = min(px, notes.sizes.get(string, px))
        return text(assets, face, px, string, colour)

    def note_text(brush: Brush, target: pygame.Surface, string: str, *rest: Any, **more: Any):
        drawn = whole_text(brush, target, string, *rest, **more)
        if string and (drawn.height == 0 or drawn.width == 0):
            notes.outside.append(string)
        if _touches_edge(drawn, target):
            notes.outside.append(string)
        return drawn

    def note_paragraph(brush: Brush, target: pygame.Surface, string: str, *rest: Any, **more: Any):
        drawn = whole_paragraph(brush, target, string, *rest, **more)
        if _touches_edge(drawn, target):
            notes.outside.append(string)
        return drawn

    monkeypatch.setattr(lettering, "_cut", note_cut)
    monkeypatch.setattr(lettering, "text", note_size)
    monkeypatch.setattr(paint, "text", note_size)
    monkeypatch.setattr(Brush, "text", note_text)
    monkeypatch.setattr(Brush, "paragraph", note_paragraph)
    return notes


def _touches_edge(drawn: pygame.Rect, target: pygame.Surface) -> bool:
    """Words are set with a margin: at the very edge they have been clipped."""
    inside = target.get_rect().inflate(-2, -2)
    return not inside.contains(drawn)


@pytest.fixture(
    scope="module",
    params=[
        (shape, language)
        for shape in SHAPES
        for language in LANGUAGES
        if (shape, language) != ("large", "en")  # the desktop's layout, only larger
    ],
    ids=lambda pair: "-".join(pair),
)
def table(request: pytest.FixtureRequest) -> tuple[App, str]:
    shape, language = request.param
    return blank(SHAPES[shape], language), shape


def overlapping(scene: Scene) -> list[tuple[str, str]]:
    return [
        (a.name, b.name)
        for a, b in combinations(scene.group.widgets, 2)
        if a.rect.inflate(-2, -2).colliderect(b.rect.inflate(-2, -2))
    ]


def outside(scene: Scene, screen: Screen) -> list[str]:
    window = pygame.Rect(0, 0, screen.width, screen.height)
    return [w.name for w in scene.group.widgets if not window.contains(w.rect)]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits(table: tuple[App, str], name: str, noted: Lettering) -> None:
    app, shape = table
    scene = show(app, SCREENS[name])
    try:
        assert outside(scene, app.context.screen) == []
        assert overlapping(scene) == []
        assert len({w.name for w in scene.group.widgets}) == len(scene.group.widgets)
        assert noted.cut == []
        assert noted.outside == []
        small = {s: px for s, px in noted.sizes.items() if px < SMALLEST_LETTERS[shape]}
        assert small == {}
    finally:
        forget_match(app.context.storage)
        app.stack.home()
        run(app)


@pytest.mark.parametrize("size", ODD, ids=str)
def test_an_odd_window_is_filled_too(size: tuple[int, int], noted: Lettering) -> None:
    app = blank(size, "fr")
    for name, make in SCREENS.items():
        scene = show(app, make)
        assert outside(scene, app.context.screen) == [], name
        assert overlapping(scene) == [], name
        assert noted.cut == [], name
        assert noted.outside == [], name
        app.stack.home()


@pytest.mark.parametrize("size", TINY)
def test_a_tiny_window_does_not_crash(size: tuple[int, int]) -> None:
    app = blank(size)
    for make in SCREENS.values():
        show(app, make)
        app.stack.home()


@pytest.mark.parametrize("shape", ["side", "upright"])
def test_fingers_find_every_widget(shape: str) -> None:
    """44 units is the size of a fingertip: no hit box is smaller."""
    app = blank(SHAPES[shape])
    for name, make in SCREENS.items():
        scene = show(app, make)
        for widget in scene.group.widgets:
            box = widget.hit_box(scene.brush)
            assert min(box.size) >= scene.brush.px(44), (name, widget.name)
            assert scene.group.at(*widget.rect.center) is widget
        app.stack.home()
        run(app)
