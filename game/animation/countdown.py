"""Three, two, one: the clock of the match stands until it is over.

The rules know nothing of it: it is simply time that is not handed in.
"""

from dataclasses import dataclass
from math import ceil

COUNTS = 3
COUNT_SECONDS = 0.8
"""The same at every speed of the animations: everybody gets ready in the same time."""


@dataclass(slots=True)
class Countdown:
    seconds_left: float = 0.0

    @property
    def running(self) -> bool:
        return self.seconds_left > 0

    @property
    def number(self) -> int:
        return ceil(self.seconds_left / COUNT_SECONDS)

    def start(self) -> None:
        self.seconds_left = COUNTS * COUNT_SECONDS

    def pass_time(self, dt: float) -> bool:
        """True when the number changed."""
        before = self.number
        self.seconds_left = max(0.0, self.seconds_left - dt)
        return self.number != before
