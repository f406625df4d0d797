"""Bascule: what a card leads to, played on by quick rules of thumb for every seat.

In a playout each seat plays the card that is expected to bring it nearest to
level: how likely it ends up highest or lowest is read from the cards still out
and from how many seats follow, and a card in the middle is worth keeping.  The
sticks at the end of the round become the share of the victory they promise.
A naive player is glad of blue sticks: they wear a plus, so it plays to win them.
"""

from bisect import bisect_left
from collections.abc import Sequence

from game.players.bascule import cards_unseen
from game.players.search import ALL_TRICKS, Traits
from game.players.standing import rival_weights
from game.rules.bascule import (
    BLUE_ZERO,
    HIGHEST_CARD,
    RED_ZERO,
    BasculeState,
    BasculeView,
)
from game.rules.contract import State, View
from game.rules.rng import QuickRng, Rng

MOST_STICKS = 45
WEALTH_IN_BLUE = 20
"""What a naive player would like to own."""
QUIET_CARD_WORTH = 2.5
"""How many sticks a card in the very middle is worth in hand, while tricks are to come."""
LEVEL_CHANCE = 0.2
"""How often a coming round ends level and strikes the dearest one (BA-16)."""
POINT_RATIOS = (0.35, 0.82, 0.87, 0.89, 0.905)
"""What a point counts, by rounds still to come after this one."""
QUIET_SWAPS = 2
"""Chances per trick played that a hidden card is taken for a quieter one that nobody
was dealt: people part with the loud ones first."""

Trick = tuple[int, int]
"""Blue sticks for the highest card, red ones for the lowest."""
Seat = tuple[int, int]
"""A seat's balance and the dearest round that a level one would strike (BA-16)."""
Play = tuple[int, int]
"""A seat and its card."""


class Odds:
    """By card: how likely it ends up highest or lowest, and what it is worth to keep it."""

    def __init__(self, unseen: Sequence[int], players: int) -> None:
        total = max(len(unseen), 1)
        below = [bisect_left(unseen, card) / total for card in range(HIGHEST_CARD + 1)]
        self.highest = [[share**followers for share in below] for followers in range(players)]
        self.lowest = [[(1.0 - share) ** n for share in below] for n in range(players)]
        self.quietness = [QUIET_CARD_WORTH * (1.0 - abs(2.0 * share - 1.0)) for share in below]
        self.last_card = [0.0] * len(below)

    def pick(
        self, hand: list[int], seat: Seat, prize: Trick, high: int, low: int, followers: int
    ) -> int:
        """Take the card out of a hand that is expected to leave it nearest to level.

        Dead level is as good as the round it would strike, the nearer the end the more.
        """
        balance, dearest = seat
        level = -dearest / len(hand)
        now = abs(balance) or level
        if_high = (abs(balance + prize[0]) or level) - now
        if_low = (abs(balance - prize[1]) or level) - now
        highest, lowest = self.highest[followers], self.lowest[followers]
        quietness = self.quietness if len(hand) > 1 else self.last_card
        least, chosen = 99.0, 0
        for card in hand:
            cost = quietness[card]
            if card > high:
                cost += highest[card] * if_high
            if card < low:
                cost += lowest[card] * if_low
            if cost < least:
                least, chosen = cost, card
        hand.remove(chosen)
        return chosen


