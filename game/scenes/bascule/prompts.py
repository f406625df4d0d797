"""What now: one sentence above the hand, in the player's language."""

from game.match.match import Match
from game.rules.bascule import BasculeView, Forecast, forecast
from game.rules.contract import WATCHER
from game.scenes.match_words import names
from game.services.i18n import Words


def prompt(words: Words, match: Match, view: BasculeView, selected: int | None) -> str:
    """The sentence for whoever looks at the table."""
    if view.seat == WATCHER or view.seat not in view.to_act:
        return _waiting(words, match, view)
    if view.options.simultaneous:
        if selected is None:
            return words("**Choose in secret**: all cards turn over together.")
        return words("**{card}**: tap again to lay it face down.", card=selected)
    if selected is None:
        return _your_turn(words, view)
    return _would_happen(words, view, selected, forecast(view, selected))


def _waiting(words: Words, match: Match, view: BasculeView) -> str:
    if not view.to_act:
        return words("The match is over.")
    who = names(words, match.seats, view.to_act)
    if view.options.simultaneous and view.seat != WATCHER:
        return words("Chosen. Waiting for **{names}**.", names=who)
    return words("**{names}** to play.", names=who)


def _your_turn(words: Words, view: BasculeView) -> str:
    if not view.trick:
        return words("You lead: **play any card**. Highest takes blue, lowest takes red.")
    if len(view.trick) == view.players - 1:
        return words("Your turn, you close the trick: **play any card**.")
    return words("Your turn: **play any card**.")


def _would_happen(words: Words, view: BasculeView, card: int, would: Forecast) -> str:
    if not view.trick:
        return words("**{card}** opens the trick for {count}.", card=card, count=view.prize)
    if would.certain:
        return _certain(words, card, would)
    if would.high:
        return words("**{card}** is the highest so far.", card=card)
    if would.low:
        return words("**{card}** is the lowest so far.", card=card)
    return words("**{card}** stands in between so far.", card=card)


def _certain(words: Words, card: int, would: Forecast) -> str:
    if would.sticks > 0:
        return words.plural(
            "**{card}** takes {count} blue stick.",
            "**{card}** takes {count} blue sticks.",
            would.sticks,
            card=card,
        )
    if would.sticks < 0:
        return words.plural(
            "**{card}** takes {count} red stick.",
            "**{card}** takes {count} red sticks.",
            -would.sticks,
            card=card,
        )
    return words("**{card}** takes no sticks.", card=card)
