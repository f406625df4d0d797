"""A seat's mat: face, name, total, its piles, what they are worth and would become."""

from dataclasses import dataclass

import pygame

from game.rules.zero_pile import Colour, Forecast, Piles
from game.scenes.zero_pile import piles
from game.scenes.zero_pile.layout import MatPlan
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush

ROOMY_UNITS = 270
"""Mats at least this wide have name and total in one line."""


@dataclass(frozen=True, slots=True)
class Mat:
    """What a mat shows."""

    name: str
    avatar: str
    total: int
    value: int
    piles: Piles
    turn: bool
    backs: int = 0
    """So many cards lie face down: chosen in secret."""
    team: int | None = None
    """Counted from 1."""
    would: Forecast | None = None
    """What the trick would do to these piles."""


def draw_mat(brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat, words: Words) -> None:
    radius = 16 if brush.shape is not Shape.TALL or plan.own else 25
    brush.panel(target, plan.rect, radius)
    if mat.turn:
        brush.turn_ring(target, plan.rect, radius)
    _HEADERS[brush.shape](brush, target, plan, mat, words)
    _draw_piles(brush, target, plan, mat)
    if mat.would is not None:
        _draw_pills(brush, target, plan, mat.would)


# -- who, and how much


def _draw_wide_header(
    brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat, words: Words
) -> None:
    px, rect = brush.px, plan.rect
    side = 64 if plan.own else 54
    roomy = rect.width >= px(ROOMY_UNITS)
    centre = (rect.left + px(20 if roomy else 27), rect.top + px(18))
    _draw_face(brush, target, centre, side, mat)
    left = centre[0] + px(side / 2 + 11)
    value = _draw_value(brush, target, (rect.right - px(14), rect.top + px(25)), mat.value, 34)
    ink, soft = brush.base("ink"), brush.base("ink_soft")
    total = words("total {number}", number=mat.total)
    face, size = (Face.DISPLAY, 25) if plan.own else (Face.BOLD, 21)
    if not roomy:
        room = rect.right - px(58) - left
        name = brush.text(target, mat.name, (left, rect.top + px(6)), 19, ink, face, width=room)
        brush.text(target, total, (left, name.bottom - px(4)), 18, soft, width=room)
        return
    line = rect.top + px(25)
    drawn = brush.text(target, total, (rect.right - px(66), line), 18, soft, Face.BODY, "midright")
    room = min(drawn.left, value.left) - px(8) - left
    brush.text(target, mat.name, (left, line), size, ink, face, "midleft", room)


def _draw_tall_header(
    brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat, words: Words
) -> None:
    if plan.own:
        _draw_tall_own(brush, target, plan, mat, words)
        return
    px, rect = brush.px, plan.rect
    side = rect.height / brush.screen.unit - 4
    centre = (rect.left + px(23), rect.centery)
    _draw_face(brush, target, centre, side, mat, ring=3)
    left = centre[0] + px(side / 2 + 8)
    room = plan.piles[0].left - left - px(7)
    ink, soft = brush.base("ink"), brush.base("ink_soft")
    at = (left, rect.centery + px(2))
    brush.text(target, mat.name, at, 16, ink, Face.BOLD, "bottomleft", room)
    total = words("tot. {number}", number=mat.total)
    brush.text(target, total, (left, rect.centery), 15, soft, Face.BODY, "topleft", room)
    middle = (rect.right - px(27), rect.centery)
    if mat.would is None:
        brush.text(target, str(mat.value), middle, 24, ink, Face.DISPLAY, "center")
        return
    at = (middle[0], middle[1] - px(10))
    brush.text(target, str(mat.value), at, 20, ink, Face.DISPLAY, "center")
    _draw_becomes(brush, target, (middle[0] - px(18), middle[1] + px(11)), mat.would.after, 17)


def _draw_tall_own(
    brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat, words: Words
) -> None:
    px, rect = brush.px, plan.rect
    centre = (rect.left + px(24), rect.top + px(22))
    _draw_face(brush, target, centre, 50, mat)
    left = centre[0] + px(34)
    room = plan.piles[0].left - left - px(4)
    ink, soft = brush.base("ink"), brush.base("ink_soft")
    at = (left, rect.top + px(3))
    name = brush.text(target, mat.name, at, 18, ink, Face.DISPLAY, width=room)
    total = words("total {number}", number=mat.total)
    at = (left, name.bottom - px(4))
    brush.text(target, total, at, 15, soft, Face.BODY, "topleft", room)
    low = rect.bottom - px(30)
    value = (rect.left + px(18), low)
    drawn = brush.text(target, str(mat.value), value, 36, ink, Face.DISPLAY, "midleft")
    if mat.would is not None:
        _draw_becomes(brush, target, (drawn.right + px(6), low), mat.would.after, 24)


