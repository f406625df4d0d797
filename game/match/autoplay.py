"""A match of bots from where it stands to its end, without pauses."""

from game.match.match import Match
from game.rules.contract import TICKS_PER_SECOND, Outcome

STEP_SECONDS = 0.5
"""How far the clock of a real-time game runs between two looks at the outcome."""
MOST_TICKS = 6 * 60 * 60 * TICKS_PER_SECOND


class NoEnd(RuntimeError):
    """A match that went on longer than its game allows: a mistake of ours."""

    def __init__(self, match: Match) -> None:
        super().__init__(f"{match.game.id} with seed {match.seed} does not end")
        self.match = match


def play_out(match: Match) -> Outcome:
    """Let the bots finish a match; raises NoEnd if they cannot."""
    most_moves = match.game.most_moves(match.players, match.options)
    while (outcome := match.outcome()) is None:
        moved = match.update(STEP_SECONDS, _always, may_act=True)
        stuck = not moved and not match.game.real_time
        if stuck or len(match.log) > most_moves or match.tick > MOST_TICKS:
            raise NoEnd(match)
    return outcome


def _always() -> bool:
    return True
