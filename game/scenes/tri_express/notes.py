"""Short messages at Tri Express's table, to each person at their own place.

A message in the middle would hide the piles just when they matter.
"""

from collections.abc import Iterable

NOTE_SECONDS = 2.2


class Notes:
    def __init__(self) -> None:
        self._texts: dict[int, str] = {}
        self._seconds_left: dict[int, float] = {}
        self._calm: dict[int, bool] = {}

    def __getitem__(self, seat: int) -> str:
        """What that person is being told; empty if nothing."""
        return self._texts.get(seat, "")

    def is_calm(self, seat: int) -> bool:
        """Only news, nothing was refused."""
        return self._calm.get(seat, False)

    def tell(self, seats: Iterable[int], text: str, calm: bool = False) -> None:
        for seat in seats:
            self._calm[seat] = calm
            self._texts[seat] = text
            self._seconds_left[seat] = NOTE_SECONDS

    def clear(self) -> None:
        self._texts.clear()
        self._seconds_left.clear()

    def pass_time(self, dt: float) -> bool:
        """True when a message has just left."""
        for seat in self._seconds_left:
            self._seconds_left[seat] -= dt
        over = [seat for seat, left in self._seconds_left.items() if left <= 0]
        for seat in over:
            del self._texts[seat], self._seconds_left[seat]
        return bool(over)
