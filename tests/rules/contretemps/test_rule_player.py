"""The Contretemps player that judges by rules of thumb."""

import pytest

from game.players.contretemps import ContretempsPlayer, Judgement
from game.players.player import Choice, Player, Thinking
from game.players.random_player import RandomPlayer
from game.rules.contretemps import (
    HOURGLASSES,
    Action,
    ContretempsOptions,
    ContretempsState,
    KnownCard,
    action_of,
    card_of,
)
from game.rules.rng import Rng
from tests.rules.contretemps.positions import GAME, cards, play, position, start


def decide(player: Player, state: ContretempsState, rng: Rng) -> Choice:
    seat = state.turn
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


def chosen(text: str) -> str:
    choice = decide(ContretempsPlayer(), position(text), Rng(1))
    assert 0.0 <= choice.closeness <= 1.0
    return GAME.move_text(choice.move)


def share_against_random(players: int, games: int) -> float:
    """Victories of one rule player among random ones, ties shared, seats rotated."""
    wins = 0.0
    for number in range(games):
        state = start(players, seed=number // players)
        seat, rng = number % players, Rng(number)
        while state.to_act():
            player = ContretempsPlayer() if state.turn == seat else RandomPlayer()
            state.play(state.turn, decide(player, state, rng).move)
        outcome = state.outcome()
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wins / games


@pytest.mark.parametrize(("players", "share"), [(2, 0.9), (3, 0.85), (4, 0.75), (5, 0.6)])
def test_beats_random(players: int, share: float) -> None:
    assert share_against_random(players, games=60) >= share


def test_takes_the_richer_series() -> None:
    assert (
        chosen("""
        holder 0: 1 + r9 r13 r17
        holder 1: 1 + m4
        seat 0: r19 m6 m1
        seat 1: r21 m2 m3
    """)
        == "capture 0 r19"
    )


def test_captures_with_a_plain_card_rather_than_a_joker() -> None:
    assert (
        chosen("""
        holder 0: 1 + r9 r13 r17
        seat 0: r19 j19 m1 m12
        seat 1: r21 m2 m3 m14
    """)
        == "capture 0 r19"
    )


def test_spends_a_joker_when_it_pays() -> None:
    assert (
        chosen("""
        holder 0: 1 + r9 r13 r17
        seat 0: m19 j25 m1
        seat 1: r1 m2 m3
    """)
        == "capture 0 j25"
    )


def test_dumps_what_is_worthless() -> None:
    assert chosen("""
        holder 0: 1 - r1
        holder 1: 1 - m1
        holder 2: 2 - r2
        seat 0: m13 m12 j25 r17
        seat 1: r21 m2 m3 r20
        seat 2: r22 m22 m23 r18
    """) in {"under 0 m12", "under 1 m12", "under 2 m12"}


def test_a_worthless_number_goes_under_before_an_hourglass() -> None:
    """In the last turn of the last round nothing is worth saving."""
    assert chosen("""
        holder 0: 1 - r1
        holder 1: 1 - m1
        holder 2: 2 - r2
        seat 0: m13 m12 m24
        seat 1: r21 m2
        seat 2: r22 m22
        pile 0
    """) in {"under 0 m24", "under 1 m24", "under 2 m24"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_never_gives_away_more_than_it_must(players: int) -> None:
    """Two hourglasses or more go under only if all the rest is as rich, or a closing joker."""
    treasures = set(cards("j1 j25"))
    gifts = 0
    for seed in range(25):
        state, rng = start(players, seed), Rng(seed)
        while state.to_act():
            hand = list(state.hands[state.turn])
            move = decide(ContretempsPlayer(), state, rng).move
            given = HOURGLASSES[card_of(move)]
            if action_of(move) is Action.UNDER and given > 1:
                gifts += 1
                assert given == min(HOURGLASSES[card] for card in hand if card not in treasures)
            state.play(state.turn, move)
    assert gifts


def test_a_card_it_returned_is_no_threat_while_it_lies_in_the_pile() -> None:
    state = position("""
        holder 0: 0 + r22
        holder 1: 0 + m5
        holder 2: 0 - j5
        seat 0: r23 m1 m2 r10
        seat 1: m3 m4 m6 m7
        pile 20
    """)
    play(state, "discard r23", "under 0 m3")
    view = state.view(0)
    assert view.known == (KnownCard(cards("r23")[0], seats=(), pile=(0,)),)
    assert cards("r23")[0] not in Judgement(view).unseen


def test_starts_with_a_card_that_is_hard_to_overtake() -> None:
    move = chosen("""
        won 1: r22 r23 r24 r25
        seat 0: r21 m21 m5
        seat 1: r10 m2 m3
    """)
    assert move == "start r21 +"


def test_same_chance_same_choice_and_double_deck() -> None:
    state = start(5, 3, ContretempsOptions(double_deck=True))
    while state.to_act():
        move = decide(ContretempsPlayer(), state, Rng(9)).move
        assert move == decide(ContretempsPlayer(), state, Rng(9)).move
        state.play(state.turn, move)
    assert state.view(0).deck == 1
