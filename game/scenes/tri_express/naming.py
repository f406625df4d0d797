"""Tri Express's cards, piles and misfits by name."""

from game.rules.tri_express import FACES, SYMBOLS, Misfit, Pile
from game.services.i18n import N_, Words

PILE_NAMES = {Pile.SAME: N_("Same"), Pile.STEP: N_("Step"), Pile.DIFFERENT: N_("Different")}

SYMBOL_NAMES = {
    "fish": N_("Fish {number}"),
    "key": N_("Key {number}"),
    "lightning": N_("Lightning {number}"),
    "moon": N_("Moon {number}"),
    "suitcase": N_("Suitcase {number}"),
    "umbrella": N_("Umbrella {number}"),
}

MISFITS = {
    Misfit.NOTHING_ALIKE: N_("neither the colour nor the symbol is the same"),
    Misfit.NUMBER_EQUAL: N_("the number is the same"),
    Misfit.NUMBER_TOO_FAR: N_("the number is more than one away"),
    Misfit.NUMBER_NEXT: N_("the numbers are neighbours"),
    Misfit.SYMBOL_ALIKE: N_("the symbol is the same"),
    Misfit.COLOUR_ALIKE: N_("the colour is the same"),
}


def card_name(words: Words, card: int) -> str:
    """“Key 5”: the colour is to be seen."""
    face = FACES[card]
    return words(SYMBOL_NAMES[SYMBOLS[face.symbol]], number=face.number)
