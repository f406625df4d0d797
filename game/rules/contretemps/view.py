"""What a seat at a Contretemps table knows.

Public: the series with every card in them, the won piles, the size of the draw
pile, who returned cards under it, the sizes of the hands.  A seat also knows
its own hand and what became of the cards it returned itself.
"""

from dataclasses import dataclass

from game.rules.contract import View
from game.rules.contretemps.cards import Direction, colour_of, hourglasses_in
from game.rules.contretemps.memory import KnownCard
from game.rules.contretemps.moves import FREE
from game.rules.contretemps.options import ContretempsOptions

KEPT_CARDS = 2
"""CT-24: the round ends when every hand is down to these."""


def turns_each(players: int) -> int:
    """CT-24, CT-26: turns of each seat in a round, and cards drawn after it."""
    return 5 if players == 2 else 4


def cards_for_a_round(players: int) -> int:
    """CT-28: what the draw pile must hold for another round.

    >>> [cards_for_a_round(players) for players in (2, 3, 4, 5)]
    [10, 12, 16, 20]
    """
    return players * turns_each(players)


@dataclass(frozen=True, slots=True)
class Series:
    """A holder in use."""

    owner: int
    direction: Direction
    cards: tuple[int, ...]
    """From bottom to top."""

    @property
    def top(self) -> int:
        return self.cards[-1]

    @property
    def colour(self) -> int:
        """CT-9, CT-23: that of the top card; JOKER means that any colour may follow."""
        return colour_of(self.top)

    @property
    def hourglasses(self) -> int:
        return hourglasses_in(self.cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class ContretempsView(View):
    options: ContretempsOptions
    round: int
    """From 0; goes on counting with the second deck; at the end, the rounds played."""
    deck: int
    """0; with the double deck 1 after the cards were shuffled again (CT-V1)."""
    first: int
    """The seat that began this round; at the end, that would begin the next."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    holders: tuple[Series | None, ...]
    """Holder 0 to 2; None stands empty in the middle."""
    won: tuple[tuple[int, ...], ...]
    """Cards collected with this deck, by seat."""
    pile_size: int
    returned_by: tuple[int, ...]
    """Who returned the cards at the bottom of the draw pile, from the bottom up."""
    known: tuple[KnownCard, ...]
    """Returned cards whose whereabouts this seat can tell."""

    @property
    def free_holder(self) -> int | None:
        """Where the next series will be started."""
        return self.holders.index(None) if None in self.holders else None

    @property
    def owners(self) -> tuple[int, ...]:
        """By holder; FREE where it stands empty."""
        return tuple(FREE if series is None else series.owner for series in self.holders)

    @property
    def won_hourglasses(self) -> tuple[int, ...]:
        """In each seat's won pile of this deck (``totals`` counts both decks)."""
        return tuple(hourglasses_in(cards) for cards in self.won)

    @property
    def written_down(self) -> tuple[int, ...] | None:
        """CT-V1: what each seat scored with the first deck, once that is over."""
        if self.deck == 0:
            return None
        pairs = zip(self.totals, self.won_hourglasses, strict=True)
        return tuple(total - this_deck for total, this_deck in pairs)

    @property
    def held_hourglasses(self) -> tuple[int, ...]:
        """In the series in front of each seat: theirs if the round ended now."""
        held = [0] * self.players
        for series in self.holders:
            if series is not None:
                held[series.owner] += series.hourglasses
        return tuple(held)

    @property
    def turns_left(self) -> tuple[int, ...]:
        """Turns each seat still has in this round."""
        return tuple(size - KEPT_CARDS for size in self.hand_sizes)

    @property
    def pile_needed(self) -> int:
        """Cards that the draw pile must hold at the end of the round to go on."""
        return cards_for_a_round(self.players)

    @property
    def pile_short(self) -> int:
        """Cards the draw pile lacks for another round; 0 if there will be one."""
        return max(0, self.pile_needed - self.pile_size)
