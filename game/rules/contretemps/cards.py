"""The cards of Contretemps, what they are worth, and which may go on which.

A card is ``colour * 32 + number``, so sorting a hand sorts it by colour and
then by number.  In notation: ``r1`` to ``r25``, ``m1`` to ``m25``, ``j1``,
``j3`` … ``j25``.
"""

from collections.abc import Iterable
from enum import IntEnum

from game.rules.notation import BadNotation, read_whole_number

RED = 0
MAUVE = 1
JOKER = 2
HIGHEST_NUMBER = 25
COLOUR_STEP = 32
CARD_CODES = 3 * COLOUR_STEP

_LETTERS = "rmj"


class Direction(IntEnum):
    """Which way the numbers of a series must go (CT-8)."""

    FALLING = -1
    RISING = 1

    @property
    def sign(self) -> str:
        return "+" if self is Direction.RISING else "-"


def make_card(colour: int, number: int) -> int:
    return colour * COLOUR_STEP + number


def colour_of(card: int) -> int:
    """RED, MAUVE or JOKER (no colour)."""
    return card // COLOUR_STEP


def number_of(card: int) -> int:
    return card % COLOUR_STEP


DECK = (
    *(make_card(RED, number) for number in range(1, HIGHEST_NUMBER + 1)),
    *(make_card(MAUVE, number) for number in range(1, HIGHEST_NUMBER + 1)),
    *(make_card(JOKER, number) for number in range(1, HIGHEST_NUMBER + 1, 2)),
)
"""CT-1: all 63 cards."""


def _worth(card: int) -> int:
    """CT-4, ours: the middle numbers carry the points, those that close a series none."""
    number = number_of(card)
    if card not in DECK or colour_of(card) == JOKER:
        return 0
    if number in (9, 13, 17):
        return 3
    if number in (5, 7, 11, 15, 19, 21):
        return 2
    return 1 if number in range(4, 23, 2) else 0


HOURGLASSES = tuple(_worth(card) for card in range(CARD_CODES))
"""The hourglasses on each card, by card."""


def hourglasses_in(cards: Iterable[int]) -> int:
    """How many hourglasses some cards carry together.

    >>> hourglasses_in([parse_card("r13"), parse_card("m5"), parse_card("j9")])
    5
    """
    return sum(map(HOURGLASSES.__getitem__, cards))


def colours_clash(card: int, top: int) -> bool:
    """CT-12, CT-20, CT-23: only red and mauve shut each other out."""
    return colour_of(card) != colour_of(top) and JOKER not in (colour_of(card), colour_of(top))


def number_follows(card: int, top: int, direction: int) -> bool:
    """CT-13; CT-21, CT-22: next to exactly one joker an equal number will do."""
    step = (number_of(card) - number_of(top)) * direction
    one_joker = (colour_of(card) == JOKER) != (colour_of(top) == JOKER)
    return step > 0 or (step == 0 and one_joker)


def _fitting(top: int, direction: int) -> frozenset[int]:
    return frozenset(
        card
        for card in DECK
        if not colours_clash(card, top) and number_follows(card, top, direction)
    )


FITTING_FALLING, FITTING_RISING = (
    tuple(_fitting(top, direction) if top in DECK else frozenset() for top in range(CARD_CODES))
    for direction in (Direction.FALLING, Direction.RISING)
)
"""By top card: all the cards that may go on it."""


def fits_on(top: int, direction: int) -> frozenset[int]:
    """All the cards that capture a series with that top card and direction."""
    return FITTING_RISING[top] if direction == Direction.RISING else FITTING_FALLING[top]


def card_text(card: int) -> str:
    return f"{_LETTERS[colour_of(card)]}{number_of(card)}"


def parse_card(text: str) -> int:
    """The card that a text names; raises BadNotation.

    >>> card_text(parse_card("m7"))
    'm7'
    """
    letter = text[:1]
    if not letter or letter not in _LETTERS:
        raise BadNotation(text)
    card = make_card(_LETTERS.index(letter), read_whole_number(text[1:], 1, HIGHEST_NUMBER))
    if card not in DECK:
        raise BadNotation(text)
    return card
