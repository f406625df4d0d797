"""A match shown again is the very same match, at any speed and frame rate."""

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match, Pace
from game.match.replay import Replay
from game.rules.contract import WATCHER
from game.rules.registry import GAMES
from tests.match.tables import always, bascule, bots, persons, play_some

SLICES = ((1 / 60,), (1 / 15,), (0.5,), (0.001, 0.3, 1 / 144), (1000.0,))
"""Seconds of one frame after the other."""


def played(game_id: str, seed: int, players: int, level: str = "rule", **chosen: Any) -> Match:
    game = GAMES[game_id]
    options = replace(game.options_type(), **chosen)
    match = Match(game, options, bots(players, level), seed)
    play_out(match)
    return match


def shown_again(match: Match, slices: tuple[float, ...]) -> Replay:
    replay = Replay(match)
    for dt in cycle(slices):
        if replay.done:
            return replay
        replay.update(dt, always, may_act=True)
    raise AssertionError


def check(match: Match, slices: tuple[float, ...]) -> None:
    replay = shown_again(match, slices)
    straight = record.load(record.dump(match))
    assert replay.log == match.log
    assert replay.tick == match.tick
    assert replay.digest() == match.digest()
    assert replay.record() == match.record()
    assert replay.outcome() == match.outcome()
    for viewer in (WATCHER, *range(match.players)):
        assert replay.feed(viewer) == straight.feed(viewer)


@pytest.mark.parametrize("slices", SLICES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_shown_as_it_was(game_id: str, slices: tuple[float, ...]) -> None:
    check(played(game_id, 5, GAMES[game_id].player_counts[0], "random"), slices)


@pytest.mark.parametrize(
    "chosen", [{}, {"strict": True}, {"by_threes": True}, {"rounds": 3}], ids=str
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_against_the_clock_is_exact(seed: int, chosen: dict[str, Any]) -> None:
    match = played("tri_express", seed, 3, **chosen)
    for slices in SLICES:
        check(match, slices)


def test_faults_are_shown_again() -> None:
    """The check holds the clock, and the signal to go on is a move like any other."""
    match = played("tri_express", 2, 4, "learning")
    straight = record.load(record.dump(match))
    assert any(type(event).__name__ == "FaultCalled" for event in straight.feed(WATCHER))
    for slices in SLICES:
        check(match, slices)


def test_a_move_waits_for_the_pace_and_for_the_table() -> None:
    match = bascule(persons(3))
    play_some(match, 4)
    replay = Replay(match)
    replay.pace = Pace(1.0, 0.5)
    assert not replay.update(0.9, always, may_act=True)
    assert not replay.update(0.2, always, may_act=False)
    assert replay.update(0.0, always, may_act=True)
    assert not replay.update(0.5, always, may_act=True)
    assert replay.log == match.log[:1]


def test_nobody_plays_along() -> None:
    match = bascule(persons(3))
    play_some(match, 1)
    replay = Replay(match)
    assert all(spec.is_bot for spec in replay.seats)
    with pytest.raises(AssertionError):
        replay.submit(*match.log[0][1:])
    assert replay.log == []
