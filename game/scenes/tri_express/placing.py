"""Which card lies where on Tri Express's table."""

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.tri_express import Pile
from game.scenes.tri_express.cards import face_of
from game.sprites.dressing import Ring
from game.sprites.poses import Pose
from game.sprites.stage import Placement

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

PILE_LAYER, HAND_LAYER, HELD_LAYER = 2, 10, 20
MOVE_SECONDS = 0.16


def settle(table: "TriExpressTable") -> None:
    """Cards fly upright and at their final size: that is cheap, and quick to read.

    A card is lifted the moment it is chosen.
    """
    targets = placements(table)
    for card, at in targets.items():
        sprite = table.stage.get(card)
        if sprite is None:
            continue
        sprite.face_up = at.face_up
        raised = at.layer == HAND_LAYER and sprite.pose.x == at.pose.x
        if raised or sprite.layer != at.layer:
            near = at.pose if raised else sprite.pose
            sprite.resize(at.width_px)
            sprite.pose = replace(at.pose, x=near.x, y=near.y)
    table.stage.settle(targets, MOVE_SECONDS, at_once=not table.stage)


def placements(table: "TriExpressTable") -> dict[Hashable, Placement]:
    """The top of each pile and the hands; what is covered belongs to the ground."""
    targets: dict[Hashable, Placement] = {}
    for pile in Pile:
        targets |= _top(table, pile)
    for seat, hand in table.shown.hands.items():
        targets |= _hand(table, seat, hand)
    return targets


def _top(table: "TriExpressTable", pile: Pile) -> dict[Hashable, Placement]:
    cards = table.shown.piles[pile]
    if not cards:
        return {}
    card = cards[-1]
    at = Placement(
        card=face_of(card),
        pose=Pose(*table.layout.piles[pile], 180.0 if card in table.turned_cards else 0.0),
        width_px=table.layout.pile_width,
        layer=PILE_LAYER,
        origin=table.origins.get(card),
    )
    return {card: at}


def _hand(table: "TriExpressTable", seat: int, hand: list[int]) -> dict[Hashable, Placement]:
    zone, reach = table.zone(seat), table.reach
    targets: dict[Hashable, Placement] = {}
    for index, (card, pose) in enumerate(zip(hand, zone.hand_poses(len(hand)), strict=True)):
        dragged = reach.dragged(card)
        chosen = reach.chosen.get(seat) == card
        start = Pose(*zone.stock.center, pose.angle)
        if chosen:
            pose = pose.moved(dy=zone.raised_px)
        targets[card] = Placement(
            card=face_of(card),
            pose=dragged or pose,
            width_px=zone.hand_width,
            face_up=not table.covered,
            layer=HELD_LAYER if dragged else HAND_LAYER,
            order=index,
            ring=Ring.SELECTED if chosen else Ring.NONE,
            origin=start,
        )
    return targets
