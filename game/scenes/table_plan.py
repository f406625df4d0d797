"""A table in the making: who will sit there and which variants will be played."""

import secrets
from dataclasses import replace

from game.match.match import Match
from game.match.seats import SeatSpec
from game.rules.contract import WATCHER, View
from game.rules.options import BadOption, Options
from game.rules.registry import GAMES
from game.scenes.context import Context
from game.scenes.seating import (
    bot_seat,
    free_person,
    last_options,
    last_seats,
    names_told_apart,
    person_seat,
    remember,
    renamed,
    usual_level,
)


class TablePlan:
    """Begins as the table was last; always one that the game can be played at."""

    def __init__(self, context: Context, game_id: str) -> None:
        self.context = context
        self.game = GAMES[game_id]
        self.seats: list[SeatSpec] = last_seats(context, game_id)
        self.options: Options = last_options(context, game_id, len(self.seats))

    @property
    def players(self) -> int:
        return len(self.seats)

    def preview(self) -> View:
        """A trial deal: it knows how many rounds there are and who plays with whom."""
        return self.game.start(self.players, self.options, 0).view(WATCHER)

    def match(self) -> Match:
        """The planned match with a deal of its own; the plan is remembered."""
        remember(self.context, self.game.id, self.seats, self.options)
        seats = names_told_apart(self.context.words, self.seats)
        return Match(self.game, self.options, seats, secrets.randbits(63))

    # -- seats

    def seat_players(self, players: int) -> None:
        del self.seats[players:]
        while len(self.seats) < players:
            self.seats.append(self._new_bot())
        self._drop_impossible()

    def set_kind(self, index: int, bot: bool) -> None:
        others = {seat.avatar for place, seat in enumerate(self.seats) if place != index}
        self.seats[index] = self._new_bot() if bot else free_person(self.context, others)

    def set_level(self, index: int, level: str) -> None:
        self.seats[index] = replace(self.seats[index], level=level)

    def swap(self, index: int) -> None:
        """Another bot of the same level."""
        seat = self.seats[index]
        self.seats[index] = self._new_bot(seat.avatar, seat.level)

    def rename(self, index: int, name: str) -> None:
        self.seats[index] = renamed(self.seats[index], name)

    def mend_name(self, index: int) -> None:
        """A name that was erased altogether becomes the plain one again."""
        if index < self.players and not self.seats[index].name.strip():
            self.rename(index, person_seat(self.context, index).name)

    def _new_bot(self, after: str = "", level: str = "") -> SeatSpec:
        """Of the level that the last bot plays at."""
        others = (seat.level for seat in reversed(self.seats) if seat.is_bot)
        level = level or next(others, usual_level(self.game.id))
        return bot_seat(self.context, {seat.avatar for seat in self.seats}, level, after)

    # -- variants

    def choose(self, name: str, value: int) -> None:
        """Set an option; whatever it rules out falls back to its default."""
        self.options = replace(self.options, **{name: value})
        self._drop_impossible(name)

    def _drop_impossible(self, keep: str = "") -> None:
        specs = {spec.name: spec for spec in self.game.options_type.specs()}
        for _ in specs:
            try:
                self.options.check(self.players)
                return
            except BadOption as bad:
                name = bad.name if bad.name != keep else self._rival(keep)
                kind = type(getattr(self.options, name))
                self.options = replace(self.options, **{name: kind(specs[name].default)})

    def _rival(self, name: str) -> str:
        pairs = self.game.options_type.exclusive
        return next((a if b == name else b for a, b in pairs if name in (a, b)), name)
