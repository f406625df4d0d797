"""What a scene asks about cards and targets."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import WATCHER
from game.rules.contretemps import (
    FREE,
    HOLDERS,
    PILE,
    Action,
    ContretempsOptions,
    prospects_at,
    prospects_of,
)
from tests.rules.contretemps.positions import cards, position, quiet_match, quiet_round, start
from tests.rules.contretemps.test_properties import match, seeds

TABLE = """
    holder 0: 1 - m9 r5
    holder 1: 0 + m5
    seat 0: r4 m7 j5 r1
    seat 1: m3 m4 m6
"""


def test_targets_of_a_card() -> None:
    view = position(TABLE).view(0)
    found = prospects_of(view, cards("r4")[0])
    told = [(item.action, item.place, item.refusal, item.owner, item.hourglasses) for item in found]
    assert told == [
        (Action.CAPTURE, 0, None, 0, 3 + 2 + 1),
        (Action.UNDER, 0, None, 1, 3 + 2 + 1),
        (Action.CAPTURE, 1, "own_series", 0, 2 + 1),
        (Action.UNDER, 1, "own_series", 0, 2 + 1),
        (Action.START_RISING, 2, None, 0, 1),
        (Action.START_FALLING, 2, None, 0, 1),
        (Action.DISCARD, PILE, "discard_not_forced", FREE, 1),
    ]


def test_cards_for_a_target() -> None:
    view = position(TABLE).view(0)
    captures = [item for item in prospects_at(view, 0) if item.action is Action.CAPTURE]
    fitting = [item.card for item in captures if item.possible]
    assert sorted(fitting) == sorted(cards("r4 j5 r1"))
    assert [item.refusal for item in captures if not item.possible] == ["wrong_colour"]
    assert all(item.possible for item in prospects_at(view, 2))
    assert not any(item.possible for item in prospects_at(view, PILE))


ALL_MINE = """
    holder 0: 0 + r5
    holder 1: 0 + m5
    holder 2: 0 - j5
    seat 0: r9 m1 m2
    seat 1: m3 m4 m6
"""


def test_owner_of_all_three_can_only_go_to_the_pile() -> None:
    found = prospects_of(position(ALL_MINE).view(0), cards("r9")[0])
    assert [item.action for item in found if item.possible] == [Action.DISCARD]
    assert {item.refusal for item in found if not item.possible} == {"must_discard"}
    assert (found[-1].place, found[-1].owner, found[-1].hourglasses) == (PILE, FREE, 3)


def reasons(view_text: str, card: str) -> dict[tuple[Action, int], str | None]:
    """By action and place why a card of seat 0 cannot go there."""
    found = prospects_of(position(view_text).view(0), cards(card)[0])
    return {(item.action, item.place): item.refusal for item in found}


def test_every_wrong_pair_has_its_reason() -> None:
    full = """
        holder 0: 1 - r5
        holder 1: 1 + m20
        holder 2: 0 + m5
        seat 0: r9 m9 r1
        seat 1: m3 m4 m6
    """
    red, mauve = reasons(full, "r9"), reasons(full, "m9")
    assert red[Action.CAPTURE, 0] == "not_lower"
    assert mauve[Action.CAPTURE, 0] == "wrong_colour"
    assert mauve[Action.CAPTURE, 1] == "not_higher"
    assert mauve[Action.CAPTURE, 2] == mauve[Action.UNDER, 2] == "own_series"
    assert mauve[Action.UNDER, 1] is None
    assert mauve[Action.DISCARD, PILE] == "discard_not_forced"


def test_a_card_of_somebody_else_has_no_targets() -> None:
    state = position(TABLE)
    assert prospects_of(state.view(0), cards("m3")[0]) == ()
    assert prospects_of(state.view(WATCHER), cards("r4")[0]) == ()
    assert prospects_at(state.view(WATCHER), 0) == ()


def test_score_written_down_after_the_first_deck() -> None:
    state = start(5, 11, ContretempsOptions(double_deck=True))
    quiet_round(state)
    assert state.view(0).written_down is None
    quiet_round(state)
    written = state.view(0).totals
    assert state.view(0).written_down == written
    assert any(written)
    quiet_round(state)
    assert state.view(0).written_down == written != state.view(0).totals
    quiet_match(state)
    assert state.view(WATCHER).written_down == written


def test_counts_for_the_table() -> None:
    view = position(TABLE + "won 1: r13 r9\npile 3").view(0)
    assert view.free_holder == 2
    assert view.owners == (1, 0, FREE)
    assert view.held_hourglasses == (2, 5)
    assert view.written_down is None
    assert [None if held is None else held.hourglasses for held in view.holders] == [5, 2, None]
    assert view.turns_left == (2, 1)
    assert (view.pile_size, view.pile_needed, view.pile_short) == (3, 10, 7)


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 5), seeds)
def test_prospects_agree_with_the_rules(players: int, seed: int) -> None:
    for state, _ in match((players, False), seed):
        if not state.to_act():
            continue
        seat = state.turn
        view = state.view(seat)
        by_card = [item for card in view.hand for item in prospects_of(view, card)]
        for item in by_card:
            assert item.refusal == state.refusal(seat, item.move)
        possible = {item.move for item in by_card if item.possible}
        assert possible == set(state.legal_moves(seat))
        places = (*range(HOLDERS), PILE)
        by_place = [item for place in places for item in prospects_at(view, place)]
        assert {item.move for item in by_place if item.possible} == possible
