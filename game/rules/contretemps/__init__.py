"""Contretemps: whoever puts the last card on a series takes all of it.

Three holders, three series that rise or fall; a fitting card on top moves the
series in front of its player, any card may be slipped under somebody else's.
What lies in front of a seat when the round ends is won; hourglasses count.

Rulings that are ours, each in one place:

* how many hourglasses each number carries (``cards.HOURGLASSES``, CT-4);
* the first player is drawn from the seed (``game.Contretemps.deal``);
* series, what was slipped under them and won cards are public (``view``);
* a card returned under the draw pile lies face down: the table sees who
  returned it, only its player knows what it is (``events.CardReturned``) and
  remembers its way from there (``memory``);
* empty holders are alike: a new series takes the lowest free one
  (``ContretempsState._start``);
* hands are refilled from the new first player clockwise, each all at once
  (``ContretempsState._refill``);
* with the double deck everything is shuffled anew, hands and won cards too,
  and the first player goes on moving to the left (``_deal_again``, CT-V1);
* equal totals share the victory (``contract.ranked``).
"""

from game.rules.contretemps.cards import (
    DECK,
    HOURGLASSES,
    JOKER,
    MAUVE,
    RED,
    Direction,
    colour_of,
    fits_on,
    hourglasses_in,
    number_of,
)
from game.rules.contretemps.events import (
    CardReturned,
    CardSlippedUnder,
    Dealt,
    DeckReshuffled,
    HandsRefilled,
    MatchEnded,
    RoundEnded,
    SeriesCaptured,
    SeriesStarted,
)
from game.rules.contretemps.game import Contretemps
from game.rules.contretemps.memory import KnownCard
from game.rules.contretemps.moves import FREE, HOLDERS, PILE, Action, action_of, card_of, place_of
from game.rules.contretemps.options import ContretempsOptions
from game.rules.contretemps.prospects import Prospect, prospects_at, prospects_of
from game.rules.contretemps.state import ContretempsState
from game.rules.contretemps.view import ContretempsView, Series

__all__ = [
    "DECK",
    "FREE",
    "HOLDERS",
    "HOURGLASSES",
    "JOKER",
    "MAUVE",
    "PILE",
    "RED",
    "Action",
    "CardReturned",
    "CardSlippedUnder",
    "Contretemps",
    "ContretempsOptions",
    "ContretempsState",
    "ContretempsView",
    "Dealt",
    "DeckReshuffled",
    "Direction",
    "HandsRefilled",
    "KnownCard",
    "MatchEnded",
    "Prospect",
    "RoundEnded",
    "Series",
    "SeriesCaptured",
    "SeriesStarted",
    "action_of",
    "card_of",
    "colour_of",
    "fits_on",
    "hourglasses_in",
    "number_of",
    "place_of",
    "prospects_at",
    "prospects_of",
]
