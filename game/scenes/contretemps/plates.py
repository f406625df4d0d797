"""A seat's plate: face, name, cards in hand, turns left, hourglasses won and held."""

from dataclasses import dataclass

import pygame

from game.scenes.contretemps.holder_art import draw_hourglasses, hourglasses_width
from game.scenes.contretemps.naming import GAME
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import faces
from game.sprites.poses import CARD_RATIO
from game.ui.brush import Brush

BACK_STEP = 0.52
"""Small backs of a hand lie this many widths apart."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a plate shows."""

    name: str
    avatar: str
    cards: int
    turns: int
    won: int
    held: int | None
    """In the series in front of the seat: not won yet; None without a series."""
    written: int | None
    """CT-V1: the part of ``won`` that was written down after the first deck."""
    turn: bool
    own: bool


class PlatePainter:
    """Draws the plates of one picture."""

    def __init__(self, brush: Brush, target: pygame.Surface, words: Words) -> None:
        self.brush = brush
        self.target = target
        self.words = words

    def draw(self, rect: pygame.Rect, seat: Seat, head_on_top: bool) -> None:
        self.brush.panel(self.target, rect, 16)
        if seat.turn:
            self.brush.turn_ring(self.target, rect, 16)
        if self.brush.shape is Shape.WIDE:
            self._wide_own(rect, seat) if seat.own else self._wide(rect, seat)
        elif self.brush.shape is Shape.SHORT:
            self._line(rect, seat)
        elif head_on_top and not seat.own:
            self._line(pygame.Rect(rect.x, rect.y, rect.width, self.brush.px(54)), seat)
        else:
            self._column(rect, seat)

    # -- shapes of plates

    def _wide(self, rect: pygame.Rect, seat: Seat) -> None:
        px = self.brush.px
        centre = (rect.left + px(22), rect.centery - px(4))
        self._avatar(seat, centre, 68)
        left = rect.left + px(66)
        right = self._value(seat, (rect.right - px(16), rect.top + px(23)), 30)
        name = self._name(seat, (left, rect.top + px(7)), 21, right - px(8) - left)
        row = name.bottom + px(11)
        after = self._backs(seat, (left, row), 15)
        room = right - after - px(16)
        self._text(self._turns(seat), (after + px(8), row), 18, "midleft", room)
        self._held(seat, (rect.right - px(16), row + px(2)), 18)

    def _wide_own(self, rect: pygame.Rect, seat: Seat) -> None:
        px = self.brush.px
        self._avatar(seat, (rect.left + px(26), rect.top + px(24)), 76)
        left = rect.left + px(74)
        right = self._value(seat, (rect.right - px(18), rect.top + px(32)), 34)
        self._name(seat, (left, rect.top + px(12)), 24, right - px(8) - left)
        second = self._turns(seat) if seat.written is None else self._written(seat)
        self._text(second, (left, rect.top + px(58)), 18, "midleft", rect.right - left - px(12))
        line = self._own_line(seat)
        at = (rect.left + px(22), rect.bottom - px(28))
        colour = self.brush.base("ink_soft" if seat.held is None else "safe_text")
        room = rect.width - px(36)
        self.brush.text(self.target, line, at, 19, colour, Face.BOLD, "midleft", room)

    def _line(self, rect: pygame.Rect, seat: Seat) -> None:
        """Low: name and cards on the left, hourglasses on the right."""
        px = self.brush.px
        side = min(40, rect.height / self.brush.screen.unit - 6)
        centre = (rect.left + px(side / 2 + 2), rect.centery)
        self._avatar(seat, centre, side, 3)
        left = rect.left + px(side + 12)
        right = self._value(seat, (rect.right - px(9), rect.centery - px(8)), 19)
        top = rect.top + (rect.height - px(38)) // 2
        name = self._name(seat, (left, top + px(10 if seat.own else 0)), 16, right - px(5) - left)
        if seat.own:
            self._held(seat, (rect.right - px(9), rect.centery + px(13)), 15)
            return
        row = name.bottom + px(9)
        after = self._backs(seat, (left, row), 9)
        if rect.width > px(190):
            room = right - after - px(8)
            self._text(self._turns(seat), (after + px(6), row), 14, "midleft", room)
        self._held(seat, (rect.right - px(9), rect.centery + px(11)), 14)

    def _column(self, rect: pygame.Rect, seat: Seat) -> None:
        """In portrait beside the holders."""
        px = self.brush.px
        side = 44
        self._avatar(seat, (rect.left + px(26), rect.top + px(28)), side, 3)
        left = rect.left + px(55)
        room = px(140) - (left - rect.left)
        name = self._name(seat, (left, rect.top + px(5)), 17, room)
        row = name.bottom + px(10)
        self._backs(seat, (left, row), 12)
        if seat.own:
            self._text(self._turns(seat), (left, row), 14, "midleft", room)
        else:
            self._text(
                self._turns(seat), (rect.left + px(10), rect.top + px(94)), 14, "midleft", room
            )
        low = rect.top + px(64 if seat.own else 70)
        start = rect.left + px(10)
        width = hourglasses_width(self.brush, str(seat.won), 22)
        ink = self.brush.base("ink")
        centre = (start + width / 2, low)
        draw_hourglasses(self.brush, self.target, centre, str(seat.won), 22, ink)
        self._held(seat, (start + width + px(8), low + px(1)), 15, "midleft")
        if seat.written is not None:
            self._text(self._written(seat), (start, low + px(20)), 14, "midleft", px(126))

    def draw_empty(self, zone: pygame.Rect) -> None:
        """In portrait: no series stands there."""
        self._text(self.words("no series"), zone.center, 15, "center", zone.width)

    # -- parts

    def _avatar(
        self, seat: Seat, centre: tuple[float, float], side: float, ring: float = 4
    ) -> None:
        self.brush.avatar(self.target, seat.avatar, centre, side, turn=seat.turn, ring=ring)

    def _name(self, seat: Seat, at: tuple[int, int], size: float, room: int) -> pygame.Rect:
        face = Face.DISPLAY if seat.own else Face.BOLD
        ink = self.brush.base("ink")
        return self.brush.text(self.target, seat.name, at, size, ink, face, width=room)

    def _text(
        self,
        text: str,
        at: tuple[float, float],
        size: float,
        anchor: str,
        room: float,
        colour: str = "ink_soft",
    ) -> None:
        shade = self.brush.base(colour)
        self.brush.text(self.target, text, at, size, shade, Face.BODY, anchor, room)

    def _value(self, seat: Seat, at: tuple[int, int], size: float) -> int:
        """Hourglasses won, up to ``at`` on the right; where they begin."""
        width = hourglasses_width(self.brush, str(seat.won), size)
        ink = self.brush.base("ink")
        centre = (at[0] - width / 2, at[1])
        draw_hourglasses(self.brush, self.target, centre, str(seat.won), size, ink)
        return at[0] - width

    def _held(
        self, seat: Seat, at: tuple[float, float], size: float, anchor: str = "midright"
    ) -> None:
        """“+8”: what lies in front of the seat."""
        if seat.held is not None:
            colour = self.brush.base("safe_text")
            text = f"+{seat.held}"
            self.brush.text(self.target, text, at, size, colour, Face.BOLD, anchor)

    def _backs(self, seat: Seat, at: tuple[int, int], width: float) -> int:
        """The hand as small backs from ``at`` on; where they end."""
        if seat.own:
            return at[0]
        side = self.brush.px(width)
        picture = faces.back(self.brush.assets, GAME, side)
        step = side * BACK_STEP
        top = at[1] - round(side * CARD_RATIO / 2)
        for index in range(seat.cards):
            self.target.blit(picture, (round(at[0] + step * index), top))
        return round(at[0] + step * max(0, seat.cards - 1) + side) if seat.cards else at[0]

    # -- words

    def _turns(self, seat: Seat) -> str:
        if not seat.turns:
            return self.words("no turns left") if seat.own else self.words("turns done")
        if seat.own and self.brush.shape is Shape.WIDE:
            return self.words.plural("{count} turn left", "{count} turns left", seat.turns)
        return self.words.plural("{count} turn", "{count} turns", seat.turns)

    def _written(self, seat: Seat) -> str:
        return self.words("first deck {count}", count=seat.written)

    def _own_line(self, seat: Seat) -> str:
        if seat.held is not None:
            return self.words("+{count} if the round ends now", count=seat.held)
        return self.words("no series in front of you")
