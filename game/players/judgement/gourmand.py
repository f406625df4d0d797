"""Gourmand: every card that may still come, weighed exactly.

All but the order of the pile is public, so nothing is dealt at random here.
Stopping is worth what everybody would then take; drawing is the average over
the cards left, each placed as well as it can be, or busting.  Points become the
chance to win the match: what a seat holds is weighed by how much of it the
rolls still to come will leave, and a rival in the lead counts most.  Whose turn
it is with how many cards left in the pile counts too (``gourmand_turns``): that
is what a drawn card, a stop or a turn spent on protecting changes.
"""

import math
from collections.abc import Iterator, Sequence

from game.players.judgement.gourmand_turns import points_to_come
from game.players.search import ALL_TRICKS, Traits
from game.rules.contract import View
from game.rules.gourmand import (
    COLOURS,
    DICE,
    DIRECTION,
    DRAW,
    GourmandView,
    Phase,
    cards_left,
    colour_sums,
    column_of,
    number_of,
    protect_move,
    value_of,
)
from game.rules.gourmand.cards import DICE_MARK, MARKS, column_marks, deck
from game.rules.gourmand.moves import COLUMNS
from game.rules.gourmand.rulings import opponents_in_order

CARDS_PER_TURN = 4.3
"""How many cards a turn takes from the pile, more or less."""
DICE_CARDS_TAKEN = 0.6
"""The share of the dice cards left that somebody will roll for."""
BUSTS_PER_TURN = 0.08
LUCK_PER_TURN = 8.0
"""How far one turn moves two scores apart, more or less."""
LEAST_LUCK = 1.0

Column = tuple[int, int]
"""The marks that a column wears and its value."""
Columns = tuple[Column, ...]
Sharing = tuple[tuple[tuple[int, bool], ...], tuple[int, ...], float, int]
"""The columns, who chooses in which order, what a bust has cost, and the cards left."""


