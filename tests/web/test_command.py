"""``python -m web``: its commands, its words, its exit codes."""

import subprocess
import sys
import threading
import urllib.request
import zipfile
from pathlib import Path

import pygame
import pytest

from web.__main__ import main
from web.pictures import PREVIEW_SIZE
from web.project import Project, checkout
from web.serve import make_server


def test_build_tells_the_size_of_each_part(
    sample: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pygbag", reason="pygbag is not installed")
    assert main(["build"], sample) == 0
    told = capsys.readouterr().out
    for word in ("main.py", "game/rules", "assets/fonts", "pentadeck.apk", "of 1,500,000"):
        assert word in told


def test_zip_builds_first(sample: Project, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pygbag", reason="pygbag is not installed")
    assert main(["zip"], sample) == 0
    assert str(sample.upload) in capsys.readouterr().out
    assert "index.html" in zipfile.ZipFile(sample.upload).namelist()


def test_trouble_is_one_line_on_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build"], Project(tmp_path)) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("web: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["bake"], ["serve", "--port", "many"], ["preview"]])
def test_bad_arguments(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2


def test_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "web", "--help"],
        cwd=checkout().root,
        capture_output=True,
        text=True,
        check=True,
    )
    for command in ("build", "serve", "zip", "icons", "preview"):
        assert command in done.stdout


def test_server_serves_the_site_on_this_machine_only(built: Project) -> None:
    with make_server(built, 0) as server:
        assert server.server_address[0] == "127.0.0.1"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.server_port}/"
        kinds = {
            "": "text/html",
            "start.js": "text/javascript",
            "manifest.webmanifest": "application/manifest+json",
            "pentadeck.apk": "application/octet-stream",
        }
        for name, kind in kinds.items():
            with urllib.request.urlopen(base + name) as answer:
                assert answer.headers["Content-Type"] == kind
                assert answer.headers["Cache-Control"] == "no-cache"
        server.shutdown()


def test_taken_port_is_told(built: Project, capsys: pytest.CaptureFixture[str]) -> None:
    with make_server(built, 0) as server:
        taken = server.server_port
        assert main(["serve", "--port", str(taken)], built) == 1
    assert f"127.0.0.1:{taken}" in capsys.readouterr().err


@pytest.mark.parametrize("size", [(1280, 720), (1200, 630), (390, 844)])
def test_preview_is_cut_to_its_shape(
    sample: Project, tmp_path: Path, size: tuple[int, int]
) -> None:
    shot = tmp_path / "shot.png"
    picture = pygame.Surface(size)
    colour = pygame.Color("#14696A")
    picture.fill(colour)
    pygame.image.save(picture, shot)
    assert main(["preview", str(shot)], sample) == 0
    made = pygame.image.load(sample.static / "preview.png")
    assert made.get_size() == PREVIEW_SIZE
    # Scaling may round a channel by a step or two.
    assert all(abs(a - b) <= 3 for a, b in zip(made.get_at((600, 315)), colour, strict=True))


def test_unreadable_screenshot_is_told(sample: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["preview", "nowhere.png"], sample) == 1
    assert "nowhere.png" in capsys.readouterr().err


def test_icons_are_those_of_the_art(sample: Project) -> None:
    house = checkout()
    for name in ("icon.svg", "icon-maskable.svg"):
        target = sample.assets / "art" / "app" / name
        target.write_bytes((house.assets / "art" / "app" / name).read_bytes())
    before = {path.name: path.read_bytes() for path in house.static.glob("*icon*")}
    assert main(["icons"], sample) == 0
    for name, content in before.items():
        assert (sample.static / name).read_bytes() == content, f"{name}: run  python -m web icons"
