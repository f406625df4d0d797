"""One test for each rule of Zero Pile, named after its id."""

from collections import Counter

import pytest

from game.rules.contract import WATCHER, Event, ScoreLine
from game.rules.notation import HIDDEN
from game.rules.zero_pile import (
    DECK,
    Colour,
    Committed,
    Dealt,
    LaidOut,
    MatchEnded,
    Played,
    RoundScored,
    TrickWon,
    colour_of,
    number_of,
)
from game.rules.zero_pile.rulings import next_leader
from tests.rules.zero_pile.positions import (
    GAME,
    cards,
    lay_out,
    lay_out_all,
    legal,
    only,
    piles,
    play,
    play_match,
    play_round,
    position,
    refused,
    start,
    words,
)

THREE_SEATS = """
    seat 0: r4 y1 / b7 g5 r3
    seat 1: b11 p2 / b1 b2 b3
    seat 2: g11 y6 / g1 r1 y0
"""

# -- components


def test_zp_1_sixty_five_cards_in_five_colours() -> None:
    assert len(DECK) == 65
    assert [colour.name for colour in Colour] == ["BLUE", "GREEN", "PURPLE", "RED", "YELLOW"]
    for colour in Colour:
        numbers = Counter(number_of(card) for card in DECK if colour_of(card) == colour)
        assert numbers == {0: 2, **dict.fromkeys(range(1, 12), 1)}
    assert GAME.all_cards(start(3)) == sorted(DECK)


def test_zp_2_score_sheet_of_one_total_per_player_and_round() -> None:
    state = start(3)
    play_round(state)
    play_round(state)
    view = state.view(0)
    assert len(view.score_lines) == 2
    assert all(line == ScoreLine(line.points, line.points) for line in view.score_lines)
    first, second = (line.points for line in view.score_lines)
    assert view.totals == tuple(a + b for a, b in zip(first, second, strict=True))


# -- set-up of a round


@pytest.mark.parametrize("players", [3, 4, 5])
def test_zp_3_thirteen_cards_each_and_hands_are_secret(players: int) -> None:
    events: list[Event] = []
    state = start(players, events=events)
    assert [len(hand) for hand in state.hands] == [13] * players
    dealt = only(events, Dealt)
    for seat in range(WATCHER, players):
        view = state.view(seat)
        assert view.hand == (() if seat == WATCHER else tuple(state.hands[seat]))
        assert view.hand_sizes == (13,) * players
        for owner, hand in enumerate(dealt.seen_by(seat).hands):
            assert hand == (view.hand if owner == seat else (HIDDEN,) * 13)


@pytest.mark.parametrize(("players", "left_over"), [(3, 26), (4, 13), (5, 0)])
def test_zp_4_cards_left_over_stay_unseen(players: int, left_over: int) -> None:
    events: list[Event] = []
    state = start(players, events=events)
    assert len(state.aside) == left_over
    assert only(events, Dealt).seen_by(0).aside == (HIDDEN,) * left_over
    assert only(events, Dealt).aside == tuple(sorted(state.aside))
    play_round(state, events)
    for event in events:
        if isinstance(event, Played):
            assert event.card in only(events[:1], Dealt).hands[event.seat]


def test_zp_5_three_cards_face_up_before_the_first_trick() -> None:
    state = start(4)
    assert state.to_act() == (0, 1, 2, 3)
    hand = words(state.hands[1]).split()
    assert refused(state, 1, f"play {hand[0]}") == "layout_first"
    assert refused(state, 1, f"layout {hand[0]} {hand[1]}") == "layout_size"
    assert refused(state, 1, f"layout {words(state.hands[0][:3])}") == "not_in_hand"
    lay_out_all(state)
    view = state.view(WATCHER)
    assert [len(row) for row in view.layouts] == [3] * 4
    for row, seat_piles in zip(view.layouts, view.piles, strict=True):
        assert sorted(row) == sorted(card for pile in seat_piles for card in pile)
        for colour, pile in zip(Colour, seat_piles, strict=True):
            assert all(colour_of(card) == colour for card in pile)


def test_zp_5_a_twin_zero_needs_both_copies_in_hand() -> None:
    text = "seat 0: {} g3 g4\nseat 1: b1 b2 b3 b4\nseat 2: y1 y2 y3 y4"
    assert refused(position(text.format("r0 r1")), 0, "layout r0 r0 g3") == "not_in_hand"
    assert refused(position(text.format("r0 r0")), 0, "layout r0 r0 g3") is None


def test_zp_5_ruling_chosen_in_secret_and_turned_up_together() -> None:
    state = start(3)
    first = words(state.hands[1][:3])
    committed = only(lay_out(state, 1, first), Committed)
    assert words(committed.seen_by(1).cards) == first
    assert committed.seen_by(0).cards == committed.seen_by(WATCHER).cards == (HIDDEN,) * 3
    assert state.to_act() == (0, 2)
    assert state.view(0).committed == (False, True, False)
    assert state.view(0).layouts == ((), (), ())
    assert words(state.view(1).own_layout) == first
    assert state.view(0).own_layout == ()
    assert refused(state, 1, f"layout {first}") == "already_chosen"
    lay_out(state, 2, words(state.hands[2][:3]))
    events = lay_out(state, 0, words(state.hands[0][:3]))
    seats = [event.seat for event in events if isinstance(event, LaidOut)]
    assert seats == [(state.leader + step) % 3 for step in range(3)]
    assert not any(state.view(0).committed)


