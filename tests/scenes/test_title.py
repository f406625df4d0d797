"""The title: the next step, the match that waits, and what the storage has to say."""

import pytest

from game.match.record import dump
from game.scenes.about import AboutScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import BROKEN_NOTE, OTHER_VERSION_NOTE, STORAGE_NOTES, TitleScene
from game.scenes.title_tiles import PlayPanel
from game.services.saves import BROKEN_KEY, KEY, save_match
from game.services.storage import (
    MemoryStorage,
    StorageFull,
    StorageNote,
    StorageRefused,
)
from tests.scenes.desk import played, press, run, start


class RefusingStorage(MemoryStorage):
    def write(self, key: str, text: str) -> None:
        raise StorageRefused(key)


class FullStorage(MemoryStorage):
    def write(self, key: str, text: str) -> None:
        raise StorageFull(key)


def store_with(text: str) -> MemoryStorage:
    store = MemoryStorage()
    store.write(KEY, text)
    return store


def test_one_tap_deals_a_quick_game() -> None:
    app = start()
    press(app, "quick")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert len([seat for seat in table.match.seats if not seat.is_bot]) == 1


def test_a_quick_game_repeats_the_last_table() -> None:
    store = MemoryStorage()
    app = start(store=store)
    press(app, "game:bascule")
    setup = app.stack.top
    assert isinstance(setup, SetupScene)
    setup.plan.seat_players(5)
    setup.plan.choose("tactical", True)
    press(app, "deal")
    first = app.stack.top
    assert isinstance(first, TableScene)
    # Another session, where the last match has been forgotten.
    store.delete(KEY)
    again = start(store=store)
    press(again, "quick")
    table = again.stack.top
    assert isinstance(table, TableScene)
    assert table.match.seats == first.match.seats
    assert table.match.options == first.match.options
    assert table.match.seed != first.match.seed


def test_a_killed_match_goes_on_where_it_was() -> None:
    store = MemoryStorage()
    app = start(store=store)
    press(app, "quick")
    table = app.stack.top
    assert isinstance(table, TableScene)
    run(app, 300)
    digest, log = table.match.digest(), list(table.match.log)
    # The window is gone without a word; what is left is the store.
    again = start(store=store)
    assert again.stack.top.group.find("continue") is not None
    press(again, "continue")
    resumed = again.stack.top
    assert isinstance(resumed, TableScene)
    assert resumed.match.log[: len(log)] == log
    assert resumed.match.digest() == digest or len(resumed.match.log) > len(log)


def test_the_panel_tells_how_the_match_stands() -> None:
    app = start()
    save_match(app.context.storage, played(rounds=2))
    app.stack.reset(lambda: TitleScene(app.context))
    run(app)
    panel = app.stack.top.group.find("continue")
    assert isinstance(panel, PlayPanel)
    assert panel.lines == ["Bascule · round 3 of 4", "Olga and Hugo lead"]


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("{ not json", BROKEN_NOTE),
        ("[]", BROKEN_NOTE),
        (dump(played(rounds=1)).replace('"digest":"', '"digest":"0'), BROKEN_NOTE),
        (dump(played(rounds=1)).replace('"rules_version":', '"rules_version":9'), None),
    ],
)
def test_a_broken_match_is_told_and_kept_aside(text: str, note: str | None) -> None:
    store = store_with(text)
    app = start(store=store)
    title = app.stack.top
    assert isinstance(title, TitleScene)
    assert title.note == (note or OTHER_VERSION_NOTE)
    assert store.read(BROKEN_KEY) == text
    assert store.read(KEY) is None
    assert title.group.find("quick") is not None
    press(app, "note")
    assert title.group.find("note") is None


@pytest.mark.parametrize(
    ("store", "note"),
    [(RefusingStorage(), StorageNote.REFUSED), (FullStorage(), StorageNote.FULL)],
    ids=["refused", "full"],
)
def test_storage_that_keeps_nothing_is_told(store: MemoryStorage, note: StorageNote) -> None:
    app = start(store=store, language="")
    press(app, "quick")
    app.stack.home()
    run(app)
    title = app.stack.top
    assert isinstance(title, TitleScene)
    assert title.note == STORAGE_NOTES[note]
    # The match itself goes on in memory.
    assert title.saved is not None


def test_the_note_speaks_the_new_language() -> None:
    app = start(language="en", store=store_with("?"))
    bar = app.stack.top.group.find("note")
    app.context.change_settings(language="fr")
    french = app.stack.top.group.find("note")
    assert bar is not None
    assert french is not None
    assert getattr(french, "text", "") != getattr(bar, "text", "")


@pytest.mark.parametrize(("name", "scene"), [("settings", SettingsScene), ("about", AboutScene)])
def test_the_ways_from_the_title(name: str, scene: type) -> None:
    app = start()
    press(app, name)
    assert isinstance(app.stack.top, scene)
    press(app, "close")
    assert isinstance(app.stack.top, TitleScene)
