"""itch.io's limits, and the zip that keeps them."""

import zipfile
from pathlib import PurePosixPath

import pytest

from web.itch import (
    LONGEST_PATH,
    MOST_BYTES_A_FILE,
    MOST_FILES,
    broken_limits,
    check_zip,
    make_zip,
)
from web.project import BuildError, Project


def entry(name: str, size: int = 10) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.filename, info.file_size = name, size
    return info


INDEX = entry("index.html")


def test_zip_keeps_the_limits(built: Project) -> None:
    path = make_zip(built)
    check_zip(path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        total = sum(info.file_size for info in archive.infolist())
    assert len(names) <= 1_000
    assert total <= 500_000_000
    assert max(map(len, names)) <= 240
    assert all(name == name.lower() and not PurePosixPath(name).is_absolute() for name in names)
    assert {"index.html", "pentadeck.apk", "preview.png", "favicon.png"} <= set(names)


def test_zip_holds_the_whole_site(built: Project) -> None:
    with zipfile.ZipFile(make_zip(built)) as archive:
        for path in built.site.rglob("*"):
            if path.is_file():
                name = path.relative_to(built.site).as_posix()
                assert archive.read(name) == path.read_bytes()


def test_zip_is_made_anew(built: Project) -> None:
    assert make_zip(built).read_bytes() == make_zip(built).read_bytes()


def test_zip_needs_a_site(sample: Project) -> None:
    with pytest.raises(BuildError, match="python -m web build"):
        make_zip(sample)


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ([entry("game/index.html")], "not at the root"),
        ([INDEX, *(entry(f"{n}.svg") for n in range(MOST_FILES))], "at most 1000"),
        ([INDEX, entry("a" * (LONGEST_PATH + 1))], "longer than 240"),
        ([INDEX, entry("big.apk", MOST_BYTES_A_FILE + 1)], "200,000,000"),
        ([INDEX, *(entry(f"{n}.apk", MOST_BYTES_A_FILE) for n in range(3))], "500,000,000"),
        ([INDEX, entry("Fonts/x.ttf")], "lower case"),
        ([INDEX, entry("/etc/x")], "relative"),
        ([INDEX, entry("../x")], "relative"),
    ],
)
def test_broken_limit_is_told(files: list[zipfile.ZipInfo], sentence: str) -> None:
    assert any(sentence in told for told in broken_limits(files))


def test_nothing_to_tell() -> None:
    assert not list(broken_limits([INDEX, entry("art/tiles/zero_pile.svg")]))
