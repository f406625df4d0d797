"""What is remembered of a table survives anything that may stand in the store."""

from hypothesis import given
from hypothesis import strategies as st

from game.services.last_table import MOST_SEATS, LastSeat, LastTable, read_tables
from game.services.settings import Settings, load_settings, save_settings
from game.services.storage import MemoryStorage

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def test_a_table_comes_back_with_the_settings() -> None:
    table = LastTable((LastSeat("scarf"), LastSeat("olga", "normal")), {"tactical": 1, "rounds": 3})
    settings = Settings(last_game="bascule", tables={"bascule": table})
    storage = MemoryStorage()
    save_settings(storage, settings)
    assert load_settings(storage) == settings


@given(st.dictionaries(st.text(), anything, max_size=4) | anything)
def test_nonsense_is_left_out(value: object) -> None:
    for name, table in read_tables(value).items():
        assert isinstance(name, str)
        assert len(table.seats) <= MOST_SEATS
        assert all(isinstance(seat.level, str) for seat in table.seats)
        assert all(isinstance(number, int) for number in table.options.values())


def test_broken_parts_cost_only_themselves() -> None:
    stored = {"bascule": {"seats": [{"avatar": 7, "level": "easy"}, None], "options": ["x"]}}
    assert read_tables(stored) == {"bascule": LastTable((LastSeat("", "easy"), LastSeat()), {})}
