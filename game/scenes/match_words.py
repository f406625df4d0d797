"""Sentences about a match that more than one scene needs."""

from collections.abc import Sequence

from game.match.match import Match
from game.match.seats import SeatSpec
from game.rules.contract import WATCHER, Game, View
from game.services.i18n import Words


def match_line(words: Words, game: Game, view: View) -> str:
    """Where the match is: which round."""
    return words("round {number}", number=len(view.score_lines) + 1)


def names(words: Words, seats: Sequence[SeatSpec], chosen: Sequence[int]) -> str:
    """“Ada”, “Ada and Ben”, “Ada, Ben and Cleo”."""
    every = [seats[seat].name for seat in chosen]
    if len(every) == 1:
        return every[0]
    return words("{some} and {last}", some=", ".join(every[:-1]), last=every[-1])


def leaders(game: Game, view: View) -> list[int]:
    best = min(view.totals) if game.low_wins else max(view.totals)
    return [seat for seat, total in enumerate(view.totals) if total == best]


def standing_line(words: Words, match: Match, view: View) -> str:
    """Who leads, told to the person who looks."""
    first = leaders(match.game, view)
    if not view.score_lines:
        return words("The first round is under way")
    if len(first) == match.players:
        return words("Everybody is level")
    if first == [view.seat] and view.seat != WATCHER:
        others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
        best_other = min(others) if match.game.low_wins else max(others)
        lead = abs(view.totals[view.seat] - best_other)
        return words.plural("You lead by {count} point", "You lead by {count} points", lead)
    if len(first) == 1:
        return words("{name} leads", name=match.seats[first[0]].name)
    return words("{names} lead together", names=names(words, match.seats, first))
