"""The deal of a round (TE-4 to TE-7): three tops, a stock each, three cards in hand."""

from typing import TYPE_CHECKING

from game.rules.contract import Event
from game.rules.tri_express.cards import DECK, Pile
from game.rules.tri_express.events import Dealt

if TYPE_CHECKING:
    from game.rules.tri_express.state import TriExpressState

FULL_HAND = 3


def deal_cards(state: "TriExpressState", events: list[Event] | None) -> None:
    deck = list(DECK)
    state.rng.shuffle(deck)
    state.piles = [[deck.pop()] for _ in Pile]
    state.stocks = []
    for size in state.options.cards_dealt(state.players):
        state.stocks.append(deck[-size:])
        del deck[-size:]
    state.aside = deck
    state.hands = [[stock.pop() for _ in range(FULL_HAND)] for stock in state.stocks]
    state.shown = [[] for _ in range(state.players)]
    if events is not None:
        events.append(_dealt(state))


def _dealt(state: "TriExpressState") -> Dealt:
    return Dealt(
        round=state.round,
        tops=tuple(pile[-1] for pile in state.piles),
        hands=tuple(tuple(hand) for hand in state.hands),
        stocks=tuple(tuple(stock) for stock in state.stocks),
        aside=tuple(sorted(state.aside)),
    )
