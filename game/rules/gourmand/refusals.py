"""Why the rules of Gourmand refuse a move: the keys, and how one is found."""

from typing import TYPE_CHECKING

from game.rules.gourmand.cards import COLOUR_MARKS, COLOUR_MASKS, DICE_MARK, MARKS, NUMBER_MARKS
from game.rules.gourmand.moves import DRAW, MOVES, PLACE, PROTECT, STOP, TAKE
from game.rules.gourmand.view import Phase

if TYPE_CHECKING:
    from game.rules.gourmand.state import GourmandState

REFUSALS = frozenset(
    {
        "match_over",
        "not_your_turn",
        "unknown_move",
        "place_first",
        "take_a_column",
        "nothing_to_place",
        "lower_column_free",
        "same_number",
        "same_colour",
        "same_number_and_colour",
        "has_dice",
        "not_sharing",
        "no_such_column",
        "no_column_yet",
        "already_drawing",
        "nothing_to_protect",
    }
)


def refusal_of(state: "GourmandState", seat: int, move: int) -> str | None:
    """Why this seat may not make this move now, or None."""
    if state.phase is Phase.OVER:
        return "match_over"
    if seat != state.actor:
        return "not_your_turn"
    if move not in MOVES:
        return "unknown_move"
    if PLACE <= move < TAKE:
        return _place_refusal(state, move - PLACE)
    if TAKE <= move < STOP:
        return _take_refusal(state, move - TAKE)
    if state.phase is Phase.PLACING:
        return "place_first"
    if state.phase is Phase.SHARING:
        return "take_a_column"
    if move == DRAW:
        return None
    return _stop_refusal(state) if move == STOP else _protect_refusal(state, move - PROTECT)


def _place_refusal(state: "GourmandState", column: int) -> str | None:
    if state.phase is not Phase.PLACING:
        return "nothing_to_place"
    if column > state.started:
        return "lower_column_free"
    return column_refusal(state.marks[column], state.drawn)


def _take_refusal(state: "GourmandState", column: int) -> str | None:
    if state.phase is not Phase.SHARING:
        return "not_sharing"
    return None if state.columns[column] else "no_such_column"


def _stop_refusal(state: "GourmandState") -> str | None:
    """GO-18, ours: stopping means choosing a column."""
    return None if state.started else "no_column_yet"


def _protect_refusal(state: "GourmandState", colour: int) -> str | None:
    """GO-34; GO-41, ours."""
    if state.phase is not Phase.STARTING:
        return "already_drawing"
    return None if state.zones[state.actor] & COLOUR_MASKS[colour] else "nothing_to_protect"


def column_refusal(column_marks: int, card: int) -> str | None:
    """GO-9, GO-10: why a column with those marks refuses a card, or None."""
    shared = column_marks & MARKS[card]
    if not shared:
        return None
    if shared & DICE_MARK:
        return "has_dice"
    if shared & NUMBER_MARKS and shared & COLOUR_MARKS:
        return "same_number_and_colour"
    return "same_number" if shared & NUMBER_MARKS else "same_colour"
