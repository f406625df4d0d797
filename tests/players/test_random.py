"""The player without a plan: every legal move, equally often."""

from collections import Counter

from game.players.random_player import (
    QUICKEST_REACTION_TICKS,
    SLOWEST_REACTION_TICKS,
    RandomPlayer,
)
from game.rules.registry import GAMES
from tests.players.tables import decide


def test_every_move_is_chosen_about_as_often() -> None:
    game = GAMES["bascule"]
    state = game.start(4, game.options_type(), 3)
    seat = state.to_act()[0]
    choices = [decide(RandomPlayer(), game, state, seat, seed)[0] for seed in range(1800)]
    counts = Counter(choice.move for choice in choices)
    assert sorted(counts) == state.legal_moves(seat)
    # Chi-square with 8 degrees of freedom: above 26.1 once in a thousand.
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 26.1


def test_reactions_are_human() -> None:
    game = GAMES["bascule"]
    state = game.start(4, game.options_type(), 3)
    seat = state.to_act()[0]
    ticks = {
        decide(RandomPlayer(), game, state, seat, seed)[0].reaction_ticks for seed in range(1500)
    }
    assert min(ticks) == QUICKEST_REACTION_TICKS
    assert max(ticks) == SLOWEST_REACTION_TICKS
