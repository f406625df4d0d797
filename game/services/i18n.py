"""Words in the chosen language.

Messages are written in English in the code and looked up in gettext catalogues
under ``assets/locale``.  ``assets/locale/README.md`` tells a translator how.
"""

import gettext
import struct
from pathlib import Path

DOMAIN = "pentadeck"
SOURCE_LANGUAGE = "en"
LANGUAGES = {"en": "English", "fr": "Français"}
"""Each in its own words, as the settings show it."""


def _mark(message: str) -> str:
    return message


N_ = _mark
"""Marks a message that stands in a table and is looked up later."""


class Words:
    """Call it with an English message: ``words("It is {name}'s turn", name="Ada")``."""

    def __init__(self, folder: Path, language: str = SOURCE_LANGUAGE) -> None:
        self._folder = folder
        self.switch(language)

    @property
    def language(self) -> str:
        return self._language

    def switch(self, language: str) -> None:
        """An unknown language, or one without its catalogue, speaks English."""
        self._language = language if language in LANGUAGES else SOURCE_LANGUAGE
        self._catalogue = _catalogue(self._folder, self._language)

    def __call__(self, message: str, /, **values: object) -> str:
        # gettext answers the empty message with the catalogue's header.
        return self._catalogue.gettext(message).format(**values) if message else ""

    def plural(self, one: str, many: str, count: int, /, **values: object) -> str:
        """``{count}`` is filled in: ``words.plural("{count} card", "{count} cards", 3)``."""
        return self._catalogue.ngettext(one, many, count).format(count=count, **values)


def _catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error):
        return gettext.NullTranslations()
