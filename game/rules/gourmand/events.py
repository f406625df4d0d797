"""What happens at the table of Gourmand.

All of it is public but the order of the draw pile: cards are turned over, taken,
lost and protected in front of everybody.  Columns count from 0.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from game.rules.contract import Event, Outcome
from game.rules.gourmand.cards import Colour
from game.rules.notation import HIDDEN


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"pile"})
    first: int
    """Who has the first turn."""
    pile: tuple[int, ...]
    """In the order in which the cards will be drawn."""

    def seen_by(self, seat: int) -> "PileShuffled":
        return PileShuffled(self.first, (HIDDEN,) * len(self.pile))


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    turn: int
    """Turns count from 1."""
    seat: int
    cards_left: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was turned over; what comes of it is told by the events that follow."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int
    cards_left: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int
    column: int
    value: int
    """What the column is worth now."""


@dataclass(frozen=True, slots=True)
class DirectionTurned(Event):
    """GO-11: the drawn direction card was laid aside."""

    seat: int
    turned: int
    """How many lie there now."""
    clockwise: bool
    """GO-28: which way the opponents will choose."""


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    seat: int
    pile_empty: bool
    """True when there was nothing left to draw, so the turn stopped by itself."""


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """GO-23: no column takes the card; it is discarded."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card", "clashes"})
    seat: int
    card: int
    clashes: tuple[tuple[int, ...], ...]
    """For each column the cards in it that shut the drawn card out."""


class RollCause(StrEnum):
    BUST = "bust"
    DICE_CARD = "dice_card"


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A seat rolled; a dice card that was the cause is discarded after it (GO-22)."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"lost"})
    seat: int
    face: str
    """A colour or "star"."""
    lost: tuple[int, ...]
    cause: RollCause


@dataclass(frozen=True, slots=True)
class ColumnTaken(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    column: int
    cards: tuple[int, ...]
    """The whole column from its first card, a dice card included."""


@dataclass(frozen=True, slots=True)
class ColumnDiscarded(Event):
    """GO-17, GO-33: everybody who could choose has chosen."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    column: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DirectionsDiscarded(Event):
    """GO-31: the next turn starts in the normal direction."""

    count: int


@dataclass(frozen=True, slots=True)
class Protected(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    colour: Colour
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome
    card_counts: tuple[int, ...]
    """GO-39: what each seat collected, zone and protected, to settle equal points."""
