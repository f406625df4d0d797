"""Gourmand's cards and colours by name, and why a column refuses one."""

from game.rules.gourmand import Colour, colour_of, number_of
from game.services.i18n import N_, Words

COLOUR_NAMES = {
    Colour.BLUE: N_("blue"),
    Colour.GREEN: N_("green"),
    Colour.PURPLE: N_("purple"),
    Colour.RED: N_("red"),
    Colour.YELLOW: N_("yellow"),
}
CARD_NAMES = {
    Colour.BLUE: N_("blue {number}"),
    Colour.GREEN: N_("green {number}"),
    Colour.PURPLE: N_("purple {number}"),
    Colour.RED: N_("red {number}"),
    Colour.YELLOW: N_("yellow {number}"),
}


def card_name(words: Words, card: int) -> str:
    """Of a numbered card: “purple 2”."""
    colour = colour_of(card)
    assert colour is not None
    return words(CARD_NAMES[colour], number=number_of(card))


def colour_name(words: Words, colour: Colour) -> str:
    return words(COLOUR_NAMES[colour])


def why_short(words: Words, refusal: str, card: int) -> str:
    """Why a column refuses a card, in as few words as a button has room for."""
    colour = colour_of(card)
    name = colour_name(words, colour) if colour is not None else ""
    match refusal:
        case "same_number":
            return words("has a {number}", number=number_of(card))
        case "same_colour":
            return words("has {colour}", colour=name)
        case "same_number_and_colour":
            return words("has {colour}, and a {number}", colour=name, number=number_of(card))
        case "has_dice":
            return words("has a die")
        case _:
            return ""
