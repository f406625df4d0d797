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
from game.scenes.tri_express.placing import askew_degrees
from game.scenes.tri_express.plates import GAME
from game.sprites import dressing
from game.sprites.dressing import Look, Ring

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

COUNTING_SECONDS = 0.005
IDLE_SECONDS = 0.001

Picture = tuple[Look, int, float]


class Warming:
    def __init__(self, table: "TriExpressTable") -> None:
        self.table = table
        self._waiting: deque[Picture] = deque()
        self._seen: set[Picture] = set()

    def whole_deck(self) -> None:
        """Every card as it lies on a pile, covered on it, and in a hand."""
        self._seen.clear()
        layout = self.table.layout
        widths = {layout.pile_width, *(zone.hand_width for zone in layout.zones)}
        for card in DECK:
            look = Look(GAME, face_of(card))
            for width in widths:
                self._add((look, width, 0.0))
            self._add((look, layout.pile_width, askew_degrees(card)))

    def hands(self) -> None:
        """The cards in hand as they look when they are chosen."""
        for seat, hand in self.table.shown.hands.items():
            zone = self.table.zone(seat)
            for card, pose in zip(hand, zone.hand_poses(len(hand)), strict=True):
                look = Look(GAME, face_of(card), Ring.SELECTED)
                self._add((look, zone.hand_width, pose.angle))

    def _add(self, picture: Picture) -> None:
        if picture not in self._seen:
            self._seen.add(picture)
            self._waiting.append(picture)

    def work(self) -> None:
        """A little of it, once a frame."""
        table = self.table
        if not self._waiting or not (table.countdown.running or table.timeline.idle):
            return
        seconds = COUNTING_SECONDS if table.countdown.running else IDLE_SECONDS
        until = time.perf_counter() + seconds
        brush = table.brush
        while self._waiting and time.perf_counter() < until:
            look, width, angle = self._waiting.popleft()
            dressing.standing(brush.assets, look, width, angle, brush.screen.unit)
