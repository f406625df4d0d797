"""The table: one match on the screen, whatever the game.

This base runs the match (feed, bots, saving), plays events one after the other
through the timeline, hands the device over between people and opens the sheets
around the table.  A game's own table says where things lie, how an event looks
and what a person may touch; it never reasons about rules.
"""

import time
from abc import abstractmethod
from collections import deque
from functools import partial
from typing import Any, ClassVar

import pygame

from game.animation.clip import call
from game.animation.timeline import Timeline
from game.match.match import Match, Pace
from game.rules.contract import WATCHER, Event, IllegalMove, View
from game.scenes.context import Context
from game.scenes.game_words import GameWords
from game.scenes.handover import HandoverScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.rules_sheet import RulesScene
from game.scenes.scene import Scene
from game.scenes.scores import ScoresScene
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.saves import forget_match, save_match
from game.services.screen import Screen, Shape
from game.services.settings import Speed
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import IconButton
from game.ui.widget import Widget

TIMELINE_SPEED = {Speed.CALM: 1 / 1.5, Speed.NORMAL: 1.0, Speed.FAST: 2.0}
BOT_PACE = {
    Speed.CALM: Pace(1.0, 0.7),
    Speed.NORMAL: Pace(0.6, 0.5),
    Speed.FAST: Pace(0.15, 0.1),
}
READ_SECONDS = {Speed.CALM: 3.0, Speed.NORMAL: 0.85, Speed.FAST: 0.7}
"""How long a finished trick stands still (the timeline's speed applies on top)."""
THINK_SECONDS_MOVING = 0.003
THINK_SECONDS_STILL = 0.006


