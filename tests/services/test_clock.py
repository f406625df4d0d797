"""Frame time never jumps."""

import time

import pytest

from game.services.clock import LONGEST_FRAME_SECONDS, FakeClock, FrameClock


@pytest.mark.parametrize("waits", [True, False])
def test_a_long_frame_is_cut(waits: bool) -> None:
    clock = FrameClock(waits)
    clock.tick()
    time.sleep(LONGEST_FRAME_SECONDS + 0.05)
    assert clock.tick() == LONGEST_FRAME_SECONDS


def test_the_desktop_holds_its_rate_and_the_web_never_waits() -> None:
    desktop, web = FrameClock(waits=True), FrameClock(waits=False)
    desktop.tick()
    assert desktop.tick() >= 0.014
    web.tick()
    started = time.perf_counter()
    for _ in range(10):
        web.tick()
    assert time.perf_counter() - started < 0.1


def test_the_fake_clock_says_what_it_is_told() -> None:
    clock = FakeClock(0.02)
    assert clock.tick() == 0.02
    clock.seconds = 5
    assert clock.tick() == LONGEST_FRAME_SECONDS
