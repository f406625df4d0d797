"""The variants of Tri Express, and what the numbers of the table follow from."""

from dataclasses import dataclass

from game.rules.options import Options, number, toggle
from game.rules.tri_express.cards import DECK, Pile

MOST_HEAD_START = 12


@dataclass(frozen=True, slots=True)
class TriExpressOptions(Options):
    strict: bool = toggle()
    """TE-22: wrong cards are refused, so there are no faults to call."""
    by_threes: bool = toggle()
    """TE-V1: three new cards, and only when all three have been placed."""
    rounds: int = number(1, low=1, high=10)
    """TE-V2: how many rounds a match has; one is the plain game."""
    head_start_1: int = number(0, low=0, high=MOST_HEAD_START)
    """The handicap: so many cards fewer are dealt to the first seat, and so on."""
    head_start_2: int = number(0, low=0, high=MOST_HEAD_START)
    head_start_3: int = number(0, low=0, high=MOST_HEAD_START, players=(3, 4))
    head_start_4: int = number(0, low=0, high=MOST_HEAD_START, players=(4,))

    def cards_dealt(self, players: int) -> tuple[int, ...]:
        """TE-5: how many cards each seat starts with."""
        share = (len(DECK) - len(Pile)) // players
        head_starts = (self.head_start_1, self.head_start_2, self.head_start_3, self.head_start_4)
        return tuple(share - fewer for fewer in head_starts[:players])
