"""A table with cards on a stage and a hand at its lower edge.

What games of cards in turn share: who sits where, the hand under pointer and
keys, a tap that completes whatever moves, the sentence above the hand.
"""

from abc import abstractmethod
from collections.abc import Hashable, Mapping

from game.match.match import Match
from game.rules.contract import WATCHER
from game.scenes.context import Context
from game.scenes.hand import HandControl
from game.scenes.table import TableScene
from game.services.input import Command, Pointer, PointerKind, Signal
from game.sprites.stage import Placement, Stage


class CardTable(TableScene):
    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.stage = self._new_stage()
        self.hand = HandControl(self.stage, 0.0, self._selected, self.play_card)

    # -- what a game's own table provides

    @abstractmethod
    def placements(self) -> Mapping[Hashable, Placement]:
        """Every card of the shown position in its place."""

    @abstractmethod
    def play_card(self, card: Hashable) -> None:
        """A card of the hand was played: tapped twice, dragged up, or confirmed."""

    @abstractmethod
    def prompt(self) -> str:
        """What now: the sentence above the hand while nothing moves."""

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

    def _new_stage(self) -> Stage:
        game_id = self.match.game.id
        return Stage(self.brush.assets, game_id, self.timeline, self.brush.screen.unit)

    def show_cards(self, hand: list[int]) -> None:
        """Bring stage and hand to the shown position; a new screen begins afresh."""
        unit = self.brush.screen.unit
        if unit != self.hand.unit:
            self.stage = self._new_stage()
        self.hand.take(self.stage, unit, hand)
        self.stage.settle(self.placements(), at_once=not self.stage)

    def settle(self) -> None:
        self.stage.settle(self.placements())

    # -- choices

    def _selected(self, card: Hashable | None) -> None:
        self.context.audio.play("select")
        self.settle()
        self.refresh()

    def refuse(self, reason: str) -> None:
        super().refuse(reason)
        card = self.hand.selected
        if card is not None and card in self.stage and not self.timeline.reduced:
            self.stage.play_shake(card)

    def play_selected(self) -> None:
        if self.hand.selected is not None:
            self.play_card(self.hand.selected)
        elif self.my_turn:
            self.say(self.words("Choose a card first."))

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if isinstance(signal, Pointer) and signal.kind is PointerKind.DOWN:
            self.hurry()
        if signal in (Command.LEFT, Command.RIGHT) and self.viewer != WATCHER:
            self.group.focused = None
        if isinstance(signal, Command) and self.group.focus is not None and self.group.keyboard:
            return super().handle(signal) or self._hand_takes(signal)
        return self._hand_takes(signal) or super().handle(signal)

    def _hand_takes(self, signal: Signal) -> bool:
        if self._is_for_a_widget(signal):
            return False
        taken = self.hand.handle(signal)
        self.dirty = self.dirty or taken
        return taken

    def _is_for_a_widget(self, signal: Signal) -> bool:
        """Buttons lie above the hand, but a card on its way over them is still held."""
        if not isinstance(signal, Pointer) or self.hand.dragging:
            return False
        if signal.kind is PointerKind.MOVE:
            return False
        return self.group.at(signal.x, signal.y) is not None

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
