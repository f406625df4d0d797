"""Clips: applied in order, started and done exactly once, whatever happens to them."""

from collections.abc import Callable
from operator import methodcaller

import pytest

from game.animation.clip import (
    REDUCED_SECONDS,
    Clip,
    Kind,
    Playable,
    call,
    parallel,
    sequence,
    stagger,
    wait,
)
from game.animation.easing import linear


class Diary:
    """Makes clips that write down what happens to them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def clip(self, name: str, seconds: float, kind: Kind = Kind.MOVE) -> Clip:
        return Clip(
            seconds,
            lambda progress: self.lines.append(f"{name} {progress:.2f}"),
            easing=linear,
            on_start=lambda: self.lines.append(f"{name} starts"),
            on_done=lambda: self.lines.append(f"{name} done"),
            kind=kind,
        )


def test_a_clip_runs_from_start_to_done() -> None:
    diary = Diary()
    clip = diary.clip("a", 1.0)
    assert clip.advance(0.25) == 0.0
    assert not clip.done
    assert clip.advance(1.0) == pytest.approx(0.25)
    assert clip.done
    assert diary.lines == ["a starts", "a 0.25", "a 1.00", "a done"]
    assert clip.advance(0.5) == 0.5
    assert len(diary.lines) == 4


def test_finish_goes_to_the_end_at_once_and_only_once() -> None:
    diary = Diary()
    clip = diary.clip("a", 1.0)
    clip.finish()
    clip.finish()
    assert diary.lines == ["a starts", "a 1.00", "a done"]


def test_cancel_stays_where_it_is_but_still_tells() -> None:
    diary = Diary()
    clip = diary.clip("a", 1.0)
    clip.advance(0.5)
    clip.cancel()
    clip.cancel()
    assert diary.lines == ["a starts", "a 0.50", "a done"]


def test_a_sequence_hands_unused_time_on() -> None:
    diary = Diary()
    clips = sequence(diary.clip("a", 1.0), diary.clip("b", 1.0))
    clips.advance(1.5)
    assert diary.lines == ["a starts", "a 1.00", "a done", "b starts", "b 0.50"]
    assert clips.advance(1.0) == pytest.approx(0.5)
    assert clips.done


def test_parallel_is_over_with_the_longest() -> None:
    diary = Diary()
    clips = parallel(diary.clip("a", 1.0), diary.clip("b", 2.0))
    assert clips.advance(1.5) == 0.0
    assert "a done" in diary.lines
    assert not clips.done
    assert clips.advance(1.0) == pytest.approx(0.5)
    assert clips.done


def test_a_stagger_starts_one_after_the_other() -> None:
    diary = Diary()
    clips = stagger([diary.clip(name, 1.0) for name in "abc"], 0.5)
    clips.advance(0.75)
    assert [line for line in diary.lines if "starts" in line] == ["a starts", "b starts"]
    clips.advance(10)
    assert diary.lines[-1] == "c done"
    assert clips.done


@pytest.mark.parametrize("combine", [sequence, parallel, lambda *clips: stagger(clips, 0.1)])
@pytest.mark.parametrize("end", [methodcaller("finish"), methodcaller("cancel")])
def test_combinations_tell_every_clip_when_they_end_early(
    combine: Callable[..., Playable], end: Callable[[Playable], None]
) -> None:
    diary = Diary()
    clips = combine(diary.clip("a", 1.0), diary.clip("b", 2.0))
    clips.advance(0.3)
    end(clips)
    end(clips)
    assert clips.done
    for name in "ab":
        assert diary.lines.count(f"{name} starts") == diary.lines.count(f"{name} done") == 1


@pytest.mark.parametrize("combine", [sequence, parallel])
def test_nothing_combined_is_done(combine: Callable[..., Playable]) -> None:
    assert combine().done
    assert combine().advance(0.4) == 0.4


def test_reduced_motion_jumps_and_is_over_soon() -> None:
    diary = Diary()
    clip = diary.clip("a", 2.0)
    clip.advance(REDUCED_SECONDS / 2, reduced=True)
    assert diary.lines[-1] == "a 1.00"
    clip.advance(REDUCED_SECONDS, reduced=True)
    assert clip.done


def test_reduced_motion_shortens_fades_and_keeps_time_to_read() -> None:
    diary = Diary()
    fade = diary.clip("f", 2.0, Kind.FADE)
    fade.advance(REDUCED_SECONDS / 2, reduced=True)
    assert diary.lines[-1] == "f 0.50"
    reading = wait(1.0)
    reading.advance(0.9, reduced=True)
    assert not reading.done


def test_reduced_motion_never_makes_a_clip_longer() -> None:
    clip = Diary().clip("a", REDUCED_SECONDS / 4)
    clip.advance(REDUCED_SECONDS / 2, reduced=True)
    assert clip.done


def test_a_call_is_a_moment() -> None:
    called: list[int] = []
    moment = call(lambda: called.append(1))
    assert moment.advance(0.2) == pytest.approx(0.2)
    assert called == [1]
