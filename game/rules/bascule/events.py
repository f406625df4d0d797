"""What happens at a table of Bascule."""

from dataclasses import dataclass
from typing import ClassVar

from game.rules.contract import Event, Outcome
from game.rules.notation import HIDDEN


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"hands", "aside"})
    round: int
    dealer: int
    leader: int
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]

    def seen_by(self, seat: int) -> "Dealt":
        hands = tuple(
            hand if owner == seat else (HIDDEN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return Dealt(self.round, self.dealer, self.leader, hands, (HIDDEN,) * len(self.aside))


@dataclass(frozen=True, slots=True)
class ScoreCardTurned(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    card: int
    trick: int


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """BA-V2: that a seat has chosen is public, what it chose is not."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int

    def seen_by(self, seat: int) -> "Committed":
        return self if seat == self.seat else Committed(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Played(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickScored(Event):
    """Sticks handed out (0 where a zero card blocks a colour), balances after netting."""

    high_seat: int
    low_seat: int
    blue: int
    red: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    round: int
    balances: tuple[int, ...]
    points: tuple[int, ...]
    wiped: tuple[int | None, ...]
    """For each seat, the earlier round (from 0) that its level round wiped out."""
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome
