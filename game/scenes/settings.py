"""Settings: language, sound, speed of the animation, reduced motion."""

from typing import NamedTuple

import pygame

from game.scenes.pages import SheetScene
from game.services.assets import Face
from game.services.i18n import LANGUAGES
from game.services.settings import Speed
from game.ui.controls import Button, Segments, Slider, Toggle
from game.ui.widget import Widget

SPEEDS = (Speed.CALM, Speed.NORMAL, Speed.FAST)
CODES = tuple(LANGUAGES)[::-1]


class Row(NamedTuple):
    label: str
    help: str


class SettingsScene(SheetScene):
    sheet_width = 760
    sheet_height = 590

    def title(self) -> str:
        return self.words("Settings")

    def rows(self) -> list[Row]:
        words = self.words
        return [
            Row(words("Language"), ""),
            Row(words("Sound"), words("Cards, sticks and a little fanfare.")),
            Row(words("Volume"), ""),
            Row(words("Speed"), words("How long cards fly and bots think.")),
            Row(words("Less motion"), words("No flying, no shaking: things change place gently.")),
            Row(words("Full screen"), words("Also with the F11 key.")),
        ]

    def row_box(self, index: int) -> pygame.Rect:
        body = self.body()
        height = body.height / len(self.rows())
        return pygame.Rect(body.x, round(body.y + height * index), body.width, round(height))

    def _control(self, index: int, width: float, height: float = 44) -> pygame.Rect:
        row = self.row_box(index)
        rect = pygame.Rect(0, 0, self.brush.px(width), self.brush.px(height))
        rect.midright = row.midright
        return rect

    def widgets(self) -> list[Widget]:
        words, settings, change = self.words, self.context.settings, self.context.change_settings
        wide = 210 if self.small else 300
        volume = Slider(
            "volume",
            self._control(2, wide - 20, 40),
            settings.volume,
            lambda value: self._loud(value),
        )
        volume.enabled = settings.sound
        return [
            self.close_button(),
            Segments(
                "language",
                self._control(0, wide),
                [LANGUAGES[code] for code in CODES],
                CODES.index(words.language),
                lambda index: change(language=CODES[index]),
                17 if self.small else 19,
            ),
            Toggle("sound", self._control(1, 72, 40), settings.sound, self._sound),
            volume,
            Segments(
                "speed",
                self._control(3, wide),
                [words("calm"), words("normal"), words("fast")],
                SPEEDS.index(settings.speed),
                lambda index: change(speed=SPEEDS[index]),
                15 if self.small else 19,
            ),
            Toggle(
                "reduced_motion",
                self._control(4, 72, 40),
                settings.reduced_motion,
                lambda on: change(reduced_motion=on),
            ),
            Button(
                "fullscreen",
                self._control(5, 150 if self.small else 200, 48),
                words("Switch"),
                self._fullscreen,
                "other",
                18,
                "fullscreen",
            ),
        ]

    def _sound(self, on: bool) -> None:
        self.context.change_settings(sound=on)
        self.context.audio.play("click")
        self.refresh()

    def _loud(self, value: float) -> None:
        self.context.change_settings(volume=value)
        self.context.audio.play("select")

    def _fullscreen(self) -> None:
        self.context.wants_fullscreen = True

    def draw_body(self, target: pygame.Surface) -> None:
        brush = self.brush
        small = self.small
        for index, row in enumerate(self.rows()):
            box = self.row_box(index)
            if index:
                line = pygame.Rect(box.x, box.y, box.width, max(1, brush.px(1.5)))
                target.fill(brush.base("rule"), line)
            room = box.width - brush.px(226 if small else 320)
            size = 17 if small else 22
            ink = brush.base("ink")
            if not row.help or brush.screen.units_high < 400:
                at = box.midleft
                brush.text(target, row.label, at, size, ink, Face.BOLD, "midleft", room)
                continue
            middle = box.centery - brush.px(2)
            at = (box.left, middle)
            brush.text(target, row.label, at, size, ink, Face.BOLD, "bottomleft", room)
            soft = brush.base("ink_soft")
            if small:
                brush.text(target, row.help, at, 14, soft, anchor="topleft", width=room)
            else:
                brush.text(target, row.help, at, 18, soft, anchor="topleft", width=room)
