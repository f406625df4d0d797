"""Everything can be done with the keyboard alone, and the focus is always in sight."""

import pygame
import pytest

from game.app import App
from game.scenes.pause import PauseScene
from game.scenes.rules_sheet import RulesScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.services.input import Command
from tests.scenes.desk import SCREENS, SHAPES, blank, key, rules, run, show, start, walk_to


def picture(app: App) -> bytes:
    app.stack.top.dirty = True
    run(app, 1)
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize("shape", SHAPES)
def test_from_the_title_to_a_dealt_table(shape: str) -> None:
    app = start(SHAPES[shape])
    walk_to(app, "game:bascule")
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, SetupScene)
    walk_to(app, "deal")
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TableScene)


def test_enter_alone_takes_the_next_step() -> None:
    app = start()
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TableScene)


def test_enter_deals_on_the_set_up_screen() -> None:
    app = start()
    show(app, SCREENS["set-up"])
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TableScene)


@pytest.mark.parametrize("name", SCREENS)
def test_every_widget_can_be_walked_to(name: str) -> None:
    app = blank(SHAPES["side"])
    scene = show(app, SCREENS[name])
    wanted = {w.name for w in scene.group.widgets if w.enabled}
    reached = set()
    for _ in scene.group.widgets:
        key(app, Command.NEXT)
        reached.add(scene.group.focused)
    assert reached == wanted


@pytest.mark.parametrize("name", ["title", "set-up", "settings", "pause", "scores", "result"])
def test_the_focus_can_be_seen(name: str) -> None:
    app = blank(SHAPES["side"])
    scene = show(app, SCREENS[name])
    run(app, 400)
    scene.group.keyboard = False
    before = picture(app)
    key(app, Command.NEXT)
    seen = {picture(app)}
    assert before not in seen
    for _ in range(min(3, len(scene.group.widgets) - 1)):
        key(app, Command.NEXT)
        seen.add(picture(app))
    assert len(seen) == min(4, len(scene.group.widgets))


@pytest.mark.parametrize("name", SCREENS)
def test_arrows_move_the_focus_or_the_value(name: str) -> None:
    app = blank(SHAPES["upright"])
    scene = show(app, SCREENS[name])
    for command in (Command.DOWN, Command.RIGHT, Command.UP, Command.LEFT):
        key(app, command)
    assert scene.group.focus is not None or isinstance(scene, RulesScene)


@pytest.mark.parametrize("name", ["set-up", "settings", "about", "pause", "rules, 1"])
def test_escape_goes_back(name: str) -> None:
    app = start()
    show(app, SCREENS[name])
    key(app, Command.CANCEL)
    assert isinstance(app.stack.top, TitleScene)


def test_escape_on_the_title_does_not_close_anything() -> None:
    app = start()
    key(app, Command.CANCEL)
    assert isinstance(app.stack.top, TitleScene)
    assert app.running


def test_escape_at_the_result_goes_home() -> None:
    app = start()
    show(app, SCREENS["result"])
    key(app, Command.CANCEL)
    assert isinstance(app.stack.top, TitleScene)


def test_escape_at_the_hand_over_pauses() -> None:
    app = start()
    show(app, SCREENS["hand-over"])
    key(app, Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)
    assert app.stack.top.group.find("rules") is None
    walk_to(app, "leave")
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TitleScene)


def test_pages_of_the_rules_turn_with_the_arrows() -> None:
    app = start()
    scene = show(app, lambda app: rules(app, 0))
    assert isinstance(scene, RulesScene)
    key(app, Command.RIGHT, Command.RIGHT)
    assert scene.page == 2
    key(app, Command.LEFT)
    assert scene.page == 1
    key(app, Command.CONFIRM, Command.CONFIRM)
    assert scene.page == 3
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TitleScene)
