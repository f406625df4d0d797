"""Many Tri Express matches of bots: ``python -m tests.soak.tri_express [GAMES] [FIRST]``.

Every match has its own mix of player count, mode, variants, handicap and
levels, drawn from its number.  Each must end without a dead position, satisfy
the referee who reads only the transcript, and replay exactly from its record.
"""

import json
import sys
from collections import Counter

from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.players.tri_express import TEMPOS, tri_express_player
from game.rules.registry import GAMES
from game.rules.rng import Rng
from game.rules.tri_express import TriExpressOptions
from tests.rules.tri_express.referee import Referee

GAME = GAMES["tri_express"]
RANDOM = "random"
LEVEL_NAMES = (*TEMPOS, RANDOM)


def _player(level: str) -> Player:
    return RandomPlayer() if level == RANDOM else tri_express_player(level)


LEVELS = {name: lambda game_id, name=name: _player(name) for name in LEVEL_NAMES}


def table(number: int) -> Match:
    """The match of that number."""
    chance = Rng(number)
    players = 2 + chance.below(3)
    options = TriExpressOptions(
        strict=chance.below(2) == 0,
        by_threes=chance.below(2) == 0,
        rounds=(1, 1, 1, 2, 3)[chance.below(5)],
        **{f"head_start_{seat}": max(0, chance.below(24) - 11) for seat in range(1, players + 1)},
    )
    levels = [LEVEL_NAMES[chance.below(len(LEVEL_NAMES))] for _ in range(players)]
    seats = [SeatSpec(SeatKind.BOT, level, level=level) for level in levels]
    return Match(GAME, options, seats, chance.next64(), LEVELS)


def examine(number: int) -> Counter[str]:
    """Play a match, judge it, replay it; what happened in it, counted."""
    match = table(number)
    play_out(match)
    transcript = json.loads(json.dumps(list(rows(match))))
    Referee(transcript[0]).read(transcript[1:])
    again = record.load(record.dump(match), players=LEVELS)
    assert (again.digest(), again.tick) == (match.digest(), match.tick), number
    told = Counter(row["event"] for row in transcript if row["row"] == "event")
    return told + Counter({"matches": 1, f"for {match.players}": 1, "moves": len(match.log)})


def soak(games: int, first: int = 0) -> Counter[str]:
    total: Counter[str] = Counter()
    for number in range(first, first + games):
        total += examine(number)
    return total


if __name__ == "__main__":
    print(json.dumps(soak(*(int(word) for word in sys.argv[1:] or ("1000",))), indent=1))
