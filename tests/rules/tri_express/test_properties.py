"""Random play of Tri Express: what must hold at every step of every match."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import WATCHER
from game.rules.rng import Rng
from game.rules.tri_express import (
    DECK,
    FAULT,
    NOBODY,
    TriExpressOptions,
    TriExpressState,
)
from tests.rules.tri_express.tables import GAME, random_steps

EXAMPLES = settings(max_examples=40, deadline=None)
seeds = st.integers(0, 2**32)
tables = st.tuples(
    st.integers(2, 4),
    st.builds(
        TriExpressOptions,
        strict=st.booleans(),
        by_threes=st.booleans(),
        rounds=st.integers(1, 3),
        head_start_1=st.integers(0, 12),
    ),
)
Table = tuple[int, TriExpressOptions]


def start(table: Table, seed: int) -> TriExpressState:
    state = GAME.start(*table, seed)
    assert isinstance(state, TriExpressState)
    return state


@EXAMPLES
@given(tables, seeds)
def test_no_position_is_dead(table: Table, seed: int) -> None:
    """TE-27: while cards can be placed, somebody holds one that fits."""
    state = start(table, seed)
    for _ in random_steps(state, seed):
        if state.penalised == NOBODY and state.claimant == NOBODY:
            assert state.someone_fits()
    assert state.outcome() is not None


@EXAMPLES
@given(tables, seeds)
def test_hands_and_stocks_keep_their_shape(table: Table, seed: int) -> None:
    state = start(table, seed)
    for _ in random_steps(state, seed):
        assert GAME.all_cards(state) == list(DECK)
        for seat, (hand, stock) in enumerate(zip(state.hands, state.stocks, strict=True)):
            assert hand or seat == state.claimant, "only a winner's hand is empty"
            assert hand or not stock
            if not state.by_threes:
                assert len(hand) >= 3 or not stock
            assert set(state.shown[seat]) <= set(hand)


@EXAMPLES
@given(tables, seeds)
def test_open_cards_lie_on_top_and_were_placed_by_somebody(table: Table, seed: int) -> None:
    state = start(table, seed)
    for _ in random_steps(state, seed):
        piles = [card.pile for card in state.open_cards]
        assert len(set(piles)) == len(piles)
        assert all(len(state.piles[pile]) >= 2 for pile in piles)
        assert not (state.open_cards and state.view(WATCHER).strict)


@EXAMPLES
@given(tables, seeds)
def test_strict_play_never_lays_a_wrong_card(table: Table, seed: int) -> None:
    players, options = table
    state = start((players, TriExpressOptions(strict=True, by_threes=options.by_threes)), seed)
    for seat, move in random_steps(state, seed):
        assert move < FAULT
        assert state.view(seat).compare(move % 72, move // 72).fits


@EXAMPLES
@given(tables, seeds)
def test_a_stopped_clock_stands_still(table: Table, seed: int) -> None:
    state = start(table, seed)
    for _ in random_steps(state, seed):
        if state.penalised != NOBODY:
            before = state.snapshot()
            state.advance(seed % 1000)
            assert state.snapshot() == before


@EXAMPLES
@given(tables, seeds)
def test_points_of_a_round_add_up(table: Table, seed: int) -> None:
    """TE-V2: a winner has three points, everybody else minus the cards left."""
    state = start(table, seed)
    for _ in random_steps(state, seed):
        pass
    outcome = state.outcome()
    assert outcome is not None
    assert len(state.points) == table[1].rounds
    for line in state.points:
        assert max(line) == 3
        assert all(points == 3 or points <= 0 for points in line)
    assert outcome.scores == tuple(sum(column) for column in zip(*state.points, strict=True))


@EXAMPLES
@given(tables, seeds)
def test_what_others_hold_is_dealt_anew_in_a_sample(table: Table, seed: int) -> None:
    """Over a few samples the unknown cards move; what was shown stays where it was."""
    state = start(table, seed)
    for number, _ in enumerate(random_steps(state, seed)):
        if number % 16 == 0:
            view = state.view(0)
            worlds = [GAME.sample(view, Rng(label)) for label in range(4)]
            if sum(view.stock_sizes) > 20:
                assert len({str(world.stocks) for world in worlds}) > 1
            for world in worlds:
                assert world.hands[0] == state.hands[0]
                assert GAME.all_cards(world) == list(DECK)
                assert set(state.shown[1]) <= set(world.hands[1])
