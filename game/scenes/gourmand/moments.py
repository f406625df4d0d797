"""What lies above the table for a moment: clash rings, the ribbon, the die."""

import math
from collections.abc import Hashable
from dataclasses import dataclass, field

import pygame

from game.rules.gourmand import DICE, FACES, colour_of, is_numbered, number_of
from game.scenes.gourmand.cards import shape_of
from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.sprites.faces.easel import CARD_WIDTH
from game.sprites.faces.gourmand import BADGE_CENTRE, NUMBER_CENTRE, SHAPE_CENTRE
from game.sprites.paint.canvas import blank
from game.sprites.stage import Stage
from game.ui.brush import Brush

RIBBON_DEGREES = -2.0
RING_SHARE = 0.42
"""A clash ring's diameter in card widths."""
TUMBLES = 13
"""How many faces the die shows while it rolls."""
TURNS_DEGREES = 900.0
RESTING_DEGREES = 8.0
ANGLE_STEP_DEGREES = 10.0
DROP = 0.35
"""Share of the roll in which the die falls; then it rolls on."""


@dataclass(frozen=True, slots=True)
class Clash:
    """A card in a column that shuts the drawn one out, and by what."""

    key: Hashable
    mark: tuple[float, float]
    """Where on the card, in card units."""


def clashes_of(key: Hashable, card: int, drawn: int) -> list[Clash]:
    """Every mark that two cards share."""
    if not is_numbered(drawn):
        return [Clash(key, BADGE_CENTRE)] if card == DICE == drawn else []
    shared = []
    if number_of(card) == number_of(drawn):
        shared.append(Clash(key, NUMBER_CENTRE))
    if colour_of(card) == colour_of(drawn):
        shared.append(Clash(key, SHAPE_CENTRE))
    return shared


@dataclass(slots=True)
class Die:
    """``progress`` 0 to 1: from the fall to the result."""

    face: str
    """The result, one of FACES."""
    at: tuple[int, int]
    side: int
    progress: float = 0.0

    @property
    def shown_face(self) -> str:
        """Faces follow each other ever more slowly; the last one is the result."""
        left = round((1 - _slowing(self.progress)) * TUMBLES)
        return FACES[(FACES.index(self.face) + left * 5) % len(FACES)]

    @property
    def angle(self) -> float:
        angle = TURNS_DEGREES * (1 - _slowing(self.progress)) + RESTING_DEGREES
        return angle if self.progress >= 1 else _stepped(angle)

    @property
    def height(self) -> float:
        """Above the cloth, in sides: one fall and two bounces."""
        t = self.progress
        if t < DROP:
            return 3.2 * (1 - (t / DROP) ** 2)
        bounce = (t - DROP) / (1 - DROP)
        return 0.55 * (1 - bounce) * abs(math.sin(bounce * math.pi * 2))


def _slowing(t: float) -> float:
    """Even at first; the last quarter of the way takes longest."""
    return 1 - math.pow(1 - t, 2.2)


def _stepped(angle: float) -> float:
    """So that turned pictures are kept rather than made for every frame."""
    return round(angle / ANGLE_STEP_DEGREES) * ANGLE_STEP_DEGREES % 360


@dataclass(slots=True)
class Moment:
    """Everything of the present moment; a fresh one shows nothing."""

    clashes: list[Clash] = field(default_factory=list)
    ribbon: str = ""
    ribbon_in: float = 0.0
    """0 out at the left, 1 across the table."""
    avatar: str = ""
    """Whose moment it is: on the ribbon, beside the die."""
    seat: int | None = None
    """The same as a seat, for its plate to light up."""
    die: Die | None = None

    def draw(self, brush: Brush, target: pygame.Surface, stage: Stage, ribbon_y: int) -> None:
        for clash in self.clashes:
            _draw_clash(brush, target, stage, clash)
        if self.ribbon and self.ribbon_in > 0:
            _draw_ribbon(brush, target, self.ribbon, self.ribbon_in, ribbon_y)
            self._draw_face(brush, target, ribbon_y)
        if self.die is not None:
            _draw_die(brush, target, self.die)

    def _draw_face(self, brush: Brush, target: pygame.Surface, ribbon_y: int) -> None:
        """At the right end of the ribbon, which rises there."""
        side = {Shape.WIDE: 84, Shape.TALL: 50, Shape.SHORT: 50}[brush.shape]
        width = target.get_width()
        x = width * (0.93 if brush.shape is Shape.WIDE else 0.9)
        rise = (x - width / 2) * math.tan(math.radians(RIBBON_DEGREES))
        shift = (1 - self.ribbon_in) * width * 1.1
        brush.avatar(target, self.avatar, (x - shift, ribbon_y + rise), side)


def _draw_clash(brush: Brush, target: pygame.Surface, stage: Stage, clash: Clash) -> None:
    sprite = stage.get(clash.key)
    if sprite is None:
        return
    rect = sprite.rect
    unit = rect.width / CARD_WIDTH
    side = round(rect.width * RING_SHARE)
    at = (rect.left + clash.mark[0] * unit, rect.top + clash.mark[1] * unit)
    brush.art(target, "moments/clash", at, side, side)


def _draw_ribbon(
    brush: Brush, target: pygame.Surface, text: str, share: float, ribbon_y: int
) -> None:
    width = target.get_width()
    size = {Shape.WIDE: 62, Shape.TALL: 34, Shape.SHORT: 36}[brush.shape]
    picture = brush.turned(
        ("ribbon", text, width, brush.px(size)),
        lambda: _make_ribbon(brush, text, width, size),
        RIBBON_DEGREES,
    )
    x = round(width / 2 - (1 - share) * width * 1.1)
    target.blit(picture, picture.get_rect(center=(x, ribbon_y)))


def _make_ribbon(brush: Brush, text: str, width: int, size: float) -> pygame.Surface:
    """Longer than the table is wide, so that its turned ends stay outside."""
    height = brush.px(size * 1.55)
    edge = brush.px(6)
    surface = blank((round(width * 1.06), height + edge), brush.base("hot_edge"))
    surface.fill(brush.base("hot_edge"))
    surface.fill(brush.base("hot"), pygame.Rect(0, 0, surface.get_width(), height))
    font = brush.assets.font(Face.DISPLAY, brush.px(size))
    letters = font.render(text, True, brush.base("paper"))
    left = round(surface.get_width() * (0.09 if brush.shape is Shape.WIDE else 0.06))
    surface.blit(letters, letters.get_rect(midleft=(left, height // 2)))
    return surface


def _draw_die(brush: Brush, target: pygame.Surface, die: Die) -> None:
    shape = shape_of(brush.assets.palette, die.shown_face)
    picture = brush.turned_art(f"treats/die-{shape}", (die.side, die.side), die.angle)
    x, y = die.at
    shadow = paint.circle(round(die.side * 0.9), pygame.Color(30, 12, 20, 70))
    target.blit(shadow, shadow.get_rect(center=(x + die.side // 16, y + die.side // 7)))
    lifted = y - round(die.height * die.side)
    target.blit(picture, picture.get_rect(center=(x, lifted)))
