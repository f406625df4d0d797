"""The players there are, by the name of their level: one visible table.

A level is a name and a maker: given the id of a game it makes a player for it.
Search and graded levels join as further lines of ``LEVELS``.
"""

from collections.abc import Callable, Mapping

from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.players.search import SearchPlayer, Traits, WeighingPlayer
from game.rules.by_name import thing

Level = Callable[[str], Player]

RULE_PLAYERS = {
    "bascule": "game.players.bascule:BasculePlayer",
    "contretemps": "game.players.contretemps:ContretempsPlayer",
    "gourmand": "game.players.gourmand:GourmandPlayer",
    "tri_express": "game.players.tri_express:TriExpressPlayer",
    "zero_pile": "game.players.zero_pile:ZeroPilePlayer",
}
"""For each game the player that judges by rules of thumb."""

CAREFUL_PLAYERS = {
    "gourmand": "game.players.gourmand:careful_player",
}
"""A second yardstick, for games where a risk is taken: hardly any."""

GREEDY_PLAYERS = {
    "gourmand": "game.players.gourmand:PlainPlayer",
    "zero_pile": "game.players.zero_pile:greedy_player",
}
"""A yardstick without foresight: the best single trick, the most points at once."""

GRADES = ("learning", "easy", "normal", "strong", "expert")
"""The five levels a person can choose, weakest first."""

JUDGEMENTS: dict[str, tuple[type[SearchPlayer] | type[WeighingPlayer], str]] = {
    "bascule": (SearchPlayer, "game.players.judgement.bascule:BasculeJudgement"),
    "contretemps": (SearchPlayer, "game.players.judgement.contretemps:ContretempsJudgement"),
    "gourmand": (WeighingPlayer, "game.players.judgement.gourmand:GourmandJudgement"),
    "zero_pile": (SearchPlayer, "game.players.judgement.zero_pile:ZeroPileJudgement"),
}
"""For each game of turns how its bots search, and by whose judgement."""

REACTION_PLAYERS = {"tri_express": "game.players.tri_express:tri_express_player"}
"""Real-time games: made from the name of a level alone."""

TRAITS: dict[str, dict[str, Traits]] = {
    "bascule": {
        "learning": Traits(worlds=1, margin=0.20, memory=0, naive=True),
        "easy": Traits(worlds=1, margin=0.16, margins={3: 0.26, 5: 0.08}, memory=1),
        "normal": Traits(
            worlds=36, margin=0.135, margins={3: 0.215, 5: 0.09}, memory=3, seldom=1 / 8
        ),
        "strong": Traits(worlds=24, margin=0.05, margins={3: 0.084, 5: 0.036}),
        "expert": Traits(worlds=140),
    },
    "contretemps": {
        "learning": Traits(
            worlds=1,
            foresight=1,
            selfish=True,
            margin=0.18,
            margins={2: 0.08, 3: 0.14, 5: 0.43},
        ),
        "easy": Traits(worlds=1, foresight=1, margin=0.10, margins={2: 0.0, 3: 0.08, 5: 0.22}),
        "normal": Traits(
            worlds=40, margin=0.20, margins={2: 0.45, 3: 0.18, 5: 0.60}, seldom=1 / 20
        ),
        "strong": Traits(worlds=48, margin=0.10, margins={2: 0.15, 3: 0.09, 5: 0.13}, seldom=1 / 8),
        "expert": Traits(worlds=60),
    },
    "gourmand": {
        "learning": Traits(worlds=1, margin=0.017, memory=0),
        "easy": Traits(worlds=1, margin=0.0145),
        "normal": Traits(worlds=1, margin=0.01),
        "strong": Traits(worlds=1, margin=0.0065),
        "expert": Traits(worlds=1),
    },
    "zero_pile": {
        "learning": Traits(worlds=1, foresight=1, margin=0.08, margins={6: 0.16}, memory=0),
        "easy": Traits(worlds=2, foresight=3, margins={5: 0.06, 6: 0.05}, memory=1),
        "normal": Traits(
            worlds=32, margin=0.08, margins={3: 0.102, 5: 0.055, 6: 0.085}, memory=3, seldom=1 / 8
        ),
        "strong": Traits(worlds=48, margin=0.031, margins={3: 0.045, 5: 0.017, 6: 0.021}),
        "expert": Traits(worlds=80),
    },
}
"""What tells the levels of a game apart.  The lowest two imagine a lay of the hidden cards or two
and play to it, as beginners do, in Zéro Pile no further than a few tricks; the others compare
many."""


class NoSuchPlayer(ValueError):
    """A level that does not exist, or not for that game."""

    def __init__(self, level: str, game_id: str) -> None:
        super().__init__(f"no player of level {level[:40]!r} for {game_id}")
        self.level = level
        self.game_id = game_id


def random_player(game_id: str) -> Player:
    return RandomPlayer()


def rule_player(game_id: str) -> Player:
    if game_id not in RULE_PLAYERS:
        raise NoSuchPlayer("rule", game_id)
    return _made(RULE_PLAYERS[game_id])


def greedy(game_id: str) -> Player:
    if game_id not in GREEDY_PLAYERS:
        raise NoSuchPlayer("greedy", game_id)
    return _made(GREEDY_PLAYERS[game_id])


def careful(game_id: str) -> Player:
    if game_id not in CAREFUL_PLAYERS:
        raise NoSuchPlayer("careful", game_id)
    return _made(CAREFUL_PLAYERS[game_id])


def graded(grade: str) -> Level:
    """The maker of one of the five levels."""

    def player(game_id: str) -> Player:
        if game_id in REACTION_PLAYERS:
            return _made(REACTION_PLAYERS[game_id], grade)
        if game_id not in JUDGEMENTS:
            raise NoSuchPlayer(grade, game_id)
        kind, judgement = JUDGEMENTS[game_id]
        return kind(thing(judgement), TRAITS[game_id][grade])

    return player


def _made(name: str, *grade: str) -> Player:
    player: Player = thing(name)(*grade)
    return player


LEVELS: dict[str, Level] = {
    "random": random_player,
    "greedy": greedy,
    "careful": careful,
    "rule": rule_player,
    **{grade: graded(grade) for grade in GRADES},
}


PARTIAL_LEVELS: dict[str, dict[str, str]] = {
    "greedy": GREEDY_PLAYERS,
    "careful": CAREFUL_PLAYERS,
    "rule": RULE_PLAYERS,
}
"""Levels that not every game has."""


def make_player(level: str, game_id: str, levels: Mapping[str, Level] = LEVELS) -> Player:
    """The player of that level for that game; raises NoSuchPlayer."""
    if level not in levels:
        raise NoSuchPlayer(level, game_id)
    return levels[level](game_id)


def levels_for(game_id: str) -> tuple[str, ...]:
    """The levels that can play a game, weakest first."""
    return tuple(level for level in LEVELS if game_id in PARTIAL_LEVELS.get(level, (game_id,)))
