"""Settings survive anything that may stand in the store."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.services.settings import (
    KEY,
    LONGEST_NAME,
    MOST_NAMES,
    Settings,
    Speed,
    load_settings,
    save_settings,
)
from game.services.storage import MemoryStorage

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
names = st.text(
    st.characters(min_codepoint=33, max_codepoint=0x17F, exclude_categories=["C", "Z"]),
    min_size=1,
    max_size=LONGEST_NAME,
)
chosen = st.builds(
    Settings,
    language=st.sampled_from(["", "en", "fr"]),
    sound=st.booleans(),
    volume=st.floats(0, 1),
    speed=st.sampled_from(Speed),
    reduced_motion=st.booleans(),
    names=st.lists(names, max_size=MOST_NAMES).map(tuple),
)


def loaded(text: str, default: Settings | None = None) -> Settings:
    storage = MemoryStorage()
    storage.write(KEY, text)
    return load_settings(storage, default)


def assert_sound(settings: Settings) -> None:
    assert settings.language in ("", "en", "fr")
    assert isinstance(settings.sound, bool)
    assert isinstance(settings.reduced_motion, bool)
    assert 0 <= settings.volume <= 1
    assert settings.speed in Speed
    assert len(settings.names) <= MOST_NAMES
    assert all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in settings.names)


@given(chosen)
def test_saved_settings_come_back(settings: Settings) -> None:
    storage = MemoryStorage()
    save_settings(storage, settings)
    assert load_settings(storage) == settings


@given(st.text())
def test_rubbish_gives_the_defaults(text: str) -> None:
    assert_sound(loaded(text))


@given(st.dictionaries(st.sampled_from(list(asdict(Settings()))) | st.text(), anything))
def test_broken_values_cost_only_themselves(values: dict[str, object]) -> None:
    assert_sound(loaded(json.dumps(values)))


@given(chosen, anything)
def test_one_broken_value_leaves_the_others(settings: Settings, rubbish: object) -> None:
    values = {**asdict(settings), "volume": {"not": rubbish}}
    assert asdict(loaded(json.dumps(values))) == {**asdict(settings), "volume": Settings().volume}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Settings()),
        ("[" * 100_000, Settings()),
        ("[1]", Settings()),
        ('{"volume": 7}', Settings(volume=1.0)),
        ('{"volume": 1e999}', Settings()),
        ('{"volume": true, "sound": 1}', Settings()),
        ('{"speed": "warp", "language": "de"}', Settings()),
        ('{"speed": ["calm"]}', Settings()),
        ('{"names": ["  Ada ", "", 3, "\\n"]}', Settings(names=("Ada",))),
    ],
)
def test_known_troubles(text: str, expected: Settings) -> None:
    assert loaded(text) == expected


def test_a_number_too_long_for_a_float_is_only_loud() -> None:
    assert loaded('{"volume": ' + "9" * 400 + "}") == Settings(volume=1.0)


def test_the_first_start_takes_the_given_defaults() -> None:
    first = Settings(language="fr", reduced_motion=True)
    assert load_settings(MemoryStorage(), first) == first
    assert loaded('{"language": "en"}', first).language == "en"