def test_zp_6_cards_of_one_colour_make_one_pile_in_the_chosen_order() -> None:
    text = "seat 0: p8 p0 p3 g1\nseat 1: b1 b2 b3 b4\nseat 2: y1 y2 y3 y4"
    expected = {"p8 p0 p3": 3, "p3 p0 p8": 8, "p8 p3 p0": 0}
    for order, value in expected.items():
        state = position(text)
        lay_out(state, 0, order)
        lay_out_all(state)
        assert piles(state, 0) == order
        assert state.view(0).values[0] == value


def test_zp_6_order_between_colours_means_nothing() -> None:
    for text in ("layout r3 b7 r0", "layout b7 r3 r0", "layout r3 r0 b7"):
        assert GAME.move_text(GAME.parse_move(text)) == "layout b7 r3 r0"
    assert GAME.move_text(GAME.parse_move("layout r0 r3 b7")) == "layout b7 r0 r3"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_zp_7_ten_tricks_a_round(players: int) -> None:
    state = start(players)
    events: list[Event] = []
    lay_out_all(state)
    assert [len(hand) for hand in state.hands] == [10] * players
    assert state.view(0).tricks_per_round == 10
    play_round(state, events)
    assert [event.trick for event in events if isinstance(event, TrickWon)] == list(range(10))


# -- one trick


def test_zp_8_left_of_the_dealer_leads_then_clockwise() -> None:
    dealers = set()
    for seed in range(20):
        events: list[Event] = []
        state = start(4, seed, events=events)
        dealt = only(events, Dealt)
        dealers.add(dealt.dealer)
        assert dealt.leader == state.view(0).leader == (dealt.dealer + 1) % 4
        lay_out_all(state)
        for step in range(4):
            assert state.to_act() == ((dealt.leader + step) % 4,)
            state.play(state.turn, state.hands[state.turn][0])
    assert dealers == {0, 1, 2, 3}


def test_zp_8_cards_lie_open_in_front_of_their_players() -> None:
    state = position(THREE_SEATS)
    play(state, "r4 b11")
    for seat in range(WATCHER, 3):
        assert state.view(seat).trick == ((0, cards("r4")[0]), (1, cards("b11")[0]))
    assert refused(state, 0, "play y1") == "not_your_turn"


def test_zp_9_any_card_may_be_played() -> None:
    state = position(THREE_SEATS)
    play(state, "r4")
    assert legal(state, 1) == {"play b11", "play p2"}
    assert refused(state, 1, "play g11") == "not_in_hand"
    assert refused(state, 1, "layout b11 p2 b1") == "layout_over"
    assert legal(state, 0) == legal(state, 2) == set()


@pytest.mark.parametrize(
    ("trick", "winner"), [("r4 p2 y6", 2), ("y1 b11 y6", 1), ("r4 p2 y3", 0), ("y1 p2 y0", 1)]
)
def test_zp_10_highest_number_wins_whatever_its_colour(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    state = position(f"""
        seat 0: {first} b1 / b7 g5 r3
        seat 1: {second} b2 / b8 g6 p1
        seat 2: {third} b3 / b9 g7 p0
    """)
    assert only(play(state, trick), TrickWon).seat == winner


def test_zp_11_of_equal_highest_the_first_played_wins() -> None:
    for leader, winner in ((0, 1), (1, 1), (2, 2)):
        state = position(THREE_SEATS + f"leader {leader}")
        order = ("r4", "b11", "g11")
        trick = " ".join(order[(leader + step) % 3] for step in range(3))
        assert only(play(state, trick), TrickWon).seat == winner


def test_zp_12_own_card_first_then_clockwise() -> None:
    state = position(THREE_SEATS)
    won = only(play(state, "r4 b11 g11"), TrickWon)
    assert words(won.cards) == "b11 g11 r4"
    assert won.from_seats == (1, 2, 0)


def test_zp_13_each_card_on_top_of_its_colour_or_a_new_pile() -> None:
    state = position("""
        seat 0: r9 b1 / b7 g5 r3
        seat 1: r6 b2 / b8 g6 p1
        seat 2: y2 b3 / b9 g7 p0
        seat 3: r0 b4 / b10 g8 p2
    """)
    won = only(play(state, "r9 r6 y2 r0"), TrickWon)
    assert piles(state, 0) == "b7, g5, r3 r9 r6 r0, y2"
    told = [entry.covered for entry in won.placements]
    assert told == [cards("r3")[0], cards("r9")[0], None, cards("r6")[0]]
    assert won.value_before == 15
    assert won.values == (21, 18, 20, 14)


def test_zp_14_nobody_elses_piles_change() -> None:
    state = position(THREE_SEATS)
    before = state.view(0).piles
    play(state, "r4 b11 g11")
    after = state.view(0).piles
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]


