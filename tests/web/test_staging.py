"""What goes to the browser, and what stays behind."""

import ast
from pathlib import PurePosixPath

import pytest

from tests.web.sample import BELONGS, STAYS_BEHIND, snapshot, write
from web.allowed import is_allowed, is_desktop_only
from web.project import BuildError, Project, checkout
from web.staging import stage


def test_staging_copies_what_belongs(sample: Project) -> None:
    staged = {str(path) for path in stage(sample)}
    assert set(BELONGS) <= staged
    assert not set(STAYS_BEHIND) & staged
    on_disk = {
        path.relative_to(sample.stage).as_posix()
        for path in sample.stage.rglob("*")
        if path.is_file()
    }
    assert on_disk == staged


def test_staging_starts_afresh(sample: Project) -> None:
    write(sample.stage / "game" / "old.py", "")
    stage(sample)
    assert not (sample.stage / "game" / "old.py").exists()


def test_staging_leaves_sources_alone(sample: Project) -> None:
    before = snapshot(sample.root)
    stage(sample)
    assert snapshot(sample.root) == before


def test_missing_main_is_named(sample: Project) -> None:
    (sample.root / "main.py").unlink()
    with pytest.raises(BuildError, match=r"main\.py is missing"):
        stage(sample)


@pytest.mark.parametrize("name", ["assets/art/sketch.psd", "assets/sounds/card.wav", "game/x.so"])
def test_unknown_kind_is_named(sample: Project, name: str) -> None:
    write(sample.root / name, "")
    with pytest.raises(BuildError, match=name):
        stage(sample)


@pytest.mark.parametrize(
    "name",
    [
        "pyproject.toml",
        "tests/test_game.py",
        "game/cli/simulate.py",
        "game/__pycache__/app.cpython-312.pyc",
        "assets/locale/fr/LC_MESSAGES/pentadeck.po",
        "assets/fonts/make_fonts.py",
        "web/build.py",
    ],
)
def test_not_allowed(name: str) -> None:
    assert not is_allowed(PurePosixPath(name))


def test_nothing_in_the_archive_imports_what_is_left_out() -> None:
    root = checkout().root
    for file in (root / "game").rglob("*.py"):
        path = PurePosixPath(file.relative_to(root).as_posix())
        if not is_allowed(path):
            continue
        for module in imported_modules(file.read_text(encoding="utf-8")):
            module_path = PurePosixPath(*module.split("."))
            assert not is_desktop_only(module_path), f"{path} imports {module}"


def imported_modules(source: str) -> set[str]:
    """Both readings of ``from a import b``: a name, or a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found
