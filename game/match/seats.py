"""Who sits where, and how quickly bots put their cards down."""

from dataclasses import dataclass
from enum import StrEnum


class SeatKind(StrEnum):
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One seat at the table as it was chosen on the set-up screen."""

    kind: SeatKind
    name: str
    avatar: str = ""
    """The id of a picture in assets/art/avatars."""
    level: str = ""
    """A bot's level; empty for a person."""

    @property
    def is_bot(self) -> bool:
        return self.kind is SeatKind.BOT


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot at least lets the others wait; nothing in simulations."""

    minimum_seconds: float = 0.0
    close_seconds: float = 0.0
    """What a toss-up adds to it."""

    def delay_seconds(self, closeness: float) -> float:
        return self.minimum_seconds + self.close_seconds * closeness
