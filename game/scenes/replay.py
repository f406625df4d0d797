"""A finished match shown again on its own table, faster or slower, with nobody to play it.

The table is the game's own; what is new is laid over it.  Everybody sits there as a
bot, so nothing is asked of anybody: only the speed, a pause and the way out.  The log
plays, tick by tick against the clock, so any speed shows the very same match.
"""

from game.match.match import Match
from game.match.replay import Replay
from game.scenes.context import Context
from game.scenes.result import ResultScene
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.tables import TABLES
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.ui.controls import Button
from game.ui.widget import Widget

SPEEDS = (0.5, 1.0, 2.0, 4.0)
SPEED_TEXTS = {0.5: "× ½", 1.0: "× 1", 2.0: "× 2", 4.0: "× 4"}


def replay_table(context: Context, match: Match) -> Scene:
    """The table of a match, which is shown again from its deal."""
    return _replayed(TABLES[match.game.id].table)(context, Replay(match))


def _replayed(table: type[TableScene]) -> type[TableScene]:
    return type(f"Replayed{table.__name__}", (ReplayedTable, table), {})


class ReplayedTable(TableScene):
    """Lies over a game's own table and takes away what only players need."""

    match: Replay
    speed = 1.0
    paused = False

    # -- time

    def update(self, dt: float) -> None:
        if self.paused:
            Scene.update(self, dt)
        else:
            super().update(dt * self.speed)

    def left_alone(self) -> None:
        """Nobody misses anything: it can be watched again."""

    def _save(self) -> None:
        """The match that waits on the title is another one."""

    def _open_result(self) -> None:
        match = self.match.original
        self.context.stack.replace(
            lambda: ResultScene(self.context, match, self.game_words, TABLES[match.game.id].table)
        )

    # -- what a watcher can do

    def handle(self, signal: Signal) -> bool:
        if signal is Command.CANCEL:
            self._leave()
        elif signal is Command.PAUSE:
            self.open_pause()
        elif signal is Command.HELP:
            self.open_rules()
        else:
            return Scene.handle(self, signal)
        return True

    def open_pause(self) -> None:
        """The picture stands still until it is pressed again."""
        self.context.audio.play("click")
        self.paused = not self.paused
        self.refresh()

    def _leave(self) -> None:
        self.context.audio.play("click")
        self.context.stack.home()

    def _next_speed(self) -> None:
        self.context.audio.play("click")
        if self.paused:
            self.paused = False
        else:
            self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.refresh()

    # -- buttons

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        return TableScene.bar_buttons(self)

    def table_widgets(self) -> list[Widget]:
        """In the lower right corner, which no game needs for its watchers."""
        brush, words = self.brush, self.words
        edge, width, height = {
            Shape.WIDE: (30, 124, 54),
            Shape.TALL: (12, 112, 50),
            Shape.SHORT: (10, 104, 46),
        }[brush.shape]
        top = brush.screen.units_high - height - edge
        right = brush.screen.units_wide - edge
        speed = brush.box(right - width, top, width, height)
        home = brush.box(right - width - 8 - height, top, height, height)
        label = words("Go on") if self.paused else SPEED_TEXTS[self.speed]
        return [
            Button("home", home, "", self._leave, "dark", 22, "home"),
            Button("speed", speed, label, self._next_speed, "next", 22, "fast"),
        ]
