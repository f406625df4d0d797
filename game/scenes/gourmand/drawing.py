"""The pieces in the middle of Gourmand's table: pile, columns, risk, order of choosing."""

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.rules.gourmand import (
    COLUMNS,
    Chances,
    GourmandView,
    Phase,
    choosing_order,
    columns_on,
    opponents_now,
)
from game.scenes.gourmand.dial import dial
from game.scenes.gourmand.layout import PILL_UNITS, Layout
from game.scenes.gourmand.prompts import Prompt
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import faces, paint
from game.ui.brush import Brush

if TYPE_CHECKING:
    from game.scenes.gourmand.table import GourmandTable

GAME = "gourmand"
CALM_BELOW, RISKY_FROM = 0.12, 0.25


def cloth_text(brush: Brush) -> pygame.Color:
    return brush.assets.palette.game(GAME).text


# -- pile, discard, direction cards


def draw_pile(brush: Brush, target: pygame.Surface, layout: Layout, count: int) -> None:
    """Thicker while there are many; the number is always exact."""
    width, pose = layout.pile_width, layout.pile
    centre = (round(pose.x), round(pose.y))
    if count:
        back = faces.back(brush.assets, GAME, width)
        thick = min(5, 1 + count // 24)
        for index in range(thick):
            shift = brush.px(2.4) * (thick - 1 - index)
            target.blit(back, back.get_rect(center=(centre[0] - shift, centre[1] - shift)))
    size = {Shape.WIDE: 22, Shape.TALL: 19, Shape.SHORT: 18}[brush.shape]
    number = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(count), brush.base("paper"))
    pill = pygame.Rect(0, 0, max(brush.px(46), number.get_width() + brush.px(24)), brush.px(34))
    aside = 0.0 if brush.shape is Shape.SHORT else 0.42
    pill.center = (centre[0] + round(width * aside), centre[1] + round(width * 0.6))
    pill.right = min(pill.right, target.get_width() - brush.px(6))
    brush.rounded(target, pill, 17, brush.base("ink"))
    target.blit(number, number.get_rect(center=pill.center))


def draw_discard(brush: Brush, target: pygame.Surface, layout: Layout, count: int) -> None:
    if not count or brush.shape is not Shape.WIDE:
        return
    width = layout.aside_width
    picture = brush.turned(
        ("discard", width),
        lambda: faces.dimmed(brush.assets, GAME, faces.back(brush.assets, GAME, width)),
        layout.discard.angle,
    )
    target.blit(
        picture, picture.get_rect(center=(round(layout.discard.x), round(layout.discard.y)))
    )


# -- columns


def draw_columns(
    brush: Brush, target: pygame.Surface, layout: Layout, view: GourmandView, legal: set[int]
) -> None:
    """Behind the cards: free places, the frames of columns that may be chosen, values."""
    lengths = [len(cards) for cards in view.columns]
    for column in columns_on(view):
        rect = layout.column_rect(lengths, column.column)
        if column.column in legal:
            _draw_frame(brush, target, rect)
        if not column.cards:
            _draw_free_place(brush, target, rect, column.column in legal)
            continue
        _draw_value(brush, target, rect, column.value, column.has_dice, column.column in legal)


def _draw_frame(brush: Brush, target: pygame.Surface, rect: pygame.Rect) -> None:
    margin = brush.px(14 if brush.shape is Shape.WIDE else 7)
    around = rect.inflate(margin, margin)
    fill = pygame.Color(255, 214, 150, 70)
    target.blit(paint.rounded(around.size, brush.px(14), fill), around)
    brush.turn_ring(target, around, 14)


def _draw_free_place(brush: Brush, target: pygame.Surface, rect: pygame.Rect, legal: bool) -> None:
    colour = paint.faded(cloth_text(brush), 0.8 if legal else 0.28)
    dashes = paint.dashed_rect(
        rect.size, brush.px(10), brush.px(9), brush.px(7), max(2, brush.px(2.5)), colour
    )
    target.blit(dashes, rect)
    if legal:
        brush.icon(target, "plus", rect.center, 40, cloth_text(brush))


