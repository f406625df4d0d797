"""Where to touch: points of the picture at which a person hits a card or a button.

The modules of this folder run inside the game, on the desktop and in the browser
alike, so they import nothing but the game.  Each game has one with a function
``clicks(table)``: the points to click, in order, that make one legal move of the
person whose turn it is.
"""

from collections.abc import Hashable

from game.scenes.scene import Scene
from game.sprites.stage import Stage

Point = tuple[int, int]

ACROSS = (0.12, 0.3, 0.5, 0.7, 0.88, 0.04, 0.96)
DOWN = (0.5, 0.2, 0.8, 0.08, 0.92)


class CannotBeTouched(AssertionError):
    """Something that a person could not reach either."""


def card_point(scene: Scene, stage: Stage, key: Hashable) -> Point:
    """A point where a click finds this very card and no button."""
    rect = stage[key].home_rect
    for across in ACROSS:
        for down in DOWN:
            at = (rect.left + round(rect.width * across), rect.top + round(rect.height * down))
            if stage.pick(at) == key and scene.group.at(*at) is None:
                return at
    raise CannotBeTouched(f"card {key!r}")


def widget_point(scene: Scene, name: str) -> Point:
    """The middle of a button that can be pressed."""
    widget = scene.group.find(name)
    names = [each.name for each in scene.group.widgets if each.enabled]
    if widget is None or not widget.enabled:
        raise CannotBeTouched(f"{name} is not among {names}")
    return widget.rect.centerx, widget.rect.centery