class GourmandJudgement:
    def __init__(self, view: View, legal: Sequence[int], traits: Traits) -> None:
        assert isinstance(view, GourmandView)
        self.view = view
        self.legal = legal
        self.left = dict(remembered_cards(view, traits.memory))
        self.cards_left = max(sum(self.left.values()), 1)
        self.turns = view.pile / CARDS_PER_TURN
        self.loss_share = (2 if view.options.risks else 1) / 6
        self.kept = self._share_kept()
        self.at_risk = [value_of(zone) for zone in view.zones]
        self.holdings = [
            value_of(safe) + self.kept * zone
            for safe, zone in zip(view.protected, self.at_risk, strict=True)
        ]
        luck = LEAST_LUCK + LUCK_PER_TURN * self.turns**0.5
        self.ratio = luck / (1.0 + luck)
        self.known: dict[Sharing, float] = {}

    def _share_kept(self) -> float:
        """Which part of an unprotected card's worth survives the rolls still to come."""
        dice = self.left.get(DICE, 0)
        rolls = (dice * DICE_CARDS_TAKEN + self.turns * BUSTS_PER_TURN) / self.view.players
        return math.pow(1.0 - self.loss_share, rolls)

    def candidates(self) -> Sequence[int]:
        """The legal moves but those that nobody in their senses makes.

        They may promise hardly less than the best, so a margin alone lets them pass.
        """
        match self.view.phase:
            case Phase.STARTING:
                return self._draw_or_protect_most()
            case Phase.SHARING:
                return [move for move in self.legal if not self._is_poorer_column(move)]
            case _:
                return self.legal

    def _draw_or_protect_most(self) -> Sequence[int]:
        """Drawing, and protecting the colour with the most points (several if equal)."""
        sums = colour_sums(self.view.zones[self.view.seat])
        most = max(sums)
        return [
            move
            for move in self.legal
            if move == DRAW or sums[move - protect_move(COLOURS[0])] == most
        ]

    def _is_poorer_column(self, move: int) -> bool:
        """Does another column bring at least as much, with no more dice, and one of both better?"""
        cards = self.view.columns[column_of(move) or 0]
        value, dice = value_of(cards), DICE in cards
        return any(
            value_of(other) >= value
            and (DICE in other) <= dice
            and (value_of(other) > value or (DICE in other) < dice)
            for other in self.view.columns
            if other
        )

    def worth(self, move: int) -> float:
        """The chance to win with this move."""
        match self.view.phase:
            case Phase.STARTING:
                return self._worth_of_starting(move)
            case Phase.PLACING:
                return self._worth_of_placing(column_of(move) or 0)
            case Phase.BUILDING:
                columns = self._columns()
                return self._draw(columns) if move == DRAW else self._stop(columns)
            case _:
                return self._worth_of_taking(column_of(move) or 0)

    # -- the four decisions

    def _worth_of_starting(self, move: int) -> float:
        view = self.view
        if move == DRAW:
            return self.chance(self._to_come(view.seat, view.pile))
        gains = self._to_come(view.seat + 1, view.pile)
        points = colour_sums(view.zones[view.seat])[move - protect_move(COLOURS[0])]
        gains[view.seat] += points * (1.0 - self.kept)
        return self.chance(gains)

    def _worth_of_placing(self, column: int) -> float:
        columns = list(self._columns())
        placed = with_card(columns[column] if column < len(columns) else (0, 0), self.view.drawn)
        columns[column : column + 1] = [placed]
        after = tuple(columns)
        if not self.view.pile:
            return self._stop(after)
        return max(self._stop(after), self._draw(after))

    def _worth_of_taking(self, column: int) -> float:
        """Take a column; the others then take theirs from what is left."""
        view = self.view
        cards = view.columns[column]
        taken = (value_of(cards), DICE in cards)
        rest = tuple(
            (value_of(other), DICE in other)
            for place, other in enumerate(view.columns)
            if other and place != column
        )
        gains = self._to_come(view.active + 1, view.pile)
        gains[view.seat] += self._net(taken, view.seat)
        self._share(rest, view.choosers[1:], gains)
        return self.chance(gains)

    def _to_come(self, first: int, pile: int) -> list[float]:
        """What each seat may still expect when the turn of ``first`` begins with such a pile."""
        to_come = points_to_come(self.view.players, pile)
        return [to_come[(seat - first) % self.view.players] for seat in range(self.view.players)]

    # -- stopping, busting, drawing

    def _columns(self) -> Columns:
        return tuple((column_marks(cards), value_of(cards)) for cards in self.view.columns if cards)

    def _stop(self, columns: Columns, turned: int = 0, drawn: int = 0) -> float:
        """With so many more direction cards turned over, and cards drawn in all."""
        view = self.view
        others = opponents_in_order(view.players, view.active, view.directions + turned)
        return self._shared(columns, (view.active, *others), 0.0, view.pile - drawn)

    def _bust(self, columns: Columns) -> float:
        """With the next card."""
        view = self.view
        others = opponents_in_order(view.players, view.active, view.directions)
        lost = self.loss_share * self.at_risk[view.active]
        return self._shared(columns, others, lost, view.pile - 1)

    def _draw(self, columns: Columns) -> float:
        """The average over the cards that may come, stopping after the next one."""
        total = 0.0
        bust: float | None = None
        for card, count in self.left.items():
            if card == DIRECTION:
                total += count * self._stop(columns, turned=1, drawn=1)
                continue
            worths = [self._stop(after, drawn=1) for after in placements(columns, card)]
            if worths:
                total += count * max(worths)
                continue
            if bust is None:
                bust = self._bust(columns)
            total += count * bust
        return total / self.cards_left

    def _shared(self, columns: Columns, order: tuple[int, ...], lost: float, pile: int) -> float:
        """The chance to win once everybody in order has taken the column they like best."""
        plain = tuple(sorted([(value, marks >= DICE_MARK) for marks, value in columns]))
        key = plain, order, lost, pile
        found = self.known.get(key)
        if found is None:
            gains = self._to_come(self.view.active + 1, pile)
            gains[self.view.active] -= lost * self.kept
            self._share(plain, order, gains)
            found = self.known[key] = self.chance(gains)
        return found

    def _share(
        self, columns: tuple[tuple[int, bool], ...], order: tuple[int, ...], gains: list[float]
    ) -> None:
        remaining = list(columns)
        for seat in order[: len(columns)]:
            nets = [self._net(column, seat) for column in remaining]
            best = max(nets)
            del remaining[nets.index(best)]
            gains[seat] += best

    def _net(self, column: tuple[int, bool], seat: int) -> float:
        """What a column is worth to a seat, its dice card's roll included."""
        value, dice = column
        lost = self.loss_share * (self.at_risk[seat] + value) if dice else 0.0
        return self.kept * (value - lost)

    def chance(self, gains: Sequence[float]) -> float:
        """The share of the victory that the holdings and these gains promise."""
        totals = [have + gain for have, gain in zip(self.holdings, gains, strict=True)]
        mine = totals[self.view.seat]
        return 1.0 / sum([math.pow(self.ratio, mine - total) for total in totals])


def placements(columns: Columns, card: int) -> Iterator[Columns]:
    """The columns after each way to place a card."""
    marks = MARKS[card]
    number = number_of(card)
    for place, (worn, value) in enumerate(columns):
        if not worn & marks:
            yield (*columns[:place], (worn | marks, value + number), *columns[place + 1 :])
    if len(columns) < COLUMNS:
        yield (*columns, (marks, number))


def with_card(column: Column, card: int) -> Column:
    return column[0] | MARKS[card], column[1] + number_of(card)


def remembered_cards(view: GourmandView, memory: int) -> Sequence[tuple[int, int]]:
    """What may be left in the pile; a weak memory only counts what lies open."""
    if memory >= ALL_TRICKS:
        return cards_left(view)
    counts: dict[int, int] = {}
    for card in deck(view.players):
        counts[card] = counts.get(card, 0) + 1
    for group in (*view.columns, *view.zones, (view.drawn,)):
        for card in group:
            counts[card] = counts.get(card, 0) - 1
    return [(card, count) for card, count in counts.items() if count > 0]
