"""Words: one line, one line with bold parts, several lines.

In texts ``**two stars**`` make a part bold.  Lines break at plain spaces
only: what a no-break space joins stays together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Surface

from game.services.assets import Assets, Face
from game.sprites.paint.canvas import Colour, blank, colour_of, kept, kept_as_is, key_of

Align = Literal["left", "centre", "right"]

BOLD_MARK = "**"
ELLIPSIS = "…"
SMALLEST_SHARE = 0.6
"""How far a text shrinks to fit before it is cut."""


@dataclass(frozen=True, slots=True)
class _Run:
    text: str
    bold: bool


_Line = list[_Run]


def text(assets: Assets, face: Face, px: int, string: str, colour: Colour) -> Surface:
    """One line, as written."""
    key = ("text", face, px, string, key_of(colour))
    return kept(key, lambda: _render(assets.font(face, px), string, colour))


def plain(string: str) -> str:
    """Without the marks of bold parts."""
    return string.replace(BOLD_MARK, "")


def rich(
    assets: Assets, px: int, string: str, colour: Colour, bold_colour: Colour | None = None
) -> Surface:
    """One line in body type with **bold** parts, these in ``bold_colour`` if given."""
    key = ("rich", px, string, key_of(colour), key_of(bold_colour))
    style = _Style(assets, Face.BODY, px, colour, bold_colour or colour)
    return kept(key, lambda: style.line(_runs(string)))


def rich_width(assets: Assets, px: int, string: str) -> int:
    """How wide ``rich`` will be."""
    return _Style(assets, Face.BODY, px, "#000000", "#000000").width(_runs(string))


def wrap(
    assets: Assets,
    face: Face,
    px: int,
    string: str,
    colour: Colour,
    width_px: int,
    align: Align = "left",
    line: float = 1.3,
    bold_colour: Colour | None = None,
) -> Surface:
    """Several lines, each at most ``width_px`` wide, ``line`` × ``px`` apart.

    The picture is ``width_px`` wide unless aligned left, then as wide as its
    longest line.
    """
    key = (
        "wrap", face, px, string, key_of(colour), width_px, align, line, key_of(bold_colour)
    )  # fmt: skip
    style = _Style(assets, face, px, colour, bold_colour or colour)
    return kept(key, lambda: style.block(string, width_px, align, line))


def fit_text(
    assets: Assets,
    face: Face,
    px: int,
    string: str,
    colour: Colour,
    width_px: int,
    floor_px: int | None = None,
) -> Surface:
    """One line that shrinks to fit ``width_px``, down to ``floor_px``; then it is cut."""
    key = ("fit", face, px, string, key_of(colour), width_px, floor_px)
    return kept_as_is(key, lambda: _fitted(assets, face, px, string, colour, width_px, floor_px))


def _fitted(
    assets: Assets,
    face: Face,
    px: int,
    string: str,
    colour: Colour,
    width_px: int,
    floor_px: int | None,
) -> Surface:
    smallest = round(px * SMALLEST_SHARE) if floor_px is None else floor_px
    size = px
    while size > smallest and assets.font(face, size).size(string)[0] > width_px:
        size -= 1
    shown = _cut(assets.font(face, size), string, width_px)
    return text(assets, face, size, shown, colour)


class _Style:
    """Two fonts and two colours of one text."""

    def __init__(
        self, assets: Assets, face: Face, px: int, colour: Colour, bold_colour: Colour
    ) -> None:
        bold_face = Face.BOLD if face is Face.BODY else face
        self._px = px
        self._fonts = {False: assets.font(face, px), True: assets.font(bold_face, px)}
        self._colours = {False: colour, True: bold_colour}

    def width(self, runs: Iterable[_Run]) -> int:
        return sum(self._fonts[run.bold].size(run.text)[0] for run in runs)

    def line(self, runs: Sequence[_Run]) -> Surface:
        height = max(font.get_height() for font in self._fonts.values())
        surface = blank((self.width(runs), height), self._colours[False])
        x = 0
        for run in runs:
            picture = _render(self._fonts[run.bold], run.text, self._colours[run.bold])
            surface.blit(picture, (x, self._ascent - self._fonts[run.bold].get_ascent()))
            x += self._fonts[run.bold].size(run.text)[0]
        return surface

    def block(self, string: str, width_px: int, align: Align, line: float) -> Surface:
        lines = [line_ for part in string.split("\n") for line_ in self._broken(part, width_px)]
        pictures = [self.line(runs) for runs in lines]
        pitch = round(self._px * line)
        height = pictures[0].get_height()
        width = width_px if align != "left" else max(p.get_width() for p in pictures)
        surface = blank((width, pitch * (len(pictures) - 1) + height), self._colours[False])
        for index, picture in enumerate(pictures):
            spare = width - picture.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            surface.blit(picture, (x, index * pitch))
        return surface

    @property
    def _ascent(self) -> int:
        return max(font.get_ascent() for font in self._fonts.values())

    def _broken(self, string: str, width_px: int) -> list[_Line]:
        lines: list[_Line] = [[]]
        for word in _words(_runs(string)):
            for piece in self._pieces(word, width_px):
                longer = _joined(lines[-1], piece)
                if lines[-1] and self.width(longer) > width_px:
                    lines.append(piece)
                else:
                    lines[-1] = longer
        return lines

    def _pieces(self, word: _Line, width_px: int) -> list[_Line]:
        """The word whole, or letter by letter if no line could hold it."""
        if self.width(word) <= width_px:
            return [word]
        pieces: list[_Line] = [[]]
        for run in word:
            for letter in run.text:
                longer = _merged([*pieces[-1], _Run(letter, run.bold)])
                if pieces[-1] and self.width(longer) > width_px:
                    pieces.append([_Run(letter, run.bold)])
                else:
                    pieces[-1] = longer
        return pieces


def _render(font: pygame.Font, string: str, colour: Colour) -> Surface:
    shade = colour_of(colour)
    if not string:
        return blank((1, font.get_height()), shade)
    picture = font.render(string, True, (shade.r, shade.g, shade.b))
    if shade.a < 255:
        picture.fill((255, 255, 255, shade.a), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _runs(string: str) -> _Line:
    parts = string.split(BOLD_MARK)
    return [_Run(part, index % 2 == 1) for index, part in enumerate(parts) if part]


def _words(runs: _Line) -> list[_Line]:
    """Cut at plain spaces; a word may be partly bold."""
    words: list[_Line] = [[]]
    for run in runs:
        for index, part in enumerate(run.text.split(" ")):
            if index > 0:
                words.append([])
            if part:
                words[-1].append(_Run(part, run.bold))
    return [word for word in words if word]


def _joined(line: _Line, word: _Line) -> _Line:
    if not line:
        return word
    # The space is as wide as in the type before it.
    return _merged([*line, _Run(" ", line[-1].bold), *word])


def _merged(runs: _Line) -> _Line:
    """Neighbours of the same weight in one run, so that letters keep their kerning."""
    merged: _Line = []
    for run in runs:
        if merged and merged[-1].bold == run.bold:
            merged[-1] = _Run(merged[-1].text + run.text, run.bold)
        else:
            merged.append(run)
    return merged


def _cut(font: pygame.Font, string: str, width_px: int) -> str:
    if font.size(string)[0] <= width_px:
        return string
    end = len(string)
    while end > 0 and font.size(string[:end].rstrip() + ELLIPSIS)[0] > width_px:
        end -= 1
    return string[:end].rstrip() + ELLIPSIS
