"""Who sits at the table: people with the names they chose, bots with their faces."""

from collections.abc import Sequence
from dataclasses import replace

from game.match.seats import SeatKind, SeatSpec
from game.players.levels import levels_for
from game.rules.options import BadOption, Options
from game.rules.registry import GAMES
from game.scenes.context import Context
from game.services.i18n import N_, Words
from game.services.last_table import LastSeat, LastTable

PEOPLE_AVATARS = ("scarf", "cap", "bow", "glasses", "hat", "beanie")
FIRST_NAME = N_("You")
LATER_NAME = N_("Player {number}")
USUAL_PLAYERS = 4

GRADES = {
    "learning": N_("Learning"),
    "easy": N_("Easy"),
    "normal": N_("Normal"),
    "strong": N_("Strong"),
    "expert": N_("Expert"),
}
"""The levels people choose from, weakest first, as the set-up calls them."""
USUAL_GRADE = "normal"
RULE_LEVEL = "rule"
"""Who plays where no grade is offered yet."""


def grades_for(game_id: str) -> tuple[str, ...]:
    """The grades that can play a game, weakest first; empty: only the rule player."""
    offered = levels_for(game_id)
    return tuple(grade for grade in GRADES if grade in offered)


def usual_level(game_id: str) -> str:
    """Normal, or the grade nearest to it that is offered."""
    grades = list(GRADES)
    middle = grades.index(USUAL_GRADE)
    offered = grades_for(game_id)
    return min(offered, key=lambda g: abs(grades.index(g) - middle), default=RULE_LEVEL)


# -- single seats


def person_name(words: Words, names: tuple[str, ...], index: int) -> str:
    """The name last used at this place, or a plain one."""
    if index < len(names) and names[index] != _plain_name(index):
        return names[index]
    return words(FIRST_NAME) if index == 0 else words(LATER_NAME, number=index + 1)


def _plain_name(index: int) -> str:
    """What is remembered of somebody without a name: it follows the language."""
    return LATER_NAME.format(number=index + 1) if index else FIRST_NAME


def _name_to_keep(words: Words, index: int, name: str) -> str:
    return _plain_name(index) if name == person_name(words, (), index) else name


def person_seat(context: Context, index: int) -> SeatSpec:
    name = person_name(context.words, context.settings.names, index)
    return SeatSpec(SeatKind.PERSON, name, PEOPLE_AVATARS[index % len(PEOPLE_AVATARS)])


def free_person(context: Context, taken: set[str]) -> SeatSpec:
    """The first person whose face is not at the table yet."""
    people = [person_seat(context, index) for index in range(len(PEOPLE_AVATARS))]
    return next((seat for seat in people if seat.avatar not in taken), people[0])


def bot_seat(context: Context, taken: set[str], level: str, after: str = "") -> SeatSpec:
    """The next character that does not sit at the table yet."""
    cast = context.assets.bots
    ids = [bot.avatar for bot in cast]
    start = ids.index(after) + 1 if after in ids else 0
    order = [*cast[start:], *cast[:start]]
    bot = next((bot for bot in order if bot.avatar not in taken), order[0])
    return SeatSpec(SeatKind.BOT, bot.name, bot.avatar, level)


def renamed(seat: SeatSpec, name: str) -> SeatSpec:
    return replace(seat, name=name)


def temperament(context: Context, seat: SeatSpec) -> str:
    """A bot's character in one word of the chosen language."""
    bot = next((bot for bot in context.assets.bots if bot.avatar == seat.avatar), None)
    return bot.temperament.get(context.words.language, "") if bot is not None else ""


def introduction(context: Context, seat: SeatSpec) -> str:
    """Who a bot is, in one line: its character and how well it plays."""
    words = context.words
    level = words(GRADES[seat.level]) if seat.level in GRADES else ""
    told = " · ".join(part for part in (temperament(context, seat), level) if part)
    return words("{name}: {character}", name=seat.name, character=told) if told else seat.name


# -- whole tables


def names_told_apart(words: Words, seats: Sequence[SeatSpec]) -> list[SeatSpec]:
    """Where several people share the device, "you" is nobody's name: then it is Player 1."""
    if sum(not seat.is_bot for seat in seats) < 2:
        return list(seats)
    plain = words(FIRST_NAME)
    first = words(LATER_NAME, number=1)
    return [
        renamed(seat, first) if not seat.is_bot and seat.name == plain else seat for seat in seats
    ]


def usual_seats(context: Context, game_id: str, players: int | None = None) -> list[SeatSpec]:
    """One person against bots."""
    counts = GAMES[game_id].player_counts
    if players is None:
        players = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
    seats = [person_seat(context, 0)]
    while len(seats) < players:
        taken = {seat.avatar for seat in seats}
        seats.append(bot_seat(context, taken, usual_level(game_id)))
    return seats


def last_seats(context: Context, game_id: str) -> list[SeatSpec]:
    """Whoever sat there last; the usual table if that does not suit the game (any more)."""
    table = context.settings.tables.get(game_id, LastTable())
    if len(table.seats) not in GAMES[game_id].player_counts:
        return usual_seats(context, game_id)
    seats: list[SeatSpec] = []
    for last in table.seats:
        seats.append(_last_seat(context, game_id, last, {seat.avatar for seat in seats}))
    return seats


def _last_seat(context: Context, game_id: str, last: LastSeat, taken: set[str]) -> SeatSpec:
    if not last.level:
        return free_person(context, taken)
    level = last.level if last.level in grades_for(game_id) else usual_level(game_id)
    bot = next((bot for bot in context.assets.bots if bot.avatar == last.avatar), None)
    if bot is None or bot.avatar in taken:
        return bot_seat(context, taken, level)
    return SeatSpec(SeatKind.BOT, bot.name, bot.avatar, level)


def last_options(context: Context, game_id: str, players: int) -> Options:
    """The variants last played; the plain game if they do not suit the table."""
    kind = GAMES[game_id].options_type
    try:
        options = kind.from_json(dict(context.settings.tables[game_id].options))
        options.check(players)
    except (KeyError, BadOption):
        return kind()
    return options


def remember(context: Context, game_id: str, seats: Sequence[SeatSpec], options: Options) -> None:
    """The next match of this game begins with the same table."""
    last = LastTable(
        tuple(LastSeat(seat.avatar, seat.level) for seat in seats),
        {name: int(value) for name, value in options.to_json().items()},
    )
    people = [seat.name for seat in seats if not seat.is_bot]
    names = tuple(_name_to_keep(context.words, index, name) for index, name in enumerate(people))
    context.change_settings(
        last_game=game_id,
        tables={**context.settings.tables, game_id: last},
        names=(*names, *context.settings.names[len(names) :]),
    )
