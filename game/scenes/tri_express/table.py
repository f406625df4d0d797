"""Tri Express's table: three piles with their rules, everybody at once."""

from collections.abc import Hashable

import pygame

from game.match.match import Match
from game.rules.contract import WATCHER, Event, View
from game.rules.tri_express import (
    NOBODY,
    TriExpressOptions,
    TriExpressView,
)
from game.scenes.context import Context
from game.scenes.real_time_table import RealTimeTable
from game.scenes.tri_express import picture, pictures, readings
from game.scenes.tri_express.actions import Actions
from game.scenes.tri_express.buttons import FaultButton, go_on_button
from game.scenes.tri_express.drawing import Flight
from game.scenes.tri_express.layout import Layout, Zone, lay_out
from game.scenes.tri_express.moment import Moment
from game.scenes.tri_express.notes import Notes
from game.scenes.tri_express.placing import placements, settle
from game.scenes.tri_express.playback import Playback
from game.scenes.tri_express.prompts import prompt
from game.scenes.tri_express.reach import Reach
from game.scenes.tri_express.shown import Shown, from_views
from game.scenes.tri_express.warming import Warming
from game.scenes.tri_express.words import WORDS
from game.services.input import Command, KeyAt, Pointer, PointerKind, Signal
from game.services.screen import Shape
from game.sprites.poses import Pose
from game.sprites.stage import Placement, pose_key
from game.ui.controls import IconButton
from game.ui.widget import Widget


