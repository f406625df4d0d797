"""Contretemps by search: positions where the right card is plain to a person."""

from dataclasses import replace

import pytest

from game.players.judgement.contretemps import ContretempsJudgement, prices
from game.players.levels import make_player
from game.players.search import SearchPlayer, Traits
from game.rules.contretemps import ContretempsState
from game.rules.rng import Rng
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


RICH_AND_UNSAFE = """
    seat 0: r14 j25 m2
    seat 1: r15 r16 r17 r18
    holder 0: 1 + r9 r13
    holder 1: 1 + m25
    holder 2: 1 - m1
    turn 0
    pile 30
"""


@pytest.mark.parametrize("level", ["learning", "easy"])
def test_beginners_take_what_is_rich_now(level: str) -> None:
    """r14 brings an hourglass more than the joker, which nothing could overtake."""
    state = position(RICH_AND_UNSAFE)
    player = make_player(level, GAME.id)
    assert isinstance(player, SearchPlayer)
    exact = player.with_traits(replace(player.traits, margin=0.0, margins={}))
    decided, _ = decide(exact, GAME, state, state.turn, seed=1)
    assert GAME.move_text(decided.move) == "capture 0 r14"


def test_a_selfish_seat_does_not_see_what_it_gives_away() -> None:
    state = position(RICH_AND_UNSAFE)
    view, legal = state.view(0), state.legal_moves(0)
    gifts = [GAME.parse_move(text) for text in ("under 1 r14", "under 1 m2")]
    for selfish in (True, False):
        traits = Traits(worlds=1, foresight=1, selfish=selfish)
        rich, poor = ContretempsJudgement(view, legal, traits).values(state, gifts, Rng(1))
        assert (rich == poor) is selfish


def test_every_legal_move_is_a_candidate() -> None:
    state = position(RICH_AND_UNSAFE)
    legal = state.legal_moves(0)
    judgement = ContretempsJudgement(state.view(0), legal, Traits(worlds=1))
    assert sorted(judgement.candidates()) == sorted(legal)
