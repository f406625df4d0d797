"""The variants of Bascule."""

from dataclasses import dataclass

from game.rules.bascule.cards import HIGHEST_CARD, TRICKS
from game.rules.options import Options, toggle


@dataclass(frozen=True, slots=True)
class BasculeOptions(Options):
    tactical: bool = toggle()
    """BA-V1: only the cards 1 to nine times the players, so all are in play."""
    simultaneous: bool = toggle()
    """BA-V2: everybody chooses in secret, all reveal together."""

    def highest_card(self, players: int) -> int:
        """BA-1, BA-V1: the number cards in use are 1 to this."""
        return TRICKS * players if self.tactical else HIGHEST_CARD
