"""Zero Pile's cards on the screen: their faces, their names, and which is which in a hand."""

from collections.abc import Iterable

from game.rules.zero_pile import Colour, colour_of, number_of
from game.services.i18n import N_, Words

GAME = "zero_pile"

SUITS = {
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
    Colour.PURPLE: "violet",
    Colour.RED: "red",
    Colour.YELLOW: "yellow",
}
"""The palette's suit of each colour."""

_NAMES = {
    Colour.BLUE: N_("blue {number}"),
    Colour.GREEN: N_("green {number}"),
    Colour.PURPLE: N_("purple {number}"),
    Colour.RED: N_("red {number}"),
    Colour.YELLOW: N_("yellow {number}"),
}

Key = tuple[int, int]
"""A card of a hand: the two zeros of a colour are the same card twice (ZP-1)."""


def face_of(card: int) -> tuple[str, int]:
    return SUITS[colour_of(card)], number_of(card)


def card_name(words: Words, card: int) -> str:
    return words(_NAMES[colour_of(card)], number=number_of(card))


def keys_of(cards: Iterable[int]) -> list[Key]:
    """
    >>> keys_of([0, 0, 5])
    [(0, 0), (0, 1), (5, 0)]
    """
    keys: list[Key] = []
    for card in cards:
        keys.append((card, sum(other == card for other, _ in keys)))
    return keys


def in_order(cards: Iterable[int], by_number: bool) -> list[int]:
    """A hand as its owner wants to see it: by colour, or by number."""
    if by_number:
        return sorted(cards, key=lambda card: (number_of(card), card))
    return sorted(cards)
