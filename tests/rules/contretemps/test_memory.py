"""Cards returned under the draw pile: who knows what about them (CT-19)."""

from collections import Counter

from game.rules.contract import WATCHER
from game.rules.contretemps import (
    CardReturned,
    ContretempsOptions,
    ContretempsState,
    KnownCard,
)
from game.rules.notation import HIDDEN
from game.rules.rng import Rng
from tests.rules.contretemps.positions import GAME, cards, play, position, start

R9 = cards("r9")[0]

ABOUT_TO_RETURN = """
    holder 0: 0 + r5
    holder 1: 0 + m5
    holder 2: 0 - j5
    seat 0: r9 m1 m2 r10
    seat 1: m3 m4 m6 m7
    pile 20
"""


def returned_to_the_other_hand() -> ContretempsState:
    """Seat 0 has returned r9, and the refill has put it into the hand of seat 1."""
    state = position("""
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: 0 - j5
        first 1
        seat 0: r9 m1 m2
        seat 1: m3 m4 m6
        pile 9
    """)
    play(state, "discard r9", "under 0 m6")
    assert R9 in state.hands[1]
    return state


def give_all_series_to(state: ContretempsState, seat: int) -> None:
    """Three series from won cards, all in front of one seat, and its turn."""
    owner = next(s for s, won in enumerate(state.won) if len(won) >= 3)
    for holder in range(3):
        state.put_series(holder, seat, 1, [state.won[owner][0]])
        state.won[owner] = state.won[owner][1:]
    state.turn = seat


def test_only_the_returner_knows_the_card() -> None:
    state = position(ABOUT_TO_RETURN)
    (event,) = play(state, "discard r9")
    assert isinstance(event, CardReturned)
    assert event.seen_by(0) == event
    for other in (1, WATCHER):
        assert event.seen_by(other) == CardReturned(0, HIDDEN, 21)
        assert state.view(other).known == ()
        assert state.view(other).returned_by == (0,)
    assert state.view(0).known == (KnownCard(R9, seats=(), pile=(0,)),)


def test_later_returns_go_below_earlier_ones() -> None:
    state = position(ABOUT_TO_RETURN)
    play(state, "discard r9", "under 0 m3", "discard m1")
    known = {GAME.card_text(entry.card): entry.pile for entry in state.view(0).known}
    assert known == {"r9": (1,), "m1": (0,)}
    assert state.view(1).returned_by == (0, 0)


def test_the_returner_sees_into_whose_hand_it_goes() -> None:
    state = returned_to_the_other_hand()
    assert state.view(0).known == (KnownCard(R9, seats=(1,), pile=()),)
    assert state.view(1).known == ()
    assert state.view(0).returned_by == ()
    for seed in range(20):
        assert R9 in GAME.sample(state.view(0), Rng(seed)).hands[1]


def test_a_card_that_lies_open_needs_no_memory() -> None:
    state = returned_to_the_other_hand()
    play(state, "start m1 +", "start r9 +")
    assert state.view(0).known == ()


def test_own_card_drawn_back_is_just_a_hand_card() -> None:
    state = position("""
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: 0 - j5
        seat 0: r9 m1 m2
        seat 1: m3 m4 m6
        pile 9
    """)
    play(state, "discard r9", "under 0 m6")
    assert R9 in state.view(0).hand
    assert state.view(0).known == ()


def test_a_second_return_leaves_two_possible_places() -> None:
    state = returned_to_the_other_hand()
    give_all_series_to(state, seat=1)
    views = []
    for card in state.hands[1]:
        branch = state.clone()
        branch.play(1, GAME.parse_move(f"discard {GAME.card_text(card)}"))
        views.append(branch.view(0))
        own = branch.view(1).known
        assert own == (KnownCard(card, seats=(), pile=(0,)),)
    assert all(view == views[0] for view in views)  # it does not show whether it was r9
    assert views[0].known == (KnownCard(R9, seats=(1,), pile=(0,)),)


