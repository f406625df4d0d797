"""Which places of the table can be touched at the moment, and what each is for."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.contretemps import Action, Prospect
from game.scenes.contretemps.targets import Place, Target
from game.services.i18n import Words
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.contretemps.table import ContretempsTable

ORDER = (
    Action.CAPTURE,
    Action.START_RISING,
    Action.START_FALLING,
    Action.UNDER,
    Action.DISCARD,
)
"""The keyboard meets captures first."""


def targets(table: "ContretempsTable") -> list[Target]:
    """Every place of the chosen card, those that refuse it last."""
    found = sorted(
        table.prospects(), key=lambda p: (not p.possible, ORDER.index(p.action), p.place)
    )
    return [
        Target(p, target_rect(table, p), _label(table.words, p), table.carry_out) for p in found
    ]


def target_rect(table: "ContretempsTable", prospect: Prospect) -> pygame.Rect:
    """Where a card is put for it: on the cards, on the wood, on + or −, on the pile."""
    if prospect.action is Action.DISCARD:
        return table.layout.pile
    if prospect.action is Action.START_RISING:
        return table.layout.series_cards()[0]
    if prospect.action is Action.START_FALLING:
        return table.layout.series_cards()[1]
    cell = table.cells()[prospect.place]
    return cell.upper if prospect.action is Action.CAPTURE else cell.lower


def _label(words: Words, prospect: Prospect) -> str:
    if prospect.action is Action.CAPTURE:
        return words("Capture")
    if prospect.action is Action.DISCARD:
        return words("Under the pile")
    return words("Under")


def places(table: "ContretempsTable") -> list[Widget]:
    """Without a chosen card: series to choose first or to look into, the start, the pile."""
    found: list[Widget] = []
    for holder, cell in table.cells().items():
        series = table.shown.holders[holder]
        if table.choosing and series is not None and series.owner != table.viewer:
            choose = partial(table.choose_place, holder)
            found.append(Place(f"holder:{holder}", cell.upper, choose))
            found.append(Place(f"look:{holder}", cell.lower, table.open_series))
        else:
            found.append(Place(f"look:{holder}", cell.rect, table.open_series))
    if table.choosing:
        free = table.view.free_holder
        if free is not None:
            start = partial(table.choose_place, free)
            found.append(Place("start", table.layout.start, start))
        found.append(Place("pile", table.layout.pile, table.touch_pile))
    return found
