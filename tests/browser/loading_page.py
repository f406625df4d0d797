"""The loading page as the tests see it: opened in a fresh browser, its words and its bar read."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Browser, Dialog, Page, Request

from tests.browser.harness import (
    DESKTOP,
    ENGLISH,
    WAIT_MS,
    Complaints,
    Shape,
    new_context,
    save_screenshot,
)

NOTE_VIOLATIONS = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
"""


class LoadingPage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints = Complaints(page)
        self.dialogs: list[str] = []
        self.addresses: list[str] = []
        page.on("dialog", self._note_dialog)
        page.on("request", self._note_request)

    def _note_dialog(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _note_request(self, request: Request) -> None:
        self.addresses.append(request.url)

    @property
    def stage(self) -> str:
        return str(self.page.evaluate("document.documentElement?.dataset.stage"))

    def wait_for_stage(self, name: str) -> None:
        self.page.wait_for_function(
            "name => document.documentElement?.dataset.stage === name", arg=name, timeout=WAIT_MS
        )

    @property
    def percent(self) -> int:
        return int(self.page.locator("#bar").get_attribute("aria-valuenow") or 0)

    def wait_for_percent(self, least: int) -> None:
        self.page.wait_for_function(
            "least => Number(document.getElementById('bar').ariaValueNow) >= least", arg=least
        )

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    @property
    def violations(self) -> list[str]:
        found: list[str] = self.page.evaluate("violations")
        return found

    def play(self) -> None:
        self.wait_for_stage("ready")
        # It never stands still: force does not wait for that.
        self.page.locator("#play").click(force=True)
        self.wait_for_stage("playing")

    def screenshot(self, name: str) -> None:
        self.page.evaluate("document.fonts.ready")
        # Cards that are being turned over come to rest.
        self.page.wait_for_timeout(900)
        save_screenshot(self.page, name)


@contextlib.contextmanager
def open_page(
    browser: Browser,
    address: str,
    shape: Shape = DESKTOP,
    locale: str = ENGLISH,
    init_script: str = "",
) -> Iterator[LoadingPage]:
    context = new_context(browser, shape, locale)
    try:
        page = context.new_page()
        page.add_init_script(NOTE_VIOLATIONS + init_script)
        opened = LoadingPage(page)
        page.goto(address, wait_until="commit")
        yield opened
    finally:
        context.close()
