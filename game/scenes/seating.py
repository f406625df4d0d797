"""Who sits at the table: people with the names they chose, bots with their faces."""

from dataclasses import replace

from game.match.seats import SeatKind, SeatSpec
from game.scenes.context import Context
from game.services.i18n import N_, Words

PEOPLE_AVATARS = ("scarf", "cap", "bow", "glasses", "hat", "beanie")
BOT_LEVEL = "rule"
FIRST_NAME = N_("You")
MORE_NAMES = (N_("Player {number}"),)


def person_name(words: Words, names: tuple[str, ...], index: int) -> str:
    """The name last used at this place, or a plain one."""
    if index < len(names) and names[index]:
        return names[index]
    if index == 0:
        return words(FIRST_NAME)
    return words(MORE_NAMES[0], number=index + 1)


def person_seat(context: Context, index: int) -> SeatSpec:
    name = person_name(context.words, context.settings.names, index)
    return SeatSpec(SeatKind.PERSON, name, PEOPLE_AVATARS[index % len(PEOPLE_AVATARS)])


def bot_seat(context: Context, taken: set[str], after: str = "") -> SeatSpec:
    """The next character that does not sit at the table yet."""
    cast = context.assets.bots
    ids = [bot.avatar for bot in cast]
    start = ids.index(after) + 1 if after in ids else 0
    order = [*cast[start:], *cast[:start]]
    bot = next((bot for bot in order if bot.avatar not in taken), order[0])
    return SeatSpec(SeatKind.BOT, bot.name, bot.avatar, BOT_LEVEL)


def quick_seats(context: Context, players: int) -> list[SeatSpec]:
    """One person against bots."""
    seats = [person_seat(context, 0)]
    while len(seats) < players:
        seats.append(bot_seat(context, {seat.avatar for seat in seats}))
    return seats


def renamed(seat: SeatSpec, name: str) -> SeatSpec:
    return replace(seat, name=name)
