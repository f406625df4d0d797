"""A stand-in for the public runtime: files of the right names and kinds, and a page that asks for
them.  Site and runtime lie on two servers, as they do for visitors."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from tests.browser.server import Server
from tests.web.sample import make_sample
from web.build import build
from web.project import Project

FOLDER = Path(__file__).parent / "runtime_stand_in"
CDN = "/cdn/0.9.3/"
LOADER = f"{CDN}pythons.js"
MAIN = f"{CDN}cpython312/main.js"
WASM = f"{CDN}cpython312/main.wasm"
DATA = f"{CDN}cpython312/main.data"
STARTUP = f"{CDN}cpythonrc.py"
INDEX = "/cdn/index-0.9.3-cp312.json"
WHEEL = "/cdn/cp312/pygame_static-1.0-cp312-cp312-wasm32.whl"
ARCHIVE = "/pentadeck.apk"

RUNTIME_FILES = (LOADER, MAIN, WASM, DATA, STARTUP, INDEX, WHEEL)


@dataclass
class StandIn:
    """Two servers and the built site."""

    site: Server
    cdn: Server
    project: Project

    @property
    def address(self) -> str:
        return self.site.address

    def server_of(self, path: str) -> Server:
        return self.cdn if path in RUNTIME_FILES else self.site


def set_up(site: Server, cdn: Server, folder: Path) -> StandIn:
    cdn.make_up(LOADER, (FOLDER / "pythons.js").read_bytes())
    cdn.make_up(MAIN, (FOLDER / "main.js").read_bytes())
    cdn.make_up(WASM, empty_module(2_000_000))
    cdn.make_up(DATA, bytes(1_000_000))
    cdn.make_up(STARTUP, b"# stand-in\n" * 5_000)
    cdn.make_up(INDEX, json.dumps({"pygame": WHEEL.removeprefix("/cdn/")}).encode())
    cdn.make_up(WHEEL, bytes(300_000))
    project = make_sample(folder)
    build(project, runtime=f"{cdn.address}{CDN[1:]}")
    site.mount("/", project.site)
    return StandIn(site, cdn, project)


def empty_module(size: int) -> bytes:
    """A valid WebAssembly module: its header, and one section that means nothing."""
    name = b"\x07padding"
    body = name + bytes(size)
    return b"\0asm\x01\0\0\0" + b"\0" + _leb128(len(body)) + body


def _leb128(number: int) -> bytes:
    digits = bytearray()
    while number >= 0x80:
        digits.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*digits, number])
