"""Texts are kept whole, or the store says why not, and play goes on."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.services.platform import BrowserPlatform, DesktopPlatform
from game.services.storage import (
    BrowserStorage,
    FileStorage,
    MemoryStorage,
    SafeStorage,
    Storage,
    StorageFull,
    StorageNote,
    StorageRefused,
    open_storage,
)
from tests.services.fake_page import FakeWindow, RefusingWindow

KINDS: dict[str, Callable[[Path], Storage]] = {
    "memory": lambda _: MemoryStorage(),
    "files": lambda folder: FileStorage(folder / "not there yet"),
    "browser": lambda _: BrowserStorage(FakeWindow()),
    "safe": lambda folder: SafeStorage(FileStorage(folder)),
}


@pytest.fixture(params=KINDS)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    return KINDS[request.param](tmp_path)


def test_what_is_written_is_read(storage: Storage) -> None:
    assert storage.read("autosave") is None
    storage.write("autosave", "{}")
    storage.write("autosave.broken", 'œuf ’\n"1"')
    storage.write("autosave", "[]")
    assert storage.read("autosave") == "[]"
    assert storage.read("autosave.broken") == 'œuf ’\n"1"'
    assert storage.keys() == ["autosave", "autosave.broken"]


def test_what_is_deleted_is_gone(storage: Storage) -> None:
    storage.write("settings", "x")
    storage.delete("settings")
    storage.delete("settings")
    assert storage.read("settings") is None
    assert storage.keys() == []


@pytest.mark.parametrize("key", ["", "../up", "a/b", "UPPER", ".hidden", "a..b", "a b", "a\n"])
def test_files_and_browser_take_only_plain_keys(key: str, tmp_path: Path) -> None:
    for store in (FileStorage(tmp_path), BrowserStorage(FakeWindow())):
        with pytest.raises(ValueError, match="not a storage key"):
            store.write(key, "")


def failing(error: int) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise OSError(error, os.strerror(error))

    return fail


@pytest.mark.parametrize(
    ("error", "named"),
    [
        (errno.ENOSPC, StorageFull),
        (errno.EDQUOT, StorageFull),
        (errno.EACCES, StorageRefused),
        (errno.EROFS, StorageRefused),
    ],
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_keeps_the_old_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    error: int,
    named: type[Exception],
) -> None:
    store = FileStorage(tmp_path)
    store.write("autosave", "old")
    place = os if step == "fsync" else Path
    monkeypatch.setattr(place, step, failing(error))
    with pytest.raises(named):
        store.write("autosave", "new")
    assert store.read("autosave") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["autosave.json"]


def test_a_write_cut_off_by_a_crash_leaves_the_old_text(tmp_path: Path) -> None:
    store = FileStorage(tmp_path)
    store.write("autosave", "old")
    (tmp_path / "autosave.json.new").write_text("ne")
    assert store.read("autosave") == "old"
    assert store.keys() == ["autosave"]
    store.write("autosave", "newer")
    assert [path.name for path in tmp_path.iterdir()] == ["autosave.json"]


def test_a_file_of_broken_bytes_is_still_a_text(tmp_path: Path) -> None:
    (tmp_path / "autosave.json").write_bytes(b'{"a": \xff\xfe')
    assert FileStorage(tmp_path).read("autosave") == '{"a": \ufffd\ufffd'


def test_half_a_letter_can_be_written(tmp_path: Path) -> None:
    store = FileStorage(tmp_path)
    store.write("settings", "a\ud800b")
    assert store.read("settings") == "a?b"


def test_a_folder_in_the_place_of_a_file_is_a_refusal(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    store = FileStorage(tmp_path)
    for act in (store.read, store.delete, lambda key: store.write(key, "x")):
        with pytest.raises(StorageRefused):
            act("settings")


def test_the_browser_holds_only_our_prefix() -> None:
    window = FakeWindow()
    window.localStorage.items["another game"] = "theirs"
    store = BrowserStorage(window)
    store.write("settings", "ours")
    assert window.localStorage.items["pentadeck.settings"] == "ours"
    assert store.keys() == ["settings"]


@pytest.mark.parametrize("swallows", [True, False])
def test_a_full_browser_says_so_and_keeps_the_old_text(swallows: bool) -> None:
    window = FakeWindow()
    window.localStorage.swallows_errors = swallows
    store = BrowserStorage(window)
    store.write("autosave", "old")
    with pytest.raises(StorageFull):
        store.write("autosave", "x" * 20_000)
    assert store.read("autosave") == "old"


def test_a_browser_without_storage_refuses() -> None:
    store = BrowserStorage(RefusingWindow())
    for act in (store.keys, lambda: store.read("a"), lambda: store.delete("a")):
        with pytest.raises(StorageRefused):
            act()
    with pytest.raises(StorageRefused):
        store.write("a", "")


def test_safe_storage_goes_on_in_memory_and_notes_it_once() -> None:
    store = SafeStorage(BrowserStorage(RefusingWindow()))
    assert store.note is None
    store.write("autosave", "1")
    assert store.note is StorageNote.REFUSED
    store.note = None
    store.write("autosave", "2")
    assert store.note is None
    assert store.read("autosave") == "2"
    assert store.read("settings") is None
    assert store.keys() == ["autosave"]
    store.delete("autosave")
    assert store.read("autosave") is None


def test_safe_storage_returns_to_the_store_when_there_is_room_again() -> None:
    window = FakeWindow()
    store = SafeStorage(BrowserStorage(window))
    store.write("autosave", "short")
    window.localStorage.room = 10
    store.write("autosave", "much longer")
    assert store.note is StorageNote.FULL
    assert store.read("autosave") == "much longer"
    window.localStorage.room = 100
    store.write("autosave", "and again")
    assert window.localStorage.items == {"pentadeck.autosave": "and again"}
    assert store.read("autosave") == "and again"


def test_storage_suits_the_platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = FakeWindow()
    open_storage(BrowserPlatform(window)).write("settings", "web")
    assert window.localStorage.items == {"pentadeck.settings": "web"}
    monkeypatch.setattr(pygame.system, "get_pref_path", lambda *_: str(tmp_path))
    open_storage(DesktopPlatform()).write("settings", "desktop")
    assert (tmp_path / "settings.json").read_text() == "desktop"


def test_a_desktop_without_a_folder_plays_from_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise pygame.error("no home")

    monkeypatch.setattr(pygame.system, "get_pref_path", refuse)
    store = open_storage(DesktopPlatform())
    assert store.note is StorageNote.REFUSED
    store.write("settings", "x")
    assert store.read("settings") == "x"
