"""Zéro Pile: a lay-out or a card, played on to the end of the round for every seat.

In a playout each seat takes a trick that would raise what lies on its piles, the harm
by those who are still to play allowed for; otherwise it slips a low card under it
where the winner has most to lose.  Cards are written as number times eight plus
colour here, so a sorted hand runs from its weapons (the zeros) to its winners.
"""

from bisect import bisect_left
from collections.abc import Sequence

from game.players.search import ALL_TRICKS, Traits
from game.players.standing import rival_weights
from game.rules.contract import State, View
from game.rules.rng import Rng
from game.rules.zero_pile.cards import COLOUR_OF, NUMBER_OF, layout_cards
from game.rules.zero_pile.state import ZeroPileState
from game.rules.zero_pile.view import ZeroPileView

CODES = tuple(NUMBER_OF[card] * 8 + COLOUR_OF[card] for card in range(len(NUMBER_OF)))
"""By card: number times eight plus colour."""
LAYOUTS_TRIED = 10
POINT_RATIOS = (0.5, 0.90, 0.93, 0.94, 0.95, 0.955)
"""What a point counts, by rounds still to come after this one."""
RIVAL_WEIGHTS = tuple(rival_weights(ratio) for ratio in POINT_RATIOS)
ROUNDS_TO_A_TARGET = 2
"""Playing for a target score: about this many rounds are always still to come."""

COLOUR_MASK = 7
HARM_STILL_TO_COME = 8
"""What a seat that overtakes expects each later one to take from its piles."""
COUNTED_AT_THE_END = 3
"""Down to so many cards in hand even a weak memory works out what is still out."""
BEST_TO_LAY_OUT = 8.5
PILE_WORTH = 12.0
"""A card covered at once counts nothing."""

Hands = list[list[int]]


class ZeroPileJudgement:
    def __init__(self, view: View, legal: Sequence[int], traits: Traits) -> None:
        assert isinstance(view, ZeroPileView)
        self.view = view
        self.seat = view.seat
        self.players = view.players
        self.legal = legal
        self.forgotten = forgotten_cards(view, traits.memory)
        self.orders = [
            tuple((leader + place) % view.players for place in range(view.players))
            for leader in range(view.players)
        ]
        self.on_table = [CODES[card] for _, card in view.trick]
        self.weights = RIVAL_WEIGHTS[min(rounds_to_come(view), 5)]
        self.allies = allies(view)
        self.foresight = traits.foresight

    def candidates(self) -> Sequence[int]:
        if not self.view.laying_out:
            return self.legal
        return sorted(self.legal, key=layout_promise, reverse=True)[:LAYOUTS_TRIED]

    def values(self, world: State, moves: Sequence[int], rng: Rng) -> list[float]:
        assert isinstance(world, ZeroPileState)
        if self.forgotten:
            redeal(world, self.seat, self.forgotten, rng)
        hands = [sorted([CODES[card] for card in hand]) for hand in world.hands]
        tops = world.tops
        if self.view.laying_out:
            tops = lay_out_others(hands, self.seat, self.view.layout_size)
            return [self._layout_value(hands, tops, move) for move in moves]
        return [self._card_value(hands, tops, CODES[move]) for move in moves]

    def _layout_value(self, hands: Hands, tops: Hands, move: int) -> float:
        hands = [hand[:] for hand in hands]
        tops = [row[:] for row in tops]
        for card in layout_cards(move):
            hands[self.seat].remove(CODES[card])
            tops[self.seat][COLOUR_OF[card]] = NUMBER_OF[card]
        play_tricks(hands, tops, self.orders, self.view.leader, [], self.foresight)
        return self._share(tops)

    def _card_value(self, hands: Hands, tops: Hands, card: int) -> float:
        hands = [hand[:] for hand in hands]
        tops = [row[:] for row in tops]
        hands[self.seat].remove(card)
        trick = [*self.on_table, card]
        play_tricks(hands, tops, self.orders, self.view.leader, trick, self.foresight)
        return self._share(tops)

    def _share(self, tops: Hands) -> float:
        """The part of the victory that the scores after this round promise."""
        totals = [total + sum(row) for total, row in zip(self.view.totals, tops, strict=True)]
        if self.view.options.teams:
            sums = sum(totals[0::2]), sum(totals[1::2])
            side = self.seat % 2
            return 1.0 / (1.0 + self.weights[sums[side] - sums[1 - side]])
        mine = totals[self.seat]
        weights = self.weights
        return 1.0 / sum([weights[mine - total] for total in totals])


