"""Bring the message catalogues up to date with the code.

    python assets/locale/refresh.py

Collects the messages of ``game/`` into ``pentadeck.pot``, carries them over
into each language's ``.po`` (translations stay) and compiles its ``.mo``.
Running it twice changes nothing.  Needs the ``dev`` extra (Babel).
"""

import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).parent
SOURCES = HERE.parent.parent / "game"
DOMAIN = "pentadeck"
LANGUAGES = ("fr",)
KEYWORDS = {"N_": None, "words": None, "say": None, "plural": (1, 2)}
"""Functions that take messages, by their last name: ``self.words.plural(…)`` is ``plural``."""
COMMENT_TAG = "Translators:"
HEADER = """\
# Messages of Pentadeck ({language}).
# Distributed under the same licence as the game."""

TEMPLATE = HERE / f"{DOMAIN}.pot"


def po_file(language: str) -> Path:
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def extracted() -> Catalog:
    """Every message in the code, in the order of the files."""
    catalog = Catalog(
        project="Pentadeck",
        version="messages",
        header_comment=HEADER.format(language="template"),
        creation_date=_first_made(),
    )
    found = extract_from_dir(
        SOURCES,
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=(COMMENT_TAG,),
        strip_comment_tags=True,
    )
    for filename, line, message, comments, _ in found:
        catalog.add(message, None, [(f"game/{Path(filename).as_posix()}", line)], (), comments)
    return catalog


def _first_made() -> datetime:
    """The template keeps its date, so that a refresh without news changes nothing."""
    if TEMPLATE.exists():
        return _read(TEMPLATE, None).creation_date
    return datetime.now(UTC).replace(second=0, microsecond=0)


def _read(path: Path, language: str | None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def _write(path: Path, catalog: Catalog) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(
            file, catalog, include_lineno=False, sort_by_file=True, ignore_obsolete=True, width=88
        )


def translated(language: str, template: Catalog) -> Catalog:
    """The language's catalogue with the template's messages; reworded ones come out fuzzy."""
    path = po_file(language)
    if path.exists():
        catalog = _read(path, language)
    else:
        catalog = Catalog(
            locale=language,
            domain=DOMAIN,
            project=template.project,
            version=template.version,
            header_comment=HEADER.format(language=language),
            revision_date=template.creation_date,
            fuzzy=False,
        )
    catalog.update(template, update_header_comment=False)
    return catalog


def compile_catalogue(language: str) -> None:
    with po_file(language).with_suffix(".mo").open("wb") as file:
        write_mo(file, _read(po_file(language), language))


def unfinished(catalog: Catalog) -> list[str]:
    return [
        str(message.id)
        for message in catalog
        if message.id and (message.fuzzy or not all(_texts(message.string)))
    ]


def _texts(string: str | tuple[str, ...] | None) -> tuple[str | None, ...]:
    return string if isinstance(string, tuple) else (string,)


def main() -> None:
    template = extracted()
    _write(TEMPLATE, template)
    for language in LANGUAGES:
        catalog = translated(language, template)
        _write(po_file(language), catalog)
        compile_catalogue(language)
        missing = unfinished(catalog)
        sys.stdout.write(f"{language}: {len(catalog)} messages, {len(missing)} to translate\n")
        sys.stdout.writelines(f"  {message}\n" for message in missing)


if __name__ == "__main__":
    main()
