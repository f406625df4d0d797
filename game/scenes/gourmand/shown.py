"""What Gourmand's table shows at this moment: a view that follows the events.

The match runs ahead of the picture.  Everything at this table is public, so
the position between two events is a view like any other, and whatever can be
asked of a view (chances, order, sums) can be asked of the picture too.  When
all events are played out, the view of the match has the last word.
"""

from collections.abc import Iterable
from dataclasses import replace

from game.rules.contract import Event
from game.rules.gourmand import (
    COLUMNS,
    DIRECTION,
    NO_CARD,
    Busted,
    CardDrawn,
    CardPlaced,
    ColumnDiscarded,
    ColumnTaken,
    DieRolled,
    DirectionsDiscarded,
    DirectionTurned,
    GourmandView,
    MatchEnded,
    Phase,
    Protected,
    Stopped,
    TurnStarted,
    choosing_order,
    is_numbered,
)

Cards = tuple[int, ...]


def after(view: GourmandView, event: Event) -> GourmandView:
    """The position once an event has happened."""
    match event:
        case TurnStarted():
            return _turn_started(view, event)
        case CardDrawn(_, card, cards_left):
            return replace(view, pile=cards_left, drawn=card, phase=Phase.PLACING)
        case CardPlaced(_, card, column, _):
            cards = (*view.columns[column], card)
            placed = _with_column(view, column, cards)
            return replace(placed, drawn=NO_CARD, phase=Phase.BUILDING)
        case DirectionTurned(_, turned, _):
            return replace(view, drawn=NO_CARD, directions=turned, phase=Phase.BUILDING)
        case Stopped() | Busted():
            return _sharing(view, event)
        case _:
            return _after_sharing_began(view, event)


def _after_sharing_began(view: GourmandView, event: Event) -> GourmandView:
    match event:
        case ColumnTaken():
            return _taken(view, event)
        case DieRolled(seat, face, lost, _):
            left = _without(view.zones[seat], lost)
            return replace(_discarded(view, lost), die=face, zones=_put(view.zones, seat, left))
        case ColumnDiscarded(column, cards):
            return _discarded(_with_column(view, column, ()), cards)
        case DirectionsDiscarded(count):
            return _discarded(replace(view, directions=0), [DIRECTION] * count)
        case Protected():
            return _protected(view, event)
        case MatchEnded():
            return replace(view, phase=Phase.OVER, busted=False, choosers=(), to_act=())
        case _:
            return view


def _turn_started(view: GourmandView, event: TurnStarted) -> GourmandView:
    return replace(
        view,
        turn=event.turn,
        active=event.seat,
        to_act=(event.seat,),
        pile=event.cards_left,
        phase=Phase.STARTING,
        drawn=NO_CARD,
        columns=((),) * COLUMNS,
        busted=False,
        choosers=(),
    )


def _sharing(view: GourmandView, event: Stopped | Busted) -> GourmandView:
    busted = isinstance(event, Busted)
    order = choosing_order(view, busted)
    if isinstance(event, Busted):
        view = replace(_discarded(view, [event.card]), drawn=NO_CARD)
    return replace(view, phase=Phase.SHARING, busted=busted, choosers=order, to_act=order[:1])


def _taken(view: GourmandView, event: ColumnTaken) -> GourmandView:
    """The numbered cards join the zone; a dice card is rolled for and gone (GO-22)."""
    numbered = [card for card in event.cards if is_numbered(card)]
    dice = [card for card in event.cards if not is_numbered(card)]
    zone = tuple(sorted((*view.zones[event.seat], *numbered)))
    left = view.choosers[1:]
    view = _discarded(_with_column(view, event.column, ()), dice)
    zones = _put(view.zones, event.seat, zone)
    return replace(view, zones=zones, choosers=left, to_act=left[:1])


def _protected(view: GourmandView, event: Protected) -> GourmandView:
    seat = event.seat
    safe = tuple(sorted((*view.protected[seat], *event.cards)))
    return replace(
        view,
        zones=_put(view.zones, seat, _without(view.zones[seat], event.cards)),
        protected=_put(view.protected, seat, safe),
    )


def _with_column(view: GourmandView, column: int, cards: Cards) -> GourmandView:
    return replace(view, columns=_put(view.columns, column, cards))


def _discarded(view: GourmandView, cards: Iterable[int]) -> GourmandView:
    return replace(view, discard=tuple(sorted((*view.discard, *cards))))


def _put(groups: tuple[Cards, ...], place: int, cards: Cards) -> tuple[Cards, ...]:
    return (*groups[:place], cards, *groups[place + 1 :])


def _without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
