"""Gourmand's faces: a treat on a plate, dice cards, direction cards.

A card is ``(suit, number)`` with a suit of the palette and 1 to 6, or ``DICE``
or ``DIRECTION``.  Number and shape stand side by side in the strip that shows
when the next card of a column covers the rest.
"""

from collections.abc import Hashable

from game.sprites.faces.easel import Easel

DICE = "dice"
DIRECTION = "direction"

STRIP = 34.0
"""Card units from the top: as much as must stay visible in a column."""
NUMBER_CENTRE = (19.0, 20.5)
SHAPE_CENTRE = (42.0, 20.5)
BADGE_CENTRE = (22.0, 23.0)
"""Of a dice card: what stands in the strip instead of a number."""
SHAPE_WIDTH = {"circle": 20.0, "square": 20.0, "drop": 24.0, "diamond": 25.0, "triangle": 24.0}
PLATE_CENTRE = (50.0, 84.0)
TREAT_CENTRE = (50.0, 83.0)


def paint(easel: Easel, card: Hashable) -> None:
    match card:
        case (str(suit), int(number)):
            _paint_treat(easel, suit, number)
        case "dice":
            easel.art("treats/card-dice", (50, 71), 100, 142)
        case "direction":
            easel.art("treats/card-direction", (50, 71), 100, 142)
        case _:
            raise ValueError(f"not a card of Gourmand: {card!r}")


def _paint_treat(easel: Easel, suit_name: str, number: int) -> None:
    suit = easel.palette.suit(suit_name)
    easel.paper()
    easel.field(suit.colour)
    easel.art(f"weave/{suit.shape}", (50, 71), 90, 132)
    easel.number(str(number), 33, NUMBER_CENTRE[0], 31.5, suit.ink)
    easel.art(f"suits/{suit.shape}", SHAPE_CENTRE, SHAPE_WIDTH[suit.shape], tint=suit.ink)
    easel.art("treats/plate", PLATE_CENTRE, 76)
    easel.art(f"treats/{suit.shape}", TREAT_CENTRE, 50)
    easel.number(str(number), 23, 15, 23.5, suit.ink, upside_down=True)
