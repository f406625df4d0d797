"""The game tiles of the title, and the panel of the match that waits."""

from collections.abc import Callable
from enum import Enum, auto

import pygame

from game.match.match import Match
from game.scenes.match_words import match_line, standing_line
from game.scenes.tables import TABLES, TableEntry
from game.services.assets import Face
from game.services.i18n import Words
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.widget import Look, Widget


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
        self._pictures: dict[bool, pygame.Surface] = {}
        self.radius = 22 if look is TileLook.CARD else 16

    @property
    def ready(self) -> bool:
        return self.entry.table is not None

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
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
        """The illustration on its cloth; greyed when the game is not ready."""
        cloth = brush.assets.palette.game(self.game_id).cloth
        brush.rounded(picture, field, self.radius - 7, cloth)
        side = min(field.width / 240 * 1.16, field.height / 200)
        brush.art(picture, f"tiles/{self.game_id}", field.center, 240 * side, 200 * side)
        if not self.ready:
            veil = pygame.Color(brush.base("shell"))
            veil.a = 150
            brush.rounded(picture, field, self.radius - 7, veil)
            ribbon = paint.text(
                brush.assets, Face.BOLD, brush.px(16), self.words("Soon"), brush.base("ink")
            )
            back = ribbon.get_rect(center=field.center).inflate(brush.px(24), brush.px(10))
            brush.rounded(picture, back, 14, brush.base("paper"))
            picture.blit(ribbon, ribbon.get_rect(center=back.center))

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


class ContinuePanel(Widget):
    """The match that waits: what it is, how it stands, and the way back to it."""

    radius = 18

    def __init__(
        self, match: Match, rect: pygame.Rect, words: Words, action: Callable[[], None]
    ) -> None:
        super().__init__("continue", rect)
        self.match = match
        self.words = words
        self.action = action

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        rect = self.rect.move(0, brush.px(4) if look is Look.PRESSED else 0)
        brush.panel(target, rect, self.radius)
        inset = brush.px(10)
        low = rect.height < brush.px(70)
        field = pygame.Rect(
            rect.x + inset,
            rect.y + inset // (2 if low else 1),
            brush.px(64 if low else 104),
            rect.height - (inset if low else 2 * inset),
        )
        game_id = self.match.game.id
        brush.rounded(target, field, 12, brush.assets.palette.game(game_id).cloth)
        scale = min(field.width / 240, field.height / 200) * 1.1
        brush.art(target, f"tiles/{game_id}", field.center, 240 * scale, 200 * scale)
        button = self._play_button(target, brush, rect, look)
        self._lines(target, brush, rect, field.right + brush.px(16), button.left, low)

    def _play_button(
        self, target: pygame.Surface, brush: Brush, rect: pygame.Rect, look: Look
    ) -> pygame.Rect:
        side = min(brush.px(64), rect.height - brush.px(12))
        button = pygame.Rect(0, 0, brush.px(76) if side > brush.px(56) else side, side)
        button.midright = (rect.right - brush.px(18 if side > brush.px(56) else 8), rect.centery)
        brush.panel(target, button, 14, "saffron", "saffron_edge")
        if look is Look.HOVER:
            brush.rounded(target, button, 14, pygame.Color(255, 255, 255, 60))
        brush.icon(target, "play", button.center, 28, brush.base("ink"))
        return button

    def _lines(
        self,
        target: pygame.Surface,
        brush: Brush,
        rect: pygame.Rect,
        left: int,
        right: int,
        low: bool,
    ) -> None:
        room = right - left - brush.px(12)
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        words, view = self.words, self.match.view(first_person(self.match))
        title = words(TABLES[self.match.game.id].words.title)
        line = match_line(words, self.match.game, view)
        if low:
            label = words("Continue")
            brush.text(target, label, (left, rect.y + brush.px(5)), 19, ink, Face.DISPLAY)
            at = (left, rect.bottom - brush.px(7))
            brush.text(target, f"{title} · {line}", at, 15, soft, anchor="bottomleft", width=room)
            return
        size = 28 if rect.height > brush.px(100) else 24
        small = 19 if size == 28 else 15
        top = brush.text(
            target, words("Continue"), (left, rect.y + brush.px(8)), size, ink, Face.DISPLAY
        )
        second = brush.text(
            target, f"{title} · {line}", (left, top.bottom - brush.px(2)), small, soft, width=room
        )
        standing = standing_line(words, self.match, view)
        at = (left, second.bottom + brush.px(1))
        brush.text(target, standing, at, small, ink, Face.BOLD, width=room)


def first_person(match: Match) -> int:
    """The seat through whose eyes a summary is told."""
    people = [seat for seat, spec in enumerate(match.seats) if not spec.is_bot]
    return people[0] if people else 0
