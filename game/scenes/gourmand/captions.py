"""What just happened, in one short sentence while it is played out."""

from game.match.match import Match
from game.rules.contract import Event
from game.rules.gourmand import (
    DICE,
    STAR,
    Busted,
    CardDrawn,
    Colour,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionTurned,
    Protected,
    Stopped,
    TurnStarted,
    value_of,
)
from game.scenes.gourmand.naming import card_name, colour_name
from game.services.i18n import Words


class Captions:
    """Speaks to one viewer, who is “you”."""

    def __init__(self, words: Words, match: Match, viewer: int) -> None:
        self.words = words
        self.match = match
        self.viewer = viewer

    def of(self, event: Event) -> str | None:
        """None where the event needs no words of its own."""
        match event:
            case TurnStarted():
                return self.words("{name}’s turn", name=self._name(event.seat))
            case CardDrawn():
                return self._drawn(event)
            case DirectionTurned():
                return self._direction(event)
            case Stopped():
                return self._stopped(event)
            case Busted():
                return self._busted(event)
            case ColumnTaken():
                return self._taken(event)
            case ColumnDiscarded():
                return self.words("Nobody takes the last column")
            case Protected():
                return self._protected(event)
            case _:
                return None

    def _name(self, seat: int) -> str:
        return self.match.seats[seat].name

    def _drawn(self, event: CardDrawn) -> str:
        """Not a word about the card before it has turned over."""
        if event.seat == self.viewer:
            return self.words("Will it fit?")
        return self.words("{name} draws", name=self._name(event.seat))

    def _direction(self, event: DirectionTurned) -> str:
        if event.clockwise:
            return self.words("Direction card: the usual order again")
        return self.words("Direction card: the order turns round")

    def _stopped(self, event: Stopped) -> str:
        if event.pile_empty:
            return self.words("The draw pile is empty: share the columns")
        if event.seat == self.viewer:
            return self.words("You stop and choose first")
        return self.words("{name} stops and chooses first", name=self._name(event.seat))

    def _busted(self, event: Busted) -> str:
        if event.card == DICE:
            return self.words("The dice card fits nowhere")
        return self.words("The {card} fits nowhere", card=card_name(self.words, event.card))

    def _taken(self, event: ColumnTaken) -> str:
        points = value_of(event.cards)
        if event.seat == self.viewer:
            return self.words.plural("You take {count} point", "You take {count} points", points)
        name = self._name(event.seat)
        return self.words.plural(
            "{name} takes {count} point", "{name} takes {count} points", points, name=name
        )

    def _protected(self, event: Protected) -> str:
        colour = colour_name(self.words, event.colour)
        if event.seat != self.viewer:
            name = self._name(event.seat)
            return self.words("{name} protects {colour}", name=name, colour=colour)
        points = value_of(event.cards)
        return self.words(
            "{colour}: {points} points are safe", colour=colour.capitalize(), points=points
        )

    def rolling(self, seat: int) -> str:
        if seat == self.viewer:
            return self.words("You roll the die")
        return self.words("{name} rolls the die", name=self._name(seat))

    def rolled(self, event: DieRolled) -> str:
        """What the die has done, once it lies still."""
        words, name = self.words, self._name(event.seat)
        mine, points = event.seat == self.viewer, value_of(event.lost)
        if points and mine:
            return words.plural("You lose {count} point", "You lose {count} points", points)
        if points:
            return words.plural(
                "{name} loses {count} point", "{name} loses {count} points", points, name=name
            )
        if event.face == STAR:
            return words("Star: nothing is lost")
        colour = colour_name(words, Colour(event.face))
        if mine:
            return words("You have no {colour} to lose", colour=colour)
        return words("{name} has no {colour} to lose", name=name, colour=colour)
