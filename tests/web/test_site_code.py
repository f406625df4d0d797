"""The Python code inside the page, run with stand-ins for what the browser runtime gives it."""

import asyncio
import io
import re
import sys
import types
import zipfile
from pathlib import Path
from typing import Any

import pytest

from web.project import Project


class Page:
    """The page's own object, as Python sees it."""

    def __init__(self) -> None:
        self.started = False
        self.calls: list[str] = []

    def ready(self) -> None:
        self.calls.append("ready")

    def fail(self, kind: str, detail: str) -> None:
        self.calls.append(f"fail {kind} {detail}")


class Shell:
    """The runtime's shell: ``source`` preloads packages, then runs the file."""

    def __init__(self, calls: list[str]) -> None:
        self.calls = calls

    async def preload_code(self, code: str, **_: Any) -> None:
        self.calls.append("preload")

    async def source(self, main: str) -> None:
        await self.preload_code(Path(main).read_text(encoding="utf-8"), hint=main)
        self.calls.append(f"run {main}")


class Opened:
    """``async with platform.fopen(...)``."""

    def __init__(self, content: bytes) -> None:
        self.file = io.BytesIO(content)

    async def __aenter__(self) -> io.BytesIO:
        return self.file

    async def __aexit__(self, *_: object) -> None:
        self.file.close()


class World:
    """Everything the code finds in the runtime."""

    def __init__(self, project: Project, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        text = (project.site / "index.html").read_text(encoding="utf-8")
        found = re.search(r'<script type="text/x-python" id="site-code">(.*?)</script>', text, re.S)
        assert found
        self.code = found[1].replace('"/data/data/', f'"{home.as_posix()}/')
        self.archive = project.archive.read_bytes()
        self.page = Page()
        self.fetched: list[str] = []
        self.shell = Shell(self.page.calls)
        self._install(monkeypatch)

    def _install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        counts = iter([-1, -1, 0])
        embed = types.ModuleType("embed")
        embed.__dict__["counter"] = lambda: next(counts)
        platform = types.ModuleType("platform")
        platform.__dict__.update(
            window=types.SimpleNamespace(
                pentadeck=self.page,
                config=types.SimpleNamespace(),
                window_resize=lambda: self.page.calls.append("resize"),
            ),
            fopen=self._open,
            run_main=lambda config, **where: self.page.calls.append(f"main {where['loadermain']}"),
            shell=self.shell,
        )
        monkeypatch.setitem(sys.modules, "embed", embed)
        monkeypatch.setitem(sys.modules, "platform", platform)

    def _open(self, name: str, mode: str) -> Opened:
        self.fetched.append(name)
        return Opened(self.archive)

    async def run(self, tap: bool = True) -> None:
        module = types.ModuleType("site_code")
        sys.modules[module.__name__] = module
        tasks: list[asyncio.Task[None]] = []

        def run(coroutine: Any) -> None:
            tasks.append(asyncio.ensure_future(coroutine))

        async def nothing(*_: object, **__: object) -> None:
            self.page.calls.append("toplevel")

        handler = types.SimpleNamespace(start_toplevel=nothing)
        module.__dict__.update(shell=self.shell, PyConfig=None, TopLevel_async_handler=handler)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "run", run)
            exec(compile(self.code, "site-code", "exec"), module.__dict__)
        try:
            if tap:
                await asyncio.sleep(0.4)
                self.page.started = True
            await asyncio.wait_for(tasks[0], timeout=1)
        finally:
            del sys.modules[module.__name__]


@pytest.fixture
def world(built: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.delenv("PYGPI", raising=False)
    return World(built, tmp_path, monkeypatch)


def test_steps_in_order(world: World, tmp_path: Path) -> None:
    asyncio.run(world.run())
    main = tmp_path / "pentadeck" / "assets" / "main.py"
    assert main.is_file()
    assert world.page.calls == [
        "main None",
        "toplevel",
        "preload",
        "ready",
        f"run {main}",
        "resize",
    ]
    assert re.fullmatch(r"pentadeck\.apk\?[0-9a-f]{10}", world.fetched[0])


def test_waits_for_the_visitor(world: World) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(world.run(tap=False))
    assert world.page.calls[-1] == "ready"


def test_waits_only_once(world: World) -> None:
    asyncio.run(world.run())
    # A second file that the game loads must not stop at the gate again.
    asyncio.run(world.shell.preload_code(""))
    assert world.page.calls.count("ready") == 1


def test_packages_are_pinned(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYGPI", "https://elsewhere.example/")
    asyncio.run(world.run())
    import os

    assert os.environ["PYGPI"] == "https://pygame-web.github.io/cdn/"


def test_broken_archive_is_reported(world: World) -> None:
    world.archive = b"<html>not found</html>"
    with pytest.raises(zipfile.BadZipFile):
        asyncio.run(world.run())
    assert world.page.calls[0].startswith("fail start BadZipFile")


def test_missing_pygame_is_reported(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ImportError):
        asyncio.run(world.run())
    assert world.page.calls[-1] == "fail start ImportError: pygame"
