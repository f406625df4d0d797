"""What may be in the game's archive: one list, used to fill it and to check it."""

from pathlib import PurePosixPath

ENTRY = PurePosixPath("main.py")
CODE, ASSETS = "game", "assets"

# Pictures (all in one bundle) and their tables, fonts and their licences, sounds, compiled
# catalogues.
ASSET_KINDS = frozenset({".svg", ".json", ".ttf", ".txt", ".ogg", ".mo"})

# Lies in assets/ for the people who work on it; never needed at run time.
WORKSHOP_KINDS = frozenset({".py", ".md", ".po", ".pot", ".cfg"})

# The command line is for desktops: nothing that the browser runs imports it.
DESKTOP_ONLY = (PurePosixPath("game/__main__.py"), PurePosixPath("game/cli"))

LEFTOVERS = frozenset({"__pycache__", ".DS_Store", "Thumbs.db"})


def is_leftover(path: PurePosixPath) -> bool:
    """Caches and hidden files."""
    return any(part in LEFTOVERS or part.startswith(".") for part in path.parts)


def is_desktop_only(path: PurePosixPath) -> bool:
    return any(path == excluded or excluded in path.parents for excluded in DESKTOP_ONLY)


def is_allowed(path: PurePosixPath) -> bool:
    """Whether the archive may hold this file; the path is relative to the project.

    >>> is_allowed(PurePosixPath("assets/sounds/card.ogg"))
    True
    >>> is_allowed(PurePosixPath("tests/rules/test_bascule.py"))
    False
    """
    if is_leftover(path) or is_desktop_only(path):
        return False
    if path == ENTRY:
        return True
    if path.parts[0] == CODE:
        return path.suffix == ".py"
    return path.parts[0] == ASSETS and path.suffix in ASSET_KINDS
