"""Tri Express, rule book: the cards, the piles and the deal (TE-1 … TE-7, TE-T4, TE-T5)."""

from collections import Counter
from itertools import combinations

import pytest

from game.rules.options import BadOption
from game.rules.tri_express import (
    COLOURS,
    DECK,
    FACES,
    SYMBOLS,
    Dealt,
    Pile,
    TriExpressOptions,
    fits,
)
from tests.rules.tri_express.tables import GAME, SAME, STEP, hand_sizes, stock_sizes

SHARES = [(2, 34, 1), (3, 23, 0), (4, 17, 1)]


def dealt_for(players: int, **options: int) -> tuple[int, ...]:
    return TriExpressOptions(**options).cards_dealt(players)


def first_steady_deal(players: int):
    """A deal at which somebody can place a card at once, so that nothing follows it."""
    for seed in range(100):
        events = []
        state = GAME.start(players, TriExpressOptions(), seed, events)
        if len(events) == 1:
            return state, events[0]
    raise AssertionError("every deal stalls")


def test_te_1_there_are_72_cards_of_six_symbols_six_colours_and_six_numbers():
    assert len(DECK) == len(FACES) == 72
    assert (len(SYMBOLS), len(COLOURS)) == (6, 6)
    for attribute, values in enumerate((range(6), range(6), range(1, 7))):
        assert {face[attribute] for face in FACES} == set(values)


def test_te_2_three_piles_are_named_after_their_rules():
    assert [pile.name for pile in Pile] == ["SAME", "STEP", "DIFFERENT"]


def test_te_3_each_symbol_and_colour_has_two_cards_three_numbers_apart():
    for symbol in range(6):
        for colour in range(6):
            numbers = {f.number for f in FACES if (f.symbol, f.colour) == (symbol, colour)}
            assert numbers == {(symbol + colour) % 6 + 1, (symbol + colour + 3) % 6 + 1}


def test_te_t5_the_deck_is_balanced():
    assert len(set(FACES)) == 72
    for attribute in range(3):
        assert set(Counter(face[attribute] for face in FACES).values()) == {12}
    for pair in combinations(range(3), 2):
        counts = Counter(tuple(face[attribute] for attribute in pair) for face in FACES)
        assert len(counts) == 36
        assert set(counts.values()) == {2}


def test_te_t5_so_many_cards_fit_on_each_top_card():
    counts = {
        pile: [sum(fits(pile, top, card) for card in DECK if card != top) for top in DECK]
        for pile in Pile
    }
    assert set(counts[SAME]) == {21}
    assert set(counts[STEP]) == {12, 24}
    assert sum(counts[STEP]) == 20 * 72
    assert (min(counts[Pile.DIFFERENT]), max(counts[Pile.DIFFERENT])) == (25, 33)
    assert round(sum(counts[Pile.DIFFERENT]) / 72, 1) == 27.7


@pytest.mark.parametrize(("players", "share", "left_over"), SHARES)
def test_te_4_one_card_starts_each_pile(players, share, left_over):
    state, _ = first_steady_deal(players)
    assert [len(pile) for pile in state.piles] == [1, 1, 1]
    assert GAME.start(players, TriExpressOptions(), 1).digest() != state.digest()


@pytest.mark.parametrize(("players", "share", "left_over"), SHARES)
def test_te_5_and_te_t4_the_rest_is_dealt_out_and_what_is_left_over_stays_unseen(
    players, share, left_over
):
    state, dealt = first_steady_deal(players)
    assert dealt_for(players) == (share,) * players
    totals = [h + s for h, s in zip(hand_sizes(state), stock_sizes(state), strict=True)]
    assert totals == [share] * players
    assert len(state.aside) == left_over
    assert state.view(0).aside_size == left_over
    assert set(dealt.seen_by(0).aside) <= {-1}


def test_te_t4_every_card_is_dealt_once():
    for players, *_ in SHARES:
        assert GAME.all_cards(GAME.start(players, TriExpressOptions(), 5)) == list(DECK)


def test_te_6_a_stock_is_seen_by_nobody():
    state, dealt = first_steady_deal(3)
    for seat in range(-1, 3):
        seen = dealt.seen_by(seat)
        assert [set(stock) for stock in seen.stocks] == [{-1}] * 3
        assert [len(stock) for stock in seen.stocks] == [20] * 3
        assert not hasattr(state.view(seat), "stocks")


def test_te_7_everybody_draws_the_top_three_cards():
    state, dealt = first_steady_deal(4)
    assert hand_sizes(state) == [3, 3, 3, 3]
    assert isinstance(dealt, Dealt)
    for seat in range(4):
        seen = dealt.seen_by(seat)
        assert seen.hands[seat] == tuple(state.hands[seat]) == state.view(seat).hand
        assert all(set(seen.hands[other]) == {-1} for other in range(4) if other != seat)


def test_te_7_no_time_has_passed_before_the_start_signal():
    state, _ = first_steady_deal(2)
    assert state.tick == 0
    assert state.view(0).tick == 0


def test_the_handicap_leaves_cards_in_the_box():
    options = TriExpressOptions(head_start_1=5, head_start_3=12)
    state = GAME.start(3, options, 11)
    assert options.cards_dealt(3) == (18, 23, 11)
    assert state.view(0).cards_left == (18, 23, 11)
    assert state.view(0).aside_size == 17
    assert GAME.all_cards(state) == list(DECK)


def test_the_handicap_knows_only_seats_at_the_table():
    with pytest.raises(BadOption):
        GAME.start(2, TriExpressOptions(head_start_3=1), 1)
    with pytest.raises(BadOption):
        GAME.start(3, TriExpressOptions(head_start_4=1), 1)
    with pytest.raises(BadOption):
        GAME.start(4, TriExpressOptions(head_start_1=13), 1)


def test_the_largest_handicap_still_gives_a_full_hand():
    most = {f"head_start_{seat}": 12 for seat in range(1, 5)}
    state = GAME.start(4, TriExpressOptions(**most), 3)
    assert state.view(0).cards_left == (5, 5, 5, 5)
