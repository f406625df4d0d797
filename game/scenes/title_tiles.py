"""What lies on the title: the games, the next step, and a note when there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from game.scenes.match_words import match_line, standing_line
from game.scenes.tables import TABLES, TableEntry
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.match.match import Match


class TileLook(Enum):
    CARD = auto()
    """Upright, picture above words: desktop."""
    ROW = auto()
    """Picture beside words: phone held upright."""
    SMALL = auto()
    """Upright and small: phone on its side."""


class GameTile(Widget):
    radius = 22

    def __init__(
        self,
        game_id: str,
        entry: TableEntry,
        rect: pygame.Rect,
        look: TileLook,
        lean: float,
        words: Words,
        action: Callable[[], None],
    ) -> None:
        super().__init__(f"game:{game_id}", rect)
        self.game_id = game_id
        self.entry = entry
        self.look = look
        self.lean = lean
        self.words = words
        self.action = action
        self.dealt = True
        """False: not on the table yet, so nothing is painted."""
        self._pictures: dict[bool, pygame.Surface] = {}
        self.radius = 22 if look is TileLook.CARD else 16

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        if not self.dealt:
            return
        raised = look is not Look.REST
        if raised not in self._pictures:
            self._pictures[raised] = self._render(brush, raised)
        picture = self._pictures[raised]
        lift = brush.px(10) if look is Look.HOVER else 0
        target.blit(picture, picture.get_rect(center=self.rect.move(0, -lift).center))

    def _render(self, brush: Brush, raised: bool) -> pygame.Surface:
        """The whole tile once, turned; shown again and again."""
        margin = brush.px(40)
        width, height = self.rect.width + 2 * margin, self.rect.height + 2 * margin
        picture = pygame.Surface((width, height), pygame.SRCALPHA)
        rect = pygame.Rect(margin, margin, *self.rect.size)
        brush.panel(picture, rect, self.radius)
        {
            TileLook.CARD: self._draw_card,
            TileLook.ROW: self._draw_row,
            TileLook.SMALL: self._draw_small,
        }[self.look](picture, brush, rect)
        if raised:
            brush.turn_ring(picture, rect, self.radius)
        if self.lean:
            picture = pygame.transform.rotozoom(picture, self.lean, 1.0)
        picture = picture.convert_alpha()
        picture.set_alpha(255, pygame.RLEACCEL)
        return picture

    def _field(self, picture: pygame.Surface, brush: Brush, field: pygame.Rect) -> None:
        """The illustration on its cloth."""
        cloth = brush.assets.palette.game(self.game_id).cloth
        brush.rounded(picture, field, self.radius - 7, cloth)
        side = min(field.width / 240 * 1.16, field.height / 200)
        brush.art(picture, f"tiles/{self.game_id}", field.center, 240 * side, 200 * side)

    def _draw_card(self, picture: pygame.Surface, brush: Brush, rect: pygame.Rect) -> None:
        inset = brush.px(8)
        field = pygame.Rect(rect.x + inset, rect.y + inset, rect.width - 2 * inset, brush.px(206))
        self._field(picture, brush, field)
        room = rect.width - brush.px(24)
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        brush.text(
            picture,
            self.words(self.entry.words.title),
            (rect.centerx, field.bottom + brush.px(12)),
            28,
            ink,
            Face.DISPLAY,
            "midtop",
            room,
        )
        brush.paragraph(
            picture,
            self.words(self.entry.words.tagline),
            (rect.centerx, field.bottom + brush.px(52)),
            room,
            18,
            soft,
            align="centre",
            anchor="midtop",
        )
        self._players(picture, brush, (rect.centerx, rect.bottom - brush.px(26)), 18, "center")

    def _players(
        self,
        picture: pygame.Surface,
        brush: Brush,
        at: tuple[int, int],
        size: float,
        anchor: str,
        short: bool = False,
    ) -> None:
        label = self.entry.player_range
        if not short:
            label = self.words("{range} players", range=label)
        line = paint.text(brush.assets, Face.BOLD, brush.px(size), label, brush.base("ink"))
        icon = brush.px(size * 1.15)
        box = pygame.Rect(0, 0, icon + brush.px(4) + line.get_width(), line.get_height())
        setattr(box, anchor, at)
        centre = (box.left + icon // 2, box.centery)
        brush.icon(picture, "person", centre, size * 1.15, brush.base("ink"))
        picture.blit(line, line.get_rect(midright=box.midright))

    def _draw_row(self, picture: pygame.Surface, brush: Brush, rect: pygame.Rect) -> None:
        inset = brush.px(5)
        field = pygame.Rect(rect.x + inset, rect.y + inset, brush.px(104), rect.height - 2 * inset)
        self._field(picture, brush, field)
        left = field.right + brush.px(13)
        room = rect.right - left - brush.px(12)
        title = brush.text(
            picture,
            self.words(self.entry.words.title),
            (left, rect.centery - brush.px(36)),
            25,
            brush.base("ink"),
            Face.DISPLAY,
            "topleft",
            room - brush.px(58),
        )
        brush.paragraph(
            picture,
            self.words(self.entry.words.tagline),
            (left, title.bottom),
            room,
            15,
            brush.base("ink_soft"),
        )
        at = (rect.right - brush.px(12), rect.centery - brush.px(22))
        self._players(picture, brush, at, 15, "midright", short=True)

    def _draw_small(self, picture: pygame.Surface, brush: Brush, rect: pygame.Rect) -> None:
        inset = brush.px(5)
        field = pygame.Rect(
            rect.x + inset, rect.y + inset, rect.width - 2 * inset, rect.height - brush.px(76)
        )
        self._field(picture, brush, field)
        brush.text(
            picture,
            self.words(self.entry.words.title),
            (rect.centerx, field.bottom + brush.px(4)),
            21,
            brush.base("ink"),
            Face.DISPLAY,
            "midtop",
            rect.width - brush.px(16),
        )
        at = (rect.centerx, rect.bottom - brush.px(18))
        self._players(picture, brush, at, 15, "center")


class PlayPanel(Widget):
    """The next step, large: what it is, a line or two about it, and a saffron button."""

    radius = 18

    def __init__(
        self,
        name: str,
        game_id: str,
        rect: pygame.Rect,
        title: str,
        lines: Sequence[str],
        action: Callable[[], None],
    ) -> None:
        super().__init__(name, rect)
        self.game_id = game_id
        self.title = title
        self.lines = list(lines)
        self.action = action

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        rect = self.rect.move(0, brush.px(4) if look is Look.PRESSED else 0)
        brush.panel(target, rect, self.radius)
        low = brush.shape is Shape.SHORT
        inset = brush.px(5 if low else 10)
        width = {Shape.WIDE: 110, Shape.TALL: 72, Shape.SHORT: 60}[brush.shape]
        field = pygame.Rect(
            rect.x + inset, rect.y + inset, brush.px(width), rect.height - 2 * inset
        )
        brush.rounded(target, field, 12, brush.assets.palette.game(self.game_id).cloth)
        scale = min(field.width / 240, field.height / 200) * 1.1
        brush.art(target, f"tiles/{self.game_id}", field.center, 240 * scale, 200 * scale)
        button = self._play_button(target, brush, rect, look)
        left = field.right + brush.px(16 if brush.shape is Shape.WIDE else 10)
        if low:
            self._draw_low(target, brush, rect, left, button.left)
        else:
            self._draw_lines(target, brush, rect, left, button.left)

    def _play_button(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, look: Look
    ) -> pygame.Rect:
        width, height, edge = {
            Shape.WIDE: (76, 64, 18),
            Shape.TALL: (52, 60, 12),
            Shape.SHORT: (48, 44, 6),
        }[brush.shape]
        button = pygame.Rect(0, 0, brush.px(width), brush.px(height))
        button.midright = (rect.right - brush.px(edge), rect.centery)
        brush.panel(target, button, 14, "saffron", "saffron_edge")
        if look is Look.HOVER:
            brush.rounded(target, button, 14, pygame.Color(255, 255, 255, 60))
        brush.icon(target, "play", button.center, 28, brush.base("ink"))
        return button

    def _draw_low(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, left: int, right: int
    ) -> None:
        """One line of words under the title: a phone on its side."""
        room = right - left - brush.px(8)
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        at = (left, rect.y + brush.px(4))
        brush.text(target, self.title, at, 19, ink, Face.DISPLAY, width=room)
        at = (left, rect.bottom - brush.px(6))
        brush.text(target, self.lines[0], at, 15, soft, anchor="bottomleft", width=room)

    def _draw_lines(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, left: int, right: int
    ) -> None:
        room = right - left - brush.px(10)
        size, small = (28, 19) if brush.shape is Shape.WIDE else (24, 15)
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        at = (left, rect.y + brush.px(8))
        line = brush.text(target, self.title, at, size, ink, Face.DISPLAY, width=room)
        at = (left, line.bottom - brush.px(2))
        line = brush.text(target, self.lines[0], at, small, soft, width=room)
        at = (left, line.bottom + brush.px(1))
        # Plain letters run narrower: in portrait the names need not shrink so far.
        face = Face.BOLD if brush.shape is Shape.WIDE else Face.BODY
        brush.text(target, self.lines[1], at, small, ink, face, width=room)


def continue_panel(
    match: Match, rect: pygame.Rect, words: Words, action: Callable[[], None]
) -> PlayPanel:
    """The match that waits: what it is, how it stands, and the way back to it."""
    game_id, view = match.game.id, match.view(first_person(match))
    title = words(TABLES[game_id].words.title)
    lines = [
        f"{title} · {match_line(words, match.game, view)}",
        standing_line(words, match, view),
    ]
    return PlayPanel("continue", game_id, rect, words("Continue"), lines, action)


class NoteBar(Widget):
    """A calm message that stays until it is put away."""

    radius = 14

    def __init__(self, rect: pygame.Rect, text: str, action: Callable[[], None]) -> None:
        super().__init__("note", rect)
        self.text = text
        self.action = action

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        brush.panel(target, self.rect, self.radius, "highlight" if look is Look.HOVER else "paper")
        ink = brush.base("ink")
        edge = brush.px(20)
        brush.icon(target, "info", (self.rect.left + edge, self.rect.centery), 24, ink)
        brush.icon(target, "close", (self.rect.right - edge, self.rect.centery), 20, ink)
        left = self.rect.left + 2 * edge
        room = self.rect.right - 2 * edge - left
        size = {Shape.WIDE: 17, Shape.TALL: 15, Shape.SHORT: 14}[brush.shape]
        words = paint.wrap(brush.assets, Face.BODY, brush.px(size), self.text, ink, room, line=1.2)
        target.blit(words, words.get_rect(midleft=(left, self.rect.centery)))


def first_person(match: Match) -> int:
    """The seat through whose eyes a summary is told."""
    people = [seat for seat, spec in enumerate(match.seats) if not spec.is_bot]
    return people[0] if people else 0
