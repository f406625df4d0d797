"""Contretemps: a card and its place, played on to the end of the round for every seat.

In a playout each seat does what promises most hourglasses: capture or start if
the card is likely to stay on top, else slip under what it can best spare.  How
likely a card stays on top is read from the number of cards that fit on it and
the turns to come; a card has its price while it could still be played later,
in this round or the next.

Such rivals capture whenever they can.  A playout by rules of thumb that are
stronger on their own, but more patient, makes a weaker Expert: what it has to
know is how safe a series would be from anybody.

Who looks no further than the own turn goes by the table as it leaves it, as if the
round were over: the richest series at once, safe or not, with whatever card brings
most, and no thought of keeping one.  A selfish seat does not even see what it slips
under the series of others.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

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
    HOLDERS,
    START_RISING,
    UNDER,
)
from game.rules.contretemps.state import ContretempsState
from game.rules.contretemps.view import ContretempsView, cards_for_a_round
from game.rules.rng import Rng

POINT_RATIOS = (0.5, 0.86, 0.88, 0.89, 0.9, 0.9)
"""What an hourglass counts, by rounds still to come after this one."""
GROWTH = 0.5
"""What a new series gathers while it stands."""
ATTENTION = 0.25
"""The share of all turns that go for one series."""
KEPT_CARD_WORTH = 0.2
"""What a joker or a closing number in hand is worth for the next round."""
GIFT_WEIGHT = 0.4
"""What an hourglass slipped under a rival's series costs."""
CLOSER_RESERVE = 0.8
JOKER_RESERVE = 0.4
HARDLY_ANY = 1e-6
"""Even a card that cannot be played any more is spent in order of its worth."""

RESERVES = tuple(
    CLOSER_RESERVE * abs(number_of(card) - 13) / 12
    + (JOKER_RESERVE if colour_of(card) == JOKER else 0.0)
    for card in range(CARD_CODES)
)
"""What a card would be worth if it stayed in hand for one more turn, or for the next round."""
START_FITTING = tuple(
    min(FITTING_FALLING[card], FITTING_RISING[card], key=len) for card in range(CARD_CODES)
)
"""By card: what could capture a series that starts with it, the better way round."""
CARDS = range(CARD_CODES)
OVER_RISING = tuple(len(FITTING_RISING[card]) for card in CARDS)
OVER_FALLING = tuple(len(FITTING_FALLING[card]) for card in CARDS)
OVER_START = tuple(map(min, OVER_FALLING, OVER_RISING))
"""By card: how many could capture a series with it on top."""


class Prices(NamedTuple):
    """What cards are worth in one turn of a playout, by card."""

    kept_rising: tuple[float, ...]
    """The chance that nothing captures a rising series with this top card."""
    kept_falling: tuple[float, ...]
    reserves: tuple[float, ...]
    starts: tuple[float, ...]
    """What starting a series promises."""
    gifts: tuple[float, ...]
    """What slipping the card under a rival's series costs."""


@cache
def prices(turns_to_come: int, uses_later: int) -> Prices:
    """``uses_later``: 1 for further turns in this round, and 1 for a round to follow."""
    cards = len(DECK)
    stays = [(1.0 - over / cards) ** (turns_to_come * ATTENTION) for over in range(cards + 1)]
    reserves = tuple([reserve * (uses_later or HARDLY_ANY) for reserve in RESERVES])
    return Prices(
        tuple([stays[over] for over in OVER_RISING]),
        tuple([stays[over] for over in OVER_FALLING]),
        reserves,
        tuple(
            [
                (HOURGLASSES[card] + GROWTH) * stays[OVER_START[card]] - reserves[card]
                for card in CARDS
            ]
        ),
        tuple([-GIFT_WEIGHT * HOURGLASSES[card] - reserves[card] for card in CARDS]),
    )


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

    def play_on(self, seat: int, turns: Sequence[Prices]) -> None:
        """Everybody's turns until the round ends, by rules of thumb."""
        players = len(self.hands)
        for turn_prices in turns:
            self._turn(seat, self.hands[seat], turn_prices)
            seat += 1
            if seat == players:
                seat = 0

    def _turn(self, seat: int, hand: list[int], turn_prices: Prices) -> None:
        kept_rising, kept_falling, reserves, starts, gifts = turn_prices
        best, best_card, best_holder = -9.0, 0, -1
        spare, most_fitting = -1, -1
        for holder in range(self.started):
            if self.owners[holder] == seat:
                continue
            fitting = self.fitting[holder]
            if len(fitting) > most_fitting:  # least likely to stay with its owner
                spare, most_fitting = holder, len(fitting)
            glasses = self.glasses[holder]
            kept = kept_rising if self.rising[holder] else kept_falling
            for card in hand:
                if card in fitting:
                    worth = (glasses + HOURGLASSES[card]) * kept[card] - reserves[card]
                    if worth > best:
                        best, best_card, best_holder = worth, card, holder
        if self.started < HOLDERS:
            card = max(hand, key=starts.__getitem__)
            if starts[card] > best:
                best, best_card, best_holder = starts[card], card, HOLDERS
        if spare >= 0 or not best_card:
            card = max(hand, key=gifts.__getitem__)
            if gifts[card] > best:
                best_card, best_holder = card, -1
        self._do(seat, hand, best_card, best_holder, spare)

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
        self.next_seat = (view.seat + 1) % view.players
        self.counted = (view.seat,) if traits.selfish else tuple(range(view.players))
        """The seats whose series it looks at."""
        rounds_left = rounds_to_come(view)
        self.weights = rival_weights(POINT_RATIOS[min(rounds_left, 5)])
        self.keeps_hand = rounds_left > 0 and traits.foresight > 1
        self.turns = [
            prices(turns_to_come, (turns_to_come >= view.players) + (view.pile_short == 0))
            for turns_to_come in reversed(range(sum(view.turns_left) - 1))
        ][: traits.foresight - 1]
        """Everybody's turns to come in this round, with what cards are worth in them."""

    def candidates(self) -> Sequence[int]:
        """All of them: the hopeless are dropped so early that a shortlist saves nothing."""
        return self.legal

    def values(self, world: State, moves: Sequence[int], rng: Rng) -> list[float]:
        assert isinstance(world, ContretempsState)
        start = Table(world)
        return [self._value(start.copy(), move) for move in moves]

    def _value(self, table: Table, move: int) -> float:
        table.make(self.seat, move)
        table.play_on(self.next_seat, self.turns)
        totals = list(self.view.totals)
        for owner, glasses in zip(table.owners, table.glasses, strict=True):
            if owner in self.counted:
                totals[owner] += glasses
        mine = totals[self.seat]
        weights = self.weights
        share = 1.0 / sum([weights[mine - total] for total in totals])
        return share + self._kept_worth(table.hands[self.seat]) * share * (1.0 - share)

    def _kept_worth(self, hand: list[int]) -> float:
        """What the cards kept for the next round add."""
        if not self.keeps_hand:
            return 0.0
        return KEPT_CARD_WORTH * sum([RESERVES[card] for card in hand])


def rounds_to_come(view: ContretempsView) -> int:
    """After the round that is being played."""
    needed = cards_for_a_round(view.players)
    later_deck = view.options.double_deck and view.deck == 0
    return view.pile_size // needed + (2 if later_deck else 0)
