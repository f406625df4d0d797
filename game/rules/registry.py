"""The games there are: one visible table."""

from game.rules.bascule import Bascule
from game.rules.contract import Game
from game.rules.contretemps import Contretemps
from game.rules.gourmand import Gourmand
from game.rules.tri_express import TriExpress
from game.rules.zero_pile import ZeroPile

GAMES: dict[str, Game] = {
    game.id: game for game in (Bascule(), Contretemps(), Gourmand(), TriExpress(), ZeroPile())
}
