"""What one seat knows at a Zero Pile table."""

from dataclasses import dataclass

from game.rules.contract import View
from game.rules.zero_pile.options import (
    ZeroPileOptions,
    most_rounds,
    table_shape,
    team_seats,
    team_sums,
)
from game.rules.zero_pile.piles import Piles, Trick, pile_value, winning_seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroPileView(View):
    options: ZeroPileOptions
    round: int
    dealer: int
    leader: int
    """Who leads, or led, the trick on the table; during the lay-out, who will lead."""
    laying_out: bool
    hand: tuple[int, ...]
    """Sorted by colour, then number; keeps a chosen lay-out until all are turned up."""
    hand_sizes: tuple[int, ...]
    committed: tuple[bool, ...]
    own_layout: tuple[int, ...]
    """What this seat has chosen in secret, as ``layout_cards`` names it; empty if nothing."""
    layouts: tuple[tuple[int, ...], ...]
    """What each seat laid out this round; empty rows until all are turned up."""
    piles: tuple[Piles, ...]
    """For each seat and colour the cards from the bottom up, covered ones included."""
    tricks: tuple[Trick, ...]
    """Finished tricks of this round: what a good memory holds."""
    trick: Trick
    """The cards on the table, in order of play."""

    @property
    def values(self) -> tuple[int, ...]:
        """What each seat would score if the round ended now."""
        return tuple(pile_value(piles) for piles in self.piles)

    @property
    def winning(self) -> int | None:
        """Whose card takes the trick as it lies; None before the first card."""
        return winning_seat(self.trick)

    @property
    def last_trick(self) -> Trick:
        return self.tricks[-1] if self.tricks else ()

    @property
    def tricks_per_round(self) -> int:
        return table_shape(self.players).tricks

    @property
    def layout_size(self) -> int:
        return table_shape(self.players).laid_out

    @property
    def rounds(self) -> int | None:
        """How many rounds the match takes; None when a target score decides."""
        return None if self.options.target else most_rounds(self.players, self.options)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; empty when everybody plays alone."""
        return team_seats(self.players, self.options)

    @property
    def team_totals(self) -> tuple[int, ...]:
        return team_sums(self.teams, self.totals)
