"""The variants of a game: a frozen dataclass whose fields describe themselves.

The set-up screen, the command line and saved records are all generated from
these fields, so a new variant is one line in its game's options.
"""

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What the set-up screen must know about one option."""

    name: str
    default: int
    low: int = 0
    high: int = 1
    step: int = 1
    players: frozenset[int] | None = None
    """The player counts that allow a value other than the default; None: all."""

    @property
    def is_toggle(self) -> bool:
        return (self.low, self.high) == (0, 1)

    def allows(self, value: int, players: int) -> bool:
        """May this value be chosen at a table of that many players?"""
        if value == self.default:
            return True
        if self.players is not None and players not in self.players:
            return False
        return self.low <= value <= self.high and (value - self.low) % self.step == 0


def toggle(default: bool = False, players: tuple[int, ...] | None = None) -> Any:
    """An option that is on or off."""
    return field(default=default, metadata={"players": players})


def number(
    default: int, low: int, high: int, step: int = 1, players: tuple[int, ...] | None = None
) -> Any:
    """An option with a whole number from ``low`` to ``high``."""
    metadata = {"low": low, "high": high, "step": step, "players": players}
    return field(default=default, metadata=metadata)


class BadOption(ValueError):
    """An option that does not exist, or a value it cannot have."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(f"option {name}={value} is not possible here")
        self.name = name
        self.value = value


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's options."""

    exclusive: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of options that cannot both differ from their defaults."""

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        return tuple(_spec(entry) for entry in fields(cls))

    def check(self, players: int) -> None:
        """Raise BadOption if a table of that many players cannot have these options."""
        for spec in self.specs():
            value = getattr(self, spec.name)
            if not spec.allows(int(value), players):
                raise BadOption(spec.name, value)
        for first, second in self.exclusive:
            if self._chosen(first) and self._chosen(second):
                raise BadOption(second, getattr(self, second))

    def _chosen(self, name: str) -> bool:
        return any(
            spec.name == name and int(getattr(self, name)) != spec.default for spec in self.specs()
        )

    def to_json(self) -> dict[str, int | bool]:
        return {spec.name: getattr(self, spec.name) for spec in self.specs()}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "Options":
        """Build options from plain values; raises BadOption for anything unknown."""
        specs = {spec.name: spec for spec in cls.specs()}
        chosen: dict[str, int | bool] = {}
        for name, value in values.items():
            if name not in specs or not isinstance(value, int):
                raise BadOption(str(name), value)
            if specs[name].is_toggle:
                if value not in (0, 1):
                    raise BadOption(name, value)
                chosen[name] = bool(value)
            elif isinstance(value, bool):
                raise BadOption(name, value)
            else:
                chosen[name] = value
        return cls(**chosen)


def _spec(entry: Any) -> OptionSpec:
    meta = entry.metadata
    allowed = meta["players"]
    return OptionSpec(
        name=entry.name,
        default=int(entry.default),
        low=meta.get("low", 0),
        high=meta.get("high", 1),
        step=meta.get("step", 1),
        players=None if allowed is None else frozenset(allowed),
    )
