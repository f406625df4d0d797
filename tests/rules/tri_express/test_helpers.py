"""Tri Express: what the table scene asks the view, and what a comparison says."""

import pytest

from game.rules.notation import BadNotation
from game.rules.tri_express import (
    CLAIM_TICKS,
    COUNTDOWN_EVENTS,
    DECK,
    Dealt,
    Face,
    Misfit,
    Pile,
    Resumed,
    compare,
    compare_faces,
    fits,
)
from tests.rules.tri_express.tables import (
    DIFFERENT,
    GAME,
    SAME,
    STEP,
    A,
    B,
    cards,
    do,
    fitting_piles,
    table,
)

TOP = Face(0, 0, 4)
TOPS = "fish-blue-1 moon-red-4 key-green-3"
HANDS = ("fish-black-3 key-blue-2", "suitcase-blue-2 umbrella-red-3 moon-blue-1")


@pytest.mark.parametrize(
    ("pile", "card", "misfits"),
    [
        (SAME, Face(0, 1, 1), []),
        (SAME, Face(1, 1, 4), [Misfit.NOTHING_ALIKE]),
        (STEP, Face(1, 1, 5), []),
        (STEP, Face(0, 1, 4), [Misfit.NUMBER_EQUAL]),
        (STEP, Face(0, 1, 2), [Misfit.NUMBER_TOO_FAR]),
        (DIFFERENT, Face(1, 1, 2), []),
        (DIFFERENT, Face(1, 1, 4), [Misfit.NUMBER_EQUAL]),
        (DIFFERENT, Face(1, 1, 3), [Misfit.NUMBER_NEXT]),
        (DIFFERENT, Face(0, 1, 1), [Misfit.SYMBOL_ALIKE]),
        (DIFFERENT, Face(1, 0, 1), [Misfit.COLOUR_ALIKE]),
        (DIFFERENT, Face(0, 0, 5), [Misfit.SYMBOL_ALIKE, Misfit.COLOUR_ALIKE, Misfit.NUMBER_NEXT]),
    ],
)
def test_every_reason_why_a_card_does_not_fit_is_named(pile, card, misfits):
    comparison = compare_faces(pile, TOP, card)
    assert list(comparison.misfits) == misfits
    assert comparison.fits is not bool(misfits)


def test_a_comparison_says_what_is_alike():
    comparison = compare_faces(STEP, TOP, Face(0, 1, 1))
    assert (comparison.same_symbol, comparison.same_colour, comparison.number_gap) == (
        True,
        False,
        3,
    )


def test_a_comparison_agrees_with_the_rules_everywhere():
    for pile in Pile:
        for top in DECK:
            for card in DECK:
                assert compare(pile, top, card).fits == fits(pile, top, card)


def test_the_practice_aid_names_the_piles_of_each_card():
    state = table(HANDS, TOPS)
    view = state.view(A)
    assert [view.fitting_piles(card) for card in view.hand] == [(SAME, STEP), (SAME,)]
    assert all(list(view.fitting_piles(card)) == fitting_piles(state, card) for card in DECK)


def test_the_view_names_tops_and_what_everybody_has_left():
    state = table(HANDS, TOPS, (4, 9))
    view = state.view(B)
    assert view.tops == tuple(cards(TOPS))
    assert view.cards_left == (6, 12)
    assert view.hand == tuple(cards(HANDS[B]))
    assert state.view(-1).hand == ()


def test_the_view_counts_down_to_the_end_of_a_claim():
    state = table(["fish-black-3", HANDS[B]], TOPS, (0, 9))
    assert state.view(B).claim_ticks == 0
    do(state, A, "place fish-black-3 step")
    state.advance(50)
    assert (state.view(B).claimant, state.view(B).claim_ticks) == (A, CLAIM_TICKS - 50)


def test_a_countdown_follows_each_deal_and_each_signal():
    assert set(COUNTDOWN_EVENTS) == {Dealt, Resumed}
    state = table(HANDS, TOPS)
    do(state, A, "place key-blue-2 step")
    do(state, B, "fault")
    events = do(state, A, "resume")
    assert [type(event) for event in events if isinstance(event, COUNTDOWN_EVENTS)] == [Resumed]


def test_a_loaded_table_still_shows_the_check():
    """The view, not only the event, says what the game stopped for."""
    state = table(HANDS, TOPS)
    do(state, A, "place key-blue-2 step")
    do(state, B, "fault")
    check = GAME.sample(state.view(B), state.rng.clone()).view(B).check
    assert check is not None
    assert (check.accused, check.pile, check.justified) == (A, STEP, True)
    assert [*check.comparison.misfits] == [Misfit.NUMBER_TOO_FAR]
    assert check.given == (0, 2)


def test_notation_of_moves_and_cards():
    for text in ("place moon-red-4 same", "place fish-blue-1 different", "fault", "resume"):
        assert GAME.move_text(GAME.parse_move(text)) == text
    for text in ("place moon-red-2 same", "place moon-red-4", "place moon-red-4 other", "fault 1"):
        with pytest.raises(BadNotation):
            GAME.parse_move(text)


def test_events_name_a_pile_by_its_rule():
    state = table(HANDS, TOPS)
    (placed, *_) = do(state, A, "place key-blue-2 same")
    assert GAME.event_json(placed) == {
        "event": "card_placed",
        "seat": A,
        "card": "key-blue-2",
        "pile": "same",
        "covered": "fish-blue-1",
    }
