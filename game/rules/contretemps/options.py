"""The variants of Contretemps."""

from dataclasses import dataclass

from game.rules.options import Options, toggle


@dataclass(frozen=True, slots=True)
class ContretempsOptions(Options):
    double_deck: bool = toggle(players=(5,))
    """CT-V1: the draw pile is played through twice and both scores are added."""
