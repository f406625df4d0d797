"""How a movement is spread over its time.

Each function maps 0..1 to progress that starts at 0 and ends at 1.
"""

import math
from collections.abc import Callable

Easing = Callable[[float], float]

BACK_OVERSHOOT = 1.70158
"""Gives an overshoot of ten percent."""
SETTLE_SWINGS = 1.5
SETTLE_DAMPING = 5.0


def linear(t: float) -> float:
    return t


def accelerate(t: float) -> float:
    """Slow start, for things that leave."""
    return t * t * t


def decelerate(t: float) -> float:
    """Slow end, for things that arrive."""
    return 1 - (1 - t) ** 3


def standard(t: float) -> float:
    """Slow start and end, for things that stay in view."""
    return t * t * (3 - 2 * t)


def in_out(t: float) -> float:
    """Slower still at both ends, for a card that turns over."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Shoots ten percent past the end and comes back, for a lifted card."""
    rest = t - 1
    return 1 + (BACK_OVERSHOOT + 1) * rest**3 + BACK_OVERSHOOT * rest**2


def settle(t: float) -> float:
    """Swings past the end once and back, for the beam that tips."""
    if t >= 1:
        return 1.0
    return 1 - math.exp(-SETTLE_DAMPING * t) * math.cos(SETTLE_SWINGS * math.pi * t)


def there_and_back(t: float) -> float:
    """Out to 1 at half time and home to 0: the one easing that ends where it began."""
    return 4 * t * (1 - t)
