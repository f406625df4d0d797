"""What the table of Contretemps shows at this moment.

The match runs ahead of the picture; this small model follows the events one by
one, and when they are all played out the view has the last word.
"""

from dataclasses import dataclass

from game.rules.contract import WATCHER
from game.rules.contretemps import FREE, HOLDERS, ContretempsView, Series

KEPT_CARDS = 2


@dataclass(slots=True)
class Shown:
    hand: list[int]
    hand_sizes: list[int]
    holders: list[Series | None]
    counts: list[int]
    """Hourglasses written on each holder: they tick up."""
    totals: list[int]
    written: tuple[int, ...] | None
    """CT-V1: what was written down after the first deck."""
    pile_size: int

    def owners(self) -> list[int]:
        """By holder; FREE where it stands empty in the middle."""
        return [FREE if series is None else series.owner for series in self.holders]

    def turns_left(self, seat: int) -> int:
        return max(0, self.hand_sizes[seat] - KEPT_CARDS)

    @property
    def free_holders(self) -> int:
        return self.holders.count(None)

    def held(self, seat: int) -> int | None:
        """Hourglasses in front of a seat; None where no series stands."""
        counts = [
            count
            for series, count in zip(self.holders, self.counts, strict=True)
            if series is not None and series.owner == seat
        ]
        return sum(counts) if counts else None

    def put(self, holder: int, series: Series | None) -> None:
        self.holders[holder] = series
        self.counts[holder] = 0 if series is None else series.hourglasses

    def clear_holders(self) -> None:
        for holder in range(HOLDERS):
            self.put(holder, None)


def from_view(view: ContretempsView) -> Shown:
    """The position of a view."""
    return Shown(
        hand=list(view.hand) if view.seat != WATCHER else [],
        hand_sizes=list(view.hand_sizes),
        holders=list(view.holders),
        counts=[0 if series is None else series.hourglasses for series in view.holders],
        totals=list(view.totals),
        written=view.written_down,
        pile_size=view.pile_size,
    )
