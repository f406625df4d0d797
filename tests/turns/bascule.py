"""One move of Bascule: a card from the middle of the hand, tapped twice."""

from game.scenes.bascule.table import BasculeTable
from tests.turns.touch import Point, card_point


def clicks(table: BasculeTable) -> list[Point]:
    hand = table.shown.hand
    at = card_point(table, table.stage, hand[len(hand) // 2])
    return [at, at]
