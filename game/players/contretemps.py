"""A sensible Contretemps player: rules of thumb over what its seat can see.

It captures the most hourglasses it can expect to keep, starts with cards that
are hard to overtake, dumps what is worth nothing to it, and saves jokers and
closing numbers for captures that pay.  Hourglasses go under a rival's series
only for want of a better card: one to save a joker or a closing number, two or
three only to save a joker that closes.  All figures are in hourglasses.
"""

from collections.abc import Sequence

from game.players.player import Choice, Sampler, Thinking
from game.rules.contract import View
from game.rules.contretemps import (
    DECK,
    HOURGLASSES,
    JOKER,
    Action,
    ContretempsView,
    Direction,
    Series,
    action_of,
    card_of,
    colour_of,
    fits_on,
    number_of,
    place_of,
)
from game.rules.rng import Rng

CLOSER_RESERVE = 8.0
"""What the most extreme numbers, which nobody overtakes, are worth if kept for later."""
JOKER_RESERVE = 2.0
"""What a joker is worth on top of its number: it goes on either colour."""
GIFT = 4.0
"""What each hourglass put under a rival's series costs.  It weighs as much as the
reserves do, so that the worthless card goes and not the one with points."""
GROWTH = 1.5
"""What a new series gathers while it stands."""
ATTENTION = 1 / 3
"""The share of rival turns that go for one series: there are three."""
MIDDLE_NUMBER = 13
CLEAR_LEAD = 2.0
"""A best move ahead by this much needs no second thought."""


class ContretempsPlayer:
    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, ContretempsView)
        yield
        judgement = Judgement(view)
        scores = [judgement.score(move) for move in legal]
        best = max(scores)
        choices = [move for move, score in zip(legal, scores, strict=True) if score == best]
        return Choice(choices[rng.below(len(choices))], closeness=_closeness(sorted(scores)))


def _closeness(scores: list[float]) -> float:
    """How near the second best came."""
    if len(scores) < 2:
        return 0.0
    return max(0.0, 1.0 - (scores[-1] - scores[-2]) / CLEAR_LEAD)


class Judgement:
    """What each move is worth to the seat of a view."""

    def __init__(self, view: ContretempsView) -> None:
        self.view = view
        shown = set(view.hand).union(*view.won)
        for series in view.holders:
            if series is not None:
                shown.update(series.cards)
        # a returned card that lies in the pile cannot overtake before the next refill
        shown.update(known.card for known in view.known if not known.seats)
        self.unseen = frozenset(DECK).difference(shown)
        self.rivals = view.players - 1
        own_turns = view.turns_left[view.seat]
        self.rival_turns = sum(view.turns_left) - own_turns
        # in the last round a card that is not played is worth nothing
        self.patience = 1.0 if view.pile_short == 0 else (own_turns - 1) / max(own_turns, 1)

    def score(self, move: int) -> float:
        card, action = card_of(move), action_of(move)
        return self._table_value(card, action, place_of(move)) - self.reserve(card)

    def _table_value(self, card: int, action: Action, place: int | None) -> float:
        if action is Action.START_RISING:
            return (HOURGLASSES[card] + GROWTH) * self.keeping(card, Direction.RISING)
        if action is Action.START_FALLING:
            return (HOURGLASSES[card] + GROWTH) * self.keeping(card, Direction.FALLING)
        series = None if place is None else self.view.holders[place]
        if action is Action.DISCARD or series is None:
            return 0.0
        if action is Action.UNDER:
            return -HOURGLASSES[card] * GIFT
        return self._capture_value(card, series)

    def _capture_value(self, card: int, series: Series) -> float:
        """What is won, and what the rival loses, shared out among all rivals."""
        won = (series.hourglasses + HOURGLASSES[card]) * self.keeping(card, series.direction)
        return won + series.hourglasses * self._keeping_as_is(series) / self.rivals

    def _keeping_as_is(self, series: Series) -> float:
        return self.keeping(series.top, series.direction)

    def keeping(self, top: int, direction: int) -> float:
        """The chance that no rival overtakes that card before the round ends."""
        overtaking = len(self.unseen & fits_on(top, direction)) / max(len(self.unseen), 1)
        return float((1.0 - overtaking) ** (self.rival_turns * ATTENTION))

    def reserve(self, card: int) -> float:
        """What a card would be worth if it stayed in hand."""
        distance = abs(number_of(card) - MIDDLE_NUMBER) / (MIDDLE_NUMBER - 1)
        bonus = JOKER_RESERVE if colour_of(card) == JOKER else 0.0
        return float((CLOSER_RESERVE * distance**3 + bonus) * self.patience)
