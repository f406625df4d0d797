"""What happens at a Zero Pile table, in the order it happens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.rules.contract import Event, Outcome
from game.rules.notation import HIDDEN
from game.rules.zero_pile.piles import (
    Placement,
    Trick,
    pick_up,
    pile_value,
    piles_after,
    place,
    winning_seat,
)


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
class Committed(Event):
    """That a seat has chosen its lay-out is public, what it chose is not."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> "Committed":
        if seat == self.seat:
            return self
        return Committed(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """A seat's cards turned face up, in colour order, each colour from the bottom up."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    cards: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The pick-up, card by card: its four rows run side by side, in order of placement."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards", "covered"})
    seat: int
    trick: int
    """Counted from 0 within the round."""
    value_before: int
    cards: tuple[int, ...]
    from_seats: tuple[int, ...]
    covered: tuple[int | None, ...]
    values: tuple[int, ...]

    @classmethod
    def last_of(cls, tricks: Sequence[Trick], layouts: Sequence[tuple[int, ...]]) -> "TrickWon":
        """The pick-up that ends the last of a round's tricks."""
        *earlier, trick = tricks
        winner = winning_seat(trick)
        assert winner is not None
        piles = piles_after(layouts, earlier)[winner]
        placements = place(piles, pick_up(trick, winner, len(layouts)))
        return cls(
            seat=winner,
            trick=len(earlier),
            value_before=pile_value(piles),
            cards=tuple(entry.card for entry in placements),
            from_seats=tuple(entry.from_seat for entry in placements),
            covered=tuple(entry.covered for entry in placements),
            values=tuple(entry.value for entry in placements),
        )

    @property
    def placements(self) -> tuple[Placement, ...]:
        rows = zip(self.cards, self.from_seats, self.covered, self.values, strict=True)
        return tuple(Placement(*row) for row in rows)


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"tops"})
    round: int
    tops: tuple[tuple[int, ...], ...]
    """For each seat the cards on top of its piles, in colour order."""
    points: tuple[int, ...]
    totals: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    """The seats of each team; like their totals empty when everybody plays alone."""
    team_totals: tuple[int, ...]
    next_leader: int | None
    """Who leads the next round; None when this was the last one."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome
    totals: tuple[int, ...]
    """What each seat scored alone; in teams the outcome's scores are the teams' sums."""
    teams: tuple[tuple[int, ...], ...]
    team_totals: tuple[int, ...]
