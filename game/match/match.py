"""One game in progress: its state, its seats, its log, and what each seat has seen.

A match is its game, its options, its seed and its moves; the log is all that a
record needs.  The state itself stays in here: bots and scenes get views,
redacted events and legal moves, nothing else.

Time.  In a game of turns bots think in slices and put their card down after a
decent pause.  In a real-time game ``update`` turns seconds into ticks, the
match counts every tick it hands to the rules, and log entries carry that count,
so a replay is exact.  A bot's choice takes effect its reaction time after the
moment that it looked at the table; whatever happens in between may change its mind.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.match.seats import Pace, SeatKind, SeatSpec
from game.players.characters import in_character
from game.players.levels import LEVELS, Level, make_player
from game.players.player import WAIT, Choice, Player, Thinking, Watchful
from game.rules.contract import TICKS_PER_SECOND, Event, Game, Json, Outcome, View
from game.rules.options import Options
from game.rules.rng import Rng

__all__ = ["LogEntry", "Match", "Pace", "SeatKind", "SeatSpec"]

RECORD_FORMAT = 1


class LogEntry(NamedTuple):
    tick: int
    seat: int
    move: int


@dataclass(slots=True)
class _Thought:
    """A bot making up its mind, or waiting to do what it decided."""

    view: View
    thinking: Thinking
    started_tick: int
    waited_seconds: float = 0.0
    choice: Choice | None = None

    def step(self) -> None:
        try:
            next(self.thinking)
        except StopIteration as stop:
            self.choice = stop.value


class Match:
    """A table where a game is played.

    ``update`` is called once a frame; everything else on demand.  Raises what
    ``Game.start`` raises if seats and options do not suit the game, and
    NoSuchPlayer for an unknown level.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[SeatSpec],
        seed: int,
        levels: Mapping[str, Level] = LEVELS,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.players = len(self.seats)
        self.pace = Pace()
        self.log: list[LogEntry] = []
        self._bots: dict[int, Player] = {}
        self._seat_bots(levels)
        self._events: list[Event] = []
        self._fed: dict[int, int] = {}
        self._thoughts: dict[int, _Thought] = {}
        self._tick = 0
        self._tick_fraction = 0.0
        self._state = game.start(self.players, options, seed, self._events)

    def _seat_bots(self, levels: Mapping[str, Level]) -> None:
        for seat, spec in enumerate(self.seats):
            if spec.is_bot:
                player = make_player(spec.level, self.game.id, levels)
                self._bots[seat] = in_character(player, spec.avatar)

    # -- questions

    @property
    def tick(self) -> int:
        """Ticks that the rules have been given so far; 0 in games of turns."""
        return self._tick

    def to_act(self) -> tuple[int, ...]:
        return self._state.to_act()

    def legal(self, seat: int) -> list[int]:
        return self._state.legal_moves(seat)

    def refusal(self, seat: int, move: int) -> str | None:
        return self._state.refusal(seat, move)

    def view(self, seat: int) -> View:
        return self._state.view(seat)

    def outcome(self) -> Outcome | None:
        return self._state.outcome()

    def digest(self) -> str:
        return self._state.digest()

    def record(self) -> dict[str, Json]:
        """The whole match as plain values: save, replay and bug report in one."""
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": self.options.to_json(),
            "seats": [
                {"kind": str(s.kind), "name": s.name, "avatar": s.avatar, "level": s.level}
                for s in self.seats
            ],
            "seed": str(self.seed),
            "log": [[tick, seat, self.game.move_text(move)] for tick, seat, move in self.log],
            "tick": self._tick,
            "digest": self.digest(),
        }

    # -- moves and time

    def submit(self, seat: int, move: int) -> None:
        """Make a move now; raises IllegalMove, and changes nothing, if it is refused."""
        self._state.play(seat, move, self._events)
        self.log.append(LogEntry(self._tick, seat, move))
        self._thoughts.pop(seat, None)
        if self.game.real_time:
            self._reconsider()

    def run_to(self, tick: int) -> None:
        """Let a real-time game's clock run on to a tick while nobody moves (replays)."""
        self._pass(tick - self._tick)

    def update(self, dt: float, may_think: Callable[[], bool], may_act: bool) -> bool:
        """Let bots think and act; True if one of them moved.

        Bots think while ``may_think()`` is true.  While ``may_act`` is false no
        bot moves and the clock of a real-time game stands still.
        """
        if self.game.real_time:
            return self._update_clock(dt if may_act else 0.0, may_think)
        self._think(may_think)
        for thought in self._thoughts.values():
            thought.waited_seconds += dt
        return may_act and self._act_in_turn()

    # -- what happened

    def feed(self, viewer: int) -> list[Event]:
        """What that seat (or WATCHER) has seen since it was last asked, in order."""
        start = self._fed.get(viewer, 0)
        self.skip_feed(viewer)
        seen = (event.seen_by(viewer) for event in self._events[start:])
        return [event for event in seen if event is not None]

    def skip_feed(self, viewer: int) -> None:
        """Count everything so far as seen by that viewer."""
        self._fed[viewer] = len(self._events)

    # -- bots

    def _think(self, may_think: Callable[[], bool]) -> None:
        self._begin_thoughts()
        for thought in self._thoughts.values():
            while thought.choice is None and may_think():
                thought.step()

    def _begin_thoughts(self) -> None:
        acting = self._state.to_act()
        for seat in [seat for seat in self._thoughts if seat not in acting]:
            del self._thoughts[seat]
        for seat in acting:
            if seat in self._bots and seat not in self._thoughts:
                self._begin_thought(seat)

    def _begin_thought(self, seat: int) -> None:
        legal = self._state.legal_moves(seat)
        if not legal:
            return  # real time: nothing this seat could do yet
        view = self._state.view(seat)
        sampler = partial(self.game.sample, view)
        thinking = self._bots[seat].think(view, legal, sampler, self._chance_for(seat))
        self._thoughts[seat] = _Thought(view, thinking, self._tick)

    def _chance_for(self, seat: int) -> Rng:
        """A generator for one decision, the same again in a resumed match."""
        labels = (seat, len(self.log), self._tick) if self._tick else (seat, len(self.log))
        return Rng(self.seed).fork(*labels)

    def _act_in_turn(self) -> bool:
        """The first bot that has decided and waited long enough makes its move."""
        for seat, thought in self._thoughts.items():
            choice = thought.choice
            if choice and thought.waited_seconds >= self.pace.delay_seconds(choice.closeness):
                self.submit(seat, choice.move)
                return True
        return False

    # -- real time

    def _update_clock(self, dt: float, may_think: Callable[[], bool]) -> bool:
        """Run the clock in steps that stop wherever a bot's choice takes effect."""
        self._tick_fraction += dt * TICKS_PER_SECOND
        ticks = int(self._tick_fraction)
        self._tick_fraction -= ticks
        self._think(may_think)
        moves_before = len(self.log)
        while ticks and self._state.outcome() is None:
            step = min([ticks, *self._waits()])
            self._pass(step)
            ticks -= step
            self._act_when_due()
            self._think(may_think)
        return len(self.log) > moves_before

    def _pass(self, ticks: int) -> None:
        assert ticks >= 0, "time does not run backwards"
        self._state.advance(ticks, self._events)
        self._tick += ticks

    def _waits(self) -> Iterator[int]:
        """How many ticks, at least one, until each bot that has decided acts."""
        for thought in self._thoughts.values():
            if thought.choice is not None:
                yield max(1, self._due_tick(thought, thought.choice) - self._tick)

    @staticmethod
    def _due_tick(thought: _Thought, choice: Choice) -> int:
        return thought.started_tick + choice.reaction_ticks

    def _act_when_due(self) -> None:
        for seat in self._due_seats():
            thought = self._thoughts.get(seat)
            if thought is None or thought.choice is None:
                continue  # an earlier move of this very tick changed its mind
            move = thought.choice.move
            del self._thoughts[seat]
            if move != WAIT and self._state.refusal(seat, move) is None:
                self.submit(seat, move)

    def _due_seats(self) -> list[int]:
        """Earliest first; among equals the first place goes round with the clock."""
        due = [
            (self._due_tick(thought, thought.choice), (seat + self._tick) % self.players, seat)
            for seat, thought in self._thoughts.items()
            if thought.choice is not None
        ]
        return [seat for tick, _, seat in sorted(due) if tick <= self._tick]

    def _reconsider(self) -> None:
        """After a move each watchful bot looks whether its own choice still stands.

        A thought that is not finished is about a table that has changed: it begins anew.
        """
        for seat, thought in list(self._thoughts.items()):
            bot = self._bots[seat]
            if isinstance(bot, Watchful) and (
                thought.choice is None
                or not bot.still_wants(thought.choice, thought.view, self._state.view(seat))
            ):
                del self._thoughts[seat]
