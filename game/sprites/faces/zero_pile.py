"""Zero Pile's faces: a number on the large shape of its suit.

A card is ``(suit, number)`` with a suit of the palette and 0 to 11.  A zero is
the negative of the others: a ring of the shape, and the suit's colour inside.
"""

from collections.abc import Hashable

from game.services.palette import Suit
from game.sprites.faces.easel import Easel

CENTRE = (50.0, 74.0)
SHAPE_WIDTH = {"square": 64.0, "circle": 70.0, "drop": 77.0, "diamond": 77.0, "triangle": 82.0}
NUMBER_DROP = {"drop": 7.0, "triangle": 11.0}
"""How far below the centre the number stands: where the shape is wide."""
RING_HOLE = {"square": 0.68, "circle": 0.66, "drop": 0.66, "diamond": 0.67, "triangle": 0.64}
"""The inside of a zero's ring, as a share of the shape."""
HOLE_DROP = {"drop": 3.5, "triangle": 5.0}
ZERO_SIZE = {"square": 38.0, "circle": 42.0, "drop": 35.0, "diamond": 36.0, "triangle": 30.0}
INDEX_SHAPE_WIDTH = {"square": 15.0, "circle": 17.0, "drop": 18.0, "diamond": 18.0}


def paint(easel: Easel, card: Hashable) -> None:
    match card:
        case (str(name), int(number)):
            suit = easel.palette.suit(name)
            paint_ground(easel, suit)
            paint_index(easel, suit, number)
            if number:
                _paint_shape(easel, suit, number)
            else:
                _paint_ring(easel, suit)
        case _:
            raise ValueError(f"not a card of Zero Pile: {card!r}")


def paint_ground(easel: Easel, suit: Suit) -> None:
    """Paper and the woven field of a suit."""
    easel.paper()
    easel.field(suit.colour)
    easel.art(f"weave/{suit.shape}", (50, 71), 90, 132)


def paint_index(easel: Easel, suit: Suit, number: int) -> None:
    """Number over shape within the strip that shows in a fan; the number again below."""
    two = number > 9
    easel.number(str(number), 27 if two else 31, 22 if two else 19, 33, suit.ink)
    width = INDEX_SHAPE_WIDTH.get(suit.shape, 18.0)
    easel.art(f"suits/{suit.shape}", (19, 45), width, tint=suit.ink)
    easel.number(str(number), 22 if two else 24, 20 if two else 17, 26, suit.ink, upside_down=True)


def _paint_shape(easel: Easel, suit: Suit, number: int) -> None:
    base, shape = easel.palette.base, suit.shape
    easel.art(f"suits/{shape}", CENTRE, SHAPE_WIDTH[shape], tint=base["paper"])
    at = (CENTRE[0], CENTRE[1] + NUMBER_DROP.get(shape, 0.0))
    size = 41.0 if number > 9 else 48.0
    if shape in NUMBER_DROP:
        size *= 0.9
    easel.middle_number(str(number), size, at, base["ink"])


def _paint_ring(easel: Easel, suit: Suit) -> None:
    shape, drop = suit.shape, HOLE_DROP.get(suit.shape, 0.0)
    width = SHAPE_WIDTH[shape]
    easel.art(f"suits/{shape}", CENTRE, width, tint=easel.palette.base["paper"])
    hole = (CENTRE[0], CENTRE[1] + drop)
    easel.art(f"suits/{shape}", hole, width * RING_HOLE[shape], tint=suit.colour)
    at = (CENTRE[0], CENTRE[1] + NUMBER_DROP.get(shape, 0.0))
    easel.middle_number("0", ZERO_SIZE[shape], at, suit.ink)
