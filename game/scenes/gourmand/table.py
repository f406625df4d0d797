"""Gourmand's table: three columns to fill, a pile to tempt, a zone to keep safe."""

from collections.abc import Hashable

import pygame

from game.animation.clip import Clip
from game.match.match import Match
from game.rules.contract import Event, View
from game.rules.gourmand import (
    COLUMNS,
    DRAW,
    NO_CARD,
    STOP,
    Colour,
    GourmandView,
    Phase,
    chances,
    column_of,
    holding,
    place_move,
    protect_move,
    take_move,
)
from game.scenes.context import Context
from game.scenes.gourmand import decisions, drawing, pictures, seats
from game.scenes.gourmand.captions import Captions
from game.scenes.gourmand.cards import face_of
from game.scenes.gourmand.layout import Layout, lay_out
from game.scenes.gourmand.moments import Moment
from game.scenes.gourmand.playback import DRAWN, Playback
from game.scenes.gourmand.prompts import Prompt, order_line, prompt
from game.scenes.gourmand.shown import after
from game.scenes.gourmand.still import StillPicture
from game.scenes.gourmand.words import WORDS
from game.scenes.stage_table import StageTable
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites.dressing import Ring
from game.sprites.poses import card_height
from game.sprites.stage import Placement
from game.ui.widget import Widget

COLUMN_LAYER, ASIDE_LAYER, DRAWN_LAYER = 4, 3, 8
RISK_SECONDS = 0.35


