"""The rows of set-up: a seat each, with its face, its name and who fills it."""

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.match.seats import SeatSpec
from game.scenes.context import Context
from game.scenes.match_words import Teams
from game.scenes.seating import GRADES, grades_for, temperament
from game.services.assets import Face
from game.services.screen import Shape
from game.ui.brush import Brush
from game.ui.controls import IconButton, Segments, TextField
from game.ui.dial import GradeDial
from game.ui.widget import Widget

HEAD_UNITS = {Shape.WIDE: 86, Shape.TALL: 66, Shape.SHORT: 60}
TALLEST_ROW_UNITS = 120


class SeatChoices(Protocol):
    """What a person can change in a row."""

    def set_kind(self, index: int, bot: bool) -> None: ...
    def set_level(self, index: int, level: str) -> None: ...
    def swap(self, index: int) -> None: ...
    def rename(self, index: int, text: str) -> None: ...
    def edit(self, index: int) -> None: ...


def seat_boxes(brush: Brush, panel: pygame.Rect, players: int) -> list[pygame.Rect]:
    """One row a seat; on a low screen two columns of them."""
    px = brush.px
    head = px(HEAD_UNITS[brush.shape])
    columns = 2 if brush.shape is Shape.SHORT else 1
    gap = px(12 if brush.shape is Shape.WIDE else 8)
    left, top = panel.x + px(14), panel.y + head
    width = (panel.width - 2 * px(14) + gap) // columns
    rows = -(-players // columns)
    fewest = 2 if brush.shape is Shape.SHORT else 3
    step = min((panel.height - head - px(4)) // max(rows, fewest), px(TALLEST_ROW_UNITS))
    return [
        pygame.Rect(
            left + width * (index % columns),
            top + step * (index // columns),
            width - gap,
            step - gap,
        )
        for index in range(players)
    ]


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """Where the parts of a row lie, in pixels."""

    face: tuple[int, int]
    face_side: int
    name: pygame.Rect
    note: tuple[int, int]
    note_width: int
    kind: pygame.Rect
    dial: pygame.Rect
    swap: pygame.Rect


def row_places(brush: Brush, box: pygame.Rect, is_bot: bool) -> RowPlaces:
    return _wide_row(brush, box) if brush.shape is Shape.WIDE else _small_row(brush, box, is_bot)


def _wide_row(brush: Brush, box: pygame.Rect) -> RowPlaces:
    px = brush.px
    side = min(px(76), box.height - px(12))
    left = box.x + px(10) + side + px(18)
    kind = pygame.Rect(0, 0, px(206), px(46))
    kind.midright = (box.right - px(214), box.centery)
    dial = pygame.Rect(box.right - px(192), 0, px(112), min(px(60), box.height - px(6)))
    swap = pygame.Rect(0, 0, px(46), px(46))
    swap.midright = (box.right - px(16), box.centery)
    dial.centery = box.centery
    room = kind.left - left - px(10)
    name = pygame.Rect(left, 0, room, px(38))
    name.centery = box.centery - px(13)
    face = (box.x + px(10) + side // 2, box.centery)
    return RowPlaces(face, side, name, (left, box.centery + px(19)), room, kind, dial, swap)


def _small_row(brush: Brush, box: pygame.Rect, is_bot: bool) -> RowPlaces:
    """Two lines: name and kind above, level and exchange below."""
    px = brush.px
    side = min(px(64), box.height - px(14))
    left = box.x + px(8) + side + px(10)
    top, low = box.y + box.height * 26 // 100, box.bottom - box.height * 26 // 100
    kind = pygame.Rect(0, 0, px(96), min(px(42), box.height // 2 - px(1)))
    kind.midright = (box.right - px(5), top)
    swap = pygame.Rect(0, 0, *[min(px(42), box.height // 2 - px(1))] * 2)
    swap.midright = (box.right - px(5), low)
    dial = pygame.Rect(left, 0, swap.left - left - px(10), swap.height)
    dial.centery = low
    name = pygame.Rect(left, 0, kind.left - left - px(6), px(26))
    name.centery = box.y + box.height * (19 if is_bot else 26) // 100
    note = box.y + box.height * 43 // 100 if is_bot else low
    room = name.width if is_bot else box.right - left - px(8)
    face = (box.x + px(8) + side // 2, box.centery)
    return RowPlaces(face, side, name, (left, note), room, kind, dial, swap)


class SeatRow:
    """One seat on the set-up screen."""

    def __init__(
        self,
        context: Context,
        brush: Brush,
        game_id: str,
        box: pygame.Rect,
        index: int,
        seats: list[SeatSpec],
        teams: Teams,
    ) -> None:
        self.context = context
        self.words = context.words
        self.brush = brush
        self.box = box
        self.index = index
        self.seats = seats
        self.seat = seats[index]
        self.teams = teams
        self.grades = grades_for(game_id)
        self.wide = brush.shape is Shape.WIDE
        self.places = row_places(brush, box, self.seat.is_bot)

    # -- widgets

    def widgets(self, choices: SeatChoices, editing: bool) -> list[Widget]:
        if not self.seat.is_bot:
            return [self._name_field(choices, editing), self._kind(choices)]
        dial = [self._dial(choices)] if self.seat.level in self.grades else []
        return [self._kind(choices), *dial, self._swap(choices)]

    def _kind(self, choices: SeatChoices) -> Widget:
        return Segments(
            f"kind:{self.index}",
            self.places.kind,
            [self.words("Person"), self.words("Bot")],
            1 if self.seat.is_bot else 0,
            lambda chosen: choices.set_kind(self.index, chosen == 1),
            18 if self.wide else 22,
            icons=() if self.wide else ("person", "robot"),
        )

    def _name_field(self, choices: SeatChoices, editing: bool) -> Widget:
        field = TextField(
            f"name:{self.index}",
            self.places.name,
            self.seat.name,
            lambda text: choices.rename(self.index, text),
            lambda _: choices.edit(self.index),
            28 if self.wide else 19,
        )
        field.editing = editing
        return field

    def _dial(self, choices: SeatChoices) -> Widget:
        every = list(GRADES)
        return GradeDial(
            f"level:{self.index}",
            self.places.dial,
            [self.words(GRADES[grade]) for grade in self.grades],
            [every.index(grade) + 1 for grade in self.grades],
            self.grades.index(self.seat.level),
            lambda chosen: choices.set_level(self.index, self.grades[chosen]),
            stacked=self.wide,
            dots=len(every),
        )

    def _swap(self, choices: SeatChoices) -> Widget:
        label = self.words("Another bot")
        return IconButton(
            f"swap:{self.index}",
            self.places.swap,
            "swap",
            label,
            lambda: choices.swap(self.index),
            "paper",
        )

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        brush, places = self.brush, self.places
        row = pygame.Color(brush.base("paper_2")).lerp(brush.base("paper"), 0.3)
        brush.rounded(target, self.box, 14, row)
        diameter = places.face_side / brush.screen.unit - 6
        brush.avatar(target, self.seat.avatar, places.face, diameter, ring=3)
        soft = brush.base("ink_soft")
        size = 18 if self.wide else 14
        brush.text(
            target, self._note(), places.note, size, soft, anchor="midleft", width=places.note_width
        )
        if self.seat.is_bot:
            self._draw_bot(target)

    def _draw_bot(self, target: pygame.Surface) -> None:
        brush, places = self.brush, self.places
        size = 28 if self.wide else 19
        brush.text(
            target, self.seat.name, places.name.midleft, size, brush.base("ink"), Face.DISPLAY,
            "midleft", places.name.width,
        )  # fmt: skip
        if self.seat.level not in self.grades:
            text = self.words("plays by common sense")
            at, size = places.dial.midleft, 17 if self.wide else 14
            brush.paragraph(
                target, text, at, places.dial.width, size, brush.base("ink_soft"), anchor="midleft"
            )

    def _note(self) -> str:
        team = next((n for n, seats in enumerate(self.teams, 1) if self.index in seats), None)
        if team is not None:
            return self.words("Team {number}", number=team)
        return temperament(self.context, self.seat) if self.seat.is_bot else self._person_note()

    def _person_note(self) -> str:
        people = [i for i, other in enumerate(self.seats) if not other.is_bot]
        if people[0] == self.index:
            return self.words("at this device")
        return self.words("same device")
