"""Zero Pile's rules; ``game.py`` names the rulings that are ours."""

from game.rules.zero_pile.cards import (
    DECK,
    Colour,
    colour_of,
    is_card,
    is_layout,
    layout_cards,
    layout_move,
    number_of,
)
from game.rules.zero_pile.events import (
    Committed,
    Dealt,
    LaidOut,
    MatchEnded,
    Played,
    RoundScored,
    TrickWon,
)
from game.rules.zero_pile.forecast import (
    Forecast,
    PileChange,
    forecast,
    layout_piles,
    taken_trick,
)
from game.rules.zero_pile.game import ZeroPile
from game.rules.zero_pile.options import ZeroPileOptions
from game.rules.zero_pile.piles import (
    Piles,
    Placement,
    Trick,
    pick_up,
    pile_value,
    top_cards,
    winning_seat,
)
from game.rules.zero_pile.state import ZeroPileState
from game.rules.zero_pile.view import ZeroPileView

__all__ = [
    "DECK",
    "Colour",
    "Committed",
    "Dealt",
    "Forecast",
    "LaidOut",
    "MatchEnded",
    "PileChange",
    "Piles",
    "Placement",
    "Played",
    "RoundScored",
    "Trick",
    "TrickWon",
    "ZeroPile",
    "ZeroPileOptions",
    "ZeroPileState",
    "ZeroPileView",
    "colour_of",
    "forecast",
    "is_card",
    "is_layout",
    "layout_cards",
    "layout_move",
    "layout_piles",
    "number_of",
    "pick_up",
    "pile_value",
    "taken_trick",
    "top_cards",
    "winning_seat",
]
