"""Text that names cards and moves: read strictly, refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.contract import Game
from game.rules.notation import HIDDEN, HIDDEN_TEXT, BadNotation, read_whole_number, split_move
from game.rules.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@given(st.integers(0, 999_999_999))
def test_a_whole_number_reads_back(number: int) -> None:
    assert read_whole_number(str(number), 0, 999_999_999) == number


@pytest.mark.parametrize(
    "text",
    ["", " ", "-1", "+1", "01", "1.0", "1e3", " 1", "1 ", "1_0", "٣", "²", "0x1", "9" * 400, "x"],
)
def test_anything_but_a_plain_number_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_whole_number(text, 0, 10**9)


@pytest.mark.parametrize("text", ["0", "4"])
def test_numbers_outside_the_range_are_refused(text: str) -> None:
    assert read_whole_number("1", 1, 3) == 1
    assert read_whole_number("3", 1, 3) == 3
    with pytest.raises(BadNotation):
        read_whole_number(text, 1, 3)


def test_a_move_is_a_verb_and_its_arguments() -> None:
    assert split_move("play 23") == ("play", ["23"])
    assert split_move("stop") == ("stop", [])
    assert split_move("lay r3 b2") == ("lay", ["r3", "b2"])


@pytest.mark.parametrize("text", ["", " ", " play 23", "play  23", "play 23 "])
def test_loose_spaces_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        split_move(text)


def test_the_error_quotes_the_text_but_never_at_length() -> None:
    error = BadNotation("x" * 10_000)
    assert error.text == "x" * 10_000
    assert len(str(error)) < 100


@every_game
def test_cards_of_the_deal_read_back(game: Game) -> None:
    state = game.start(max(game.player_counts), game.options_type(), 1)
    for card in set(game.all_cards(state)):
        assert game.parse_card(game.card_text(card)) == card
        assert game.card_text(card) != HIDDEN_TEXT
        assert card != HIDDEN


@every_game
@given(text=st.text(max_size=30) | st.from_regex(r"\A[a-z]{1,6}( [a-z]?[0-9]{1,3}){0,3}\Z"))
def test_any_text_is_a_move_that_reads_back_or_bad_notation(game: Game, text: str) -> None:
    for read, write in ((game.parse_move, game.move_text), (game.parse_card, game.card_text)):
        try:
            value = read(text)
        except BadNotation:
            continue
        assert write(value) == text
