"""The small pieces of Tri Express's picture: key caps, lit piles, notes, the countdown."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.tabletop import draw_prompt
from game.scenes.tri_express.layout import Layout, Zone
from game.scenes.tri_express.plates import GAME, upside_down
from game.services.assets import Face
from game.services.screen import Shape
from game.services.surface_cache import blit_on
from game.sprites import faces, paint
from game.ui.brush import Brush

CAP_UNITS = 34

Bubble = Callable[[Brush, pygame.Surface, pygame.Rect, str], None]


@dataclass(slots=True)
class Flight:
    """A penalty card on its way from one stock to another, face down."""

    x: float
    y: float
    width_px: int
    visible: bool = False

    def draw(self, brush: Brush, target: pygame.Surface) -> None:
        if self.visible:
            back = faces.back(brush.assets, GAME, self.width_px)
            target.blit(back, back.get_rect(center=(round(self.x), round(self.y))))


def draw_cap(
    brush: Brush, target: pygame.Surface, centre: tuple[float, float], letter: str
) -> None:
    """A key of the keyboard."""
    side = brush.px(CAP_UNITS)
    cap = brush.composed(
        ("cap", letter, side), 3 * side, lambda surface: _compose_cap(brush, surface, side, letter)
    )
    target.blit(cap, cap.get_rect(center=(round(centre[0]), round(centre[1]))))


def _compose_cap(brush: Brush, surface: pygame.Surface, side: int, letter: str) -> None:
    """With room for its shadow."""
    rect = pygame.Rect(0, 0, side, side)
    rect.center = surface.get_rect().center
    brush.panel(surface, rect, 8, edge_height=3)
    word = paint.text(brush.assets, Face.BOLD, brush.px(18), letter, brush.base("ink"))
    blit_on(surface, word, word.get_rect(center=rect.center).topleft)


def draw_light(brush: Brush, target: pygame.Surface, layout: Layout, pile: int) -> None:
    """The practice aid: here it fits."""
    rect = layout.pile_rect(pile, layout.light_units)
    glow = pygame.Color(brush.base("saffron"))
    glow.a = 90
    brush.rounded(target, rect, 18, glow)
    brush.turn_ring(target, rect, 18)


def draw_owner(
    brush: Brush, target: pygame.Surface, layout: Layout, pile: int, avatar: str
) -> None:
    """Whose card it is, while it can be called; at the corner that carries no index."""
    rect = layout.pile_rect(pile)
    side = {Shape.WIDE: 34, Shape.TALL: 30, Shape.SHORT: 26}[brush.shape]
    at = (rect.left + brush.px(side * 0.3), rect.bottom - brush.px(side * 0.3))
    brush.avatar(target, avatar, at, side, ring=2.5)


def draw_note(
    brush: Brush, target: pygame.Surface, zone: Zone, text: str, hot: bool, with_dot: bool
) -> None:
    """A sentence for one person: a calm prompt, or the reason for a refusal."""
    if not text:
        return
    if hot:
        _turned_for(brush, target, zone, text, _draw_hot)
    elif with_dot:
        draw_prompt(brush, target, zone.note, text)
    else:
        _turned_for(brush, target, zone, text, _draw_calm)


def _turned_for(brush: Brush, target: pygame.Surface, zone: Zone, text: str, draw: Bubble) -> None:
    if not zone.upside_down:
        draw(brush, target, zone.note, text)
        return
    upside_down(
        brush,
        target,
        zone.note,
        ("note", text, draw is _draw_hot),
        lambda surface, rect: draw(brush, surface, rect, text),
    )


def _draw_hot(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    _draw_bubble(brush, target, area, text, "hot", "hot_edge")


def _draw_calm(brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str) -> None:
    _draw_bubble(brush, target, area, text, "ink", "ink_edge")


def _draw_bubble(
    brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str, fill: str, edge: str
) -> None:
    """As large as its words; more than one line grows upwards."""
    size, room = (18, 14) if brush.shape is Shape.WIDE else (15, 8)
    words = paint.wrap(
        brush.assets, Face.BOLD, brush.px(size), paint.plain(text), brush.base("paper"),
        area.width - brush.px(28), align="left", line=1.2,
    )  # fmt: skip
    bubble = words.get_rect().inflate(brush.px(28), brush.px(room))
    bubble.midbottom = area.midbottom
    bubble.clamp_ip(target.get_rect())
    # No shadow: it would lie on the plates right beside it.
    brush.rounded(target, bubble.move(0, brush.px(2)), 14, brush.base(edge))
    brush.rounded(target, bubble, 14, brush.base(fill))
    blit_on(target, words, words.get_rect(center=bubble.center).topleft)


def draw_countdown(brush: Brush, target: pygame.Surface, number: int, caption: str) -> None:
    """A big number in the middle, readable from both sides of the table."""
    side = brush.px({Shape.WIDE: 190, Shape.TALL: 150, Shape.SHORT: 130}[brush.shape])
    centre = (target.get_width() // 2, target.get_height() // 2)
    ring = paint.circle(side + brush.px(12), brush.base("saffron"))
    target.blit(ring, ring.get_rect(center=centre))
    disc = paint.circle(side, brush.base("ink"))
    target.blit(disc, disc.get_rect(center=centre))
    units = side / brush.screen.unit
    at = (centre[0], centre[1] - brush.px(units * 0.06))
    paper = brush.base("paper")
    brush.text(target, str(number), at, units * 0.6, paper, Face.DISPLAY, "center")
    low = (centre[0], centre[1] + brush.px(units * 0.34))
    size = 18 if brush.shape is Shape.WIDE else 15
    brush.text(target, caption, low, size, brush.base("saffron"), Face.BOLD, "center", side * 0.7)


def draw_claim(
    brush: Brush, target: pygame.Surface, layout: Layout, pile: int, share: float
) -> None:
    """The time left to object to a last card, as a bar under it that runs out."""
    rect = layout.pile_rect(pile)
    track = pygame.Rect(rect.left, rect.top - brush.px(18), rect.width, brush.px(12))
    brush.rounded(target, track.inflate(brush.px(4), brush.px(4)), 8, brush.base("ink"))
    full = track.copy()
    full.width = max(track.height, round(track.width * share))
    brush.rounded(target, full, 6, brush.base("saffron"))
