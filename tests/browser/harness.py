"""What the browser tests stand on: Chromium, screens, and an ear for complaints."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "tests" / "artefacts"
WAIT_MS = 15_000

CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# ---- what this machine has


def chromium() -> Path | None:
    """PENTADECK_CHROMIUM names another one than Debian's."""
    named = os.environ.get("PENTADECK_CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser")
    return Path(found) if found and Path(found).is_file() else None


def wasm_runtime() -> Path | None:
    """PENTADECK_WASM_RUNTIME names another folder than the one beside the checkout."""
    named = os.environ.get("PENTADECK_WASM_RUNTIME")
    folder = Path(named) if named else ROOT.parent / "shared" / "wasm-runtime"
    return folder if (folder / "runtime.js").is_file() else None


def browser_is_required() -> bool:
    """On the machine that decides whether a change is good, nothing is left out."""
    asked = (os.environ.get("CI", ""), os.environ.get("PENTADECK_REQUIRE_BROWSER", ""))
    return any(answer.lower() in {"1", "true"} for answer in asked)


# ---- pages


@dataclass(frozen=True)
class Shape:
    """A screen: size in CSS pixels, device pixels for each of them, fingers or a mouse."""

    width: int = 1280
    height: int = 720
    density: float = 1.0
    touch: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP = Shape()
LARGE = Shape(1920, 1080)
PHONE_ASIDE = Shape(844, 390, density=2, touch=True)
PHONE = Shape(390, 844, density=2, touch=True)
SHAPES = (DESKTOP, LARGE, PHONE_ASIDE, PHONE)

ENGLISH, FRENCH = "en-GB", "fr-FR"


def new_context(browser: Browser, shape: Shape = DESKTOP, locale: str = ENGLISH) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": shape.width, "height": shape.height},
        device_scale_factor=shape.density,
        has_touch=shape.touch,
        is_mobile=shape.touch,
        locale=locale,
    )
    context.set_default_timeout(WAIT_MS)
    return context


SDL_VOICE_WARNING = "The ScriptProcessorNode is deprecated."
"""SDL opens its sound in the browser that way, whatever the game does; nothing else is let pass."""


class Complaints:
    """Errors, warnings and uncaught exceptions of a page, as texts."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("console", self._note_message)
        page.on("pageerror", lambda error: self.texts.append(f"uncaught: {error}"))

    def _note_message(self, message: ConsoleMessage) -> None:
        is_known = message.text.startswith(SDL_VOICE_WARNING)
        if message.type in {"error", "warning"} and not is_known:
            self.texts.append(f"{message.type}: {message.text}")


def save_screenshot(page: Page, name: str) -> Path:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    path = ARTEFACTS / f"{name}.png"
    page.screenshot(path=path)
    return path
