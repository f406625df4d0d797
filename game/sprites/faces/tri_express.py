"""Tri Express's faces: a symbol on a disc, its colour as field, weave and border.

A card is ``(symbol, colour, number)``: a picture of ``symbols/``, one of the
six suits and 1 to 6.  Symbol and colour are independent of each other, so every
colour also has a border of its own: told apart at a glance, and without colours.
"""

from collections.abc import Hashable

from game.services.palette import Suit
from game.sprites.faces.easel import Easel

RIM = 11.0
FIELD_RADIUS = 6.0
DISC_CENTRE = (50.0, 79.0)
DISC = 68.0
SYMBOL = 45.0
SMALL_SYMBOL_CENTRE = (72.0, 29.5)
SMALL_SYMBOL = 18.0


def paint(easel: Easel, card: Hashable) -> None:
    match card:
        case (str(symbol), str(colour), int(number)):
            _paint_card(easel, symbol, colour, number)
        case _:
            raise ValueError(f"not a card of Tri Express: {card!r}")


def _paint_card(easel: Easel, symbol: str, colour: str, number: int) -> None:
    suit = easel.palette.suit(colour, of_six=True)
    key = ("tri_express", suit.shape, tuple(suit.colour))
    easel.ground(key, lambda: _paint_ground(easel, suit))
    easel.number(str(number), 34, 27, 41, suit.ink)
    easel.art(f"symbols/{symbol}", SMALL_SYMBOL_CENTRE, SMALL_SYMBOL, tint=suit.ink)
    easel.art(f"symbols/{symbol}", DISC_CENTRE, SYMBOL)
    easel.number(str(number), 26, 24, 33, suit.ink, upside_down=True)


def _paint_ground(easel: Easel, suit: Suit) -> None:
    easel.paper()
    easel.art(f"rims/{suit.shape}", (50, 71), 100, 142)
    easel.field(suit.colour, RIM, FIELD_RADIUS)
    easel.art(f"weave/inner/{suit.shape}", (50, 71), 78, 120)
    easel.disc(DISC_CENTRE, DISC, easel.palette.base["paper"])
