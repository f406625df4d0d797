"""The record: one JSON document that is save, replay, link and bug report.

Loading plays the log again from the seed and compares the digest of the last
position, so a record either gives the very same match or a BadRecord that names
the offending entry.  Documents may come from anywhere: sizes are bounded, every
value is checked before use, and nothing in them is ever executed.
"""

import json
from collections.abc import Mapping
from enum import StrEnum

from game.match.match import RECORD_FORMAT, Match
from game.match.seats import SeatKind, SeatSpec
from game.players.levels import LEVELS, Level, NoSuchPlayer
from game.rules.contract import TICKS_PER_SECOND, Game, IllegalMove, Json
from game.rules.notation import BadNotation
from game.rules.options import BadOption, Options
from game.rules.registry import GAMES

FORMAT = RECORD_FORMAT
MOST_CHARACTERS = 1_000_000
MOST_NAME_CHARACTERS = 40
MOST_MOVE_CHARACTERS = 200
MOST_TICKS = 12 * 60 * 60 * TICKS_PER_SECOND
MOST_SEED = (1 << 64) - 1
KEYS = frozenset(
    {"format", "game", "rules_version", "options", "seats", "seed", "log", "tick", "digest"}
)


class Reason(StrEnum):
    """Why a record cannot be read: a closed list, put into words by the scenes."""

    TOO_BIG = "too_big"
    NOT_JSON = "not_json"
    WRONG_SHAPE = "wrong_shape"
    UNKNOWN_FORMAT = "unknown_format"
    UNKNOWN_GAME = "unknown_game"
    OTHER_RULES = "other_rules"
    BAD_OPTION = "bad_option"
    BAD_SEAT = "bad_seat"
    BAD_SEED = "bad_seed"
    BAD_TICK = "bad_tick"
    BAD_MOVE = "bad_move"
    ILLEGAL_MOVE = "illegal_move"
    DIGEST_DIFFERS = "digest_differs"


class BadRecord(ValueError):
    """A document that is no record of a match, with the entry that says so."""

    def __init__(self, entry: str, reason: Reason) -> None:
        super().__init__(f"{entry}: {reason.value.replace('_', ' ')}")
        self.entry = entry
        self.reason = reason


def dump(match: Match) -> str:
    """The record of a match as JSON text."""
    return json.dumps(match.record(), ensure_ascii=False, separators=(",", ":"))


def load(
    text: str, games: Mapping[str, Game] = GAMES, players: Mapping[str, Level] = LEVELS
) -> Match:
    """The match that a record describes, as it stood; raises BadRecord."""
    document = _read_document(text)
    game = _read_game(document, games)
    seats = _read_seats(document["seats"], game)
    options = _read_options(document["options"], game, len(seats))
    try:
        match = Match(game, options, seats, _read_seed(document["seed"]), players)
    except NoSuchPlayer as error:
        seat = next(n for n, spec in enumerate(seats) if spec.is_bot and spec.level == error.level)
        raise BadRecord(f"seats[{seat}]", Reason.BAD_SEAT) from error
    _replay(match, document)
    if document["digest"] != match.digest():
        raise BadRecord("digest", Reason.DIGEST_DIFFERS)
    return match


def _read_document(text: str) -> dict[str, Json]:
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("document", Reason.TOO_BIG)
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("document", Reason.NOT_JSON) from error
    if not isinstance(document, dict) or document.keys() != KEYS:
        raise BadRecord("document", Reason.WRONG_SHAPE)
    return document


def _read_game(document: dict[str, Json], games: Mapping[str, Game]) -> Game:
    if not _is_whole(document["format"], FORMAT, FORMAT):
        raise BadRecord("format", Reason.UNKNOWN_FORMAT)
    name = document["game"]
    if not isinstance(name, str) or name not in games:
        raise BadRecord("game", Reason.UNKNOWN_GAME)
    game = games[name]
    if not _is_whole(document["rules_version"], game.rules_version, game.rules_version):
        raise BadRecord("rules_version", Reason.OTHER_RULES)
    return game


