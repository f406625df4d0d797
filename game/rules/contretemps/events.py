"""What happens at a Contretemps table, in the past tense.

Everything laid on or under a series is laid openly.  Secret are the hands, the
draw pile, and cards returned under it.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.contract import Event, Outcome
from game.rules.notation import HIDDEN

Cards = tuple[int, ...]


def _own_only(rows: tuple[Cards, ...], seat: int) -> tuple[Cards, ...]:
    """The cards of one seat; of the others only how many."""
    return tuple(row if owner == seat else (HIDDEN,) * len(row) for owner, row in enumerate(rows))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deck was shuffled and dealt: at the start, and again with the double deck."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"hands", "pile"})
    round: int
    deck: int
    first: int
    hands: tuple[Cards, ...]
    pile: Cards
    """From the top down, in the order in which it will be drawn."""

    def seen_by(self, seat: int) -> "Dealt":
        return replace(self, hands=_own_only(self.hands, seat), pile=(HIDDEN,) * len(self.pile))


@dataclass(frozen=True, slots=True)
class SeriesStarted(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    holder: int
    card: int
    direction: int
    """1: rising, -1: falling."""


@dataclass(frozen=True, slots=True)
class SeriesCaptured(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    holder: int
    card: int
    loser: int
    """The seat it was taken from."""
    hourglasses: int
    """What the series carries now."""


@dataclass(frozen=True, slots=True)
class CardSlippedUnder(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    holder: int
    card: int
    owner: int
    """The seat that keeps the series."""
    hourglasses: int
    """What the series carries now."""


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """CT-19.  Ours: it goes under the face-down pile face down, so only its player knows it."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int
    pile_size: int

    def seen_by(self, seat: int) -> "CardReturned":
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """CT-25: who collected which series; then holders return to the middle."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"series"})
    round: int
    owners: tuple[int, ...]
    """By holder; FREE where no series was started."""
    series: tuple[Cards, ...]
    """By holder, from bottom to top."""
    points: tuple[int, ...]
    """Hourglasses collected in this round, by seat."""
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandsRefilled(Event):
    """CT-26, CT-27: a new round began."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"drawn"})
    round: int
    first: int
    """Begins the round, and drew first."""
    drawn: tuple[Cards, ...]
    """By seat, in the order of drawing."""
    pile_size: int

    def seen_by(self, seat: int) -> "HandsRefilled":
        return replace(self, drawn=_own_only(self.drawn, seat))


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """CT-V1: the pile ran out for the first time; every card was gathered and shuffled."""

    deck: int
    totals: tuple[int, ...]
    """What was written down."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome
