"""Gourmand by rules of thumb: go on until the next card is too likely to bust.

The player draws while the exact chance of a bust stays below its limit.  A card
goes where the columns then look best: a rich one to take, little for the others
and room for what may come.  Columns count what they bring less what their dice
card costs on average.  Protecting costs a turn, so a colour must be likely to
lose more than a turn brings before the pile is gone.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.players.player import Choice, Sampler, Thinking
from game.rules.contract import View
from game.rules.gourmand import (
    DICE,
    DRAW,
    FACES,
    STOP,
    GourmandView,
    Phase,
    cards_left,
    chances,
    chances_on,
    column_of,
    expected_loss,
    holding,
    net_value,
    opponents_now,
    protected_colour,
    value_of,
)
from game.rules.rng import Rng

RULE_STOP_AT = 0.25
CAREFUL_STOP_AT = 0.05

TURN_WORTH = 3.0
"""The points that a turn with a draw brings, more or less, net of what the others get."""
CARDS_PER_TURN = 4.0
"""How many cards a turn takes from the pile, more or less."""
DICE_CARDS_TAKEN = 0.75
"""The share of the dice cards left that somebody will roll for."""
BUSTS_PER_TURN = 0.15

TOSS_UP_POINTS = 2.0
"""Two moves whose worth differs by this much or more are no close call."""
TOSS_UP_CHANCE = 0.1
"""Neither is going on when the chance of a bust is this far from the limit."""

Columns = tuple[tuple[int, ...], ...]


class GourmandPlayer:
    def __init__(self, stop_at: float = RULE_STOP_AT, protects: bool = True) -> None:
        self.stop_at = stop_at
        """From this chance of a bust on the next card it stops."""
        self.protects = protects

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, GourmandView)
        yield
        if view.phase is Phase.BUILDING:
            return go_on_or_stop(view, legal, self.stop_at)
        worths: list[float] = []
        for move in legal:
            worths.append(self._worth(view, move))
            yield
        return Choice(move=legal[worths.index(max(worths))], closeness=closeness(worths))

    def _worth(self, view: GourmandView, move: int) -> float:
        column = column_of(move)
        if column is None:
            return self._gain_of_starting_with(view, move)
        if view.phase is Phase.PLACING:
            return Table(view).worth_of_placing(column)
        return net_value(view, view.seat, view.columns[column])

    def _gain_of_starting_with(self, view: GourmandView, move: int) -> float:
        """Against drawing, which stands at 0."""
        colour = protected_colour(move)
        if colour is None:
            return 0.0
        return gain_of_protecting(view, colour) if self.protects else -TURN_WORTH


def go_on_or_stop(view: GourmandView, legal: Sequence[int], stop_at: float) -> Choice:
    if STOP not in legal:
        return Choice(DRAW)
    chance = chances(view).bust_chance
    distance = abs(chance - stop_at) / TOSS_UP_CHANCE
    return Choice(move=STOP if chance >= stop_at else DRAW, closeness=max(0.0, 1.0 - distance))


class PlainPlayer:
    """A yardstick that goes on to the same chance of a bust and looks at nothing else.

    Each card goes into the first column that takes it, the column with the most points
    is taken whatever dice card lies in it, and no turn is spent on safety.
    """

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, GourmandView)
        yield
        match view.phase:
            case Phase.STARTING:
                return Choice(DRAW)
            case Phase.PLACING:
                return Choice(legal[0])
            case Phase.BUILDING:
                return go_on_or_stop(view, legal, RULE_STOP_AT)
            case _:
                return Choice(max(legal, key=lambda move: points_in(view, move)))


def points_in(view: GourmandView, move: int) -> int:
    """In the column that a move takes."""
    return value_of(view.columns[column_of(move) or 0])


def careful_player() -> GourmandPlayer:
    """The other yardstick: hardly a risk, and never a turn spent on safety."""
    return GourmandPlayer(CAREFUL_STOP_AT, protects=False)


@dataclass(frozen=True, slots=True)
class Table:
    """What the columns are worth to the active seat if everybody picks the best for them."""

    view: GourmandView

    def worth_of_placing(self, column: int) -> float:
        """What the turn is worth with the drawn card there, and the next card risked."""
        placed = list(self.view.columns)
        placed[column] += (self.view.drawn,)
        columns = tuple(placed)
        chance = chances_on(columns, cards_left(self.view)).bust_chance
        stopped = self.worth_of_stopping(columns)
        return stopped - chance * (stopped - self.worth_of_busting(columns))

    def worth_of_stopping(self, columns: Columns) -> float:
        return self._worth_of_sharing(columns, (self.view.active, *opponents_now(self.view)))

    def worth_of_busting(self, columns: Columns) -> float:
        lost = expected_loss(self.view, self.view.active)
        return self._worth_of_sharing(columns, opponents_now(self.view)) - lost

    def _worth_of_sharing(self, columns: Columns, order: tuple[int, ...]) -> float:
        """A point of one opponent hurts less the more of them there are."""
        remaining = [cards for cards in columns if cards]
        worth = 0.0
        for seat in order[: len(remaining)]:
            nets = [net_value(self.view, seat, cards) for cards in remaining]
            best = max(nets)
            remaining.pop(nets.index(best))
            worth += best if seat == self.view.active else -best / (self.view.players - 1)
        return worth


def gain_of_protecting(view: GourmandView, colour: int) -> float:
    """What making a colour safe saves until the end, less the turn it costs."""
    turns = view.pile / CARDS_PER_TURN
    dice_cards = sum(count for card, count in cards_left(view) if card == DICE)
    rolls = (dice_cards * DICE_CARDS_TAKEN + turns * BUSTS_PER_TURN) / view.players
    faces_that_cost = 2 if view.options.risks else 1
    kept_share = math.pow(1.0 - faces_that_cost / len(FACES), rolls)
    return holding(view, view.seat).zone[colour] * (1.0 - kept_share) - TURN_WORTH


def closeness(worths: Sequence[float]) -> float:
    """How near the second best move comes to the best: 1 a toss-up, 0 no question."""
    if len(worths) < 2:
        return 0.0
    second, best = sorted(worths)[-2:]
    return max(0.0, 1.0 - (best - second) / TOSS_UP_POINTS)
