"""The loading page's picture on every shape of screen, and the table it makes room for."""

from __future__ import annotations

import pytest

from tests.browser import stand_in
from tests.browser.conftest import PageOpener
from tests.browser.harness import ENGLISH, FRENCH, SHAPES, Shape
from tests.browser.loading_page import LoadingPage
from tests.browser.stand_in import StandIn

# ---- the table


def test_browsers_own_gestures_stay_away(visit: PageOpener) -> None:
    with visit() as page:
        page.play()
        for event in ("contextmenu", "dblclick", "wheel", "touchmove", "dragstart", "selectstart"):
            kept = page.page.evaluate(
                "name => !document.getElementById('canvas').dispatchEvent("
                "new Event(name, { bubbles: true, cancelable: true }))",
                event,
            )
            assert kept, event
        for key in (" ", "ArrowDown", "Tab", "Backspace"):
            kept = page.page.evaluate(
                "key => !document.getElementById('canvas').dispatchEvent("
                "new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))",
                key,
            )
            assert kept, key


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_canvas_fills_the_screen_pixel_by_pixel(visit: PageOpener, shape: Shape) -> None:
    with visit(shape=shape) as page:
        page.play()
        box = page.page.locator("#canvas").bounding_box()
        assert box == {"x": 0, "y": 0, "width": shape.width, "height": shape.height}
        assert page.page.evaluate("canvas.width") == shape.width * shape.density
        scrolls = "document.scrollingElement.scrollHeight > innerHeight"
        assert page.page.evaluate(scrolls) is False


def test_canvas_keeps_its_proportions_in_a_new_window(visit: PageOpener) -> None:
    with visit() as page:
        page.play()
        page.page.set_viewport_size({"width": 800, "height": 800})
        page.page.wait_for_function("document.getElementById('canvas').clientWidth === 800")
        box = page.page.locator("#canvas").bounding_box()
        assert box == {"x": 0, "y": 175, "width": 800, "height": 450}


def test_full_screen_and_back(visit: PageOpener) -> None:
    with visit() as page:
        page.wait_for_stage("ready")
        button = page.page.locator("#fullscreen")
        assert button.get_attribute("aria-label") == "Full screen"
        button.click()
        page.page.wait_for_function("document.fullscreenElement")
        page.page.wait_for_function(
            "document.getElementById('fullscreen').title === 'Leave full screen'"
        )
        assert page.stage == "ready"
        button.click()
        page.page.wait_for_function("!document.fullscreenElement")


# ---- pictures


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
@pytest.mark.parametrize("locale", [ENGLISH, FRENCH])
def test_everything_is_in_the_picture(
    world: StandIn, visit: PageOpener, shape: Shape, locale: str
) -> None:
    world.site.hold(stand_in.ARCHIVE, 1_000)
    world.cdn.refuse(stand_in.WHEEL)
    with visit(shape=shape, locale=locale) as page:
        page.wait_for_percent(40)
        name = f"page-{locale[:2]}-{shape.name}"
        page.screenshot(f"{name}-loading")
        for part in ("h1", "header p", "#cards", "#bar", "#doing", "#amount"):
            assert_inside(page, part, shape)
        world.site.release(stand_in.ARCHIVE)
        page.wait_for_stage("failed")
        page.screenshot(f"{name}-failed")
        for part in ("h1", "#trouble h2", "#advice", "#trouble .again"):
            assert_inside(page, part, shape)
        world.cdn.behave(stand_in.WHEEL)
        page.page.locator("#trouble .again").click()
        page.wait_for_stage("ready")
        page.screenshot(f"{name}-ready")
        for part in ("h1", "header p", "#cards"):
            assert_inside(page, part, shape)
        assert_inside(page, "#play", shape, smallest=44)


def assert_inside(page: LoadingPage, selector: str, shape: Shape, smallest: int = 1) -> None:
    box = page.page.locator(selector).bounding_box()
    assert box, f"{selector} is not shown"
    assert box["height"] >= smallest, selector
    assert box["x"] >= 0, selector
    assert box["y"] >= 0, selector
    assert box["x"] + box["width"] <= shape.width, selector
    assert box["y"] + box["height"] <= shape.height, selector


def test_every_part_of_the_site_is_the_right_kind(world: StandIn, visit: PageOpener) -> None:
    kinds: dict[str, str] = {}
    with visit() as page:
        page.page.on(
            "response",
            lambda answer: kinds.update({answer.url: answer.headers.get("content-type", "")}),
        )
        page.page.reload()
        page.wait_for_stage("ready")
        assert page.page.evaluate("document.fonts.check('20px Caprasimo')")
    assert kinds[f"{world.address}start.js"] == "text/javascript"
    assert kinds[f"{world.address}art/tiles/gourmand.svg"] == "image/svg+xml"
