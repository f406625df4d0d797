"""What a hand card would do at each place of the table, for scenes and players.

Pure functions of a view: pick a card and see all its targets, or pick a target
and see all the cards.  Whose turn it is does not matter here.
"""

from dataclasses import dataclass

from game.rules.contretemps.cards import HOURGLASSES
from game.rules.contretemps.moves import FREE, HOLDERS, PILE, Action, make_move, why_not
from game.rules.contretemps.view import ContretempsView, Series


@dataclass(frozen=True, slots=True)
class Prospect:
    """One card at one place: what it would do there, or why it cannot."""

    action: Action
    card: int
    place: int
    """A holder, or PILE."""
    move: int
    refusal: str | None
    owner: int
    """In front of whom the series would stand; FREE for the draw pile."""
    hourglasses: int
    """What the series would carry; for the draw pile, what the card takes away."""

    @property
    def possible(self) -> bool:
        return self.refusal is None


def prospects_of(view: ContretempsView, card: int) -> tuple[Prospect, ...]:
    """Every target of a hand card: the series, the next free holder, the draw pile.

    A card that is not in the hand has none.
    """
    if card not in view.hand:
        return ()
    holders = [place for place in range(HOLDERS) if view.holders[place] is not None]
    if view.free_holder is not None:
        holders.append(view.free_holder)
    return tuple(
        _prospect(view, action, card, place)
        for place in (*sorted(holders), PILE)
        for action in _actions_at(view, place)
    )


def prospects_at(view: ContretempsView, place: int) -> tuple[Prospect, ...]:
    """What each hand card would do at a holder, or at the draw pile (PILE).

    Empty holders are alike: all of them offer to start a series.
    """
    return tuple(
        _prospect(view, action, card, place)
        for card in view.hand
        for action in _actions_at(view, place)
    )


def _actions_at(view: ContretempsView, place: int) -> tuple[Action, ...]:
    if place == PILE:
        return (Action.DISCARD,)
    if view.holders[place] is None:
        return (Action.START_RISING, Action.START_FALLING)
    return (Action.CAPTURE, Action.UNDER)


def _prospect(view: ContretempsView, action: Action, card: int, place: int) -> Prospect:
    move = make_move(action, card, place)
    series = None if place == PILE else view.holders[place]
    worth = HOURGLASSES[card] + (0 if series is None else series.hourglasses)
    owner = _owner_after(view, action, series)
    return Prospect(action, card, place, move, refusal_in(view, move), owner, worth)


def _owner_after(view: ContretempsView, action: Action, series: Series | None) -> int:
    if action is Action.DISCARD:
        return FREE
    return series.owner if action is Action.UNDER and series is not None else view.seat


def refusal_in(view: ContretempsView, move: int) -> str | None:
    """Why the table would refuse a card of the view's own hand, or None."""
    directions = [0 if series is None else series.direction for series in view.holders]
    tops = [0 if series is None else series.top for series in view.holders]
    return why_not(move, view.seat, view.owners, directions, tops)
