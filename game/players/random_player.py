"""A player without a plan: any legal move, each equally likely.

It is the yardstick that every other player must beat, and the hand that plays
positions nobody would think of in the tests.
"""

from collections.abc import Sequence

from game.players.player import Choice, Sampler, Thinking
from game.rules.contract import View
from game.rules.rng import Rng

QUICKEST_REACTION_TICKS = 150
SLOWEST_REACTION_TICKS = 330
"""Against the clock it is as slow as a newcomer: speed would be a plan."""


class RandomPlayer:
    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        yield
        spread = SLOWEST_REACTION_TICKS - QUICKEST_REACTION_TICKS
        return Choice(
            move=legal[rng.below(len(legal))],
            reaction_ticks=QUICKEST_REACTION_TICKS + rng.below(spread + 1),
        )
