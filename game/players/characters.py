"""The characters at the table: the same level, another temper.

Names, faces and the word for each temperament stand in assets/art/bots.json;
what it means at the table stands here.  It only decides between moves that look
equally good to the level, so no character is stronger than another.
"""

from dataclasses import replace

from game.players.player import Player
from game.players.search import ALL_TRICKS, SearchPlayer, Temper, WeighingPlayer

TEMPERS = {
    "olga": Temper.CAUTIOUS,
    "bruno": Temper.CAUTIOUS,
    "hugo": Temper.BOLD,
    "otto": Temper.BOLD,
    "mimi": Temper.BOLD,
}
"""By id of the character; everybody else leaves it to chance."""

FORGETFUL = frozenset({"gaston"})


def in_character(player: Player, character: str) -> Player:
    """The same player with the temper of a character, where it has one."""
    if not isinstance(player, SearchPlayer | WeighingPlayer):
        return player
    traits = replace(player.traits, temper=TEMPERS.get(character, Temper.EVEN))
    if character in FORGETFUL and traits.memory != ALL_TRICKS:
        traits = replace(traits, memory=max(traits.memory - 1, 0))
    return player.with_traits(traits)
