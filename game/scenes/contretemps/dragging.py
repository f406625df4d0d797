"""A hand whose cards are dropped on places rather than simply on the table."""

from collections.abc import Callable, Hashable

from game.scenes.hand import HandControl
from game.services.input import Pointer, PointerKind
from game.sprites.stage import Stage


class DroppingHand(HandControl):
    """``on_drop`` hears of a dragged card and the point where it was let go."""

    def __init__(
        self,
        stage: Stage,
        unit: float,
        on_select: Callable[[Hashable | None], None],
        on_play: Callable[[Hashable], None],
        on_drop: Callable[[Hashable, tuple[int, int]], None],
    ) -> None:
        super().__init__(stage, unit, on_select, on_play)
        self.on_drop = on_drop

    def _drop(self, key: Hashable, pointer: Pointer) -> None:
        self.dragging = False
        self.stage.play_move(key, self.stage[key].home, 0.23)
        if pointer.kind is PointerKind.UP:
            self.on_drop(key, pointer.pos)
