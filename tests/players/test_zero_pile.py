"""Zéro Pile by search: the rules of thumb of a playout, and how far a level looks."""

from game.players.judgement.zero_pile import (
    COUNTED_AT_THE_END,
    ZeroPileJudgement,
    follow,
    forgotten_cards,
    lead,
    play_tricks,
)
from game.players.levels import TRAITS
from game.players.search import ALL_TRICKS
from game.rules.registry import GAMES
from game.rules.zero_pile import ZeroPileView
from tests.players.tables import positions

NO_PILES = [0, 0, 0, 0, 0]
BLUE, GREEN, PURPLE, RED, YELLOW = range(5)


def code(number: int, colour: int) -> int:
    return number * 8 + colour


def beaten_by(card: int) -> int:
    return card | 7


def test_a_playout_leads_low() -> None:
    hand = [code(2, RED), code(7, BLUE), code(10, GREEN)]
    assert lead(hand) == code(2, RED)


def test_the_last_seat_takes_what_raises_its_piles_with_no_higher_card_than_it_needs() -> None:
    hand = [code(1, RED), code(7, BLUE), code(10, GREEN)]
    table = [code(6, YELLOW)]
    taken = follow(hand, NO_PILES, NO_PILES, table, beaten_by(table[0]), later=0)
    assert taken == code(7, BLUE)


def test_who_is_followed_by_others_reckons_with_their_harm() -> None:
    hand = [code(1, RED), code(7, BLUE), code(10, GREEN)]
    own = [8, 8, 8, 8, 0]
    table = [code(6, YELLOW)]
    assert follow(hand, own, NO_PILES, table, beaten_by(table[0]), later=2) == code(1, RED)


def test_a_low_card_goes_where_the_winner_has_most_to_lose() -> None:
    hand = [code(0, BLUE), code(1, RED), code(3, RED), code(10, GREEN)]
    winners = [4, 9, 0, 9, 11]
    table = [code(11, YELLOW)]
    assert follow(hand, NO_PILES, winners, table, beaten_by(table[0]), later=1) == code(1, RED)


def test_who_has_to_take_the_trick_takes_it_with_the_most_welcome_card() -> None:
    hand = [code(8, BLUE), code(9, RED)]
    own = [0, 0, 9, 9, 0]
    table = [code(0, PURPLE), code(0, BLUE)]
    assert follow(hand, own, NO_PILES, table, beaten_by(table[0]), later=0) == code(8, BLUE)


def test_foresight_ends_a_playout_after_so_many_tricks() -> None:
    orders = [(0, 1), (1, 0)]
    hands = [[code(1, RED), code(5, BLUE)], [code(2, RED), code(6, BLUE)]]
    tops = [NO_PILES[:], NO_PILES[:]]
    play_tricks(hands, tops, orders, 0, [], 1)
    assert [len(hand) for hand in hands] == [1, 1]
    play_tricks(hands, tops, orders, 0, [], ALL_TRICKS)
    assert hands == [[], []]


def test_a_weak_memory_forgets_old_tricks_but_counts_the_last_cards() -> None:
    traits = TRAITS["zero_pile"]["normal"]
    seen = {False: 0, True: 0}
    for state in positions(GAMES["zero_pile"], seed=5, most=40):
        for seat in state.to_act():
            view = state.view(seat)
            assert isinstance(view, ZeroPileView)
            judgement = ZeroPileJudgement(view, state.legal_moves(seat), traits)
            few = len(view.hand) <= COUNTED_AT_THE_END
            seen[few] += 1
            assert not (few and judgement.forgotten)
            assert forgotten_cards(view, ALL_TRICKS) == []
    assert all(seen.values())
