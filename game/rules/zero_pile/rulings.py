"""Rulings of Zero Pile that are ours and need a few lines; ``game.py`` lists all of them."""

from game.rules.zero_pile.piles import seats_from

MOST_ROUNDS = 99
"""A match for a target score ends after this many rounds at the latest, because
players who only ever score zero would otherwise never end it."""


def next_leader(points: tuple[int, ...], totals: tuple[int, ...], previous: int) -> int:
    """ZP-19: the fewest points of the round lead the next one.

    Ours, for a tie: the lowest running total, then the first of them clockwise
    from the seat after the leader of the round just played.

    >>> next_leader((12, 30, 9, 22), (12, 30, 9, 22), previous=0)
    2
    """
    fewest = min(points)
    if points.count(fewest) == 1:
        return points.index(fewest)
    players = len(points)
    return min(
        seats_from((previous + 1) % players, players),
        key=lambda seat: (points[seat], totals[seat]),
    )
