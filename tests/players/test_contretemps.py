"""Contretemps by search: positions where the right card is plain to a person."""

import pytest

from game.players.judgement.contretemps import prices
from game.players.levels import make_player
from game.rules.contretemps import ContretempsState
from tests.players.tables import decide
from tests.rules.contretemps.positions import GAME, cards, position

GOOD_LEVELS = pytest.mark.parametrize("level", ["normal", "strong", "expert"])


def choice(state: ContretempsState, level: str = "expert") -> str:
    decided, _ = decide(make_player(level, GAME.id), GAME, state, state.turn, seed=1)
    return GAME.move_text(decided.move)


@GOOD_LEVELS
def test_the_last_card_of_the_match_takes_the_richest_series(level: str) -> None:
    state = position("""
        seat 0: r20 m2 r8
        seat 1: r1 r2
        holder 0: 1 + r9 r13 r17
        holder 1: 1 + m22 m23
        holder 2: 1 - m3 m1
        turn 0
        pile 0
    """)
    assert choice(state, level) == "capture 0 r20"


@GOOD_LEVELS
def test_nobody_feeds_a_rival_with_the_last_card_of_the_match(level: str) -> None:
    """Nothing fits: the card without hourglasses goes under."""
    state = position("""
        seat 0: r13 m17 m2
        seat 1: r1 r2
        holder 0: 1 + r25
        holder 1: 1 + j25
        holder 2: 1 - j1
        turn 0
        pile 0
    """)
    assert choice(state, level).endswith(" m2")


def test_a_closing_card_that_is_not_needed_is_kept_for_the_next_round() -> None:
    """Both cards take the series for good, as nobody has a turn left."""
    state = position("""
        seat 0: r20 r25 m12
        seat 1: r1 r2
        holder 0: 1 + r9 r13 r17
        holder 1: 1 + m25
        holder 2: 1 - m1
        turn 0
        pile 30
    """)
    assert choice(state) == "capture 0 r20"


def test_a_card_is_dearer_while_it_can_still_be_played() -> None:
    closer = cards("r25")[0]
    reserves = [prices(4, uses_later).reserves[closer] for uses_later in (0, 1, 2)]
    assert reserves == sorted(reserves)
    assert reserves[0] < 0.001 < reserves[1]


def test_a_series_is_safer_the_fewer_cards_fit_and_turns_remain() -> None:
    middle, closer = cards("r13 r25")
    early, late = prices(12, 1), prices(2, 1)
    assert early.kept_rising[middle] < late.kept_rising[middle] < late.kept_rising[closer]
