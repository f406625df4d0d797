"""One move of Zero Pile: a lay-out from all over the hand, or a card tapped twice."""

from game.scenes.zero_pile.table import ZeroPileTable
from tests.turns.touch import Point, card_point


def clicks(table: ZeroPileTable) -> list[Point]:
    keys = table.hand_keys
    if table.choosing:
        picked = [keys[0], keys[-1], keys[len(keys) // 2]][: table.view.layout_size]
        x, y = table.layout.play.center
        return [*(card_point(table, table.stage, key) for key in picked), (x, y)]
    at = card_point(table, table.stage, keys[len(keys) // 2])
    return [at, at]
