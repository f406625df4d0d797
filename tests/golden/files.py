"""The golden files: where they lie, how they are compared, when they may be rewritten.

The rule: a file belongs to one ``rules_version``.  While that stays the same,
its text stays the same.  Whoever changes how a game plays raises the game's
``rules_version`` and writes the file anew.
"""

from enum import Enum, auto
from pathlib import Path

from game.rules.contract import Game
from tests.golden.playthrough import tell

FOLDER = Path(__file__).parent / "games"
COMMAND = "python -m tests.golden.regenerate"


class Standing(Enum):
    """How a golden file stands to the rules as they are now."""

    MISSING = auto()
    SAME = auto()
    CHANGED = auto()
    """Another text under the same rules_version."""
    RAISED = auto()
    """The rules have a higher version than the file."""
    LOWERED = auto()


def path_of(game: Game, folder: Path = FOLDER) -> Path:
    return folder / f"{game.id}.txt"


def standing(game: Game, now: str, folder: Path = FOLDER) -> Standing:
    """Compare the text that the rules give now with the file."""
    path = path_of(game, folder)
    if not path.exists():
        return Standing.MISSING
    before = path.read_text(encoding="utf-8")
    version = version_of(before)
    if version != game.rules_version:
        return Standing.RAISED if game.rules_version > version else Standing.LOWERED
    return Standing.SAME if before == now else Standing.CHANGED


def version_of(text: str) -> int:
    """The rules_version that a golden file was written for."""
    for line in text.splitlines():
        if line.startswith("rules_version "):
            return int(line.split()[1])
    return 0


def advice(game: Game, now: str, folder: Path = FOLDER) -> str | None:
    """What to do about a golden file that does not fit the rules; None if it fits."""
    state = standing(game, now, folder)
    command = f"{COMMAND} {game.id}"
    return {
        Standing.SAME: None,
        Standing.MISSING: f"{game.id} has no golden file; run: {command}",
        Standing.RAISED: f"rules_version of {game.id} was raised; run: {command}",
        Standing.LOWERED: f"rules_version of {game.id} must not go down",
        Standing.CHANGED: (
            f"{game.id} plays differently under the same rules_version {game.rules_version}. "
            f"If that is meant, raise rules_version in the game's class and run: {command}. "
            f"If only the telling changed (an event's name, a new table), "
            f"run: {command} --force. {first_difference(game, now, folder)}"
        ),
    }[state]


def first_difference(game: Game, now: str, folder: Path = FOLDER) -> str:
    """The first line that differs, as it was and as it is."""
    path = path_of(game, folder)
    before = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    after = now.splitlines()
    for number in range(max(len(before), len(after))):
        old, new = (lines[number] if number < len(lines) else "" for lines in (before, after))
        if old != new:
            return f"Line {number + 1} was {old!r}, is {new!r}."
    return ""


def rewrite(game: Game, force: bool = False, folder: Path = FOLDER) -> str | None:
    """Write a game's golden file; what stands against it, or None if it is up to date."""
    now = tell(game)
    state = standing(game, now, folder)
    refused = state is Standing.LOWERED or (state is Standing.CHANGED and not force)
    if refused:
        return advice(game, now, folder)
    folder.mkdir(parents=True, exist_ok=True)
    path_of(game, folder).write_text(now, encoding="utf-8", newline="\n")
    return None
