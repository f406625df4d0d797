"""The table of Contretemps: holders in front of their owners, places that tell what fits."""

from collections.abc import Hashable, Sequence

import pygame

from game.match.match import Match
from game.rules.contract import WATCHER, Event, View
from game.rules.contretemps import (
    FREE,
    PILE,
    Action,
    ContretempsView,
    Prospect,
    prospects_at,
    prospects_of,
)
from game.scenes.card_table import CardTable
from game.scenes.context import Context
from game.scenes.contretemps import drawing, events_told, middle, moments, pictures, places
from game.scenes.contretemps.dragging import DroppingHand
from game.scenes.contretemps.holders import Cell
from game.scenes.contretemps.layout import Layout, lay_out
from game.scenes.contretemps.naming import face_of
from game.scenes.contretemps.playback import Playback
from game.scenes.contretemps.prompts import Prompter
from game.scenes.contretemps.series_sheet import SeriesScene
from game.scenes.contretemps.shown import Shown, from_view
from game.scenes.contretemps.targets import Target
from game.scenes.contretemps.words import WORDS
from game.scenes.tabletop import draw_prompt
from game.services.input import Command, Pointer, PointerKind, Signal
from game.services.screen import Shape
from game.sprites.card_sprite import CardSprite
from game.sprites.dressing import Ring
from game.sprites.stage import Placement
from game.ui.widget import Widget

HAND_LAYER = 10