class BasculeJudgement:
    def __init__(self, view: View, legal: Sequence[int], traits: Traits) -> None:
        assert isinstance(view, BasculeView)
        self.view = view
        self.seat = view.seat
        self.naive = traits.naive
        self.legal = legal
        self.forgotten = forgotten_cards(view, traits.memory)
        self.odds = Odds(sorted((*cards_unseen(view), *self.forgotten)), view.players)
        rounds_left = view.players - 1 - view.round
        self.weights = rival_weights(POINT_RATIOS[rounds_left])
        self.standings = [standings(view, seat, rounds_left) for seat in range(view.players)]
        self.dearest = [dearest_round(view, seat) for seat in range(view.players)]
        self.blind = view.options.simultaneous
        self.orders = [in_order(view.players, leader, self.blind) for leader in range(view.players)]
        self.to_play = self.orders[view.leader][len(view.trick) :]

    def candidates(self) -> Sequence[int]:
        return self.legal

    def values(self, world: State, moves: Sequence[int], rng: Rng) -> list[float]:
        assert isinstance(world, BasculeState)
        if self.forgotten:
            redeal(world, self.seat, self.forgotten, rng)
        self._lean_to_quiet_hands(world, rng)
        tricks = coming_tricks(world)
        return [self._value(world, move, tricks) for move in moves]

    def _lean_to_quiet_hands(self, world: BasculeState, rng: Rng) -> None:
        """What the tricks so far say about the hands: loud cards have mostly gone."""
        aside, quietness = world.aside, self.odds.quietness
        if not aside:
            return
        chance = QuickRng(rng.next64())
        for _ in range(QUIET_SWAPS * len(self.view.tricks)):
            seat = chance.below(world.players)
            hand = world.hands[seat]
            if seat == self.seat or not hand:
                continue
            mine, other = chance.below(len(hand)), chance.below(len(aside))
            if quietness[aside[other]] > quietness[hand[mine]]:
                hand[mine], aside[other] = aside[other], hand[mine]

    def _value(self, world: BasculeState, move: int, tricks: list[Trick]) -> float:
        hands = [hand[:] for hand in world.hands]
        balances = world.balances[:]
        leader = self._finish_trick(world, move, hands, balances)
        self._play_tricks(hands, balances, leader, tricks)
        standings = self.standings
        mine = standings[self.seat][self._sticks_to_its_mind(balances[self.seat])]
        weights = self.weights
        total = 1.0
        for seat, balance in enumerate(balances):
            if seat != self.seat:
                total += weights[standings[seat][abs(balance)] - mine]
        return 1.0 / total

    def _sticks_to_its_mind(self, balance: int) -> int:
        """Those that count (BA-15); to a naive player what it lacks of a wealth in blue."""
        if self.naive:
            return min(max(WEALTH_IN_BLUE - balance, 0), MOST_STICKS)
        return abs(balance)

    def _finish_trick(
        self, world: BasculeState, move: int, hands: list[list[int]], balances: list[int]
    ) -> int:
        """Play the card and let the others follow; the seat that leads next."""
        prize = (world.prize if world.blue_given else 0, world.prize if world.red_given else 0)
        hands[self.seat].remove(move)
        trick = list(self.view.trick)
        for followers, seat in self.to_play:
            card = move
            if seat != self.seat:
                high, low = self._seen(trick)
                stand = balances[seat], self.dearest[seat]
                card = self.odds.pick(hands[seat], stand, prize, high, low, followers)
            trick.append((seat, card))
        high_seat = max(trick, key=_card)[0]
        balances[high_seat] += prize[0]
        balances[min(trick, key=_card)[0]] -= prize[1]
        return high_seat

    def _seen(self, trick: list[Play]) -> tuple[int, int]:
        """Highest and lowest card that a seat can see before it plays."""
        if self.blind or not trick:
            return 0, HIGHEST_CARD + 1
        cards = [card for _, card in trick]
        return max(cards), min(cards)

    def _play_tricks(
        self, hands: list[list[int]], balances: list[int], leader: int, tricks: list[Trick]
    ) -> None:
        """The rest of a round; hands empty, balances final."""
        pick, orders, blind, dearest = self.odds.pick, self.orders, self.blind, self.dearest
        for prize in tricks:
            high, low = 0, HIGHEST_CARD + 1
            high_seat = low_seat = 0
            for followers, seat in orders[leader]:
                stand = balances[seat], dearest[seat]
                if blind:
                    card = pick(hands[seat], stand, prize, 0, HIGHEST_CARD + 1, followers)
                else:
                    card = pick(hands[seat], stand, prize, high, low, followers)
                if card > high:
                    high, high_seat = card, seat
                if card < low:
                    low, low_seat = card, seat
            balances[high_seat] += prize[0]
            balances[low_seat] -= prize[1]
            leader = high_seat


def in_order(players: int, leader: int, blind: bool) -> list[tuple[int, int]]:
    """The seats of a trick, each after the number of cards that it does not see yet."""
    return [
        (players - 1 - (0 if blind else place), (leader + place) % players)
        for place in range(players)
    ]


def _card(play: Play) -> int:
    return play[1]


def coming_tricks(world: BasculeState) -> list[Trick]:
    """What the score pile of a world will hand out (BA-13, BA-14)."""
    tricks: list[Trick] = []
    zeros: list[int] = []
    for card in reversed(world.score_pile):
        if card >= BLUE_ZERO:
            zeros.append(card)
            continue
        single = zeros[0] if len(zeros) == 1 else 0
        tricks.append((0 if single == BLUE_ZERO else card, 0 if single == RED_ZERO else card))
        zeros = []
    return tricks


def standings(view: BasculeView, seat: int, rounds_left: int) -> list[int]:
    """By sticks at the end of this round: the total that a seat may expect to count."""
    total, dearest = view.totals[seat], dearest_round(view, seat)
    struck = 1.0 - (1.0 - LEVEL_CHANCE) ** rounds_left
    row = [total - dearest]
    for sticks in range(1, MOST_STICKS + 1):
        row.append(round(total + sticks - struck * max(dearest, sticks)))
    return row


def dearest_round(view: BasculeView, seat: int) -> int:
    return max((line.counted[seat] for line in view.score_lines), default=0)


def forgotten_cards(view: BasculeView, memory: int) -> list[int]:
    """The cards of tricks too long ago for a weak memory."""
    if memory >= ALL_TRICKS:
        return []
    old = view.tricks[: max(len(view.tricks) - memory, 0)]
    return [card for trick in old for _, card in trick]


def redeal(world: BasculeState, seat: int, forgotten: list[int], rng: Rng) -> None:
    """Deal the other hands as if the forgotten cards could still be out."""
    others = [other for other in range(world.players) if other != seat]
    cards = [card for other in others for card in world.hands[other]] + forgotten + world.aside
    rng.shuffle(cards, sum(len(world.hands[other]) for other in others))
    start = 0
    for other in others:
        size = len(world.hands[other])
        world.hands[other] = sorted(cards[start : start + size])
        start += size
