"""Cards of Contretemps in words and as faces."""

from collections.abc import Hashable

from game.rules.contretemps import HOURGLASSES, JOKER, RED, colour_of, number_of
from game.services.i18n import Words

GAME = "contretemps"


def face_of(card: int) -> Hashable:
    """What is printed on a card, in the words of ``game.sprites.faces.contretemps``."""
    colour = {RED: "red", JOKER: "joker"}.get(colour_of(card), "mauve")
    return colour, number_of(card), HOURGLASSES[card]


def series_face(direction: int) -> Hashable:
    return "series", "+" if direction > 0 else "-"


def card_name(words: Words, card: int) -> str:
    """A card inside a sentence: “red 7”."""
    number = number_of(card)
    if colour_of(card) == RED:
        return words("red {number}", number=number)
    if colour_of(card) == JOKER:
        return words("joker {number}", number=number)
    return words("mauve {number}", number=number)
