"""What a card would do: for scenes that show it and players that weigh it.

Pure and fair: everything here is worked out from a view, so from what its
seat knows.
"""

from dataclasses import dataclass

from game.rules.zero_pile.cards import COLOUR_OF, NUMBER_OF, Colour
from game.rules.zero_pile.piles import (
    NO_PILES,
    Piles,
    Placement,
    Trick,
    add_cards,
    pick_up,
    pile_value,
    piles_after,
    place,
    seats_from,
    winning_seat,
)
from game.rules.zero_pile.view import ZeroPileView


@dataclass(frozen=True, slots=True)
class PileChange:
    """What a pick-up does to one pile."""

    colour: Colour
    cards: tuple[int, ...]
    """The cards that land on it, in order; the last one becomes the top."""
    covered: int | None
    """The card on top until then; None where a pile starts."""

    @property
    def before(self) -> int:
        return 0 if self.covered is None else NUMBER_OF[self.covered]

    @property
    def after(self) -> int:
        return NUMBER_OF[self.cards[-1]]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The trick as if it ended with the cards that lie there (and the one weighed)."""

    winner: int
    certain: bool
    """True when everybody has played, so this is what will happen."""
    order: tuple[int, ...]
    """All seats in pick-up order, the winner first; some may not have played yet."""
    placements: tuple[Placement, ...]
    piles: Piles
    """The winner's piles afterwards."""
    before: int
    after: int
    """The winner's round value before and after the pick-up."""

    @property
    def changes(self) -> tuple[PileChange, ...]:
        """The winner's piles that grow, in colour order."""
        landing = {
            colour: [entry for entry in self.placements if COLOUR_OF[entry.card] == colour]
            for colour in Colour
        }
        return tuple(
            PileChange(colour, tuple(entry.card for entry in rows), rows[0].covered)
            for colour, rows in landing.items()
            if rows
        )


def forecast(
    view: ZeroPileView, card: int | None = None, seat: int | None = None
) -> Forecast | None:
    """The trick as it lies or, with ``card``, as if ``seat`` (by default the viewer) played it.

    None when there is no card to speak of.
    """
    trick = view.trick
    if card is not None:
        trick += ((view.seat if seat is None else seat, card),)
    return _picked_up(trick, view.piles) if trick else None


def _picked_up(trick: Trick, piles: tuple[Piles, ...]) -> Forecast:
    players = len(piles)
    winner = winning_seat(trick)
    assert winner is not None
    taken = pick_up(trick, winner, players)
    after = add_cards(piles[winner], (card for _, card in taken))
    return Forecast(
        winner=winner,
        certain=len(trick) == players,
        order=seats_from(winner, players),
        placements=place(piles[winner], taken),
        piles=after,
        before=pile_value(piles[winner]),
        after=pile_value(after),
    )


def taken_trick(view: ZeroPileView, number: int = -1) -> Forecast:
    """A finished trick of this round again (by default the last one): how it was picked up."""
    earlier = view.tricks[: number % len(view.tricks)]
    return _picked_up(view.tricks[number], piles_after(view.layouts, earlier))


def layout_piles(cards: tuple[int, ...]) -> Piles:
    """The piles that cards laid out in this order make (also while still choosing)."""
    return add_cards(NO_PILES, cards)
