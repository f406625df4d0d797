"""The source code as data: which file imports what."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

LATER_IMPORT = re.compile(r"game(\.\w+)+:\w+")
ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"


def files(folder: Path = GAME) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imports_of(tree: ast.AST) -> Iterator[str]:
    """Every module that a file imports, also inside functions; ``from a import b`` gives a.b.

    What is imported later by its name (``"module:attribute"``) counts as well.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
    yield from (name.replace(":", ".") for name in later_imports_of(tree))


def later_imports_of(tree: ast.AST) -> Iterator[str]:
    """The names that ``game.rules.by_name`` imports when they are needed."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and LATER_IMPORT.fullmatch(text):
            yield text


def package_of(path: Path) -> str:
    """The package of game/ that a file belongs to, or its own name at the top."""
    return path.relative_to(GAME).with_suffix("").parts[0]
