"""The worked examples of Contretemps, named after their ids."""

from game.rules.contretemps import JOKER, hourglasses_in
from tests.rules.contretemps.positions import (
    GAME,
    cards,
    legal,
    play,
    position,
    quiet_match,
    quiet_round,
    refused,
    series,
    start,
    words,
)

FIGURES = """
    seat 0: r5 r20 m20 m21
    seat 1: r3 r21 m22 m23
    seat 2: m7 r22 m24 m25
    seat 3: j3 r23 r24 r25
"""
AFTER_FIGURE_3 = """
    holder 0: 1 - r5 r3
    holder 1: 0 - m1
    holder 2: 3 - m2
    turn 2
    seat 0: r20 m20 m21 r19
    seat 1: r21 m22 m23
    seat 2: m7 m4 m24 m25
    seat 3: j3 r23 r24 r25
"""


def on_top(top: str, sign: str, hand: str) -> dict[str, str | None]:
    """For each card of a hand why it cannot capture a series with that top."""
    state = position(f"holder 0: 1 {sign} {top}\nseat 0: {hand}\nseat 1: r24 m24 r25 m25")
    return {card: refused(state, f"capture 0 {card}") for card in hand.split()}


def test_ct_t1_start_of_a_series() -> None:
    state = position(FIGURES)
    play(state, "start r5 -")
    assert series(state, 0) == "0 - r5"


def test_ct_t2_capture() -> None:
    state = position(FIGURES)
    play(state, "start r5 -", "capture 0 r3")
    assert series(state, 0) == "1 - r5 r3"


def test_ct_t3_under() -> None:
    state = position(AFTER_FIGURE_3)
    assert not any(move.startswith(("capture", "start")) for move in legal(state))
    play(state, "under 0 m7")
    assert series(state, 0) == "1 - m7 r5 r3"
    assert words(state.hands[2]) == "m4 m24 m25"


def test_ct_t4_joker_on_an_equal_number() -> None:
    state = position(AFTER_FIGURE_3)
    play(state, "under 0 m7", "capture 0 j3")
    assert series(state, 0) == "3 - m7 r5 r3 j3"
    found = state.view(0).holders[0]
    assert found is not None
    assert found.colour == JOKER


def test_ct_t5_on_joker_3_falling() -> None:
    assert on_top("j3", "-", "m3 r2 m1 j1 m4 j5") == {
        "m3": None,
        "r2": None,
        "m1": None,
        "j1": None,
        "m4": "not_lower",
        "j5": "not_lower",
    }


def test_ct_t6_on_joker_3_rising() -> None:
    assert on_top("j3", "+", "m3 r4 j5 r2") == {
        "m3": None,
        "r4": None,
        "j5": None,
        "r2": "not_higher",
    }


def test_ct_t7_on_red_5_falling() -> None:
    assert on_top("r5", "-", "m3 r6 j7 j5 j3 r4") == {
        "m3": "wrong_colour",
        "r6": "not_lower",
        "j7": "not_lower",
        "j5": None,
        "j3": None,
        "r4": None,
    }


def test_ct_t8_on_red_4_rising() -> None:
    assert on_top("r4", "+", "j5 j3 r1") == {"j5": None, "j3": "not_higher", "r1": "not_higher"}
    assert "j4" not in {GAME.card_text(card) for card in GAME.all_cards(position(FIGURES))}


def test_ct_t9_mauve_2_after_the_joker() -> None:
    state = position("""
        holder 0: 3 - m7 r5 r3 j3
        seat 0: m2 r20 m20
        seat 1: r1 m1 j1 m23
        seat 2: m4 m24 m25
        seat 3: r23 r24 r25
    """)
    play(state, "capture 0 m2")
    assert series(state, 0) == "0 - m7 r5 r3 j3 m2"
    assert refused(state, "capture 0 r1") == "wrong_colour"
    assert refused(state, "capture 0 m1") is None
    assert refused(state, "capture 0 j1") is None


def test_ct_t10_own_series_is_out_of_bounds() -> None:
    state = position("holder 0: 0 + r5\nholder 1: 1 + m5\nseat 0: r9 m9 m2\nseat 1: m3 m4 m6")
    assert refused(state, "capture 0 r9") == "own_series"
    assert refused(state, "under 0 r9") == "own_series"


def test_ct_t11_owner_of_all_three_only_discards() -> None:
    state = position("""
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: 0 - j5
        seat 0: r9 m1 m2
        seat 1: m3 m4 m6
    """)
    assert legal(state) == {"discard r9", "discard m1", "discard m2"}
    size = len(state.pile)
    play(state, "discard r9")
    assert len(state.pile) == size + 1
    assert words(state.pile[:1]) == "r9"


def test_ct_t12_owner_of_the_two_started_must_start() -> None:
    state = position("holder 0: 0 + r5\nholder 1: 0 + m5\nseat 0: r9 m9 m2\nseat 1: m3 m4 m6")
    assert {move.split()[0] for move in legal(state)} == {"start"}
    assert refused(state, "capture 0 r9") == "own_series"
    assert refused(state, "under 1 r9") == "own_series"
    assert refused(state, "capture 2 r9") == "holder_empty"
    assert refused(state, "discard r9") == "discard_not_forced"


def test_ct_t13_three_players_draw_pile_by_round() -> None:
    state = start(3, seed=3)
    sizes = [state.view(0).pile_size]
    for _ in range(3):
        quiet_round(state)
        sizes.append(state.view(0).pile_size)
    assert sizes == [45, 33, 21, 9]
    quiet_round(state)
    assert state.to_act() == ()
    view = state.view(0)
    assert view.hand_sizes == (2, 2, 2)
    assert view.totals == view.won_hourglasses


def test_ct_t14_one_discard_gives_two_players_a_sixth_round() -> None:
    text = """
        round 4
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: {third} - j5
        seat 0: r9 m1 m2
        seat 1: m3 m4 m6
        pile 9
    """
    with_discard = position(text.format(third=0))
    assert with_discard.view(0).pile_short == 1
    play(with_discard, "discard r9", "under 0 m6")
    assert with_discard.round == 5
    assert with_discard.to_act() == (1,)
    assert with_discard.view(0).hand_sizes == (7, 7)
    assert "r9" in words(with_discard.hands[0])  # the bottom card is drawn last
    without = position(text.format(third=1))
    play(without, "under 2 r9", "under 0 m6")
    assert without.to_act() == ()


def test_ct_t14_counts_from_a_real_deal() -> None:
    state = start(2, seed=3)
    sizes = []
    for _ in range(4):
        quiet_round(state)
        sizes.append(state.view(0).pile_size)
    assert sizes == [39, 29, 19, 9]
    quiet_match(state)
    assert len(state.view(0).score_lines) == 5


def test_ct_t15_scoring() -> None:
    assert hourglasses_in(cards("r13 m5 j9 r4 m1")) == 6
    state = position("seat 0: r1 r2 r3\nseat 1: m2 m3 m4\nwon 0: r13 m5 j9 r4 m1")
    assert state.view(1).won_hourglasses == (6, 0)


def test_ct_t16_first_players() -> None:
    seed = next(seed for seed in range(50) if start(4, seed).first == 2)
    state = start(4, seed)
    firsts = [state.view(0).first]
    for _ in range(2):
        quiet_round(state)
        firsts.append(state.view(0).first)
    assert firsts == [2, 3, 0]
