"""Tri Express: a transcript lets an outsider check every rule."""

import json
from collections.abc import Iterator
from copy import deepcopy

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.rules.tri_express import TriExpressOptions
from tests.rules.tri_express.referee import Foul, Referee, Row
from tests.rules.tri_express.tables import GAME

VARIANTS = (
    TriExpressOptions(),
    TriExpressOptions(strict=True),
    TriExpressOptions(by_threes=True),
    TriExpressOptions(rounds=3, head_start_1=4),
    TriExpressOptions(strict=True, by_threes=True, rounds=2),
)


def told(players: int, options: TriExpressOptions, level: str, seed: int) -> list[Row]:
    seats = [SeatSpec(SeatKind.BOT, f"bot {seat}", level=level) for seat in range(players)]
    match = Match(GAME, options, seats, seed)
    play_out(match)
    return json.loads(json.dumps(list(rows(match))))


def judge(transcript: list[Row]) -> None:
    Referee(transcript[0]).read(transcript[1:])


@pytest.mark.parametrize("level", ["rule", "random"])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_referee_finds_no_foul(players: int, options: TriExpressOptions, level: str) -> None:
    for seed in range(3):
        judge(told(players, options, level, seed))


FORGERIES = [
    ("card_placed", "covered", "moon-red-4", "TE-15"),
    ("card_placed", "seat", 7, "TE-14"),
    ("cards_drawn", "cards", ["moon-red-4", "moon-red-1"], "TE-13"),
    ("fault_called", "justified", None, "TE-16"),
    ("penalty_paid", "receiver", 7, "TE-18"),
    ("resumed", "seat", 7, "TE-20"),
    ("win_claimed", "ticks", 100, "TE-23"),
    ("round_won", "points", [0, 0, 0], "TE-V2"),
    ("round_won", "winners", [], "TE-23"),
    ("round_won", "played_ticks", -1, "TE-23"),
]


@pytest.mark.parametrize(("event", "name", "value", "rule"), FORGERIES)
def test_the_referee_sees_a_forged_row(event: str, name: str, value: object, rule: str) -> None:
    transcript = told(3, TriExpressOptions(rounds=3), "random", 8)
    forged = next(row for row in transcript if row.get("event") == event)
    assert forged[name] != value
    forged[name] = value
    with pytest.raises(Foul) as caught:
        judge(transcript)
    assert caught.value.rule == rule


def torn(transcript: list[Row]) -> Iterator[list[Row]]:
    """The transcript without the last of its rows of each kind."""
    kinds = {row["event"]: n for n, row in enumerate(transcript) if row["row"] == "event"}
    for number in kinds.values():
        yield deepcopy(transcript[:number] + transcript[number + 1 :])


@pytest.mark.parametrize("seed", range(4))
def test_the_referee_misses_no_row(seed: int) -> None:
    transcript = told(3, TriExpressOptions(rounds=2), "random", seed)
    judge(transcript)
    for shorter in torn(transcript):
        with pytest.raises(Foul):
            judge(shorter)
