"""The 72 cards, the three piles and what fits on what.

Inside the rules a card is its place in ``FACES``, 0 to 71 (TE-3: for each pair
of symbol and colour two cards, their numbers three apart).  What fits is worked
out once for every pile and top card, as a set of cards in the bits of a number.

Ours: numbers run from 1 to 6 and do not wrap, 6 and 1 are no neighbours (TE-10).
"""

from enum import IntEnum
from typing import NamedTuple

from game.rules.notation import BadNotation

SYMBOLS = ("fish", "key", "lightning", "moon", "suitcase", "umbrella")
COLOURS = ("blue", "green", "violet", "red", "yellow", "black")
HIGHEST_NUMBER = 6


class Pile(IntEnum):
    """TE-2, TE-12: a pile and the rule that stays with it."""

    SAME = 0
    STEP = 1
    DIFFERENT = 2


class Face(NamedTuple):
    """What is printed on a card."""

    symbol: int
    colour: int
    number: int


def fits_same(top: Face, card: Face) -> bool:
    """TE-9: the same colour or the same symbol, or both."""
    return card.colour == top.colour or card.symbol == top.symbol


def fits_step(top: Face, card: Face) -> bool:
    """TE-10: one higher or one lower."""
    return abs(card.number - top.number) == 1


def fits_different(top: Face, card: Face) -> bool:
    """TE-11: another symbol, another colour, and a number two or more away."""
    return (
        card.symbol != top.symbol
        and card.colour != top.colour
        and abs(card.number - top.number) >= 2
    )


PILE_RULES = (fits_same, fits_step, fits_different)

FACES = tuple(
    Face(symbol, colour, (symbol + colour + shift) % HIGHEST_NUMBER + 1)
    for symbol in range(len(SYMBOLS))
    for colour in range(len(COLOURS))
    for shift in (0, 3)
)
DECK = tuple(range(len(FACES)))


def _fitting(pile: int, top: int) -> int:
    """The cards that fit on a top card, one bit each."""
    fits_rule = PILE_RULES[pile]
    return sum(1 << card for card in DECK if fits_rule(FACES[top], FACES[card]))


FITTING = tuple(tuple(_fitting(pile, top) for top in DECK) for pile in Pile)
"""``FITTING[pile][top]``: bit ``card`` is set if the card fits there."""


def fits(pile: int, top: int, card: int) -> bool:
    """Does the pile's rule allow this card on that top card?

    >>> fits(Pile.STEP, parse_card("moon-red-1"), parse_card("fish-green-2"))
    True
    """
    return bool(FITTING[pile][top] >> card & 1)


def card_text(card: int) -> str:
    """
    >>> card_text(0)
    'fish-blue-1'
    """
    face = FACES[card]
    return f"{SYMBOLS[face.symbol]}-{COLOURS[face.colour]}-{face.number}"


_CARDS_BY_TEXT = {card_text(card): card for card in DECK}


def parse_card(text: str) -> int:
    card = _CARDS_BY_TEXT.get(text)
    if card is None:
        raise BadNotation(text)
    return card
