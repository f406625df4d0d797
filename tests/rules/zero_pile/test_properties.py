"""What holds in every match of Zero Pile, however it is played."""

from collections.abc import Iterator
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from game.rules.contract import Event
from game.rules.rng import Rng
from game.rules.zero_pile import (
    DECK,
    LaidOut,
    RoundScored,
    TrickWon,
    ZeroPileOptions,
    ZeroPileState,
    colour_of,
    layout_move,
    number_of,
    pile_value,
)
from game.rules.zero_pile.cards import layouts
from tests.rules.zero_pile.positions import GAME, start

tables = st.sampled_from(
    [
        (3, ZeroPileOptions()),
        (4, ZeroPileOptions(target=True, limit=60)),
        (4, ZeroPileOptions(teams=True)),
        (5, ZeroPileOptions()),
        (6, ZeroPileOptions(teams=True, target=True, limit=40)),
    ]
)
seeds = st.integers(0, 2**48)
hands = st.permutations(DECK).map(lambda deck: sorted(deck[:7]))


def match(
    table: tuple[int, ZeroPileOptions], seed: int
) -> Iterator[tuple[ZeroPileState, list[Event]]]:
    """A random match: each position with the events that led there."""
    players, options = table
    events: list[Event] = []
    state = start(players, seed, options, events)
    rng = Rng(seed)
    yield state, events
    while seats := state.to_act():
        seat = seats[rng.below(len(seats))]
        moves = state.legal_moves(seat)
        events = []
        state.play(seat, moves[rng.below(len(moves))], events)
        yield state, events


@given(tables, seeds)
def test_cards_are_conserved(table: tuple[int, ZeroPileOptions], seed: int) -> None:
    for state, _ in match(table, seed):
        assert GAME.all_cards(state) == sorted(DECK)


@given(tables, seeds)
def test_views_and_scores_agree(table: tuple[int, ZeroPileOptions], seed: int) -> None:
    """The numbers kept for playouts are those of the piles that everybody sees."""
    for state, events in match(table, seed):
        view = state.view(0)
        assert view.values == tuple(map(sum, state.tops))
        for event in events:
            if isinstance(event, RoundScored):
                assert all(0 <= points <= 55 for points in event.points)
                numbers = (sum(number_of(card) for card in tops) for tops in event.tops)
                assert tuple(numbers) == event.points


@given(tables, seeds)
def test_pick_up_goes_clockwise_from_the_winner(
    table: tuple[int, ZeroPileOptions], seed: int
) -> None:
    players, _ = table
    for _, events in match(table, seed):
        for event in events:
            if isinstance(event, TrickWon):
                clockwise = tuple((event.seat + step) % players for step in range(players))
                assert event.from_seats == clockwise
                assert number_of(event.cards[0]) == max(map(number_of, event.cards))
                check_placements(event)


def check_placements(event: TrickWon) -> None:
    value = event.value_before
    for entry in event.placements:
        if entry.covered is not None:
            assert colour_of(entry.covered) == colour_of(entry.card)
            value -= number_of(entry.covered)
        value += number_of(entry.card)
        assert entry.value == value


@given(tables, seeds)
def test_piles_grow_by_the_cards_taken_and_nothing_else(
    table: tuple[int, ZeroPileOptions], seed: int
) -> None:
    piles = None
    for state, events in match(table, seed):
        if state.round > 0:
            break
        now = state.view(0).piles
        for event in events:
            if isinstance(event, LaidOut):
                assert pile_value(now[event.seat]) == event.value
            if isinstance(event, TrickWon):
                assert piles is not None
                same = [seat for seat in range(table[0]) if now[seat] == piles[seat]]
                assert same == [seat for seat in range(table[0]) if seat != event.seat]
        piles = now


@given(hands, st.sampled_from([2, 3]))
def test_lay_outs_are_all_there_and_each_once(hand: list[int], size: int) -> None:
    listed = layouts(tuple(hand), size)
    assert len(set(listed)) == len(listed)
    assert set(listed) == {layout_move(chosen) for chosen in permutations(hand, size)}


@given(tables, seeds)
def test_twin_zeros_are_one_move(table: tuple[int, ZeroPileOptions], seed: int) -> None:
    for state, _ in match(table, seed):
        for seat in state.to_act():
            if not state.uncommitted:
                assert state.legal_moves(seat) == sorted(set(state.hands[seat]))
