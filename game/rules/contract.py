"""What every game provides, and nothing a game may leave out.

* A **state** is a small mutable object that only rules code changes.  Search
  clones it thousands of times a second, so cards and moves are whole numbers
  inside; ``Game.move_text`` and ``Game.card_text`` turn them into words.
* Who may act is a **set** of seats: one in a turn, all that have not committed
  in a simultaneous reveal, everybody in a real-time game.
* A **view** is what one seat may know, as a typed value with no field that
  could leak.  ``Game.sample`` deals a full state that agrees with a view:
  bots search on those and never hold the real one.
* **Events** tell what happened, in table language, in order.  They give order
  and flourish; where things lie is for the view to say.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from game.rules.notation import HIDDEN, HIDDEN_TEXT
from game.rules.options import Options
from game.rules.rng import Rng

WATCHER = -1
"""The seat of somebody who watches and holds no cards."""

TICKS_PER_SECOND = 60
"""The clock of real-time games; the others stay at tick 0."""

Json = Any
"""A value that the json module writes and reads back unchanged."""


class IllegalMove(Exception):
    """A move that the rules refuse; the state has not changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    ``CARDS`` names the fields that hold cards (or tuples of them), so that a
    transcript can write them in notation.
    """

    CARDS: ClassVar[frozenset[str]] = frozenset()

    def seen_by(self, seat: int) -> "Event | None":
        """The event as that seat saw it; None if it noticed nothing."""
        return self


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One finished round on the score sheet."""

    points: tuple[int, ...]
    """What each seat scored in the round itself."""
    counted: tuple[int, ...]
    """What of it still counts (a later round may have wiped it out)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last place; seats of one place stand together."""
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


def ranked(scores: tuple[int, ...], low_wins: bool, reason: str) -> Outcome:
    """An outcome from plain scores: equal scores share their place.

    >>> ranked((14, 9, 9), low_wins=True, reason="rounds_played").ranking
    ((1, 2), (0,))
    """
    places = sorted(set(scores), reverse=not low_wins)
    ranking = tuple(
        tuple(seat for seat, score in enumerate(scores) if score == place) for place in places
    )
    return Outcome(ranking=ranking, scores=scores, reason=reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat knows.  Each game adds its own fields."""

    seat: int
    players: int
    to_act: tuple[int, ...]
    score_lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    outcome: Outcome | None


class State(ABC):
    """A position, complete with what is hidden and with its own chance."""

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now, in seat order; empty when the match is over."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[int]:
        """Every legal move of a seat, in a fixed order; empty when it may not act."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> str | None:
        """Why the rules refuse a move (one of ``Game.refusals``), or None."""

    @abstractmethod
    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        """Make a move known to be legal.  Playouts use this, without events."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat (or WATCHER) knows."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""

    @abstractmethod
    def snapshot(self) -> dict[str, Json]:
        """The whole position as plain values: equal positions, equal snapshots."""

    def play(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        """Make a move; raises IllegalMove, and changes nothing, if it is refused."""
        reason = self.refusal(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.apply(seat, move, events)

    @property
    def tick(self) -> int:
        """The time on the clock of a real-time game."""
        return 0

    def advance(self, ticks: int, events: list[Event] | None = None) -> None:
        """Let time pass.  Additive; only real-time games know time."""
        assert ticks >= 0, "time does not run backwards"

    def digest(self) -> str:
        """A short fingerprint of the position."""
        text = json.dumps(self.snapshot(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class Game(ABC):
    """One game: its facts, its start, its notation and its honest sampler."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, ...]]
    variant_counts: ClassVar[frozenset[int]] = frozenset()
    """The player counts that are a variant of the game rather than its usual table."""
    options_type: ClassVar[type[Options]]
    low_wins: ClassVar[bool]
    refusals: ClassVar[frozenset[str]]
    real_time: ClassVar[bool] = False

    def start(
        self, players: int, options: Options, seed: int, events: list[Event] | None = None
    ) -> State:
        """The first position of a match; raises BadOption or ValueError."""
        if players not in self.player_counts:
            raise ValueError(f"{self.id} is not for {players} players")
        if type(options) is not self.options_type:
            raise TypeError(f"{self.id} wants {self.options_type.__name__}")
        options.check(players)
        return self.deal(players, options, Rng(seed), events)

    @abstractmethod
    def deal(self, players: int, options: Options, rng: Rng, events: list[Event] | None) -> State:
        """Set up the first round from a generator (``start`` has checked the rest)."""

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> State:
        """A full state that agrees with a view; what it hides is dealt anew."""

    @abstractmethod
    def card_text(self, card: int) -> str:
        """A card in notation."""

    @abstractmethod
    def parse_card(self, text: str) -> int:
        """The card that a text names; raises BadNotation."""

    @abstractmethod
    def move_text(self, move: int) -> str:
        """A move in notation."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """The move that a text names; raises BadNotation."""

    @abstractmethod
    def most_moves(self, players: int, options: Options) -> int:
        """No match takes more moves than this."""

    @abstractmethod
    def all_cards(self, state: State) -> list[int]:
        """Every card in the state, wherever it lies: for the conservation test."""

    def event_json(self, event: Event) -> dict[str, Json]:
        """An event in table language, as plain values."""
        row: dict[str, Json] = {"event": snake_case(type(event).__name__)}
        for entry in fields(event):
            value = getattr(event, entry.name)
            row[entry.name] = self._words(value) if entry.name in event.CARDS else plain(value)
        return row

    def _words(self, value: Json) -> Json:
        if isinstance(value, tuple):
            return [self._words(item) for item in value]
        if value is None:
            return None
        return HIDDEN_TEXT if value == HIDDEN else self.card_text(value)


def plain(value: Json) -> Json:
    """Tuples become lists, dataclasses become dictionaries: ready for JSON."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {entry.name: plain(getattr(value, entry.name)) for entry in fields(value)}
    return value


def snake_case(name: str) -> str:
    """
    >>> snake_case("TrickWon")
    'trick_won'
    """
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
