"""The engine: every candidate is tried in the same random worlds.

A world is a full state that agrees with what the seat can see, dealt by the
sampler it is handed; the real state never gets here.  In each world the game's
judgement plays every candidate on to the end of the round and says what share
of the victory that promises.  Sharing the worlds means that luck cancels out of
the comparison.  A candidate that is clearly behind is dropped; the search ends
when one is left or the worlds are used up.  Bounded by worlds, never by time.

A level is a small set of traits: how many worlds it looks at, how far from the
best a move may be that it still plays, how many tricks it remembers.  Among
moves that are as good to it, its temper chooses.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from math import sqrt
from operator import lt, sub
from typing import Protocol

from game.players.player import Choice, Sampler, Thinking
from game.rules.contract import State, View
from game.rules.rng import Rng

ALL_TRICKS = 99

FIRST_CHECK = 12
"""Worlds before the first candidate may be dropped."""
CHECK_EVERY = 8
CLEARLY_BEHIND = 2.2
"""Standard errors by which a candidate must trail to be dropped."""
SELDOM = 1 / 24
OFTENER = 6
"""A move is pointless beside another that is seldom worse and so many times as often better."""


class Temper(Enum):
    """What decides between moves that look equally good."""

    EVEN = "even"
    CAUTIOUS = "cautious"
    """The one that turns out much the same in every world."""
    BOLD = "bold"
    """The one that may turn out best, or worst."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What makes a level."""

    worlds: int
    margin: float = 0.0
    """Moves that promise at most this much less than the best are as good as it."""
    margins: Mapping[int, float] = field(default_factory=dict)
    """The margin at tables of other sizes, by the number of players."""
    memory: int = ALL_TRICKS
    """How many finished tricks it remembers."""
    foresight: int = ALL_TRICKS
    """How far it thinks: so many tricks or turns, the one under way included."""
    selfish: bool = False
    """It sees what it gets itself and never what it gives to others."""
    naive: bool = False
    """It misses a finer point of the rules; which one, each game's judgement says."""
    temper: Temper = Temper.EVEN
    seldom: float = SELDOM
    """In this share of the worlds a move may be better and still not worth a defence."""

    def at_a_table_of(self, players: int) -> "Traits":
        return replace(self, margin=self.margins.get(players, self.margin))


class Judgement(Protocol):
    """What a game knows about the candidates of one decision."""

    def candidates(self) -> Sequence[int]:
        """The legal moves worth a thought, most promising first."""
        ...

    def values(self, world: State, moves: Sequence[int], rng: Rng) -> list[float]:
        """How each move turns out in one world: the share of the victory, 0 to 1."""
        ...


JudgementMaker = Callable[[View, Sequence[int], Traits], Judgement]


class SearchPlayer:
    def __init__(self, judge: JudgementMaker, traits: Traits) -> None:
        self.judge = judge
        self.traits = traits

    def with_traits(self, traits: Traits) -> "SearchPlayer":
        return SearchPlayer(self.judge, traits)

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        if len(legal) == 1:
            return Choice(legal[0])
        yield
        traits = self.traits.at_a_table_of(view.players)
        judgement = self.judge(view, legal, traits)
        race = Race(judgement.candidates(), traits)
        for _ in range(traits.worlds):
            if len(race.moves) == 1:
                break
            race.add(judgement.values(sample(rng), race.moves, rng))
            yield
        return Choice(race.choose(traits.temper, rng), closeness=race.closeness())


class WeighingJudgement(Protocol):
    """The same where nothing need be dealt: each candidate is weighed once."""

    def candidates(self) -> Sequence[int]: ...

    def worth(self, move: int) -> float:
        """The share of the victory that a move promises, 0 to 1."""
        ...


