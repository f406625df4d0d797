"""Bascule: the highest card takes blue, the lowest takes red, end level.

Rulings that are ours, each in one place:

* the first dealer is drawn from the seed (``game.Bascule.deal``);
* the reserve of sticks has no limit (balances are plain numbers);
* a level round wipes out the best earlier one by itself (``state.wipe_out``);
* equal totals share the victory (``contract.ranked``);
* with the secret reveal the score card is turned up before anybody chooses.
"""

from game.rules.bascule.cards import (
    BLUE_ZERO,
    HIGHEST_CARD,
    NO_COMMIT,
    RED_ZERO,
    SCORE_CARDS,
    TRICKS,
)
from game.rules.bascule.events import (
    Committed,
    Dealt,
    MatchEnded,
    Played,
    RoundScored,
    ScoreCardTurned,
    TrickScored,
)
from game.rules.bascule.game import Bascule
from game.rules.bascule.options import BasculeOptions
from game.rules.bascule.state import BasculeState, wipe_out
from game.rules.bascule.view import BasculeView, Forecast, forecast

__all__ = [
    "BLUE_ZERO",
    "HIGHEST_CARD",
    "NO_COMMIT",
    "RED_ZERO",
    "SCORE_CARDS",
    "TRICKS",
    "Bascule",
    "BasculeOptions",
    "BasculeState",
    "BasculeView",
    "Committed",
    "Dealt",
    "Forecast",
    "MatchEnded",
    "Played",
    "RoundScored",
    "ScoreCardTurned",
    "TrickScored",
    "forecast",
    "wipe_out",
]
