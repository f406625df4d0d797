"""Zero Pile's cards and moves: whole numbers inside, words at the edges.

A card is ``colour * 12 + number``.  The two zeros of a colour (ZP-1) are one
and the same value that occurs twice: nobody can tell them apart, so a hand
that holds both offers them as one move, and notation needs one name only.

A move is the card to play, or a lay-out: a leading 1 and six bits for each
card.  Only the order *within* a colour means anything (ZP-6), so a lay-out
always names its cards in colour order, each colour from the bottom up.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from itertools import permutations

from game.rules.notation import BadNotation, read_whole_number, split_move


class Colour(IntEnum):
    BLUE = 0
    GREEN = 1
    PURPLE = 2
    RED = 3
    YELLOW = 4


HIGHEST_NUMBER = 11
NUMBERS_PER_COLOUR = HIGHEST_NUMBER + 1
CARD_CODES = len(Colour) * NUMBERS_PER_COLOUR

COLOUR_OF = tuple(card // NUMBERS_PER_COLOUR for card in range(CARD_CODES))
NUMBER_OF = tuple(card % NUMBERS_PER_COLOUR for card in range(CARD_CODES))
COPIES = tuple(2 if number == 0 else 1 for number in NUMBER_OF)

DECK = tuple(card for card in range(CARD_CODES) for _ in range(COPIES[card]))
"""ZP-1: 65 cards, five colours of 1 to 11 and two zeros."""

_LETTERS = "bgpry"
_CARD_BITS = 6
_CARD_MASK = (1 << _CARD_BITS) - 1
LAYOUT_SIZES = (2, 3)
_TWO_CARDS = 1 << 2 * _CARD_BITS
_THREE_CARDS = 1 << 3 * _CARD_BITS
"""The smallest lay-outs of two and of three cards: the leading 1 and nothing else."""


def colour_of(card: int) -> Colour:
    return Colour(COLOUR_OF[card])


def number_of(card: int) -> int:
    return NUMBER_OF[card]


def card_text(card: int) -> str:
    """
    >>> card_text(3 * 12 + 9)
    'r9'
    """
    return f"{_LETTERS[COLOUR_OF[card]]}{NUMBER_OF[card]}"


def parse_card(text: str) -> int:
    colour = _LETTERS.find(text[:1])
    if not text or colour < 0:
        raise BadNotation(text)
    return colour * NUMBERS_PER_COLOUR + read_whole_number(text[1:], 0, HIGHEST_NUMBER)


def is_card(move: int) -> bool:
    return 0 <= move < CARD_CODES


def layout_move(cards: Iterable[int]) -> int:
    """The move that lays out these cards; of one colour, the last one is the top."""
    move = 1
    for card in sorted(cards, key=COLOUR_OF.__getitem__):
        move = move << _CARD_BITS | card
    return move


def layout_cards(move: int) -> tuple[int, ...]:
    """The cards of a lay-out in colour order, each colour from the bottom up."""
    upper = move >> _CARD_BITS & _CARD_MASK
    if move < _THREE_CARDS:
        return upper, move & _CARD_MASK
    return move >> 2 * _CARD_BITS & _CARD_MASK, upper, move & _CARD_MASK


def is_layout(move: int) -> bool:
    """Is this number the one way to write some lay-out?"""
    if not (_TWO_CARDS <= move < 2 * _TWO_CARDS or _THREE_CARDS <= move < 2 * _THREE_CARDS):
        return False
    cards = layout_cards(move)
    return max(cards) < CARD_CODES and layout_move(cards) == move


@lru_cache(maxsize=128)
def layouts(hand: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Every lay-out of ``size`` cards from a hand, in a fixed order.

    Some 460 for thirteen cards, and they depend on the hand alone: playouts
    of one deal meet the same hands again, so the list is kept.
    """
    partial: list[list[int]] = [[1]] + [[] for _ in range(size)]
    for colour in Colour:
        piles = _piles_by_height([card for card in hand if COLOUR_OF[card] == colour])
        partial = [
            [
                lower << _CARD_BITS * height | pile
                for height in range(total + 1)
                for lower in partial[total - height]
                for pile in piles[height]
            ]
            for total in range(size + 1)
        ]
    return tuple(partial[size])


def _piles_by_height(suit: list[int]) -> tuple[Iterable[int], ...]:
    """Each different pile of no, one, two and three cards of one colour, as bits."""
    return (
        (0,),
        dict.fromkeys(suit),
        dict.fromkeys([low << _CARD_BITS | top for low, top in permutations(suit, 2)]),
        dict.fromkeys(
            [
                (low << _CARD_BITS | mid) << _CARD_BITS | top
                for low, mid, top in permutations(suit, 3)
            ]
        ),
    )


def move_text(move: int) -> str:
    """
    >>> move_text(layout_move([parse_card("r3"), parse_card("b7"), parse_card("r0")]))
    'layout b7 r3 r0'
    """
    if is_card(move):
        return f"play {card_text(move)}"
    return " ".join(["layout", *map(card_text, layout_cards(move))])


def parse_move(text: str) -> int:
    """Colours of a lay-out may come in any order; within one the last is the top."""
    verb, words = split_move(text)
    if verb == "play" and len(words) == 1:
        return parse_card(words[0])
    if verb == "layout" and len(words) in LAYOUT_SIZES:
        return layout_move([parse_card(word) for word in words])
    raise BadNotation(text)
