"""The timeline: queued clips wait, the newest wins, a touch completes everything."""

import pytest

from game.animation.clip import Clip, call, parallel, sequence, wait
from game.animation.easing import linear
from game.animation.timeline import CLIPS_PER_CALL, Timeline


class Track:
    """Something that clips move, and a list of what was done."""

    def __init__(self) -> None:
        self.at = 0.0
        self.done: list[str] = []

    def clip(self, name: str, seconds: float = 1.0) -> Clip:
        return Clip(seconds, self._move, easing=linear, on_done=lambda: self.done.append(name))

    def _move(self, progress: float) -> None:
        self.at = progress


def test_an_idle_timeline_changes_nothing() -> None:
    timeline = Timeline()
    assert timeline.idle
    assert timeline.update(1.0) is False


def test_queued_clips_come_one_after_the_other() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(track.clip("a"))
    timeline.queue(track.clip("b"))
    timeline.update(0.5)
    assert (track.at, track.done) == (0.5, [])
    timeline.update(0.75)
    assert (track.at, track.done) == (0.25, ["a"])
    assert timeline.update(1.0) is True
    assert track.done == ["a", "b"]
    assert timeline.idle


def test_played_clips_run_side_by_side() -> None:
    timeline, first, second = Timeline(), Track(), Track()
    timeline.play(first.clip("a"))
    timeline.play(second.clip("b", 2.0))
    timeline.queue(first.clip("c", 3.0))
    timeline.update(1.0)
    assert first.done == ["a"]
    assert second.at == 0.5


def test_the_newest_clip_of_a_key_wins() -> None:
    timeline, track = Timeline(), Track()
    timeline.play(track.clip("old"), key="card 7")
    timeline.update(0.5)
    timeline.play(track.clip("new", 2.0), key="card 7")
    assert track.done == ["old"]
    assert track.at == 0.5
    timeline.update(0.5)
    assert track.at == 0.25
    assert timeline.running("card 7")
    timeline.update(2.0)
    assert track.done == ["old", "new"]
    assert not timeline.running("card 7")


def test_keys_do_not_disturb_each_other() -> None:
    timeline, track = Timeline(), Track()
    timeline.play(track.clip("a"), key=1)
    timeline.play(track.clip("b"), key=2)
    timeline.stop(2)
    assert track.done == ["b"]
    assert timeline.running(1)
    assert not timeline.running(2)


def test_skip_completes_everything_in_the_order_it_was_added() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(track.clip("1"))
    timeline.play(track.clip("2", 9.0))
    timeline.queue(track.clip("3"))
    timeline.play(track.clip("4"), key="k")
    timeline.skip()
    assert track.done == ["1", "2", "3", "4"]
    assert track.at == 1.0
    assert timeline.idle


def test_skip_also_completes_what_clips_add() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(call(lambda: timeline.queue(track.clip("late"))))
    timeline.skip()
    assert track.done == ["late"]
    assert timeline.idle


def test_a_clip_may_skip_the_timeline_it_plays_on() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(sequence(call(timeline.skip), track.clip("a")))
    timeline.queue(track.clip("b"))
    timeline.update(0.1)
    timeline.update(2.0)
    assert sorted(track.done) == ["a", "b"]
    assert timeline.idle


def test_clear_drops_everything_silently() -> None:
    timeline, track = Timeline(), Track()
    timeline.play(track.clip("a"))
    timeline.queue(track.clip("b"))
    timeline.clear()
    assert timeline.idle
    assert track.done == []


def test_speed_and_reduced_motion() -> None:
    quick, track = Timeline(speed=2.0), Track()
    quick.play(track.clip("a"))
    quick.update(0.25)
    assert track.at == 0.5
    calm, still = Timeline(reduced=True), Track()
    calm.play(still.clip("a", 5.0))
    calm.update(0.01)
    assert still.at == 1.0
    calm.update(0.2)
    assert calm.idle


@pytest.mark.parametrize("how", ["skip", "update"])
def test_clips_without_end_do_not_hang_the_page(how: str, caplog: pytest.LogCaptureFixture) -> None:
    timeline = Timeline()
    count = 0

    def again() -> None:
        nonlocal count
        count += 1
        timeline.queue(call(again))

    again()
    if how == "skip":
        timeline.skip()
    else:
        timeline.update(1.0)
    assert count <= CLIPS_PER_CALL + 1
    assert "clips keep" in caplog.text


def test_waiting_needs_no_new_picture() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(wait(1.0))
    timeline.queue(track.clip("a"))
    assert timeline.update(0.5) is False
    assert timeline.update(0.6) is True
    assert timeline.update(0.1) is True


def test_waiting_beside_something_that_moves_needs_one() -> None:
    timeline, track = Timeline(), Track()
    timeline.play(parallel(wait(2.0), sequence(wait(0.5), track.clip("a", 0.5))))
    assert [timeline.update(0.25) for _ in range(5)] == [False, True, True, True, False]


def test_what_happens_at_the_end_of_a_wait_needs_one() -> None:
    timeline, track = Timeline(), Track()
    timeline.queue(sequence(wait(0.5), call(lambda: track.done.append("told")), wait(0.5)))
    assert [timeline.update(0.3) for _ in range(3)] == [False, True, False]
    assert track.done == ["told"]


def test_the_end_of_everything_needs_one() -> None:
    """Words that depend on whether anything still moves are to change."""
    timeline = Timeline()
    timeline.queue(wait(0.5))
    assert [timeline.update(0.3) for _ in range(3)] == [False, True, False]
