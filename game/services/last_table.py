"""The table that was last laid for a game: who sat there and which variants were on.

Reading is forgiving like the settings that it is part of: what cannot be
understood is left out, and set-up falls back to its defaults.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

MOST_SEATS = 6
MOST_OPTIONS = 20
LONGEST_WORD = 24


@dataclass(frozen=True, slots=True)
class LastSeat:
    """A person's seat has no level."""

    avatar: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class LastTable:
    seats: tuple[LastSeat, ...] = ()
    options: dict[str, int] = field(default_factory=dict)


def read_tables(value: Any, games: int = 20) -> dict[str, LastTable]:
    """By the id of the game."""
    if not isinstance(value, dict):
        return {}
    named = [(name, table) for name, table in value.items() if _is_word(name)]
    return {name: _table(table) for name, table in named[:games] if isinstance(table, dict)}


def _table(value: Mapping[str, Any]) -> LastTable:
    seats, options = value.get("seats"), value.get("options")
    return LastTable(
        tuple(map(_seat, seats[:MOST_SEATS])) if isinstance(seats, list) else (),
        _options(options) if isinstance(options, dict) else {},
    )


def _seat(value: Any) -> LastSeat:
    if not isinstance(value, dict):
        return LastSeat()
    return LastSeat(_word(value.get("avatar")), _word(value.get("level")))


def _options(values: Mapping[Any, Any]) -> dict[str, int]:
    whole = [(name, value) for name, value in values.items() if isinstance(value, int)]
    return {name: value for name, value in whole[:MOST_OPTIONS] if _is_word(name)}


def _word(value: Any) -> str:
    return str(value) if _is_word(value) else ""


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()
