"""What a person is told: what now, and why a card was not taken."""

from game.match.match import Match
from game.rules.tri_express import NOBODY, Pile, TriExpressView
from game.scenes.tri_express.naming import MISFITS, PILE_NAMES, card_name
from game.services.i18n import Words


def prompt(
    words: Words, match: Match, view: TriExpressView, chosen: int | None, aid: bool, knows: bool
) -> str:
    """One sentence; nothing for somebody who ``knows`` how and is busy playing."""
    if view.claimant != NOBODY:
        return _claimed(words, match, view)
    if chosen is not None:
        return _chosen(words, view, chosen, aid)
    if not knows:
        return words("**Choose a card**, then the pile where it fits.")
    if aid and not any(view.fitting_piles(card) for card in view.hand):
        return words("None of your cards fits at the moment.")
    return ""


def _claimed(words: Words, match: Match, view: TriExpressView) -> str:
    if view.claimant == view.seat:
        return words("**Your last card!** You win unless somebody objects.")
    name = match.seats[view.claimant].name
    return words("**{name}** has no cards left. A fault? Call it now!", name=name)


def _chosen(words: Words, view: TriExpressView, card: int, aid: bool) -> str:
    name = card_name(words, card)
    if not aid:
        return words("**{card}**: now choose a pile.", card=name)
    piles = view.fitting_piles(card)
    if not piles:
        return words("**{card}** fits nowhere at the moment.", card=name)
    where = ", ".join(words(PILE_NAMES[pile]) for pile in piles)
    return words("**{card}** fits here: {piles}", card=name, piles=where)


def why_not(words: Words, view: TriExpressView, card: int, pile: Pile, faster: str) -> str:
    """TE-15, strict: the card went back to the hand."""
    reason = words(MISFITS[view.compare(card, pile).misfits[0]])
    if faster:
        return words("{name} was faster: {reason}.", name=faster, reason=reason)
    return words("Does not fit: {reason}.", reason=reason)


def too_late(words: Words, faster: str) -> str:
    """TE-15, with faults: the card lies, and it lies wrong."""
    return words("{name} was faster: your card no longer fits.", name=faster)
