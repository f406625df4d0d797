"""A table with cards on a stage and a hand at its lower edge, under pointer and keys."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence

from game.match.match import Match
from game.rules.contract import WATCHER
from game.scenes.context import Context
from game.scenes.hand import HandControl
from game.scenes.stage_table import StageTable
from game.services.input import Command, Pointer, PointerKind, Signal


class CardTable(StageTable):
    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.hand = HandControl(self.stage, 0.0, self._selected, self.play_card)

    # -- what a game's own table provides

    @abstractmethod
    def play_card(self, card: Hashable) -> None:
        """A card of the hand was played: tapped twice, dragged up, or confirmed."""

    # -- the stage

    def show_cards(self, hand: Sequence[Hashable]) -> None:
        """Bring stage and hand to the shown position; a new screen begins afresh."""
        self.fresh_stage()
        self.hand.take(self.stage, self.brush.screen.unit, hand)
        self.stage.settle(self.placements(), at_once=not self.stage)

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
