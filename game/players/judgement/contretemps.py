"""Contretemps: a card and its place, played on to the end of the round for every seat.

In a playout each seat does what promises most hourglasses: capture or start if
the card is likely to stay on top, else slip under what it can best spare.  How
likely a card stays on top is read from the number of cards that fit on it and
the turns to come.
"""

from collections.abc import Sequence

from game.players.contretemps import Judgement as FirstImpression
from game.players.search import Traits
from game.players.standing import rival_weights
from game.rules.contract import State, View
from game.rules.contretemps.cards import (
    CARD_CODES,
    DECK,
    FITTING_FALLING,
    FITTING_RISING,
    HOURGLASSES,
    JOKER,
    colour_of,
    number_of,
)
from game.rules.contretemps.moves import (
    CAPTURE,
    CARD_BITS,
    CARD_MASK,
    DISCARD,
    FREE,
    HOLDERS,
    START_RISING,
    UNDER,
)
from game.rules.contretemps.state import ContretempsState
from game.rules.contretemps.view import ContretempsView, cards_for_a_round
from game.rules.rng import Rng

MOVES_TRIED = 16
POINT_RATIOS = (0.35, 0.72, 0.78, 0.81, 0.83, 0.85)
"""What an hourglass counts, by rounds still to come after this one."""
GROWTH = 0.5
"""What a new series gathers while it stands."""
ATTENTION = 0.25
"""The share of all turns that go for one series."""
KEPT_CARD_WORTH = 0.5
"""What a joker or a closing number in hand is worth for the next round."""
GIFT_WEIGHT = 0.4
"""What an hourglass slipped under a rival's series costs."""

RESERVES = tuple(
    0.8 if colour_of(card) == JOKER else 0.8 * abs(number_of(card) - 13) / 12
    for card in range(CARD_CODES)
)
"""What a card would be worth if it stayed in hand."""
START_FITTING = tuple(
    min(FITTING_FALLING[card], FITTING_RISING[card], key=len) for card in range(CARD_CODES)
)
"""By card: what could capture a series that starts with it, the better way round."""
KEEPING = tuple(
    tuple((1.0 - fitting / len(DECK)) ** (turns * ATTENTION) for fitting in range(len(DECK)))
    for turns in range(32)
)
"""By turns to come and number of cards that fit: the chance that none does."""


