"""The message catalogues: complete, compiled, and typeset as French is."""

import gettext
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from types import ModuleType

import pygame
import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

ASSETS = Path(__file__).parents[2] / "assets"
LOCALE = ASSETS / "locale"
LANGUAGES = ("fr",)
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
ABSENT = "\u202f"
REFRESH = "run: python assets/locale/refresh.py"


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


refresh = _module(LOCALE / "refresh.py")


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "pentadeck.po"


def ids(catalog: Catalog) -> set[object]:
    return {message.id for message in catalog if message.id}


def texts(value: object) -> tuple[str, ...]:
    return tuple(
        str(text or "") for text in (value if isinstance(value, tuple | list) else [value])
    )


def translations(language: str) -> Iterator[tuple[str, str]]:
    """Each message with each of its translated forms; a plural is measured by its last form."""
    for message in read(po_file(language)):
        if message.id:
            for text in filter(None, texts(message.string)):
                yield texts(message.id)[-1], text


def test_extraction_understands_how_messages_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "scene.py").write_text(
        'TABLE = {1: N_("Calm")}\n'
        'a = self.words("It is {name}’s turn", name=name)\n'
        'b = self.context.words.plural("{count} card", "{count} cards", len(hand))\n'
        'c = say("Well" " played")\n'
        "d = words(key) + words(f'{key}')\n"
        "e = words.language.upper('x')\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(refresh, "SOURCES", tmp_path)
    assert ids(refresh.extracted()) == {
        "Calm",
        "It is {name}’s turn",
        ("{count} card", "{count} cards"),
        "Well played",
    }


def test_the_template_holds_every_message_of_the_code() -> None:
    assert ids(read(LOCALE / "pentadeck.pot")) == ids(refresh.extracted()), REFRESH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_every_message_of_the_code(language: str) -> None:
    assert ids(read(po_file(language))) == ids(refresh.extracted()), REFRESH


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    assert refresh.unfinished(read(po_file(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_says_the_same(language: str) -> None:
    with po_file(language).with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for message in read(po_file(language)):
        if isinstance(message.id, tuple):
            one, many = message.id
            shown = tuple(compiled.ngettext(one, many, count) for count in (1, 2))
            assert shown == texts(message.string), REFRESH
        elif message.id:
            assert compiled.gettext(message.id) == message.string, REFRESH


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_have_the_same_names(language: str) -> None:
    for message, text in translations(language):
        # "One card left" may leave its number out.
        optional = {"count"}
        assert fields(text) - optional == fields(message) - optional, message
        assert "count" in fields(message) or "count" not in fields(text), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_parts_and_outer_spaces_are_kept(language: str) -> None:
    for message, text in translations(language):
        assert text.count("**") == message.count("**"), message
        assert text == text.strip() or message != message.strip(), message


PLAIN_SPACING = re.compile(r"(?<![\u00a0?!…])[?!;:]")
"""A high sign without its no-break space; "?!" and "…?" keep together."""
BETWEEN_DIGITS = re.compile(r"(?<=\d)[:](?=\d)")
WRONG_SIGNS = re.compile(r"'|\.\.\.|\"|«(?!\u00a0)|(?<!\u00a0)»|\u202f|→")


def without_values(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "x", text)


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("À vous\u00a0!", True),
        ("Vraiment\u00a0?!", True),
        ("12:30", True),
        ("{name}\u00a0: {count:02}", True),
        ("«\u00a0Oui\u00a0»", True),
        ("À vous !", False),
        ("À vous!", False),
        ("Score: 3", False),
        ("l'autre", False),
        ("Attendez...", False),
        ("« Oui »", False),
        ("avant → après", False),
        ("Quoi\u202f?", False),
    ],
)
def test_the_typography_check_can_tell(text: str, fine: bool) -> None:
    assert (typographic_faults(text) == []) == fine


def typographic_faults(text: str) -> list[str]:
    bare = BETWEEN_DIGITS.sub("", without_values(text))
    return PLAIN_SPACING.findall(bare) + WRONG_SIGNS.findall(bare)


def test_french_is_set_as_french() -> None:
    for _, text in translations("fr"):
        assert typographic_faults(text) == [], text


def picture(font: pygame.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "black", "white"), "RGB")


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_fonts_have_every_letter(path: Path) -> None:
    pygame.font.init()
    font = pygame.Font(str(path), 40)
    missing = picture(font, ABSENT)
    said = "".join("".join(pair) for language in LANGUAGES for pair in translations(language))
    letters = sorted(set(said) - {"\n"})
    assert [letter for letter in letters if picture(font, letter) == missing] == []
