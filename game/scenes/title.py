"""The title: five games, the match that waits, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.by_name import thing
from game.scenes.context import Context
from game.scenes.match_words import names
from game.scenes.scene import Scene
from game.scenes.tables import TABLES
from game.scenes.title_tiles import GameTile, NoteBar, PlayPanel, TileLook, continue_panel
from game.services.assets import Face
from game.services.i18n import LANGUAGES, N_
from game.services.input import Command, Signal
from game.services.saves import saved_match
from game.services.screen import Shape
from game.services.storage import StorageNote
from game.sprites import paint
from game.ui.controls import Button, IconButton, Segments
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.match.match import Match

LANGUAGE_CODES = tuple(LANGUAGES)[::-1]

STORAGE_NOTES = {
    StorageNote.REFUSED: N_("Nothing can be saved here: this match lasts as long as the window."),
    StorageNote.FULL: N_("The storage is full: this match lasts as long as the window."),
}
OTHER_VERSION_NOTE = N_("The saved match belongs to another version. It was put aside.")
BROKEN_NOTE = N_("The saved match cannot be read. It was put aside, nothing else is lost.")


class TitleScene(Scene):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.saved: Match | None = None
        self.note = ""
        """A message about the storage; it stays until it is put away."""
        self._dealt: set[str] = set()
        """The tiles that lie on the table: at the start they come one a frame."""
        self._all_dealt = False
        self._seen = False
        """The first picture is the quickest: the table, the name and the next step."""

    def enter(self) -> None:
        self._look_for_match()

    def resume(self, result: object = None) -> None:
        self._look_for_match()

    def _look_for_match(self) -> None:
        found = saved_match(self.context.storage)
        self.saved = found.match
        if found.problem is not None:
            other = found.problem.reason == "other_rules"
            self.note = OTHER_VERSION_NOTE if other else BROKEN_NOTE
        elif self.context.storage.note is not None:
            self.note = STORAGE_NOTES[self.context.storage.note]
            self.context.storage.note = None
        self.refresh()

    def _dismiss_note(self) -> None:
        self.note = ""
        self.refresh()

    # -- layout

    def widgets(self) -> list[Widget]:
        make = {
            Shape.WIDE: self._wide_widgets,
            Shape.TALL: self._tall_widgets,
            Shape.SHORT: self._short_widgets,
        }
        return make[self.brush.shape]()

    def _note_bar(self, x: float, y: float, width: float, height: float) -> list[Widget]:
        if not self.note:
            return []
        rect = self.brush.box(x, y, width, height)
        return [NoteBar(rect, self.words(self.note), self._dismiss_note)]

    def _wide_widgets(self) -> list[Widget]:
        brush, extra = self.brush, self._extra_width()
        wide, high = brush.screen.units_wide, brush.screen.units_high
        step, width = (wide - 120 - 216) / 4, 216
        widgets = [*self._note_bar(690, 28, wide - 956, 84), *self._corner(wide - 54, 44, 46)]
        top = 178 + (high - 720) * 0.4
        for index, game_id in enumerate(TABLES):
            lean = (2.0, -1.6, 0.0, -1.0, -2.6)[index]
            drop = (14, 0, 4, 6, 14)[index]
            rect = brush.box(60 + step * index, top + drop, width, 356)
            widgets.append(self._tile(game_id, rect, TileLook.CARD, lean))
        bottom = high - 132
        widgets.append(self._play_panel(brush.box(58, bottom, 620 + extra * 0.5, 104)))
        if self.saved is not None:
            quick = brush.box(wide - 574, bottom + 22, 300, 64)
            label = self.words("Quick game")
            widgets.append(Button("quick", quick, label, self._quick, "other", 26, "play"))
        about = brush.box(wide - 258, bottom + 22, 200, 64)
        widgets.append(
            Button("about", about, self.words("About"), self._about, "other", 22, "info")
        )
        return widgets

    def _extra_width(self) -> float:
        return max(0.0, self.brush.screen.units_wide - 1280)

    def _tall_widgets(self) -> list[Widget]:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        widgets: list[Widget] = self._corner(wide - 16, 26, 44, compact=True)
        top = 112.0
        if self.note:
            widgets += self._note_bar(16, top, wide - 32, 72)
            top += 82
        widgets.append(self._play_panel(brush.box(16, top, wide - 32, 96)))
        top += 108
        bottom = high - 76
        step = min(116.0, (bottom - 2 - top) / 5)
        for index, game_id in enumerate(TABLES):
            rect = brush.box(16, top + step * index, wide - 32, step - 12)
            widgets.append(self._tile(game_id, rect, TileLook.ROW, 0.0))
        half = (wide - 44) / 2
        about = brush.box(16, bottom, wide - 32, 56)
        if self.saved is not None:
            quick = brush.box(16, bottom, half, 56)
            label = self.words("Quick game")
            widgets.append(Button("quick", quick, label, self._quick, "other", 19))
            about = brush.box(28 + half, bottom, half, 56)
        widgets.append(
            Button("about", about, self.words("About"), self._about, "other", 19, "info")
        )
        return widgets

    def _short_widgets(self) -> list[Widget]:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        widgets = [*self._note_bar(236, 12, wide - 452, 48), *self._corner(wide - 16, 14, 44)]
        step = (wide - 32 + 10) / 5
        for index, game_id in enumerate(TABLES):
            rect = brush.box(16 + step * index, 70, step - 10, high - 70 - 78)
            widgets.append(self._tile(game_id, rect, TileLook.SMALL, 0.0))
        bottom = high - 66
        widgets.append(self._play_panel(brush.box(16, bottom, wide - 32 - 330, 56)))
        if self.saved is not None:
            quick = brush.box(wide - 336, bottom, 180, 54)
            label = self.words("Quick game")
            widgets.append(Button("quick", quick, label, self._quick, "other", 18))
        about = brush.box(wide - 146, bottom, 130, 54)
        widgets.append(Button("about", about, self.words("About"), self._about, "other", 18))
        return widgets

    def _corner(self, right: float, top: float, size: float, compact: bool = False) -> list[Widget]:
        """Language and settings, at the top right."""
        brush, words = self.brush, self.words
        settings = IconButton(
            "settings",
            brush.box(right - size, top, size, size),
            "settings",
            words("Settings"),
            self._settings,
        )
        chosen = LANGUAGE_CODES.index(words.language)
        codes = [code.upper() for code in LANGUAGE_CODES]
        if compact:
            rect = brush.box(right - size - 8 - 52, top, 52, size)
            other = (chosen + 1) % len(codes)
            return [
                Button("language", rect, codes[other], lambda: self._speak(other), "other", 17),
                settings,
            ]
        rect = brush.box(right - size - 12 - 124, top, 124, size)
        return [Segments("language", rect, codes, chosen, self._speak, 18), settings]

    def _play_panel(self, rect: pygame.Rect) -> Widget:
        """The next step: the match that waits, or a quick one."""
        if self.saved is not None:
            return continue_panel(self.saved, rect, self.words, self._continue)
        lines = self._quick_lines() if self._all_dealt else ["", ""]
        title = self.words("Quick game")
        return PlayPanel("quick", self._quick_game(), rect, title, lines, self._quick)

    def _quick_lines(self) -> list[str]:
        """Who would sit where; asks the game's rules, so it comes after the tiles."""
        from game.scenes.seating import last_seats

        game_id, words = self._quick_game(), self.words
        seats = last_seats(self.context, game_id)
        game = words(TABLES[game_id].words.title)
        return [
            words("{game}, {count} players", game=game, count=len(seats)),
            words("with {names}", names=names(words, seats, range(1, len(seats)))),
        ]

    def _tile(self, game_id: str, rect: pygame.Rect, look: TileLook, lean: float) -> GameTile:
        tile = GameTile(
            game_id,
            TABLES[game_id],
            rect,
            look,
            lean,
            self.words,
            lambda: self._open(game_id),
        )
        tile.dealt = game_id in self._dealt
        return tile

    def update(self, dt: float) -> None:
        """Painting all tiles at once would keep a visitor waiting for the first picture."""
        super().update(dt)
        if not self._seen:
            self._seen = self.dirty = True
            return
        for widget in self.group.widgets:
            if isinstance(widget, GameTile) and not widget.dealt:
                widget.dealt = self.dirty = True
                self._dealt.add(widget.game_id)
                return
        if not self._all_dealt:
            self._all_dealt = self.dirty = True
            panel = self.group.find("quick")
            if isinstance(panel, PlayPanel):
                panel.lines = self._quick_lines()

    # -- choices

    def _speak(self, index: int) -> None:
        self.context.change_settings(language=LANGUAGE_CODES[index])

    def _settings(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: _scene("game.scenes.settings:SettingsScene")(self.context))

    def _about(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: _scene("game.scenes.about:AboutScene")(self.context))

    def _open(self, game_id: str) -> None:
        self.context.audio.play("click")
        self.context.stack.push(
            lambda: _scene("game.scenes.setup:SetupScene")(self.context, game_id)
        )

    def _continue(self) -> None:
        match = self.saved
        if match is not None:
            self._sit_down(match)

    def _quick(self) -> None:
        """The last played game at its last table: one tap and the cards are dealt."""
        from game.scenes.table_plan import TablePlan

        self._sit_down(TablePlan(self.context, self._quick_game()).match())

    def _quick_game(self) -> str:
        last = self.context.settings.last_game
        return last if last in TABLES else next(iter(TABLES))

    def _sit_down(self, match: Match) -> None:
        table = TABLES[match.game.id].table
        self.context.audio.play("click")
        self.context.stack.push(lambda: table(self.context, match))

    def handle(self, signal: Signal) -> bool:
        if super().handle(signal):
            return True
        if signal is not Command.CONFIRM:
            return False
        if self.saved is not None:
            self._continue()
        else:
            self._quick()
        return True

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        brush = self.brush
        target.blit(
            paint.cloth(brush.assets, "shell", target.get_size(), brush.screen.unit), (0, 0)
        )
        self._draw_wordmark(target)
        self.group.draw(target, brush)
        low = target.get_height() - brush.px(150 if brush.shape is Shape.WIDE else 110)
        self.toast.draw(target, brush, (target.get_width() // 2, low))

    def _draw_wordmark(self, target: pygame.Surface) -> None:
        brush = self.brush
        x, y, size, small = {
            Shape.WIDE: (62, 24, 92, 24),
            Shape.TALL: (20, 22, 42, 17),
            Shape.SHORT: (16, 8, 38, 15),
        }[brush.shape]
        at = (brush.px(x), brush.px(y))
        drop = brush.px(size * 0.06)
        brush.text(
            target, "Pentadeck", (at[0] + drop, at[1] + drop), size, brush.base("ink"), Face.DISPLAY
        )
        mark = brush.text(target, "Pentadeck", at, size, brush.base("paper"), Face.DISPLAY)
        motto = self.words("Five card games, one table")
        colour = brush.base("edge")
        if brush.shape is Shape.SHORT and self.note:
            return
        if brush.shape is Shape.SHORT:
            place = (mark.right + brush.px(18), mark.centery + brush.px(4))
            brush.text(target, motto, place, small, colour, anchor="midleft")
            return
        brush.text(target, motto, (at[0] + brush.px(2), mark.bottom - brush.px(2)), small, colour)
        if brush.shape is Shape.WIDE:
            side = brush.px(104)
            centre = (mark.right + brush.px(74), mark.centery)
            brush.art(target, "app/flower", centre, side, side)


def _scene(name: str) -> Callable[..., Scene]:
    """Screens beyond the title are imported when they are opened: the title is there sooner."""
    found: Callable[..., Scene] = thing(name)
    return found
