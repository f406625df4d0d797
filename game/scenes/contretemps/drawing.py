"""The picture of the table: plates, holders, what is lit."""

from typing import TYPE_CHECKING

import pygame

from game.rules.contretemps import HOLDERS, PILE, Action
from game.scenes.contretemps import frames
from game.scenes.contretemps.holder_art import draw_count, draw_holder, picture
from game.scenes.contretemps.holders import Cell
from game.scenes.contretemps.plates import PlatePainter, Seat
from game.scenes.tabletop import draw_once
from game.services.screen import Shape

if TYPE_CHECKING:
    from game.scenes.contretemps.table import ContretempsTable


PLATE_MARGINS_UNITS = (30, 12, 30, 34)
"""Left, top, right, bottom: what hangs over the plates, and their shadows."""
OWN_MARGINS_UNITS = (30, 30, 30, 34)


def draw_plates(table: "ContretempsTable", target: pygame.Surface) -> None:
    """They change once a turn: most frames lay down the finished picture of them."""
    own, others = [table.bottom], [s for s in range(table.match.players) if s != table.bottom]
    if table.brush.shape is Shape.TALL:
        _draw_group(table, target, others + own, PLATE_MARGINS_UNITS)
    else:
        _draw_group(table, target, others, PLATE_MARGINS_UNITS)
        _draw_group(table, target, own, OWN_MARGINS_UNITS)


def _draw_group(
    table: "ContretempsTable",
    target: pygame.Surface,
    seats: list[int],
    margins: tuple[int, int, int, int],
) -> None:
    # From the top down: no plate throws its shadow onto the one below it.
    seats = sorted(seats, key=lambda seat: table.plate(seat).top)
    left, top, right, bottom = (table.brush.px(units) for units in margins)
    rects = [table.plate(seat) for seat in seats]
    area = rects[0].unionall(rects[1:])
    area = pygame.Rect(
        area.left - left, area.top - top, area.width + left + right, area.height + top + bottom
    )
    shown = tuple(_seat(table, seat) for seat in seats)
    key = ("plates", shown, table.status_line(), table.words.language)

    def draw() -> None:
        painter = PlatePainter(table.brush, target, table.words)
        for seat, what in zip(seats, shown, strict=True):
            painter.draw(table.plate(seat), what, table.layout.heads_on_top)
            if table.brush.shape is Shape.TALL and what.held is None:
                painter.draw_empty(table.layout.zones[table.place_of(seat)])

    draw_once(target, area, key, draw)


def _seat(table: "ContretempsTable", seat: int) -> Seat:
    spec, shown = table.match.seats[seat], table.shown
    return Seat(
        name=spec.name,
        avatar=spec.avatar,
        cards=shown.hand_sizes[seat],
        turns=shown.turns_left(seat),
        won=shown.totals[seat],
        held=shown.held(seat),
        written=None if shown.written is None else shown.written[seat],
        turn=seat in table.view.to_act and not table.pending,
        own=seat == table.bottom,
    )


def draw_holders(table: "ContretempsTable", target: pygame.Surface) -> None:
    cells = table.cells()
    if not table.slides:
        _draw_marks(table, target, cells)
    for holder in range(HOLDERS):
        series = table.shown.holders[holder]
        if series is None:
            continue
        if holder in table.slides:
            _draw_sliding(table, target, holder, cells[holder])
        else:
            draw_holder(table.brush, target, series, cells[holder], table.shown.counts[holder])


def _draw_sliding(
    table: "ContretempsTable", target: pygame.Surface, holder: int, cell: Cell
) -> None:
    """A holder on its way has the looks of where it goes to."""
    series = table.shown.holders[holder]
    assert series is not None
    rect = table.slides[holder].rect
    drawn = picture(table.brush, series, cell.rect.size, cell.narrow)
    if rect.size != cell.rect.size:
        share = rect.width / cell.rect.width
        size = (round(drawn.get_width() * share), round(drawn.get_height() * share))
        drawn = pygame.transform.scale(drawn, size)
    target.blit(drawn, drawn.get_rect(center=rect.center))
    wood = pygame.Rect(0, 0, rect.width, cell.wood.height)
    wood.midbottom = rect.midbottom
    if rect.width > cell.rect.width // 2:
        draw_count(table.brush, target, wood, table.shown.counts[holder], wood.height)


def _draw_marks(table: "ContretempsTable", target: pygame.Surface, cells: dict[int, Cell]) -> None:
    """What the chosen card could do at each series, or the place chosen first."""
    marks: dict[int, frames.Mark] = {}
    for prospect in table.prospects():
        if prospect.possible and prospect.place in cells:
            capture = prospect.action is Action.CAPTURE
            if capture or prospect.place not in marks:
                marks[prospect.place] = frames.Mark.CAPTURE if capture else frames.Mark.UNDER
    if table.place in cells and table.selected is None:
        marks[table.place] = frames.Mark.CHOSEN
    for holder, mark in marks.items():
        frames.draw_frame(table.brush, target, cells[holder].rect, mark)


def draw_pile_mark(table: "ContretempsTable", target: pygame.Surface) -> None:
    """CT-19: the draw pile is the one target."""
    if table.place == PILE or any(p.place == PILE and p.possible for p in table.prospects()):
        card = table.layout.pile_card()
        frames.draw_frame(table.brush, target, card, frames.Mark.CAPTURE)
