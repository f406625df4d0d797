"""The games on the title screen, and the table of each; a table is imported when it is set."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.by_name import thing
from game.scenes.bascule.words import WORDS as BASCULE
from game.scenes.contretemps.words import WORDS as CONTRETEMPS
from game.scenes.game_words import GameWords
from game.scenes.gourmand.words import WORDS as GOURMAND
from game.scenes.tri_express.words import WORDS as TRI_EXPRESS
from game.scenes.zero_pile.words import WORDS as ZERO_PILE

if TYPE_CHECKING:
    from game.scenes.table import TableScene


@dataclass(frozen=True, slots=True)
class TableEntry:
    """How one game is shown."""

    words: GameWords
    player_range: str
    table_name: str

    @property
    def table(self) -> "type[TableScene]":
        found: type[TableScene] = thing(self.table_name)
        return found


TABLES: dict[str, TableEntry] = {
    "bascule": TableEntry(BASCULE, "3–5", "game.scenes.bascule.table:BasculeTable"),
    "zero_pile": TableEntry(ZERO_PILE, "3–6", "game.scenes.zero_pile.table:ZeroPileTable"),
    "contretemps": TableEntry(CONTRETEMPS, "2–5", "game.scenes.contretemps.table:ContretempsTable"),
    "gourmand": TableEntry(GOURMAND, "2–6", "game.scenes.gourmand.table:GourmandTable"),
    "tri_express": TableEntry(TRI_EXPRESS, "2–4", "game.scenes.tri_express.table:TriExpressTable"),
}