class GourmandTable(StageTable):
    game_words = WORDS
    has_secrets = False
    illustrate = staticmethod(pictures.draw)

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.view = self._view()
        self.shown = self.view
        self.layout: Layout = lay_out(self.brush, match.players - 1)
        self.playback = Playback(self)
        self.still = StillPicture()
        self.moment = Moment()
        self.caption = ""
        """What just happened, told while it is played out."""
        self.deciding = False
        """The person who looks is to act, and nothing moves any more."""
        self.selected: Colour | None = None
        """The colour of the own zone that would be protected."""
        self.order_before: tuple[int, ...] = ()
        self.order_shift = 1.0
        """0 to 1: the numbers of the choosing order on their way from ``order_before``."""
        self.risk = chances(self.shown).bust_chance

    def _view(self) -> GourmandView:
        view = self.match.view(self.viewer)
        assert isinstance(view, GourmandView)
        return view

    @property
    def captions(self) -> Captions:
        return Captions(self.words, self.match, self.viewer)

    def plate(self, seat: int) -> pygame.Rect:
        place = self.place_of(seat)
        return self.layout.plates[place - 1] if place else self.layout.own

    # -- what the view says

    def take(self, view: View) -> None:
        assert isinstance(view, GourmandView)
        self.view = self.shown = view
        self.layout = lay_out(self.brush, self.match.players - 1)
        self.moment = Moment()
        self.order_shift = 1.0
        self.risk = chances(view).bust_chance
        self.deciding = self.viewer in view.to_act and not self.pending
        self.selected = None
        self.fresh_stage()
        self.stage.settle(self.placements(), at_once=not self.stage)

    def follow(self, event: Event) -> None:
        """Let the shown position catch up with one event."""
        self.shown = after(self.shown, event)
        start, end = self.risk, chances(self.shown).bust_chance
        if start == end:
            return

        def swing(t: float) -> None:
            self.risk = start + (end - start) * t

        self.timeline.play(Clip(RISK_SECONDS, swing), "risk")

    def show(self, event: Event) -> None:
        if self.deciding:
            self.deciding = False
            self.selected = None
            self.refresh()
        self.playback.show(event)

    # -- cards in their places

    @staticmethod
    def column_key(column: int, index: int) -> Hashable:
        return ("column", column, index)

    def placements(self) -> dict[Hashable, Placement]:
        found = {**self._column_placements(), **self._aside_placements()}
        if self.shown.drawn != NO_CARD:
            found[DRAWN] = self.drawn_placement(self.shown.drawn)
        return found

    def _column_placements(self) -> dict[Hashable, Placement]:
        lengths = [len(cards) for cards in self.shown.columns]
        width = self.layout.column_width(max(lengths))
        return {
            self.column_key(column, index): Placement(
                face_of(card), pose, width, layer=COLUMN_LAYER, order=index
            )
            for column, cards in enumerate(self.shown.columns)
            for index, (card, pose) in enumerate(
                zip(cards, self.layout.column_poses(lengths, column), strict=True)
            )
        }

    def _aside_placements(self) -> dict[Hashable, Placement]:
        poses = self.layout.aside_poses(self.shown.directions)
        return {
            ("direction", index): Placement(
                "direction", pose, self.layout.aside_width, layer=ASIDE_LAYER, order=index
            )
            for index, pose in enumerate(poses)
        }

    def drawn_placement(self, card: int) -> Placement:
        lit = self.deciding or self.shown.active == self.viewer
        return Placement(
            face_of(card),
            self.layout.drawn,
            self.layout.drawn_width,
            layer=DRAWN_LAYER,
            ring=Ring.LEGAL if lit else Ring.NONE,
        )

    def pile_rect(self) -> pygame.Rect:
        width = self.layout.pile_width
        rect = pygame.Rect(0, 0, width, card_height(width))
        rect.center = (round(self.layout.pile.x), round(self.layout.pile.y))
        return rect

    # -- moves

    def draw_card(self) -> None:
        self._make(DRAW)

    def stop(self) -> None:
        self._make(STOP)

    @property
    def can_stop(self) -> bool:
        return STOP in self.match.legal(self.viewer)

    def choose_column(self, column: int) -> None:
        """Place the drawn card there, or take it: whatever the moment asks for."""
        sharing = self.shown.phase is Phase.SHARING
        self._make(take_move(column) if sharing else place_move(column))

    def select_colour(self, colour: Colour) -> None:
        """A first tap marks a colour of the own zone; the button protects it."""
        reason = self.match.refusal(self.viewer, protect_move(colour))
        if reason is not None:
            self.refuse(reason)
            return
        self.context.audio.play("select")
        self.selected = None if self.selected is colour else colour
        self.refresh()
        if self.selected is not None:
            self.group.focused = "protect"

    def protect(self) -> None:
        if self.selected is None:
            self.say(self.words("Tap one of your colours first."))
            return
        self._make(protect_move(self.selected))

    def _make(self, move: int) -> None:
        if self.pending or not self.timeline.idle:
            return  # the tap has completed what was moving
        if self.submit(move):
            self.context.audio.play("click")

    def refuse(self, reason: str) -> None:
        super().refuse(reason)
        if DRAWN in self.stage and not self.timeline.reduced:
            self.stage.play_shake(DRAWN)

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if isinstance(signal, Command):
            if signal.digit is not None and signal.digit <= COLUMNS:
                self.choose_column(signal.digit - 1)
                return True
            if signal is Command.CONFIRM and self.group.focus is None:
                return self._focus_next_step()
        return super().handle(signal)

    def _focus_next_step(self) -> bool:
        """Enter with nothing in focus shows where the keyboard would go."""
        first = next((w for w in decisions.buttons(self) if w.focusable and w.enabled), None)
        if first is None:
            return False
        self.group.focused, self.group.keyboard = first.name, True
        self.dirty = True
        return True

    def refresh(self) -> None:
        super().refresh()
        if self.group.keyboard and self.group.focus is None and self.deciding:
            self._focus_next_step()

    # -- words and buttons

    def status_line(self) -> str:
        left = self.words.plural("{count} card left", "{count} cards left", self.shown.pile)
        return self.words("Turn {number}", number=self.shown.turn) + " · " + left

    def last_event_line(self) -> str:
        return self.caption

    def prompt(self) -> str:
        return self._prompt().title

    def _prompt(self) -> Prompt:
        if self.pending or not self.timeline.idle:
            return Prompt(self.caption)
        return prompt(self.words, self.match, self.view, len(self.people))

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        return [*super().bar_buttons(), ("risk", "speed", self.words("Show the risk"))]

    def press_bar(self, name: str) -> None:
        if name != "risk":
            super().press_bar(name)
            return
        shown = not self.context.settings.show_risk
        self.context.change_settings(show_risk=shown)
        self.context.audio.play("click")
        words = self.words
        self.inform(words("The risk is shown.") if shown else words("The risk is hidden."))
        self.refresh()

    def table_widgets(self) -> list[Widget]:
        return [*decisions.buttons(self), *decisions.spots(self)]

    def _legal_columns(self) -> set[int]:
        """Columns that light up: where the card may go, or which may be taken."""
        if not self.deciding:
            return set()
        columns = {column_of(move) for move in self.match.legal(self.viewer)}
        return {column for column in columns if column is not None}

    # -- the picture

    @property
    def _drawing_phase(self) -> bool:
        """Somebody decides whether to draw: the risk is what matters."""
        return self.shown.phase in (Phase.STARTING, Phase.BUILDING)

    def draw_table(self, target: pygame.Surface) -> None:
        brush, layout, shown = self.brush, self.layout, self.shown
        self._draw_seats(target)
        drawing.draw_order(brush, target, self)
        drawing.draw_pile(brush, target, layout, shown.pile)
        drawing.draw_discard(brush, target, layout, len(shown.discard))
        drawing.draw_columns(brush, target, layout, shown, self._legal_columns())
        line = order_line(self.words, self.match, shown)
        drawing.draw_order_line(brush, target, layout.aside_text, line, not shown.clockwise)
        self._draw_risk_and_words(target)
        self.stage.draw(target)
        self.moment.draw(brush, target, self.stage, layout.ribbon_y)

    def _draw_seats(self, target: pygame.Surface) -> None:
        """All plates and the own zone, from memory unless something changed there."""
        shown, px = self.shown, self.brush.px
        key = (
            self.brush.screen, self.words.language, self.status_line(), self.bottom,
            shown.zones, shown.protected, shown.to_act, self.moment.seat, self.selected,
        )  # fmt: skip
        first, own = self.layout.plates[0], self.layout.own
        top = pygame.Rect(0, first.top - px(30), target.get_width(), first.height + px(70))
        self.still.draw(target, key, [top, own.inflate(px(60), px(80))], self._draw_seats_anew)

    def _draw_seats_anew(self, target: pygame.Surface) -> None:
        for seat in range(self.match.players):
            if seat != self.bottom:
                seats.draw_plate(self.brush, target, self.plate(seat), self._seat(seat))
        self._draw_own(target)

    def _draw_risk_and_words(self, target: pygame.Surface) -> None:
        brush, layout = self.brush, self.layout
        wide = brush.shape is Shape.WIDE
        calm = self._drawing_phase
        if self.context.settings.show_risk and (wide or calm):
            now = chances(self.shown)
            drawing.draw_risk(brush, target, layout.risk, self.words, now, self.risk)
        beside = self.shown.phase is Phase.PLACING or self.moment.seat is not None
        area = layout.prompt if beside else layout.prompt_low
        drawing.draw_prompt(brush, target, area, self._prompt())

    def _draw_own(self, target: pygame.Surface) -> None:
        brush, layout, seat = self.brush, self.layout, self.bottom
        held = holding(self.shown, seat)
        seats.draw_own(brush, target, layout, self._seat(seat), self.shown.zones[seat])
        seats.draw_points_word(brush, target, layout, self.words, held.total)
        safe = len(self.shown.protected[seat])
        seats.draw_safe_box(brush, target, layout, self.words, safe, held.safe)
        if self.selected is not None:
            seats.draw_selected(brush, target, layout, self.selected)

    def _seat(self, seat: int) -> seats.Seat:
        spec = self.match.seats[seat]
        held = holding(self.shown, seat)
        busy = self.moment.seat
        turn = seat == busy if busy is not None else seat in self.shown.to_act
        return seats.Seat(spec.name, spec.avatar, held, turn)
