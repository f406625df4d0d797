"""The match that is kept: saved after every move, found again at the next start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.services.storage import SafeStorage

if TYPE_CHECKING:
    from game.match.match import Match
    from game.match.record import BadRecord

KEY = "autosave"
BROKEN_KEY = "autosave.broken"


@dataclass(frozen=True, slots=True)
class Saved:
    """What lay in the store: a match, or the reason why it cannot be read."""

    match: Match | None = None
    problem: BadRecord | None = None


def save_match(storage: SafeStorage, match: Match) -> None:
    from game.match.record import dump

    storage.write(KEY, dump(match))


def forget_match(storage: SafeStorage) -> None:
    storage.delete(KEY)


def saved_match(storage: SafeStorage) -> Saved:
    """The kept match.  One that cannot be read is put aside, never thrown away."""
    text = storage.read(KEY)
    if text is None:
        return Saved()
    # Here and not above: a visitor without a match need not wait for its modules.
    from game.match.record import BadRecord, load

    try:
        match = load(text)
    except BadRecord as problem:
        storage.write(BROKEN_KEY, text)
        storage.delete(KEY)
        return Saved(problem=problem)
    return Saved(match=match if match.outcome() is None else None)
