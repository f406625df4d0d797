"""Tricks and piles as public facts: who takes a trick and where its cards land."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.zero_pile.cards import COLOUR_OF, NUMBER_OF, Colour

Piles = tuple[tuple[int, ...], ...]
"""One seat's piles: for each colour its cards from the bottom up, perhaps none."""

Trick = tuple[tuple[int, int], ...]
"""(seat, card) in order of play."""

NO_PILES: Piles = ((),) * len(Colour)


@dataclass(frozen=True, slots=True)
class Placement:
    """One card landing on a pile of the seat that took the trick."""

    card: int
    from_seat: int
    covered: int | None
    """The card that was on top of that pile; None where it starts a pile."""
    value: int
    """The taker's round value once the card lies there."""


def seats_from(first: int, players: int) -> tuple[int, ...]:
    """Seats clockwise, starting with ``first``."""
    return (*range(first, players), *range(first))


def winning_seat(trick: Trick) -> int | None:
    """ZP-10, ZP-11: the highest number, and of equals the first; None without cards."""
    return max(trick, key=_number_played)[0] if trick else None


def pick_up(trick: Trick, winner: int, players: int) -> Trick:
    """ZP-12: the winner's own card first, then the others clockwise."""
    return tuple(sorted(trick, key=lambda play: (play[0] - winner) % players))


def add_cards(piles: Piles, cards: Iterable[int]) -> Piles:
    """ZP-13: each card goes on top of its colour's pile, or starts it."""
    grown = list(piles)
    for card in cards:
        grown[COLOUR_OF[card]] += (card,)
    return tuple(grown)


def pile_value(piles: Piles) -> int:
    """ZP-17: the numbers on top; covered cards count nothing."""
    return sum(NUMBER_OF[pile[-1]] for pile in piles if pile)


def top_cards(piles: Piles) -> tuple[int, ...]:
    return tuple(pile[-1] for pile in piles if pile)


def place(piles: Piles, taken: Sequence[tuple[int, int]]) -> tuple[Placement, ...]:
    """Lay (seat, card) plays on piles one by one and tell what each of them does."""
    placements: list[Placement] = []
    for seat, card in taken:
        pile = piles[COLOUR_OF[card]]
        piles = add_cards(piles, (card,))
        covered = pile[-1] if pile else None
        placements.append(Placement(card, seat, covered, pile_value(piles)))
    return tuple(placements)


def tricks_of(played: Sequence[int], leader: int, players: int) -> list[Trick]:
    """The cards of a round with their seats (ZP-8, ZP-15); the last trick may be open."""
    rows: list[Trick] = []
    for start in range(0, len(played), players):
        seats = seats_from(leader, players)
        row = tuple(zip(seats, played[start : start + players], strict=False))
        rows.append(row)
        leader = max(row, key=_number_played)[0]
    return rows


def piles_after(layouts: Sequence[Sequence[int]], finished: Iterable[Trick]) -> tuple[Piles, ...]:
    """Every seat's piles: what it laid out and what it took; nobody else's change (ZP-14)."""
    piles = [add_cards(NO_PILES, cards) for cards in layouts]
    for trick in finished:
        winner = max(trick, key=_number_played)[0]
        taken = pick_up(trick, winner, len(piles))
        piles[winner] = add_cards(piles[winner], (card for _, card in taken))
    return tuple(piles)


def _number_played(play: tuple[int, int]) -> int:
    return NUMBER_OF[play[1]]
