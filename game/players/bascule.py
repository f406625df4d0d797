"""Bascule by rules of thumb: stand level, keep the quiet cards for the dear tricks.

The player weighs each card of its hand.  From the cards on the table, the cards
it has seen go and the number of players still to come it guesses how likely the
card ends up highest or lowest; from its balance and the score card what that
would cost.  Cards in the middle of what is still out take nothing, so it
parts with the loud ones first whenever that is cheap.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.players.player import Choice, Sampler, Thinking
from game.rules.bascule import HIGHEST_CARD, TRICKS, BasculeView
from game.rules.contract import View
from game.rules.rng import Rng

QUIET_CARD_WORTH = 2.5
"""How many sticks a card in the very middle is worth in hand, while tricks are to come."""
TOSS_UP_STICKS = 2.0
"""Two cards whose expected cost differs by this much or more are no close call."""


class BasculePlayer:
    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, BasculeView)
        table = Table.read(view)
        costs: list[float] = []
        for card in legal:
            costs.append(table.cost_of(card))
            yield
        cheapest = min(costs)
        return Choice(move=legal[costs.index(cheapest)], closeness=closeness(costs))


@dataclass(frozen=True, slots=True)
class Table:
    """What matters for choosing a card, read from a view."""

    balance: int
    blue: int
    red: int
    highest: int
    """Highest card on the table, 0 if it is empty."""
    lowest: int
    unseen: tuple[int, ...]
    """Cards that may still be in another hand."""
    followers: int
    tricks_after: int
    dearest_round: int
    """The highest of the own rounds that a level end would wipe out (BA-16)."""

    @classmethod
    def read(cls, view: BasculeView) -> "Table":
        on_table = [card for _, card in view.trick]
        return cls(
            balance=view.balances[view.seat],
            blue=view.prize if view.blue_given else 0,
            red=view.prize if view.red_given else 0,
            highest=max(on_table, default=0),
            lowest=min(on_table, default=HIGHEST_CARD + 1),
            unseen=cards_unseen(view),
            followers=view.players - 1 - len(on_table),
            tricks_after=TRICKS - 1 - len(view.tricks),
            dearest_round=max((line.counted[view.seat] for line in view.score_lines), default=0),
        )

    def cost_of(self, card: int) -> float:
        """Sticks that playing this card is expected to cost, now and later."""
        share_below = self._share_below(card)
        high = share_below**self.followers if card > self.highest else 0.0
        low = (1.0 - share_below) ** self.followers if card < self.lowest else 0.0
        now = (
            high * self._burden(self.balance + self.blue)
            + low * self._burden(self.balance - self.red)
            + (1.0 - high - low) * self._burden(self.balance)
        )
        return now + self._quietness(share_below)

    def _share_below(self, card: int) -> float:
        """Which part of the cards still out is lower than this one."""
        if not self.unseen:
            return 0.5
        return sum(other < card for other in self.unseen) / len(self.unseen)

    def _burden(self, balance: int) -> float:
        """What a balance is worth: away from level is bad, dead level at the end a gift."""
        if balance == 0:
            return -self.dearest_round / (1 + self.tricks_after)
        return float(abs(balance))

    def _quietness(self, share_below: float) -> float:
        """What leaves the hand with a card that would rarely have taken anything."""
        if self.tricks_after == 0:
            return 0.0
        return QUIET_CARD_WORTH * (1.0 - abs(2.0 * share_below - 1.0))


def cards_unseen(view: BasculeView) -> tuple[int, ...]:
    """Every card that this seat has neither in hand nor seen played this round."""
    highest = view.options.highest_card(view.players)
    seen = set(view.hand)
    seen.update(card for trick in view.tricks for _, card in trick)
    seen.update(card for _, card in view.trick)
    return tuple(card for card in range(1, highest + 1) if card not in seen)


def closeness(costs: Sequence[float]) -> float:
    """How near the second best card comes to the best: 1 a toss-up, 0 no question."""
    if len(costs) < 2:
        return 0.0
    best, second = sorted(costs)[:2]
    return max(0.0, 1.0 - (second - best) / TOSS_UP_STICKS)
