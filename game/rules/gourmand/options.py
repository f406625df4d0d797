"""The variants of Gourmand."""

from dataclasses import dataclass

from game.rules.options import Options, toggle


@dataclass(frozen=True, slots=True)
class GourmandOptions(Options):
    risks: bool = toggle()
    """GO-V1: the star costs a player every unprotected card."""
