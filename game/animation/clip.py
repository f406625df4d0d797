"""Clips: what moves, for how long, and what happens then.

A clip is played once.  Whether it runs to its end, is skipped, or is replaced
by a newer one, ``on_start`` and ``on_done`` each come exactly once, in that
order, so that whoever waits for it never waits for ever.

Clips combine: ``sequence``, ``parallel`` and ``stagger`` give clips again.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

from game.animation.easing import Easing, standard

REDUCED_SECONDS = 0.12
"""With reduced motion everything that moves is over after this long."""

Action = Callable[[], None]


class Kind(Enum):
    """What reduced motion makes of a clip."""

    MOVE = auto()
    """Jumps to its end and stands there for ``REDUCED_SECONDS`` at most."""
    FADE = auto()
    """Runs, but for ``REDUCED_SECONDS`` at most."""
    HOLD = auto()
    """Time to read: keeps its length."""


class Playable(ABC):
    """Anything a timeline can play.  ``done`` once it is over.

    ``changed`` tells of the last ``advance`` whether anything may look different:
    while a clip only waits, nothing has to be drawn.
    """

    done: bool = False
    changed: bool = False

    @abstractmethod
    def advance(self, seconds: float, reduced: bool = False) -> float:
        """Play on for ``seconds``; gives back what was not needed once done."""

    @abstractmethod
    def finish(self) -> None:
        """Complete everything at once, in order."""

    @abstractmethod
    def cancel(self) -> None:
        """Stop where it is: nothing is applied any more, but ``on_done`` still comes."""


@dataclass(slots=True, eq=False)
class Clip(Playable):
    """Calls ``apply`` with eased progress, last with exactly ``easing(1)``."""

    duration_seconds: float
    apply: Callable[[float], None]
    easing: Easing = standard
    on_start: Action | None = None
    on_done: Action | None = None
    kind: Kind = Kind.MOVE
    done: bool = field(default=False, init=False)
    changed: bool = field(default=False, init=False)
    _elapsed: float = field(default=0.0, init=False)
    _started: bool = field(default=False, init=False)

    def advance(self, seconds: float, reduced: bool = False) -> float:
        if self.done:
            self.changed = False
            return seconds
        self.changed = self.apply is not _nothing
        self._start()
        length = self._length(reduced)
        self._elapsed += seconds
        if self._elapsed >= length:
            unused = self._elapsed - length
            self._complete()
            return min(unused, seconds)
        jump = reduced and self.kind is Kind.MOVE
        self.apply(self.easing(1.0 if jump else self._elapsed / length))
        return 0.0

    def finish(self) -> None:
        if not self.done:
            self._start()
            self._complete()

    def cancel(self) -> None:
        if not self.done:
            self._start()
            self._close()

    def _length(self, reduced: bool) -> float:
        if reduced and self.kind is not Kind.HOLD:
            return min(self.duration_seconds, REDUCED_SECONDS)
        return self.duration_seconds

    def _start(self) -> None:
        if not self._started:
            self._started = True
            if self.on_start is not None:
                self.changed = True
                self.on_start()

    def _complete(self) -> None:
        self.apply(self.easing(1.0))
        self._close()

    def _close(self) -> None:
        self.done = True
        if self.on_done is not None:
            self.changed = True
            self.on_done()


class _Sequence(Playable):
    def __init__(self, clips: Iterable[Playable]) -> None:
        self._waiting = list(clips)
        self.done = not self._waiting

    def advance(self, seconds: float, reduced: bool = False) -> float:
        self.changed = False
        while self._waiting:
            first = self._waiting[0]
            seconds = first.advance(seconds, reduced)
            self.changed = self.changed or first.changed
            if not first.done:
                return 0.0
            # Its on_done may have skipped the whole timeline, this sequence included.
            if self._waiting and self._waiting[0] is first:
                self._waiting.pop(0)
        self.done = True
        return seconds

    def finish(self) -> None:
        self._end(lambda clip: clip.finish())

    def cancel(self) -> None:
        self._end(lambda clip: clip.cancel())

    def _end(self, how: Callable[[Playable], None]) -> None:
        for clip in self._waiting:
            how(clip)
        self._waiting.clear()
        self.done = True


class _Parallel(Playable):
    def __init__(self, clips: Iterable[Playable]) -> None:
        self._running = list(clips)
        self.done = not self._running

    def advance(self, seconds: float, reduced: bool = False) -> float:
        unused = min((clip.advance(seconds, reduced) for clip in self._running), default=seconds)
        self.changed = any(clip.changed for clip in self._running)
        self._running = [clip for clip in self._running if not clip.done]
        self.done = not self._running
        return unused if self.done else 0.0

    def finish(self) -> None:
        self._end(lambda clip: clip.finish())

    def cancel(self) -> None:
        self._end(lambda clip: clip.cancel())

    def _end(self, how: Callable[[Playable], None]) -> None:
        for clip in self._running:
            how(clip)
        self._running.clear()
        self.done = True


def sequence(*clips: Playable) -> Playable:
    """One after the other."""
    return _Sequence(clips)


def parallel(*clips: Playable) -> Playable:
    """All together, over when the longest is."""
    return _Parallel(clips)


def stagger(clips: Iterable[Playable], step_seconds: float) -> Playable:
    """All together, but each starting ``step_seconds`` after the one before it."""
    return _Parallel(
        _Sequence((_gap(index * step_seconds), clip)) for index, clip in enumerate(clips)
    )


def wait(seconds: float) -> Clip:
    """Stand still to be read; reduced motion keeps this time."""
    return Clip(seconds, _nothing, kind=Kind.HOLD)


def call(action: Action) -> Clip:
    """A moment rather than a movement: runs ``action`` and is over."""
    return Clip(0.0, _nothing, on_done=action)


def _gap(seconds: float) -> Clip:
    return Clip(seconds, _nothing)


def _nothing(_progress: float) -> None:
    """Nothing moves."""