def test_every_agreeing_world_is_equally_likely() -> None:
    state = returned_to_the_other_hand()
    give_all_series_to(state, seat=1)
    play(state, "discard m3")
    view = state.view(0)
    rng = Rng(4)
    places = Counter(GAME.sample(view, rng).pile[0] == R9 for _ in range(1400))
    hidden_slots = len(state.hands[1]) + 1
    assert abs(places[True] / 1400 - 1 / hidden_slots) < 0.04


def test_drawing_a_possible_place_settles_it() -> None:
    state = returned_to_the_other_hand()
    give_all_series_to(state, seat=1)
    play(state, "discard m3")
    state.pile = (*state.pile, *state.won[1][:9])
    state.won[1] = state.won[1][9:]
    state.first = 0
    state._refill(None)  # seat 0 draws five, then seat 1 the rest with the bottom card
    assert state.view(0).known == (KnownCard(R9, seats=(1,), pile=()),)
    again = returned_to_the_other_hand()
    give_all_series_to(again, seat=1)
    play(again, "discard m3")
    again.pile = (*again.pile, *again.won[1][:9])
    again.won[1] = again.won[1][9:]
    again.first = 1
    again._refill(None)  # now seat 0 draws the bottom card, and it is not r9
    assert cards("m3")[0] in again.hands[0]
    assert again.view(0).known == (KnownCard(R9, seats=(1,), pile=()),)
    assert again.view(1).known == (KnownCard(cards("m3")[0], seats=(0,), pile=()),)


def test_two_known_cards_never_share_a_place() -> None:
    state = position(ABOUT_TO_RETURN.replace("pile 20", "pile 8\nfirst 1"))
    play(state, "discard r9", "under 0 m6", "discard m1", "under 0 m7")
    assert [entry.seats for entry in state.view(0).known] == [(1,), (1,)]
    for seed in range(40):
        assert set(cards("r9 m1")) <= set(GAME.sample(state.view(0), Rng(seed)).hands[1])


def test_sampled_worlds_let_the_others_know_their_returns() -> None:
    state = position(ABOUT_TO_RETURN)
    play(state, "discard r9")
    world = GAME.sample(state.view(1), Rng(3))
    assert world.view(0).known == (KnownCard(world.pile[0], seats=(), pile=(0,)),)


def test_returns_of_two_seats_lie_in_the_order_they_were_made() -> None:
    state = position(ABOUT_TO_RETURN)
    play(state, "discard r9")
    for holder in range(3):
        state.mine[0] ^= 1 << holder
        state.put_series(holder, 1, 1, state.series[holder])
    play(state, "discard m3")
    assert state.view(0).returned_by == (1, 0)  # from the bottom up
    assert state.view(0).known == (KnownCard(R9, seats=(), pile=(1,)),)
    assert state.view(1).known == (KnownCard(cards("m3")[0], seats=(), pile=(0,)),)


def test_shuffling_the_deck_again_wipes_every_memory() -> None:
    """CT-V1: nobody can tell any more where a returned card is."""
    state = position(
        """
        holder 0: 0 + r5
        holder 1: 0 + m5
        holder 2: 0 - j5
        seat 0: r9 m1 m2
        seat 1: m3 m4
        seat 2: m6 m7
        seat 3: m8 m9
        seat 4: m10 m11
        pile 13
    """,
        ContretempsOptions(double_deck=True),
    )
    play(state, "discard r9")
    assert state.deck == 1
    for seat in range(5):
        assert state.view(seat).known == ()
        assert state.view(seat).returned_by == ()


def test_sampled_worlds_have_their_own_chance() -> None:
    """Whoever looks into a sampled second deck learns nothing about the real one."""
    state = start(5, 3, ContretempsOptions(double_deck=True))
    view = state.view(0)
    states = {GAME.sample(view, Rng(seed)).rng.state for seed in range(10)}
    assert len(states) == 10
    assert state.rng.state not in states
