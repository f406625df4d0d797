"""Tables at which any game can be played, and random hands that play there."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from hypothesis import strategies as st

from game.match.match import SeatKind, SeatSpec
from game.match.record import MOST_SEED
from game.rules.contract import WATCHER, Event, Game, State
from game.rules.options import BadOption, Options, OptionSpec
from game.rules.rng import Rng

LONGEST_LOOK_TICKS = 40
MOST_IDLE_LOOKS = 3_000
"""Real time: so many looks at a table where nobody can do anything mean a dead position."""


@dataclass(frozen=True)
class Case:
    """A match to come: everything but the moves."""

    game: Game
    players: int
    options: Options
    seed: int

    def start(self, events: list[Event] | None = None) -> State:
        return self.game.start(self.players, self.options, self.seed, events)

    def seats(self) -> list[SeatSpec]:
        return [SeatSpec(SeatKind.PERSON, f"P{seat}") for seat in range(self.players)]

    def viewers(self) -> range:
        """Every seat, and somebody who only watches."""
        return range(WATCHER, self.players)


@st.composite
def cases(draw: st.DrawFn, game: Game) -> Case:
    players = draw(st.sampled_from(game.player_counts))
    wishes = {
        spec.name: draw(st.sampled_from(_values(spec, players)))
        for spec in game.options_type.specs()
    }
    options = _possible(game.options_type.from_json(wishes), players)
    return Case(game, players, options, draw(st.integers(0, MOST_SEED)))


def _values(spec: OptionSpec, players: int) -> list[int]:
    wanted = (spec.default, spec.low, spec.low + spec.step, spec.high)
    return [value for value in dict.fromkeys(wanted) if spec.allows(value, players)]


def _possible(options: Options, players: int) -> Options:
    """The nearest options that a table may have: what clashes falls back to its default."""
    for _ in options.specs():
        try:
            options.check(players)
        except BadOption as error:
            spec = next(spec for spec in options.specs() if spec.name == error.name)
            default = bool(spec.default) if spec.is_toggle else spec.default
            options = replace(options, **{spec.name: default})
    options.check(players)
    return options


@dataclass(frozen=True)
class Step:
    """Let time pass (real time only), then make a move, if anybody can."""

    ticks: int
    seat: int
    move: int | None


def random_step(case: Case, state: State, chance: Rng) -> Step:
    """Something that may happen next; the state has already seen the time pass."""
    ticks = 0
    if case.game.real_time:
        ticks = 1 + chance.below(LONGEST_LOOK_TICKS)
        state.advance(ticks)
    acting = [seat for seat in state.to_act() if state.legal_moves(seat)]
    if not acting:
        return Step(ticks, WATCHER, None)
    seat = acting[chance.below(len(acting))]
    legal = state.legal_moves(seat)
    return Step(ticks, seat, legal[chance.below(len(legal))])


def walk(case: Case, chance: Rng) -> Iterator[tuple[State, Step | None]]:
    """A random match: each position with the step that led there, first to last.

    The states are the walk's own: look at them, change only clones.
    """
    state = case.start()
    yield state, None
    idle = 0
    while state.outcome() is None:
        step = random_step(case, state, chance)
        if step.move is not None:
            state.play(step.seat, step.move)
        idle = idle + 1 if step.move is None else 0
        assert idle < MOST_IDLE_LOOKS, "nobody can do anything, and time does not help"
        yield state, step


def sights(case: Case, chance: Rng, most: int = 10) -> Iterator[State]:
    """Some positions of a random match: the first, the last and a few on the way."""
    length = sum(1 for _ in walk(case, chance.clone()))
    wanted = {0, length - 1, *(chance.fork(i).below(length) for i in range(most - 2))}
    for number, (state, _) in zip(count(), walk(case, chance), strict=False):
        if number in wanted:
            yield state.clone()


def flat_numbers(value: object) -> set[int]:
    """Every whole number inside nested tuples and dataclasses."""
    if isinstance(value, bool | str) or value is None:
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, tuple | frozenset):
        return set().union(*(flat_numbers(item) for item in value))
    names = getattr(value, "__dataclass_fields__", {})
    return set().union(*(flat_numbers(getattr(value, name)) for name in names))


def shown_cards(event: Event) -> set[int]:
    """The cards that an event shows, hidden ones left out."""
    numbers = set().union(*(flat_numbers(getattr(event, name)) for name in event.CARDS))
    return {number for number in numbers if number >= 0}
