"""Zero Pile's variants, and what the number of players decides."""

from dataclasses import dataclass

from game.rules.options import Options, number, toggle
from game.rules.zero_pile.rulings import MOST_ROUNDS


@dataclass(frozen=True, slots=True)
class ZeroPileOptions(Options):
    target: bool = toggle()
    """ZP-V1: play until somebody's total exceeds ``limit``."""
    limit: int = number(100, 20, 300, step=10)
    """Means nothing without ``target``."""
    teams: bool = toggle(players=(4, 6))
    """ZP-V3, ZP-V4: even seats against odd seats."""


@dataclass(frozen=True, slots=True)
class TableShape:
    """How many cards a seat is dealt, lays out and plays."""

    hand: int
    laid_out: int

    @property
    def tricks(self) -> int:
        return self.hand - self.laid_out


_UP_TO_FIVE = TableShape(hand=13, laid_out=3)  # ZP-3, ZP-5, ZP-7
_SIX = TableShape(hand=10, laid_out=2)  # ZP-V2


def table_shape(players: int) -> TableShape:
    return _SIX if players == 6 else _UP_TO_FIVE


def most_rounds(players: int, options: ZeroPileOptions) -> int:
    """ZP-21: as many rounds as players; with a target score, as many as it takes."""
    return MOST_ROUNDS if options.target else players


def team_seats(players: int, options: ZeroPileOptions) -> tuple[tuple[int, ...], ...]:
    """ZP-V3: seats alternate between the two teams; empty when everybody plays alone."""
    if not options.teams:
        return ()
    return tuple(range(0, players, 2)), tuple(range(1, players, 2))


def team_sums(teams: tuple[tuple[int, ...], ...], totals: tuple[int, ...]) -> tuple[int, ...]:
    """The total of each team; empty when everybody plays alone."""
    return tuple(sum(totals[seat] for seat in team) for team in teams)
