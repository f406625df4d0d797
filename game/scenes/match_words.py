"""Sentences about a match that more than one scene needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.contract import WATCHER
from game.services.i18n import Words

if TYPE_CHECKING:
    from game.match.match import Match
    from game.match.seats import SeatSpec
    from game.rules.contract import Game, View

Teams = tuple[tuple[int, ...], ...]


def rounds_of(view: View) -> int | None:
    """How many rounds the match takes, where the game knows it beforehand."""
    rounds = getattr(view, "rounds", None)
    return rounds if isinstance(rounds, int) else None


def teams_of(view: View) -> Teams:
    """The seats of each team; empty where everybody plays alone."""
    return tuple(getattr(view, "teams", ()))


def sides_of(view: View) -> Teams:
    """Who counts together: the teams, or each seat alone."""
    return teams_of(view) or tuple((seat,) for seat in range(view.players))


def side_totals(view: View) -> tuple[int, ...]:
    """The total of each side."""
    return tuple(sum(view.totals[seat] for seat in side) for side in sides_of(view))


def match_line(words: Words, game: Game, view: View) -> str:
    """Where the match is: which round, or which turn of a game without rounds."""
    turn = getattr(view, "turn", None)
    if isinstance(turn, int):
        return words("turn {number}", number=turn)
    number, rounds = len(view.score_lines) + 1, rounds_of(view)
    if rounds is None:
        return words("round {number}", number=number)
    return words("round {number} of {rounds}", number=number, rounds=rounds)


def names(words: Words, seats: Sequence[SeatSpec], chosen: Sequence[int]) -> str:
    """“Ada”, “Ada and Ben”, “Ada, Ben and Cleo”."""
    every = [seats[seat].name for seat in chosen]
    if len(every) == 1:
        return every[0]
    return words("{some} and {last}", some=", ".join(every[:-1]), last=every[-1])


def leading_sides(game: Game, view: View) -> list[int]:
    totals = side_totals(view)
    best = min(totals) if game.low_wins else max(totals)
    return [side for side, total in enumerate(totals) if total == best]


def goal_line(words: Words, game: Game) -> str:
    """What everybody plays for."""
    if game.low_wins:
        return words("Lowest total wins.")
    return words("Highest total wins.")


def leaders(game: Game, view: View) -> list[int]:
    """The seats that lead; of a leading team all of them."""
    sides = sides_of(view)
    return sorted(seat for side in leading_sides(game, view) for seat in sides[side])


def standing_line(words: Words, match: Match, view: View) -> str:
    """Who leads, told to the person who looks."""
    if not view.score_lines and not any(view.totals):
        return words("The first round is under way")
    first, sides = leading_sides(match.game, view), sides_of(view)
    if len(first) == len(sides):
        return words("Everybody is level")
    if len(first) > 1:
        return words("{names} lead", names=names(words, match.seats, leaders(match.game, view)))
    side = sides[first[0]]
    if view.seat != WATCHER and view.seat in side:
        lead = _lead(view, first[0])
        return words.plural("You lead by {count} point", "You lead by {count} points", lead)
    if len(side) > 1:
        return words("{names} lead", names=names(words, match.seats, side))
    return words("{name} leads", name=match.seats[side[0]].name)


def _lead(view: View, first: int) -> int:
    totals = side_totals(view)
    return min(abs(totals[first] - total) for side, total in enumerate(totals) if side != first)
