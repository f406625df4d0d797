"""What one seat knows at a Tri Express table, and how the table looks from there.

Everything placed was placed in the open, so the three piles are public down to
their last card, and so is a card that a fault sent back to a hand.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.rules.contract import ScoreLine, View
from game.rules.tri_express.cards import DECK, Pile, fits
from game.rules.tri_express.compare import Comparison, compare
from game.rules.tri_express.events import Cards
from game.rules.tri_express.options import TriExpressOptions

if TYPE_CHECKING:
    from game.rules.tri_express.state import TriExpressState

NOBODY = -1


class OpenCard(NamedTuple):
    """A card on top of its pile about which a fault can still be called."""

    pile: int
    seat: int
    tick: int
    """When it was placed."""


class FaultCheck(NamedTuple):
    """TE-16: what was called, what was found and who paid for it; open to everybody."""

    caller: int
    accused: int
    pile: int
    covered: int
    """The top card before the accused one came."""
    card: int
    justified: bool
    given: tuple[int, ...]
    """How many cards each seat gave to the penalised one."""

    @property
    def comparison(self) -> Comparison:
        return compare(self.pile, self.covered, self.card)


@dataclass(frozen=True, slots=True, kw_only=True)
class TriExpressView(View):
    options: TriExpressOptions
    round: int
    tick: int
    """The time played; it stands still during a check."""
    hand: Cards
    """In the order of the places in hand: a new card comes where the placed one was."""
    hand_sizes: tuple[int, ...]
    stock_sizes: tuple[int, ...]
    shown: tuple[Cards, ...]
    """For each seat the cards in its hand that everybody knows, because a fault sent them back."""
    piles: tuple[Cards, ...]
    """For each pile its cards from the bottom up."""
    open_cards: tuple[OpenCard, ...]
    """The cards that can still be called, oldest first."""
    calls_left: int
    penalised: int
    """During a check, who gives the signal to go on; else NOBODY."""
    check: FaultCheck | None
    """What the table is looking at while it waits for that signal."""
    claimant: int
    """Who has placed the last card and waits for the win to be final; else NOBODY."""
    claim_ticks: int
    """How long that card can still be called."""

    @property
    def strict(self) -> bool:
        """Are wrong cards refused, by choice or because all calls are used up?"""
        return self.calls_left == 0

    @property
    def running(self) -> bool:
        """Can cards be placed?"""
        return self.outcome is None and self.penalised == NOBODY and self.claimant == NOBODY

    @property
    def tops(self) -> Cards:
        return tuple(pile[-1] for pile in self.piles)

    @property
    def cards_left(self) -> tuple[int, ...]:
        """What each seat still has to place, hand and stock."""
        return tuple(
            hand + stock for hand, stock in zip(self.hand_sizes, self.stock_sizes, strict=True)
        )

    @property
    def aside_size(self) -> int:
        """Cards that went back to the box unseen (TE-5)."""
        return len(DECK) - sum(self.cards_left) - sum(len(pile) for pile in self.piles)

    def fitting_piles(self, card: int) -> tuple[Pile, ...]:
        """Where a card fits as the tops now lie: the practice aid."""
        return tuple(pile for pile in Pile if fits(pile, self.piles[pile][-1], card))

    def callable_cards(self) -> tuple[OpenCard, ...]:
        """The cards that this seat may call, oldest first."""
        return tuple(card for card in self.open_cards if card.seat != self.seat)

    def is_wrong(self, card: OpenCard) -> bool:
        """Does an open card break the rule of its pile?"""
        covered, top = self.piles[card.pile][-2:]
        return not fits(card.pile, covered, top)

    def compare(self, card: int, pile: int) -> Comparison:
        """A card held against the top of a pile: the reasons why it does not fit, if any."""
        return compare(pile, self.piles[pile][-1], card)


def look(state: "TriExpressState", seat: int) -> TriExpressView:
    """The table from a seat, or from nowhere (WATCHER)."""
    return TriExpressView(
        seat=seat,
        players=state.players,
        to_act=state.to_act(),
        score_lines=tuple(ScoreLine(points, points) for points in state.points),
        totals=state.totals(),
        outcome=state.outcome(),
        options=state.options,
        round=state.round,
        tick=state.now,
        hand=tuple(state.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stock_sizes=tuple(len(stock) for stock in state.stocks),
        shown=tuple(tuple(sorted(cards)) for cards in state.shown),
        piles=tuple(tuple(pile) for pile in state.piles),
        open_cards=tuple(state.open_cards),
        calls_left=state.calls_left,
        penalised=state.penalised,
        check=state.check,
        claimant=state.claimant,
        claim_ticks=state.claim_ticks,
    )
