"""Reading games, options and levels from the command line."""

from collections.abc import Sequence

from game.cli.errors import BadCommand
from game.players.levels import NoSuchPlayer, make_player
from game.rules.contract import Game
from game.rules.options import BadOption, Options, OptionSpec
from game.rules.registry import GAMES

SWITCHES = {"true": 1, "on": 1, "yes": 1, "false": 0, "off": 0, "no": 0}


def read_game(name: str) -> Game:
    if name not in GAMES:
        raise BadCommand(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def read_players(game: Game, players: int) -> int:
    if players not in game.player_counts:
        counts = ", ".join(str(count) for count in game.player_counts)
        raise BadCommand(f"{game.id} is for {counts} players, not {players}")
    return players


def read_options(game: Game, players: int, texts: Sequence[str]) -> Options:
    """Options from NAME=VALUE texts."""
    specs = {spec.name: spec for spec in game.options_type.specs()}
    values: dict[str, int] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand(f"--option wants NAME=VALUE, not {text!r}")
        if name not in specs:
            known = ", ".join(specs) or "none"
            raise BadCommand(f"{game.id} has no option {name!r}; there are: {known}")
        values[name] = _read_value(specs[name], value)
    try:
        options = game.options_type.from_json(values)
        options.check(players)
    except BadOption as error:
        raise BadCommand(f"{game.id} with {players} players: {error}") from error
    return options


def _read_value(spec: OptionSpec, text: str) -> int:
    word = text.lower()
    if spec.is_toggle and word in SWITCHES:
        return SWITCHES[word]
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise BadCommand(f"option {spec.name} cannot be {text!r}")
    return int(text)


def read_levels(game: Game, players: int, text: str) -> tuple[str, ...]:
    """A level for each seat; one named stands for every seat."""
    levels = tuple(text.split(","))
    for level in levels:
        try:
            make_player(level, game.id)
        except NoSuchPlayer as error:
            raise BadCommand(str(error)) from error
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise BadCommand(f"{len(levels)} levels for {players} seats")
    return levels
