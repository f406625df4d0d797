"""Tri Express against the clock: replays, pauses, arrival and minds that change."""

import pytest

from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.rules.tri_express import CLAIM_TICKS, FAULT, TriExpressOptions, TriExpressView
from tests.rules.tri_express.tables import GAME, fitting_move

VARIANTS = (
    TriExpressOptions(),
    TriExpressOptions(strict=True),
    TriExpressOptions(by_threes=True, rounds=2),
)


def bots(players: int, options: TriExpressOptions, seed: int) -> Match:
    seats = [SeatSpec(SeatKind.BOT, f"bot {seat}", level="rule") for seat in range(players)]
    return Match(GAME, options, seats, seed)


def always() -> bool:
    return True


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_is_exact(players: int, options: TriExpressOptions) -> None:
    for seed in range(4):
        match = bots(players, options, seed)
        play_out(match)
        again = record.load(record.dump(match))
        assert again.digest() == match.digest()
        assert again.tick == match.tick
        assert list(rows(again)) == list(rows(match))
        assert again.feed(0) == match.feed(0)


@pytest.mark.parametrize("moves", [0, 1, 17, 40])
def test_a_saved_match_goes_on_where_it_stood(moves: int) -> None:
    match = bots(3, TriExpressOptions(), 9)
    while len(match.log) < moves:
        match.update(1 / 60, always, may_act=True)
    again = record.load(record.dump(match))
    assert again.digest() == match.digest()
    assert play_out(again).ranking


@pytest.mark.parametrize("dt", [1 / 144, 1 / 30, 0.25, 2.0])
def test_the_frame_rate_changes_nothing(dt: float) -> None:
    smooth, other = bots(4, TriExpressOptions(), 3), bots(4, TriExpressOptions(), 3)
    play_out(smooth)
    while other.outcome() is None:
        other.update(dt, always, may_act=True)
    assert other.log == smooth.log
    assert other.digest() == smooth.digest()


def test_a_countdown_a_pause_or_a_hidden_tab_is_time_not_handed_in() -> None:
    straight, paused = bots(2, TriExpressOptions(), 4), bots(2, TriExpressOptions(), 4)
    for frame in range(1200):
        straight.update(1 / 60, always, may_act=True)
        for _ in range(frame % 3):
            assert not paused.update(1.5, always, may_act=False)
        paused.update(1 / 60, always, may_act=True)
    assert paused.log == straight.log
    assert paused.tick == straight.tick


def against(level: str, seed: int = 1) -> Match:
    seats = [SeatSpec(SeatKind.PERSON, "A"), SeatSpec(SeatKind.BOT, "B", level=level)]
    return Match(GAME, TriExpressOptions(), seats, seed)


def wrong_move(match: Match) -> int:
    view = match.view(0)
    assert isinstance(view, TriExpressView)
    for move in match.legal(0):
        if move < FAULT and not view.compare(move % 72, move // 72).fits:
            return move
    raise AssertionError("everything fits")


def run_until_stopped(match: Match, most_ticks: int) -> bool:
    """Let the clock run; was a fault called?"""
    for _ in range(most_ticks):
        match.update(1 / 60, always, may_act=True)
        if match.to_act() != (0, 1):
            return True
    return False


def test_a_bot_calls_a_persons_wrong_card_and_the_person_gives_the_signal() -> None:
    seen = 0
    for seed in range(40):
        match = against("rule", seed)
        match.submit(0, wrong_move(match))
        if run_until_stopped(match, 132):
            seen += 1
            assert match.log[-1].move == FAULT
            assert match.to_act() == (0,)
            match.update(60.0, always, may_act=True)
            assert match.to_act() == (0,), "nobody else lets the game go on"
    assert 10 <= seen <= 30, "about 55 of 100, some of them covered in time"


def test_a_claimed_win_is_final_after_three_seconds_of_the_match_clock() -> None:
    for seed in range(8):
        match = bots(2, TriExpressOptions(), seed)
        play_out(match)
        placed = match.log[-1]
        assert match.tick - placed.tick == CLAIM_TICKS or placed.move == FAULT


def test_time_alone_changes_nothing_but_the_time() -> None:
    state = GAME.start(3, TriExpressOptions(), 1)
    before = state.snapshot()
    state.advance(36_000)
    assert {**state.snapshot(), "tick": 0} == before
    with pytest.raises(ValueError, match="backwards"):
        state.advance(-1)
    assert fitting_move(state)


def test_a_thought_begun_before_a_move_is_begun_anew_after_it() -> None:
    """A bot that had no time to think looks at the table as it lies, not as it lay."""
    early, late = against("rule", 5), against("rule", 5)
    early.update(1 / 60, lambda: False, may_act=False)
    for match in (early, late):
        match.submit(0, wrong_move(match))
        match.update(20.0, always, may_act=True)
    assert len(early.log) > 1
    assert early.log == late.log
