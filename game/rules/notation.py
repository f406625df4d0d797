"""Cards and moves as text: what records, transcripts and tests are written in.

Inside the rules a card is a small whole number and so is a move; at the edges
both are words.  A move is a verb and its arguments: ``play 23``, ``take 2``.
"""

HIDDEN = -1
"""A card that the reader of a view or an event may not know."""

HIDDEN_TEXT = "?"


class BadNotation(ValueError):
    """Text that names no card or no move."""

    def __init__(self, text: str) -> None:
        super().__init__(f"cannot read {text[:60]!r}")
        self.text = text


def read_whole_number(text: str, low: int, high: int) -> int:
    """A plain decimal number in a range, without sign, spaces or leading zeros."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text):
        raise BadNotation(text)
    value = int(text)
    if not low <= value <= high:
        raise BadNotation(text)
    return value


def split_move(text: str) -> tuple[str, list[str]]:
    """The verb of a move and its arguments."""
    words = text.split(" ")
    if not words or any(not word for word in words):
        raise BadNotation(text)
    return words[0], words[1:]
