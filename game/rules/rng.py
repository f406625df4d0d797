"""Chance for the rules: a small portable generator, the same on every machine.

Python promises the same numbers across versions only for ``random.random()``,
and the browser runtime seeds the ``random`` module with 1 for every visitor.
So a match carries its own SplitMix64: integers only, pinned by test vectors.
"""

from functools import lru_cache
from typing import Self, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_RANGE = 1 << 64
_GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64: exact draws by rejection, explicit Fisher-Yates.

    >>> Rng(1234567).next64()
    6457827717110365317
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
        limit = _RANGE - _RANGE % bound
        bits = self.next64()
        while bits >= limit:
            bits = self.next64()
        return bits % bound

    def shuffle(self, items: list[T], count: int | None = None) -> None:
        """Shuffle in place; with ``count``, only the first ``count`` places are settled.

        Several Fisher-Yates steps share one 64-bit draw, read as digits in the
        mixed radix of their spans: a deal costs a handful of draws.
        """
        for limit, steps in _shuffle_plan(len(items), len(items) if count is None else count):
            bits = self.next64()
            while bits >= limit:
                bits = self.next64()
            for place, span in steps:
                bits, digit = divmod(bits, span)
                other = place + digit
                items[place], items[other] = items[other], items[place]

    def clone(self) -> Self:
        return type(self)(self.state)

    def fork(self, *labels: int) -> "Rng":
        """A generator of its own for the given labels; this one does not move."""
        child = Rng(self.state)
        for label in labels:
            child.state = (child.state ^ (label * 0xD1342543DE82EF95)) & _MASK
            child.state = child.next64()
        return child


class QuickRng:
    """A cheap generator for playouts, where speed counts and exactness does not.

    A 32-bit congruence whose high bits are scaled: the bias of a draw below a
    hundred is under one in ten million.  Never used by the rules themselves.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        self.state = bits = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (bits * bound) >> 32


@lru_cache(maxsize=256)
def _shuffle_plan(length: int, count: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Groups of steps that fit into one draw: (rejection limit, ((place, span), …))."""
    groups: list[tuple[int, tuple[tuple[int, int], ...]]] = []
    steps: list[tuple[int, int]] = []
    product = 1
    for place in range(min(count, length - 1)):
        span = length - place
        if product * span > 1 << 56:  # keeps a rejection rarer than one in 256
            groups.append((_RANGE - _RANGE % product, tuple(steps)))
            steps, product = [], 1
        steps.append((place, span))
        product *= span
    if steps:
        groups.append((_RANGE - _RANGE % product, tuple(steps)))
    return tuple(groups)