class Table:
    """The part of a world that a playout changes."""

    __slots__ = ("fitting", "glasses", "hands", "owners", "rising", "started")

    def __init__(self, world: ContretempsState) -> None:
        self.hands = [hand[:] for hand in world.hands]
        self.owners = world.owners[:]
        self.rising = [direction > 0 for direction in world.directions]
        self.fitting = world.fitting[:]
        self.glasses = [sum([HOURGLASSES[card] for card in cards]) for cards in world.series]
        self.started = world.started

    def copy(self) -> "Table":
        other = object.__new__(Table)
        other.hands = [hand[:] for hand in self.hands]
        other.owners = self.owners[:]
        other.rising = self.rising[:]
        other.fitting = self.fitting[:]
        other.glasses = self.glasses[:]
        other.started = self.started
        return other

    def make(self, seat: int, move: int) -> None:
        card = move & CARD_MASK
        target = move >> CARD_BITS
        self.hands[seat].remove(card)
        if target < CAPTURE:
            self.begin(seat, card, target == START_RISING)
        elif target < UNDER:
            self.capture(seat, card, target - CAPTURE)
        elif target < DISCARD:
            self.glasses[target - UNDER] += HOURGLASSES[card]

    def begin(self, seat: int, card: int, rising: bool) -> None:
        holder = self.started
        self.started += 1
        self.owners[holder] = seat
        self.rising[holder] = rising
        self.fitting[holder] = (FITTING_RISING if rising else FITTING_FALLING)[card]
        self.glasses[holder] = HOURGLASSES[card]

    def capture(self, seat: int, card: int, holder: int) -> None:
        self.owners[holder] = seat
        self.fitting[holder] = (FITTING_RISING if self.rising[holder] else FITTING_FALLING)[card]
        self.glasses[holder] += HOURGLASSES[card]

    def play_on(self, seat: int, turns: int) -> None:
        """Everybody's turns until the round ends, by rules of thumb."""
        players = len(self.hands)
        while turns:
            turns -= 1
            self._turn(seat, self.hands[seat], KEEPING[turns])
            seat += 1
            if seat == players:
                seat = 0

    def _turn(self, seat: int, hand: list[int], keeping: Sequence[float]) -> None:
        best, best_card, best_holder, spare = -9.0, 0, -1, -1
        for holder in range(self.started):
            if self.owners[holder] == seat:
                continue
            spare = holder
            fitting = self.fitting[holder]
            glasses = self.glasses[holder]
            table = FITTING_RISING if self.rising[holder] else FITTING_FALLING
            for card in hand:
                if card in fitting:
                    kept = keeping[len(table[card])]
                    worth = (glasses + HOURGLASSES[card]) * kept - RESERVES[card]
                    if worth > best:
                        best, best_card, best_holder = worth, card, holder
        if self.started < HOLDERS:
            for card in hand:
                kept = keeping[len(START_FITTING[card])]
                worth = (HOURGLASSES[card] + GROWTH) * kept - RESERVES[card]
                if worth > best:
                    best, best_card, best_holder = worth, card, HOLDERS
        if spare >= 0:
            for card in hand:
                worth = -GIFT_WEIGHT * HOURGLASSES[card] - RESERVES[card]
                if worth > best:
                    best, best_card, best_holder = worth, card, -1
        self._do(seat, hand, best_card or hand[0], best_holder, spare)

    def _do(self, seat: int, hand: list[int], card: int, holder: int, spare: int) -> None:
        hand.remove(card)
        if holder == HOLDERS:
            self.begin(seat, card, START_FITTING[card] is FITTING_RISING[card])
        elif holder >= 0:
            self.capture(seat, card, holder)
        elif spare >= 0:
            self.glasses[spare] += HOURGLASSES[card]


class ContretempsJudgement:
    def __init__(self, view: View, legal: Sequence[int], traits: Traits) -> None:
        assert isinstance(view, ContretempsView)
        self.view = view
        self.seat = view.seat
        self.legal = legal
        self.turns = sum(view.turns_left) - 1
        self.next_seat = (view.seat + 1) % view.players
        rounds_left = rounds_to_come(view)
        self.weights = rival_weights(POINT_RATIOS[min(rounds_left, 5)])
        self.keeps_hand = rounds_left > 0

    def candidates(self) -> Sequence[int]:
        impression = FirstImpression(self.view)
        return sorted(self.legal, key=impression.score, reverse=True)[:MOVES_TRIED]

    def values(self, world: State, moves: Sequence[int], rng: Rng) -> list[float]:
        assert isinstance(world, ContretempsState)
        start = Table(world)
        return [self._value(start.copy(), move) for move in moves]

    def _value(self, table: Table, move: int) -> float:
        table.make(self.seat, move)
        table.play_on(self.next_seat, self.turns)
        totals = list(self.view.totals)
        for owner, glasses in zip(table.owners, table.glasses, strict=True):
            if owner != FREE:
                totals[owner] += glasses
        mine = totals[self.seat]
        weights = self.weights
        share = 1.0 / sum([weights[mine - total] for total in totals])
        return share + self._kept_worth(table.hands[self.seat]) * share * (1.0 - share)

    def _kept_worth(self, hand: list[int]) -> float:
        """What the cards kept for the next round add."""
        if not self.keeps_hand:
            return 0.0
        return KEPT_CARD_WORTH * 0.25 * sum([RESERVES[card] for card in hand])


def rounds_to_come(view: ContretempsView) -> int:
    """After the round that is being played."""
    needed = cards_for_a_round(view.players)
    later_deck = view.options.double_deck and view.deck == 0
    return view.pile_size // needed + (2 if later_deck else 0)
