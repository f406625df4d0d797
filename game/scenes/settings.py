"""Settings: language, sound, speed of the animation, reduced motion, full screen."""

from typing import NamedTuple

import pygame

from game.scenes.pages import SheetScene
from game.services.assets import Face
from game.services.i18n import LANGUAGES
from game.services.screen import Shape
from game.services.settings import Speed
from game.ui.controls import Segments, Slider, Toggle
from game.ui.widget import Widget

SPEEDS = (Speed.CALM, Speed.NORMAL, Speed.FAST)
CODES = tuple(LANGUAGES)[::-1]
CONTROL_UNITS = 44


class Row(NamedTuple):
    name: str
    label: str
    help: str = ""


class SettingsScene(SheetScene):
    sheet_width = 824
    sheet_height = 790

    def title(self) -> str:
        return self.words("Settings")

    def rows(self) -> list[Row]:
        words = self.words
        rows = [
            Row("language", words("Language")),
            Row("sound", words("Sound effects"), words("Cards, sticks and a little fanfare.")),
            Row("volume", words("Volume")),
            Row("speed", words("Speed"), words("How long cards fly and bots think.")),
            Row(
                "reduced_motion",
                words("Less motion"),
                words("No flying, no shaking: things change place gently."),
            ),
        ]
        rows += [
            Row(
                "show_risk", words("Show the risk"), words("How likely the next card is too many.")
            ),
            Row("practice_aid", words("Practice aid"), words("Shows where your cards may go.")),
        ]
        if not self.context.platform.is_web:
            rows.append(Row("fullscreen", words("Full screen"), words("Also with the F11 key.")))
        return rows

    # -- where things are

    def row_boxes(self) -> dict[str, pygame.Rect]:
        """One row under the other; on a low screen in two columns."""
        body, rows = self.body(), self.rows()
        columns = 2 if self.brush.shape is Shape.SHORT else 1
        lines = -(-len(rows) // columns)
        height, gap = body.height / lines, self.brush.px(32)
        width = (body.width + gap) // columns - gap
        return {
            row.name: pygame.Rect(
                body.x + index // lines * (width + gap),
                round(body.y + height * (index % lines)),
                width if columns > 1 else body.width,
                round(height),
            )
            for index, row in enumerate(rows)
        }

    @property
    def _below(self) -> bool:
        """A phone held upright: the explanation stands under label and control."""
        return self.brush.shape is Shape.TALL

    def _control(self, name: str, width: float, height: float = CONTROL_UNITS) -> pygame.Rect:
        row, px = self.row_boxes()[name], self.brush.px
        rect = pygame.Rect(0, 0, px(width), px(height))
        rect.midright = (row.right, self._line_y(row))
        return rect

    def _line_y(self, row: pygame.Rect) -> int:
        """The middle of the line that carries label and control."""
        return row.y + row.height * 38 // 100 if self._below else row.centery

    # -- widgets

    def widgets(self) -> list[Widget]:
        words, settings, change = self.words, self.context.settings, self.context.change_settings
        wide, size = {
            Shape.WIDE: (300, 19),
            Shape.TALL: (226, 16),
            Shape.SHORT: (222, 16),
        }[self.brush.shape]
        volume = Slider("volume", self._control("volume", wide - 20), settings.volume, self._loud)
        volume.enabled = settings.sound
        return [
            self.close_button(),
            Segments(
                "language",
                self._control("language", wide),
                [LANGUAGES[code] for code in CODES],
                CODES.index(words.language),
                lambda index: change(language=CODES[index]),
                size,
            ),
            Toggle("sound", self._control("sound", 72, 40), settings.sound, self._sound),
            volume,
            Segments(
                "speed",
                self._control("speed", wide),
                [words("calm"), words("normal"), words("fast")],
                SPEEDS.index(settings.speed),
                lambda index: change(speed=SPEEDS[index]),
                size,
            ),
            *(self._switch(name) for name in ("reduced_motion", "show_risk", "practice_aid")),
            *self._fullscreen_toggle(),
        ]

    def _switch(self, name: str) -> Widget:
        """A setting that is on or off and needs nothing else done."""
        on = bool(getattr(self.context.settings, name))
        rect = self._control(name, 72, 40)
        return Toggle(name, rect, on, lambda on: self.context.change_settings(**{name: on}))

    def _fullscreen_toggle(self) -> list[Widget]:
        """A browser has its own key and menu for it."""
        if self.context.platform.is_web:
            return []
        rect = self._control("fullscreen", 72, 40)
        return [Toggle("fullscreen", rect, _is_fullscreen(), self._fullscreen)]

    def _sound(self, on: bool) -> None:
        self.context.change_settings(sound=on)
        self.context.audio.play("click")
        self.refresh()

    def _loud(self, value: float) -> None:
        self.context.change_settings(volume=value)
        self.context.audio.play("select")

    def _fullscreen(self, on: bool) -> None:
        self.context.change_settings(fullscreen=on)
        self.context.wants_fullscreen = True

    # -- the picture

    def draw_body(self, target: pygame.Surface) -> None:
        boxes = self.row_boxes()
        for row in self.rows():
            box = boxes[row.name]
            if box.y > self.body().y:
                line = pygame.Rect(box.x, box.y, box.width, max(1, self.brush.px(1.5)))
                target.fill(self.brush.base("rule"), line)
            self._draw_words(target, row, box)

    def _draw_words(self, target: pygame.Surface, row: Row, box: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        control = self.group.find(row.name)
        assert control is not None
        room = control.rect.left - box.left - px(14)
        size, small = (17, 14) if self.small else (22, 18)
        ink, soft = brush.base("ink"), brush.base("ink_soft")
        helped = row.help and brush.shape is not Shape.SHORT
        y = self._line_y(box)
        if not helped or self._below:
            brush.text(target, row.label, (box.left, y), size, ink, Face.BOLD, "midleft", room)
        else:
            at = (box.left, y + px(2))
            brush.text(target, row.label, at, size, ink, Face.BOLD, "bottomleft", room)
        if not helped:
            return
        if self._below:
            at = (box.left, control.rect.bottom + px(2))
            brush.paragraph(target, row.help, at, box.width, small, soft)
        else:
            at = (box.left, y)
            brush.text(target, row.help, at, small, soft, anchor="topleft", width=room)


def _is_fullscreen() -> bool:
    window = pygame.display.get_surface()
    return window is not None and bool(window.get_flags() & pygame.FULLSCREEN)
