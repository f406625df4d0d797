"""Cards and moves of Contretemps as text."""

import pytest

from game.rules.contretemps import DECK, PILE, Action, action_of, card_of, place_of
from game.rules.notation import BadNotation
from tests.rules.contretemps.positions import GAME, cards


def test_every_card_reads_back() -> None:
    texts = [GAME.card_text(card) for card in DECK]
    assert len(set(texts)) == 63
    assert [GAME.parse_card(text) for text in texts] == list(DECK)


def test_every_move_reads_back() -> None:
    moves = [target * 128 + card for target in range(9) for card in DECK]
    texts = [GAME.move_text(move) for move in moves]
    assert len(set(texts)) == 9 * 63
    assert [GAME.parse_move(text) for text in texts] == moves


@pytest.mark.parametrize(
    ("text", "action", "place", "card"),
    [
        ("start r5 +", Action.START_RISING, None, "r5"),
        ("start r5 -", Action.START_FALLING, None, "r5"),
        ("capture 2 j3", Action.CAPTURE, 2, "j3"),
        ("under 1 m7", Action.UNDER, 1, "m7"),
        ("discard r4", Action.DISCARD, PILE, "r4"),
    ],
)
def test_parts_of_a_move(text: str, action: Action, place: int | None, card: str) -> None:
    move = GAME.parse_move(text)
    assert (action_of(move), place_of(move)) == (action, place)
    assert [card_of(move)] == cards(card)


@pytest.mark.parametrize("text", ["", "r", "r0", "r26", "j2", "x5", "R5", "r05", "r 5", "5", "?"])
def test_no_such_card(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_card(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start",
        "start r5",
        "start r5 *",
        "start r5 + +",
        "capture r5",
        "capture 3 r5",
        "capture 0 j4",
        "under -1 r5",
        "under 0  r5",
        "discard",
        "discard 0 r5",
        "play r5",
    ],
)
def test_no_such_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)
