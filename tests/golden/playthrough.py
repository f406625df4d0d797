"""Fixed matches of a game, told in plain text: what a golden file holds.

The hands that play are part of this module, not of ``game.players``, so that a
golden file changes only when the rules do, never because a player got better.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.contract import WATCHER, Event, Game, Json, State, plain
from game.rules.options import Options, OptionSpec
from game.rules.rng import Rng

MOST_MOVES = 600
"""Where a playthrough breaks off: a real-time match of careless hands can go on and on."""
LONGEST_LOOK_TICKS = 60
CHANCE_LABEL = 77
"""Forks the chance of the hands off the match seed, apart from the rules' own."""


@dataclass(frozen=True, slots=True)
class Table:
    """One match to tell."""

    players: int
    options: Options
    seed: int

    def title(self) -> str:
        chosen = [
            f"{spec.name}={int(getattr(self.options, spec.name))}"
            for spec in self.options.specs()
            if int(getattr(self.options, spec.name)) != spec.default
        ]
        return f"== {self.players} players, seed {self.seed}, {' '.join(chosen) or 'no options'}"


def tables(game: Game) -> list[Table]:
    """Fewest and most players, each switch on its own, and every option at once."""
    plain_rules = game.options_type()
    wanted = [(min(game.player_counts), plain_rules), (max(game.player_counts), plain_rules)]
    switches = [spec for spec in game.options_type.specs() if spec.is_toggle]
    wanted += [
        (_counts(game, spec)[0], _changed(plain_rules, spec, _counts(game, spec)[0]))
        for spec in switches
    ]
    wanted.append(_everything(game))
    distinct = list(dict.fromkeys(wanted))
    return [Table(players, options, seed) for seed, (players, options) in enumerate(distinct, 1)]


def _counts(game: Game, spec: OptionSpec) -> list[int]:
    """The player counts that allow another value than the usual one."""
    return [players for players in game.player_counts if spec.allows(_other(spec), players)]


def _other(spec: OptionSpec) -> int:
    """A value next to the default."""
    above = spec.default + spec.step
    return above if above <= spec.high else spec.default - spec.step


def _changed(options: Options, spec: OptionSpec, players: int) -> Options:
    """With that option changed, if such a table may have it."""
    value = _other(spec)
    changed = replace(options, **{spec.name: bool(value) if spec.is_toggle else value})
    try:
        changed.check(players)
    except ValueError:
        return options
    return changed


def _everything(game: Game) -> tuple[int, Options]:
    """As many options at once as any table may have."""
    best: tuple[int, int, Options] | None = None
    for players in game.player_counts:
        options = game.options_type()
        chosen = 0
        for spec in options.specs():
            changed = _changed(options, spec, players)
            chosen += changed != options
            options = changed
        if best is None or (chosen, players) > best[:2]:
            best = (chosen, players, options)
    assert best is not None
    return best[1:]


def tell(game: Game) -> str:
    """The whole text of a game's golden file."""
    lines = [
        f"# {game.id}: fixed matches with careless hands, nothing hidden.",
        f"# Written by: python -m tests.golden.regenerate {game.id}",
        f"rules_version {game.rules_version}",
    ]
    for table in tables(game):
        lines += ["", table.title(), *_match_lines(game, table)]
    return "\n".join(lines) + "\n"


def _match_lines(game: Game, table: Table) -> Iterator[str]:
    """A match as lines: moves to the left, what followed from them indented."""
    events: list[Event] = []
    state = game.start(table.players, table.options, table.seed, events)
    chance = Rng(table.seed).fork(CHANCE_LABEL)
    yield from _told(game, events)
    rounds = moves = 0
    while state.outcome() is None and moves < MOST_MOVES:
        yield from _passed(game, state, chance, events)
        seat = _next_seat(state, chance)
        if seat != WATCHER:
            yield _moved(game, state, seat, chance, events)
            moves += 1
        yield from _told(game, events)
        finished = len(state.view(WATCHER).score_lines)
        if finished > rounds:
            rounds = finished
            yield f"digest {state.digest()} after {rounds} on the score sheet"
    yield _ending(state)


def _passed(game: Game, state: State, chance: Rng, events: list[Event]) -> Iterator[str]:
    if not game.real_time:
        return
    state.advance(1 + chance.below(LONGEST_LOOK_TICKS), events)
    yield from _told(game, events)


def _next_seat(state: State, chance: Rng) -> int:
    acting = [seat for seat in state.to_act() if state.legal_moves(seat)]
    return acting[chance.below(len(acting))] if acting else WATCHER


def _moved(game: Game, state: State, seat: int, chance: Rng, events: list[Event]) -> str:
    legal = state.legal_moves(seat)
    move = legal[chance.below(len(legal))]
    clock = f"@{state.tick} " if game.real_time else ""
    state.play(seat, move, events)
    return f"{clock}{seat} {game.move_text(move)}"


def _told(game: Game, events: list[Event]) -> Iterator[str]:
    """The events so far, one a line; empties the list."""
    for event in events:
        row = game.event_json(event)
        name = row.pop("event")
        yield "    " + " ".join([name, *(f"{key}={_text(value)}" for key, value in row.items())])
    events.clear()


def _text(value: Json) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_text(item) for item in value) + "]"
    if isinstance(value, dict):
        return "(" + " ".join(f"{key}={_text(item)}" for key, item in value.items()) + ")"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _ending(state: State) -> str:
    outcome = state.outcome()
    if outcome is None:
        return f"digest {state.digest()} where this playthrough breaks off"
    return f"digest {state.digest()} at the end: {_text(plain(outcome))}"
