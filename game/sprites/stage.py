"""The stage: all cards on the table, in the order they lie.

``settle`` is the one place where the table is made to agree with what the
rules say: every card goes where its placement tells, new ones appear, the
others leave.
"""

from collections.abc import Callable, Container, Hashable, Iterator, Mapping
from dataclasses import dataclass

from pygame import Surface

from game.animation.timeline import Timeline
from game.services.assets import Assets
from game.sprites import dressing, motions
from game.sprites.card_sprite import CardSprite
from game.sprites.dressing import Ring
from game.sprites.poses import Pose

SETTLE_SECONDS = motions.REFAN_SECONDS
TOUCH_TOLERANCE_PX = 0.0


@dataclass(frozen=True, slots=True)
class Placement:
    """Where one card belongs and how it looks there.

    ``card`` is None where it is unknown.  Cards lie in ``layer``, within it by
    ``order``.  A card that was not on the stage comes from ``origin``, or
    simply appears.
    """

    card: Hashable | None
    pose: Pose
    width_px: int
    face_up: bool = True
    layer: int = 0
    order: int = 0
    lift: float = 0.0
    dim: bool = False
    ring: Ring = Ring.NONE
    focused: bool = False
    origin: Pose | None = None


class Stage:
    """Sprites by key.  ``unit`` is pixels per design unit."""

    def __init__(self, assets: Assets, game_id: str, timeline: Timeline, unit: float) -> None:
        self.timeline = timeline
        self._assets = assets
        self._game_id = game_id
        self._unit = unit
        self._sprites: dict[Hashable, CardSprite] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._sprites

    def __iter__(self) -> Iterator[CardSprite]:
        """From the lowest to the topmost."""
        return iter(sorted(self._sprites.values(), key=lambda s: (s.layer, s.order)))

    def __len__(self) -> int:
        return len(self._sprites)

    def add(self, sprite: CardSprite) -> CardSprite:
        self._sprites[sprite.key] = sprite
        return sprite

    def place(self, key: Hashable, placement: Placement) -> CardSprite:
        """Put a card there at once, new or not."""
        sprite = self._sprites.get(key) or self.add(self._create(key, placement))
        self._dress(sprite, placement)
        self._put(sprite, placement)
        return sprite

    def get(self, key: Hashable) -> CardSprite | None:
        return self._sprites.get(key)

    def __getitem__(self, key: Hashable) -> CardSprite:
        return self._sprites[key]

    def remove(self, key: Hashable) -> None:
        if self._sprites.pop(key, None) is not None:
            self._stop(key)

    def clear(self) -> None:
        for key in list(self._sprites):
            self.remove(key)

    def rename(self, old: Hashable, new: Hashable) -> None:
        """The same card under another key: an unknown card that has become known."""
        sprite = self._sprites.pop(old)
        self._stop(old)
        sprite.key = new
        self._sprites[new] = sprite

    def pick(
        self,
        point: tuple[float, float],
        among: Container[Hashable] | None = None,
        tolerance_px: float = TOUCH_TOLERANCE_PX,
    ) -> Hashable | None:
        """The topmost card at ``point``, of all or of those ``among``.

        Cards in flight are picked where they will lie.
        """
        near: Hashable | None = None
        for sprite in reversed(list(self)):
            if not sprite.visible or (among is not None and sprite.key not in among):
                continue
            if sprite.contains(point):
                return sprite.key
            if near is None and sprite.contains(point, tolerance_px):
                near = sprite.key
        return near

    def settle(
        self,
        targets: Mapping[Hashable, Placement],
        seconds: float = SETTLE_SECONDS,
        *,
        at_once: bool = False,
    ) -> None:
        """Bring the stage to ``targets``; cards not named there leave."""
        for key in [key for key in self._sprites if key not in targets]:
            self.remove(key)
        for key, placement in targets.items():
            sprite = self._sprites.get(key) or self.add(self._create(key, placement))
            self._dress(sprite, placement)
            if at_once:
                self._put(sprite, placement)
            else:
                self._send(sprite, placement, seconds)

    def prepare(self, card: Hashable, width_px: int) -> None:
        """Make the picture of a card now, so that its first appearance costs nothing."""
        dressing.prepare(self._assets, dressing.Look(self._game_id, card), width_px, self._unit)

    def draw(self, surface: Surface) -> None:
        surface.blits([blit for sprite in self for blit in sprite.blits()], False)

    def play_move(self, key: Hashable, to: Pose, seconds: float = motions.MOVE_SECONDS) -> None:
        """Start moving a card now; a movement under way gives place."""
        self.timeline.play(motions.move(self[key], to, seconds), pose_key(key))

    def play_lift(self, key: Hashable, to: float) -> None:
        self.timeline.play(motions.lift(self[key], to), lift_key(key))

    def play_flip(self, key: Hashable, face_up: bool = True) -> None:
        self.timeline.play(motions.flip(self[key], face_up), face_key(key))

    def play_shake(self, key: Hashable) -> None:
        self.timeline.play(motions.shake(self[key]), shake_key(key))

    def _create(self, key: Hashable, placement: Placement) -> CardSprite:
        return CardSprite(
            key,
            self._assets,
            self._game_id,
            placement.card,
            placement.width_px,
            placement.origin or placement.pose,
            face_up=placement.face_up,
            unit=self._unit,
        )

    def _dress(self, sprite: CardSprite, placement: Placement) -> None:
        """Everything that changes without movement."""
        if placement.card is not None or placement.face_up:
            sprite.card = placement.card
        sprite.resize(placement.width_px)
        sprite.layer, sprite.order = placement.layer, placement.order
        sprite.dim, sprite.ring = placement.dim, placement.ring
        sprite.focused = placement.focused
        sprite.visible, sprite.opacity = True, 1.0

    def _put(self, sprite: CardSprite, placement: Placement) -> None:
        self._stop(sprite.key)
        sprite.pose = sprite.home = placement.pose
        sprite.face_up = placement.face_up
        sprite.lift = placement.lift
        sprite.shift = (0.0, 0.0)

    def _send(self, sprite: CardSprite, placement: Placement, seconds: float) -> None:
        """Set off what is not there yet, unless it is on its way already."""
        key, running = sprite.key, self.timeline.running
        if sprite.pose != placement.pose and not (
            sprite.home == placement.pose and running(pose_key(key))
        ):
            self.timeline.play(motions.move(sprite, placement.pose, seconds), pose_key(key))
        sprite.home = placement.pose
        facing = float(placement.face_up)
        if sprite.facing != facing and not (
            sprite.facing_goal == facing and running(face_key(key))
        ):
            self.play_flip(key, placement.face_up)
        if sprite.lift != placement.lift and not (
            sprite.lift_goal == placement.lift and running(lift_key(key))
        ):
            self.play_lift(key, placement.lift)

    def _stop(self, key: Hashable) -> None:
        for name in _KEYS:
            self.timeline.stop(name(key))


def pose_key(key: Hashable) -> Hashable:
    """The timeline's key for a card's way, so that the newest movement wins."""
    return ("pose", key)


def face_key(key: Hashable) -> Hashable:
    return ("face", key)


def lift_key(key: Hashable) -> Hashable:
    return ("lift", key)


def shake_key(key: Hashable) -> Hashable:
    return ("shake", key)


_KEYS: tuple[Callable[[Hashable], Hashable], ...] = (pose_key, face_key, lift_key, shake_key)
