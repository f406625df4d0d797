"""A bounded memory of finished pictures.

Drawing a card costs milliseconds in the browser, showing it again almost
nothing: so every finished picture is kept, and the ones unused for longest go
when the memory is full.  All caches empty together when the display changes,
because pictures are stored in the display's own pixel format.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar
from weakref import WeakSet

import pygame
from pygame import Surface

T = TypeVar("T")

_ALL: "WeakSet[PictureCache[Any]]" = WeakSet()
_generation = [0]

BYTES_PER_PIXEL = 4


def surface_bytes(surface: Surface) -> int:
    width, height = surface.get_size()
    return width * height * BYTES_PER_PIXEL


class PictureCache(Generic[T]):
    """Least recently used goes first; ``weigh`` gives a value's size in bytes."""

    def __init__(self, limit_bytes: int, weigh: Callable[[T], int]) -> None:
        self._limit_bytes = limit_bytes
        self._crowded_bytes = limit_bytes // 2
        self._weigh = weigh
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._bytes = 0
        _ALL.add(self)

    def __len__(self) -> int:
        return len(self._values)

    @property
    def used_bytes(self) -> int:
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of ``key``, made now if it is not at hand."""
        value = self._values.get(key)
        if value is not None:
            if self._bytes > self._crowded_bytes:
                # Far from full nothing will have to go: the order does not matter.
                self._values.move_to_end(key)
            return value
        value = make()
        self._values[key] = value
        self._bytes += self._weigh(value)
        self._shrink()
        return value

    def clear(self) -> None:
        self._values.clear()
        self._bytes = 0

    def _shrink(self) -> None:
        # The newest always stays: its owner is about to draw it.
        while self._bytes > self._limit_bytes and len(self._values) > 1:
            _, oldest = self._values.popitem(last=False)
            self._bytes -= self._weigh(oldest)


def surface_cache(limit_megabytes: float) -> PictureCache[Surface]:
    return PictureCache(int(limit_megabytes * 1024 * 1024), surface_bytes)


def clear_all() -> None:
    """Forget every picture of every cache: the display has changed."""
    _generation[0] += 1
    for cache in _ALL:
        cache.clear()


def generation() -> int:
    """Changes whenever everything is forgotten: pictures kept elsewhere are old then."""
    return _generation[0]


def blit_on(target: Surface, picture: Surface, at: tuple[int, int]) -> None:
    """Draw a finished picture onto any ground.

    The fast form knows no transparent ground: there a plain copy is drawn.
    """
    if target.get_flags() & pygame.SRCALPHA:
        picture = picture.copy()
        picture.set_alpha(255)
    target.blit(picture, at)


def finished(surface: Surface) -> Surface:
    """``surface`` in the form that blits fastest, above all in the browser."""
    ready = surface.convert_alpha()
    ready.set_alpha(255, pygame.RLEACCEL)
    return ready
