"""From points to the chance to win the match.

Ten points more are worth little to a leader in the last round and everything to
a close second, so the engine compares moves by the share of the victory that
the scores after a round promise.  Each rival counts by a weight that falls
by a constant factor with every point one is ahead: a smooth stand-in for the
luck of the rounds to come.  Only multiplications, so every machine agrees.
"""

MOST_POINTS_APART = 400
"""Differences beyond this are settled either way."""
SETTLED = 1e9


def rival_weights(ratio: float) -> list[float]:
    """What a rival counts, by how many points one is ahead of it (negative: behind).

    ``ratio`` is the factor for one point.  Use as ``1 / (1 + sum of weights)``;
    negative differences read the list from its end.

    >>> weights = rival_weights(0.5)
    >>> weights[0], weights[1], weights[-1]
    (1.0, 0.5, 2.0)
    """
    ahead = [1.0]
    behind = [1.0]
    for _ in range(MOST_POINTS_APART):
        ahead.append(ahead[-1] * ratio)
        behind.append(min(behind[-1] / ratio, SETTLED))
    return ahead + behind[:0:-1]
