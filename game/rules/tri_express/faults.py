"""The check after a call, and who pays what (TE-16 to TE-21).

Ours:

* A call names no card.  It says "there lies a wrong card of somebody else", and
  every card is looked at that lies on top of its pile, was placed by another
  player and has not been settled.  If several are wrong, the latest is the one.
* A card is settled, right or wrong, once it is covered, once a call has found
  nothing wrong with it, or once somebody has placed a last card: then that card
  alone can be called.  A former top that a fault uncovers is settled as well.
* Penalty cards are gathered clockwise from the receiver's left and go under the
  receiver's stock unseen; a hand short of cards is filled up at once.
"""

from typing import TYPE_CHECKING

from game.rules.contract import Event
from game.rules.tri_express.cards import fits
from game.rules.tri_express.events import CardReturned, FaultCalled, FaultsExhausted, PenaltyPaid
from game.rules.tri_express.view import NOBODY, FaultCheck, OpenCard

if TYPE_CHECKING:
    from game.rules.tri_express.state import TriExpressState

CALLER_GIVES = 2
OTHERS_GIVE = 1


def call_fault(state: "TriExpressState", caller: int, events: list[Event] | None) -> None:
    """TE-16: the game stops, the card is judged, the penalty paid."""
    suspect = find_suspect(state, caller)
    justified = is_wrong(state, suspect)
    covered, card = state.piles[suspect.pile][-2:]
    state.calls_left -= 1
    if events is not None:
        events.append(FaultCalled(caller, suspect.seat, suspect.pile, covered, card, justified))
    if justified:
        _send_back(state, suspect, events)
    else:
        state.open_cards = [card for card in state.open_cards if card.seat == caller]
    state.penalised = suspect.seat if justified else caller
    given = _pay_penalty(state, caller, events)
    state.check = FaultCheck(caller, suspect.seat, suspect.pile, covered, card, justified, given)
    _go_on(state, events)


def find_suspect(state: "TriExpressState", caller: int) -> OpenCard:
    """The card that a call is about: the latest wrong one, else simply the latest."""
    suspects = [card for card in reversed(state.open_cards) if card.seat != caller]
    return next((card for card in suspects if is_wrong(state, card)), suspects[0])


def is_wrong(state: "TriExpressState", card: OpenCard) -> bool:
    covered, top = state.piles[card.pile][-2:]
    return not fits(card.pile, covered, top)


def _send_back(state: "TriExpressState", wrong: OpenCard, events: list[Event] | None) -> None:
    """TE-21: the wrong card returns to the hand it came from; it wins nothing."""
    pile = state.piles[wrong.pile]
    card = pile.pop()
    state.hands[wrong.seat].append(card)
    state.shown[wrong.seat].append(card)
    state.open_cards.remove(wrong)
    state.claimant = NOBODY
    state.claim_ticks = 0
    if events is not None:
        events.append(CardReturned(wrong.seat, card, wrong.pile, pile[-1]))


def _pay_penalty(
    state: "TriExpressState", caller: int, events: list[Event] | None
) -> tuple[int, ...]:
    """TE-17 to TE-19: from the top of each stock, never from a hand, as far as it reaches.

    How many cards each seat gave.  A caller who was wrong is the receiver, and
    then owes nothing.
    """
    receiver = state.penalised
    given: list[tuple[int, ...]] = [()] * state.players
    for step in range(1, state.players):
        giver = (receiver + step) % state.players
        owed = CALLER_GIVES if giver == caller else OTHERS_GIVE
        stock = state.stocks[giver]
        given[giver] = tuple(stock.pop() for _ in range(min(owed, len(stock))))
        state.stocks[receiver][:0] = given[giver]
    if events is not None:
        events.append(PenaltyPaid(receiver, tuple(given)))
    state.fill_hand(receiver, events)
    return tuple(len(cards) for cards in given)


def _go_on(state: "TriExpressState", events: list[Event] | None) -> None:
    """A last card that was called in vain has won; else the penalised player's signal is due."""
    if state.claimant != NOBODY:
        state.end_round((state.claimant,), events)
    elif state.calls_left == 0:
        state.open_cards.clear()
        if events is not None:
            events.append(FaultsExhausted())
