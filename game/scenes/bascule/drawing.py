"""The pieces of Bascule's picture: beam, score cards seen and to come, badges, sticks."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.bascule import BLUE_ZERO, RED_ZERO, SCORE_CARDS
from game.scenes.bascule.layout import Layout
from game.scenes.bascule.shown import Shown
from game.scenes.tabletop import draw_once
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import faces
from game.sprites.dressing import Ring
from game.sprites.poses import Pose
from game.ui.brush import Brush

if TYPE_CHECKING:
    from game.scenes.bascule.table import BasculeTable

GAME = "bascule"


@dataclass(slots=True)
class Flight:
    """A stick on its way from the score card to a seat."""

    colour: str
    x: float
    y: float
    visible: bool = False

    def draw(self, brush: Brush, target: pygame.Surface) -> None:
        if not self.visible:
            return
        size = (brush.px(13), brush.px(44))
        stick = brush.assets.art(f"bascule/stick-{self.colour}", size)
        target.blit(stick, stick.get_rect(center=(round(self.x), round(self.y))))


def with_shadow(brush: Brush, rect: pygame.Rect) -> pygame.Rect:
    """A plate with the face that hangs over it and the shadow below.

    On phones the bar's words stand close: a patch that held some of them would keep old ones.
    """
    side, low = brush.px(24 if brush.shape is Shape.WIDE else 12), brush.px(36)
    return pygame.Rect(
        rect.left - side, rect.top - side, rect.width + 2 * side, rect.height + side + low
    )


def ring_of(selected: bool) -> Ring:
    return Ring.SELECTED if selected else Ring.NONE


def score_pose(layout: Layout, main: bool, index: int) -> Pose:
    """The number in front of the pivot, a zero half behind it to its side."""
    x, y = layout.score_card
    if main:
        return Pose(x, y)
    side = layout.score_width
    return Pose(x + side * (0.74 + 0.3 * index), y + side * 0.12, 8)


def draw_history(
    brush: Brush, target: pygame.Surface, layout: Layout, shown: Shown, words: Words
) -> None:
    """Score cards already out (faded) and still to come."""
    left = [card for card in SCORE_CARDS if card not in shown.seen and card not in shown.score]
    rows = ((shown.seen, words("Already out"), False), (left, words("Still to come"), True))
    for cards, label, right in rows:
        area = layout.to_come if right else layout.seen
        label_high = brush.px(30 if brush.shape is Shape.WIDE else 22)
        room = pygame.Rect(area.left, area.top - label_high, area.width, area.height)
        draw = partial(_draw_history_row, brush, target, layout, list(cards), label, right)
        draw_once(target, room.union(area), ("history", label, tuple(cards)), draw)


def _draw_history_row(
    brush: Brush,
    target: pygame.Surface,
    layout: Layout,
    cards: list[int],
    label: str,
    right: bool,
) -> None:
    area = layout.to_come if right else layout.seen
    colour = brush.assets.palette.game(GAME).text
    size = 18 if brush.shape is Shape.WIDE else 14
    at = area.topright if right else area.topleft
    anchor = "bottomright" if right else "bottomleft"
    place = (at[0], at[1] - brush.px(5))
    brush.text(target, label, place, size, colour, Face.BOLD, anchor, area.width)
    for card, pose in zip(cards, layout.history_poses(len(cards), right), strict=True):
        picture = faces.face(brush.assets, GAME, ("score", card), layout.history_width)
        if not right:
            picture = _faded(brush, card, layout.history_width, picture)
        target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def _faded(brush: Brush, card: int, width: int, picture: pygame.Surface) -> pygame.Surface:
    return brush.turned(("out", card, width), lambda: faces.dimmed(brush.assets, GAME, picture), 0)


def draw_beam(brush: Brush, target: pygame.Surface, layout: Layout, tilt: float) -> None:
    x, y = layout.beam
    length = layout.beam_length
    thick = max(6, length * 28 // 380 * 2 // 3)
    side = round(layout.score_width * 1.5)
    pivot = brush.assets.art("bascule/pivot", (side, side))
    target.blit(pivot, pivot.get_rect(midtop=(x, y + thick // 2)))
    beam = brush.turned_art("bascule/beam", (length, length * 28 // 380), tilt)
    target.blit(beam, beam.get_rect(center=(x, y + thick // 2)))


def draw_marks(brush: Brush, target: pygame.Surface, table: "BasculeTable") -> None:
    """Owners' faces on the cards of the trick, and what highest and lowest would take."""
    shown = table.shown
    order = shown.sorted_trick()
    side = {Shape.WIDE: 40, Shape.TALL: 32, Shape.SHORT: 28}[brush.shape]
    for seat, card in order:
        sprite = table.stage.get(card)
        if sprite is None:
            continue
        rect = sprite.rect
        at = (rect.right - brush.px(side * 0.1), rect.top + brush.px(side * 0.06))
        brush.avatar(target, table.match.seats[seat].avatar, at, side, ring=2.5)
    if len(order) >= 2 and shown.prize:
        _draw_badges(brush, target, table, order[0][1], order[-1][1])


def _draw_badges(
    brush: Brush, target: pygame.Surface, table: "BasculeTable", low: int, high: int
) -> None:
    zeros = table.shown.zeros if len(table.shown.zeros) == 1 else []
    badges = (
        (low, RED_ZERO, "stick_red", f"-{table.shown.prize}", 6),
        (high, BLUE_ZERO, "stick_blue", f"+{table.shown.prize}", 18),
    )
    wide = brush.shape is Shape.WIDE
    for card, zero, colour, text, radius in badges:
        sprite = table.stage.get(card)
        if sprite is None or zero in zeros:
            continue
        rect = sprite.rect
        badge = pygame.Rect(0, 0, brush.px(64 if wide else 46), brush.px(36 if wide else 27))
        badge.midbottom = (rect.centerx - brush.px(12 if wide else 9), rect.top + brush.px(6))
        around = badge.inflate(brush.px(6), brush.px(6))
        brush.rounded(target, around, radius + 3, brush.base("paper"))
        brush.rounded(target, badge, radius, brush.assets.palette.bascule[colour])
        size = 22 if wide else 17
        brush.text(target, text, badge.center, size, brush.base("paper"), Face.DISPLAY, "center")


def draw_level(brush: Brush, target: pygame.Surface, plate: pygame.Rect) -> None:
    """Short rays over a seesaw that has just come level."""
    side = round(plate.height * 0.8)
    rays = brush.assets.art("moments/burst", (side, side))
    target.blit(rays, rays.get_rect(midbottom=(plate.centerx, plate.bottom - brush.px(14))))
