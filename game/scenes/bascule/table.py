"""Bascule's table: the big beam, the score card before it, a seesaw for every seat."""

from collections.abc import Hashable

import pygame

from game.match.match import Match
from game.rules.bascule import SCORE_CARDS, TRICKS, BasculeView
from game.rules.contract import WATCHER, Event, View
from game.scenes.bascule import drawing, pictures
from game.scenes.bascule.layout import Layout, lay_out
from game.scenes.bascule.plates import Seat, draw_plate, tilt_of
from game.scenes.bascule.playback import Playback
from game.scenes.bascule.prompts import prompt
from game.scenes.bascule.shown import Shown, from_view
from game.scenes.bascule.trick_sheet import TrickScene
from game.scenes.bascule.words import WORDS
from game.scenes.card_table import CardTable
from game.scenes.context import Context
from game.scenes.tabletop import StillGround, draw_once, draw_prompt
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites.stage import Placement
from game.ui.controls import Button
from game.ui.widget import Widget

HAND_LAYER, TRICK_LAYER, SCORE_LAYER = 10, 4, 6


class BasculeTable(CardTable):
    game_words = WORDS
    illustrate = staticmethod(pictures.draw)

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.view = self._view()
        self.shown: Shown = from_view(self.view)
        self.tilts = [tilt_of(balance) for balance in self.shown.balances]
        self.layout: Layout = lay_out(self.brush, match.players - 1)
        self.flights: list[drawing.Flight] = []
        self.level_seats: set[int] = set()
        """Seats whose seesaw has just come level: a moment to shine."""
        self.ground = StillGround()
        self.playback = Playback(self)
        self.last_seen: tuple[int, int] | None = None

    def _view(self) -> BasculeView:
        view = self.match.view(self.viewer)
        assert isinstance(view, BasculeView)
        return view

    def plate(self, seat: int) -> pygame.Rect:
        place = self.place_of(seat)
        return self.layout.plates[place - 1] if place else self.layout.own_plate

    # -- what the view says

    def take(self, view: View) -> None:
        assert isinstance(view, BasculeView)
        self.view = view
        self.layout = lay_out(self.brush, self.match.players - 1)
        self.shown = from_view(view)
        self.tilts = [tilt_of(balance) for balance in self.shown.balances]
        self.flights.clear()
        self.level_seats.clear()
        self.show_cards(self.shown.hand)

    def placements(self) -> dict[Hashable, Placement]:
        """Every card of the shown position in its place."""
        return {**self.hand_placements(), **self.trick_placements(), **self.score_placements()}

    def hand_placements(self) -> dict[Hashable, Placement]:
        hand = self.shown.hand
        poses = self.layout.hand_poses(len(hand))
        return {
            card: Placement(
                card=card,
                pose=pose,
                width_px=self.layout.hand_width,
                layer=HAND_LAYER,
                order=index,
                lift=1.0 if card == self.hand.selected else 0.0,
                ring=drawing.ring_of(card == self.hand.selected),
            )
            for index, (card, pose) in enumerate(zip(hand, poses, strict=True))
        }

    def trick_placements(self) -> dict[Hashable, Placement]:
        """Open cards stand sorted on the beam, after them those still face down."""
        shown, width = self.shown, self.layout.trick_width
        keys: list[tuple[Hashable, int | None]] = [(card, card) for _, card in shown.sorted_trick()]
        keys += [(("hidden", seat), None) for seat in shown.hidden]
        poses = self.layout.trick_poses(len(keys), shown.tilt)
        return {
            key: Placement(card, pose, width, card is not None, TRICK_LAYER, index)
            for index, ((key, card), pose) in enumerate(zip(keys, poses, strict=True))
        }

    def score_placements(self) -> dict[Hashable, Placement]:
        targets: dict[Hashable, Placement] = {}
        zeros = self.shown.zeros
        for index, card in enumerate(self.shown.score):
            main = card not in zeros
            place = drawing.score_pose(self.layout, main, index)
            width = self.layout.score_width if main else round(self.layout.score_width * 0.72)
            key = ("score", card)
            targets[key] = Placement(key, place, width, True, SCORE_LAYER, 9 if main else index)
        return targets

    def cards_to_come(self) -> list[tuple[Hashable, int]]:
        highest = self.view.options.highest_card(self.match.players)
        numbers = [(card, self.layout.trick_width) for card in range(1, highest + 1)]
        return [*numbers, *((("score", card), self.layout.score_width) for card in SCORE_CARDS)]

    def show(self, event: Event) -> None:
        self.playback.show(event)

    # -- choices

    def play_card(self, card: Hashable) -> None:
        assert isinstance(card, int)
        if self.submit(card):
            self.context.audio.play("card")
            self.hand.selected = None
            self.refresh()

    def open_last_trick(self) -> None:
        if not self.view.tricks:
            self.inform(self.words("No trick has been played in this round yet."))
            return
        self.context.audio.play("flip")
        self.context.stack.push(lambda: TrickScene(self.context, self.match, self.view))

    def handle(self, signal: Signal) -> bool:
        if signal is Command.LAST_TRICK:
            self.open_last_trick()
            return True
        return super().handle(signal)

    # -- words and buttons

    def status_line(self) -> str:
        trick = min(len(self.view.tricks) + 1, TRICKS)
        number = min(self.view.round + 1, self.match.players)
        return self.words(
            "Round {round} of {rounds} · trick {trick} of {tricks}",
            round=number,
            rounds=self.match.players,
            trick=trick,
            tricks=TRICKS,
        )

    def last_event_line(self) -> str:
        if self.last_seen is None:
            return self.words("A new round is dealt")
        seat, card = self.last_seen
        return self.words("{name} played {card}", name=self.match.seats[seat].name, card=card)

    def bar_buttons(self) -> list[tuple[str, str, str]]:
        return [*super().bar_buttons(), ("last_trick", "cards", self.words("Last trick"))]

    def press_bar(self, name: str) -> None:
        if name == "last_trick":
            self.open_last_trick()
        else:
            super().press_bar(name)

    def table_widgets(self) -> list[Widget]:
        if self.viewer == WATCHER:
            return []
        selected = self.hand.selected
        label = self.words("Play") if selected is None else self._play_label(selected)
        size = 24 if self.brush.shape is Shape.WIDE else 21
        button = Button("play", self.layout.play, label, self.play_selected, "next", size)
        button.enabled = self.viewer in self.view.to_act and selected is not None
        return [button]

    def _play_label(self, card: Hashable) -> str:
        if self.view.options.simultaneous:
            return self.words("Choose {card}", card=card)
        return self.words("Play {card}", card=card)

    # -- the picture

    def draw_ground(self, target: pygame.Surface) -> None:
        """Plates and score cards already out lie still in most frames."""
        plates = tuple(self._shown_on(seat) for seat in range(self.match.players))
        out = (tuple(self.shown.seen), tuple(self.shown.score))
        key = (self.words.language, self.status_line(), self.bottom, plates, out)

        def draw() -> None:
            super(BasculeTable, self).draw_ground(target)
            self._draw_plates(target)
            drawing.draw_history(self.brush, target, self.layout, self.shown, self.words)

        self.ground.draw(target, key, draw)

    def draw_table(self, target: pygame.Surface) -> None:
        brush, layout = self.brush, self.layout
        drawing.draw_beam(brush, target, layout, self.shown.tilt)
        for seat in self.level_seats:
            drawing.draw_level(brush, target, self.plate(seat))
        draw_prompt(brush, target, layout.prompt, self.prompt_now())
        self.stage.draw(target)
        drawing.draw_marks(brush, target, self)
        for flight in self.flights:
            flight.draw(brush, target)

    def prompt(self) -> str:
        selected = self.hand.selected
        card = selected if isinstance(selected, int) else None
        return prompt(self.words, self.match, self.view, card)

    def _draw_plates(self, target: pygame.Surface) -> None:
        """Plates close to each other make one patch, so that no shadow covers a neighbour."""
        seats = range(self.match.players)
        others = [seat for seat in seats if seat != self.bottom]
        apart = self.brush.shape is Shape.WIDE
        for group in ([self.bottom], *([[seat] for seat in others] if apart else [others])):
            self._draw_plate_group(target, group)

    def _draw_plate_group(self, target: pygame.Surface, seats: list[int]) -> None:
        first, *more = [self.plate(seat) for seat in seats]
        area = drawing.with_shadow(self.brush, first.unionall(more))
        shown = tuple(self._shown_on(seat) for seat in seats)

        def draw() -> None:
            for seat, (state, tilt) in zip(seats, shown, strict=True):
                own = seat == self.bottom
                draw_plate(self.brush, target, self.plate(seat), state, self.words, tilt, own)

        draw_once(target, area, (self.words.language, shown), draw)

    def _shown_on(self, seat: int) -> tuple[Seat, float]:
        """What a plate shows, and the turn of its seesaw in half degrees."""
        return self._seat(seat), round(2 * self.tilts[seat]) / 2

    def _seat(self, seat: int) -> Seat:
        spec = self.match.seats[seat]
        return Seat(
            name=spec.name,
            avatar=spec.avatar,
            balance=self.shown.balances[seat],
            total=self.view.totals[seat],
            turn=seat in self.view.to_act and not self.pending,
            chosen=seat in self.shown.hidden,
        )
