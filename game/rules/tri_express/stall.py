"""What happens when nobody holds a card that fits (TE-24 to TE-27).

The program notices a stall by itself and settles it at once.  Each step helps
or hands over to the next: draw one more, turn the piles over card by card, lay
them anew; if even that fails the round ends.

Ours: the piles are laid anew in the open, so what lies in them stays public,
and a card that left the top of its pile this way can no longer be called.
"""

from typing import TYPE_CHECKING

from game.rules.contract import Event
from game.rules.tri_express.cards import Pile
from game.rules.tri_express.events import PilesReshuffled, PilesRotated, StallDrawn

if TYPE_CHECKING:
    from game.rules.tri_express.state import TriExpressState

MOST_ROTATIONS = 72
MOST_RESHUFFLES = 10


def settle_stall(state: "TriExpressState", events: list[Event] | None) -> bool:
    """Bring about a position where somebody can place a card; False if nothing helps."""
    return (
        state.someone_fits()
        or draw_extra_cards(state, events)
        or rotate_piles(state, events)
        or reshuffle_piles(state, events)
    )


def draw_extra_cards(state: "TriExpressState", events: list[Event] | None) -> bool:
    """TE-24: one card more for everybody who has a stock, again and again."""
    while any(state.stocks):
        drawn = tuple((stock.pop(),) if stock else () for stock in state.stocks)
        for hand, cards in zip(state.hands, drawn, strict=True):
            hand.extend(cards)
        if events is not None:
            events.append(StallDrawn(drawn))
        if state.someone_fits():
            return True
    return False


def rotate_piles(state: "TriExpressState", events: list[Event] | None) -> bool:
    """TE-25: the top card of every pile goes to the bottom, at most 72 times."""
    state.open_cards.clear()
    times = 0
    while times < MOST_ROTATIONS and not state.someone_fits():
        for pile in state.piles:
            pile.insert(0, pile.pop())
        times += 1
    if events is not None:
        events.append(PilesRotated(times, tuple(pile[-1] for pile in state.piles)))
    return state.someone_fits()


def reshuffle_piles(state: "TriExpressState", events: list[Event] | None) -> bool:
    """TE-26: all cards of the piles shuffled and laid anew, at most ten times."""
    for attempt in range(1, MOST_RESHUFFLES + 1):
        cards = [card for pile in state.piles for card in pile]
        state.rng.shuffle(cards)
        state.piles = [cards[pile :: len(Pile)] for pile in Pile]
        if events is not None:
            piles = tuple(tuple(pile) for pile in state.piles)
            events.append(PilesReshuffled(attempt, piles))
        if state.someone_fits():
            return True
    return False