class TriExpressTable(RealTimeTable):
    game_words = WORDS
    illustrate = staticmethod(pictures.draw)
    most_people = 2

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        assert isinstance(match.options, TriExpressOptions)
        self.options = match.options
        # Everybody here plays at once and in the open: there is no device to hand over.
        self.viewer = self.people[0] if self.people else WATCHER
        self.views = self._views()
        self.shown: Shown = from_views(self.views)
        self.prefers_facing = context.touch
        """Two people: face to face over a tablet, or side by side at a keyboard."""
        self.layout: Layout = self._lay_out()
        self.reach = Reach(self)
        self.actions = Actions(self)
        self.warming = Warming(self)
        self.ground = picture.Ground(self)
        self.playback = Playback(self)
        self.flights: list[Flight] = []
        self.notes = Notes()
        self.moment: Moment | None = None
        self.banner = ""
        self.covered = True
        """Hands lie face down until the signal, and while the game is paused."""
        self.caps = not context.touch
        """Keys are named until somebody touches the screen."""
        self.aided = context.settings.practice_aid
        """Was the practice aid ever on?  Then the match does not count in statistics."""
        self.origins: dict[int, Pose] = {}
        """Where cards come from that were not to be seen before."""
        self.turned_cards: set[int] = set()
        """Cards placed from the upper edge lie upside down."""
        self._taken_tick = match.tick
        self._second = -1
        self._widget_state: Hashable = None

    # -- what the views say

    @property
    def view(self) -> TriExpressView:
        return self.views[self.viewer]

    def _views(self) -> dict[int, TriExpressView]:
        views = {}
        for seat in self.people or [WATCHER]:
            view = self.match.view(seat)
            assert isinstance(view, TriExpressView)
            views[seat] = view
        return views

    def take(self, view: View) -> None:
        self.layout = self._lay_out()
        self.fresh_stage()
        self.flights.clear()
        self.warming.whole_deck()
        self.catch_up()

    def catch_up(self) -> None:
        self.views = self._views()
        self._taken_tick = self.match.tick
        self.ground.stale = True
        self.shown = from_views(self.views)
        self.reach.keep_to(self.shown.hands)
        if self.view.check is not None and self.moment is None:
            # A match that goes on in the middle of a check shows it at once.
            self.moment = Moment.finished(self.view.check)
        self.settle()
        self.warming.hands()
        self._renew_widgets()

    def _lay_out(self) -> Layout:
        others = self.match.players - len(self.people)
        return lay_out(self.brush, len(self.people), others, self.face_to_face)

    @property
    def face_to_face(self) -> bool:
        small = self.brush.shape is not Shape.WIDE
        return len(self.people) == 2 and (small or self.prefers_facing)

    def zone(self, seat: int) -> Zone:
        return self.layout.zones[self.people.index(seat)]

    @property
    def others(self) -> list[int]:
        """Clockwise from the first person."""
        order = [(self.bottom + step) % self.match.players for step in range(self.match.players)]
        return [seat for seat in order if seat not in self.people]

    def plate(self, seat: int) -> pygame.Rect:
        if seat in self.people:
            return self.zone(seat).stock
        return self.layout.seats[self.others.index(seat)]

    # -- the stage

    def placements(self) -> dict[Hashable, Placement]:
        return placements(self)

    def settle(self) -> None:
        settle(self)
        self.dirty = True

    def drag(self, card: int, pose: Pose) -> None:
        sprite = self.stage[card]
        self.timeline.stop(pose_key(card))
        sprite.pose = pose
        self.dirty = True

    def deal(self) -> None:
        """A new round lies ready, face down, until the countdown is over."""
        self.stage.clear()
        self.reach.clear()
        self.origins.clear()
        self.turned_cards.clear()
        self.actions.forget()
        self.moment, self.banner = None, ""
        self.covered = True
        self.countdown.start()

    def go(self) -> None:
        self.covered = False
        self.settle()

    def show(self, event: Event) -> None:
        self.ground.stale = True
        self.playback.show(event)

    def placed(self, seat: int, card: int, pile: int) -> None:
        """A card arrived; the next one on this pile is held against it."""
        self.actions.note_placed(seat, pile)
        for covered in self.shown.piles[pile][:-1]:
            # It has arrived: should it come to light again, it lies there already.
            self.origins.pop(covered, None)
        if seat in self.people:
            if self.zone(seat).upside_down:
                self.turned_cards.add(card)
        else:
            self.origins[card] = Pose(*self.plate(seat).center)

    # -- the clock

    @property
    def stopped(self) -> bool:
        return self.view.penalised != NOBODY

    @property
    def live(self) -> bool:
        """Can people play at this very moment?"""
        return (
            not self.countdown.running
            and not self.waiting
            and not self.stopped
            and self.view.outcome is None
        )

    @property
    def my_turn(self) -> bool:
        return readings.something_to_do(self)

    @property
    def ticks_since_look(self) -> int:
        return self.match.tick - self._taken_tick

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.notes.pass_time(dt):
            self.dirty = True
        second = readings.played_seconds(self)
        if second != self._second:
            self._second = second
            self.ground.stale = self.dirty = True
        if self.view.claimant != NOBODY:
            self.dirty = True
        self.warming.work()

    # -- life

    def enter(self) -> None:
        super().enter()
        self.reach.listen(True)
        if self.match.log:
            self._start_again()

    def exit(self) -> None:
        self.reach.listen(False)

    def pause(self) -> None:
        """Nobody studies the cards while the others wait."""
        super().pause()
        self.reach.listen(False)
        self.reach.clear()
        self.covered = True
        self.settle()

    def resume(self, result: object = None) -> None:
        super().resume(result)
        self.reach.listen(True)
        self._start_again()

    def _start_again(self) -> None:
        self.covered = not self.stopped
        if not self.stopped and self.match.outcome() is None:
            self.countdown.start()
        self.settle()

    # -- what people do

    def chose(self) -> None:
        self.context.audio.play("select")
        self.settle()

    def begin_check(self, moment: Moment) -> None:
        self.moment = moment
        self.reach.clear()
        self.notes.clear()
        self.refresh()

    def end_check(self) -> None:
        self.moment = None
        self.flights.clear()
        self.countdown.start()

    # -- words to people

    def tell(self, seat: int, text: str) -> None:
        """Something that one of the people here did wrong."""
        self.context.audio.play("refuse")
        self.notes.tell((seat,), text)
        self.dirty = True

    def say(self, text: str) -> None:
        for seat in self.people:
            self.tell(seat, text)

    def inform(self, text: str) -> None:
        self.notes.tell(self.people, text.replace("\n", " – "), calm=True)
        self.dirty = True

    def prompt(self) -> str:
        return self.prompt_for(self.viewer) if self.people else ""

    def prompt_for(self, seat: int) -> str:
        if not self.live:
            return ""
        chosen = self.reach.chosen.get(seat)
        knows = seat in self.actions.placed_here
        return prompt(self.words, self.match, self.views[seat], chosen, self.aid, knows)

    def status_line(self) -> str:
        return readings.status_line(self)

    def last_event_line(self) -> str:
        return self.words("Everybody plays at once")

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if isinstance(signal, KeyAt):
            self._show_caps(True)
            return self.reach.key(signal.place)
        if isinstance(signal, Pointer):
            return self._pointer(signal)
        return self._command(signal) or super().handle(signal)

    def _pointer(self, pointer: Pointer) -> bool:
        if pointer.touch:
            self._show_caps(False)
            if pointer.kind is PointerKind.UP:
                # From the next touch on; this one has begun as a mouse.
                self.context.fingers = True
        return self.reach.pointer(pointer) or super().handle(pointer)

    def _command(self, signal: Signal) -> bool:
        if not isinstance(signal, Command) or not self.people:
            return False
        digit = signal.digit
        if digit is not None and len(self.people) == 1:
            self.reach.choose_nth(self.viewer, digit - 1)
            return True
        if signal is Command.CONFIRM and self.view.penalised in self.people:
            self.actions.give_signal(self.view.penalised)
            return True
        return False

    def _show_caps(self, shown: bool) -> None:
        if self.caps != shown:
            self.caps = shown
            self.dirty = True

    # -- buttons

    @property
    def aid(self) -> bool:
        return self.context.settings.practice_aid

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        buttons = [*super().bar_buttons(), ("aid", "bulb", self.words("Practice aid"))]
        if len(self.people) == 2 and self.brush.shape is Shape.WIDE:
            buttons.append(("seating", "tablet", self.words("Face to face")))
        return buttons

    def press_bar(self, name: str) -> None:
        if name == "aid":
            self.context.change_settings(practice_aid=not self.aid)
            self.aided = self.aided or self.aid
            state = self.words("Practice aid on") if self.aid else self.words("Practice aid off")
            self.inform(state)
            self.refresh()
        elif name == "seating":
            self.prefers_facing = not self.prefers_facing
            self.look()
        else:
            super().press_bar(name)

    def _bar_widgets(self) -> list[Widget]:
        widgets = super()._bar_widgets()
        on = {"aid": self.aid, "seating": self.face_to_face}
        for widget in widgets:
            if isinstance(widget, IconButton) and on.get(widget.name):
                widget.fill = "paper"
            if self.layout.bar_top is not None:
                widget.rect.top = self.layout.bar_top
        return widgets

    def _renew_widgets(self) -> None:
        """Only when they change: a button that is being pressed must not be replaced."""
        state = (self.view.penalised, self.view.strict, self.face_to_face, self.moment is None)
        if state != self._widget_state:
            self._widget_state = state
            self.refresh()

    def table_widgets(self) -> list[Widget]:
        if self.stopped and self.view.penalised in self.people:
            return [go_on_button(self, self.view.penalised)]
        if self.moment is not None or self.view.strict:
            return []
        return [FaultButton(self, seat) for seat in self.people]

    # -- the picture

    def refresh(self) -> None:
        self.ground.stale = True
        super().refresh()

    def draw(self, target: pygame.Surface) -> None:
        self.ground.draw(target)
        self.draw_table(target)
        self.group.draw(target, self.brush)
        self.draw_over(target)

    def draw_title(self, target: pygame.Surface) -> None:
        self._draw_bar(target)

    def draw_table(self, target: pygame.Surface) -> None:
        picture.draw_table(self, target)

    def draw_over(self, target: pygame.Surface) -> None:
        picture.draw_over(self, target)
