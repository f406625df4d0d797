"""Frame time: how long the last frame took, never a jump."""

from typing import Protocol

import pygame

FRAMES_PER_SECOND = 60
LONGEST_FRAME_SECONDS = 0.1
"""A hidden tab or a dragged window stops the frames; time must not jump on return."""


class Clock(Protocol):
    def tick(self) -> float:
        """Once a frame: seconds since the last call, at most LONGEST_FRAME_SECONDS."""


class FrameClock:
    """Real time.  ``waits`` holds the rate down to 60 frames a second.

    The browser paces the frames itself, and waiting there would only burn time.
    """

    def __init__(self, waits: bool) -> None:
        self._clock = pygame.time.Clock()
        self._frames_per_second = FRAMES_PER_SECOND if waits else 0

    def tick(self) -> float:
        return min(self._clock.tick(self._frames_per_second) / 1000, LONGEST_FRAME_SECONDS)


class FakeClock:
    """Every frame takes the same time, or what ``seconds`` is set to."""

    def __init__(self, seconds: float = 1 / FRAMES_PER_SECOND) -> None:
        self.seconds = seconds

    def tick(self) -> float:
        return min(self.seconds, LONGEST_FRAME_SECONDS)
