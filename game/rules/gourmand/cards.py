"""The cards of Gourmand, the die, and bags: many cards as one whole number.

A numbered card is ``colour * 6 + number`` (1 to 30, blue first); dice cards are
all alike, and so are direction cards.  In notation: ``b1`` … ``y6``, ``dice``,
``turn``.

A **bag** counts the cards of each kind in a few bits of one number: two bits for
a numbered card (there are three copies), five for dice cards, four for direction
cards.  Putting cards together is an addition, picking out a colour is a mask.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from game.rules.notation import BadNotation, read_whole_number


class Colour(StrEnum):
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    RED = "red"
    YELLOW = "yellow"


STAR = "star"
COLOURS = tuple(Colour)
FACES = (*(str(colour) for colour in COLOURS), STAR)
"""GO-2: the die, one face for each colour and the star."""
NOT_ROLLED = -1
"""Instead of a place in FACES, while nobody has rolled."""

HIGHEST_NUMBER = 6
COPIES = 3
NUMBERED_KINDS = len(COLOURS) * HIGHEST_NUMBER
DICE = NUMBERED_KINDS + 1
DIRECTION = NUMBERED_KINDS + 2
NO_CARD = 0
KINDS = range(1, DIRECTION + 1)
"""Every kind of card there is."""

DICE_CARDS = 18
DIRECTION_CARDS = 12

_LETTERS = "bgpry"
_DICE_TEXT = "dice"
_DIRECTION_TEXT = "turn"


def make_card(colour: int, number: int) -> int:
    """A numbered card; the colour by its place in COLOURS."""
    return colour * HIGHEST_NUMBER + number


def is_numbered(card: int) -> bool:
    return NO_CARD < card < DICE


def number_of(card: int) -> int:
    """The number on a card; 0 for dice and direction cards."""
    return (card - 1) % HIGHEST_NUMBER + 1 if is_numbered(card) else 0


def colour_of(card: int) -> Colour | None:
    """The colour of a card; None for dice and direction cards."""
    return COLOURS[(card - 1) // HIGHEST_NUMBER] if is_numbered(card) else None


def value_of(cards: Iterable[int]) -> int:
    """What some cards are worth together.

    >>> value_of([parse_card("y5"), parse_card("r1"), parse_card("dice")])
    6
    """
    return sum(number_of(card) for card in cards)


# -- what shuts a card out of a column

DICE_MARK = 1 << (len(COLOURS) + HIGHEST_NUMBER)


def _marks(card: int) -> int:
    if is_numbered(card):
        return 1 << (card - 1) // HIGHEST_NUMBER | 1 << (len(COLOURS) + number_of(card) - 1)
    return DICE_MARK if card == DICE else 0


MARKS = tuple(_marks(card) for card in (NO_CARD, *KINDS))
"""By card: one bit for its colour and one for its number, or the bit of dice cards.

GO-9, GO-10: a column, which wears the marks of its cards, refuses a card that
shares a mark with it.
"""

COLOUR_MARKS = (1 << len(COLOURS)) - 1
NUMBER_MARKS = DICE_MARK - 1 - COLOUR_MARKS


def column_marks(column: Iterable[int]) -> int:
    """The marks that a column wears."""
    marks = 0
    for card in column:
        marks |= MARKS[card]
    return marks


def clashing(cards: Iterable[int], card: int) -> tuple[int, ...]:
    """The cards of a column that shut a card out."""
    return tuple(other for other in cards if MARKS[other] & MARKS[card])


# -- bags

_NUMBERED_BITS = 2
_DICE_BITS = 5
_DIRECTION_BITS = 4
_WIDTHS = (0, *[_NUMBERED_BITS] * NUMBERED_KINDS, _DICE_BITS, _DIRECTION_BITS)
_SHIFTS = tuple(sum(_WIDTHS[:card]) for card in (NO_CARD, *KINDS))

UNIT = tuple(1 << shift if width else 0 for shift, width in zip(_SHIFTS, _WIDTHS, strict=True))
"""By card: the bag that holds just that card."""

EMPTY = 0
NUMBERED = UNIT[DICE] - 1
"""The mask of all numbered cards."""

_COLOUR_BITS = _NUMBERED_BITS * HIGHEST_NUMBER
COLOUR_MASKS = tuple(
    ((1 << _COLOUR_BITS) - 1) << place * _COLOUR_BITS for place in range(len(COLOURS))
)
"""The masks of the colours, in the order of COLOURS."""

_ONES = tuple(
    sum(UNIT[make_card(colour, number)] for colour in range(len(COLOURS)))
    for number in range(1, HIGHEST_NUMBER + 1)
)
"""By number, from 1: the lower counting bits of its cards; the upper ones are twice that."""


def bag_of(cards: Iterable[int]) -> int:
    """
    >>> list(cards_in(bag_of([31, 4, 4, 2])))
    [2, 4, 4, 31]
    """
    return sum(UNIT[card] for card in cards)


def count_in(bag: int, card: int) -> int:
    """How many copies of a card are in a bag."""
    return bag >> _SHIFTS[card] & (1 << _WIDTHS[card]) - 1


def cards_in(bag: int) -> Iterator[int]:
    """The cards of a bag, by colour and number, then dice, then direction cards."""
    for card in KINDS if bag else ():
        yield from [card] * count_in(bag, card)


def bag_size(bag: int) -> int:
    """How many cards are in a bag."""
    return sum(count_in(bag, card) for card in KINDS)


def bag_value(bag: int) -> int:
    """The sum of the numbers in a bag (GO-38)."""
    total = 0
    for number, ones in enumerate(_ONES, 1):
        total += number * ((bag & ones).bit_count() + 2 * (bag & ones << 1).bit_count())
    return total


def deck(players: int) -> tuple[int, ...]:
    """GO-1; GO-4, ours: with two players the direction cards stay in the box."""
    numbered = [card for card in range(1, DICE) for _ in range(COPIES)]
    directions = 0 if players == 2 else DIRECTION_CARDS
    return (*numbered, *[DICE] * DICE_CARDS, *[DIRECTION] * directions)


# -- notation


def card_text(card: int) -> str:
    if card == DICE:
        return _DICE_TEXT
    if card == DIRECTION:
        return _DIRECTION_TEXT
    return f"{_LETTERS[(card - 1) // HIGHEST_NUMBER]}{number_of(card)}"


def parse_card(text: str) -> int:
    """The card that a text names; raises BadNotation.

    >>> card_text(parse_card("y2"))
    'y2'
    """
    if text == _DICE_TEXT:
        return DICE
    if text == _DIRECTION_TEXT:
        return DIRECTION
    letter = text[:1]
    if not letter or letter not in _LETTERS:
        raise BadNotation(text)
    number = read_whole_number(text[1:], 1, HIGHEST_NUMBER)
    return make_card(_LETTERS.index(letter), number)
