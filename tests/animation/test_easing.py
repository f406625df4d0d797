"""Easings start at 0, end at 1, and do on the way what their names say."""

from itertools import pairwise

import pytest

from game.animation.easing import (
    Easing,
    accelerate,
    decelerate,
    in_out,
    linear,
    out_back,
    settle,
    standard,
    there_and_back,
)

ARRIVING = (accelerate, decelerate, in_out, linear, out_back, settle, standard)
STEADY = (accelerate, decelerate, in_out, linear, standard)
TIMES = [step / 100 for step in range(101)]


@pytest.mark.parametrize("easing", ARRIVING)
def test_from_nothing_to_all(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0, abs=1e-9)
    assert easing(1.0) == 1.0


@pytest.mark.parametrize("easing", STEADY)
def test_steady_ones_never_turn_back(easing: Easing) -> None:
    progress = [easing(t) for t in TIMES]
    assert progress == sorted(progress)
    assert 0.0 <= min(progress) <= max(progress) <= 1.0


@pytest.mark.parametrize("easing", ARRIVING)
def test_no_easing_jumps(easing: Easing) -> None:
    steps = [abs(easing(b) - easing(a)) for a, b in pairwise(TIMES)]
    assert max(steps) < 0.1


def test_leaving_starts_slowly_and_arriving_ends_slowly() -> None:
    assert accelerate(0.5) < 0.5 < decelerate(0.5)
    assert standard(0.5) == in_out(0.5) == 0.5
    assert in_out(0.1) < standard(0.1) < linear(0.1)


def test_a_lifted_card_goes_ten_percent_too_far() -> None:
    assert max(out_back(t) for t in TIMES) == pytest.approx(1.1, abs=0.005)


def test_the_beam_swings_past_its_place() -> None:
    assert max(settle(t) for t in TIMES) > 1.02
    assert settle(1.5) == 1.0


def test_there_and_back_ends_where_it_began() -> None:
    assert (there_and_back(0.0), there_and_back(0.5), there_and_back(1.0)) == (0.0, 1.0, 0.0)
