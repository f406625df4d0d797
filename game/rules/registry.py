"""The games there are: one visible table."""

from collections.abc import Iterator, Mapping
from functools import cache

from game.rules.by_name import thing
from game.rules.contract import Game

NAMES = {
    "bascule": "game.rules.bascule:Bascule",
    "contretemps": "game.rules.contretemps:Contretemps",
    "gourmand": "game.rules.gourmand:Gourmand",
    "tri_express": "game.rules.tri_express:TriExpress",
    "zero_pile": "game.rules.zero_pile:ZeroPile",
}


class Registry(Mapping[str, Game]):
    """Games by their id; each is imported when it is first asked for."""

    def __getitem__(self, game_id: str) -> Game:
        return _game(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, game_id: object) -> bool:
        return game_id in NAMES


@cache
def _game(game_id: str) -> Game:
    game: Game = thing(NAMES[game_id])()
    assert game.id == game_id, "the table names another game"
    return game


GAMES = Registry()
