"""Poses: as many as cards, within their span, in order."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sprites import poses
from game.sprites.poses import CARD_RATIO, Pose

WIDTH = 80.0
counts = st.integers(0, 14)
spans = st.floats(WIDTH + 1, 1500)


def across(laid: list[Pose]) -> float:
    """From the left edge of the leftmost card to the right edge of the rightmost."""
    return max(p.x for p in laid) - min(p.x for p in laid) + WIDTH if laid else 0.0


@given(counts, spans)
def test_a_fan_keeps_count_span_and_middle(count: int, span: float) -> None:
    laid = poses.fan(count, 500, 700, WIDTH, span)
    assert len(laid) == count
    assert across(laid) <= span + 1e-6
    if laid:
        assert sum(pose.x for pose in laid) / count == pytest.approx(500)
        assert [pose.x for pose in laid] == sorted(pose.x for pose in laid)


def test_a_fan_hangs_and_turns_outwards() -> None:
    laid = poses.fan(5, 500, 700, WIDTH, 1000)
    assert laid[2] == Pose(500, 700 - WIDTH * CARD_RATIO / 2, 0.0)
    assert laid[0].y == laid[4].y > laid[1].y > laid[2].y
    assert laid[0].angle == -laid[4].angle < 0


@given(counts, spans)
def test_a_row_is_straight_and_within_its_span(count: int, span: float) -> None:
    laid = poses.row(count, 300, 200, WIDTH, span)
    assert len(laid) == count
    assert across(laid) <= span + 1e-6
    assert {pose.y for pose in laid} <= {200}
    assert {pose.angle for pose in laid} <= {0.0}


def test_a_loose_row_does_not_spread_for_ever() -> None:
    left, right = poses.row(2, 300, 200, WIDTH, 5000)
    assert right.x - left.x == pytest.approx(WIDTH * poses.FAN_STEP)


def test_one_card_stands_in_the_middle() -> None:
    assert poses.step_of(1, WIDTH, 400) == poses.step_of(0, WIDTH, 400) == 0.0
    assert poses.row(1, 300, 200, WIDTH, 400) == [Pose(300, 200)]


def test_runs_columns_and_piles_grow_from_their_start() -> None:
    assert [pose.x for pose in poses.run(3, 10, 50, WIDTH, 20)] == [50, 70, 90]
    column = poses.column(3, 100, 10, WIDTH, 25)
    assert [pose.y - column[0].y for pose in column] == [0, 25, 50]
    assert column[0].y - WIDTH * CARD_RATIO / 2 == pytest.approx(10)
    assert [pose.y for pose in poses.pile(3, 100, 50, 2.0)] == [50, 48, 46]


@given(st.integers(0, 30), st.integers(1, 8))
def test_a_grid_fills_row_by_row_without_overlap(count: int, columns: int) -> None:
    laid = poses.grid(count, columns, 0, 0, WIDTH, 6)
    assert len(laid) == len({(pose.x, pose.y) for pose in laid}) == count
    for index, pose in enumerate(laid):
        assert pose.x == pytest.approx(WIDTH / 2 + index % columns * (WIDTH + 6))
        row_height = WIDTH * CARD_RATIO + 6
        assert pose.y == pytest.approx(WIDTH * CARD_RATIO / 2 + index // columns * row_height)


@given(counts, spans)
def test_two_rows_share_the_cards(count: int, span: float) -> None:
    laid = poses.two_rows(count, 500, 700, WIDTH, span)
    assert len(laid) == count
    heights = sorted({pose.y for pose in laid})
    assert len(heights) == min(count, 2)
    upper = [pose for pose in laid if pose.y == heights[0]] if laid else []
    assert len(upper) == math.ceil(count / 2)


def test_cards_on_a_beam_tilt_with_it_and_keep_their_distance() -> None:
    level = poses.on_beam(4, 500, 400, 0.0, 300, WIDTH)
    tilted = poses.on_beam(4, 500, 400, 10.0, 300, WIDTH)
    assert {pose.y for pose in level} == {400 - WIDTH * CARD_RATIO / 2}
    assert {pose.angle for pose in tilted} == {10.0}
    assert tilted[3].y > tilted[0].y
    for laid in (level, tilted):
        ends = math.dist((laid[0].x, laid[0].y), (laid[3].x, laid[3].y))
        assert ends == pytest.approx(300)
    assert len(poses.on_beam(1, 500, 400, 5.0, 300, WIDTH)) == 1


def test_between_two_poses() -> None:
    start, end = Pose(0, 0, 0, 1), Pose(100, 50, 90, 2)
    assert poses.lerp(start, end, 0.0) == start
    assert poses.lerp(start, end, 1.0) == end
    assert poses.lerp(start, end, 0.5) == Pose(50, 25, 45, 1.5)
    assert poses.lerp(start, end, 1.1).x == pytest.approx(110)


def test_a_thrown_card_is_highest_half_way() -> None:
    start, end = Pose(0, 100), Pose(100, 100)
    assert poses.arc(start, end, 0.0, 40) == start
    assert poses.arc(start, end, 1.0, 40) == end
    assert poses.arc(start, end, 0.5, 40).y == 60


def test_poses_change_by_copies() -> None:
    pose = Pose(1, 2, 3, 4)
    assert pose.moved(10, 20) == Pose(11, 22, 3, 4)
    assert pose.turned(5) == Pose(1, 2, 8, 4)
    assert pose.scaled(0.5) == Pose(1, 2, 3, 2)
    assert pose == Pose(1, 2, 3, 4)


@given(st.floats(-180, 180), st.floats(-300, 300), st.floats(-300, 300))
def test_a_point_seen_from_a_turned_card_keeps_its_distance(
    angle: float, x: float, y: float
) -> None:
    pose = Pose(50, 60, angle)
    seen = poses.local_point(pose, (50 + x, 60 + y))
    assert math.hypot(*seen) == pytest.approx(math.hypot(x, y), abs=1e-6)


def test_the_top_of_a_turned_card_is_up_from_the_card() -> None:
    """A quarter turn clockwise points the top to the right."""
    across_, down = poses.local_point(Pose(0, 0, 90), (10, 0))
    assert (across_, down) == pytest.approx((0, -10), abs=1e-9)


def test_card_heights_are_whole_pixels() -> None:
    assert poses.card_height(100) == 142
    assert isinstance(poses.card_height(33.3), int)
