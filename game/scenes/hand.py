"""A hand of cards under the pointer and the keys: choose, play, drag.

One tap lifts a card, a second plays it; dragging it up to the table plays it
too.  Arrows walk along the hand, digits choose by place, Enter plays.  What
playing means is for the table to say.  Where several cards are picked out of
the hand, ``one_tap`` lets every tap and every digit do it at once.
"""

from collections.abc import Callable, Hashable, Sequence

from game.services.input import Command, Pointer, PointerKind, Signal
from game.sprites.poses import Pose
from game.sprites.stage import Stage

DRAG_UNITS = 12.0
PLAY_ABOVE_UNITS = 60.0
"""A card dropped this far above its place is played."""
TOUCH_TOLERANCE_UNITS = 6.0


class HandControl:
    """Watches the sprites of a hand on a stage; ``keys`` are in the order they lie."""

    def __init__(
        self,
        stage: Stage,
        unit: float,
        on_select: Callable[[Hashable | None], None],
        on_play: Callable[[Hashable], None],
    ) -> None:
        self.stage = stage
        self.unit = unit
        self.on_select = on_select
        self.on_play = on_play
        self.keys: Sequence[Hashable] = ()
        self.selected: Hashable | None = None
        self.hovered: Hashable | None = None
        self._held: Hashable | None = None
        self._held_at = (0, 0)
        self.dragging = False
        self.one_tap = False
        self.by_keys = False
        """The keyboard was used last: ``selected`` is where its user is."""

    def take(self, stage: Stage, unit: float, keys: Sequence[Hashable]) -> None:
        """The hand as it is now; a card that left is no longer chosen."""
        self.stage, self.unit, self.keys = stage, unit, keys
        if self.selected not in keys:
            self.selected = None
        if self.hovered not in keys:
            self.hovered = None
        if self._held not in keys:
            self._held, self.dragging = None, False

    def select(self, key: Hashable | None) -> None:
        if key != self.selected:
            self.selected = key
            self.on_select(key)

    def handle(self, signal: Signal) -> bool:
        """True if the hand took it."""
        if isinstance(signal, Pointer):
            self.by_keys = self.by_keys and signal.kind is not PointerKind.DOWN
            return self._pointer(signal)
        if isinstance(signal, Command):
            self.by_keys = True
            return self._command(signal)
        return False

    # -- keys

    def _command(self, command: Command) -> bool:
        if not self.keys:
            return False
        if command in (Command.LEFT, Command.RIGHT):
            self._walk(1 if command is Command.RIGHT else -1)
            return True
        if command is Command.CONFIRM and self.selected is not None:
            self.on_play(self.selected)
            return True
        digit = command.digit
        if digit is not None and digit <= len(self.keys):
            self.select(self.keys[digit - 1])
            if self.one_tap:
                self.on_play(self.keys[digit - 1])
            return True
        return False

    def _walk(self, step: int) -> None:
        if self.selected is None:
            self.select(self.keys[0 if step > 0 else -1])
            return
        place = (list(self.keys).index(self.selected) + step) % len(self.keys)
        self.select(self.keys[place])

    # -- pointer

    def _pick(self, pointer: Pointer) -> Hashable | None:
        tolerance = TOUCH_TOLERANCE_UNITS * self.unit if pointer.touch else 0.0
        return self.stage.pick(pointer.pos, set(self.keys), tolerance)

    def _pointer(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.DOWN:
            self._held, self._held_at = self._pick(pointer), pointer.pos
            self.dragging = False
            return self._held is not None
        if pointer.kind is PointerKind.MOVE:
            return self._drag(pointer) if self._held is not None else self._hover(pointer)
        held, self._held = self._held, None
        if held is None:
            return False
        if pointer.kind is PointerKind.CANCEL or self.dragging:
            self._drop(held, pointer)
        elif self.one_tap or held == self.selected:
            self.on_play(held)
        else:
            self.select(held)
        return True

    def _hover(self, pointer: Pointer) -> bool:
        key = None if pointer.touch else self._pick(pointer)
        if key == self.hovered:
            return False
        for card, up in ((self.hovered, 0.0), (key, 0.35)):
            if card is not None and card in self.stage and card != self.selected:
                self.stage.play_lift(card, up)
        self.hovered = key
        return True

    def _drag(self, pointer: Pointer) -> bool:
        dx, dy = pointer.x - self._held_at[0], pointer.y - self._held_at[1]
        if not self.dragging and dx * dx + dy * dy < (DRAG_UNITS * self.unit) ** 2:
            return False
        assert self._held is not None
        if not self.dragging:
            self.dragging = True
            self.select(self._held)
        sprite = self.stage[self._held]
        home = sprite.home
        self.stage.timeline.stop(("pose", self._held))
        sprite.pose = Pose(home.x + dx, home.y + dy, 0.0, home.scale)
        return True

    def _drop(self, key: Hashable, pointer: Pointer) -> None:
        self.dragging = False
        high = self._held_at[1] - pointer.y > PLAY_ABOVE_UNITS * self.unit
        self.stage.play_move(key, self.stage[key].home, 0.23)
        if high and pointer.kind is PointerKind.UP:
            self.on_play(key)
