"""The games on the title screen, and the table of each that can be played."""

from dataclasses import dataclass

from game.scenes.bascule.table import BasculeTable
from game.scenes.bascule.words import WORDS as BASCULE
from game.scenes.game_words import GameWords
from game.scenes.table import TableScene
from game.services.i18n import N_


@dataclass(frozen=True, slots=True)
class TableEntry:
    """How one game is shown."""

    words: GameWords
    player_range: str
    table: type[TableScene] | None = None
    """None: announced on the title, not playable yet."""


TABLES: dict[str, TableEntry] = {
    "bascule": TableEntry(BASCULE, "3–5", BasculeTable),
    "zero_pile": TableEntry(
        GameWords(N_("Zero Pile"), N_("Mind the zero on top of your pile")), "3–6"
    ),
    "contretemps": TableEntry(
        GameWords(N_("Contretemps"), N_("Last card down steals the series")), "2–5"
    ),
    "gourmand": TableEntry(GameWords(N_("Gourmand"), N_("One more card? Don’t get greedy")), "2–6"),
    "tri_express": TableEntry(
        GameWords(N_("Tri Express"), N_("Three piles, three rules, no turns")), "2–4"
    ),
}