class TableScene(Scene):
    game_words: ClassVar[GameWords]
    most_people: ClassVar[int] = 6
    """At one device."""
    has_secrets: ClassVar[bool] = True
    """False: everything lies open, so people need no cover between their turns."""

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.timeline = Timeline()
        self.pending: deque[Event] = deque()
        self.people = [seat for seat, spec in enumerate(match.seats) if not spec.is_bot]
        self.viewer = self.people[0] if len(self.people) == 1 else WATCHER
        self.saved_moves = -1
        self._unsettled = False
        """Events were played out: the view has the last word once the clips are over."""
        self._take_settings()

    # -- what a game's own table provides

    @abstractmethod
    def take(self, view: View) -> None:
        """Show exactly what a view says, without motion."""

    @abstractmethod
    def show(self, event: Event) -> None:
        """Queue the clips of an event; keep the shown position in step with it."""

    @abstractmethod
    def draw_table(self, target: pygame.Surface) -> None:
        """Everything between the cloth and the widgets."""

    @abstractmethod
    def table_widgets(self) -> list[Widget]:
        """The game's own buttons."""

    @abstractmethod
    def last_event_line(self) -> str:
        """What happened last, for the person who takes the device over."""

    @staticmethod
    @abstractmethod
    def illustrate(brush: Brush, target: pygame.Surface, rect: pygame.Rect, name: str) -> None:
        """Draw one picture of the rules."""

    def status_line(self) -> str:
        """Under the title: where in the match we are."""
        return ""

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        """(name, icon, label) of the buttons at the top right, from the right."""
        return [("rules", "book", self.words("Rules"))]

    # -- life

    def enter(self) -> None:
        """A new match is dealt out; one that goes on is simply there."""
        if self.match.log:
            self._new_feed()
        else:
            self.pending.extend(self.match.feed(self.viewer))
        self._save()

    def resume(self, result: Any = None) -> None:
        self._take_settings()
        if result == "leave":
            self.context.stack.home()
        elif result == "rules":
            self.open_rules()
        elif isinstance(result, int) and result in self.people:
            self._seat_viewer(result)
        self.refresh()

    def _seat_viewer(self, seat: int) -> None:
        """From now on the table is seen from that seat."""
        self.viewer = seat
        self._new_feed()
        self.look()

    def lay_out(self, screen: Screen) -> None:
        self.brush = Brush(self.context.assets, screen)
        self.timeline.skip()
        self.look()

    def _take_settings(self) -> None:
        settings = self.context.settings
        self.timeline.speed = TIMELINE_SPEED[settings.speed]
        self.timeline.reduced = settings.reduced_motion
        self.match.pace = BOT_PACE[settings.speed]

    @property
    def read_seconds(self) -> float:
        return READ_SECONDS[self.context.settings.speed]

    def _new_feed(self) -> None:
        """What lies on the table is shown at once; only what comes next is played out."""
        self.match.skip_feed(self.viewer)
        self.pending.clear()

    def look(self) -> None:
        """Put everything where the view says it is."""
        self.take(self.match.view(self.viewer))
        self.refresh()

    # -- time

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.timeline.update(dt):
            self.dirty = True
        self.go_on(dt)
        if not self.dirty and self.my_turn:
            self.use_spare_time()

    def use_spare_time(self) -> None:
        """Nothing moves and somebody thinks: a small piece of work for later fits in."""

    def go_on(self, dt: float) -> None:
        """A game of turns: one thing after the other, bots move when the table is still."""
        self._play_events()
        still = self.timeline.idle and not self.pending
        self._let_bots_play(dt, still)
        if still and self.timeline.idle and not self.pending:
            self._pass_device()

    def _play_events(self) -> None:
        while self.timeline.idle and self.pending:
            self.show(self.pending.popleft())
            self._unsettled = self.dirty = True
        if self._unsettled and self.timeline.idle and not self.pending:
            self._unsettled = False
            self.look()

    def _let_bots_play(self, dt: float, still: bool) -> None:
        budget = THINK_SECONDS_STILL if still else THINK_SECONDS_MOVING
        until = time.perf_counter() + budget
        if self.match.update(dt, lambda: time.perf_counter() < until, may_act=still):
            self._moved()

    def _moved(self) -> None:
        self._save()
        self.pending.extend(self.match.feed(self.viewer))
        self.dirty = True

    def _save(self) -> None:
        if self.match.outcome() is not None:
            forget_match(self.context.storage)
        elif len(self.match.log) != self.saved_moves:
            save_match(self.context.storage, self.match)
        self.saved_moves = len(self.match.log)

    def _pass_device(self) -> None:
        """Several people: the one whose turn it is gets the device, and only their hand."""
        if len(self.people) < 2 or self.context.stack.top is not self:
            return
        waiting = [seat for seat in self.match.to_act() if seat in self.people]
        if not waiting or self.viewer in waiting:
            return
        if not self.has_secrets:
            self._seat_viewer(waiting[0])
            return
        self.context.stack.push(
            lambda: HandoverScene(self.context, self.match, waiting[0], self.last_event_line())
        )

    # -- moves

    def submit(self, move: int) -> bool:
        """Make a person's move; say why if the rules refuse it."""
        try:
            self.match.submit(self.viewer, move)
        except IllegalMove as refused:
            self.refuse(refused.reason)
            return False
        self._moved()
        return True

    def refuse(self, reason: str) -> None:
        self.context.audio.play("refuse")
        self.say(self.words(self.game_words.refusals[reason]))

    @property
    def my_turn(self) -> bool:
        return self.viewer in self.match.to_act() and not self.pending

    # -- sheets around the table

    def queue_scores(self) -> None:
        """When the clips so far are over: the score sheet of the round."""
        self.timeline.queue(call(self._open_scores))

    def _open_scores(self) -> None:
        view = self.match.view(self.viewer)
        self.context.stack.push(
            lambda: ScoresScene(self.context, self.match, self.game_words, view)
        )

    def queue_result(self) -> None:
        self.timeline.queue(call(self._open_result))

    def _open_result(self) -> None:
        self.context.stack.replace(
            lambda: ResultScene(self.context, self.match, self.game_words, type(self))
        )

    def open_rules(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(
            lambda: RulesScene(self.context, self.match.game.id, self.game_words, self.illustrate)
        )

    def left_alone(self) -> None:
        """A game against the clock stops until somebody is there again."""
        if self.match.game.real_time and self.match.outcome() is None:
            self.open_pause()

    def open_pause(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: PauseScene(self.context, self.match.seed))

    def press_bar(self, name: str) -> None:
        """A button of the bar; games add their own."""
        if name == "rules":
            self.open_rules()

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if signal in (Command.CANCEL, Command.PAUSE):
            self.open_pause()
            return True
        if signal is Command.HELP:
            self.open_rules()
            return True
        return super().handle(signal)

    # -- the picture

    def widgets(self) -> list[Widget]:
        return [*self._bar_widgets(), *self.table_widgets()]

    def _bar_widgets(self) -> list[Widget]:
        brush, words = self.brush, self.words
        wide = brush.screen.units_wide
        edge, top, size, step = {
            Shape.WIDE: (30, 26, 46, 56),
            Shape.TALL: (12, 14, 44, 50),
            Shape.SHORT: (10, 8, 42, 48),
        }[brush.shape]
        widgets: list[Widget] = [
            IconButton(
                "pause", brush.box(edge, top, size, size), "pause", words("Pause"), self.open_pause
            )
        ]
        for index, (name, icon, label) in enumerate(self.bar_buttons()):
            rect = brush.box(wide - edge - size - step * index, top, size, size)
            widgets.append(IconButton(name, rect, icon, label, partial(self.press_bar, name)))
        return widgets

    def draw(self, target: pygame.Surface) -> None:
        self.draw_ground(target)
        self.draw_table(target)
        self.group.draw(target, self.brush)
        self.draw_over(target)

    def draw_ground(self, target: pygame.Surface) -> None:
        """What lies under everything that moves: the cloth and the bar."""
        brush, game_id = self.brush, self.match.game.id
        cloth = paint.cloth(brush.assets, game_id, target.get_size(), brush.screen.unit)
        target.blit(cloth, (0, 0))
        self._draw_bar(target)

    def draw_over(self, target: pygame.Surface) -> None:
        """What lies above the widgets: messages."""
        at = (target.get_width() // 2, target.get_height() * 52 // 100)
        self.toast.draw(target, self.brush, at)

    def _draw_bar(self, target: pygame.Surface) -> None:
        brush = self.brush
        colour = brush.assets.palette.game(self.match.game.id).text
        x, y, size, small = {
            Shape.WIDE: (91, 29, 28, 19),
            Shape.TALL: (66, 14, 22, 15),
            Shape.SHORT: (62, 6, 19, 14),
        }[brush.shape]
        title = self.words(self.game_words.title)
        line = brush.text(target, title, (brush.px(x), brush.px(y)), size, colour, Face.DISPLAY)
        at = (line.left, line.bottom - brush.px(size * 0.16))
        status = self.status_line()
        if brush.shape is Shape.SHORT:
            status = status.replace(" · ", "\n")
        brush.paragraph(target, status, at, target.get_width() // 2, small, colour)
