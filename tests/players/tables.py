"""Positions of every game in which a player can be asked what it would do."""

from collections.abc import Iterator
from functools import partial

from game.players.player import Choice, Player
from game.rules.contract import Game, State
from game.rules.rng import Rng
from tests.contract.tables import Case, sights

POSITIONS = 12


def positions(game: Game, seed: int, most: int = POSITIONS) -> Iterator[State]:
    """Some positions of a random match, at tables of every size."""
    for players in game.player_counts:
        case = Case(game, players, game.options_type(), seed)
        yield from sights(case, Rng(seed).fork(players), most)


def acting(state: State) -> Iterator[int]:
    """The seats that can do something now."""
    return (seat for seat in state.to_act() if state.legal_moves(seat))


def decide(player: Player, game: Game, state: State, seat: int, seed: int) -> tuple[Choice, int]:
    """What a player decides at a seat, and how often it paused to let others go on."""
    view = state.view(seat)
    legal = state.legal_moves(seat)
    thinking = player.think(view, legal, partial(game.sample, view), Rng(seed))
    pauses = 0
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            choice: Choice = stop.value
            return choice, pauses
        pauses += 1