def _draw_value(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    value: int,
    has_dice: bool,
    legal: bool,
) -> None:
    high = PILL_UNITS[brush.shape]
    size = high * 0.6
    ink = brush.base("ink")
    number = paint.text(brush.assets, Face.DISPLAY, brush.px(size), str(value), ink)
    badge = brush.px(high * 0.72)
    width = number.get_width() + brush.px(high * 0.7) + (badge + brush.px(5) if has_dice else 0)
    pill = pygame.Rect(0, 0, max(brush.px(high * 1.25), width), brush.px(high))
    pill.midtop = (rect.centerx, rect.bottom + brush.px(10 if brush.shape is Shape.WIDE else 9))
    brush.rounded(target, pill, high / 2, brush.base("saffron" if legal else "paper"))
    left = pill.centerx - (width - brush.px(high * 0.7)) // 2
    target.blit(number, number.get_rect(midleft=(left, pill.centery)))
    if has_dice:
        around = (left + number.get_width() + brush.px(5) + badge // 2, pill.centery)
        ground = pygame.Rect(0, 0, badge + brush.px(4), badge + brush.px(4))
        ground.center = around
        brush.rounded(target, ground, high * 0.24, ink)
        brush.art(target, "treats/badge-dice", around, badge, badge)


# -- the risk of the next draw


def risk_colour(brush: Brush, chance: float) -> pygame.Color:
    if chance < CALM_BELOW:
        return brush.base("safe")
    return brush.base("hot" if chance >= RISKY_FROM else "saffron")


def percent_text(words: Words, chance: float) -> str:
    """Never rounded down to nothing: 0 is said only where nothing can happen."""
    percent = round(chance * 100)
    if chance > 0:
        percent = max(1, percent)
    return words("{number}%", number=percent)


def risk_sentence(words: Words, now: Chances) -> str:
    if not now.cards_left:
        return words("no card left to draw")
    if not now.bust_count:
        return words("every card fits")
    return words.plural(
        "{count} of {left} cards busts",
        "{count} of {left} cards bust",
        now.bust_count,
        left=now.cards_left,
    )


def draw_risk(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    words: Words,
    now: Chances,
    chance: float,
) -> None:
    """``chance`` is where the needle is at this moment, on its way to the present risk."""
    if brush.shape is Shape.WIDE:
        _draw_risk_panel(brush, target, rect, words, now, chance)
    else:
        _draw_risk_bar(brush, target, rect, words, now, chance)


def _draw_risk_panel(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    words: Words,
    now: Chances,
    chance: float,
) -> None:
    px, ink = brush.px, brush.base("ink")
    brush.panel(target, rect, 18)
    room = rect.width - px(20)
    at = (rect.centerx, rect.top + px(28))
    brush.text(target, words("Next draw"), at, 24, ink, Face.DISPLAY, "center", room)
    colours = (risk_colour(brush, chance), brush.assets.palette.gourmand["gauge_track"], ink)
    picture = dial(px(146), chance * 100, colours)
    target.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.top + px(50))))
    at = (rect.centerx, rect.top + px(166))
    text = percent_text(words, now.bust_chance)
    brush.text(target, text, at, 44, ink, Face.DISPLAY, "center", room)
    at = (rect.centerx, rect.bottom - px(20))
    soft = brush.base("ink_soft")
    brush.text(target, risk_sentence(words, now), at, 18, soft, Face.BODY, "center", room)


