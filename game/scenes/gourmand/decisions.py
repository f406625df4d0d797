"""The buttons of whoever is to act: draw or protect, place, stop, take.

What may be done comes from the match; this only gives it a shape and words.
"""

from functools import partial
from typing import TYPE_CHECKING

from game.rules.gourmand import (
    COLOURS,
    COLUMNS,
    DICE,
    Phase,
    chances_after,
    colour_sums,
    columns_on,
    placements,
    take_move,
)
from game.scenes.gourmand.controls import BigButton, ColumnButton, Spot
from game.scenes.gourmand.drawing import percent_text
from game.scenes.gourmand.naming import colour_name, why_short
from game.services.screen import Shape
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.gourmand.table import GourmandTable


def spots(table: "GourmandTable") -> list[Widget]:
    """Everything on the cloth that can be touched: pile, columns, the own colours."""
    layout, view = table.layout, table.shown
    lengths = [len(cards) for cards in view.columns]
    found: list[Widget] = [
        Spot(
            f"column:{column}", layout.column_rect(lengths, column), partial(choose, table, column)
        )
        for column in range(COLUMNS)
    ]
    found.append(Spot("pile", table.pile_rect(), table.draw_card))
    starting = table.deciding and view.phase is Phase.STARTING
    for place, colour in enumerate(COLOURS):
        held = any(colour_sums(view.zones[table.bottom])[place : place + 1])
        action = partial(table.select_colour, colour)
        spot = Spot(f"colour:{colour}", layout.groups[place], action, starting and held)
        found.append(spot)
    return found


def choose(table: "GourmandTable", column: int) -> None:
    table.choose_column(column)


def buttons(table: "GourmandTable") -> list[Widget]:
    """The next step first: that is where the keyboard goes."""
    if not table.deciding:
        return []
    match table.view.phase:
        case Phase.STARTING:
            return _start_buttons(table)
        case Phase.BUILDING:
            return _build_buttons(table)
        case Phase.PLACING:
            return _place_buttons(table)
        case Phase.SHARING:
            return _take_buttons(table)
        case _:
            return []


def _size(table: "GourmandTable", wide: float, small: float) -> float:
    return wide if table.brush.shape is Shape.WIDE else small


def _start_buttons(table: "GourmandTable") -> list[Widget]:
    words, layout, colour = table.words, table.layout, table.selected
    draw_kind = "next" if colour is None else "other"
    draw = BigButton(
        "draw", layout.draw, words("Draw"), table.draw_card, draw_kind, _size(table, 34, 28),
        detail=words("the first card"),
    )  # fmt: skip
    detail = words("a colour")
    if colour is not None:
        detail = colour_name(words, colour)
    protect = BigButton(
        "protect", layout.stop, words("Protect"), table.protect,
        "other" if colour is None else "next", _size(table, 22, 19), "shield", detail,
    )  # fmt: skip
    protect.enabled = bool(table.view.zones[table.viewer])
    return [draw, protect] if colour is None else [protect, draw]


def _build_buttons(table: "GourmandTable") -> list[Widget]:
    words, layout = table.words, table.layout
    draw = BigButton(
        "draw", layout.draw, words("Draw"), table.draw_card, "next", _size(table, 34, 28),
        detail=words("one more card…"),
    )  # fmt: skip
    stop = BigButton(
        "stop", layout.stop, words("Stop"), table.stop, "other", _size(table, 26, 22), "hand"
    )
    stop.enabled = table.can_stop
    return [draw, stop]


def _label(table: "GourmandTable", column: int) -> str:
    if table.brush.shape is Shape.WIDE:
        return table.words("Column {number}", number=column + 1)
    return str(column + 1)


def _place_buttons(table: "GourmandTable") -> list[Widget]:
    words, view = table.words, table.view
    offers = placements(view)
    only = sum(offer.refusal is None for offer in offers) == 1
    found: list[Widget] = []
    for offer, rect in zip(offers, table.layout.choices, strict=True):
        fits = offer.refusal is None
        if offer.refusal == "lower_column_free":
            continue
        note = "" if fits else why_short(words, offer.refusal or "", view.drawn)
        if fits and table.context.settings.show_risk:
            chance = chances_after(view, offer.column).bust_chance
            note = words("risk {percent}", percent=percent_text(words, chance))
        button = ColumnButton(
            f"choose:{offer.column}", rect, _label(table, offer.column),
            partial(choose, table, offer.column),
            (offer.before, offer.after) if fits else None, note, not fits,
            "next" if fits and only else "other", view.drawn == DICE and fits,
        )  # fmt: skip
        found.append(button)
    return found


def _take_buttons(table: "GourmandTable") -> list[Widget]:
    words, view = table.words, table.view
    legal = table.match.legal(table.viewer)
    found: list[Widget] = []
    for column, rect in zip(columns_on(view), table.layout.takes, strict=True):
        if take_move(column.column) not in legal:
            continue
        button = ColumnButton(
            f"choose:{column.column}", rect, _label(table, column.column),
            partial(choose, table, column.column),
            (column.value, column.value), words("then roll") if column.has_dice else "",
            kind="next" if len(legal) == 1 else "other", badge=column.has_dice,
        )  # fmt: skip
        found.append(button)
    return found