class WeighingPlayer:
    """For games without hidden hands: exact, so one look at each candidate is enough."""

    def __init__(
        self, judge: Callable[[View, Sequence[int], Traits], WeighingJudgement], traits: Traits
    ) -> None:
        self.judge = judge
        self.traits = traits

    def with_traits(self, traits: Traits) -> "WeighingPlayer":
        return WeighingPlayer(self.judge, traits)

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        if len(legal) == 1:
            return Choice(legal[0])
        yield
        traits = self.traits.at_a_table_of(view.players)
        judgement = self.judge(view, legal, traits)
        race = Race(judgement.candidates(), traits)
        values: list[float] = []
        for move in race.moves:
            values.append(judgement.worth(move))
            yield
        race.add(values)
        return Choice(race.choose(traits.temper, rng), closeness=race.closeness())


class Race:
    """Candidates and what they were worth so far, world by world."""

    def __init__(self, moves: Sequence[int], traits: Traits) -> None:
        self.moves = list(moves)
        self.margin = traits.margin
        self.seldom = traits.seldom
        self.results: list[list[float]] = [[] for _ in self.moves]
        self.next_check = FIRST_CHECK

    def add(self, values: Sequence[float]) -> None:
        for column, value in zip(self.results, values, strict=True):
            column.append(value)
        if len(self.results[0]) >= self.next_check:
            self.next_check += CHECK_EVERY
            self._drop_the_hopeless()

    def _drop_the_hopeless(self) -> None:
        """And what they make pointless: nothing may win because something better has left."""
        best = max(self.results, key=sum)
        gone = [
            column for column in self.results if self._is_hopeless(list(map(sub, best, column)))
        ]
        if not gone:
            return
        kept = [
            (move, column)
            for move, column in zip(self.moves, self.results, strict=True)
            if column is best or (not self._is_dominated(column, gone) and column not in gone)
        ]
        self.moves = [move for move, _ in kept]
        self.results = [column for _, column in kept]

    def _is_hopeless(self, gaps: list[float]) -> bool:
        """Is a candidate beyond the margin, luck allowed for?"""
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum([gap * gap for gap in gaps]) / count - mean * mean
        return mean - self.margin > CLEARLY_BEHIND * sqrt(max(spread, 0.0) / count)

    def means(self) -> list[float]:
        return [sum(column) / max(len(column), 1) for column in self.results]

    def choose(self, temper: Temper, rng: Rng) -> int:
        """One of the moves near the best, by temper or by chance."""
        good = self.near_best()
        risks = [] if temper is Temper.EVEN else [self._risk(move) for move in good]
        if len(set(risks)) < 2:
            # No temper, or nothing to tell the moves apart by: a single world has no risk.
            return good[rng.below(len(good))]
        wanted = min(risks) if temper is Temper.CAUTIOUS else max(risks)
        return good[risks.index(wanted)]

    def _risk(self, move: int) -> float:
        """How much a move's results vary."""
        column = self.results[self.moves.index(move)]
        mean = sum(column) / max(len(column), 1)
        return sum([(value - mean) ** 2 for value in column])

    def near_best(self) -> list[int]:
        """The best candidates and those within the margin that nothing else makes pointless."""
        means = self.means()
        best = max(means)
        return [
            move
            for move, mean, column in zip(self.moves, means, self.results, strict=True)
            if mean == best
            or (mean >= best - self.margin and not self._is_dominated(column, self.results))
        ]

    def _is_dominated(self, column: Sequence[float], others: Sequence[Sequence[float]]) -> bool:
        """Is there a candidate beside which nobody would defend this one?"""
        return any(self._dominates(other, column) for other in others)

    def _dominates(self, one: Sequence[float], other: Sequence[float]) -> bool:
        """Is one hardly ever worse in several worlds, and far more often better?"""
        if len(one) < 2:
            return False
        worse: int = sum(map(lt, one, other))
        better: int = sum(map(lt, other, one))
        return worse <= len(one) * self.seldom and better > worse * OFTENER

    def closeness(self) -> float:
        """1 while two candidates are still level, 0 once a single one is left."""
        if len(self.moves) < 2:
            return 0.0
        second, best = sorted(self.means())[-2:]
        return max(0.0, 1.0 - 20.0 * (best - second))
