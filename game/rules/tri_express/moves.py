"""What a player can do: place a card on a pile, call a fault, give the signal to go on.

A placement is ``pile * 72 + card``.  A call names nothing, so that one key is
enough for it; which card it is about is for ``faults.py`` to say.
"""

from game.rules.notation import BadNotation, split_move
from game.rules.tri_express.cards import DECK, Pile, card_text, parse_card

CARDS = len(DECK)
FAULT = CARDS * len(Pile)
RESUME = FAULT + 1

_PILES_BY_TEXT = {pile.name.lower(): pile for pile in Pile}
_SIGNALS = {"fault": FAULT, "resume": RESUME}


def place(card: int, pile: int) -> int:
    """The move that puts a card on a pile."""
    return pile * CARDS + card


def is_place(move: int) -> bool:
    return 0 <= move < FAULT


def placed_card(move: int) -> int:
    return move % CARDS


def aimed_pile(move: int) -> Pile:
    return Pile(move // CARDS)


def move_text(move: int) -> str:
    """
    >>> move_text(FAULT), move_text(place(0, Pile.STEP))
    ('fault', 'place fish-blue-1 step')
    """
    if is_place(move):
        return f"place {card_text(placed_card(move))} {aimed_pile(move).name.lower()}"
    return {signal: text for text, signal in _SIGNALS.items()}[move]


def parse_move(text: str) -> int:
    verb, words = split_move(text)
    if verb in _SIGNALS and not words:
        return _SIGNALS[verb]
    if verb != "place" or len(words) != 2 or words[1] not in _PILES_BY_TEXT:
        raise BadNotation(text)
    return place(parse_card(words[0]), _PILES_BY_TEXT[words[1]])
