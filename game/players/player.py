"""What fills a seat: somebody who sees a view, knows the legal moves and thinks.

Thinking is a generator that yields often, because the browser has one thread:
the match resumes it for a few milliseconds a frame.  Strength is bounded by
work done, never by the clock, so a bot is as strong on a slow phone.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from game.rules.contract import State, View
from game.rules.rng import Rng

WAIT = -1
"""Real-time games: a choice of no move; look again after the reaction time."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player decided."""

    move: int
    reaction_ticks: int = 0
    """Real-time games: how long the hand needs after the eye."""
    closeness: float = 0.0
    """0: the only sensible move; 1: a toss-up.  A close call may take a moment longer."""


Thinking = Generator[None, None, Choice]
Sampler = Callable[[Rng], State]


class Player(Protocol):
    """Fair by construction: no player is ever handed the real state."""

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        """Choose one of ``legal``, yielding often; ``sample`` deals a world that fits the view."""
        ...


@runtime_checkable
class Watchful(Protocol):
    """A player of real-time games that notices when the table changes under its hand."""

    def still_wants(self, choice: Choice, before: View, now: View) -> bool:
        """Asked after somebody's move: False drops the choice, and the player thinks again."""
        ...
