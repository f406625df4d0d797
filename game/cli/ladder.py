"""The ladder: how much better each level is than another, and what its thinking costs.

One seat of a level plays against a table of another.  Every deal is played once
from each seat, so nobody profits from better cards.
"""

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.cli.arguments import read_game, read_options, read_players
from game.cli.errors import BadCommand
from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import LEVELS, Level, NoSuchPlayer, levels_for, make_player
from game.players.player import Choice, Player, Sampler, Thinking, Watchful
from game.rules.contract import Game, Outcome, State, View
from game.rules.options import Options
from game.rules.registry import GAMES
from game.rules.rng import Rng

USUAL_PLAYERS = 4
ALL_COUNTS = "all"
CHALLENGER = "challenger"
TABLE = "table"


@dataclass(slots=True)
class Effort:
    """What the thinking of one level has cost."""

    seconds: list[float] = field(default_factory=list)
    """Processor time of each decision between several moves."""
    longest_slice: float = 0.0
    worlds: int = 0

    def share(self, part: float) -> float:
        """The decision that so large a part of all others is quicker than."""
        ordered = sorted(self.seconds) or [0.0]
        return ordered[min(int(len(ordered) * part), len(ordered) - 1)]

    def worlds_per_second(self) -> float:
        return self.worlds / max(sum(self.seconds), 1e-9)


class TimedPlayer:
    """A player whose thinking is measured; the play is its own."""

    def __init__(self, player: Player, effort: Effort) -> None:
        self.player = player
        self.effort = effort

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        def counted(chance: Rng) -> State:
            self.effort.worlds += 1
            return sample(chance)

        thinking = self.player.think(view, legal, counted, rng)
        spent = 0.0
        while True:
            started = time.process_time()
            try:
                next(thinking)
            except StopIteration as stop:
                spent += time.process_time() - started
                self._note(spent, len(legal))
                choice: Choice = stop.value
                return choice
            lasted = time.process_time() - started
            spent += lasted
            self.effort.longest_slice = max(self.effort.longest_slice, lasted)
            yield

    def _note(self, spent: float, moves: int) -> None:
        if moves > 1:
            self.effort.seconds.append(spent)

    def still_wants(self, choice: Choice, before: View, now: View) -> bool:
        player = self.player
        return not isinstance(player, Watchful) or player.still_wants(choice, before, now)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A level to be measured, the level of everybody else, and the table."""

    game: Game
    players: int
    level: str
    against: str
    options: Options


@dataclass(slots=True)
class Standing:
    matches: int = 0
    wins: float = 0.0
    squares: float = 0.0
    ahead: int = 0
    decided: int = 0
    effort: Effort = field(default_factory=Effort)

    def count(self, outcome: Outcome, seat: int) -> None:
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        self.matches += 1
        self.wins += won
        self.squares += won * won
        place = _place(outcome, seat)
        for rank, seats in enumerate(outcome.ranking):
            if rank != place:
                self.decided += len(seats)
                self.ahead += len(seats) if rank > place else 0

    @property
    def win_share(self) -> float:
        return self.wins / self.matches

    @property
    def interval(self) -> float:
        """Half of the 95 % interval."""
        mean = self.win_share
        spread = max(self.squares / self.matches - mean * mean, 0.0)
        return 1.96 * sqrt(spread / self.matches)

    @property
    def pair_share(self) -> float:
        """Of the rivals that ended on another place: how many were left behind."""
        return self.ahead / max(self.decided, 1)


def _place(outcome: Outcome, seat: int) -> int:
    return next(rank for rank, seats in enumerate(outcome.ranking) if seat in seats)


def run(chosen: argparse.Namespace) -> int:
    games = [read_game(chosen.game)] if chosen.game else list(GAMES.values())
    if chosen.matches < 1:
        raise BadCommand(f"--matches must be at least 1, not {chosen.matches}")
    print(HEADING)
    for game in games:
        for pairing in pairings(game, chosen):
            print(row(pairing, measure(pairing, chosen.matches, chosen.seed)), flush=True)
    return 0


def pairings(game: Game, chosen: argparse.Namespace) -> Iterator[Pairing]:
    """The pairing that was asked for; without one, each level against the one below."""
    for players in player_counts(game, chosen.players):
        options = read_options(game, players, chosen.option)
        for level, against in level_pairs(game, chosen):
            yield Pairing(game, players, level, against, options)


def player_counts(game: Game, text: str | None) -> Sequence[int]:
    """Tables of the usual size, of the size that was asked for, or of every size."""
    if text == ALL_COUNTS:
        return game.player_counts
    if text is None:
        usual = USUAL_PLAYERS in game.player_counts
        return (USUAL_PLAYERS if usual else game.player_counts[0],)
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise BadCommand(f"--players wants a number or {ALL_COUNTS!r}, not {text!r}")
    return (read_players(game, int(text)),)


def level_pairs(game: Game, chosen: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Who is measured against whom, as far as the game has such players."""
    if chosen.level or chosen.against:
        levels = [(chosen.level or "expert", chosen.against or "rule")]
    else:
        names = [name for name in levels_for(game.id) if name not in YARDSTICKS]
        levels = [*zip(names[1:], names, strict=False), *((names[-1], y) for y in YARDSTICKS)]
    for level, against in levels:
        if _known(level, game) and _known(against, game):
            yield level, against
        elif chosen.level or chosen.against:
            raise BadCommand(f"no players {level!r} and {against!r} for {game.id}")


YARDSTICKS = ("random", "greedy", "careful", "rule")
"""Levels that are no part of the ladder but measure it."""


def _known(level: str, game: Game) -> bool:
    try:
        make_player(level, game.id)
    except NoSuchPlayer:
        return False
    return True


def measure(pairing: Pairing, matches: int, seed: int) -> Standing:
    standing = Standing()
    levels = timed_levels(pairing, standing.effort)
    for number in range(matches):
        deal, seat = divmod(number, pairing.players)
        seats = [
            SeatSpec(SeatKind.BOT, str(place), level=CHALLENGER if place == seat else TABLE)
            for place in range(pairing.players)
        ]
        chance = Rng(seed).fork(deal).next64()
        match = Match(pairing.game, pairing.options, seats, chance, levels)
        standing.count(play_out(match), seat)
    return standing


def timed_levels(pairing: Pairing, effort: Effort) -> Mapping[str, Level]:
    def challenger(game_id: str) -> Player:
        return TimedPlayer(make_player(pairing.level, game_id), effort)

    return {CHALLENGER: challenger, TABLE: LEVELS[pairing.against]}


HEADING = (
    "| game | players | level | against | matches | wins | ± | pairs | median ms | p99 ms |"
    " longest slice ms | worlds/s |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def row(pairing: Pairing, standing: Standing) -> str:
    effort = standing.effort
    cells = (
        pairing.game.id,
        str(pairing.players),
        pairing.level,
        pairing.against,
        str(standing.matches),
        f"{100 * standing.win_share:.1f} %",
        f"{100 * standing.interval:.1f}",
        f"{100 * standing.pair_share:.1f} %",
        f"{1000 * effort.share(0.5):.1f}",
        f"{1000 * effort.share(0.99):.1f}",
        f"{1000 * effort.longest_slice:.1f}",
        f"{effort.worlds_per_second():,.0f}",
    )
    return "| " + " | ".join(cells) + " |"
