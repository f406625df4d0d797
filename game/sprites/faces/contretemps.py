"""Contretemps' faces: numbers with their hourglasses, jokers, and the two series cards.

A card is ``(colour, number, hourglasses)`` with colour "red", "mauve" or
"joker"; a series card is ``("series", "+")`` or ``("series", "-")``.
"""

from collections.abc import Hashable

from pygame import Color

from game.sprites.faces.easel import CARD_HEIGHT, CARD_WIDTH, Easel

SUITS = {"red": "red", "mauve": "violet"}
SHAPE_WIDTHS = {"red": 56.0, "mauve": 75.0}
SHAPE_CENTRES = {"red": (54.0, 72.0), "mauve": (52.0, 68.0)}
HOURGLASS_WIDTH = 23.0
HOURGLASS_Y = 116.0
HOURGLASS_STEP = 22.0
HOURGLASSES = {"red": "light-on-red", "mauve": "dark-on-violet"}
STAR_CENTRE = (50.0, 88.0)
STAR_SIZE = (84.0, 87.0)
STAR_NUMBER = (50.0, 95.0)


def paint(easel: Easel, card: Hashable) -> None:
    match card:
        case ("series", "+" | "-" as sign):
            name = "plus" if sign == "+" else "minus"
            easel.art(f"contretemps/series-{name}", (50, 71), CARD_WIDTH, CARD_HEIGHT)
        case ("joker", int(number), _):
            _paint_joker(easel, number)
        case (str(colour), int(number), int(hourglasses)) if colour in SUITS:
            _paint_number(easel, colour, number, hourglasses)
        case _:
            raise ValueError(f"not a card of Contretemps: {card!r}")


def _paint_number(easel: Easel, colour: str, number: int, hourglasses: int) -> None:
    suit = easel.palette.suit(SUITS[colour])
    _paint_ground(easel, suit.colour, suit.shape)
    _paint_index(easel, number, suit.ink)
    easel.art(f"suits/{suit.shape}", (19, 45), 16, tint=suit.ink)
    centre, paper = SHAPE_CENTRES[colour], easel.palette.base["paper"]
    easel.art(f"suits/{suit.shape}", centre, SHAPE_WIDTHS[colour], tint=paper)
    easel.middle_number(str(number), 31, centre, easel.palette.base["ink"])
    _paint_hourglasses(easel, colour, hourglasses)


def _paint_hourglasses(easel: Easel, colour: str, hourglasses: int) -> None:
    left = 50 - HOURGLASS_STEP * (hourglasses - 1) / 2
    for index in range(hourglasses):
        centre = (left + HOURGLASS_STEP * index, HOURGLASS_Y)
        easel.art(f"contretemps/hourglass-{HOURGLASSES[colour]}", centre, HOURGLASS_WIDTH)


def _paint_joker(easel: Easel, number: int) -> None:
    own = easel.palette.contretemps
    _paint_ground(easel, own["joker"], "joker")
    _paint_index(easel, number, own["joker_ink"])
    easel.number("J", 21, 19, 53, own["joker_mark"])
    easel.art("contretemps/joker-star", STAR_CENTRE, *STAR_SIZE)
    easel.middle_number(str(number), 34, STAR_NUMBER, easel.palette.base["ink"])


def _paint_ground(easel: Easel, colour: Color, weave: str) -> None:
    def draw() -> None:
        easel.paper()
        easel.field(colour)
        easel.art(f"weave/{weave}", (50, 71), 90, 132)

    easel.ground(("contretemps", weave, tuple(colour)), draw)


def _paint_index(easel: Easel, number: int, ink: Color) -> None:
    two = number > 9
    easel.number(str(number), 26 if two else 31, 23 if two else 19, 31 if two else 33, ink)
