"""What Zero Pile's table shows at this moment.

The match runs ahead of the picture: while cards still fly, the rules have
already moved on.  This small model follows the events one by one; when they
are all played out, the view has the last word.
"""

from dataclasses import dataclass, field

from game.rules.contract import WATCHER
from game.rules.zero_pile import (
    Colour,
    Piles,
    ZeroPileView,
    colour_of,
    layout_piles,
    pile_value,
    winning_seat,
)

NO_PILES: Piles = ((),) * len(Colour)


@dataclass(slots=True)
class Shown:
    hand: list[int] = field(default_factory=list)
    trick: list[tuple[int, int]] = field(default_factory=list)
    """(seat, card) in order of play."""
    leader: int = 0
    piles: list[Piles] = field(default_factory=list)
    """For each seat and colour the cards from the bottom up."""
    values: list[int] = field(default_factory=list)
    """What stands on each mat; it counts while cards land."""
    laying_out: bool = False
    chosen: set[int] = field(default_factory=set)
    """Seats that have chosen their lay-out in secret."""

    @property
    def winner(self) -> int | None:
        """Whose card takes the trick as it lies."""
        return winning_seat(tuple(self.trick))

    @property
    def turn(self) -> int | None:
        """Who plays next (ZP-8); None while lay-outs are chosen or the trick is complete."""
        players = len(self.piles)
        if self.laying_out or len(self.trick) == players:
            return None
        return (self.leader + len(self.trick)) % players

    def add(self, seat: int, card: int) -> None:
        """A card lands on a pile."""
        rows = list(self.piles[seat])
        rows[colour_of(card)] += (card,)
        self.piles[seat] = tuple(rows)


def from_view(view: ZeroPileView) -> Shown:
    """The position of a view; a lay-out chosen in secret lies on the own mat already."""
    hand = list(view.hand)
    for card in view.own_layout:
        hand.remove(card)
    shown = Shown(
        hand=hand,
        trick=list(view.trick),
        leader=view.leader,
        piles=list(view.piles),
        values=list(view.values),
        laying_out=view.laying_out,
        chosen={seat for seat, done in enumerate(view.committed) if done},
    )
    if view.seat != WATCHER and view.own_layout:
        shown.piles[view.seat] = layout_piles(view.own_layout)
        shown.values[view.seat] = pile_value(shown.piles[view.seat])
    return shown
