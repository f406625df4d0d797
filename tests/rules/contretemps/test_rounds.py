"""Rounds, refills, the end and the double deck of Contretemps: one test a rule, named after it."""

import pytest

from game.rules.contract import Event, ScoreLine
from game.rules.contretemps import (
    DECK,
    FREE,
    ContretempsOptions,
    Dealt,
    DeckReshuffled,
    HandsRefilled,
    MatchEnded,
    RoundEnded,
)
from game.rules.options import BadOption
from tests.rules.contretemps.positions import (
    GAME,
    cards,
    play,
    position,
    quiet_match,
    quiet_round,
    quiet_turn,
    start,
    words,
)

DOUBLE_DECK = ContretempsOptions(double_deck=True)


# -- round end


@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 12), (4, 16), (5, 20)])
def test_ct_24_round_ends_when_all_have_two_cards(players: int, turns: int) -> None:
    state = start(players)
    events: list[Event] = []
    for turn in range(turns):
        assert sum(state.view(0).turns_left) == turns - turn
        assert not any(isinstance(event, RoundEnded) for event in events)
        quiet_turn(state, events)
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert [event.round for event in ended] == [0]


def test_ct_25_collect_what_stands_in_front_of_you() -> None:
    state = position("""
        holder 0: 1 + r5 r9
        holder 1: 1 - m15
        seat 0: r11 r1 r2
        seat 1: m3 m4
        won 0: m13
        pile 0
    """)
    _, ended, over = play(state, "capture 0 r11")
    assert isinstance(ended, RoundEnded)
    assert ended.owners == (0, 1, FREE)
    assert [words(found) for found in ended.series] == ["r5 r9 r11", "m15", ""]
    assert ended.points == (7, 2)
    assert isinstance(over, MatchEnded)
    assert state.view(0).won[0] == tuple(cards("m13 r5 r9 r11"))
    assert state.view(0).holders == (None, None, None)
    assert [words(hand) for hand in state.hands] == ["r1 r2", "m3 m4"]


@pytest.mark.parametrize(("players", "draw"), [(2, 5), (3, 4), (4, 4), (5, 4)])
def test_ct_26_refill_from_the_new_first_player(players: int, draw: int) -> None:
    state = start(players)
    events: list[Event] = []
    pile = state.pile
    quiet_round(state, events)
    refill = events[-1]
    assert isinstance(refill, HandsRefilled)
    assert [len(drawn) for drawn in refill.drawn] == [draw] * players
    top_down = pile[::-1]
    order = [(state.first + step) % players for step in range(players)]
    for step, seat in enumerate(order):
        assert refill.drawn[seat] == top_down[step * draw : (step + 1) * draw]
        assert set(refill.drawn[seat]) <= set(state.hands[seat])
    assert len(state.pile) == len(pile) - draw * players == refill.pile_size
    assert {len(hand) for hand in state.hands} == {draw + 2}


def test_ct_27_first_player_moves_to_the_left() -> None:
    state = start(3)
    first = state.first
    quiet_round(state)
    assert state.first == (first + 1) % 3
    assert state.to_act() == (state.first,)


# -- game end


@pytest.mark.parametrize(("players", "needed"), [(2, 10), (3, 12), (4, 16), (5, 20)])
def test_ct_28_ends_when_the_pile_cannot_refill_all(players: int, needed: int) -> None:
    assert start(players).view(0).pile_needed == needed
    hands = ["r1 r2 r3", "m1 m2", "r4 r5", "m4 m5", "r6 r7"][:players]
    lines = "\n".join(f"seat {seat}: {hand}" for seat, hand in enumerate(hands))
    enough = position(f"{lines}\npile {needed}")
    assert enough.view(0).pile_short == 0
    play(enough, "start r1 +")
    assert enough.to_act() != ()
    assert enough.pile == ()
    short = position(f"{lines}\npile {needed - 1}")
    assert short.view(0).pile_short == 1
    play(short, "start r1 +")
    assert short.to_act() == ()
    assert len(short.pile) == needed - 1  # nobody draws a partial refill
    outcome = short.outcome()
    assert outcome is not None
    assert outcome.reason == "pile_exhausted"
    assert short.refusal(0, short.hands[0][0]) == "match_over"


@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 2)])
def test_ct_29_rounds_without_returned_cards(players: int, rounds: int) -> None:
    state = start(players)
    quiet_match(state)
    assert len(state.view(0).score_lines) == rounds


def test_ct_30_most_hourglasses_win_and_ties_share() -> None:
    state = position("""
        holder 0: 1 + r5
        holder 1: 2 + m5
        holder 2: 0 + r4
        seat 0: r1 r9 r17
        seat 1: m1 m2
        seat 2: m3 m4
        pile 0
    """)
    play(state, "under 1 r1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 2, 2)  # r9 and r17 in hand do not count
    assert outcome.ranking == ((1, 2), (0,))
    assert outcome.winners == (1, 2)


# -- variant


def test_ct_v1_five_players_play_through_the_pile_twice() -> None:
    events: list[Event] = []
    state = start(5, 11, DOUBLE_DECK, events)
    first = state.first
    quiet_round(state, events)
    quiet_round(state, events)
    assert state.deck == 1
    written = state.view(0).totals
    halves = [event for event in events if isinstance(event, DeckReshuffled | Dealt)]
    assert [type(event) for event in halves] == [Dealt, DeckReshuffled, Dealt]
    assert halves[1] == DeckReshuffled(1, written)
    assert state.view(0).won == ((),) * 5
    assert state.view(0).hand_sizes == (6,) * 5
    assert state.view(0).pile_size == 33
    assert state.first == (first + 2) % 5
    assert GAME.all_cards(state) == sorted(DECK)
    quiet_match(state)
    lines = state.view(0).score_lines
    assert len(lines) == 4
    second = [sum(line.points[seat] for line in lines[2:]) for seat in range(5)]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(a + b for a, b in zip(written, second, strict=True))
    assert state.view(0).won_hourglasses == tuple(second)
    assert all(line == ScoreLine(line.points, line.points) for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ct_v1_is_for_five_players_only(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(players, DOUBLE_DECK, 1)
