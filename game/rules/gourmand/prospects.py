"""What would happen: read from a view, for tables that show it and players that weigh it."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.gourmand.cards import (
    COLOURS,
    DICE,
    FACES,
    NO_CARD,
    clashing,
    colour_of,
    column_marks,
    is_numbered,
    value_of,
)
from game.rules.gourmand.moves import COLUMNS, place_move
from game.rules.gourmand.refusals import column_refusal
from game.rules.gourmand.rulings import opponents_in_order
from game.rules.gourmand.view import GourmandView, Phase


@dataclass(frozen=True, slots=True)
class Placement:
    """One of the three columns, and what the drawn card would do there."""

    column: int
    move: int
    starts_column: bool
    before: int
    after: int
    """Values of the column; equal for a dice card, and where the card is refused."""
    refusal: str | None
    clashes: tuple[int, ...]
    """The cards in the column that shut the drawn card out."""


def placements(view: GourmandView) -> tuple[Placement, ...]:
    """Every column with what placing there would give; none while no card waits."""
    if view.drawn == NO_CARD:
        return ()
    return tuple(_placement(view, column) for column in range(COLUMNS))


def _placement(view: GourmandView, column: int) -> Placement:
    cards = view.columns[column]
    refusal = column_refusal(column_marks(cards), view.drawn)
    if column > view.columns_standing:
        refusal = "lower_column_free"
    before = value_of(cards)
    return Placement(
        column=column,
        move=place_move(column),
        starts_column=not cards and refusal is None,
        before=before,
        after=before if refusal else before + value_of([view.drawn]),
        refusal=refusal,
        clashes=clashing(cards, view.drawn),
    )


def why_refused(cards: Iterable[int], card: int) -> str | None:
    """Which refusal a column with those cards has for a card, or None.

    The clashing cards alone are enough, so it also explains each column of a bust.
    """
    return column_refusal(column_marks(cards), card)


@dataclass(frozen=True, slots=True)
class Column:
    """One of the three columns as it lies."""

    column: int
    cards: tuple[int, ...]
    """Empty: not started, or taken."""
    value: int
    has_dice: bool
    """Whoever takes it rolls the die (GO-19)."""


def columns_on(view: GourmandView) -> tuple[Column, ...]:
    """The three columns, empty ones included."""
    return tuple(
        Column(column, cards, value_of(cards), DICE in cards)
        for column, cards in enumerate(view.columns)
    )


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has: sums of numbers by colour, in the order of COLOURS."""

    zone: tuple[int, ...]
    protected: tuple[int, ...]
    cards: int
    """How many in all: they settle equal points (GO-39)."""

    @property
    def at_risk(self) -> int:
        return sum(self.zone)

    @property
    def safe(self) -> int:
        return sum(self.protected)

    @property
    def total(self) -> int:
        return self.at_risk + self.safe


def holding(view: GourmandView, seat: int) -> Holding:
    zone, safe = view.zones[seat], view.protected[seat]
    return Holding(colour_sums(zone), colour_sums(safe), len(zone) + len(safe))


def opponents_now(view: GourmandView) -> tuple[int, ...]:
    """All opponents of the active seat in the order in which they choose as things stand.

    GO-28: direction cards turned over in this turn are counted in.
    """
    return opponents_in_order(view.players, view.active, view.directions)


def choosing_order(view: GourmandView, busted: bool = False) -> tuple[int, ...]:
    """Who would take a column, in order, if the turn stopped (or busted) now.

    While columns are shared: who still takes one.  GO-14 to GO-16, GO-28, GO-32.
    """
    if view.phase is Phase.SHARING:
        return view.choosers
    opponents = opponents_now(view)
    order = opponents if busted else (view.active, *opponents)
    return order[: view.columns_standing]


def colour_sums(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of the numbers in each colour, in the order of COLOURS."""
    return tuple(
        value_of(card for card in cards if colour_of(card) is colour) for colour in COLOURS
    )


def losses_by_face(
    view: GourmandView, seat: int, taking: tuple[int, ...] = ()
) -> tuple[tuple[str, int], ...]:
    """What each face of the die would cost a seat in points, cards just taken included.

    GO-20, GO-21, GO-V1.
    """
    zone = (*view.zones[seat], *(card for card in taking if is_numbered(card)))
    sums = colour_sums(zone)
    star_costs = sum(sums) if view.options.risks else 0
    return tuple(zip(FACES, (*sums, star_costs), strict=True))


def expected_loss(view: GourmandView, seat: int, taking: tuple[int, ...] = ()) -> float:
    """The mean over the faces of the die."""
    return sum(cost for _, cost in losses_by_face(view, seat, taking)) / len(FACES)


def net_value(view: GourmandView, seat: int, cards: tuple[int, ...]) -> float:
    """What taking a column brings a seat on average, the roll for its dice card included."""
    cost = expected_loss(view, seat, cards) if DICE in cards else 0.0
    return value_of(cards) - cost
