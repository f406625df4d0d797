"""What everybody at the table of Gourmand knows: all but the order of the pile."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.contract import View
from game.rules.gourmand.options import GourmandOptions


class Phase(StrEnum):
    STARTING = "starting"
    """The turn begins: draw or protect (GO-6)."""
    PLACING = "placing"
    """A drawn card waits for its column (GO-8)."""
    BUILDING = "building"
    """Everything drawn is placed: draw again, or stop (GO-13)."""
    SHARING = "sharing"
    """Stopped or busted: columns are taken, one seat after the other (GO-14, GO-25)."""
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class GourmandView(View):
    options: GourmandOptions
    phase: Phase
    turn: int
    """Which turn of the match this is, from 1."""
    active: int
    """Whose turn it is; while columns are shared, somebody else may be to act."""
    pile: int
    """How many cards are left to draw."""
    drawn: int
    """The card that waits to be placed; NO_CARD if none."""
    columns: tuple[tuple[int, ...], ...]
    """Always three, each from its first card; empty: not started, or taken."""
    directions: int
    """Direction cards turned over in this turn."""
    busted: bool
    """True while columns are shared after a bust."""
    choosers: tuple[int, ...]
    """While columns are shared: who takes one, from the seat to act on."""
    die: str | None
    """The face that the die shows since it was last rolled, one of FACES."""
    zones: tuple[tuple[int, ...], ...]
    """For each seat its unprotected cards, by colour and number."""
    protected: tuple[tuple[int, ...], ...]
    """For each seat its protected cards: face down, but everybody saw them go."""
    discard: tuple[int, ...]
    """Every discarded card, sorted.  Direction cards join it when the turn ends."""

    @property
    def columns_standing(self) -> int:
        return sum(1 for column in self.columns if column)

    @property
    def clockwise(self) -> bool:
        """GO-28: which way the opponents choose as things stand."""
        return self.directions % 2 == 0