class ContretempsTable(CardTable):
    game_words = WORDS
    illustrate = staticmethod(pictures.draw)

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.hand = DroppingHand(self.stage, 0.0, self._selected, self.play_card, self.drop_card)
        self.view = self._view()
        self.shown: Shown = from_view(self.view)
        self.layout: Layout = lay_out(self.brush, match.players - 1)
        self.place: int | None = None
        """Chosen before a card: a holder, or PILE."""
        self.slides: dict[int, moments.Slide] = {}
        """Holders on their way."""
        self.moment = moments.Moment(self)
        self.notice = ""
        self.playback = Playback(self)
        self.last_event: Event | None = None

    def _view(self) -> ContretempsView:
        view = self.match.view(self.viewer)
        assert isinstance(view, ContretempsView)
        return view

    def plate(self, seat: int) -> pygame.Rect:
        return self.layout.plates[self.place_of(seat)]

    def cells(self, owners: Sequence[int] | None = None) -> dict[int, Cell]:
        """Where each holder in use stands, now or with other owners."""
        seats = self.shown.owners() if owners is None else owners
        return self.layout.cells([None if s == FREE else self.place_of(s) for s in seats])

    # -- what the view says

    def take(self, view: View) -> None:
        assert isinstance(view, ContretempsView)
        self.view = view
        self.layout = lay_out(self.brush, self.match.players - 1)
        self.shown = from_view(view)
        self.slides.clear()
        self.moment.end()
        self.notice = ""
        if view.seat not in view.to_act:
            self.place = None
        self.show_cards(self.shown.hand)

    def placements(self) -> dict[Hashable, Placement]:
        """The hand; cards on the table belong to the pictures of their holders."""
        hand = self.shown.hand
        fitting = self._fitting()
        poses = self.layout.hand_poses(len(hand))
        return {
            card: Placement(
                card=face_of(card),
                pose=pose,
                width_px=self.layout.hand_width,
                layer=HAND_LAYER,
                order=index,
                lift=1.0 if card == self.hand.selected else 0.0,
                ring=self._ring(card, fitting),
            )
            for index, (card, pose) in enumerate(zip(hand, poses, strict=True))
        }

    def _ring(self, card: int, fitting: set[int]) -> Ring:
        if card == self.hand.selected:
            return Ring.SELECTED
        return Ring.LEGAL if card in fitting else Ring.NONE

    def _fitting(self) -> set[int]:
        """Cards that do something more than go under, at the place chosen first."""
        if self.place is None or not self.choosing:
            return set()
        return {
            prospect.card
            for prospect in prospects_at(self.view, self.place)
            if prospect.possible and prospect.action is not Action.UNDER
        }

    def show(self, event: Event) -> None:
        self.playback.show(event)

    # -- choices

    @property
    def choosing(self) -> bool:
        """The person who looks is asked for a card, and sees the table as it is."""
        return self.my_turn and not self._unsettled

    @property
    def selected(self) -> int | None:
        card = self.hand.selected
        return card if isinstance(card, int) else None

    def prospects(self) -> tuple[Prospect, ...]:
        """Of the chosen card."""
        if self.selected is None or not self.choosing:
            return ()
        return prospects_of(self.view, self.selected)

    def carry_out(self, prospect: Prospect) -> None:
        """A target was touched with a chosen card."""
        if prospect.possible:
            if self.submit(prospect.move):
                self._card_left()
            return
        assert prospect.refusal is not None
        self.refuse(prospect.refusal)
        if prospect.action is Action.CAPTURE and self._may_go_under(prospect):
            reason, instead = self.toast.text, self.words("You can slip it under.")
            self.say(f"{reason} {instead}")

    def _may_go_under(self, refused: Prospect) -> bool:
        return any(
            other.possible and other.action is Action.UNDER and other.place == refused.place
            for other in self.prospects()
        )

    def _card_left(self) -> None:
        self.hand.selected = None
        self.place = None
        self.group.focused = None
        self.refresh()

    def play_card(self, card: Hashable) -> None:
        """The chosen card was touched again: what it does is clear, or it is laid down."""
        if not self.my_turn:
            self.refuse("match_over" if not self.match.to_act() else "not_your_turn")
            return
        possible = [prospect for prospect in self.prospects() if prospect.possible]
        there = [p for p in possible if self.place is not None and p.place == self.place]
        captures = [p for p in there if p.action is Action.CAPTURE]
        for choices in (captures, there, possible):
            if len(choices) == 1:
                self.carry_out(choices[0])
                return
        self.hand.select(None)

    def drop_card(self, card: Hashable, at: tuple[int, int]) -> None:
        """A card was dragged to a point."""
        if at[1] > self.layout.hand.top:
            return
        if not self.my_turn:
            self.refuse("not_your_turn")
            return
        widget = self.group.at(*at)
        if isinstance(widget, Target):
            widget.press(at)

    def choose_place(self, place: int) -> None:
        """A place first: the cards that fit there light up.  Again: never mind."""
        self.context.audio.play("select")
        self.place = None if place == self.place else place
        self.settle()
        self.refresh()

    def touch_pile(self) -> None:
        """CT-19: the draw pile takes a card only from whoever has all three series."""
        refused = next(iter(prospects_at(self.view, PILE))).refusal
        if refused is None:
            self.choose_place(PILE)
        else:
            self.refuse(refused)

    def open_series(self) -> None:
        series = [series for series in self.view.holders if series is not None]
        if not series:
            self.say(self.words("No series has been started yet."))
            return
        self.context.audio.play("flip")
        self.context.stack.push(lambda: SeriesScene(self.context, self.match, series))

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if signal is Command.LAST_TRICK:
            self.open_series()
            return True
        if isinstance(signal, Command) and self._walk_targets(signal):
            self.dirty = True
            return True
        taken = super().handle(signal)
        if isinstance(signal, Pointer) and self.hand.dragging:
            self._drag_over(signal)
        return taken

    def _drag_over(self, pointer: Pointer) -> None:
        widget = self.group.at(pointer.x, pointer.y)
        if pointer.kind is PointerKind.MOVE and widget is not self.group.hovered:
            self.group.hovered = widget if isinstance(widget, Target) else None
            self.dirty = True

    def _walk_targets(self, command: Command) -> bool:
        """Enter goes from the chosen card to its targets, arrows along them, Escape back."""
        names = [t.name for t in places.targets(self) if t.prospect.possible]
        if not names:
            return False
        focus = self.group.focused if self.group.keyboard else None
        if focus not in names:
            if command not in (Command.CONFIRM, Command.UP) or self.group.focus is not None:
                return False
            self._focus(names[0])
            return True
        if command in (Command.CANCEL, Command.DOWN):
            self.group.focused = None
            return True
        steps = {Command.LEFT: -1, Command.RIGHT: 1, Command.UP: 1}
        if command in steps:
            self._focus(names[(names.index(focus) + steps[command]) % len(names)])
            return True
        return False

    def _focus(self, name: str) -> None:
        self.group.keyboard = True
        self.group.focused = name

    # -- words and buttons

    def status_line(self) -> str:
        current = self.view.round + (0 if self.view.outcome is not None else 1)
        parts = [self.words("Round {number}", number=current)]
        if self.view.options.double_deck:
            deck = self.words("second deck") if self.view.deck else self.words("first deck")
            parts.append(deck)
        elif self.view.outcome is None and self.viewer != WATCHER:
            parts.append(self._turns_left(self.shown.turns_left(self.viewer)))
        return (", " if self.brush.shape is Shape.SHORT else " · ").join(parts)

    def _turns_left(self, count: int) -> str:
        if not count:
            return self.words("no turns left")
        return self.words.plural("{count} turn left", "{count} turns left", count)

    def last_event_line(self) -> str:
        return events_told.told(self.words, self.match, self.last_event)

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        return [*super().bar_buttons(), ("series", "cards", self.words("In the series"))]

    def press_bar(self, name: str) -> None:
        if name == "series":
            self.open_series()
        else:
            super().press_bar(name)

    def table_widgets(self) -> list[Widget]:
        if self._unsettled:
            return []
        if self.prospects():
            return list(places.targets(self))
        return places.places(self)

    # -- the picture

    def draw_table(self, target: pygame.Surface) -> None:
        brush, layout = self.brush, self.layout
        drawing.draw_plates(self, target)
        middle.draw_start(brush, target, layout, self.shown, self.words)
        for sprite in self.stage:
            if sprite.layer < 0:
                sprite.draw(target)
        drawing.draw_pile_mark(self, target)
        middle.draw_pile(brush, target, layout, self.shown, self.view, self.words)
        self.moment.draw_behind(target)
        drawing.draw_holders(self, target)
        draw_prompt(brush, target, layout.prompt, self.prompt_now())
        held = self._held_sprite()
        for sprite in self.stage:
            if sprite.layer >= 0 and sprite is not held:
                sprite.draw(target)

    def draw_over(self, target: pygame.Surface) -> None:
        held = self._held_sprite()
        if held is not None:
            held.draw(target)
        self.moment.draw_gain(target)
        moments.draw_notice(self.brush, target, self.notice)
        super().draw_over(target)

    def _held_sprite(self) -> CardSprite | None:
        """A card under the finger lies above everything."""
        card = self.hand.selected
        return self.stage.get(card) if self.hand.dragging and card is not None else None

    def prompt(self) -> str:
        prompter = Prompter(self.words, self.match, self.view)
        return prompter.sentence(self.selected, self.place, self._aimed())

    def _aimed(self) -> Prospect | None:
        """The target under the pointer, or where the keyboard is."""
        focus = self.group.focus if self.group.keyboard else None
        for widget in (self.group.hovered, focus):
            if isinstance(widget, Target) and widget.prospect.possible:
                return widget.prospect
        return None
