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
PILE_DEPTH = 4
"""So many cards of a pile can be seen at its edges."""
COVERED_DEGREES = 1.3
MOVE_SECONDS = 0.16


def settle(table: "TriExpressTable") -> None:
    """Cards fly upright and at their final size: that is cheap, and quick to read.

    What is covered lies there at once; a card is lifted the moment it is chosen.
    """
    targets = placements(table)
    for card, at in targets.items():
        sprite = table.stage.get(card)
        if sprite is None:
            continue
        sprite.face_up = at.face_up
        raised = at.layer == HAND_LAYER and sprite.pose.x == at.pose.x
        if at.order < 0 or raised or sprite.layer != at.layer:
            near = at.pose if at.order < 0 or raised else sprite.pose
            sprite.resize(at.width_px)
            sprite.pose = replace(at.pose, x=near.x, y=near.y)
    table.stage.settle(targets, MOVE_SECONDS, at_once=not table.stage)


def placements(table: "TriExpressTable") -> dict[Hashable, Placement]:
    """Every card to be seen; those covered on a pile have an order below zero."""
    targets: dict[Hashable, Placement] = {}
    for pile in Pile:
        targets |= _pile(table, pile)
    for seat, hand in table.shown.hands.items():
        targets |= _hand(table, seat, hand)
    return targets


def _pile(table: "TriExpressTable", pile: Pile) -> dict[Hashable, Placement]:
    layout = table.layout
    x, y = layout.piles[pile]
    cards = table.shown.piles[pile][-PILE_DEPTH:]
    targets: dict[Hashable, Placement] = {}
    for index, card in enumerate(cards):
        on_top = index == len(cards) - 1
        angle = 180.0 if card in table.turned_cards else 0.0
        pose = Pose(x, y, angle) if on_top else _askew(Pose(x, y, angle), card, table)
        targets[card] = Placement(
            card=face_of(card),
            pose=pose,
            width_px=layout.pile_width,
            layer=PILE_LAYER,
            order=0 if on_top else index - len(cards),
            origin=table.origins.get(card) if on_top else None,
        )
    return targets


def askew_degrees(card: int) -> float:
    """How a covered card is turned: always the same for the same card."""
    return (card * 5 % 7 - 3) * COVERED_DEGREES


def _askew(pose: Pose, card: int, table: "TriExpressTable") -> Pose:
    """A little out of place."""
    unit = table.brush.screen.unit
    aside, down = card * 3 % 7 - 3, card % 3 - 1
    return pose.turned(askew_degrees(card)).moved(aside * unit, down * unit)


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
