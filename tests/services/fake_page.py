"""A stand-in for the browser's ``window``."""

import json
from types import SimpleNamespace
from typing import Any


class JsNull:
    """What a runtime may hand over for null: not None, not a string."""

    def __bool__(self) -> bool:
        return False


class FakeLocalStorage:
    def __init__(self, room: int = 10_000) -> None:
        self.items: dict[str, str] = {}
        self.room = room
        self.swallows_errors = False

    @property
    def length(self) -> int:
        return len(self.items)

    def key(self, index: int) -> str:
        return list(self.items)[index]

    def getItem(self, name: str) -> Any:  # noqa: N802  (the browser's name)
        return self.items.get(name, JsNull())

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        others = sum(len(kept) for key, kept in self.items.items() if key != name)
        if others + len(text) <= self.room:
            self.items[name] = text
        elif not self.swallows_errors:
            raise RuntimeError("QuotaExceededError: the quota has been exceeded")

    def removeItem(self, name: str) -> None:  # noqa: N802
        self.items.pop(name, None)


class FakePromise:
    def __init__(self) -> None:
        self.catcher: Any = None

    def catch(self, catcher: Any) -> None:
        self.catcher = catcher


class FakeDocument:
    def __init__(self) -> None:
        self.hidden = False
        self.fullscreenElement: Any = JsNull()
        self.promise = FakePromise()
        self.documentElement = SimpleNamespace(requestFullscreen=self._enter)
        self.body = SimpleNamespace(appendChild=self._append)
        self.field: Any = None
        self.copied: list[str] = []
        self.may_copy = True
        self.focused = ""

    def _enter(self) -> FakePromise:
        self.fullscreenElement = object()
        return self.promise

    def exitFullscreen(self) -> FakePromise:  # noqa: N802
        self.fullscreenElement = JsNull()
        return self.promise

    def createElement(self, _: str) -> Any:  # noqa: N802
        return SimpleNamespace(value="", select=lambda: None, remove=self._remove)

    def _append(self, field: Any) -> None:
        self.field = field

    def _remove(self) -> None:
        self.field = None

    def execCommand(self, _: str) -> bool:  # noqa: N802
        if self.may_copy:
            self.copied.append(self.field.value)
        return self.may_copy

    def getElementById(self, name: str) -> Any:  # noqa: N802
        def focus() -> None:
            self.focused = name

        return SimpleNamespace(focus=focus)


class FakeWindow:
    def __init__(self) -> None:
        self.localStorage = FakeLocalStorage()
        self.document = FakeDocument()
        self.navigator = SimpleNamespace(languages=("fr-CA", "en"))
        self.JSON = SimpleNamespace(stringify=json.dumps)
        self.Boolean = bool
        self.location = SimpleNamespace(search="", hash="")
        self.innerWidth: Any = 390
        self.innerHeight: Any = 844
        self.devicePixelRatio: Any = 3
        self.reduces = False
        self.answer: Any = "Ada"

    def matchMedia(self, _: str) -> Any:  # noqa: N802
        return SimpleNamespace(matches=self.reduces)

    def prompt(self, _: str, default: str) -> Any:
        return self.answer


class RefusingWindow:
    """Every question is an error, as in a locked-down frame."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(f"SecurityError: {name} is not allowed")
