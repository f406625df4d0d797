"""How fast the rules are: clones, moves and whole random playouts.

Machines differ, so every figure also comes as a ratio to a plain loop that is
timed in the same run.  Loop and rules take turns, and the quickest of several
tries counts for each, so that a busy machine does not blur the picture.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from game.cli.arguments import read_game
from game.rules.contract import Game, Json, State
from game.rules.registry import GAMES
from game.rules.rng import QuickRng

USUAL_PLAYERS = {
    "bascule": 4,
    "zero_pile": 4,
    "contretemps": 3,
    "gourmand": 4,
    "tri_express": 4,
}
TRIES = 15
TRY_SECONDS = 0.02
REFERENCE_ITERATIONS = 1_000_000
"""Fixed: the loop's sum grows with its length, and larger numbers cost more to add."""
STARTS = 8
TICKS_BETWEEN_MOVES = 20
"""Real-time games: how long somebody looks at the table before the next card."""

Work = Callable[[int], int]
"""Does something a number of times; how many units that were."""


@dataclass(slots=True)
class Stopwatch:
    """The quickest time per unit that a piece of work has shown so far."""

    work: Work
    repeats: int = 1
    best_seconds: float = float("inf")

    def warm_up(self) -> None:
        """Find how many repeats fill one try."""
        while self._time()[0] < TRY_SECONDS:
            self.repeats *= 2

    def try_once(self) -> None:
        seconds, units = self._time()
        self.best_seconds = min(self.best_seconds, seconds / units)

    def _time(self) -> tuple[float, int]:
        started = time.perf_counter()
        units = self.work(self.repeats)
        return time.perf_counter() - started, units


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds per unit, the reference loop's among them."""

    iteration: float
    clone: float
    move: float
    playout: float


def run(chosen: argparse.Namespace) -> int:
    games = [read_game(chosen.game)] if chosen.game else list(GAMES.values())
    table = {game.id: report(game) for game in games}
    print(json.dumps({"games": table}, indent=2) if chosen.json else as_text(table))
    return 0


def report(game: Game) -> dict[str, Json]:
    players = USUAL_PLAYERS.get(game.id, min(4, max(game.player_counts)))
    figures = measure(game, players)
    return {
        "players": players,
        "reference_iterations": REFERENCE_ITERATIONS,
        "reference_iterations_per_second": round(1 / figures.iteration),
        "clones_per_second": round(1 / figures.clone),
        "moves_per_second": round(1 / figures.move),
        "playouts_per_second": round(1 / figures.playout, 1),
        "reference_iterations_per_clone": round(figures.clone / figures.iteration, 1),
        "reference_iterations_per_move": round(figures.move / figures.iteration, 1),
        "reference_iterations_per_playout": round(figures.playout / figures.iteration),
    }


def measure(game: Game, players: int) -> Figures:
    options = game.options_type()
    starts = [game.start(players, options, seed) for seed in range(STARTS)]
    clones = Stopwatch(lambda repeats: _clones(starts, repeats))
    moves = Stopwatch(lambda repeats: _playouts(game, starts, repeats))
    reference = Stopwatch(reference_loop, repeats=REFERENCE_ITERATIONS)
    watches = (reference, clones, moves)
    for watch in watches:
        watch.warm_up()
    for _ in range(TRIES):
        for watch in watches:
            watch.try_once()
    length = _playouts(game, starts, STARTS * 8) / (STARTS * 8)
    return Figures(
        iteration=reference.best_seconds,
        clone=clones.best_seconds,
        move=moves.best_seconds,
        playout=moves.best_seconds * length,
    )


def reference_loop(count: int) -> int:
    """The fixed piece of plain Python that everything is compared with."""
    total = 0
    for i in range(count):
        total += i
    return count


def _clones(starts: list[State], repeats: int) -> int:
    for _ in range(repeats):
        for start in starts:
            start.clone()
    return repeats * len(starts)


def _playouts(game: Game, starts: list[State], repeats: int) -> int:
    """Random matches, copies of the start counted in; the moves made."""
    rng = QuickRng(repeats)
    playout = playout_in_real_time if game.real_time else playout_in_turns
    return sum(playout(starts[number % len(starts)], rng) for number in range(repeats))


def playout_in_turns(start: State, rng: QuickRng) -> int:
    """One random match through the public contract, without events; its moves."""
    state = start.clone()
    moves = 0
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    return moves


def playout_in_real_time(start: State, rng: QuickRng) -> int:
    """The same with a clock: time passes, then somebody who can does something."""
    state = start.clone()
    moves = 0
    while seats := state.to_act():
        state.advance(1 + rng.below(TICKS_BETWEEN_MOVES))
        seat = seats[rng.below(len(seats))]
        legal = state.legal_moves(seat)
        if legal:
            state.apply(seat, legal[rng.below(len(legal))])
            moves += 1
    return moves


def as_text(table: dict[str, dict[str, Json]]) -> str:
    """One block a game, one line a figure."""
    lines: list[str] = []
    for name, figures in table.items():
        lines.append(name)
        lines += [f"  {key:<34}{value:>14,}" for key, value in figures.items()]
    return "\n".join(lines)
