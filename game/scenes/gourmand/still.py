"""Parts of the picture that seldom change: drawn once, then copied."""

from collections.abc import Callable, Hashable, Sequence

import pygame


class StillPicture:
    """Keeps the latest picture of some areas, and the reason why it is still right."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pieces: list[tuple[tuple[int, int], pygame.Surface]] = []

    def draw(
        self,
        target: pygame.Surface,
        key: Hashable,
        areas: Sequence[pygame.Rect],
        draw: Callable[[pygame.Surface], None],
    ) -> None:
        """``draw`` paints nothing outside ``areas``, and the same for an equal ``key``."""
        if key == self._key:
            target.blits(self._pieces_to_blit())
            return
        draw(target)
        inside = [area.clip(target.get_rect()) for area in areas]
        self._pieces = [(area.topleft, target.subsurface(area).copy()) for area in inside]
        self._key = key

    def _pieces_to_blit(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        return [(piece, at) for at, piece in self._pieces]
