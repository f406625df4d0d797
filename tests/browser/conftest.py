"""Fixtures of the browser tests.

They need Chromium, and those that run the game need the WebAssembly runtime.  Without them they
are skipped with the reason, except where ``CI`` is true or PENTADECK_REQUIRE_BROWSER is 1: there
they fail.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NoReturn

import pytest

pytest.importorskip("playwright.sync_api", reason="the playwright package is not installed")

from playwright.sync_api import Browser, sync_playwright

from tests.browser import harness, stand_in
from tests.browser.driver import RunningGame, open_game, serve_game
from tests.browser.loading_page import LoadingPage, open_page
from tests.browser.server import Server
from tests.browser.stand_in import StandIn
from tests.web.sample import house_elsewhere
from web.build import build

Opener = Callable[..., AbstractContextManager[RunningGame]]
PageOpener = Callable[..., AbstractContextManager[LoadingPage]]


CHROMIUM_FELL_OVER = ("Target crashed", "Not attached to an active page")
"""Where a page dies under the test on a busy machine: then, and only then, a second try."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=list(CHROMIUM_FELL_OVER)))


def lacking(what: str) -> NoReturn:
    if harness.browser_is_required():
        pytest.fail(f"{what}; the browser tests are required here", pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while it is open, no other test could run an event loop."""
    found = harness.chromium()
    if found is None:
        lacking("Chromium is not installed (PENTADECK_CHROMIUM may name one)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found, args=list(harness.CHROMIUM_ARGUMENTS)
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def runtime() -> Path:
    found = harness.wasm_runtime()
    if found is None:
        lacking("the WebAssembly runtime is missing (PENTADECK_WASM_RUNTIME may name its folder)")
    return found


@pytest.fixture(scope="session")
def packer() -> None:
    if importlib.util.find_spec("pygbag") is None:
        lacking("pygbag is not installed")


@pytest.fixture(scope="session")
def house_archive(packer: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game as it is in this checkout, built by the build command into another folder."""
    project = house_elsewhere(tmp_path_factory.mktemp("house"))
    build(project)
    return project.archive


@pytest.fixture(scope="session")
def game_address(runtime: Path, house_archive: Path) -> Iterator[str]:
    with Server() as running:
        yield serve_game(running, runtime, house_archive)


@pytest.fixture
def play(browser: Browser, game_address: str) -> Opener:
    """``with play(shape, locale) as game: …``: the game of this checkout in a fresh browser."""

    def opened(
        shape: harness.Shape = harness.DESKTOP, locale: str = harness.ENGLISH, **more: Any
    ) -> AbstractContextManager[RunningGame]:
        return open_game(browser, game_address, shape, locale, **more)

    return opened


# ---- the loading page, with stand-ins for the runtime's files


@pytest.fixture(scope="session")
def servers(packer: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StandIn]:
    with Server() as site, Server() as cdn:
        yield stand_in.set_up(site, cdn, tmp_path_factory.mktemp("stand_in"))


@pytest.fixture
def world(servers: StandIn) -> Iterator[StandIn]:
    """The servers in good order, their books empty."""
    servers.site.requests.clear()
    servers.cdn.requests.clear()
    yield servers
    for path in (*stand_in.RUNTIME_FILES, stand_in.ARCHIVE, "/"):
        servers.server_of(path).behave(path)


@pytest.fixture
def visit(browser: Browser, world: StandIn) -> PageOpener:
    def opened(tail: str = "", **more: Any) -> AbstractContextManager[LoadingPage]:
        return open_page(browser, world.address + tail, **more)

    return opened
