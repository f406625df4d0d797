"""Both platforms answer everything; a refusing browser never raises."""

import platform as standard_platform
import sys
from collections.abc import Callable

import pygame
import pytest

from game.services.platform import (
    BrowserPlatform,
    DesktopPlatform,
    Platform,
    WindowMetrics,
    best_language,
    detect,
)
from tests.services.fake_page import FakeWindow, JsNull, RefusingWindow


@pytest.fixture
def window() -> FakeWindow:
    return FakeWindow()


@pytest.fixture
def browser(window: FakeWindow) -> BrowserPlatform:
    return BrowserPlatform(window)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ([], "en"),
        (["fr"], "fr"),
        (["fr_FR.UTF-8"], "fr"),
        (["FR-ch", "en"], "fr"),
        (["de", "en-GB", "fr"], "en"),
        (["C", "", "fr"], "fr"),
        (["frr"], "en"),
        (["es", "pt"], "en"),
    ],
)
def test_the_first_language_we_have(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language


def test_the_desktop_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    locales = [{"language": "fr", "country": "FR"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: locales)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert DesktopPlatform().language() == "fr"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert DesktopPlatform().language() == "en"


def test_the_desktop_leaves_to_the_app_what_is_the_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = DesktopPlatform()
    assert not desktop.is_web
    assert desktop.is_visible()
    assert desktop.window_metrics() is None
    assert desktop.link_parameters() == {}
    assert desktop.ask_text("Name?", "Ada") is None
    assert not desktop.toggle_fullscreen()
    assert not desktop.prefers_reduced_motion()


def test_the_desktop_copies_where_there_is_a_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    assert DesktopPlatform().copy_text("seed 7")
    assert copied == ["seed 7"]

    def refuse(_: str) -> None:
        raise pygame.error("video system not initialized")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    assert not DesktopPlatform().copy_text("seed 7")


def test_the_browser_knows_its_visitor(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.is_web
    assert browser.language() == "fr"
    assert not browser.prefers_reduced_motion()
    window.reduces = True
    assert browser.prefers_reduced_motion()


def test_link_parameters_are_read(browser: BrowserPlatform, window: FakeWindow) -> None:
    window.location.search = "?game=bascule&seed=1&name=L%C3%A9o"
    window.location.hash = "#seed=42"
    assert browser.link_parameters() == {"game": "bascule", "seed": "42", "name": "Léo"}


def test_a_hostile_link_is_nothing(browser: BrowserPlatform, window: FakeWindow) -> None:
    window.location.search = "?" + "&".join(f"a{index}=1" for index in range(1000))
    assert browser.link_parameters() == {}


def test_copying_leaves_the_page_as_it_was(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.copy_text("seed 7")
    assert window.document.copied == ["seed 7"]
    assert window.document.field is None
    assert window.document.focused == "canvas"
    window.document.may_copy = False
    assert not browser.copy_text("seed 8")
    assert window.document.field is None


def test_a_hidden_page_is_not_visible(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.is_visible()
    window.document.hidden = True
    assert not browser.is_visible()


def test_metrics_are_polled(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.window_metrics() == WindowMetrics(390, 844, 3.0)
    window.innerWidth, window.devicePixelRatio = 844.5, None
    assert browser.window_metrics() == WindowMetrics(844, 844, 1.0)
    window.devicePixelRatio = 100
    metrics = browser.window_metrics()
    assert metrics is not None
    assert metrics.density == 8.0
    window.innerHeight = 0
    assert browser.window_metrics() is None


def test_a_prompt_may_be_cancelled(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.ask_text("Name?", "") == "Ada"
    window.answer = JsNull()
    assert browser.ask_text("Name?", "") is None


def test_full_screen_is_entered_and_left(browser: BrowserPlatform, window: FakeWindow) -> None:
    assert browser.toggle_fullscreen()
    assert window.document.fullscreenElement
    assert window.document.promise.catcher is window.Boolean
    assert browser.toggle_fullscreen()
    assert not window.document.fullscreenElement


def test_a_browser_without_full_screen_says_no(
    browser: BrowserPlatform, window: FakeWindow
) -> None:
    del window.document.documentElement.requestFullscreen
    assert not browser.toggle_fullscreen()


@pytest.mark.parametrize("make_page", [RefusingWindow, lambda: None], ids=["locked", "absent"])
def test_a_refusing_browser_never_raises(make_page: Callable[[], object]) -> None:
    browser = BrowserPlatform(make_page())
    assert browser.language() == "en"
    assert not browser.prefers_reduced_motion()
    assert browser.link_parameters() == {}
    assert not browser.copy_text("x")
    assert browser.is_visible()
    assert browser.window_metrics() is None
    assert browser.ask_text("Name?", "") is None
    assert not browser.toggle_fullscreen()


def test_the_platform_is_detected(monkeypatch: pytest.MonkeyPatch, window: FakeWindow) -> None:
    here: Platform = detect()
    assert isinstance(here, DesktopPlatform)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(standard_platform, "window", window, raising=False)
    web = detect()
    assert isinstance(web, BrowserPlatform)
    assert web.window is window
