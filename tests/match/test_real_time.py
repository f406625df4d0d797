"""A match against the clock: ticks, reactions, and minds that change."""

import pytest

from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match
from game.players.player import WAIT
from game.rules.contract import TICKS_PER_SECOND
from tests.match.tables import (
    Bell,
    BellState,
    NoOptions,
    Rang,
    Ringer,
    TimeUp,
    always,
    bell,
    persons,
)


def rings(match: Match) -> list[tuple[int, int]]:
    return [(entry.tick, entry.seat) for entry in match.log]


def test_seconds_become_ticks_and_fractions_are_kept() -> None:
    match = Match(Bell(), NoOptions(), persons(2), 1)
    for _ in range(100):
        match.update(1 / 150, always, may_act=True)
    assert match.tick in (39, 40)
    match.update(1.0, always, may_act=True)
    assert match.tick in (39 + TICKS_PER_SECOND, 40 + TICKS_PER_SECOND)


def test_the_clock_stands_still_while_nobody_may_act() -> None:
    match = bell(Ringer(5), Ringer(7))
    for _ in range(10):
        assert not match.update(1.0, always, may_act=False)
    assert match.tick == 0
    assert match.log == []


def test_moves_are_logged_with_their_tick() -> None:
    match = Match(Bell(), NoOptions(), persons(2), 1)
    match.update(0.5, always, may_act=True)
    match.submit(1, 1)
    assert rings(match) == [(30, 1)]
    assert match.feed(0) == [Rang(1, 30)]


def test_a_bot_acts_its_reaction_time_after_it_looked() -> None:
    match = bell(Ringer(50), Ringer(200))
    match.update(2.0, always, may_act=True)
    assert rings(match) == [(50, 0), (100, 0)]


@pytest.mark.parametrize("dt", [1 / 60, 1 / 30, 0.1, 1.0])
def test_the_frame_rate_changes_nothing(dt: float) -> None:
    match = bell(Ringer(31), Ringer(47), Ringer(13))
    while match.outcome() is None:
        match.update(dt, always, may_act=True)
    once = bell(Ringer(31), Ringer(47), Ringer(13))
    once.update(60.0, always, may_act=True)
    assert match.log == once.log
    assert match.digest() == once.digest()


def test_a_choice_to_wait_makes_no_move_but_looks_again() -> None:
    match = bell(Ringer(10, move=WAIT), Ringer(25))
    match.update(1.0, always, may_act=True)
    assert rings(match) == [(25, 1), (50, 1)]


def test_a_distracted_bot_starts_anew_after_every_ring() -> None:
    match = bell(Ringer(10), Ringer(15, easily_distracted=True))
    match.update(1.0, always, may_act=True)
    assert {seat for _, seat in rings(match)} == {0}


def test_the_first_place_among_equals_goes_round() -> None:
    match = bell(Ringer(7), Ringer(7))
    match.update(2.0, always, may_act=True)
    first_of_each_tick = dict(reversed(rings(match)))
    assert set(first_of_each_tick.values()) == {0, 1}


def test_time_runs_out_once() -> None:
    match = bell(Ringer(100), Ringer(130))
    match.update(100.0, always, may_act=True)
    assert match.outcome() is not None
    assert [event for event in match.feed(0) if isinstance(event, TimeUp)] == [
        TimeUp(BellState.LENGTH)
    ]
    assert not match.update(1.0, always, may_act=True)


def test_play_out_runs_the_clock() -> None:
    match = bell(Ringer(100), Ringer(130))
    assert play_out(match).winners == (0,)


def test_a_record_replays_every_tick() -> None:
    match = Match(Bell(), NoOptions(), persons(2), 1)
    for ticks, seat in ((3, 0), (0, 1), (90, 0)):
        match.run_to(match.tick + ticks)
        match.submit(seat, 1)
    match.run_to(150)
    again = record.load(record.dump(match), games={"bell": Bell()})
    assert again.log == match.log
    assert again.tick == 150
    assert again.digest() == match.digest()
