"""The movements of cards, as clips for the timeline.

Each starts from wherever the card is when its turn comes.
"""

import math
from collections.abc import Callable

from game.animation.clip import Action, Clip, Kind
from game.animation.easing import (
    Easing,
    decelerate,
    in_out,
    linear,
    out_back,
    standard,
    there_and_back,
)
from game.sprites.card_sprite import CardSprite
from game.sprites.poses import Pose, arc

MOVE_SECONDS = 0.25
REFAN_SECONDS = 0.12
LIFT_SECONDS = 0.12
FLIP_SECONDS = 0.22
SHAKE_SECONDS = 0.2
SHAKE_UNITS = 4.0
SHAKES = 2
FADE_SECONDS = 0.15
LANDING_DEGREES = 2.0


def move(
    sprite: CardSprite,
    to: Pose,
    seconds: float = MOVE_SECONDS,
    easing: Easing = decelerate,
    *,
    thrown_px: float = 0.0,
    lean_degrees: float = 0.0,
    on_done: Action | None = None,
) -> Clip:
    """To a new place, which is its home from now on.

    ``thrown_px`` high half way, and turned by ``lean_degrees`` too far on the
    way, which settles as it lands.
    """
    start: list[Pose] = []

    def begin() -> None:
        start.append(sprite.pose)
        sprite.home = to

    def apply(t: float) -> None:
        lean = lean_degrees * there_and_back(t)
        sprite.pose = to if t == 1 else arc(start[0], to, t, thrown_px).turned(lean)

    return _moving(sprite, Clip(seconds, apply, easing, begin, on_done))


def flip(
    sprite: CardSprite,
    face_up: bool = True,
    seconds: float = FLIP_SECONDS,
    on_done: Action | None = None,
) -> Clip:
    """Turn over; the side changes half way."""
    start: list[float] = []
    end = 1.0 if face_up else 0.0

    def apply(t: float) -> None:
        sprite.facing = start[0] + (end - start[0]) * t

    def begin() -> None:
        start.append(sprite.facing)
        sprite.facing_goal = end

    return _moving(sprite, Clip(seconds, apply, in_out, begin, on_done))


def lift(
    sprite: CardSprite,
    to: float,
    seconds: float = LIFT_SECONDS,
    easing: Easing = out_back,
    on_done: Action | None = None,
) -> Clip:
    """Raise (1) or lay down (0), shadow and all."""
    start: list[float] = []

    def apply(t: float) -> None:
        sprite.lift = to if t == 1 else start[0] + (to - start[0]) * t

    def begin() -> None:
        start.append(sprite.lift)
        sprite.lift_goal = to

    return _moving(sprite, Clip(seconds, apply, easing, begin, on_done))


def shake(sprite: CardSprite, seconds: float = SHAKE_SECONDS, times: int = SHAKES) -> Clip:
    """No, not this one."""

    def apply(t: float) -> None:
        swing = math.sin(2 * math.pi * times * t) if t < 1 else 0.0
        sprite.shift = (swing * SHAKE_UNITS * sprite.unit, 0.0)

    return Clip(seconds, apply, linear)


def fade(
    sprite: CardSprite,
    to: float,
    seconds: float = FADE_SECONDS,
    on_done: Action | None = None,
) -> Clip:
    """To an opacity from 0 to 1."""
    start: list[float] = []

    def apply(t: float) -> None:
        sprite.opacity = start[0] + (to - start[0]) * t

    return Clip(seconds, apply, standard, lambda: start.append(sprite.opacity), on_done, Kind.FADE)


def count(show: Callable[[int], None], start: int, end: int, seconds: float = 0.5) -> Clip:
    """A number that runs from ``start`` to ``end``."""
    return Clip(seconds, lambda t: show(round(start + (end - start) * t)), decelerate)


def _moving(sprite: CardSprite, clip: Clip) -> Clip:
    """Lets the sprite know that it is on the move, so that it is drawn for one frame only."""
    begin, end = clip.on_start, clip.on_done

    def on_start() -> None:
        sprite.movements += 1
        if begin is not None:
            begin()

    def on_done() -> None:
        sprite.movements -= 1
        if end is not None:
            end()

    clip.on_start, clip.on_done = on_start, on_done
    return clip
