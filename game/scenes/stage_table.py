"""A table with cards on a stage.

What all games of cards share: who sits where and who they are, the sprites of the
cards, a tap that completes whatever moves, one sentence that says what now.
"""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping

import pygame

from game.match.match import Match
from game.rules.contract import WATCHER
from game.scenes.context import Context
from game.scenes.seating import introduction
from game.scenes.table import TableScene
from game.services.input import Command, Pointer, PointerKind, Signal
from game.sprites.stage import Placement, Stage


class StageTable(TableScene):
    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.stage = self.new_stage()
        self._staged_unit = self.brush.screen.unit
        self._unpainted: Iterator[tuple[Hashable, int]] | None = None

    # -- what a game's own table provides

    @abstractmethod
    def plate(self, seat: int) -> pygame.Rect:
        """Where a seat's name and face are."""

    @abstractmethod
    def placements(self) -> Mapping[Hashable, Placement]:
        """Every card of the shown position in its place."""

    @abstractmethod
    def prompt(self) -> str:
        """What now: one sentence, while nothing moves."""

    def cards_to_come(self) -> Iterable[tuple[Hashable, int]]:
        """Faces that may appear soon, with their widths: painted while nobody waits."""
        return ()

    # -- seats round the table

    @property
    def bottom(self) -> int:
        """The seat at the lower edge: whoever holds the device."""
        if self.viewer != WATCHER:
            return self.viewer
        return self.people[0] if self.people else 0

    def place_of(self, seat: int) -> int:
        """0 at the lower edge, then clockwise."""
        return (seat - self.bottom) % self.match.players

    # -- the stage

    def new_stage(self) -> Stage:
        game_id = self.match.game.id
        return Stage(self.brush.assets, game_id, self.timeline, self.brush.screen.unit)

    def fresh_stage(self) -> bool:
        """A screen of another size begins with an empty stage; True if it has just done so."""
        unit = self.brush.screen.unit
        if unit == self._staged_unit:
            return False
        self._staged_unit = unit
        self.stage = self.new_stage()
        self._unpainted = None
        return True

    def use_spare_time(self) -> None:
        """One face a frame."""
        if self._unpainted is None:
            self._unpainted = iter(list(self.cards_to_come()))
        for card, width_px in self._unpainted:
            self.stage.prepare(card, width_px)
            return

    def settle(self) -> None:
        self.stage.settle(self.placements())

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if isinstance(signal, Pointer) and signal.kind is PointerKind.DOWN:
            self.hurry()
        return super().handle(signal) or self._introduce(signal)

    def _introduce(self, signal: Signal) -> bool:
        """Say who a bot is: a press on its plate, or one key for all of them."""
        asked = [
            spec
            for seat, spec in enumerate(self.match.seats)
            if spec.is_bot and self._asks_about(seat, signal)
        ]
        if asked:
            self.inform("\n".join(introduction(self.context, spec) for spec in asked))
        return bool(asked)

    def _asks_about(self, seat: int, signal: Signal) -> bool:
        if isinstance(signal, Pointer):
            return signal.kind is PointerKind.DOWN and self.plate(seat).collidepoint(signal.pos)
        return signal is Command.WHO

    def hurry(self) -> None:
        """A tap completes what is moving; it never has to wait."""
        if not self.timeline.idle:
            self.timeline.skip()
            self.dirty = True

    # -- words

    def prompt_now(self) -> str:
        """Nothing is asked while the table still moves and it is nobody's turn here."""
        if self.pending or (not self.timeline.idle and self.viewer not in self.match.to_act()):
            return ""
        return self.prompt()
