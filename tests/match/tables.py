"""Tables for the tests of matches: persons, bots, and a tiny game against the clock."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import Level
from game.players.player import Choice, Player, Sampler, Thinking
from game.rules.contract import (
    Event,
    Game,
    Json,
    Outcome,
    State,
    View,
    ranked,
)
from game.rules.notation import BadNotation
from game.rules.options import Options
from game.rules.registry import GAMES
from game.rules.rng import Rng

BASCULE = GAMES["bascule"]


def persons(count: int) -> list[SeatSpec]:
    return [SeatSpec(SeatKind.PERSON, f"P{seat}") for seat in range(count)]


def bots(count: int, level: str = "random") -> list[SeatSpec]:
    return [SeatSpec(SeatKind.BOT, f"B{seat}", level=level) for seat in range(count)]


def bascule(seats: Sequence[SeatSpec], seed: int = 1, **chosen: bool) -> Match:
    return Match(BASCULE, BASCULE.options_type.from_json(chosen), seats, seed)


def play_some(match: Match, moves: int, choice: int = 0) -> None:
    """Persons play their first (or another) legal move, as many times."""
    for _ in range(moves):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[choice % len(legal)])


def always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rang(Event):
    seat: int
    tick: int


@dataclass(frozen=True, slots=True)
class TimeUp(Event):
    tick: int


@dataclass(frozen=True, slots=True)
class NoOptions(Options):
    pass


class BellState(State):
    """Anybody rings at any time; after ``LENGTH`` ticks the most rings win."""

    __slots__ = ("now", "rings")
    LENGTH: ClassVar[int] = 600

    def __init__(self, players: int) -> None:
        self.now = 0
        self.rings = [0] * players

    def to_act(self) -> tuple[int, ...]:
        return () if self.outcome() else tuple(range(len(self.rings)))

    def legal_moves(self, seat: int) -> list[int]:
        return [] if self.outcome() else [1]

    def refusal(self, seat: int, move: int) -> str | None:
        return None if move in self.legal_moves(seat) else "match_over"

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        self.rings[seat] += 1
        if events is not None:
            events.append(Rang(seat, self.now))

    def clone(self) -> Self:
        copy = type(self)(len(self.rings))
        copy.now, copy.rings = self.now, self.rings[:]
        return copy

    def view(self, seat: int) -> View:
        return View(
            seat=seat,
            players=len(self.rings),
            to_act=self.to_act(),
            score_lines=(),
            totals=tuple(self.rings),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome | None:
        if self.now < self.LENGTH:
            return None
        return ranked(tuple(self.rings), low_wins=False, reason="time_up")

    def snapshot(self) -> dict[str, Json]:
        return {"now": self.now, "rings": self.rings[:]}

    @property
    def tick(self) -> int:
        return self.now

    def advance(self, ticks: int, events: list[Event] | None = None) -> None:
        over = self.outcome() is not None
        self.now = min(self.now + ticks, self.LENGTH)
        if not over and self.outcome() and events is not None:
            events.append(TimeUp(self.now))


class Bell(Game):
    """The smallest game against the clock."""

    id = "bell"
    rules_version = 1
    player_counts = (2, 3)
    options_type = NoOptions
    low_wins = False
    refusals = frozenset({"match_over"})
    real_time = True

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> BellState:
        return BellState(players)

    def sample(self, view: View, rng: Rng) -> BellState:
        state = BellState(view.players)
        state.rings = list(view.totals)
        return state

    def card_text(self, card: int) -> str:
        raise AssertionError("there are no cards")

    def parse_card(self, text: str) -> int:
        raise BadNotation(text)

    def move_text(self, move: int) -> str:
        return "ring"

    def parse_move(self, text: str) -> int:
        if text != "ring":
            raise BadNotation(text)
        return 1

    def most_moves(self, players: int, options: Options) -> int:
        return BellState.LENGTH * players

    def all_cards(self, state: State) -> list[int]:
        return []


@dataclass(slots=True)
class Ringer:
    """Rings a fixed time after it looked; may change its mind at every ring."""

    reaction_ticks: int
    move: int = 1
    steps: int = 1
    easily_distracted: bool = False

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        for _ in range(self.steps):
            yield
        return Choice(self.move, self.reaction_ticks)

    def still_wants(self, choice: Choice, before: View, now: View) -> bool:
        return not self.easily_distracted


def bell(*players: Player) -> Match:
    """A match of the bell; each seat is the bot given."""
    names = [f"level {seat}" for seat in range(len(players))]
    levels = {name: _maker(player) for name, player in zip(names, players, strict=True)}
    seats = [SeatSpec(SeatKind.BOT, name, level=name) for name in names]
    return Match(Bell(), NoOptions(), seats, 1, levels)


def _maker(player: Player) -> Level:
    return lambda game_id: player
