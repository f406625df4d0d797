"""What a person has chosen once and for all, kept as one JSON text.

Reading is forgiving: an unknown, missing or broken value falls back to the
default and costs nothing but itself.
"""

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from game.services.i18n import LANGUAGES
from game.services.last_table import LastTable, read_tables
from game.services.storage import Storage

KEY = "settings"
LONGEST_NAME = 16
MOST_NAMES = 6
LONGEST_TEXT = 20_000


class Speed(StrEnum):
    CALM = "calm"
    NORMAL = "normal"
    FAST = "fast"


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = ""
    """A key of i18n.LANGUAGES; empty: as the system says."""
    sound: bool = True
    volume: float = 0.8
    """0 to 1."""
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    fullscreen: bool = False
    show_risk: bool = True
    """Games that push their luck: how likely the next card is the wrong one."""
    practice_aid: bool = False
    """Real-time games: shows where each card of the hand may go."""
    sort_by_number: bool = False
    """Hands of coloured cards lie by number rather than by colour."""
    names: tuple[str, ...] = ()
    """The people who played last, in their order."""
    last_game: str = ""
    """What a quick game plays."""
    tables: dict[str, LastTable] = field(default_factory=dict)
    """For each game the table that was last laid."""


def load_settings(storage: Storage, default: Settings | None = None) -> Settings:
    """``default`` stands for whatever is missing or broken."""
    default = default or Settings()
    values = _parsed(storage.read(KEY))
    return Settings(
        language=_language(values.get("language"), default.language),
        sound=_flag(values.get("sound"), default.sound),
        volume=_volume(values.get("volume"), default.volume),
        speed=_speed(values.get("speed"), default.speed),
        reduced_motion=_flag(values.get("reduced_motion"), default.reduced_motion),
        fullscreen=_flag(values.get("fullscreen"), default.fullscreen),
        show_risk=_flag(values.get("show_risk"), default.show_risk),
        practice_aid=_flag(values.get("practice_aid"), default.practice_aid),
        sort_by_number=_flag(values.get("sort_by_number"), default.sort_by_number),
        names=_names(values.get("names"), default.names),
        last_game=_game(values.get("last_game"), default.last_game),
        tables=read_tables(values.get("tables")),
    )


def save_settings(storage: Storage, settings: Settings) -> None:
    storage.write(KEY, json.dumps(asdict(settings), ensure_ascii=False))


def _parsed(text: str | None) -> Mapping[str, Any]:
    if not text or len(text) > LONGEST_TEXT:
        return {}
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}


def _flag(value: Any, default: bool) -> bool:
    return value if isinstance(value, bool) else default


def _language(value: Any, default: str) -> str:
    return value if isinstance(value, str) and value in ("", *LANGUAGES) else default


def _volume(value: Any, default: float) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not -math.inf < value < math.inf:
        return default
    return float(min(1, max(0, value)))


def _speed(value: Any, default: Speed) -> Speed:
    try:
        return Speed(value)
    except ValueError:
        return default


def _game(value: Any, default: str) -> str:
    return value if isinstance(value, str) and len(value) <= LONGEST_NAME else default


def _names(value: Any, default: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(value, list):
        return default
    names = (name.strip()[:LONGEST_NAME] for name in value if isinstance(name, str))
    return tuple(name for name in names if name and name.isprintable())[:MOST_NAMES]