def test_zp_15_the_winner_leads_the_next_trick() -> None:
    state = position(THREE_SEATS)
    play(state, "r4 b11 g11")
    assert state.to_act() == (1,)
    assert state.view(0).leader == 1
    assert state.view(0).trick == ()


@pytest.mark.parametrize("seed", range(8))
def test_zp_16_one_to_five_piles_at_the_end_of_a_round(seed: int) -> None:
    events: list[Event] = []
    play_match(start(4, seed), events)
    for event in events:
        if isinstance(event, RoundScored):
            assert all(1 <= len(tops) <= 5 for tops in event.tops)


# -- the end of a round


def test_zp_17_only_the_top_of_each_pile_counts() -> None:
    state = position("""
        seat 0: r2 / b7 b11 g5
        seat 1: r6 / b8 g6 p1
        seat 2: y2 / b9 g7 p10
    """)
    scored = only(play(state, "r2 r6 y2"), RoundScored)
    # seat 1 takes r6, y2 and then r2 on top of r6
    assert scored.points == (11 + 5, 8 + 6 + 1 + 2 + 2, 9 + 7 + 10)
    assert [words(tops) for tops in scored.tops] == ["b11 g5", "b8 g6 p1 r2 y2", "b9 g7 p10"]


def test_zp_18_between_0_and_55() -> None:
    nothing = position("""
        seat 0: r3 / b0 g0 p0
        seat 1: r2 / b7 b1 b0
        seat 2: r0 / y3 y2 y1
    """)
    assert only(play(nothing, "r3 r2 r0"), RoundScored).points[0] == 0
    everything = position("""
        seat 0: r11 / b11 g11 p11
        seat 1: y5 / b1 b2 b3
        seat 2: y11 / y3 y2 y1
    """)
    assert only(play(everything, "r11 y5 y11"), RoundScored).points[0] == 55


def test_zp_19_the_lowest_score_leads_the_next_round() -> None:
    state = position("""
        seat 0: r2 / b7 b11 g5
        seat 1: r6 / b8 g6 p1
        seat 2: y2 / b3 g1 p0
    """)
    events = play(state, "r2 r6 y2")
    assert only(events, RoundScored).points == (16, 19, 4)
    assert only(events, RoundScored).next_leader == only(events, Dealt).leader == 2
    assert only(events, Dealt).dealer == 1
    lay_out_all(state)
    assert state.to_act() == (2,)


def test_zp_19_ruling_a_tie_goes_to_the_lowest_total() -> None:
    assert next_leader((9, 30, 9, 9), totals=(50, 60, 41, 42), previous=0) == 2


def test_zp_19_ruling_then_to_the_first_clockwise_after_the_previous_leader() -> None:
    level = (40, 60, 40, 40)
    for previous, leader in ((0, 2), (1, 2), (2, 3), (3, 0)):
        assert next_leader((9, 30, 9, 9), level, previous) == leader


def test_zp_20_piles_are_cleared_and_all_cards_dealt_anew() -> None:
    state = start(4)
    before = [hand[:] for hand in state.hands]
    play_round(state)
    view = state.view(0)
    assert (view.piles, view.tricks, view.trick) == ((((),) * 5,) * 4, (), ())
    assert view.laying_out
    assert view.hand_sizes == (13,) * 4
    assert GAME.all_cards(state) == sorted(DECK)
    assert state.hands != before


# -- the end of the match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_zp_21_as_many_rounds_as_players(players: int) -> None:
    events: list[Event] = []
    state = start(players, events=events)
    assert state.view(0).rounds == players
    play_match(state, events)
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert [event.round for event in scored] == list(range(players))
    assert scored[-1].next_leader is None
    assert only(events, MatchEnded).outcome.reason == "rounds_played"
    assert refused(state, 0, "play r4") == "match_over"


def last_round(*points: str) -> str:
    return "\n".join((*points, "seat 0: r2 / b7", "seat 1: r6 / b8", "seat 2: r1 / b9"))


def test_zp_22_highest_total_wins() -> None:
    state = position(last_round("points 10 20 30", "points 10 20 31"))
    ended = only(play(state, "r2 r6 r1"), MatchEnded)
    assert ended.totals == ended.outcome.scores == (27, 50, 70)
    assert ended.outcome.ranking == ((2,), (1,), (0,))
    assert (ended.teams, ended.team_totals) == ((), ())


def test_zp_22_ruling_equal_totals_share_the_victory() -> None:
    state = position(last_round("points 10 20 30", "points 10 29 20"))
    outcome = only(play(state, "r2 r6 r1"), MatchEnded).outcome
    assert outcome.ranking == ((1, 2), (0,))
    assert outcome.winners == (1, 2)
