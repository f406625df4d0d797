"""The loading page in Chromium, with stand-ins for the runtime's files.

What lies on the way from an address to the first picture: requests, progress, words, failures,
the tap that starts the game.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser import stand_in
from tests.browser.conftest import PageOpener
from tests.browser.harness import (
    ENGLISH,
    FRENCH,
    PHONE,
    new_context,
    save_screenshot,
)
from tests.browser.stand_in import StandIn

WITHOUT_WEBASSEMBLY = "delete window.WebAssembly;"
COUNT_VOICES = """
window.voices = 0;
window.AudioContext = class extends AudioContext {
  constructor(...rest) { super(...rest); window.voices += navigator.userActivation.isActive; }
};
"""


# ---- requests


def test_asks_for_the_right_files(world: StandIn, visit: PageOpener) -> None:
    with visit() as page:
        page.wait_for_stage("ready")
        assert sorted(world.cdn.requests) == sorted(stand_in.RUNTIME_FILES)
        assert world.cdn.requests[:2] == [stand_in.LOADER, stand_in.MAIN]
        assert world.site.requests.count(stand_in.ARCHIVE) == 1
        assert page.complaints.texts == []


def test_asks_nobody_else(world: StandIn, visit: PageOpener) -> None:
    with visit() as page:
        page.play()
        hosts = (world.site.address, world.cdn.address)
        strangers = [address for address in page.addresses if not address.startswith(hosts)]
        assert strangers == []
        outside_runtime = [a for a in page.addresses if a.startswith(hosts[1])]
        assert len(outside_runtime) == len(stand_in.RUNTIME_FILES)


def test_policy_is_there_and_not_violated(visit: PageOpener) -> None:
    with visit() as page:
        page.play()
        assert page.violations == []
        refused = page.page.evaluate("fetch('http://127.0.0.1:9/').then(() => 0, () => 1)")
        assert refused == 1
        assert page.violations == ["connect-src http://127.0.0.1:9/"]


def test_loader_finds_what_it_expects(world: StandIn, visit: PageOpener) -> None:
    with visit() as page:
        page.wait_for_stage("ready")
        seen = page.page.evaluate("standIn")
        assert seen["python"] == "python3.12"
        assert seen["os"] == "snd,gui"
        assert "async def custom_site()" in seen["code"]
        config = seen["config"]
        assert config["cdn"] == f"{world.cdn.address}cdn/0.9.3/"
        assert (config["archive"], config["PYBUILD"]) == ("pentadeck", "3.12")
        assert (config["ume_block"], config["can_close"], config["autorun"]) == (0, 1, 0)
        assert config["user_canvas"] == config["user_canvas_managed"] == 1
        assert config["_sdl2"] == "canvas"


def test_link_cannot_bend_the_loader(world: StandIn, visit: PageOpener) -> None:
    link = "?PYGPI=https://elsewhere.example/&python3.99#debug"
    with visit(link) as page:
        page.play()
        seen = page.page.evaluate("standIn")
        assert seen["search"] == f"?boot&PYGPI={world.cdn.address}cdn/"
        assert seen["hash"] == seen["hashAtLoad"] == ""
        assert not any("elsewhere" in address for address in page.addresses[1:])


def test_link_reaches_the_game(visit: PageOpener) -> None:
    with visit("?game=bascule&seed=5#daily") as page:
        page.play()
        assert page.page.evaluate("standIn.linkAtStart") == "?game=bascule&seed=5#daily"


# ---- progress


def test_bar_moves_as_bytes_arrive(world: StandIn, visit: PageOpener) -> None:
    world.cdn.hold(stand_in.DATA, 500_000)
    with visit() as page:
        page.wait_for_percent(10)
        page.page.wait_for_function("document.getElementById('amount').textContent")
        before = page.percent
        assert 10 <= before < 100
        assert "MB" in page.text("#amount")
        assert page.stage == "loading"
        world.cdn.release(stand_in.DATA)
        page.wait_for_stage("ready")
        assert page.percent == 100


def test_cards_turn_with_the_bar(world: StandIn, visit: PageOpener) -> None:
    world.cdn.hold(stand_in.WASM, 1_000_000)
    with visit() as page:
        page.wait_for_percent(1)
        assert int(page.page.evaluate("document.documentElement.dataset.turned")) < 5
        world.cdn.release(stand_in.WASM)
        page.wait_for_stage("ready")
        assert page.page.evaluate("document.documentElement.dataset.turned") == "5"


def test_silence_is_noticed(world: StandIn, browser: Browser) -> None:
    world.cdn.hold(stand_in.WASM, 1_000)
    context = new_context(browser)
    page = context.new_page()
    page.clock.install()
    page.goto(world.address, wait_until="commit")
    page.wait_for_function("document.getElementById('doing')?.dataset.word === 'dealing'")
    assert page.locator("#slow").is_hidden()
    page.clock.run_for(25_000)
    assert page.locator("#slow").is_visible()
    context.close()


# ---- failures


@pytest.mark.parametrize("path", [*stand_in.RUNTIME_FILES, stand_in.ARCHIVE])
def test_failed_download_says_so(world: StandIn, visit: PageOpener, path: str) -> None:
    world.server_of(path).refuse(path, 503)
    with visit() as page:
        page.wait_for_stage("failed")
        assert page.text("#trouble h2") == "A download failed"
        assert "Check your connection" in page.text("#advice")
        detail = "pygame.whl" if path == stand_in.WHEEL else path.rsplit("/", 1)[-1]
        assert page.text("#detail").startswith(detail)
        assert page.dialogs == []


def test_broken_connection_says_so(world: StandIn, visit: PageOpener) -> None:
    world.cdn.drop(stand_in.WHEEL)
    with visit() as page:
        page.wait_for_stage("failed")
        assert page.text("#trouble h2") == "A download failed"


def test_trying_again_helps(world: StandIn, visit: PageOpener) -> None:
    world.cdn.refuse(stand_in.WASM)
    with visit("?seed=5") as page:
        page.wait_for_stage("failed")
        world.cdn.behave(stand_in.WASM)
        again = page.page.locator("#trouble .again")
        assert again.evaluate("button => button === document.activeElement")
        again.click()
        page.wait_for_stage("ready")
        page.play()
        assert page.page.evaluate("standIn.linkAtStart") == "?seed=5"


def test_missing_webassembly_says_so(world: StandIn, visit: PageOpener) -> None:
    with visit(init_script=WITHOUT_WEBASSEMBLY) as page:
        page.wait_for_stage("failed")
        assert page.text("#trouble h2") == "This browser cannot run the game"
        assert "WebAssembly" in page.text("#advice")
        assert world.cdn.requests == []


def test_game_that_never_starts_says_so(world: StandIn, browser: Browser) -> None:
    text = (world.project.site / "index.html").read_text(encoding="utf-8")
    stopped = text.replace("import embed", "import embed  # stand-in: stop here")
    world.site.make_up("/stopped.html", stopped.encode())
    context = new_context(browser)
    page = context.new_page()
    page.clock.install()
    page.goto(f"{world.address}stopped.html")
    page.wait_for_function("standIn.steps.length === 4")
    page.wait_for_function("document.getElementById('doing').dataset.word === 'shuffling'")
    page.clock.run_for(65_000)
    assert page.locator("#trouble h2").inner_text() == "The game did not start"
    context.close()


def test_without_scripts_both_languages_explain(browser: Browser, world: StandIn) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(world.address)
    for language in ("en", "fr"):
        assert page.locator(f"noscript p[lang={language}]").is_visible()
    save_screenshot(page, "page-noscript")
    context.close()


# ---- words


@pytest.mark.parametrize(
    ("locale", "tagline", "play", "language"),
    [
        (ENGLISH, "Five card games, one table", "Play", "en"),
        (FRENCH, "Cinq jeux de cartes, une seule table", "Jouer", "fr"),
        ("fr-CA", "Cinq jeux de cartes, une seule table", "Jouer", "fr"),
        ("de-DE", "Five card games, one table", "Play", "en"),
    ],
)
def test_speaks_the_visitors_language(
    visit: PageOpener, locale: str, tagline: str, play: str, language: str
) -> None:
    with visit(locale=locale) as page:
        page.wait_for_stage("ready")
        assert page.text("header p") == tagline
        assert page.text("#play") == play
        assert page.page.evaluate("document.documentElement.lang") == language


def test_speaks_the_language_chosen_in_the_game(visit: PageOpener) -> None:
    choose = "localStorage.setItem('pentadeck.settings', '{\"language\": \"fr\"}');"
    with visit(init_script=choose) as page:
        page.wait_for_stage("ready")
        assert page.text("#play") == "Jouer"


@pytest.mark.parametrize(
    "storage",
    [
        "localStorage.setItem('pentadeck.settings', '{broken');",
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });",
    ],
)
def test_storage_may_hold_or_do_anything(visit: PageOpener, storage: str) -> None:
    with visit(init_script=storage) as page:
        page.play()
        assert page.complaints.texts == []


# ---- the tap that starts the game


def test_tap_starts_with_voice_and_focus(visit: PageOpener) -> None:
    with visit(init_script=COUNT_VOICES) as page:
        page.wait_for_stage("ready")
        assert page.page.evaluate("document.getElementById('canvas').width") == 1
        assert page.page.evaluate("voices") == 0
        page.play()
        assert page.page.evaluate("voices") == 1
        assert page.page.evaluate("standIn.focusAtStart") == "canvas"
        page.page.locator("#welcome").wait_for(state="detached")
        assert page.page.evaluate("document.activeElement.id") == "canvas"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_key_starts(visit: PageOpener, key: str) -> None:
    with visit() as page:
        page.wait_for_stage("ready")
        page.page.keyboard.press(key)
        page.wait_for_stage("playing")


def test_finger_starts(visit: PageOpener) -> None:
    with visit(shape=PHONE) as page:
        page.wait_for_stage("ready")
        page.page.locator("#play").tap(force=True)
        page.wait_for_stage("playing")


def test_early_tap_counts(world: StandIn, visit: PageOpener) -> None:
    world.cdn.hold(stand_in.WASM, 1_000_000)
    with visit() as page:
        page.wait_for_percent(1)
        page.page.locator("h1").click()
        world.cdn.release(stand_in.WASM)
        page.wait_for_stage("playing")
