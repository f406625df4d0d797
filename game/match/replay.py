"""A match shown again: the same game, options and seed, and the moves of its log.

Nobody thinks here; the log is the source of all moves.  In a game of turns each
move is made after the pace's pause.  Against the clock every move is made at the
very tick that the log names, however the time is sliced: any speed and any frame
rate give the same events in the same order.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.match.match import Match
from game.match.seats import SeatKind
from game.players.levels import Level
from game.rules.contract import TICKS_PER_SECOND, Json


class Replay(Match):
    """``original`` from its deal to where it stands; everybody sits there as a bot."""

    def __init__(self, original: Match) -> None:
        super().__init__(original.game, original.options, original.seats, original.seed, {})
        self.original = original
        self.seats = tuple(replace(spec, kind=SeatKind.BOT) for spec in original.seats)
        self._script = tuple(original.log)
        self._last_tick = original.tick
        self._waited_seconds = 0.0

    def _seat_bots(self, levels: Mapping[str, Level]) -> None:
        """The log plays for everybody."""

    @property
    def done(self) -> bool:
        """Has everything been shown that happened?"""
        return len(self.log) == len(self._script) and self.tick == self._last_tick

    def submit(self, seat: int, move: int) -> None:
        raise AssertionError("nobody plays in a match that is shown again")

    def record(self) -> dict[str, Json]:
        """As the original's when it had come this far, with its people."""
        return super().record() | {"seats": self.original.record()["seats"]}

    def update(self, dt: float, may_think: Callable[[], bool], may_act: bool) -> bool:
        """Let time pass; True if a move was made.  Nothing happens while not ``may_act``."""
        if self.game.real_time:
            return self._run_clock(dt if may_act else 0.0)
        self._waited_seconds += dt
        ready = may_act and self._waited_seconds >= self.pace.delay_seconds(0.0)
        if not ready or len(self.log) == len(self._script):
            return False
        self._waited_seconds = 0.0
        self._next_move()
        return True

    def _next_move(self) -> None:
        _, seat, move = self._script[len(self.log)]
        super().submit(seat, move)

    def _run_clock(self, dt: float) -> bool:
        """As many ticks as have passed, stopping at each one that has moves."""
        self._tick_fraction += dt * TICKS_PER_SECOND
        ticks = int(self._tick_fraction)
        self._tick_fraction -= ticks
        until = min(self.tick + ticks, self._last_tick)
        moves_before = len(self.log)
        if ticks:
            self._play_to(until)
        return len(self.log) > moves_before

    def _play_to(self, until: int) -> None:
        while len(self.log) < len(self._script) and self._script[len(self.log)].tick <= until:
            self.run_to(self._script[len(self.log)].tick)
            self._next_move()
        self.run_to(until)
