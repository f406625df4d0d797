"""How events are played out: each class of event has a handler that queues clips.

Events give order and flourish; where cards end is for the view to say.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from game.animation.clip import Clip, Playable, call
from game.rules.contract import Event
from game.scenes.table import TableScene
from game.services.audio import SoundName

Handlers = dict[type[Event], Callable[[Any], None]]


class EventPlayback(ABC):
    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._handlers = self.handlers()

    @abstractmethod
    def handlers(self) -> Handlers:
        """What plays out which event; none may be missing."""

    def show(self, event: Event) -> None:
        self._handlers[type(event)](event)

    def _queue(self, *clips: Playable) -> None:
        for clip in clips:
            self.table.timeline.queue(clip)

    def _sound(self, name: SoundName) -> Clip:
        return call(lambda: self.table.context.audio.play(name))
