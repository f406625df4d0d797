"""The timeline plays clips, and can complete all of them at a touch.

Two ways in:

* ``play`` starts at once, beside whatever is running.  With a ``key`` the
  newest wins: a clip still running under the same key stops where it is.
* ``queue`` waits until everything queued before is over.

Clips may add further clips from their ``on_done``.
"""

import logging
from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass

from game.animation.clip import Playable

LOG = logging.getLogger(__name__)

CLIPS_PER_CALL = 1000
"""More than this in one call is a loop of ours: stop rather than hang the page."""


@dataclass(slots=True, eq=False)
class _Entry:
    clip: Playable
    key: Hashable | None
    serial: int


class Timeline:
    """``speed`` 2 is twice as fast; ``reduced`` is the reduced motion setting."""

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._playing: list[_Entry] = []
        self._queue: deque[_Entry] = deque()
        self._added = 0

    @property
    def idle(self) -> bool:
        return not self._playing and not self._queue

    @property
    def queued(self) -> bool:
        """Is there a clip that others wait for?"""
        return bool(self._queue)

    def running(self, key: Hashable) -> bool:
        return any(entry.key == key for entry in self._playing)

    def play(self, clip: Playable, key: Hashable | None = None) -> None:
        if key is not None:
            self.stop(key)
        self._playing.append(self._entry(clip, key))

    def queue(self, clip: Playable) -> None:
        self._queue.append(self._entry(clip, None))

    def stop(self, key: Hashable) -> None:
        """Leave what runs under ``key`` where it is."""
        stopped = [entry for entry in self._playing if entry.key == key]
        self._playing = [entry for entry in self._playing if entry.key != key]
        for entry in stopped:
            entry.clip.cancel()

    def update(self, dt: float) -> bool:
        """Play on for ``dt`` seconds; whether anything may look different now."""
        if self.idle:
            return False
        seconds = dt * self.speed
        played = self._update_playing(seconds)
        queued = self._update_queue(seconds)
        return played or queued or self.idle

    def skip(self) -> None:
        """Complete everything at once, in the order it was added.

        What completed clips add by ``on_done`` is completed too.
        """
        for _ in range(CLIPS_PER_CALL):
            entry = self._take_oldest()
            if entry is None:
                return
            entry.clip.finish()
        LOG.error("clips keep adding clips: %d skipped in one go", CLIPS_PER_CALL)

    def clear(self) -> None:
        """Drop everything without completing it or telling anybody: the scene is leaving."""
        self._playing.clear()
        self._queue.clear()

    def _entry(self, clip: Playable, key: Hashable | None) -> _Entry:
        self._added += 1
        return _Entry(clip, key, self._added)

    def _update_playing(self, seconds: float) -> bool:
        changed = False
        # A copy: clips may start others, which begin with the next frame.
        for entry in list(self._playing):
            if not entry.clip.done:
                entry.clip.advance(seconds, self.reduced)
                changed = changed or entry.clip.changed
        self._playing = [entry for entry in self._playing if not entry.clip.done]
        return changed

    def _update_queue(self, seconds: float) -> bool:
        changed = False
        for _ in range(CLIPS_PER_CALL):
            if not self._queue:
                return changed
            first = self._queue[0]
            seconds = first.clip.advance(seconds, self.reduced)
            changed = changed or first.clip.changed
            if not first.clip.done:
                return changed
            if self._queue and self._queue[0] is first:
                self._queue.popleft()
        LOG.error("clips keep queueing clips: %d played in one frame", CLIPS_PER_CALL)
        return True

    def _take_oldest(self) -> _Entry | None:
        heads = self._playing[:1] + list(self._queue)[:1]
        if not heads:
            return None
        oldest = min(heads, key=lambda entry: entry.serial)
        if self._playing and oldest is self._playing[0]:
            return self._playing.pop(0)
        return self._queue.popleft()
