"""Zero Pile by rules of thumb: the best single trick, and no thought of the next one.

It lays out middling cards of different colours: they count, and in hand they
would be neither high enough to take a trick at will nor low enough to lose it.
In a trick it weighs each card by what the pick-up would do to the piles of
whoever takes it: good for itself and its mates, bad for rivals.  High cards go
early, because a good set of piles is kept by taking no more tricks.
Seats that have yet to play are taken for average people: they overtake when
they can about as often as chance has it, and add a card of any colour.
"""

from collections.abc import Sequence

from game.players.player import Choice, Sampler, Thinking
from game.rules.contract import View
from game.rules.rng import Rng
from game.rules.zero_pile import (
    DECK,
    Colour,
    Piles,
    Trick,
    ZeroPileView,
    colour_of,
    is_card,
    layout_cards,
    number_of,
    pick_up,
    top_cards,
    winning_seat,
)

EAGERNESS = 1.0
"""How many cards a seat looks through for one that overtakes."""
BURDEN_PER_NUMBER = 0.7
"""What each step of a number costs while it stays in hand: whoever ends with high
cards takes the last tricks, and their zeros, whether they want them or not."""
BEST_TO_LAY_OUT = 8
PILE_WORTH = 12.0
"""More than any difference of numbers: a card covered at once counts nothing."""
CLEAR_LEAD = 3.0
"""A best move ahead by this many points needs no second thought."""
MOVES_BETWEEN_YIELDS = 64

Tops = list[int]
"""For each colour the number on top of a pile, 0 where there is none."""


class ZeroPilePlayer:
    def __init__(self, burden: float = BURDEN_PER_NUMBER) -> None:
        self.burden = burden

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, ZeroPileView)
        judgement = TrickJudgement(view, self.burden)
        scores: list[float] = []
        for number, move in enumerate(legal):
            if number % MOVES_BETWEEN_YIELDS == 0:
                yield
            scores.append(judgement.score(move) if is_card(move) else layout_score(move))
        best = max(scores)
        choices = [move for move, score in zip(legal, scores, strict=True) if score == best]
        return Choice(choices[rng.below(len(choices))], closeness=_closeness(sorted(scores)))


def greedy_player() -> ZeroPilePlayer:
    """The plain yardstick: high cards are no burden to it, the trick at hand is all."""
    return ZeroPilePlayer(burden=0.0)


def _closeness(scores: list[float]) -> float:
    """How near the second best came."""
    if len(scores) < 2:
        return 0.0
    return max(0.0, 1.0 - (scores[-1] - scores[-2]) / CLEAR_LEAD)


def layout_score(move: int) -> float:
    """As many piles as can be, of numbers that count and would not take tricks for sure."""
    cards = layout_cards(move)
    piles = len({colour_of(card) for card in cards})
    return PILE_WORTH * piles - sum(abs(number_of(card) - BEST_TO_LAY_OUT) for card in cards)


class TrickJudgement:
    """What each card would do to the trick on the table, in points for its seat."""

    def __init__(self, view: ZeroPileView, burden: float = BURDEN_PER_NUMBER) -> None:
        self.view = view
        self.unseen = _unseen(view)
        # the last card is not kept, so it does not weigh
        self.burden = burden * (1.0 - 1.0 / max(len(view.hand), 1))

    def score(self, card: int) -> float:
        """The trick's expected worth with this card, and the relief of being rid of it."""
        view = self.view
        trick = (*view.trick, (view.seat, card))
        followers = _seats_after(view.seat, view.players - len(trick), view.players)
        winner = winning_seat(trick)
        assert winner is not None
        highest = max(number_of(played) for _, played in trick)
        keeping = self._keeping(highest, len(followers))
        value = keeping * self._worth(winner, self._kept_change(trick, winner, highest))
        for seat in followers:
            change = self._overtaken_change(trick, seat, highest)
            value += (1.0 - keeping) / len(followers) * self._worth(seat, change)
        return value + self.burden * number_of(card)

    def _keeping(self, highest: int, followers: int) -> float:
        """The chance that nobody who follows goes above that number."""
        higher = sum(number_of(card) > highest for card in self.unseen)
        return float((1.0 - higher / max(len(self.unseen), 1)) ** (EAGERNESS * followers))

    def _worth(self, seat: int, change: float) -> float:
        """A change of somebody's piles, as it helps or hurts this seat."""
        view = self.view
        for team in view.teams:
            if view.seat in team:
                return change if seat in team else -change
        return change if seat == view.seat else -change / (view.players - 1)

    def _kept_change(self, trick: Trick, winner: int, highest: int) -> float:
        """What the trick so far does for its winner, and the cards that may still join it."""
        players = self.view.players
        before = _tops(self.view.piles[winner])
        after = _with_trick(before, trick, winner, players)
        coming = players - len(trick)
        return sum(after) - sum(before) + coming * self._average_change(after, 0, highest)

    def _overtaken_change(self, trick: Trick, seat: int, highest: int) -> float:
        """What the trick would do for a seat that overtakes it."""
        before = _tops(self.view.piles[seat])
        after = _with_trick(before, trick, seat, self.view.players)
        return sum(after) - sum(before) + self._average_change(before, highest + 1, 11)

    def _average_change(self, tops: Tops, low: int, high: int) -> float:
        """What an unseen card with a number from low to high does to these piles."""
        changes = [
            number_of(card) - tops[colour_of(card)]
            for card in self.unseen
            if low <= number_of(card) <= high
        ]
        return sum(changes) / max(len(changes), 1)


def _unseen(view: ZeroPileView) -> list[int]:
    """The cards that other hands, or nobody, may hold."""
    left = list(DECK)
    played = [card for trick in (*view.tricks, view.trick) for _, card in trick]
    for row in (view.hand, *view.layouts, played):
        for card in row:
            left.remove(card)
    return left


def _seats_after(seat: int, count: int, players: int) -> tuple[int, ...]:
    return tuple((seat + step) % players for step in range(1, count + 1))


def _tops(piles: Piles) -> Tops:
    tops = [0] * len(Colour)
    for card in top_cards(piles):
        tops[colour_of(card)] = number_of(card)
    return tops


def _with_trick(tops: Tops, trick: Trick, winner: int, players: int) -> Tops:
    """The tops once that seat has picked up the cards of the trick."""
    after = tops[:]
    for _, card in pick_up(trick, winner, players):
        after[colour_of(card)] = number_of(card)
    return after
