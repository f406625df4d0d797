"""What the next draw may bring, counted exactly from what everybody has seen.

Taken, protected, discarded and lost cards all went in front of everybody, so the
cards left in the pile are known; only their order is not.
"""

from dataclasses import dataclass

from game.rules.gourmand.cards import (
    DICE,
    DIRECTION,
    KINDS,
    MARKS,
    bag_of,
    column_marks,
    count_in,
    deck,
)
from game.rules.gourmand.moves import COLUMNS
from game.rules.gourmand.view import GourmandView, Phase

Counted = tuple[tuple[int, int], ...]
"""Kinds of card and how many of each: ((card, count), …)."""

_FULL_DECKS = {players: bag_of(deck(players)) for players in range(2, 7)}


@dataclass(frozen=True, slots=True)
class Chances:
    """The next draw: which cards it may be, and which of them bust."""

    fitting: Counted
    """Numbered and dice cards that some column takes."""
    busting: Counted
    """Numbered and dice cards that no column takes (GO-23)."""
    directions: int
    """Direction cards: they never bust (GO-11)."""

    @property
    def bust_count(self) -> int:
        return _total(self.busting)

    @property
    def cards_left(self) -> int:
        return _total(self.fitting) + self.bust_count + self.directions

    @property
    def bust_chance(self) -> float:
        """From 0 to 1; 0 when nothing is left to draw."""
        return self.bust_count / self.cards_left if self.cards_left else 0.0

    @property
    def numbered(self) -> tuple[int, int]:
        """Of the numbered cards: (how many bust, how many are left)."""
        return self._of_kind(dice=False)

    @property
    def dice(self) -> tuple[int, int]:
        """Of the dice cards: (how many bust, how many are left)."""
        return self._of_kind(dice=True)

    def _of_kind(self, dice: bool) -> tuple[int, int]:
        busting = sum(count for card, count in self.busting if (card == DICE) == dice)
        fitting = sum(count for card, count in self.fitting if (card == DICE) == dice)
        return busting, busting + fitting


def cards_left(view: GourmandView) -> Counted:
    """What the draw pile holds, in whatever order."""
    seen = bag_of(view.discard) + bag_of([DIRECTION] * view.directions) + bag_of([view.drawn])
    for group in (*view.columns, *view.zones, *view.protected):
        seen += bag_of(group)
    left = _FULL_DECKS[view.players] - seen
    counts = ((card, count_in(left, card)) for card in KINDS)
    return tuple((card, count) for card, count in counts if count)


def chances(view: GourmandView) -> Chances:
    """The next draw on the columns as they lie, without a card still to be placed.

    While columns are shared the next draw is the next player's first: no column yet.
    """
    if view.phase is Phase.SHARING:
        return chances_on((), cards_left(view))
    return chances_on(view.columns, cards_left(view))


def chances_after(view: GourmandView, column: int) -> Chances:
    """The next draw once the drawn card lies in a column (that takes it)."""
    columns = list(view.columns)
    columns[column] += (view.drawn,)
    return chances_on(tuple(columns), cards_left(view))


def chances_on(columns: tuple[tuple[int, ...], ...], left: Counted) -> Chances:
    """The next draw on any columns (empty ones are free to start)."""
    worn = [column_marks(column) for column in columns if column]
    numbered_and_dice = [entry for entry in left if entry[0] != DIRECTION]
    if len(worn) < COLUMNS:  # GO-27
        busting: Counted = ()
    else:
        busting = tuple(
            (card, count)
            for card, count in numbered_and_dice
            if all(marks & MARKS[card] for marks in worn)
        )
    return Chances(
        fitting=tuple(entry for entry in numbered_and_dice if entry not in busting),
        busting=busting,
        directions=sum(count for card, count in left if card == DIRECTION),
    )


def _total(counted: Counted) -> int:
    return sum(count for _, count in counted)
