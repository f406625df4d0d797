"""One card on the table: where it is, what it shows, how it stands out."""

import math
from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.services import surface_cache
from game.services.assets import Assets
from game.sprites import dressing
from game.sprites.dressing import Look, Ring
from game.sprites.poses import Pose, card_height, local_point

LIFT_UNITS = 18.0
"""How high a lifted card rises."""
LIFT_SCALE = 0.05
MOVING_SHADOW_STEP_PX = 8
MOVING_SHADOW_STEP_DEGREES = 3
HOVER_LIFT = 0.35
"""Enough to answer the pointer."""

Blit = tuple[Surface, tuple[int, int], Rect, int]
"""Picture, place, all of it, how to blend: as ``Surface.blits`` takes them."""


class CardSprite:
    """``card`` is what the face shows, in the words of ``game.sprites.faces``;
    None while nobody here may know it: then only the back can be seen.

    ``facing`` runs from 0, the back, to 1, the face; ``lift`` from 0 to 1.
    ``home`` is where the card belongs: hit tests use it, so that a card in
    flight is picked where it will lie.  ``facing_goal`` and ``lift_goal`` are
    the same for the other two.
    """

    def __init__(
        self,
        key: Hashable,
        assets: Assets,
        game_id: str,
        card: Hashable | None,
        width_px: int,
        pose: Pose,
        *,
        face_up: bool = True,
        unit: float = 1.0,
    ) -> None:
        self.key = key
        self.game_id = game_id
        self.card = card
        self.width_px = width_px
        self.unit = unit
        self.pose = pose
        self.home = pose
        self.lift = self.lift_goal = 0.0
        self.facing = self.facing_goal = 1.0 if face_up else 0.0
        self.ring = Ring.NONE
        self.focused = False
        self.dim = False
        self.opacity = 1.0
        self.visible = True
        self.layer = 0
        self.order = 0
        self.shift = (0.0, 0.0)
        """Added to the pose for a moment: a shake."""
        self.movements = 0
        """How many clips move it right now."""
        self._assets = assets
        self._shown_state: tuple[object, ...] = ()
        self._blits: list[Blit] = []

    @property
    def face_up(self) -> bool:
        return self.facing >= 0.5

    @face_up.setter
    def face_up(self, up: bool) -> None:
        self.facing = 1.0 if up else 0.0

    @property
    def shown_pose(self) -> Pose:
        """The pose with lift and shake.  A card held upside down is lifted downwards."""
        up = -1 if 90 < abs(self.pose.angle) < 270 else 1
        return Pose(
            self.pose.x + self.shift[0],
            self.pose.y + self.shift[1] - up * self.lift * LIFT_UNITS * self.unit,
            self.pose.angle,
            self.pose.scale * (1 + LIFT_SCALE * self.lift),
        )

    @property
    def rect(self) -> Rect:
        """The upright rectangle round the card's present place, without its turn."""
        return _card_rect(self.shown_pose, self.width_px)

    @property
    def home_rect(self) -> Rect:
        """The same for the place where the card belongs."""
        return _card_rect(self.home, self.width_px)

    def resize(self, width_px: int) -> None:
        """A new full size; the card looks as large as before until it moves to its new pose."""
        if width_px != self.width_px:
            self.pose = self.pose.scaled(self.width_px / width_px)
            self.home = self.home.scaled(self.width_px / width_px)
            self.width_px = width_px

    def contains(self, point: tuple[float, float], tolerance_px: float = 0.0) -> bool:
        """Whether ``point`` hits the card at home, its lifted place included."""
        x, y = local_point(self.home, point)
        width = self.width_px * self.home.scale
        raised = self.lift * LIFT_UNITS * self.unit
        half_height = card_height(width) / 2
        return (
            abs(x) <= width / 2 + tolerance_px
            and -half_height - raised - tolerance_px <= y <= half_height + tolerance_px
        )

    def draw(self, surface: Surface) -> None:
        surface.blits(self.blits(), False)

    def blits(self) -> list[Blit]:
        """Shadow and card; most cards look as they did a frame ago, and are not asked again."""
        if not self.visible or self.opacity <= 0:
            return []
        state = (
            self.pose, self.card, self.lift, self.facing, self.ring, self.focused, self.dim,
            self.width_px, self.shift, self.opacity, self.movements, self.home,
            surface_cache.generation(),
        )  # fmt: skip
        if state != self._shown_state:
            self._shown_state = state
            pose = self.shown_pose
            self._blits = [self._shadow(pose), self._at(self._picture(pose), pose.x, pose.y)]
        return self._blits

    def _look(self) -> Look:
        card = self.card if self.face_up else None
        return Look(self.game_id, card, self.ring, self.focused, self.dim)

    @property
    def _width_share(self) -> float:
        """How much of the card's width shows while it turns over."""
        return abs(math.cos(math.pi * self.facing))

    def _picture(self, pose: Pose) -> Surface:
        look, share = self._look(), self._width_share
        if share < 0.999:
            turn = (pose.angle, pose.scale, share)
            return dressing.turning_over(self._assets, look, self.width_px, turn, self.unit)
        draw = dressing.moving if self._is_drawn_afresh(pose) else dressing.standing
        return draw(self._assets, look, self.width_px, pose.angle, self.unit, pose.scale)

    def _is_drawn_afresh(self, pose: Pose) -> bool:
        """On its way a turned or scaled card looks different every frame.

        One that is turned already as it will lie does not.
        """
        turned = (
            pose.angle not in (0, self.home.angle)
            or round(self.width_px * pose.scale) != self.width_px
        )
        return self.movements > 0 and turned

    def _shadow(self, pose: Pose) -> Blit:
        share = self._width_share
        width, angle = round(self.width_px * pose.scale), pose.angle
        if self._is_drawn_afresh(pose):
            # Nobody sees how exact a shadow is in flight: coarse steps can be kept.
            width = max(MOVING_SHADOW_STEP_PX, _to_step(width, MOVING_SHADOW_STEP_PX))
            angle = _to_step(angle, MOVING_SHADOW_STEP_DEGREES)
        whole = share < 0.999 or self.opacity < 1
        picture, down = dressing.shadow(width, self.lift, angle, whole)
        if share < 0.999:
            narrow = (max(round(picture.get_width() * share), 1), picture.get_height())
            picture = pygame.transform.scale(picture, narrow)
        return self._at(picture, pose.x, pose.y + down)

    def _at(self, picture: Surface, x: float, y: float) -> Blit:
        if self.opacity < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * self.opacity))
        width, height = picture.get_size()
        # Pictures made for one frame only are not in the fastest form: this blends them quicker.
        flags = 0 if picture.get_flags() & pygame.RLEACCEL else pygame.BLEND_ALPHA_SDL2
        return picture, (round(x - width / 2), round(y - height / 2)), picture.get_rect(), flags


def _to_step(value: float, step: int) -> int:
    return step * round(value / step)


def _card_rect(pose: Pose, width_px: int) -> Rect:
    width = round(width_px * pose.scale)
    rect = Rect(0, 0, width, card_height(width))
    rect.center = (round(pose.x), round(pose.y))
    return rect
