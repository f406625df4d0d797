"""What happened last, in a sentence for the person who takes the device over."""

from game.match.match import Match
from game.rules.contract import Event
from game.rules.contretemps import CardReturned, CardSlippedUnder, SeriesCaptured, SeriesStarted
from game.scenes.contretemps.naming import card_name
from game.services.i18n import Words


def told(words: Words, match: Match, event: Event | None) -> str:
    if isinstance(event, SeriesStarted):
        return words(
            "{name} started a series with {card}",
            name=match.seats[event.seat].name,
            card=card_name(words, event.card),
        )
    if isinstance(event, SeriesCaptured):
        return words(
            "{name} captured a series of {loser} with {card}",
            name=match.seats[event.seat].name,
            loser=match.seats[event.loser].name,
            card=card_name(words, event.card),
        )
    if isinstance(event, CardSlippedUnder):
        return words(
            "{name} slipped {card} under a series of {owner}",
            name=match.seats[event.seat].name,
            card=card_name(words, event.card),
            owner=match.seats[event.owner].name,
        )
    if isinstance(event, CardReturned):
        name = match.seats[event.seat].name
        return words("{name} put a card under the draw pile", name=name)
    return words("A new round begins")
