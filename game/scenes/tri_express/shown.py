"""What Tri Express's table shows at this moment.

The picture follows the match at once, with one exception: when a round ends the
rules have already dealt the next one, and the last card must be seen first.  So
the events keep this small model in step, and the views have the last word
whenever the table has caught up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.contract import Event
from game.rules.tri_express import (
    CardPlaced,
    CardReturned,
    PilesReshuffled,
    PilesRotated,
    TriExpressView,
)


@dataclass(slots=True)
class Shown:
    hands: dict[int, list[int]] = field(default_factory=dict)
    """The cards of the people here.  They play openly in the same room, at the
    same time and on the same screen: there is no secret between them.  Nobody
    else's hand is known here at all."""
    hand_sizes: list[int] = field(default_factory=list)
    stock_sizes: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    """From the bottom up."""
    owners: dict[int, int] = field(default_factory=dict)
    """Whose card lies on top of a pile, while it can be called."""

    def cards_left(self, seat: int) -> int:
        return self.hand_sizes[seat] + self.stock_sizes[seat]

    def follow(self, event: Event) -> None:
        """Only what can be seen before the views take over."""
        match event:
            case CardPlaced(seat, card, pile):
                self._place(seat, card, pile)
            case CardReturned(_, card, pile):
                if self.piles[pile][-1] == card:
                    self.piles[pile].pop()
                self.owners.pop(pile, None)
            case PilesRotated(_, tops):
                for cards, top in zip(self.piles, tops, strict=True):
                    cards.remove(top)
                    cards.append(top)
                self.owners.clear()
            case PilesReshuffled(_, piles):
                self.piles = [list(pile) for pile in piles]
                self.owners.clear()

    def _place(self, seat: int, card: int, pile: int) -> None:
        self.piles[pile].append(card)
        self.owners[pile] = seat
        self.hand_sizes[seat] -= 1
        if card in self.hands.get(seat, ()):
            self.hands[seat].remove(card)


def from_views(views: Mapping[int, TriExpressView]) -> Shown:
    """The position as the people here see it; ``views`` by seat, or by WATCHER alone."""
    view = next(iter(views.values()))
    return Shown(
        hands={seat: list(each.hand) for seat, each in views.items() if seat >= 0},
        hand_sizes=list(view.hand_sizes),
        stock_sizes=list(view.stock_sizes),
        piles=[list(pile) for pile in view.piles],
        owners={card.pile: card.seat for card in view.open_cards},
    )
