"""Against the clock a quick hand wins; this asks what is left at the same tempo."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import Level
from game.players.player import Choice, Sampler, Thinking
from game.players.tri_express import TEMPOS, Tempo, TriExpressPlayer, placing_ticks
from game.rules.contract import View
from game.rules.registry import GAMES
from game.rules.rng import Rng

MATCHES = 30


@dataclass(frozen=True, slots=True)
class Careless:
    """Any legal move, right or wrong, at the tempo of a level."""

    tempo: Tempo

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        yield
        return Choice(legal[rng.below(len(legal))], placing_ticks(self.tempo, rng))


def test_where_faults_are_called_care_beats_a_careless_hand_that_is_as_quick() -> None:
    game = GAMES["tri_express"]
    tempo = TEMPOS["normal"]
    levels: dict[str, Level] = {
        "rule": lambda _: TriExpressPlayer(tempo),
        "careless": lambda _: Careless(tempo),
    }
    won = 0
    for seed in range(MATCHES):
        names = ("rule", "careless") if seed % 2 else ("careless", "rule")
        seats = [SeatSpec(SeatKind.BOT, name, level=name) for name in names]
        outcome = play_out(Match(game, game.options_type(), seats, seed, levels))
        won += outcome.winners == (names.index("rule"),)
    assert won > 0.8 * MATCHES
