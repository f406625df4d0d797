"""What now: a heading and a few words, in the player's language."""

from typing import NamedTuple

from game.match.match import Match
from game.rules.contract import WATCHER
from game.rules.gourmand import DICE, GourmandView, Phase, opponents_now
from game.scenes.gourmand.naming import card_name
from game.services.i18n import Words


class Prompt(NamedTuple):
    title: str
    detail: str = ""


def prompt(words: Words, match: Match, view: GourmandView, people: int) -> Prompt:
    """For whoever looks at the table; several ``people`` are called by name."""
    if view.phase is Phase.OVER or not view.to_act:
        return Prompt(words("The match is over."))
    seat = view.to_act[0]
    name = match.seats[seat].name
    if view.seat == WATCHER or view.seat != seat:
        return _waiting(words, view, name)
    return _yours(words, view, name if people > 1 else "")


def _yours(words: Words, view: GourmandView, name: str) -> Prompt:
    match view.phase:
        case Phase.STARTING:
            return Prompt(_called(words, name, words("Your turn!")), _starting_detail(words, view))
        case Phase.PLACING if view.drawn == DICE:
            title = words("Where does the dice card go?")
            return Prompt(_called(words, name, title), words("Whoever takes that column rolls."))
        case Phase.PLACING:
            title = words("Where does the {card} go?", card=card_name(words, view.drawn))
            return Prompt(_called(words, name, title), words("Tap a column."))
        case Phase.BUILDING:
            return Prompt(_called(words, name, words("One more card?")), _stop_detail(words, view))
        case _:
            title = words("Take a column!")
            return Prompt(_called(words, name, title), words("Its cards are yours."))


def _called(words: Words, name: str, title: str) -> str:
    """Several people share the device: say whom it is about."""
    return words("{name}: {sentence}", name=name, sentence=title) if name else title


def _starting_detail(words: Words, view: GourmandView) -> str:
    if view.zones[view.seat]:
        return words("Draw, or tap a colour to protect it.")
    return words("Draw your first card.")


def _stop_detail(words: Words, view: GourmandView) -> str:
    if view.columns_standing:
        return words("Stop now and you choose first.")
    return words("A direction card costs nothing.")


def _waiting(words: Words, view: GourmandView, name: str) -> Prompt:
    match view.phase:
        case Phase.SHARING:
            return Prompt(words("{name} takes a column", name=name))
        case Phase.PLACING:
            return Prompt(words("{name} places a card", name=name))
        case Phase.BUILDING:
            return Prompt(words("{name} hesitates", name=name), words("One more card, or stop?"))
        case _:
            return Prompt(words("{name}’s turn", name=name))


def order_line(words: Words, match: Match, view: GourmandView) -> str:
    """Who chooses after the active seat, and which way round."""
    if view.players == 2 or view.phase in (Phase.SHARING, Phase.OVER):
        return ""
    first = match.seats[opponents_now(view)[0]].name
    if opponents_now(view)[0] == view.seat:
        if view.clockwise:
            return words("You choose next")
        return words("Order reversed: you choose next")
    if view.clockwise:
        return words("{name} chooses next", name=first)
    return words("Order reversed: {name} chooses next", name=first)
