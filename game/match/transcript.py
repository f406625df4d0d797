"""A whole match in table language, nothing hidden: one plain dictionary a row.

Rows come in the order of the table.  ``row`` says what a row is:

* ``header``: game, rules version, options, seats, seed; always first;
* ``event``: what happened, cards in notation (the first one is the deal);
* ``move``: who did what, before the events that follow from it;
* ``outcome``: ranking, scores and reason, or ``unfinished`` and who would act.

That is enough for somebody else's program to check every rule.
"""

from collections.abc import Iterator

from game.match.match import Match
from game.rules.contract import Event, Json, State, plain


def rows(match: Match) -> Iterator[dict[str, Json]]:
    """Play the log of a match again and tell it."""
    events: list[Event] = []
    state = match.game.start(match.players, match.options, match.seed, events)
    yield _header(match)
    yield from _told(match, events, 0)
    tick = 0
    for number, entry in enumerate(match.log):
        state.advance(entry.tick - tick, events)
        tick = entry.tick
        yield from _told(match, events, tick)
        yield _move_row(match, number)
        state.play(entry.seat, entry.move, events)
        yield from _told(match, events, tick)
    state.advance(match.tick - tick, events)
    yield from _told(match, events, match.tick)
    yield _ending(match, state)


def _header(match: Match) -> dict[str, Json]:
    record = match.record()
    kept = ("game", "rules_version", "options", "seats", "seed")
    return {"row": "header", "players": match.players, **{key: record[key] for key in kept}}


def _told(match: Match, events: list[Event], tick: int) -> Iterator[dict[str, Json]]:
    """The rows of the events so far; empties the list."""
    for event in events:
        yield {"row": "event", **_clock(match, tick), **match.game.event_json(event)}
    events.clear()


def _move_row(match: Match, number: int) -> dict[str, Json]:
    tick, seat, move = match.log[number]
    text = match.game.move_text(move)
    return {"row": "move", "number": number, **_clock(match, tick), "seat": seat, "move": text}


def _clock(match: Match, tick: int) -> dict[str, Json]:
    return {"tick": tick} if match.game.real_time else {}


def _ending(match: Match, state: State) -> dict[str, Json]:
    outcome = state.outcome()
    digest = state.digest()
    if outcome is None:
        return {"row": "unfinished", "to_act": list(state.to_act()), "digest": digest}
    return {
        "row": "outcome",
        "winners": list(outcome.winners),
        **plain(outcome),
        "digest": digest,
    }
