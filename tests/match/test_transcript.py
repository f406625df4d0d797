"""A transcript alone is enough to check every rule of a match."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.autoplay import play_out
from game.match.transcript import rows
from tests.match.bascule_referee import Foul, Row, judge
from tests.match.tables import bascule, bots, persons, play_some


def told(players: int = 4, seed: int = 1, level: str = "random", **chosen: bool) -> list[Row]:
    match = bascule(bots(players, level), seed, **chosen)
    play_out(match)
    transcript: list[Row] = json.loads(json.dumps(list(rows(match))))
    return transcript


@given(
    players=st.sampled_from([3, 4, 5]),
    seed=st.integers(0, 2**64 - 1),
    level=st.sampled_from(["random", "rule"]),
    tactical=st.booleans(),
    simultaneous=st.booleans(),
)
def test_a_referee_finds_no_foul(
    players: int, seed: int, level: str, tactical: bool, simultaneous: bool
) -> None:
    transcript = told(players, seed, level, tactical=tactical, simultaneous=simultaneous)
    referee = judge(transcript)
    assert referee.due == []
    assert len(referee.rounds) == players


def change(transcript: list[Row], event: str, **fields: object) -> list[Row]:
    """A copy in which the first such event says something else."""
    forged = copy.deepcopy(transcript)
    row = next(row for row in forged if row.get("event", row["row"]) == event)
    row.update(fields)
    return forged


@pytest.mark.parametrize(
    ("event", "fields", "rule"),
    [
        ("dealt", {"leader": 9}, "BA-6"),
        ("dealt", {"aside": []}, "BA-1"),
        ("score_card_turned", {"card": "10"}, "BA-2"),
        ("move", {"move": "play 51"}, "card in hand"),
        ("played", {"seat": 99}, "BA-6"),
        ("trick_scored", {"blue": 77}, "BA-7"),
        ("trick_scored", {"low_seat": 77}, "BA-8"),
        ("trick_scored", {"balances": [0, 0, 0, 0]}, "BA-12"),
        ("round_scored", {"points": [1, 1, 1, 1]}, "BA-15"),
        ("round_scored", {"wiped": [0, 0, 0, 0]}, "BA-16"),
        ("round_scored", {"totals": [0, 0, 0, 0]}, "BA-18"),
        ("outcome", {"scores": [0, 0, 0, 0]}, "BA-18"),
    ],
)
def test_the_referee_sees_a_forged_row(event: str, fields: Row, rule: str) -> None:
    """Otherwise the test above would prove nothing."""
    forged = change(told(), event, **fields)
    with pytest.raises(Foul, match=rule):
        judge(forged)


def test_the_referee_misses_no_row() -> None:
    transcript = told(3)
    for place in range(1, 40):
        with pytest.raises(Foul):
            judge(transcript[:place] + transcript[place + 1 :])


def test_an_unfinished_match_says_who_would_act() -> None:
    match = bascule(persons(3))
    play_some(match, 5)
    last = list(rows(match))[-1]
    assert last == {
        "row": "unfinished",
        "to_act": list(match.to_act()),
        "digest": match.digest(),
    }


def test_the_header_names_everything_but_the_moves() -> None:
    header = told(3, seed=7, tactical=True)[0]
    assert header["row"] == "header"
    assert (header["game"], header["players"], header["seed"]) == ("bascule", 3, "7")
    assert header["options"] == {"tactical": True, "simultaneous": False}
    assert [seat["level"] for seat in header["seats"]] == ["random"] * 3


def test_telling_a_match_leaves_it_alone() -> None:
    match = bascule(persons(3))
    play_some(match, 10)
    before = match.digest()
    assert list(rows(match)) == list(rows(match))
    assert match.digest() == before
    assert len(match.log) == 10
