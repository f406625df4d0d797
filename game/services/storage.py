"""Where texts are kept between two sessions: files, the browser, or memory.

Keys are short lower-case names ("settings", "autosave").  A store that cannot
keep a text says so by name; ``SafeStorage`` keeps it in memory instead, so that
play goes on.
"""

import contextlib
import errno
import os
import re
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

import pygame

from game.services.platform import BrowserPlatform, Platform

APP_NAME = "pentadeck"
KEY_SHAPE = re.compile(r"[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*")


class StorageNote(StrEnum):
    """Why a text is only kept until the program ends."""

    REFUSED = "refused"
    FULL = "full"


class StorageError(Exception):
    note: StorageNote


class StorageRefused(StorageError):
    note = StorageNote.REFUSED


class StorageFull(StorageError):
    note = StorageNote.FULL


class Storage(Protocol):
    def read(self, key: str) -> str | None:
        """The text under ``key``, or None; raises StorageRefused."""

    def write(self, key: str, text: str) -> None:
        """Keeps all of ``text`` or leaves the old one; raises StorageRefused, StorageFull."""

    def delete(self, key: str) -> None:
        """Nothing happens if there is none; raises StorageRefused."""

    def keys(self) -> list[str]:
        """In alphabetical order; raises StorageRefused."""


class MemoryStorage:
    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        return self._texts.get(key)

    def write(self, key: str, text: str) -> None:
        self._texts[key] = text

    def delete(self, key: str) -> None:
        self._texts.pop(key, None)

    def keys(self) -> list[str]:
        return sorted(self._texts)


SUFFIX = ".json"
FULL_DISK = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FileStorage:
    """One file a key.  A write replaces the file in one step, so a crash keeps the old text."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, key: str) -> str | None:
        try:
            return self._path(key).read_bytes().decode("utf-8", "replace")
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageRefused(str(error)) from error

    def write(self, key: str, text: str) -> None:
        path = self._path(key)
        temporary = path.with_name(path.name + ".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            _write_through(temporary, text.encode("utf-8", "replace"))
            temporary.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)
            kind = StorageFull if error.errno in FULL_DISK else StorageRefused
            raise kind(str(error)) from error

    def delete(self, key: str) -> None:
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as error:
            raise StorageRefused(str(error)) from error

    def keys(self) -> list[str]:
        try:
            return sorted(
                path.name.removesuffix(SUFFIX) for path in self._folder.glob(f"*{SUFFIX}")
            )
        except OSError as error:
            raise StorageRefused(str(error)) from error

    def _path(self, key: str) -> Path:
        return self._folder / (_checked(key) + SUFFIX)


def _checked(key: str) -> str:
    if not KEY_SHAPE.fullmatch(key):
        raise ValueError(f"not a storage key: {key!r}")
    return key


def _write_through(path: Path, data: bytes) -> None:
    """On the disk, not only in its cache, before the old file is given up."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


class BrowserStorage:
    """The page's localStorage, under our own prefix: games on one host share it."""

    PREFIX = f"{APP_NAME}."

    def __init__(self, window: Any) -> None:
        self._window = window

    def read(self, key: str) -> str | None:
        # A missing item comes as whatever the runtime makes of null.
        name = self._name(key)
        text = self._ask(lambda store: store.getItem(name))
        return text if isinstance(text, str) else None

    def write(self, key: str, text: str) -> None:
        name = self._name(key)
        self._ask(lambda store: store.setItem(name, text))
        # Some runtimes swallow the browser's error: look whether it is there.
        if self.read(key) != text:
            raise StorageFull(key)

    def delete(self, key: str) -> None:
        name = self._name(key)
        self._ask(lambda store: store.removeItem(name))

    def keys(self) -> list[str]:
        names = self._ask(lambda store: [str(store.key(i)) for i in range(int(store.length))])
        return sorted(name.removeprefix(self.PREFIX) for name in names if self._is_ours(name))

    def _name(self, key: str) -> str:
        return self.PREFIX + _checked(key)

    def _is_ours(self, name: str) -> bool:
        return name.startswith(self.PREFIX)

    def _ask(self, question: Callable[[Any], Any]) -> Any:
        """What the runtimes raise for a JavaScript error has no common class."""
        try:
            return question(self._window.localStorage)
        except Exception as error:
            kind = StorageFull if "quota" in str(error).lower() else StorageRefused
            raise kind(str(error)) from error


class SafeStorage:
    """Never raises: what the store does not keep stays in memory, and ``note`` says why.

    ``note`` is set once for each reason; whoever shows it sets it back to None.
    """

    def __init__(self, store: Storage) -> None:
        self.note: StorageNote | None = None
        self._store = store
        self._memory = MemoryStorage()
        self._noted: set[StorageNote] = set()

    def read(self, key: str) -> str | None:
        kept = self._memory.read(key)
        if kept is not None:
            return kept
        try:
            return self._store.read(key)
        except StorageError as error:
            self._take_note(error)
            return None

    def write(self, key: str, text: str) -> None:
        try:
            self._store.write(key, text)
        except StorageError as error:
            self._take_note(error)
            self._memory.write(key, text)
        else:
            self._memory.delete(key)

    def delete(self, key: str) -> None:
        self._memory.delete(key)
        try:
            self._store.delete(key)
        except StorageError as error:
            self._take_note(error)

    def keys(self) -> list[str]:
        stored: list[str] = []
        try:
            stored = self._store.keys()
        except StorageError as error:
            self._take_note(error)
        return sorted({*stored, *self._memory.keys()})

    def _take_note(self, error: StorageError) -> None:
        if error.note not in self._noted:
            self._noted.add(error.note)
            self.note = error.note


def open_storage(platform: Platform) -> SafeStorage:
    """The place that suits the platform."""
    if isinstance(platform, BrowserPlatform):
        return SafeStorage(BrowserStorage(platform.window))
    try:
        folder = pygame.system.get_pref_path(APP_NAME, APP_NAME)
    except pygame.error:
        storage = SafeStorage(MemoryStorage())
        storage.note = StorageNote.REFUSED
        return storage
    return SafeStorage(FileStorage(Path(folder)))
