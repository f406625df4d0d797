"""The moves of Gourmand as whole numbers, and as words.

``draw``, ``place 1`` … ``place 3``, ``take 1`` … ``take 3``, ``stop``,
``protect red``.  A column keeps its number while it lies on the table; to start
a new one is to place on the lowest free number, and there is no other way.
"""

from game.rules.gourmand.cards import COLOUR_MASKS, COLOURS
from game.rules.notation import BadNotation, read_whole_number, split_move

COLUMNS = 3
"""GO-7: as many columns as may lie on the table."""

DRAW = 0
PLACE = 1
TAKE = PLACE + COLUMNS
STOP = TAKE + COLUMNS
PROTECT = STOP + 1
MOVES = range(PROTECT + len(COLOURS))

_ALL_SETS = range(1 << COLUMNS)

PLACE_MOVES = tuple(
    [PLACE + column for column in range(COLUMNS) if columns >> column & 1] for columns in _ALL_SETS
)
"""By set of columns (one bit each): the moves that place on one of them."""

TAKE_MOVES = tuple(
    [TAKE + column for column in range(COLUMNS) if columns >> column & 1] for columns in _ALL_SETS
)

PROTECT_MOVES = tuple((mask, PROTECT + colour) for colour, mask in enumerate(COLOUR_MASKS))
"""The mask of each colour with the move that protects it."""


def place_move(column: int) -> int:
    """Columns count from 0 here, from 1 in notation."""
    return PLACE + column


def take_move(column: int) -> int:
    return TAKE + column


def protect_move(colour: str) -> int:
    return PROTECT + COLOURS.index(_colour(colour))


def column_of(move: int) -> int | None:
    """The column that a move is about, from 0; None if it is about none."""
    return (move - PLACE) % COLUMNS if PLACE <= move < STOP else None


def protected_colour(move: int) -> int | None:
    """The place in COLOURS of the colour that a move protects; None if it protects none."""
    return move - PROTECT if move >= PROTECT else None


def move_text(move: int) -> str:
    """
    >>> [move_text(move) for move in (DRAW, PLACE, TAKE + 2, STOP, PROTECT)]
    ['draw', 'place 1', 'take 3', 'stop', 'protect blue']
    """
    if move == DRAW:
        return "draw"
    if move == STOP:
        return "stop"
    if move >= PROTECT:
        return f"protect {COLOURS[move - PROTECT]}"
    verb = "place" if move < TAKE else "take"
    return f"{verb} {(move - PLACE) % COLUMNS + 1}"


def parse_move(text: str) -> int:
    """The move that a text names; raises BadNotation."""
    match split_move(text):
        case "draw", []:
            return DRAW
        case "stop", []:
            return STOP
        case "place", [number]:
            return place_move(read_whole_number(number, 1, COLUMNS) - 1)
        case "take", [number]:
            return take_move(read_whole_number(number, 1, COLUMNS) - 1)
        case "protect", [colour]:
            return protect_move(colour)
        case _:
            raise BadNotation(text)


def _colour(text: str) -> str:
    if text not in COLOURS:
        raise BadNotation(text)
    return text