def _read_seats(value: Json, game: Game) -> list[SeatSpec]:
    if not isinstance(value, list) or len(value) not in game.player_counts:
        raise BadRecord("seats", Reason.BAD_SEAT)
    return [_read_seat(seat, f"seats[{index}]") for index, seat in enumerate(value)]


def _read_seat(value: Json, entry: str) -> SeatSpec:
    if not isinstance(value, dict) or value.keys() != {"kind", "name", "avatar", "level"}:
        raise BadRecord(entry, Reason.WRONG_SHAPE)
    if not all(_is_short_text(text) for text in value.values()):
        raise BadRecord(entry, Reason.BAD_SEAT)
    if value["kind"] not in list(SeatKind):
        raise BadRecord(entry, Reason.BAD_SEAT)
    kind = SeatKind(value["kind"])
    if kind is SeatKind.PERSON and value["level"]:
        raise BadRecord(entry, Reason.BAD_SEAT)
    return SeatSpec(kind, value["name"], value["avatar"], value["level"])


def _read_options(value: Json, game: Game, players: int) -> Options:
    if not isinstance(value, dict):
        raise BadRecord("options", Reason.WRONG_SHAPE)
    try:
        options = game.options_type.from_json(value)
        options.check(players)
    except BadOption as error:
        raise BadRecord(f"options.{error.name[:40]}", Reason.BAD_OPTION) from error
    return options


def _read_seed(value: Json) -> int:
    """Seeds are text: numbers of 64 bits do not survive every JSON reader."""
    if not isinstance(value, str) or not (value.isascii() and value.isdigit()):
        raise BadRecord("seed", Reason.BAD_SEED)
    if len(value) > len(str(MOST_SEED)) or str(int(value)) != value or int(value) > MOST_SEED:
        raise BadRecord("seed", Reason.BAD_SEED)
    return int(value)


def _replay(match: Match, document: dict[str, Json]) -> None:
    log = document["log"]
    if not isinstance(log, list):
        raise BadRecord("log", Reason.WRONG_SHAPE)
    if len(log) > match.game.most_moves(match.players, match.options):
        raise BadRecord("log", Reason.TOO_BIG)
    for index, value in enumerate(log):
        _replay_move(match, value, f"log[{index}]")
    _run_to(match, document["tick"], "tick")


def _replay_move(match: Match, value: Json, entry: str) -> None:
    if not isinstance(value, list) or len(value) != 3:
        raise BadRecord(entry, Reason.WRONG_SHAPE)
    tick, seat, text = value
    if not _is_whole(seat, 0, match.players - 1):
        raise BadRecord(entry, Reason.BAD_SEAT)
    if not isinstance(text, str) or len(text) > MOST_MOVE_CHARACTERS:
        raise BadRecord(entry, Reason.BAD_MOVE)
    _run_to(match, tick, entry)
    try:
        match.submit(seat, match.game.parse_move(text))
    except BadNotation as error:
        raise BadRecord(entry, Reason.BAD_MOVE) from error
    except IllegalMove as error:
        raise BadRecord(entry, Reason.ILLEGAL_MOVE) from error


def _run_to(match: Match, tick: Json, entry: str) -> None:
    latest = MOST_TICKS if match.game.real_time else 0
    if not _is_whole(tick, match.tick, latest):
        raise BadRecord(entry, Reason.BAD_TICK)
    match.run_to(tick)


def _is_whole(value: Json, low: int, high: int) -> bool:
    """A whole number in a range (JSON's true and 1.0 are none)."""
    return type(value) is int and low <= value <= high


def _is_short_text(value: Json) -> bool:
    return isinstance(value, str) and len(value) <= MOST_NAME_CHARACTERS and value.isprintable()
