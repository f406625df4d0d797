"""Bascule's faces: numbers on a seesaw that tips the way they do, and score cards.

A card is its number, 1 to 50.  A score card is ``("score", value)`` with 1 to 9,
or ``("score", BLUE_ZERO)`` / ``("score", RED_ZERO)``: no blue, no red sticks.
"""

import math
from collections.abc import Hashable

from game.sprites.faces.easel import Easel
from game.sprites.paint.canvas import mixed

HIGHEST = 50
BLUE_ZERO = 100
RED_ZERO = 101

STEEPEST_DEGREES = 15.0
DISC_CENTRE = (52.0, 66.0)
DISC_DIAMETER = 58.0
PLANK_CENTRE = (50.0, 111.0)
STAND_CENTRE = (50.0, 120.0)
WEIGHT_ALONG = 30.0
WEIGHT_ABOVE = 9.4
STRIPE_WIDTH = 6.6
STRIPE_PITCH = 21.0
STRIPE_LIGHT = 0.1
STRIPE_DARK = 0.09


def paint(easel: Easel, card: Hashable) -> None:
    match card:
        case int(number):
            _paint_number(easel, number)
        case ("score", int(value)):
            _paint_score(easel, value)
        case _:
            raise ValueError(f"not a card of Bascule: {card!r}")


def tilt_degrees(number: int) -> float:
    """How far the seesaw on a card turns: clockwise, that is to the right, for high ones."""
    middle = (1 + HIGHEST) / 2
    return STEEPEST_DEGREES * (number - middle) / (HIGHEST - middle)


def _paint_number(easel: Easel, number: int) -> None:
    colour, ink = easel.palette.bascule_card(number)
    dark = ink.r > 128
    easel.paper()
    easel.field(colour)
    stripe = mixed(
        colour,
        "#FFFFFF" if dark else easel.palette.base["ink"],
        STRIPE_LIGHT if dark else STRIPE_DARK,
    )
    easel.stripes(stripe, -tilt_degrees(number), STRIPE_WIDTH, STRIPE_PITCH)
    easel.disc(DISC_CENTRE, DISC_DIAMETER, easel.palette.base["paper"])
    two = number > 9
    easel.number(str(number), 25 if two else 30, 22 if two else 19, 29 if two else 31, ink)
    easel.middle_number(str(number), 43 if two else 50, DISC_CENTRE, easel.palette.base["ink"])
    _paint_seesaw(easel, tilt_degrees(number), "light" if dark else "dark")


def _paint_seesaw(easel: Easel, tilt: float, tone: str) -> None:
    easel.art(f"bascule/stand-{tone}", STAND_CENTRE, 20, 18)
    easel.art(f"bascule/plank-{tone}", PLANK_CENTRE, 74, 6.5, angle=tilt)
    red, blue = ("heavy", "light") if tilt < 0 else ("light", "heavy")
    easel.art(f"bascule/weight-square-{red}", _on_plank(tilt, -WEIGHT_ALONG), 14, angle=tilt)
    easel.art(f"bascule/weight-round-{blue}", _on_plank(tilt, WEIGHT_ALONG), 14)


def _on_plank(tilt: float, along: float) -> tuple[float, float]:
    radians = math.radians(tilt)
    cos, sin = math.cos(radians), math.sin(radians)
    x, y = PLANK_CENTRE
    return x + along * cos + WEIGHT_ABOVE * sin, y + along * sin - WEIGHT_ABOVE * cos


def _paint_score(easel: Easel, value: int) -> None:
    own = easel.palette.bascule
    zero = value in (BLUE_ZERO, RED_ZERO)
    field = {BLUE_ZERO: own["score_blue"], RED_ZERO: own["score_red"]}.get(value, own["score"])
    easel.paper()
    easel.field(field)
    easel.art("weave/score-zero" if zero else "weave/score", (50, 71), 90, 132)
    disc = easel.palette.base["paper"] if zero else own["score_disc"]
    number_ink = field if zero else easel.palette.base["ink"]
    easel.disc((50, 66), 70, disc)
    easel.middle_number("0" if zero else str(value), 58, (50, 66), number_ink)
    _paint_score_foot(easel, value)


def _paint_score_foot(easel: Easel, value: int) -> None:
    if value == BLUE_ZERO:
        easel.art("bascule/score-no-blue", (50, 119), 26)
    elif value == RED_ZERO:
        easel.art("bascule/score-no-red", (50, 119), 27)
    else:
        easel.art("bascule/score-pips", (50, 119), 54, 22)
