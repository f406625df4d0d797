"""What happens at a Tri Express table.

Cards on the three piles are public, and so is who put them there.  Hands are
secret; the cards of a stock have been seen by nobody, not even by their owner,
and neither have penalty cards (TE-19).
"""

from dataclasses import dataclass
from typing import ClassVar

from game.rules.contract import Event, Outcome
from game.rules.notation import HIDDEN

Cards = tuple[int, ...]


def hidden(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def only_own(rows: tuple[Cards, ...], seat: int) -> tuple[Cards, ...]:
    """Rows of cards, one a seat, as that seat sees them."""
    return tuple(row if owner == seat else hidden(row) for owner, row in enumerate(rows))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"tops", "hands", "stocks", "aside"})
    round: int
    tops: Cards
    hands: tuple[Cards, ...]
    stocks: tuple[Cards, ...]
    """Each seat's own pile from the bottom up."""
    aside: Cards

    def seen_by(self, seat: int) -> "Dealt":
        return Dealt(
            round=self.round,
            tops=self.tops,
            hands=only_own(self.hands, seat),
            stocks=tuple(hidden(stock) for stock in self.stocks),
            aside=hidden(self.aside),
        )


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """Right or wrong, nobody has said yet: the eyes are the players'."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card", "covered"})
    seat: int
    card: int
    pile: int
    covered: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A hand filled up from its own stock."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> "CardsDrawn":
        return self if seat == self.seat else CardsDrawn(self.seat, hidden(self.cards))


@dataclass(frozen=True, slots=True)
class WinClaimed(Event):
    """The last card lies; for so many ticks it can still be called."""

    seat: int
    pile: int
    ticks: int
    played_ticks: int
    """The time played so far; unlike the clock of the match it stands still during checks."""


@dataclass(frozen=True, slots=True)
class FaultCalled(Event):
    """The check: this card, on that one, under the pile's rule."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"covered", "card"})
    caller: int
    accused: int
    pile: int
    covered: int
    card: int
    justified: bool


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """TE-21: the wrong card is back in hand, the pile shows its former top."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card", "top"})
    seat: int
    card: int
    pile: int
    top: int


@dataclass(frozen=True, slots=True)
class PenaltyPaid(Event):
    """TE-17 to TE-19: what each seat gave from the top of its stock, unseen."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"given"})
    receiver: int
    given: tuple[Cards, ...]

    def seen_by(self, seat: int) -> "PenaltyPaid":
        return PenaltyPaid(self.receiver, tuple(hidden(cards) for cards in self.given))


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class FaultsExhausted(Event):
    """From now on wrong cards are refused until the round ends."""


@dataclass(frozen=True, slots=True)
class StallDrawn(Event):
    """TE-24: nobody had a card that fits; one more for each stock that has one."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    cards: tuple[Cards, ...]

    def seen_by(self, seat: int) -> "StallDrawn":
        return StallDrawn(only_own(self.cards, seat))


@dataclass(frozen=True, slots=True)
class PilesRotated(Event):
    """TE-25: so many times the top of every pile went to its bottom."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"tops"})
    times: int
    tops: Cards


@dataclass(frozen=True, slots=True)
class PilesReshuffled(Event):
    """TE-26: the three piles as they lie after an attempt, from the bottom up."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"piles"})
    attempt: int
    piles: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    round: int
    winners: tuple[int, ...]
    """One seat; several only after TE-26."""
    cards_left: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    played_ticks: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome


COUNTDOWN_EVENTS: tuple[type[Event], ...] = (Dealt, Resumed)
"""After these a scene counts down before it lets the clock run (again)."""
