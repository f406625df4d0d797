"""A table where everybody plays at once and against the clock.

The match is told the time every frame, events are shown the moment they happen,
and input is answered in the next picture.  Before the clock runs, and each time
that it is to run again, the table counts down; the rules know nothing of that:
it is time that is not handed in.  The speed setting shortens or stretches the
clips alone, never the clock.
"""

import time
from abc import abstractmethod

from game.animation.countdown import Countdown
from game.match.match import Match
from game.scenes.context import Context
from game.scenes.stage_table import StageTable

THINK_SECONDS = 0.002
"""A frame has little time for bots that only have to look."""


class RealTimeTable(StageTable):
    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.countdown = Countdown()

    # -- what a game's own table provides

    @property
    @abstractmethod
    def stopped(self) -> bool:
        """Do the rules themselves hold the clock?  Then only a signal is awaited."""

    @abstractmethod
    def go(self) -> None:
        """The countdown is over."""

    @abstractmethod
    def catch_up(self) -> None:
        """All events are shown: now the views say how the table lies."""

    # -- time

    @property
    def waiting(self) -> bool:
        """Is something being shown that everybody shall see before it goes on?"""
        return bool(self.pending) or self.timeline.queued

    def go_on(self, dt: float) -> None:
        self._count_down(dt)
        running = not self.countdown.running and (self.stopped or not self.waiting)
        until = time.perf_counter() + THINK_SECONDS
        self.match.update(dt, lambda: time.perf_counter() < until, may_act=running)
        self._hear_news()
        self._show_events()

    def _hear_news(self) -> None:
        news = self.match.feed(self.viewer)
        if news:
            self.pending.extend(news)
            self._save()

    def _count_down(self, dt: float) -> None:
        if not self.countdown.running:
            return
        if self.countdown.pass_time(dt):
            self.dirty = True
            self.context.audio.play("click" if self.countdown.running else "turn")
        if not self.countdown.running:
            self.go()

    def _show_events(self) -> None:
        shown = False
        while self.pending and not self.timeline.queued:
            self.show(self.pending.popleft())
            shown = True
        self._unsettled = self._unsettled or shown
        if self._unsettled and not self.waiting:
            self._unsettled = False
            self.catch_up()
        self.dirty = self.dirty or shown

    def hurry(self) -> None:
        """Nothing waits for the clips: a tap has better things to do here."""
