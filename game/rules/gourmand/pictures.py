"""A position of Gourmand as others get it: what a seat sees, and all of it for the record."""

from typing import TYPE_CHECKING

from game.rules.contract import Json
from game.rules.gourmand.cards import FACES, NOT_ROLLED, cards_in
from game.rules.gourmand.view import GourmandView

if TYPE_CHECKING:
    from game.rules.gourmand.state import GourmandState


def view_of(state: "GourmandState", seat: int) -> GourmandView:
    """The same for every seat but for its own number: only the pile is hidden."""
    return GourmandView(
        seat=seat,
        players=state.players,
        to_act=state.to_act(),
        score_lines=(),
        totals=state.totals(),
        outcome=state.outcome(),
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        pile=len(state.pile),
        drawn=state.drawn,
        columns=tuple(tuple(column) for column in state.columns),
        directions=state.directions,
        busted=state.busted,
        choosers=state.choosers,
        die=None if state.die == NOT_ROLLED else FACES[state.die],
        zones=tuple(tuple(cards_in(zone)) for zone in state.zones),
        protected=tuple(tuple(cards_in(safe)) for safe in state.protected),
        discard=tuple(cards_in(state.discard)),
    )


def snapshot_of(state: "GourmandState") -> dict[str, Json]:
    """What is only a shortcut (marks, fits, started) follows from the rest."""
    return {
        "players": state.players,
        "options": state.options.to_json(),
        "rng": state.rng.state,
        "pile": state.pile[:],
        "turn": state.turn,
        "active": state.active,
        "actor": state.actor,
        "phase": state.phase.value,
        "drawn": state.drawn,
        "columns": [column[:] for column in state.columns],
        "directions": state.directions,
        "busted": state.busted,
        "choosers": list(state.choosers),
        "die": state.die,
        "zones": [list(cards_in(zone)) for zone in state.zones],
        "protected": [list(cards_in(safe)) for safe in state.protected],
        "discard": list(cards_in(state.discard)),
    }
