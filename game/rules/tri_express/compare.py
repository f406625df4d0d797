"""A card held against the card it is meant to cover: alike in what, and if it does not fit, why.

The check after a call, the aid for beginners and the word to a player whose
card was refused all read from the same comparison.
"""

from enum import StrEnum
from typing import NamedTuple

from game.rules.tri_express.cards import FACES, Face, Pile


class Misfit(StrEnum):
    """Why a card does not fit: a closed list, put into words by the scenes."""

    NOTHING_ALIKE = "nothing_alike"
    """SAME: neither the colour nor the symbol (TE-9)."""
    NUMBER_EQUAL = "number_equal"
    """STEP, DIFFERENT: the very same number."""
    NUMBER_TOO_FAR = "number_too_far"
    """STEP: two or more away; 6 and 1 are five away (TE-10)."""
    NUMBER_NEXT = "number_next"
    """DIFFERENT: only one higher or lower (TE-11)."""
    SYMBOL_ALIKE = "symbol_alike"
    """DIFFERENT: the same symbol."""
    COLOUR_ALIKE = "colour_alike"
    """DIFFERENT: the same colour."""


class Comparison(NamedTuple):
    """What a check looks at."""

    same_symbol: bool
    same_colour: bool
    number_gap: int
    """How far the numbers are apart, 0 to 5."""
    misfits: tuple[Misfit, ...]
    """Every reason why the card does not fit; empty when it does."""

    @property
    def fits(self) -> bool:
        return not self.misfits


def compare(pile: int, top: int, card: int) -> Comparison:
    """Hold a card against the top card of a pile."""
    return compare_faces(pile, FACES[top], FACES[card])


def compare_faces(pile: int, top: Face, card: Face) -> Comparison:
    """
    >>> compare_faces(Pile.DIFFERENT, Face(0, 0, 4), Face(0, 1, 5)).misfits
    (<Misfit.SYMBOL_ALIKE: 'symbol_alike'>, <Misfit.NUMBER_NEXT: 'number_next'>)
    """
    same_symbol = card.symbol == top.symbol
    same_colour = card.colour == top.colour
    gap = abs(card.number - top.number)
    broken = {
        Pile.SAME: ((not same_symbol and not same_colour, Misfit.NOTHING_ALIKE),),
        Pile.STEP: ((gap == 0, Misfit.NUMBER_EQUAL), (gap > 1, Misfit.NUMBER_TOO_FAR)),
        Pile.DIFFERENT: (
            (same_symbol, Misfit.SYMBOL_ALIKE),
            (same_colour, Misfit.COLOUR_ALIKE),
            (gap == 0, Misfit.NUMBER_EQUAL),
            (gap == 1, Misfit.NUMBER_NEXT),
        ),
    }[Pile(pile)]
    misfits = tuple(misfit for is_broken, misfit in broken if is_broken)
    return Comparison(same_symbol, same_colour, gap, misfits)
