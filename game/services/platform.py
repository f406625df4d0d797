"""The machine around the game: a desktop system, or a browser page.

Everything a platform may refuse is asked for with care: the answer is then
"no" or nothing, never an exception.
"""

import json
import os
import platform as standard_platform
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import pygame

from game.services.i18n import LANGUAGES, SOURCE_LANGUAGE

Answer = TypeVar("Answer")

MOST_LINK_PARAMETERS = 20
LOWEST_DENSITY, HIGHEST_DENSITY = 0.5, 8.0


@dataclass(frozen=True, slots=True)
class WindowMetrics:
    """The page's inner size in CSS pixels; ``density`` device pixels make one of them."""

    width: int
    height: int
    density: float


class Platform(Protocol):
    @property
    def is_web(self) -> bool: ...

    def language(self) -> str:
        """The best of our languages for this visitor."""

    def prefers_reduced_motion(self) -> bool: ...

    def link_parameters(self) -> dict[str, str]:
        """What the page's address carries behind ``?`` and ``#``; the latter wins."""

    def copy_text(self, text: str) -> bool:
        """To the clipboard; False if that is not allowed."""

    def is_visible(self) -> bool:
        """False in a hidden tab."""

    def window_metrics(self) -> WindowMetrics | None:
        """None where the window itself reports its size."""

    def ask_text(self, prompt: str, default: str) -> str | None:
        """By the browser's own dialogue (phones have no keyboard for us); None if cancelled.

        A desktop has no such dialogue and answers None: read the keyboard there.
        """

    def toggle_fullscreen(self) -> bool:
        """False where the app has to do it itself, or may not."""


def best_language(wanted: Iterable[str]) -> str:
    """The first wanted language that we have.

    >>> best_language(["de-CH", "fr-CH", "en"])
    'fr'
    """
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


class DesktopPlatform:
    is_web = False

    def language(self) -> str:
        # SDL looks at LANGUAGE and LANG only; the other two come before them.
        overrides = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES")]
        return best_language([*overrides, *_system_languages()])

    def prefers_reduced_motion(self) -> bool:
        return False

    def link_parameters(self) -> dict[str, str]:
        return {}

    def copy_text(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, NotImplementedError, AttributeError):
            return False
        return True

    def is_visible(self) -> bool:
        return True

    def window_metrics(self) -> WindowMetrics | None:
        return None

    def ask_text(self, prompt: str, default: str) -> str | None:
        return None

    def toggle_fullscreen(self) -> bool:
        return False


def _system_languages() -> list[str]:
    try:
        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    except (pygame.error, AttributeError):
        return []


class BrowserPlatform:
    is_web = True

    def __init__(self, window: Any) -> None:
        self.window = window

    def language(self) -> str:
        return best_language(self._guarded(self._languages, []))

    def prefers_reduced_motion(self) -> bool:
        query = "(prefers-reduced-motion: reduce)"
        return self._guarded(lambda: bool(self.window.matchMedia(query).matches), False)

    def link_parameters(self) -> dict[str, str]:
        location = self._guarded(
            lambda: (str(self.window.location.search), str(self.window.location.hash)), ("", "")
        )
        parameters: dict[str, str] = {}
        for text in location:
            parameters.update(_parameters(text[1:]))
        return parameters

    def copy_text(self, text: str) -> bool:
        """By selecting it in a field of the page: works inside frames and answers at once."""
        return self._guarded(lambda: self._copy(text), False)

    def is_visible(self) -> bool:
        return not self._guarded(lambda: bool(self.window.document.hidden), False)

    def window_metrics(self) -> WindowMetrics | None:
        return self._guarded(self._metrics, None)

    def ask_text(self, prompt: str, default: str) -> str | None:
        answer = self._guarded(lambda: self.window.prompt(prompt, default), None)
        return answer if isinstance(answer, str) else None

    def toggle_fullscreen(self) -> bool:
        return self._guarded(self._toggle_fullscreen, False)

    def _languages(self) -> list[str]:
        wanted = json.loads(str(self.window.JSON.stringify(self.window.navigator.languages)))
        return [str(tag) for tag in wanted]

    def _copy(self, text: str) -> bool:
        document = self.window.document
        field = document.createElement("textarea")
        field.value = text
        document.body.appendChild(field)
        try:
            field.select()
            return bool(document.execCommand("copy"))
        finally:
            field.remove()
            document.getElementById("canvas").focus()

    def _metrics(self) -> WindowMetrics | None:
        width, height = int(self.window.innerWidth), int(self.window.innerHeight)
        if width <= 0 or height <= 0:
            return None
        density = float(self.window.devicePixelRatio or 1)
        return WindowMetrics(width, height, min(HIGHEST_DENSITY, max(LOWEST_DENSITY, density)))

    def _toggle_fullscreen(self) -> bool:
        document = self.window.document
        if document.fullscreenElement:
            promise = document.exitFullscreen()
        else:
            promise = document.documentElement.requestFullscreen()
        # A refusal comes later; a function of the page's own swallows it.
        promise.catch(self.window.Boolean)
        return True

    def _guarded(self, question: Callable[[], Answer], otherwise: Answer) -> Answer:
        """What the runtimes raise for a JavaScript error has no common class."""
        try:
            return question()
        except Exception:
            return otherwise


def _parameters(text: str) -> list[tuple[str, str]]:
    # Only a link needs it, and a browser is slow to load it: not before the first picture.
    from urllib.parse import parse_qsl

    try:
        return parse_qsl(text, max_num_fields=MOST_LINK_PARAMETERS)
    except ValueError:
        return []


def detect() -> Platform:
    if sys.platform == "emscripten":
        # The browser runtime hangs the page's window on the standard module.
        return BrowserPlatform(getattr(standard_platform, "window", None))
    return DesktopPlatform()
