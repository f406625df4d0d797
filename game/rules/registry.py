"""The games there are: one visible table."""

from game.rules.bascule import Bascule
from game.rules.contract import Game

GAMES: dict[str, Game] = {game.id: game for game in (Bascule(),)}
