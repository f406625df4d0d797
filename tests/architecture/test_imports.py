"""Who may import whom: the order of the packages, pure rules, one dependency."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.by_name import thing
from tests.architecture.source import (
    GAME,
    ROOT,
    files,
    imports_of,
    later_imports_of,
    name_of,
    package_of,
    tree_of,
)

ORDER = (
    "rules",
    "players",
    "match",
    "services",
    "animation",
    "sprites",
    "ui",
    "scenes",
    "app",
)
"""A package imports only from itself and from those before it."""
PURE = ("rules", "players", "match")
PURE_MODULES = frozenset(
    {
        "abc",
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "heapq",
        "importlib",
        "itertools",
        "json",
        "math",
        "operator",
        "typing",
    }
)
"""What the pure packages may take from the standard library: no chance, clock, files or window."""
ALLOWED = {
    **{package: frozenset(ORDER[: place + 1]) for place, package in enumerate(ORDER)},
    "cli": frozenset({"cli", *PURE}),
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
}
ABSENT_IN_THE_BROWSER = frozenset(
    {
        "cProfile",
        "cmd",
        "decimal",
        "doctest",
        "graphlib",
        "pdb",
        "random",
        "sched",
        "shelve",
        "statistics",
        "timeit",
        "tracemalloc",
        "wave",
    }
)
"""Left out of the browser's library, or (random) seeded alike for every visitor."""
FORBIDDEN_CALLS = frozenset({"print", "open", "input", "eval", "exec", "__import__"})

every_file = pytest.mark.parametrize("path", files(), ids=name_of)
every_pure_file = pytest.mark.parametrize(
    "path", [path for path in files() if package_of(path) in PURE], ids=name_of
)


@every_file
def test_packages_import_only_from_those_before_them(path: Path) -> None:
    allowed = ALLOWED[package_of(path)]
    for module in imports_of(tree_of(path)):
        parts = module.split(".")
        if parts[0] == "game" and parts[1:] != ["__version__"]:
            assert parts[1] in allowed, f"{name_of(path)} must not import {module}"


@every_file
def test_names_of_later_imports_are_right(path: Path) -> None:
    for name in later_imports_of(tree_of(path)):
        assert thing(name) is not None


@every_file
def test_pygame_is_the_only_thing_from_outside(path: Path) -> None:
    for module in imports_of(tree_of(path)):
        top = module.split(".")[0]
        assert top in {"game", "pygame"} or top in sys.stdlib_module_names, module


@every_file
def test_nothing_is_missing_in_the_browser(path: Path) -> None:
    tops = {module.split(".")[0] for module in imports_of(tree_of(path))}
    if package_of(path) != "cli":
        assert not tops & ABSENT_IN_THE_BROWSER


@every_pure_file
def test_pure_packages_know_no_chance_clock_file_or_window(path: Path) -> None:
    tops = {module.split(".")[0] for module in imports_of(tree_of(path))}
    assert tops <= PURE_MODULES | {"game"}, f"{name_of(path)}: {sorted(tops - PURE_MODULES)}"


@every_pure_file
def test_pure_packages_touch_nothing_outside(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & FORBIDDEN_CALLS


@pytest.mark.parametrize(
    "path", [path for path in files() if package_of(path) == "players"], ids=name_of
)
def test_players_never_see_a_match(path: Path) -> None:
    """Fair by construction: views and samplers are handed in, a table is out of reach."""
    tree = tree_of(path)
    assert not any(module.startswith("game.match") for module in imports_of(tree))
    reached = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not reached & {"_state", "start", "deal", "gi_frame", "f_back", "__globals__"}


@pytest.mark.parametrize("package", PURE)
def test_pure_packages_load_without_pygame(package: str) -> None:
    modules = [
        name_of(path).removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        for path in files(GAME / package)
    ]
    code = (
        "import sys; sys.modules['pygame'] = None; import importlib; "
        f"[importlib.import_module(name) for name in {modules!r}]"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_package_has_its_place() -> None:
    packages = {package_of(path) for path in files()}
    assert packages <= set(ALLOWED)


def test_the_walk_sees_imports_inside_functions() -> None:
    tree = ast.parse("def f():\n    from game.match import record\nimport a.b as c\n")
    assert set(imports_of(tree)) == {"game.match.record", "a.b"}
