"""What now: one sentence above the hand, in the player's language."""

from game.match.match import Match
from game.rules.contract import WATCHER
from game.rules.zero_pile import Forecast, ZeroPileView
from game.scenes.match_words import names
from game.scenes.zero_pile.picks import Picks
from game.services.i18n import Words


def status(words: Words, view: ZeroPileView) -> str:
    """Where in the match we are."""
    number = view.round + 1
    if view.rounds is None:
        head = words("Round {round}, up to {limit}", round=number, limit=view.options.limit)
    else:
        number = min(number, view.rounds)
        head = words("Round {round} of {rounds}", round=number, rounds=view.rounds)
    if view.laying_out:
        return head
    trick = min(len(view.tricks) + 1, view.tricks_per_round)
    tail = words("trick {trick} of {tricks}", trick=trick, tricks=view.tricks_per_round)
    return f"{head} · {tail}"


def prompt(
    words: Words,
    match: Match,
    view: ZeroPileView,
    picks: Picks,
    weighed: Forecast | None,
    brief: bool,
) -> str:
    """The sentence for whoever looks; ``weighed`` is what the card in mind would do."""
    if view.seat == WATCHER or view.seat not in view.to_act:
        return _waiting(words, match, view)
    if view.laying_out:
        return _choosing(words, view, picks)
    if weighed is None:
        return _your_turn(words, view, brief)
    return _would_happen(words, match, view, weighed)


def _waiting(words: Words, match: Match, view: ZeroPileView) -> str:
    if not view.to_act:
        return words("The match is over.")
    if view.laying_out and len(view.to_act) > 2:
        return words("Chosen. Waiting for the others.")
    who = names(words, match.seats, view.to_act)
    if view.laying_out:
        return words("Chosen. Waiting for **{names}**.", names=who)
    return words("**{names}** to play.", names=who)


def _choosing(words: Words, view: ZeroPileView, picks: Picks) -> str:
    left = view.layout_size - len(picks.keys)
    if not left:
        return words("Ready? These piles are worth **{value}**.", value=picks.value)
    if picks.keys:
        return words.plural("Pick **{count} more card**.", "Pick **{count} more cards**.", left)
    return words.plural(
        "Pick **{count} card** to start your piles.",
        "Pick **{count} cards** to start your piles.",
        left,
    )


def _your_turn(words: Words, view: ZeroPileView, brief: bool) -> str:
    if brief:
        lead, follow = words("You lead: **play any card**."), words("Your turn: **play any card**.")
    else:
        lead = words("You lead: **play any card**. Highest number takes the trick.")
        follow = words("Your turn: **play any card**. Highest number takes the trick.")
    return follow if view.trick else lead


def _would_happen(words: Words, match: Match, view: ZeroPileView, would: Forecast) -> str:
    if not view.trick:
        return words("**You open the trick** with this card.")
    winner = match.seats[would.winner].name
    if would.winner == view.seat:
        return _you_take(words, would.before, would.after, would.certain)
    if would.certain:
        return words(
            "**{name}** takes the trick: {before} becomes {after}.",
            name=winner,
            before=would.before,
            after=would.after,
        )
    return words("Not enough: **{name}** wins so far.", name=winner)


def _you_take(words: Words, before: int, after: int, certain: bool) -> str:
    if before == after:
        return _you_stay(words, after, certain)
    if certain:
        return words(
            "**You take the trick**: {before} becomes {after}.", before=before, after=after
        )
    return words("**You win so far**: {before} would become {after}.", before=before, after=after)


def _you_stay(words: Words, value: int, certain: bool) -> str:
    if certain:
        return words("**You take the trick** and stay at {value}.", value=value)
    return words("**You win so far** and would stay at {value}.", value=value)
