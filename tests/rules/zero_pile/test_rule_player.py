"""The Zero Pile player that judges by rules of thumb."""

import pytest

from game.players.player import Choice, Player, Thinking
from game.players.random_player import RandomPlayer
from game.players.zero_pile import ZeroPilePlayer
from game.rules.rng import Rng
from game.rules.zero_pile import ZeroPileOptions, ZeroPileState
from tests.rules.zero_pile.positions import GAME, TARGET, TEAMS, play, position, start


def decide(player: Player, state: ZeroPileState, seat: int, rng: Rng) -> Choice:
    view = state.view(seat)
    thinking = player.think(
        view, state.legal_moves(seat), lambda chance: GAME.sample(view, chance), rng
    )
    return run(thinking)


def run(thinking: Thinking) -> Choice:
    """Let a player think to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            choice: Choice = stop.value
            return choice


def chosen(state: ZeroPileState, seat: int) -> str:
    choice = decide(ZeroPilePlayer(), state, seat, Rng(1))
    assert 0.0 <= choice.closeness <= 1.0
    return GAME.move_text(choice.move)


def played_out(state: ZeroPileState, rule_seats: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """A match of rule players in these seats against random ones; the winners."""
    while seats := state.to_act():
        player = ZeroPilePlayer() if seats[0] in rule_seats else RandomPlayer()
        state.play(seats[0], decide(player, state, seats[0], rng).move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


def share_against_random(players: int, games: int, options: ZeroPileOptions) -> float:
    """Victories of one rule player among random ones, ties shared, seats rotated."""
    wins = 0.0
    for number in range(games):
        state = start(players, number // players, options)
        winners = played_out(state, (number % players,), Rng(number))
        wins += (number % players in winners) / len(winners)
    return wins / games


@pytest.mark.parametrize(
    ("players", "options", "share"),
    [
        (3, ZeroPileOptions(), 0.75),
        (4, ZeroPileOptions(), 0.75),
        (4, TARGET, 0.75),
        (5, ZeroPileOptions(), 0.75),
        (6, ZeroPileOptions(), 0.45),
    ],
)
def test_beats_random(players: int, options: ZeroPileOptions, share: float) -> None:
    assert share_against_random(players, games=20, options=options) >= share


@pytest.mark.parametrize(("players", "seats"), [(4, (0, 2)), (6, (1, 3, 5))])
def test_a_team_beats_a_random_team(players: int, seats: tuple[int, ...]) -> None:
    wins = [played_out(start(players, seed, TEAMS), seats, Rng(seed)) for seed in range(8)]
    assert sum(winners == seats for winners in wins) >= 7


def test_lays_out_middling_cards_of_different_colours() -> None:
    state = position("""
        seat 0: b8 b7 g0 g7 r9 y11 p1
        seat 1: b1 b2 b3 b4 b5 b6 y1
        seat 2: y2 y3 y4 y5 y6 y7 y8
    """)
    assert chosen(state, 0) == "layout b8 g7 r9"


LAST_TRICKS = """
    seat 0: b2 / r3 b7 g5
    seat 1: r5 / r9 g6 p1
    seat 2: {} / {}
"""


def test_takes_a_trick_that_pays() -> None:
    state = position(LAST_TRICKS.format("p9 g0", "b1 g7"))
    play(state, "b2 r5")
    # taking it leaves p9, b2, r5 besides g7; g0 would only do seat 1 good
    assert chosen(state, 2) == "play p9"


def test_leaves_a_trick_that_would_cover_good_piles() -> None:
    state = position(LAST_TRICKS.format("r10 p0", "b11 r11"))
    play(state, "b2 r5")
    assert chosen(state, 2) == "play p0"


def test_drops_a_zero_where_it_hurts() -> None:
    state = position(LAST_TRICKS.format("r0 g0 y0", "b11 p11"))
    play(state, "b2 r5")
    # seat 1 takes r5, then this card, then b2: a zero on green costs it 6, on red 5
    assert chosen(state, 2) == "play g0"


@pytest.mark.parametrize(("trick", "answer"), [("b2 g4 r5", "play y0"), ("b2 r5 g4", "play y3")])
def test_gives_a_mate_what_it_keeps_from_a_rival(trick: str, answer: str) -> None:
    first, second, third = trick.split()
    state = position(
        f"""
        seat 0: {first} / r3 b7 g5
        seat 1: {second} / r9 p1 b6
        seat 2: {third} / r8 p2 b5
        seat 3: y3 y0 / b11 p11 r11
        """,
        TEAMS,
    )
    play(state, trick)
    assert chosen(state, 3) == answer


def test_same_chance_same_choice() -> None:
    state = start(6, 3, TEAMS)
    while (seats := state.to_act()) and state.round == 0:
        move = decide(ZeroPilePlayer(), state, seats[0], Rng(9)).move
        assert move == decide(ZeroPilePlayer(), state, seats[0], Rng(9)).move
        state.play(seats[0], move)
    assert state.round == 1


def test_yields_often_while_laying_out() -> None:
    state = start(4)
    view = state.view(0)
    legal = state.legal_moves(0)
    thinking = ZeroPilePlayer().think(view, legal, lambda chance: state, Rng(1))
    assert sum(1 for _ in thinking) >= len(legal) // 64
