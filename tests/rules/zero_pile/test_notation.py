"""Zero Pile's cards and moves as text."""

import pytest

from game.rules.notation import BadNotation
from game.rules.zero_pile import DECK, is_card, is_layout, layout_cards, layout_move
from tests.rules.zero_pile.positions import GAME, cards


def test_every_card_has_a_name_of_its_own() -> None:
    names = {GAME.card_text(card) for card in DECK}
    assert len(names) == 60
    assert all(GAME.card_text(GAME.parse_card(name)) == name for name in names)


@pytest.mark.parametrize("text", ["", "r", "x3", "r12", "r-1", "r03", "3r", "R3", "r3 "])
def test_bad_cards(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_card(text)


@pytest.mark.parametrize(
    "text", ["", "play", "play r3 r4", "layout r3", "layout r1 r2 r3 r4", "take r3", "play  r3"]
)
def test_bad_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


@pytest.mark.parametrize("text", ["play r0", "layout b0 b0", "layout b11 g3 g0", "layout y2 y1 y0"])
def test_moves_survive_the_round_trip(text: str) -> None:
    move = GAME.parse_move(text)
    assert GAME.move_text(move) == text
    assert is_card(move) != is_layout(move)


def test_a_lay_out_has_one_number() -> None:
    sorted_by_colour = layout_move(cards("b7 r3 r0"))
    assert layout_move(cards("r3 b7 r0")) == sorted_by_colour
    assert layout_cards(sorted_by_colour) == tuple(cards("b7 r3 r0"))
    seven, three, zero = cards("b7 r3 r0")
    assert not is_layout(((1 << 6 | three) << 6 | seven) << 6 | zero)
    assert not is_layout(((1 << 6 | 63) << 6 | 63) << 6 | 63)
    assert not is_layout(-sorted_by_colour)
