"""Drawing in design units: the one place where sizes meet the screen.

A scene lays out rectangles in pixels with ``box`` and draws with the same
brush; text sizes, radii and gaps are given in units and scaled here.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.services.assets import Assets, Face
from game.services.screen import Screen, Shape
from game.services.surface_cache import blit_on, finished, surface_cache
from game.sprites import paint

Point = tuple[float, float]

TURNED_CACHE_MEGABYTES = 8
COMPOSED_CACHE_MEGABYTES = 8
_turned = surface_cache(TURNED_CACHE_MEGABYTES)
_composed = surface_cache(COMPOSED_CACHE_MEGABYTES)


@dataclass(frozen=True, slots=True)
class Brush:
    assets: Assets
    screen: Screen

    @property
    def shape(self) -> Shape:
        return self.screen.shape

    def px(self, units: float) -> int:
        """A length in whole pixels: asked a hundred times a frame, so no detour."""
        return round(units * self.screen.unit)

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle given in units, in pixels."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def base(self, name: str) -> pygame.Color:
        """A colour of the house palette."""
        return self.assets.palette.base[name]

    # -- words

    def text(
        self,
        target: pygame.Surface,
        string: str,
        at: Point,
        size: float,
        colour: pygame.Color,
        face: Face = Face.BODY,
        anchor: str = "topleft",
        width: float | None = None,
    ) -> pygame.Rect:
        """One line; with ``width`` (pixels) it shrinks rather than overflow."""
        if width is None:
            picture = paint.text(self.assets, face, self.px(size), string, colour)
        else:
            picture = paint.fit_text(
                self.assets, face, self.px(size), string, colour, max(1, int(width))
            )
        return target.blit(picture, picture.get_rect(**{anchor: _whole(at)}))

    def rich(
        self,
        target: pygame.Surface,
        string: str,
        at: Point,
        size: float,
        colour: pygame.Color,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """One line in which **bold** parts stand out."""
        picture = paint.rich(self.assets, self.px(size), string, colour)
        return target.blit(picture, picture.get_rect(**{anchor: _whole(at)}))

    def paragraph(
        self,
        target: pygame.Surface,
        string: str,
        at: Point,
        width: float,
        size: float,
        colour: pygame.Color,
        face: Face = Face.BODY,
        align: paint.Align = "left",
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Several lines within a width in pixels; the rectangle they took."""
        picture = paint.wrap(
            self.assets, face, self.px(size), string, colour, max(1, int(width)), align=align
        )
        return target.blit(picture, picture.get_rect(**{anchor: _whole(at)}))

    # -- things

    def panel(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: float = 18,
        colour: str = "paper",
        edge: str = "edge",
        edge_height: float = 4,
    ) -> None:
        """Thick paper with its lower edge and a soft shadow."""
        piece = paint.panel(
            rect.size,
            self.px(radius),
            self.base(colour),
            self.base(edge),
            self.px(edge_height),
            self.screen.unit,
        )
        blit_on(target, piece.surface, (rect.x + piece.dx, rect.y + piece.dy))

    def rounded(
        self, target: pygame.Surface, rect: pygame.Rect, radius: float, colour: pygame.Color
    ) -> None:
        target.blit(paint.rounded(rect.size, self.px(radius), colour), rect)

    def focus_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """2 px gap, 3 px paper, 3 px ink: visible on every cloth."""
        gap, paper, ink = self.px(2), max(2, self.px(3)), max(2, self.px(3))
        self.double_ring(target, rect, radius, gap, ("paper", paper), ("ink", ink))

    def turn_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """Saffron with an ink line round it: whose turn, what is chosen."""
        saffron, ink = max(2, self.px(4)), max(2, self.px(2.5))
        self.double_ring(target, rect, radius, 0, ("saffron", saffron), ("ink", ink))

    def double_ring(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: float,
        gap: int,
        inner: tuple[str, int],
        outer: tuple[str, int],
    ) -> None:
        (inner_name, inner_px), (outer_name, outer_px) = inner, outer
        inside = rect.inflate(2 * gap, 2 * gap)
        ring = paint.double_ring(
            inside.size,
            self.px(radius) + gap,
            self.base(inner_name),
            inner_px,
            self.base(outer_name),
            outer_px,
        )
        reach = inner_px + outer_px
        blit_on(target, ring, (inside.left - reach, inside.top - reach))

    def icon(
        self,
        target: pygame.Surface,
        name: str,
        centre: Point,
        size: float,
        colour: pygame.Color | None = None,
    ) -> None:
        side = self.px(size)
        picture = self.assets.art(f"icons/{name}", (side, side), colour)
        target.blit(picture, picture.get_rect(center=_whole(centre)))

    def art(
        self, target: pygame.Surface, name: str, centre: Point, width: float, height: float
    ) -> pygame.Rect:
        """A picture fitted into a box given in pixels."""
        picture = self.assets.art(name, (max(1, round(width)), max(1, round(height))))
        return target.blit(picture, picture.get_rect(center=_whole(centre)))

    def turned(
        self, key: Hashable, picture: Callable[[], pygame.Surface], degrees: float, scale: float = 1
    ) -> pygame.Surface:
        """A picture turned clockwise, kept by ``key`` and half degrees."""
        half = round(degrees * 2)
        return _turned.get(
            (key, half, scale),
            lambda: finished(pygame.transform.rotozoom(_framed(picture()), -half / 2, scale)),
        )

    def turned_art(self, name: str, size: tuple[int, int], degrees: float) -> pygame.Surface:
        """A picture of the art kit, turned."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.turned((name, size), lambda: self.assets.art(name, size), degrees)

    def avatar(
        self,
        target: pygame.Surface,
        avatar: str,
        centre: Point,
        diameter: float,
        turn: bool = False,
        ring: float = 4,
    ) -> None:
        """A face on its disc; a saffron rim (with ink) for the seat to play."""
        side = self.px(diameter)
        discs = [(side + 2 * max(1, self.px(ring)), "saffron" if turn else "paper")]
        if turn:
            discs.insert(0, (discs[0][0] + 2 * max(1, self.px(2.5)), "ink"))
        picture = self.composed(
            ("avatar", avatar, side, tuple(discs)),
            discs[0][0],
            lambda surface: self._draw_avatar(surface, avatar, side, discs),
        )
        blit_on(target, picture, picture.get_rect(center=_whole(centre)).topleft)

    def _draw_avatar(
        self, surface: pygame.Surface, avatar: str, side: int, discs: list[tuple[int, str]]
    ) -> None:
        centre = surface.get_rect().center
        pictures = [paint.circle(diameter, self.base(colour)) for diameter, colour in discs]
        pictures.append(self.assets.art(f"avatars/{avatar}", (side, side)))
        for picture in pictures:
            blit_on(surface, picture, picture.get_rect(center=centre).topleft)

    def composed(
        self, key: Hashable, side: int, draw: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """A square picture put together once from several, kept by ``key``."""

        def made() -> pygame.Surface:
            surface = pygame.Surface((side, side), pygame.SRCALPHA)
            draw(surface)
            return finished(surface)

        return _composed.get(key, made)


def _framed(picture: pygame.Surface) -> pygame.Surface:
    """With clear space round it: turning then smooths the outer edges too."""
    width, height = picture.get_size()
    framed = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    blit_on(framed, picture, (2, 2))
    return framed


def _whole(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])