def _draw_short_header(
    brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat, words: Words
) -> None:
    px, rect = brush.px, plan.rect
    side = 42 if plan.own else 36
    centre = (rect.left + px(18), rect.top + px(18))
    _draw_face(brush, target, centre, side, mat, ring=3)
    left = centre[0] + px(side / 2 + 7)
    right = rect.right - px(9)
    value = _draw_value(brush, target, (right, rect.top + px(21)), mat.value, 26)
    ink, soft = brush.base("ink"), brush.base("ink_soft")
    room = value.left - left - px(4)
    at = (left, rect.top + px(3))
    name = brush.text(target, mat.name, at, 16, ink, Face.BOLD, width=room)
    total = words("total {number}", number=mat.total)
    at = (left, name.bottom - px(3))
    brush.text(target, total, at, 14, soft, Face.BODY, "topleft", room)


_HEADERS = {
    Shape.WIDE: _draw_wide_header,
    Shape.TALL: _draw_tall_header,
    Shape.SHORT: _draw_short_header,
}


def _draw_face(
    brush: Brush,
    target: pygame.Surface,
    centre: tuple[int, int],
    side: float,
    mat: Mat,
    ring: float = 4,
) -> None:
    brush.avatar(target, mat.avatar, centre, side, turn=mat.turn, ring=ring)
    reach = brush.px(side * 0.36)
    if mat.team is not None:
        # On a low screen the total stands close to the face: to its other side.
        across = -reach if brush.shape is Shape.SHORT else reach
        draw_team(brush, target, (centre[0] + across, centre[1] + reach), mat.team, side * 0.42)
    if mat.backs:
        badge = brush.px(side * 0.44)
        at = (centre[0] + reach, centre[1] - reach)
        brush.art(target, "moments/right", at, badge, badge)


def draw_team(
    brush: Brush, target: pygame.Surface, centre: tuple[int, int], team: int, side: float
) -> None:
    """Team 1 on dark, team 2 on light: told apart by number and tone."""
    side = max(side, 19.0)
    dark, light = brush.base("ink"), brush.base("paper")
    ground, letters = (dark, light) if team == 1 else (light, dark)
    rim = paint.circle(brush.px(side + 4), letters)
    target.blit(rim, rim.get_rect(center=centre))
    disc = paint.circle(brush.px(side), ground)
    target.blit(disc, disc.get_rect(center=centre))
    brush.text(target, str(team), centre, side * 0.74, letters, Face.DISPLAY, "center")


def _draw_value(
    brush: Brush, target: pygame.Surface, at: tuple[int, int], value: int, size: float
) -> pygame.Rect:
    return brush.text(target, str(value), at, size, brush.base("ink"), Face.DISPLAY, "midright")


def _draw_becomes(
    brush: Brush, target: pygame.Surface, midleft: tuple[int, int], value: int, size: float
) -> None:
    """An arrow and what the value would be."""
    colour = brush.base("wood")
    side = brush.px(size * 0.95)
    brush.icon(target, "arrow-right", (midleft[0] + side // 2, midleft[1]), size * 0.95, colour)
    at = (midleft[0] + side + brush.px(2), midleft[1])
    brush.text(target, str(value), at, size, colour, Face.DISPLAY, "midleft")


# -- the piles


def _draw_piles(brush: Brush, target: pygame.Surface, plan: MatPlan, mat: Mat) -> None:
    for colour in Colour:
        place, pile = plan.piles[colour], mat.piles[colour]
        if pile and plan.as_cards:
            piles.draw_cards(brush, target, place, pile)
        elif pile:
            piles.draw_chip(brush, target, place, pile)
        elif colour < mat.backs and not any(mat.piles):
            piles.draw_back(brush, target, place)
        else:
            piles.draw_empty(brush, target, place, colour)


def pill_size(brush: Brush, plan: MatPlan) -> tuple[int, int]:
    if brush.shape is Shape.WIDE:
        return (brush.px(38), brush.px(30 if plan.own else 27))
    return (brush.px(36 if plan.own else 30), brush.px(25 if plan.own else 21))


def _draw_pills(brush: Brush, target: pygame.Surface, plan: MatPlan, would: Forecast) -> None:
    """Above each pile that grows: the number that would lie on top."""
    size = pill_size(brush, plan)
    letters = size[1] / brush.screen.unit * 0.72
    edge = max(1.5, 2 * brush.screen.unit)
    ink = brush.base("ink")
    for change in would.changes:
        at = plan.pill_centre(change.colour, size[1])
        pill = paint.pill(size, brush.base("saffron"), ink, edge)
        target.blit(pill, pill.get_rect(center=at))
        brush.text(target, str(change.after), at, letters, ink, Face.DISPLAY, "center")
