"""Gourmand: build three columns, grab the best, and do not get greedy.

Turn over cards one by one into columns that take no number and no colour twice.
Stop in time and choose first; draw a card that fits nowhere and the others share
the columns.  Dice cards cost a colour, protected cards are safe, points count.

Rulings that are ours, each in one place:

* the first player is drawn from the seed (``game.Gourmand.deal``);
* with two players the direction cards stay in the box (``cards.deck``, GO-4);
* nobody stops without a column (``refusals._stop_refusal``, GO-18);
* with the last card of the pile the turn stops by itself, because there is
  nothing left to decide but which column to take (``GourmandState._stop``);
* a card that fits in one column only, and a last column, are still placed and
  taken by the seat concerned: whoever takes a dice card rolls the die;
* columns keep their numbers while they are shared (``GourmandState._take``);
* nobody takes two columns; those left over are discarded, with three players
  too (``GourmandState._discard_leftovers``, GO-33);
* a bust rolls the die at once, without a move of its own (``_bust``);
* protecting needs a card of the colour (``refusals._protect_refusal``, GO-41);
* protected and discarded cards went openly, so views hold them (``view``);
* cards collected are those in zone and protected stack (``rulings``).
"""

from game.rules.gourmand.cards import (
    COLOURS,
    DICE,
    DIRECTION,
    FACES,
    NO_CARD,
    STAR,
    Colour,
    clashing,
    colour_of,
    is_numbered,
    number_of,
    value_of,
)
from game.rules.gourmand.chances import (
    Chances,
    cards_left,
    chances,
    chances_after,
    chances_on,
)
from game.rules.gourmand.events import (
    Busted,
    CardDrawn,
    CardPlaced,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionsDiscarded,
    DirectionTurned,
    MatchEnded,
    PileShuffled,
    Protected,
    RollCause,
    Stopped,
    TurnStarted,
)
from game.rules.gourmand.game import Gourmand
from game.rules.gourmand.moves import (
    COLUMNS,
    DRAW,
    STOP,
    column_of,
    place_move,
    protect_move,
    protected_colour,
    take_move,
)
from game.rules.gourmand.options import GourmandOptions
from game.rules.gourmand.prospects import (
    Column,
    Holding,
    Placement,
    choosing_order,
    colour_sums,
    columns_on,
    expected_loss,
    holding,
    losses_by_face,
    net_value,
    opponents_now,
    placements,
    why_refused,
)
from game.rules.gourmand.state import GourmandState
from game.rules.gourmand.view import GourmandView, Phase

__all__ = [
    "COLOURS",
    "COLUMNS",
    "DICE",
    "DIRECTION",
    "DRAW",
    "FACES",
    "NO_CARD",
    "STAR",
    "STOP",
    "Busted",
    "CardDrawn",
    "CardPlaced",
    "Chances",
    "Colour",
    "Column",
    "ColumnDiscarded",
    "ColumnTaken",
    "DieRolled",
    "DirectionTurned",
    "DirectionsDiscarded",
    "Gourmand",
    "GourmandOptions",
    "GourmandState",
    "GourmandView",
    "Holding",
    "MatchEnded",
    "Phase",
    "PileShuffled",
    "Placement",
    "Protected",
    "RollCause",
    "Stopped",
    "TurnStarted",
    "cards_left",
    "chances",
    "chances_after",
    "chances_on",
    "choosing_order",
    "clashing",
    "colour_of",
    "colour_sums",
    "column_of",
    "columns_on",
    "expected_loss",
    "holding",
    "is_numbered",
    "losses_by_face",
    "net_value",
    "number_of",
    "opponents_now",
    "place_move",
    "placements",
    "protect_move",
    "protected_colour",
    "take_move",
    "value_of",
    "why_refused",
]
