"""Zero Pile's table: a mat of piles for every seat, the trick between them."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.match.match import Match
from game.rules.contract import WATCHER, Event, View
from game.rules.zero_pile import (
    Forecast,
    MatchEnded,
    RoundScored,
    ZeroPileView,
    forecast,
    layout_move,
)
from game.rules.zero_pile.piles import seats_from
from game.scenes.card_table import CardTable
from game.scenes.context import Context
from game.scenes.tabletop import StillGround, draw_prompt
from game.scenes.zero_pile import drawing, pictures
from game.scenes.zero_pile.cards import Key, card_name, face_of, in_order, keys_of
from game.scenes.zero_pile.layout import Layout, MatPlan, lay_out
from game.scenes.zero_pile.moments import ZeroMoment
from game.scenes.zero_pile.picks import Picks
from game.scenes.zero_pile.piles_sheet import PilesScene
from game.scenes.zero_pile.playback import Playback
from game.scenes.zero_pile.prompts import prompt, status
from game.scenes.zero_pile.shown import Shown, from_view
from game.scenes.zero_pile.trick_sheet import TrickScene
from game.scenes.zero_pile.words import WORDS
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites.dressing import Ring
from game.sprites.stage import Placement
from game.ui.controls import Button
from game.ui.widget import Widget

TRICK_LAYER, HAND_LAYER = 4, 10


class ZeroPileTable(CardTable):
    game_words = WORDS
    illustrate = staticmethod(pictures.draw)

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.view = self._view()
        self.shown: Shown = from_view(self.view)
        self.layout: Layout = lay_out(self.brush, match.players - 1)
        self.hand_keys: list[Key] = []
        """The hand as it lies, from left to right."""
        self.picks = Picks()
        self.played_key: Key | None = None
        self.crowned: int | None = None
        """Whose card wins: the best so far, and who takes the trick while it is picked up."""
        self.picked_up: set[int] = set()
        """Seats whose card has left the trick for a pile."""
        self.moments: list[ZeroMoment] = []
        self.peeking = False
        """The trick was tapped: what it would do stays in sight."""
        self._ahead = False
        self.last_seen: tuple[int, int] | None = None
        self.ground = StillGround()
        self.playback = Playback(self)

    def _view(self) -> ZeroPileView:
        view = self.match.view(self.viewer)
        assert isinstance(view, ZeroPileView)
        return view

    def mat_plan(self, seat: int) -> MatPlan:
        return self.layout.mats[self.place_of(seat)]

    def plate(self, seat: int) -> pygame.Rect:
        return self.mat_plan(seat).rect

    # -- what the view says

    def take(self, view: View) -> None:
        assert isinstance(view, ZeroPileView)
        self.view = view
        self.layout = lay_out(self.brush, self.match.players - 1)
        self.shown = from_view(view)
        self._ahead = bool(self.pending)
        self.crowned, self.played_key = self.shown.winner, None
        self.peeking = self.peeking and bool(view.trick)
        self.picked_up.clear()
        self.moments.clear()
        self.hand.one_tap = self.picks.keep_for(view)
        self._sort_hand()
        self.show_cards(self.hand_keys)

    def _sort_hand(self) -> None:
        self.hand_keys = keys_of(in_order(self.shown.hand, self.context.settings.sort_by_number))

    def take_hand(self) -> None:
        """The hand has changed while events are shown."""
        self._sort_hand()
        self.hand.take(self.stage, self.brush.screen.unit, self.hand_keys)

    def placements(self) -> dict[Hashable, Placement]:
        return {**self.hand_placements(), **self.trick_placements()}

    def hand_placements(self) -> dict[Hashable, Placement]:
        keys, layout = self.hand_keys, self.layout
        poses = layout.hand_poses(len(keys))
        return {
            key: Placement(
                card=face_of(key[0]),
                pose=pose,
                width_px=layout.hand_width,
                layer=HAND_LAYER,
                order=index,
                lift=1.0 if self._stands_out(key) else 0.0,
                ring=Ring.SELECTED if self._stands_out(key) else Ring.NONE,
                focused=self.hand.one_tap and self.hand.by_keys and key == self.hand.selected,
            )
            for index, (key, pose) in enumerate(zip(keys, poses, strict=True))
        }

    def _stands_out(self, key: Key) -> bool:
        return key in self.picks.keys if self.hand.one_tap else key == self.hand.selected

    def trick_placements(self) -> dict[Hashable, Placement]:
        """In order of play; the one that wins so far stands out."""
        shown, players = self.shown, self.match.players
        winner = shown.winner
        targets: dict[Hashable, Placement] = {}
        for index, (seat, card) in enumerate(shown.trick):
            if seat in self.picked_up:
                continue
            wins = seat == winner
            pose = self.layout.trick_pose(index, players, wins)
            ring = Ring.WINNING if wins else Ring.NONE
            targets["trick", seat] = Placement(
                face_of(card), pose, self.layout.trick_width, True, TRICK_LAYER, index, ring=ring
            )
        return targets

    def show(self, event: Event) -> None:
        """A new screen or viewer has shown the latest view: older cards do not move again."""
        if not self._ahead or isinstance(event, RoundScored | MatchEnded):
            self.playback.show(event)
        self._ahead = self._ahead and bool(self.pending)

    # -- choosing the lay-out

    @property
    def choosing(self) -> bool:
        return self.hand.one_tap

    def _pick(self, key: Key) -> None:
        """Tap to add, tap again to take back."""
        if not self.picks.toggle(key, self.view.layout_size):
            self.refuse("layout_size")
            if not self.timeline.reduced:
                self.stage.play_shake(key)
            return
        self.context.audio.play("select")
        self.settle()
        self.refresh()
        if len(self.picks.keys) == self.view.layout_size and self.hand.by_keys:
            self.group.focused, self.group.keyboard = "play", True

    def _confirm_layout(self) -> None:
        missing = self.view.layout_size - len(self.picks.keys)
        if missing:
            text = self.words.plural(
                "Pick {count} more card first.", "Pick {count} more cards first.", missing
            )
            self.say(text)
        elif self.submit(layout_move(self.picks.cards)):
            self.context.audio.play("card")
            self.hand.one_tap = False
            self.hand.selected = None
            self.refresh()

    # -- playing

    def play_card(self, card: Hashable) -> None:
        assert isinstance(card, tuple)
        if self.choosing:
            self._pick(card)
            return
        self.played_key = card
        if self.submit(card[0]):
            self.hand.selected = None
            self.refresh()

    def press_play(self) -> None:
        if self.choosing:
            self._confirm_layout()
        else:
            self.play_selected()

    def sort_hand(self) -> None:
        """By colour or by number, remembered."""
        by_number = not self.context.settings.sort_by_number
        self.context.change_settings(sort_by_number=by_number)
        self.context.audio.play("flip")
        self.take_hand()
        self.settle()
        words = self.words
        self.inform(words("Sorted by number.") if by_number else words("Sorted by colour."))

    def handle(self, signal: Signal) -> bool:
        if signal is Command.LAST_TRICK:
            self.open_last_trick()
            return True
        if signal is Command.SORT:
            self.sort_hand()
            return True
        return super().handle(signal)

    # -- looking ahead

    @property
    def in_step(self) -> bool:
        """The picture shows what the view says: nothing is still to be played out."""
        return not self.pending and not self._unsettled

    def weighed(self) -> Forecast | None:
        """What the card chosen or pointed at would do."""
        key = self.hand.selected if self.hand.selected is not None else self.hand.hovered
        may_play = self.in_step and not self.view.laying_out and self.viewer in self.view.to_act
        if not may_play or not isinstance(key, tuple):
            return None
        return forecast(self.view, key[0])

    def would(self) -> Forecast | None:
        """What is shown lightly on the mats: the card weighed, or the trick as it lies."""
        weighed = self.weighed()
        if weighed is not None:
            return weighed if self.view.trick else None
        return forecast(self.view) if self.in_step and self._points_at_trick() else None

    def _points_at_trick(self) -> bool:
        if self.peeking:
            return True
        focus = self.group.focus if self.group.keyboard else None
        return any(
            spot is not None and spot.name == "trick" for spot in (self.group.hovered, focus)
        )

    def _peek(self) -> None:
        self.peeking = not self.peeking
        self.dirty = True

    def pick_up_order(self, would: Forecast | None) -> tuple[int, ...]:
        """ZP-12: the winner first, then clockwise; empty before the first card."""
        if would is not None:
            return would.order
        return () if self.crowned is None else seats_from(self.crowned, self.match.players)

    # -- sheets

    def open_last_trick(self) -> None:
        if not self.view.tricks:
            self.inform(self.words("No trick has been played in this round yet."))
            return
        self.context.audio.play("flip")
        self.context.stack.push(lambda: TrickScene(self.context, self.match, self.view))

    def open_piles(self, seat: int) -> None:
        self.context.audio.play("flip")
        self.context.stack.push(lambda: PilesScene(self.context, self.match, self.view, seat))

    # -- words and buttons

    def status_line(self) -> str:
        return status(self.words, self.view)

    def last_event_line(self) -> str:
        if self.last_seen is None or self.view.laying_out:
            return self.words("A new round is dealt")
        seat, card = self.last_seen
        name = self.match.seats[seat].name
        return self.words("{name} played {card}", name=name, card=card_name(self.words, card))

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        buttons = [*super().bar_buttons(), ("last_trick", "cards", self.words("Last trick"))]
        if self.layout.sort is None:
            buttons.append(("sort", "sort", self.words("Sort the hand")))
        return buttons

    def press_bar(self, name: str) -> None:
        if name == "last_trick":
            self.open_last_trick()
        elif name == "sort":
            self.sort_hand()
        else:
            super().press_bar(name)

    def _bar_widgets(self) -> list[Widget]:
        """A low screen has its buttons in the corners, so that the mats get the middle."""
        widgets = super()._bar_widgets()
        if self.brush.shape is Shape.SHORT:
            right = self.brush.screen.units_wide - 52
            corners = {"pause": (10, 8), "rules": (10, 58), "last_trick": (right, 8)}
            for widget in widgets:
                x, y = corners.get(widget.name, (right, 58))
                widget.rect = self.brush.box(x, y, 42, 42)
        return widgets

    def _draw_bar(self, target: pygame.Surface) -> None:
        at = self.layout.status
        if at is None:
            super()._draw_bar(target)
            return
        room = target.get_width() - at[0] - self.brush.px(10)
        paper = self.brush.base("paper")
        self.brush.text(target, self.status_line(), at, 14, paper, width=room)

    def table_widgets(self) -> list[Widget]:
        seats = [self.bottom, *seats_from(self.bottom, self.match.players)[1:]]
        spots: list[Widget] = [
            drawing.Spot(
                f"mat:{seat}", self.mat_plan(seat).rect, partial(self.open_piles, seat), zooms=True
            )
            for seat in seats
        ]
        if self.viewer == WATCHER:
            return spots
        buttons: list[Widget] = [self._play_button()]
        if self.layout.sort is not None:
            buttons.append(
                Button("sort", self.layout.sort, "", self.sort_hand, "other", 24, "sort")
            )
        if self.shown.trick:
            spots.append(drawing.Spot("trick", self.layout.trick, self._peek))
        return [*buttons, *spots]

    def _play_button(self) -> Widget:
        size = 24 if self.brush.shape is Shape.WIDE else 21
        button = Button("play", self.layout.play, "", self.press_play, "next", size)
        if self.choosing:
            button.label = self.words("Lay out")
            button.enabled = len(self.picks.keys) == self.view.layout_size
            return button
        selected = self.hand.selected
        button.label = self.words("Play")
        if isinstance(selected, tuple):
            name = card_name(self.words, selected[0])
            button.label = self.words("Play the {card}", card=name)
        button.enabled = self.viewer in self.view.to_act and selected is not None
        return button

    # -- the picture

    def draw_ground(self, target: pygame.Surface) -> None:
        """Mats and all that stands still are drawn anew only when they change."""
        would = self.would()
        mats = drawing.mats_of(self, would)
        order = self.pick_up_order(would)
        slots = (self.shown.laying_out, self.shown.leader, len(self.shown.trick))
        key = (self.brush.screen, self.words.language, self.status_line(), mats, order, slots)

        def draw() -> None:
            super(ZeroPileTable, self).draw_ground(target)
            drawing.draw_mats(self.brush, target, self, mats)
            drawing.draw_slots(self.brush, target, self)
            drawing.draw_legend(self.brush, target, self, order)

        self.ground.draw(target, key, draw)

    def draw_table(self, target: pygame.Surface) -> None:
        brush, would = self.brush, self.would()
        if would is not None:
            drawing.draw_outlook(brush, target, self, would)
        draw_prompt(brush, target, self.layout.prompt, self.prompt_now())
        self.stage.draw(target)
        drawing.draw_marks(brush, target, self)
        if would is not None or len(self.shown.trick) == self.match.players:
            drawing.draw_pick_up_numbers(brush, target, self, self.pick_up_order(would))
        drawing.draw_picks(brush, target, self)

    def draw_over(self, target: pygame.Surface) -> None:
        for moment in self.moments:
            moment.draw(self.brush, target)
        super().draw_over(target)

    def prompt_now(self) -> str:
        """While cards move, whose card is awaited; the whole sentence once they lie."""
        if self.in_step:
            return self.prompt()
        turn = self.shown.turn
        if turn is None or turn == self.viewer:
            return ""
        return self.words("**{names}** to play.", names=self.match.seats[turn].name)

    def prompt(self) -> str:
        brief = self.brush.shape is not Shape.WIDE
        weighed = self.weighed()
        return prompt(self.words, self.match, self.view, self.picks, weighed, brief)
