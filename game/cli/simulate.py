"""Bots against bots: many matches, one summary."""

import argparse
import hashlib
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

from game.cli.arguments import read_game, read_levels, read_options, read_players
from game.cli.errors import BadCommand
from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.rules.contract import Game, Json, Outcome
from game.rules.options import Options
from game.rules.rng import Rng


@dataclass(frozen=True, slots=True)
class Plan:
    game: Game
    options: Options
    levels: tuple[str, ...]
    games: int
    seed: int
    records: Path | None


@dataclass(slots=True)
class Tally:
    """What has happened so far, seat by seat."""

    wins: list[float]
    scores: list[int]
    moves: int = 0
    digests: list[str] = field(default_factory=list)

    def count(self, match: Match, outcome: Outcome) -> None:
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        self.moves += len(match.log)
        self.digests.append(match.digest())


def run(chosen: argparse.Namespace) -> int:
    plan = read_plan(chosen)
    print(json.dumps(simulate(plan), ensure_ascii=False))
    return 0


def read_plan(chosen: argparse.Namespace) -> Plan:
    game = read_game(chosen.game)
    players = read_players(game, chosen.players)
    if chosen.games < 1:
        raise BadCommand(f"--games must be at least 1, not {chosen.games}")
    if not 0 <= chosen.seed <= record.MOST_SEED:
        raise BadCommand(f"--seed must be from 0 to {record.MOST_SEED}")
    return Plan(
        game=game,
        options=read_options(game, players, chosen.option),
        levels=read_levels(game, players, chosen.seats),
        games=chosen.games,
        seed=chosen.seed,
        records=None if chosen.records is None else _folder(chosen.records),
    )


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCommand(f"cannot write records to {name}: {error.strerror}") from error
    return folder


def simulate(plan: Plan) -> dict[str, Json]:
    tally = Tally([0.0] * len(plan.levels), [0] * len(plan.levels))
    started = time.perf_counter()
    for number in range(plan.games):
        match = _match(plan, number)
        tally.count(match, play_out(match))
        _keep(plan, number, match)
    return _summary(plan, tally, time.perf_counter() - started)


def _match(plan: Plan, number: int) -> Match:
    """Match number so-and-so of a plan: its seed comes from the plan's seed."""
    seats = [
        SeatSpec(SeatKind.BOT, f"{level} {seat + 1}", level=level)
        for seat, level in enumerate(plan.levels)
    ]
    return Match(plan.game, plan.options, seats, Rng(plan.seed).fork(number).next64())


def _keep(plan: Plan, number: int, match: Match) -> None:
    if plan.records is None:
        return
    path = plan.records / f"{plan.game.id}-{plan.seed}-{number:05d}.json"
    try:
        path.write_text(record.dump(match) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadCommand(f"cannot write {path}: {error.strerror}") from error


def _summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Json]:
    return {
        "game": plan.game.id,
        "rules_version": plan.game.rules_version,
        "players": len(plan.levels),
        "options": plan.options.to_json(),
        "seats": list(plan.levels),
        "games": plan.games,
        "seed": plan.seed,
        "wins": [round(wins, 6) for wins in tally.wins],
        "win_share": [round(wins / plan.games, 4) for wins in tally.wins],
        "mean_scores": [round(score / plan.games, 4) for score in tally.scores],
        "moves": tally.moves,
        "moves_per_game": round(tally.moves / plan.games, 2),
        "moves_per_second": round(tally.moves / seconds, 1),
        "seconds": round(seconds, 3),
        "digest": hashlib.sha256("".join(tally.digests).encode()).hexdigest()[:16],
    }
