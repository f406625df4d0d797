"""Single questions of the rules of Gourmand, each with one answer in one place."""

from game.rules.contract import Outcome
from game.rules.gourmand.cards import COLOUR_MASKS, EMPTY, NUMBERED

LOSSES = (*COLOUR_MASKS, EMPTY)
"""By face of the die: the mask of what it costs (GO-20, GO-21)."""
LOSSES_WITH_RISKS = (*COLOUR_MASKS, NUMBERED)
"""GO-V1: the star takes everything."""


def opponents_in_order(players: int, active: int, directions: int) -> tuple[int, ...]:
    """GO-28, GO-32: clockwise from the left neighbour, or the other way round."""
    step = 1 if directions % 2 == 0 else -1
    return tuple((active + step * distance) % players for distance in range(1, players))


def ranked_with_cards(totals: tuple[int, ...], cards: tuple[int, ...]) -> Outcome:
    """GO-38, GO-39: more points, then more cards (ours: zone and protected), then shared.

    The reason is "more_cards" when only the cards told the winner from the next.
    """
    standings = list(zip(totals, cards, strict=True))
    ranking = tuple(
        tuple(seat for seat, standing in enumerate(standings) if standing == place)
        for place in sorted(set(standings), reverse=True)
    )
    level_on_points = totals.count(max(totals)) > len(ranking[0])
    return Outcome(ranking, totals, "more_cards" if level_on_points else "pile_empty")
