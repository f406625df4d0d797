"""Names, lengths and the entry file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.services.assets import Face
from game.services.audio import SOUNDS
from tests.architecture.source import GAME, ROOT, files, name_of, tree_of

ASSETS = ROOT / "assets"
ART = ASSETS / "art"
ART_FOLDERS = {path.name for path in ART.iterdir() if path.is_dir()}
SHIPPED_KINDS = {".svg", ".ogg", ".ttf", ".mo", ".json", ".txt"}
GETTEXT_FOLDER = "LC_MESSAGES"
"""Gettext insists on this name."""
MOST_LINES = 450
every_file = pytest.mark.parametrize("path", files(), ids=name_of)


def shipped_assets() -> list[Path]:
    return sorted(path for path in ASSETS.rglob("*") if path.suffix in SHIPPED_KINDS)


def test_asset_names_are_lower_case_and_plain() -> None:
    """Web servers tell capitals apart and trip over spaces."""
    for path in shipped_assets():
        name = path.relative_to(ASSETS).as_posix().replace(GETTEXT_FOLDER, "")
        assert re.fullmatch(r"[a-z0-9_./-]+", name), name


def art_names(tree: ast.AST) -> Iterator[str]:
    """Pictures that the code names, as patterns: what a name is built from becomes ``*``."""
    built = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    pieces = {id(part) for node in built for part in node.values}
    yield from ("".join(_piece(part) for part in node.values) for node in built)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in pieces:
            yield str(node.value)


def _piece(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "*"


def pictures_named_in(tree: ast.AST) -> set[str]:
    name = re.compile(r"([a-z_]+)/[a-z0-9_*-]+")
    matches = ((text, name.fullmatch(text)) for text in art_names(tree))
    return {text for text, match in matches if match and match[1] in ART_FOLDERS}


@every_file
def test_every_picture_that_is_named_exists(path: Path) -> None:
    for name in pictures_named_in(tree_of(path)):
        assert list(ART.glob(f"{name}.svg")), f"{name_of(path)} names {name}"


def test_the_search_finds_pictures() -> None:
    tree = ast.parse('a = "moments/crown"; b = f"icons/{a}"; c = "no/such"; d = "moments/"')
    assert pictures_named_in(tree) == {"moments/crown", "icons/*"}
    assert sum(bool(pictures_named_in(tree_of(path))) for path in files()) > 5


def test_every_icon_that_is_named_exists() -> None:
    named = {
        argument.value
        for path in files()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "icon"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    missing = {name for name in named if not (ART / "icons" / f"{name}.svg").exists()}
    assert not missing


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_exists(name: str) -> None:
    assert (ASSETS / "sounds" / f"{name}.ogg").stat().st_size > 0


@pytest.mark.parametrize("face", Face)
def test_every_font_exists(face: Face) -> None:
    assert (ASSETS / "fonts" / face.value).stat().st_size > 0


@pytest.mark.parametrize(
    "path",
    [*files(), *files(ROOT / "web"), *files(ROOT / "tests"), ROOT / "main.py"],
    ids=name_of,
)
def test_no_file_outgrows_its_job(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= MOST_LINES, f"{name_of(path)} has {lines} lines: make it a folder"


@every_file
def test_every_file_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(tree_of(path))


@every_file
def test_nothing_is_left_undone_or_silenced(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for mark in ("TODO", "FIXME", "XXX", "type: ignore", "noqa", "raise NotImplementedError"):
        assert mark not in text, mark


def test_the_entry_file_is_ascii_and_begins_with_its_dependencies() -> None:
    text = (ROOT / "main.py").read_bytes().decode("ascii")
    header = text.split("# ///\n")[0].splitlines()
    assert header == ["# /// script", '# dependencies = ["pygame-ce"]']


def test_the_entry_file_runs_the_app_and_does_nothing_after() -> None:
    """In the browser the loop goes on after ``run`` has returned."""
    last = tree_of(ROOT / "main.py").body[-1]
    assert ast.unparse(last) == "asyncio.run(app.run())"


def test_the_game_folder_holds_only_code() -> None:
    strangers = [
        path
        for path in GAME.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc", ".md"}
    ]
    assert not strangers
