"""The cards that somebody is picking for the lay-out, in the order they will be laid."""

from game.rules.contract import WATCHER
from game.rules.zero_pile import Piles, ZeroPileView, layout_piles, pile_value
from game.scenes.zero_pile.cards import Key


class Picks:
    def __init__(self) -> None:
        self.keys: list[Key] = []
        self._for = (WATCHER, -1)

    def keep_for(self, view: ZeroPileView) -> bool:
        """Picks last while the same person chooses for the same round; is that so?"""
        choosing = view.laying_out and view.seat in view.to_act
        if not choosing or self._for != (view.seat, view.round):
            self.keys.clear()
        self._for = (view.seat, view.round)
        return choosing

    def toggle(self, key: Key, most: int) -> bool:
        """Add, or take back; False if that would be more than ``most``."""
        if key in self.keys:
            self.keys.remove(key)
        elif len(self.keys) == most:
            return False
        else:
            self.keys.append(key)
        return True

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for card, _ in self.keys)

    @property
    def piles(self) -> Piles:
        """What they would make."""
        return layout_piles(self.cards)

    @property
    def value(self) -> int:
        return pile_value(self.piles)
