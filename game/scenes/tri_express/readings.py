"""What clock and table say between two looks at the match."""

from typing import TYPE_CHECKING

from game.rules.contract import TICKS_PER_SECOND
from game.rules.tri_express import CLAIM_TICKS

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable


def played_seconds(table: "TriExpressTable") -> int:
    """The time played in this match; it stands during a check."""
    passed = 0 if table.stopped or table.view.outcome else table.ticks_since_look
    return (table.view.tick + passed) // TICKS_PER_SECOND


def claim_share(table: "TriExpressTable") -> float:
    """How much of the time to object to a last card is left."""
    return max(0.0, (table.view.claim_ticks - table.ticks_since_look) / CLAIM_TICKS)


def something_to_do(table: "TriExpressTable") -> bool:
    """Can somebody here place a card that fits, or is their signal awaited?"""
    if table.stopped:
        return table.view.penalised in table.people and not table.waiting
    if not table.live or not table.view.running:
        return False
    views = table.views.values()
    return any(view.fitting_piles(card) for view in views for card in view.hand)


def status_line(table: "TriExpressTable") -> str:
    words, options = table.words, table.options
    minutes, seconds = divmod(played_seconds(table), 60)
    clock = words("{minutes} min {seconds:02d}", minutes=minutes, seconds=seconds)
    if options.rounds > 1:
        number = min(table.view.round + 1, options.rounds)
        where = words("Round {round} of {rounds}", round=number, rounds=options.rounds)
    else:
        where = words("Strict mode") if options.strict else words("Fault mode")
    return f"{where} · {clock}"