def _draw_risk_bar(
    brush: Brush,
    target: pygame.Surface,
    rect: pygame.Rect,
    words: Words,
    now: Chances,
    chance: float,
) -> None:
    units = rect.height / brush.screen.unit
    ground = pygame.Color(brush.base("ink"))
    ground.a = 150
    target.blit(paint.rounded(rect.size, rect.height // 2, ground), rect)
    full = rect.inflate(-brush.px(8), -brush.px(8))
    tall = brush.shape is Shape.TALL
    least = brush.px(66 if tall else 54)
    longest = round(full.width * (0.56 if tall else 0.46))
    full.width = least + round((longest - least) * min(1.0, chance * 1.6))
    brush.rounded(target, full, units / 2, risk_colour(brush, chance))
    dark = CALM_BELOW <= chance < RISKY_FROM
    colour = brush.base("ink" if dark else "paper")
    text = percent_text(words, now.bust_chance)
    at = (full.left + brush.px(12), full.centery)
    brush.text(target, text, at, 18 if tall else 16, colour, Face.DISPLAY, "midleft")
    at = (full.right + brush.px(8), rect.centery)
    room = rect.right - at[0] - brush.px(10)
    sentence = risk_sentence(words, now)
    if now.bust_count and not tall:
        sentence = words("{count} of {left}", count=now.bust_count, left=now.cards_left)
    size = 16 if tall else 15
    brush.text(target, sentence, at, size, cloth_text(brush), Face.BODY, "midleft", room)


# -- who chooses when


def order_now(view: GourmandView) -> tuple[tuple[int, ...], int]:
    """Who would choose, first to last, and how many of them are sure of a column."""
    sure = choosing_order(view)
    if view.phase is Phase.SHARING:
        return sure, len(sure)
    if view.phase is Phase.OVER:
        return (), 0
    return (view.active, *opponents_now(view))[:COLUMNS], len(sure)


def order_point(table: "GourmandTable", seat: int) -> tuple[int, int]:
    """Where the number of a seat hangs."""
    brush, px = table.brush, table.brush.px
    rect = table.plate(seat)
    if seat == table.bottom:
        if brush.shape is Shape.WIDE:
            return rect.right - px(44), rect.top + px(2)
        return rect.right - px(16), rect.top + px(2)
    if brush.shape is Shape.WIDE:
        return rect.centerx, rect.bottom + px(1)
    if brush.shape is Shape.SHORT:
        return rect.right - px(15), rect.bottom - px(15)
    return rect.right - px(10), rect.top + px(6)


def draw_order(brush: Brush, target: pygame.Surface, table: "GourmandTable") -> None:
    order, sure = order_now(table.shown)
    if len(order) < 2 and table.shown.phase is not Phase.SHARING:
        return
    if brush.shape is Shape.WIDE and table.order_shift >= 1:
        _draw_dots(brush, target, table, order[:sure])
    side = {Shape.WIDE: 36, Shape.TALL: 25, Shape.SHORT: 24}[brush.shape]
    for rank, seat in enumerate(order):
        x, y = order_point(table, seat)
        if table.order_shift < 1 and rank < len(table.order_before):
            from_x, from_y = order_point(table, table.order_before[rank])
            t = table.order_shift
            x, y = round(from_x + (x - from_x) * t), round(from_y + (y - from_y) * t)
        _draw_number(brush, target, (x, y), rank + 1, side, rank < sure)


def _draw_number(
    brush: Brush,
    target: pygame.Surface,
    at: tuple[int, int],
    number: int,
    side: float,
    sure: bool,
) -> None:
    """Saffron: gets a column as things stand; pale: only if there are more columns."""
    ring = paint.circle(brush.px(side), brush.base("ink" if sure else "edge"))
    disc = paint.circle(brush.px(side - 5), brush.base("saffron" if sure else "paper_2"))
    target.blit(ring, ring.get_rect(center=at))
    target.blit(disc, disc.get_rect(center=at))
    colour = brush.base("ink" if sure else "ink_soft")
    size = 20 if brush.shape is Shape.WIDE else 15
    brush.text(target, str(number), at, size, colour, Face.DISPLAY, "center")


def _draw_dots(
    brush: Brush, target: pygame.Surface, table: "GourmandTable", order: tuple[int, ...]
) -> None:
    """Round dots from one opponent to the one who chooses next."""
    dot = paint.circle(brush.px(6), paint.faded(cloth_text(brush), 0.75))
    for first, second in pairwise(order):
        if table.bottom in (first, second):
            continue
        start, end = sorted([order_point(table, first), order_point(table, second)])
        y = start[1] + brush.px(29)
        step = brush.px(13)
        count = max(1, (end[0] - start[0]) // step)
        for index in range(count + 1):
            x = start[0] + (end[0] - start[0]) * index // count
            sag = brush.px(6) if index in (0, count) else 0
            target.blit(dot, dot.get_rect(center=(x, y - sag)))


def draw_order_line(
    brush: Brush, target: pygame.Surface, area: pygame.Rect, text: str, reversed_: bool
) -> None:
    if not text:
        return
    colour = cloth_text(brush)
    if brush.shape is Shape.TALL:
        room = area.width - brush.px(36)
        line = brush.text(
            target, text, (area.right - brush.px(6), area.centery), 16, colour, Face.BODY,
            "midright", room,
        )  # fmt: skip
        if reversed_:
            saffron = brush.base("saffron")
            brush.icon(target, "swap", (line.left - brush.px(16), area.centery), 18, saffron)
        return
    size = 18 if brush.shape is Shape.WIDE else 15
    brush.paragraph(target, text, area.topleft, area.width, size, colour)


# -- what now


def draw_prompt(brush: Brush, target: pygame.Surface, area: pygame.Rect, prompt: Prompt) -> None:
    """A heading on the cloth with a few words under it."""
    colour = cloth_text(brush)
    size, small = {Shape.WIDE: (25, 19), Shape.TALL: (19, 15), Shape.SHORT: (18, 15)}[brush.shape]
    title = paint.wrap(
        brush.assets, Face.DISPLAY, brush.px(size), prompt.title, colour, area.width, line=1.1
    )
    detail = paint.wrap(
        brush.assets, Face.BODY, brush.px(small), prompt.detail or " ", colour, area.width,
        line=1.2,
    )  # fmt: skip
    at = target.blit(title, title.get_rect(topleft=area.topleft))
    if prompt.detail and at.bottom + detail.get_height() <= area.bottom + brush.px(8):
        target.blit(detail, (area.left, at.bottom - brush.px(1)))
