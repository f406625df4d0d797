"""The rules' cards and colours in the words of the faces and the art kit."""

from collections.abc import Hashable

from game.rules.gourmand import DICE, STAR, Colour, colour_of, number_of
from game.services.palette import Palette, Suit
from game.sprites.faces import gourmand as faces

SUITS = {
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
    Colour.PURPLE: "violet",
    Colour.RED: "red",
    Colour.YELLOW: "yellow",
}


def face_of(card: int) -> Hashable:
    """What is printed on a card."""
    colour = colour_of(card)
    if colour is not None:
        return SUITS[colour], number_of(card)
    return faces.DICE if card == DICE else faces.DIRECTION


def suit_of(palette: Palette, colour: Colour) -> Suit:
    return palette.suit(SUITS[colour])


def shape_of(palette: Palette, face: str) -> str:
    """The shape on a face of the die."""
    return STAR if face == STAR else suit_of(palette, Colour(face)).shape
