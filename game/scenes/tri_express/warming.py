"""Pictures made before they are needed, so that no card stumbles into the game.

A card's picture costs a few milliseconds in the browser when it is shown for the
first time.  The countdown has time for all of them; what depends on the hand is
made while nothing moves.
"""

import time
from collections import deque
from typing import TYPE_CHECKING

from game.rules.tri_express import DECK
from game.scenes.tri_express.cards import face_of
from game.scenes.tri_express.covered import askew_degrees
from game.scenes.tri_express.plates import GAME
from game.sprites import dressing, faces
from game.sprites.dressing import Look, Ring
from game.sprites.poses import card_height

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

COUNTING_SECONDS = 0.01
"""Nothing moves while the table counts."""
IDLE_SECONDS = 0.001
DEALT = 3
MOST_BYTES = 40 * 1024 * 1024
"""More would push each other out of the memory for pictures."""

Picture = tuple[Look, int, float]


class Warming:
    def __init__(self, table: "TriExpressTable") -> None:
        self.table = table
        self._waiting: deque[Picture] = deque()
        self._seen: set[Picture] = set()
        self._step = 0

    def whole_deck(self) -> None:
        """Every card as it lies on a pile and in a hand."""
        self._seen.clear()
        self._waiting.clear()
        self._step = 0
        places = self._places()
        most = MOST_BYTES // sum(4 * width * card_height(width) for width, _ in places)
        for card in DECK[:most]:
            look = Look(GAME, face_of(card))
            for width, angle in places:
                self._add((look, width, angle))

    def _places(self) -> list[tuple[int, float]]:
        """The widths and angles at which cards lie, each once."""
        layout = self.table.layout
        places = {(layout.pile_width, 0.0): None}
        for zone in layout.zones:
            places |= {(layout.pile_width, 180.0 if zone.upside_down else 0.0): None}
            places |= {(zone.hand_width, pose.angle): None for pose in zone.hand_poses(DEALT)}
        return list(places)

    def hands(self) -> None:
        """What is next: the cards in hand when they are chosen, the tops when they are covered."""
        for cards in self.table.shown.piles:
            for card in cards[-1:]:
                angle = askew_degrees(card) + (180 if card in self.table.turned_cards else 0)
                look = Look(GAME, face_of(card))
                self._add((look, self.table.layout.pile_width, angle), first=True)
        for seat, hand in self.table.shown.hands.items():
            zone = self.table.zone(seat)
            for card, pose in zip(hand, zone.hand_poses(len(hand)), strict=True):
                look = Look(GAME, face_of(card), Ring.SELECTED)
                self._add((look, zone.hand_width, pose.angle), first=True)

    def _add(self, picture: Picture, first: bool = False) -> None:
        if picture in self._seen:
            return
        self._seen.add(picture)
        if first:
            self._waiting.appendleft(picture)
            self._step = 0
        else:
            self._waiting.append(picture)

    def work(self) -> None:
        """A little of it, once a frame, unless there is a picture to draw as well."""
        table = self.table
        busy = table.dirty or not table.timeline.idle
        if not self._waiting or (busy and not table.countdown.running):
            return
        seconds = COUNTING_SECONDS if table.countdown.running else IDLE_SECONDS
        until = time.perf_counter() + seconds
        while self._waiting and time.perf_counter() < until:
            self._next_step()

    def _next_step(self) -> None:
        """A picture takes three steps, so that no frame has to wait for all of them."""
        look, width, angle = self._waiting[0]
        brush = self.table.brush
        self._step += 1
        if self._step == 1:
            faces.drawn(brush.assets, GAME, look.card, width)
        elif self._step == 2:
            dressing.large(brush.assets, look, width, brush.screen.unit)
        else:
            dressing.standing(brush.assets, look, width, angle, brush.screen.unit)
            self._waiting.popleft()
            self._step = 0
