"""Gourmand under random play: what must hold at every step of every match."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import WATCHER, IllegalMove
from game.rules.gourmand import (
    DRAW,
    Busted,
    GourmandOptions,
    Phase,
    PileShuffled,
    chances,
    chances_after,
    choosing_order,
    column_of,
    placements,
)
from game.rules.gourmand.cards import deck, value_of
from game.rules.gourmand.moves import MOVES
from game.rules.rng import Rng
from tests.rules.gourmand.positions import GAME, told

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
PLAYERS = st.sampled_from(GAME.player_counts)
OPTIONS = st.builds(GourmandOptions, risks=st.booleans())
EAGERNESS = st.sampled_from((0, 3, 4, 5, 6))
"""Chances in six that a player who may draw does: timid and greedy matches."""


def chosen(state, rng, eagerness):
    legal = state.legal_moves(state.actor)
    if DRAW in legal and rng.below(6) < eagerness:
        return DRAW
    return legal[rng.below(len(legal))]


def walk(players, options, seed, eagerness):
    """Every position of a random match, the last included."""
    state = GAME.start(players, options, seed)
    rng = Rng(seed ^ 0x5EED)
    moves = 0
    while True:
        yield state
        if not state.to_act():
            break
        state.play(state.actor, chosen(state, rng, eagerness))
        moves += 1
        assert moves <= GAME.most_moves(players, options)


def table(players, options, seed, eagerness, steps):
    """A position some steps into a random match."""
    last = None
    for step, state in enumerate(walk(players, options, seed, eagerness)):
        last = state
        if step == steps:
            break
    return last


STEPS = st.sampled_from(range(250))
POSITIONS = st.builds(table, PLAYERS, OPTIONS, SEEDS, EAGERNESS, STEPS)
few = settings(max_examples=30, deadline=None)
many = settings(max_examples=120, deadline=None)


@few
@given(PLAYERS, OPTIONS, SEEDS, EAGERNESS)
def test_a_match_ends_and_no_card_is_lost(players, options, seed, eagerness):
    whole = sorted(deck(players))
    for state in walk(players, options, seed, eagerness):
        assert GAME.all_cards(state) == whole
        if state.to_act():
            assert state.legal_moves(state.actor)
            assert state.outcome() is None
    assert state.phase is Phase.OVER
    assert state.outcome().scores == state.totals()


@many
@given(POSITIONS)
def test_columns_keep_the_rules(state):
    for column in state.columns:
        colours = [card for card in column if value_of([card])]
        assert len({(card - 1) // 6 for card in colours}) == len(colours) <= 5
        assert len({(card - 1) % 6 for card in colours}) == len(colours)
        assert len(column) - len(colours) <= 1


@many
@given(POSITIONS, SEEDS)
def test_a_sample_shows_the_same_view_and_the_same_moves(state, seed):
    for seat in (WATCHER, *range(state.players)):
        view = state.view(seat)
        world = GAME.sample(view, Rng(seed))
        assert world.view(seat) == view
        assert sorted(world.pile) == sorted(state.pile)
        for other in range(state.players):
            assert world.legal_moves(other) == state.legal_moves(other)
            for move in MOVES:
                assert world.refusal(other, move) == state.refusal(other, move)


@many
@given(POSITIONS, SEEDS)
def test_a_sample_owes_nothing_to_what_is_hidden(state, seed):
    other = state.clone()
    other.pile.reverse()
    other.rng = Rng(99)
    view = other.view(0)
    assert view == state.view(0)
    assert GAME.sample(view, Rng(seed)).digest() == GAME.sample(state.view(0), Rng(seed)).digest()


@few
@given(POSITIONS, SEEDS)
def test_a_sample_can_be_played_to_the_end(state, seed):
    world = GAME.sample(state.view(0), Rng(seed))
    rng = Rng(seed)
    while world.to_act():
        world.play(world.actor, chosen(world, rng, 2))
        assert GAME.all_cards(world) == sorted(deck(state.players))


@few
@given(PLAYERS, OPTIONS, SEEDS, EAGERNESS)
def test_the_same_seed_and_moves_give_the_same_digest(players, options, seed, eagerness):
    first = [state.digest() for state in walk(players, options, seed, eagerness)]
    second = [state.digest() for state in walk(players, options, seed, eagerness)]
    assert first == second


@many
@given(POSITIONS)
def test_snapshots_are_plain_and_clones_independent(state):
    snapshot = state.snapshot()
    assert json.loads(json.dumps(snapshot)) == snapshot
    twin = state.clone()
    assert twin.snapshot() == snapshot
    rng = Rng(1)
    while twin.to_act():
        twin.play(twin.actor, chosen(twin, rng, 3))
    assert state.snapshot() == snapshot


@many
@given(POSITIONS)
def test_illegal_moves_raise_and_change_nothing(state):
    before = state.digest()
    for seat in (WATCHER, *range(state.players)):
        legal = state.legal_moves(seat)
        for move in (-1, *MOVES, MOVES.stop):
            reason = state.refusal(seat, move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                assert reason in GAME.refusals
                with pytest.raises(IllegalMove, match=reason):
                    state.play(seat, move)
    assert state.digest() == before


@few
@given(PLAYERS, OPTIONS, SEEDS, EAGERNESS)
def test_events_change_nothing_and_only_the_pile_is_redacted(players, options, seed, eagerness):
    events = []
    loud = GAME.start(players, options, seed, events)
    quiet = GAME.start(players, options, seed)
    rng = Rng(seed)
    while loud.to_act():
        move = chosen(loud, rng, eagerness)
        loud.play(loud.actor, move, events)
        quiet.apply(quiet.actor, move)
    assert loud.digest() == quiet.digest()
    for event in events:
        json.dumps(GAME.event_json(event))
        redacted = event.seen_by(0)
        assert (redacted == event) == (type(event) is not PileShuffled)


@many
@given(POSITIONS)
def test_the_bust_chance_is_exact(state):
    if state.phase in (Phase.SHARING, Phase.OVER):
        assert chances(state.view(0)).bust_count == 0
        return
    if state.phase is not Phase.PLACING:
        assert_counts(chances(state.view(0)), state)
        return
    view = state.view(0)
    for move in state.legal_moves(state.actor):
        placed = state.clone()
        placed.play(placed.actor, move)
        if placed.pile:
            assert_counts(chances_after(view, column_of(move)), placed)


def assert_counts(found, state):
    """Draw every card of the pile in turn and see what busts."""
    busting = []
    for place in range(len(state.pile)):
        world = state.clone()
        card = world.pile[place]
        world.pile[place], world.pile[-1] = world.pile[-1], card
        events = []
        world.play(world.actor, DRAW, events)
        if told(events, Busted):
            busting.append(card)
    counted = [card for card, count in found.busting for _ in range(count)]
    assert counted == sorted(busting)
    assert found.cards_left == len(state.pile)
    assert found.bust_chance == len(busting) / len(state.pile)


@many
@given(POSITIONS)
def test_placements_are_the_legal_moves(state):
    offered = placements(state.view(0))
    assert bool(offered) == (state.phase is Phase.PLACING)
    for placement in offered:
        assert placement.refusal == state.refusal(state.actor, placement.move)
        if placement.refusal is None:
            after = state.clone()
            after.play(after.actor, placement.move)
            assert value_of(after.columns[placement.column]) == placement.after


@many
@given(POSITIONS)
def test_the_choosing_order_shown_is_the_one_that_comes(state):
    if state.phase is not Phase.BUILDING or not state.started:
        return
    foreseen = choosing_order(state.view(0))
    state.play(state.actor, GAME.parse_move("stop"))
    assert state.choosers == foreseen