def play_tricks(
    hands: Hands,
    tops: Hands,
    orders: Sequence[Sequence[int]],
    leader: int,
    trick: list[int],
    most: int = ALL_TRICKS,
) -> None:
    """So many tricks, or the rest of a round, from a trick with some cards in it."""
    last_place = len(hands) - 1
    while True:
        order = orders[leader]
        place, beaten = standing_highest(trick)
        for index in range(len(trick), last_place + 1):
            seat = order[index]
            if trick:
                later = last_place - index
                card = follow(hands[seat], tops[seat], tops[order[place]], trick, beaten, later)
            else:
                card = lead(hands[seat])
            trick.append(card)
            if card > beaten:
                place, beaten = index, card | COLOUR_MASK
        leader = order[place]
        row = tops[leader]
        for card in trick[place:]:
            row[card & 7] = card >> 3
        for card in trick[:place]:
            row[card & 7] = card >> 3
        most -= 1
        if not hands[leader] or not most:
            return
        trick = []


def standing_highest(trick: Sequence[int]) -> tuple[int, int]:
    """Where the highest card lies, and the greatest code that it beats."""
    place, beaten = 0, -1
    for index, card in enumerate(trick):
        if card > beaten:
            place, beaten = index, card | COLOUR_MASK
    return place, beaten


def lead(hand: list[int]) -> int:
    """Take the lowest card out of a sorted hand: whoever has to overtake it gets the harm."""
    return hand.pop(0)


def follow(
    hand: list[int], own: list[int], winners: list[int], trick: list[int], beaten: int, later: int
) -> int:
    """Take a card out of a sorted hand: win if that pays, else hurt whoever is winning."""
    if len(hand) == 1:
        return hand.pop()
    low = len(hand)
    if hand[-1] > beaten:
        low = bisect_left(hand, beaten)
        place = -1 if later else low
        card = hand[place]
        swing = (card >> 3) - own[card & COLOUR_MASK] - HARM_STILL_TO_COME * later
        for card in trick:
            swing += (card >> 3) - own[card & COLOUR_MASK]
        if swing > 0:
            return hand.pop(place)
        if not low:
            return hand.pop(0 if later else most_welcome(hand, own))
    # The lowest card of the colour in which the winner has most to lose.
    covered = [winners[card & COLOUR_MASK] for card in hand[:low]]
    return hand.pop(covered.index(max(covered)))


def most_welcome(hand: list[int], own: list[int]) -> int:
    """Which card adds most to the piles of a seat that has to take the trick."""
    gains = [(card >> 3) - own[card & COLOUR_MASK] for card in hand]
    return gains.index(max(gains))


def rounds_to_come(view: ZeroPileView) -> int:
    """After the round that is being played."""
    if view.rounds is None:
        return ROUNDS_TO_A_TARGET
    return view.rounds - 1 - view.round


def allies(view: ZeroPileView) -> tuple[int, ...]:
    return next((team for team in view.teams if view.seat in team), (view.seat,))


def layout_promise(move: int) -> float:
    """How good a lay-out looks at a glance: good numbers in different colours."""
    cards = layout_cards(move)
    piles = len({COLOUR_OF[card] for card in cards})
    return PILE_WORTH * piles - sum([abs(NUMBER_OF[card] - BEST_TO_LAY_OUT) for card in cards])


def lay_out_others(hands: Hands, seat: int, size: int) -> Hands:
    """Let everybody else lay out good numbers of different colours."""
    tops = [[0] * 5 for _ in hands]
    for other, hand in enumerate(hands):
        if other == seat:
            continue
        row = tops[other]
        by_promise = sorted(hand, key=_distance)
        chosen: list[int] = []
        for card in by_promise:
            if not row[card & 7] and len(chosen) < size:
                row[card & 7] = card >> 3
                chosen.append(card)
        for card in by_promise:  # a hand of too few colours
            if len(chosen) < size and card not in chosen:
                chosen.append(card)
        for card in chosen:
            hand.remove(card)
    return tops


def _distance(card: int) -> float:
    return abs((card >> 3) - BEST_TO_LAY_OUT)


def forgotten_cards(view: ZeroPileView, memory: int) -> list[int]:
    """Covered cards of tricks too long ago for a weak memory; with few cards left all count."""
    if memory >= ALL_TRICKS or len(view.hand) <= COUNTED_AT_THE_END:
        return []
    old = view.tricks[: max(len(view.tricks) - memory, 0)]
    shown = {pile[-1] for row in view.piles for pile in row if pile}
    return [card for trick in old for _, card in trick if card not in shown]


def redeal(world: ZeroPileState, seat: int, forgotten: list[int], rng: Rng) -> None:
    """Deal the other hands as if the forgotten cards could still be out."""
    others = [other for other in range(world.players) if other != seat]
    cards = [card for other in others for card in world.hands[other]] + forgotten + world.aside
    rng.shuffle(cards, sum(len(world.hands[other]) for other in others))
    start = 0
    for other in others:
        size = len(world.hands[other])
        world.hands[other] = cards[start : start + size]
        start += size
