"""One move of Contretemps: the first card that may be played, then a place for it.

Captures come first, so that series change hands.
"""

from game.rules.contretemps import Action, Prospect, prospects_of
from game.scenes.contretemps.places import target_rect
from game.scenes.contretemps.table import ContretempsTable
from tests.turns.touch import Point, card_point

ORDER = (
    Action.CAPTURE,
    Action.START_RISING,
    Action.UNDER,
    Action.START_FALLING,
    Action.DISCARD,
)


def choice(table: ContretempsTable) -> Prospect:
    """A move that is possible now."""
    possible = [
        prospect
        for card in table.view.hand
        for prospect in prospects_of(table.view, card)
        if prospect.possible
    ]
    return min(possible, key=lambda prospect: ORDER.index(prospect.action))


def target_point(table: ContretempsTable, prospect: Prospect) -> Point:
    """Where the place lies once the card is chosen."""
    return target_rect(table, prospect).center


def clicks(table: ContretempsTable) -> list[Point]:
    prospect = choice(table)
    at = card_point(table, table.stage, prospect.card)
    return [at, target_point(table, prospect)]
