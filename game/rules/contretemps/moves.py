"""The moves of Contretemps as whole numbers and as text, and why one is refused.

A move is ``target * 128 + card``.  Targets: 0 and 1 start a series (rising,
falling), 2 to 4 capture the series in holder 0 to 2, 5 to 7 slip a card under
it, 8 puts a card under the draw pile.  In notation: ``start r5 -``,
``capture 0 r3``, ``under 1 m7``, ``discard r4``.
"""

from collections.abc import Sequence
from enum import StrEnum

from game.rules.contretemps.cards import (
    Direction,
    card_text,
    colours_clash,
    number_follows,
    parse_card,
)
from game.rules.notation import BadNotation, read_whole_number, split_move

HOLDERS = 3
FREE = -1
"""The owner of a holder that stands empty in the middle."""
PILE = -1
"""The place of a move that goes to the draw pile."""

CARD_BITS = 7
CARD_MASK = (1 << CARD_BITS) - 1
TARGET_STEP = 1 << CARD_BITS

START_RISING = 0
START_FALLING = 1
CAPTURE = 2
UNDER = CAPTURE + HOLDERS
DISCARD = UNDER + HOLDERS
TARGETS = DISCARD + 1

ALL_HOLDERS = (1 << HOLDERS) - 1
"""Every holder, as bits."""
FALLING_START = START_FALLING * TARGET_STEP
RETURN = DISCARD * TARGET_STEP
THEIRS = tuple(
    tuple(
        tuple(
            (holder, (UNDER + holder) * TARGET_STEP, (CAPTURE + holder) * TARGET_STEP)
            for holder in range(started)
            if not mine >> holder & 1
        )
        for mine in range(ALL_HOLDERS + 1)
    )
    for started in range(HOLDERS + 1)
)
"""By the number of series started and the holders a seat owns (bits): the holders of
others, each with what to add to a card that goes under its series or captures it."""


class Action(StrEnum):
    """What a player does with a card."""

    START_RISING = "start_rising"
    START_FALLING = "start_falling"
    CAPTURE = "capture"
    UNDER = "under"
    DISCARD = "discard"


_ACTIONS = (
    Action.START_RISING,
    Action.START_FALLING,
    *(Action.CAPTURE,) * HOLDERS,
    *(Action.UNDER,) * HOLDERS,
    Action.DISCARD,
)
_FIRST_TARGETS = {action: _ACTIONS.index(action) for action in Action}
_STARTS = {"+": START_RISING, "-": START_FALLING}


def make_move(action: Action, card: int, holder: int = 0) -> int:
    """``holder`` matters only to captures and cards slipped under."""
    on_series = action in (Action.CAPTURE, Action.UNDER)
    return (_FIRST_TARGETS[action] + (holder if on_series else 0)) * TARGET_STEP + card


def card_of(move: int) -> int:
    return move & CARD_MASK


def action_of(move: int) -> Action:
    return _ACTIONS[move >> CARD_BITS]


def place_of(move: int) -> int | None:
    """The holder a move goes to, or PILE; None: a new series takes the next free holder."""
    target = move >> CARD_BITS
    if target < CAPTURE:
        return None
    return PILE if target == DISCARD else (target - CAPTURE) % HOLDERS


def move_text(move: int) -> str:
    card, action = card_text(card_of(move)), action_of(move)
    if action is Action.START_RISING:
        return f"start {card} {Direction.RISING.sign}"
    if action is Action.START_FALLING:
        return f"start {card} {Direction.FALLING.sign}"
    return f"discard {card}" if action is Action.DISCARD else f"{action} {place_of(move)} {card}"


def parse_move(text: str) -> int:
    """The move that a text names; raises BadNotation.

    >>> move_text(parse_move("capture 0 r3"))
    'capture 0 r3'
    """
    match split_move(text):
        case "start", [card, sign] if sign in _STARTS:
            return _STARTS[sign] * TARGET_STEP + parse_card(card)
        case ("capture" | "under") as verb, [holder, card]:
            place = read_whole_number(holder, 0, HOLDERS - 1)
            return make_move(Action(verb), parse_card(card), place)
        case "discard", [card]:
            return make_move(Action.DISCARD, parse_card(card))
    raise BadNotation(text)


def why_not(
    move: int, seat: int, owners: Sequence[int], directions: Sequence[int], tops: Sequence[int]
) -> str | None:
    """Why the table refuses a hand card's move, or None.

    ``owners``, ``directions`` and ``tops`` are those of the three holders; what
    stands at an empty holder (owner FREE) is not looked at.
    """
    action = action_of(move)
    all_mine = all(owner == seat for owner in owners)
    if action is Action.DISCARD:
        return None if all_mine else "discard_not_forced"
    if all_mine:
        return "must_discard"  # CT-19
    if action in (Action.START_RISING, Action.START_FALLING):
        return None if FREE in owners else "no_free_holder"  # CT-7
    holder = (move >> CARD_BITS) - (CAPTURE if action is Action.CAPTURE else UNDER)
    if owners[holder] == FREE:
        return "holder_empty"
    if owners[holder] == seat:
        return "own_series"  # CT-14, CT-16
    if action is Action.UNDER:
        return None  # CT-15: any card
    return why_not_on(card_of(move), tops[holder], directions[holder])


def why_not_on(card: int, top: int, direction: int) -> str | None:
    """Why a card cannot go on top of another one, or None."""
    if colours_clash(card, top):
        return "wrong_colour"
    if number_follows(card, top, direction):
        return None
    return "not_higher" if direction == Direction.RISING else "not_lower"
