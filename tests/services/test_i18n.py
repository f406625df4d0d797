"""Words by language, with values and plurals."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.services.i18n import LANGUAGES, N_, Words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    catalog = Catalog(locale="fr", fuzzy=False)
    catalog.add("It is {name}’s turn", "C’est à {name}")
    catalog.add(("{count} card", "{count} cards"), ("{count} carte", "{count} cartes"))
    catalog.add(("{name}: {count} point", "{name}: {count} points"), ("{count} pt {name}",) * 2)
    data = BytesIO()
    write_mo(data, catalog)
    path = tmp_path / "fr" / "LC_MESSAGES" / "pentadeck.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(data.getvalue())
    return tmp_path


def test_the_language_is_switched_while_running(folder: Path) -> None:
    words = Words(folder)
    assert words("It is {name}’s turn", name="Ada") == "It is Ada’s turn"
    words.switch("fr")
    assert words.language == "fr"
    assert words("It is {name}’s turn", name="Ada") == "C’est à Ada"


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "0 cards", "0 carte"),
        (1, "1 card", "1 carte"),
        (2, "2 cards", "2 cartes"),
        (13, "13 cards", "13 cartes"),
    ],
)
def test_each_language_has_its_own_plural(
    folder: Path, count: int, english: str, french: str
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        assert Words(folder, language).plural("{count} card", "{count} cards", count) == expected


def test_a_plural_takes_more_values(folder: Path) -> None:
    words = Words(folder, "fr")
    assert words.plural("{name}: {count} point", "{name}: {count} points", 3, name="Léo") == (
        "3 pt Léo"
    )


def test_braces_in_a_name_are_only_letters(folder: Path) -> None:
    assert Words(folder)("It is {name}’s turn", name="{count}") == "It is {count}’s turn"


def test_an_untranslated_message_stays_english(folder: Path) -> None:
    assert Words(folder, "fr")("Pause") == "Pause"


def test_the_empty_message_is_empty(folder: Path) -> None:
    assert Words(folder, "fr")("") == ""


def test_an_unknown_language_speaks_english(folder: Path) -> None:
    assert Words(folder, "xx").language == "en"


@pytest.mark.parametrize("content", [b"", b"rubbish", b"\xde\x12\x04\x95", None])
def test_a_broken_or_missing_catalogue_speaks_english(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "fr" / "LC_MESSAGES" / "pentadeck.mo"
    path.parent.mkdir(parents=True)
    if content is not None:
        path.write_bytes(content)
    assert Words(tmp_path, "fr")("Pause") == "Pause"


def test_every_language_but_english_has_its_catalogue() -> None:
    locale = Path(__file__).parents[2] / "assets" / "locale"
    for language in LANGUAGES:
        made = (locale / language / "LC_MESSAGES" / "pentadeck.mo").exists()
        assert made == (language != "en")


def test_marking_changes_nothing() -> None:
    assert N_("Calm") == "Calm"
