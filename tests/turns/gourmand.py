"""One move of Gourmand: greedy up to a point, and now and then a colour is protected."""

from game.rules.gourmand import COLOURS, Phase, chances, colour_sums
from game.scenes.gourmand.table import GourmandTable
from tests.turns.touch import Point, widget_point

MOST_RISK = 0.2
WORTH_PROTECTING = 12


def clicks(table: GourmandTable) -> list[Point]:
    view = table.view
    match view.phase:
        case Phase.STARTING:
            return _start(table)
        case Phase.BUILDING:
            afraid = table.can_stop and chances(view).bust_chance > MOST_RISK
            return [widget_point(table, "stop" if afraid else "draw")]
        case _:
            return [widget_point(table, _column_button(table))]


def _start(table: GourmandTable) -> list[Point]:
    sums = colour_sums(table.view.zones[table.viewer])
    if max(sums) < WORTH_PROTECTING:
        return [widget_point(table, "draw")]
    colour = COLOURS[sums.index(max(sums))]
    return [widget_point(table, f"colour:{colour}"), widget_point(table, "protect")]


def _column_button(table: GourmandTable) -> str:
    """The first column that may be chosen."""
    return next(
        widget.name
        for widget in table.group.widgets
        if widget.name.startswith("choose:") and widget.focusable
    )
