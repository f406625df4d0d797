"""One move of Tri Express: the first card that fits somewhere, then its pile.

After a check the signal to go on, if it is this person's.  Nothing to touch: no card
fits just now.
"""

from game.rules.tri_express import Pile
from game.scenes.tri_express.table import TriExpressTable
from tests.turns.touch import Point, card_point, widget_point


def clicks(table: TriExpressTable) -> list[Point]:
    if table.stopped:
        mine = table.view.penalised in table.people
        return [widget_point(table, "go_on")] if mine else []
    found = fitting(table)
    if found is None:
        return []
    _, card, pile = found
    return [card_point(table, table.stage, card), pile_point(table, pile)]


def fitting(table: TriExpressTable) -> tuple[int, int, Pile] | None:
    """(seat, card, pile) of somebody here whose card fits."""
    for seat, view in table.views.items():
        for card in view.hand:
            for pile in view.fitting_piles(card):
                return seat, card, pile
    return None


def pile_point(table: TriExpressTable, pile: Pile) -> Point:
    return table.layout.piles[pile]
