"""The title: five games, the match that waits, and the way to everything else."""

import secrets

import pygame

from game.match.match import Match
from game.match.record import Reason
from game.rules.registry import GAMES
from game.scenes.about import AboutScene
from game.scenes.context import Context
from game.scenes.scene import Scene
from game.scenes.seating import quick_seats
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.tables import TABLES
from game.scenes.title_tiles import ContinuePanel, GameTile, TileLook
from game.services.assets import Face
from game.services.i18n import LANGUAGES, N_
from game.services.saves import saved_match
from game.services.screen import Shape
from game.services.storage import StorageNote
from game.sprites import paint
from game.ui.controls import Button, IconButton, Segments
from game.ui.widget import Widget

QUICK_GAME = "bascule"
QUICK_PLAYERS = 4
LANGUAGE_CODES = tuple(LANGUAGES)[::-1]

STORAGE_NOTES = {
    StorageNote.REFUSED: N_("Nothing can be saved here: this match lasts as long as the window."),
    StorageNote.FULL: N_("The storage is full: this match lasts as long as the window."),
}


class TitleScene(Scene):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.saved: Match | None = None

    def enter(self) -> None:
        self._look_for_match()

    def resume(self, result: object = None) -> None:
        self._look_for_match()

    def _look_for_match(self) -> None:
        found = saved_match(self.context.storage)
        self.saved = found.match
        if found.problem is not None:
            self.say(self._problem_words(found.problem.reason))
        self._tell_storage_note()
        self.refresh()

    def _problem_words(self, reason: Reason) -> str:
        if reason is Reason.OTHER_RULES:
            return self.words("The saved match belongs to another version. It was put aside.")
        return self.words("The saved match cannot be read. It was put aside, nothing else is lost.")

    def _tell_storage_note(self) -> None:
        note = self.context.storage.note
        if note is not None:
            self.context.storage.note = None
            self.say(self.words(STORAGE_NOTES[note]))

    # -- layout

    def widgets(self) -> list[Widget]:
        make = {
            Shape.WIDE: self._wide_widgets,
            Shape.TALL: self._tall_widgets,
            Shape.SHORT: self._short_widgets,
        }
        return make[self.brush.shape]()

    def _wide_widgets(self) -> list[Widget]:
        brush, extra = self.brush, self._extra_width()
        wide, high = brush.screen.units_wide, brush.screen.units_high
        step, width = (wide - 120 - 216) / 4, 216
        widgets: list[Widget] = self._corner(wide - 54, 44, 46)
        top = 178 + (high - 720) * 0.4
        for index, game_id in enumerate(TABLES):
            lean = (2.0, -1.6, 0.0, -1.0, -2.6)[index]
            drop = (14, 0, 4, 6, 14)[index]
            rect = brush.box(60 + step * index, top + drop, width, 356)
            widgets.append(self._tile(game_id, rect, TileLook.CARD, lean))
        bottom = high - 132
        if self.saved is not None:
            panel = brush.box(58, bottom, 620 + extra * 0.5, 104)
            widgets.append(ContinuePanel(self.saved, panel, self.words, self._continue))
            quick = brush.box(wide - 574, bottom + 22, 300, 64)
        else:
            quick = brush.box(58, bottom + 12, 380, 80)
        kind = "other" if self.saved else "next"
        label = self.words("Quick game")
        widgets.append(Button("quick", quick, label, self._quick, kind, 26, "play"))
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
        if self.saved is not None:
            panel = brush.box(16, top, wide - 32, 96)
            widgets.append(ContinuePanel(self.saved, panel, self.words, self._continue))
            top += 108
        bottom = high - 84
        step = min(112.0, (bottom - 8 - top) / 5)
        for index, game_id in enumerate(TABLES):
            rect = brush.box(16, top + step * index, wide - 32, step - 12)
            widgets.append(self._tile(game_id, rect, TileLook.ROW, 0.0))
        half = (wide - 44) / 2
        kind = "other" if self.saved else "next"
        quick = brush.box(16, bottom, half, 56)
        widgets.append(Button("quick", quick, self.words("Quick game"), self._quick, kind, 19))
        about = brush.box(28 + half, bottom, half, 56)
        widgets.append(
            Button("about", about, self.words("About"), self._about, "other", 19, "info")
        )
        return widgets

    def _short_widgets(self) -> list[Widget]:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        widgets: list[Widget] = self._corner(wide - 16, 14, 44)
        step = (wide - 32 + 10) / 5
        for index, game_id in enumerate(TABLES):
            rect = brush.box(16 + step * index, 70, step - 10, high - 70 - 78)
            widgets.append(self._tile(game_id, rect, TileLook.SMALL, 0.0))
        bottom = high - 66
        if self.saved is not None:
            panel = brush.box(16, bottom, wide - 32 - 330, 56)
            widgets.append(ContinuePanel(self.saved, panel, self.words, self._continue))
        kind = "other" if self.saved else "next"
        quick = brush.box(wide - 336, bottom, 180, 54)
        widgets.append(Button("quick", quick, self.words("Quick game"), self._quick, kind, 18))
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
        width = 96 if compact else 124
        languages = Segments(
            "language",
            brush.box(right - size - 12 - width, top, width, size),
            [code.upper() for code in LANGUAGE_CODES],
            chosen,
            self._speak,
            17 if compact else 18,
        )
        return [languages, settings]

    def _tile(self, game_id: str, rect: pygame.Rect, look: TileLook, lean: float) -> GameTile:
        return GameTile(
            game_id,
            TABLES[game_id],
            rect,
            look,
            lean,
            self.words,
            lambda: self._open(game_id),
        )

    # -- choices

    def _speak(self, index: int) -> None:
        self.context.change_settings(language=LANGUAGE_CODES[index])

    def _settings(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: SettingsScene(self.context))

    def _about(self) -> None:
        self.context.audio.play("click")
        self.context.stack.push(lambda: AboutScene(self.context))

    def _open(self, game_id: str) -> None:
        entry = TABLES[game_id]
        if entry.table is None:
            self.context.audio.play("refuse")
            name = self.words(entry.words.title)
            self.say(
                self.words("{game} is not ready yet. It comes with a later version.", game=name)
            )
            return
        self.context.audio.play("click")
        self.context.stack.push(lambda: SetupScene(self.context, game_id))

    def _continue(self) -> None:
        match = self.saved
        if match is not None:
            self._sit_down(match)

    def _quick(self) -> None:
        game = GAMES[QUICK_GAME]
        seats = quick_seats(self.context, QUICK_PLAYERS)
        self._sit_down(Match(game, game.options_type(), seats, secrets.randbits(63)))

    def _sit_down(self, match: Match) -> None:
        table = TABLES[match.game.id].table
        assert table is not None
        self.context.audio.play("click")
        self.context.stack.push(lambda: table(self.context, match))

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
        if brush.shape is Shape.SHORT:
            place = (mark.right + brush.px(18), mark.centery + brush.px(4))
            brush.text(target, motto, place, small, colour, anchor="midleft")
            return
        brush.text(target, motto, (at[0] + brush.px(2), mark.bottom - brush.px(2)), small, colour)
        if brush.shape is Shape.WIDE:
            side = brush.px(104)
            centre = (mark.right + brush.px(74), mark.centery)
            brush.art(target, "app/flower", centre, side, side)
