"""Vector pictures: a file each in a checkout, one bundle in the browser's archive."""

import logging
from pathlib import Path

import pytest

from game.services.pictures import BUNDLE, Pictures, bundle

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
DISC = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/><!-- é --></svg>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    art = tmp_path / "art"
    (art / "suits").mkdir(parents=True)
    (art / "square.svg").write_text(SQUARE, encoding="utf-8")
    (art / "suits" / "disc.svg").write_text(DISC, encoding="utf-8")
    return art


@pytest.fixture
def bundled(folder: Path, tmp_path: Path) -> Path:
    packed = tmp_path / "packed"
    packed.mkdir()
    (packed / BUNDLE).write_text(bundle(folder), encoding="utf-8")
    return packed


def test_a_checkout_gives_the_file_itself(folder: Path) -> None:
    assert Pictures(folder).path("suits/disc") == folder / "suits" / "disc.svg"


def test_a_bundle_gives_the_same_pictures(bundled: Path) -> None:
    pictures = Pictures(bundled)
    for name, text in (("square", SQUARE), ("suits/disc", DISC), ("square", SQUARE)):
        assert pictures.path(name).read_text(encoding="utf-8") == text


def test_a_picture_that_is_nowhere_has_no_file(bundled: Path) -> None:
    assert not Pictures(bundled).path("suits/ghost").exists()


@pytest.mark.parametrize("text", ["", "{broken", "[1]", "7"])
def test_a_broken_bundle_is_logged_and_empty(
    folder: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / BUNDLE).write_text(text, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        pictures = Pictures(folder)
    assert BUNDLE in caplog.text
    assert pictures.path("square") == folder / "square.svg"
