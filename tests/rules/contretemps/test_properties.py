"""Random play of Contretemps: what must hold at every step of every match."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import WATCHER, Event, IllegalMove
from game.rules.contretemps import (
    DECK,
    Action,
    ContretempsOptions,
    ContretempsState,
    ContretempsView,
    Dealt,
    action_of,
)
from game.rules.notation import HIDDEN
from game.rules.rng import Rng
from tests.rules.contretemps.positions import GAME, start

tables = st.one_of(
    st.tuples(st.integers(2, 5), st.just(False)), st.tuples(st.just(5), st.just(True))
)
seeds = st.integers(0, 2**64 - 1)
EXAMPLES = settings(max_examples=40, deadline=None)


def choose(state: ContretempsState, rng: Rng) -> int:
    """Any move, but two times in three one that takes a series: so that cards get returned."""
    moves = state.legal_moves(state.turn)
    taking = [move for move in moves if action_of(move) is not Action.UNDER]
    if taking and rng.below(3):
        moves = taking
    return moves[rng.below(len(moves))]


def match(table: tuple[int, bool], seed: int) -> Iterator[tuple[ContretempsState, Rng]]:
    """Every position of a match; the caller may look, the match plays on."""
    players, double_deck = table
    state = start(players, seed, ContretempsOptions(double_deck))
    rng = Rng(seed).fork(1)
    yield state, rng
    while state.to_act():
        state.play(state.turn, choose(state, rng))
        yield state, rng


def public_cards(view: ContretempsView) -> set[int]:
    series = [found.cards for found in view.holders if found is not None]
    return {card for place in (*series, *view.won) for card in place}


def knowable(view: ContretempsView) -> set[int]:
    return public_cards(view) | set(view.hand) | {known.card for known in view.known}


def shown_cards(event: Event) -> set[int]:
    found: set[int] = set()
    for entry in fields(event):
        if entry.name in event.CARDS:
            found |= flat(getattr(event, entry.name))
    return found - {HIDDEN}


def flat(value: object) -> set[int]:
    if isinstance(value, tuple):
        return {card for item in value for card in flat(item)}
    assert isinstance(value, int)
    return {value}


@EXAMPLES
@given(tables, seeds)
def test_cards_are_conserved_and_matches_end(table: tuple[int, bool], seed: int) -> None:
    limit = GAME.most_moves(table[0], ContretempsOptions(table[1]))
    moves = -1
    for state, _ in match(table, seed):
        moves += 1
        assert GAME.all_cards(state) == sorted(DECK)
        assert (state.outcome() is None) == bool(state.to_act())
    assert moves <= limit


@EXAMPLES
@given(tables, seeds)
def test_samples_agree_with_the_view(table: tuple[int, bool], seed: int) -> None:
    for step, (state, rng) in enumerate(match(table, seed)):
        if step % 3:
            continue
        for seat in (WATCHER, *range(table[0])):
            view = state.view(seat)
            world = GAME.sample(view, rng.clone())
            assert GAME.all_cards(world) == sorted(DECK)
            assert world.view(seat) == view
            assert world.legal_moves(seat) == (state.legal_moves(seat) if seat >= 0 else [])
            assert GAME.sample(world.view(seat), rng.clone()).digest() == world.digest()


@EXAMPLES
@given(tables, seeds)
def test_views_tell_the_truth(table: tuple[int, bool], seed: int) -> None:
    for state, _ in match(table, seed):
        for seat in range(table[0]):
            for known in state.view(seat).known:
                in_hands = [s for s in known.seats if known.card in state.hands[s]]
                in_pile = [place for place in known.pile if state.pile[place] == known.card]
                assert len(in_hands) + len(in_pile) == 1
                assert seat not in known.seats


@EXAMPLES
@given(tables, seeds)
def test_same_seed_same_match(table: tuple[int, bool], seed: int) -> None:
    first = [state.digest() for state, _ in match(table, seed)]
    assert first == [state.digest() for state, _ in match(table, seed)]


@EXAMPLES
@given(tables, seeds)
def test_clones_play_alone(table: tuple[int, bool], seed: int) -> None:
    for step, (state, rng) in enumerate(match(table, seed)):
        if step % 5 or not state.to_act():
            continue
        before = state.digest()
        copy = state.clone()
        assert copy.digest() == before
        other = rng.clone()
        while copy.to_act():
            copy.apply(copy.turn, choose(copy, other))
        assert state.digest() == before


@EXAMPLES
@given(tables, seeds, st.integers(-200, 2000))
def test_refusal_and_legal_moves_are_one(table: tuple[int, bool], seed: int, stray: int) -> None:
    every_move = [*range(9 * 128), stray]
    for step, (state, _) in enumerate(match(table, seed)):
        if step % 7:
            continue
        before = state.digest()
        for seat in range(table[0]):
            legal = set(state.legal_moves(seat))
            assert len(legal) == len(state.legal_moves(seat))
            reasons = {move: state.refusal(seat, move) for move in every_move}
            assert {move for move, reason in reasons.items() if reason is None} == legal
            assert set(reasons.values()) - {None} <= GAME.refusals
            with pytest.raises(IllegalMove):
                state.play(seat, next(move for move in every_move if move not in legal))
        assert state.digest() == before


@EXAMPLES
@given(tables, seeds)
def test_events_never_tell_a_secret(table: tuple[int, bool], seed: int) -> None:
    players, double_deck = table
    dealt: list[Event] = []
    state = start(players, seed, ContretempsOptions(double_deck), dealt)
    rng = Rng(seed)
    seats = (WATCHER, *range(players))
    check_secrets(dealt, {seat: knowable(state.view(seat)) for seat in seats})
    while state.to_act():
        before = {seat: knowable(state.view(seat)) for seat in seats}
        move = choose(state, rng)
        events: list[Event] = []
        played = set() if action_of(move) is Action.DISCARD else {move & 127}
        state.play(state.turn, move, events)
        check_secrets(
            events, {seat: before[seat] | knowable(state.view(seat)) | played for seat in seats}
        )


def check_secrets(events: list[Event], knowledge: dict[int, set[int]]) -> None:
    for event in events:
        for seat, known in knowledge.items():
            seen = event.seen_by(seat)
            assert seen is not None
            assert shown_cards(seen) <= known, (seat, event)
            if isinstance(seen, Dealt):
                assert set(seen.pile) == {HIDDEN}
        assert GAME.event_json(event)["event"]


@EXAMPLES
@given(tables, seeds)
def test_events_do_not_change_the_match(table: tuple[int, bool], seed: int) -> None:
    for step, (state, rng) in enumerate(match(table, seed)):
        if step % 4 or not state.to_act():
            continue
        move = choose(state, rng.clone())
        told, silent = state.clone(), state.clone()
        events: list[Event] = []
        told.play(told.turn, move, events)
        silent.play(silent.turn, move)
        assert events
        assert told.digest() == silent.digest()


@EXAMPLES
@given(tables, seeds)
def test_hidden_cards_do_not_show_in_the_view(table: tuple[int, bool], seed: int) -> None:
    """Swapping two cards that a seat cannot place leaves its view unchanged."""
    for state, rng in match(table, seed):
        seat = rng.clone().below(table[0])
        view = state.view(seat)
        hidden = [card for card in DECK if card not in knowable(view)]
        if len(hidden) < 2:
            continue
        swapped = with_swapped(state, hidden[0], hidden[-1])
        assert swapped.view(seat) == view


def with_swapped(state: ContretempsState, one: int, other: int) -> ContretempsState:
    names = {one: other, other: one}
    copy = state.clone()
    copy.hands = [sorted(names.get(card, card) for card in hand) for hand in copy.hands]
    copy.pile = tuple(names.get(card, card) for card in copy.pile)
    copy.memories = [
        tuple((names.get(card, card), places) for card, places in memory)
        for memory in copy.memories
    ]
    return copy
