"""A transcript of Zero Pile is enough to check every rule.

The referee below shares no code with the rules: it reads the rows only, keeps its
own table and says what does not add up.
"""

import json
from collections import Counter
from typing import Any

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.rules.zero_pile import ZeroPileOptions
from tests.rules.zero_pile.positions import GAME

Row = dict[str, Any]
WHOLE_DECK = Counter(
    [f"{colour}{number}" for colour in "bgpry" for number in (0, *range(12))],
)


def transcript(players: int, level: str, seed: int, options: ZeroPileOptions) -> list[Row]:
    seats = [SeatSpec(SeatKind.BOT, f"seat {seat}", level=level) for seat in range(players)]
    match = Match(GAME, options, seats, seed)
    play_out(match)
    return [json.loads(json.dumps(row)) for row in rows(match)]


def number(card: str) -> int:
    return int(card[1:])


class Referee:
    """Follows a transcript row by row; every handler is named after its event."""

    def __init__(self, header: Row) -> None:
        self.players: int = header["players"]
        self.options: dict[str, int] = header["options"]
        self.hand_size, self.laid_out = (10, 2) if self.players == 6 else (13, 3)
        self.totals = [0] * self.players
        self.rounds = 0
        self.turn: int | None = None
        self.leader: int | None = None
        self.move: Row = {}
        self.over = False

    def dealt(self, row: Row) -> None:
        assert not self.over
        assert row["round"] == self.rounds
        assert row["leader"] == (row["dealer"] + 1) % self.players
        assert self.leader in (None, row["leader"])
        assert [len(hand) for hand in row["hands"]] == [self.hand_size] * self.players
        everything = [card for hand in (*row["hands"], row["aside"]) for card in hand]
        assert Counter(everything) == WHOLE_DECK
        self.hands = [Counter(hand) for hand in row["hands"]]
        self.piles: list[dict[str, list[str]]] = [{} for _ in range(self.players)]
        self.leader = row["leader"]
        self.turn = None
        self.chosen: dict[int, list[str]] = {}
        self.shown: list[int] = []
        self.trick: list[tuple[int, str]] = []
        self.tricks = 0

    def committed(self, row: Row) -> None:
        assert self.turn is None
        assert row["seat"] not in self.chosen
        assert len(row["cards"]) == self.laid_out
        assert Counter(row["cards"]) <= self.hands[row["seat"]]
        assert self.move == {"seat": row["seat"], "move": " ".join(["layout", *row["cards"]])}
        self.chosen[row["seat"]] = row["cards"]

    def laid_out_row(self, row: Row) -> None:
        seat = row["seat"]
        assert len(self.chosen) == self.players
        assert row["cards"] == self.chosen[seat]
        self.hands[seat] -= Counter(row["cards"])
        for card in row["cards"]:
            self.piles[seat].setdefault(card[0], []).append(card)
        assert row["value"] == self.value(seat)
        self.shown.append(seat)
        self.turn = self.leader

    def played(self, row: Row) -> None:
        seat, card = row["seat"], row["card"]
        assert sorted(self.shown) == list(range(self.players))
        assert self.turn == seat
        assert self.move == {"seat": seat, "move": f"play {card}"}
        assert self.hands[seat][card] > 0
        self.hands[seat] -= Counter([card])
        self.trick.append((seat, card))
        self.turn = (seat + 1) % self.players

    def trick_won(self, row: Row) -> None:
        assert len(self.trick) == self.players
        highest = max(number(card) for _, card in self.trick)
        winner = next(seat for seat, card in self.trick if number(card) == highest)
        assert (row["seat"], row["trick"]) == (winner, self.tricks)
        assert row["value_before"] == self.value(winner)
        cards = dict(self.trick)
        order = [(winner + step) % self.players for step in range(self.players)]
        assert row["from_seats"] == order
        assert row["cards"] == [cards[seat] for seat in order]
        for card, covered, value in zip(row["cards"], row["covered"], row["values"], strict=True):
            pile = self.piles[winner].setdefault(card[0], [])
            assert covered == (pile[-1] if pile else None)
            pile.append(card)
            assert value == self.value(winner)
        self.trick = []
        self.tricks += 1
        self.turn = winner

    def round_scored(self, row: Row) -> None:
        assert self.tricks == self.hand_size - self.laid_out
        assert not any(self.hands)
        points = [self.value(seat) for seat in range(self.players)]
        for seat, tops in enumerate(row["tops"]):
            assert tops == [self.piles[seat][c][-1] for c in "bgpry" if c in self.piles[seat]]
        self.totals = [a + b for a, b in zip(self.totals, points, strict=True)]
        assert (row["round"], row["points"], row["totals"]) == (self.rounds, points, self.totals)
        assert (row["teams"], row["team_totals"]) == self.sides()
        self.rounds += 1
        self.over = self.is_over()
        self.leader = row["next_leader"]
        lowest = [seat for seat, value in enumerate(points) if value == min(points)]
        assert self.leader is None if self.over else self.leader in lowest

    def match_ended(self, row: Row) -> None:
        assert self.over
        assert row["totals"] == self.totals
        teams, sums = self.sides()
        assert (row["teams"], row["team_totals"]) == (teams, sums)
        outcome = row["outcome"]
        expected = [sums[seat % 2] for seat in range(self.players)] if teams else self.totals
        assert outcome["scores"] == expected
        places = [[expected[seat] for seat in place] for place in outcome["ranking"]]
        assert all(len(set(place)) == 1 for place in places)
        assert [place[0] for place in places] == sorted(set(expected), reverse=True)

    def value(self, seat: int) -> int:
        return sum(number(pile[-1]) for pile in self.piles[seat].values())

    def sides(self) -> tuple[list[list[int]], list[int]]:
        if not self.options["teams"]:
            return [], []
        teams = [list(range(side, self.players, 2)) for side in (0, 1)]
        return teams, [sum(self.totals[seat] for seat in team) for team in teams]

    def is_over(self) -> bool:
        if self.options["target"]:
            return max(self.totals) > self.options["limit"]
        return self.rounds == self.players


@pytest.mark.parametrize("level", ["random", "rule"])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, ZeroPileOptions()),
        (4, ZeroPileOptions(teams=True)),
        (5, ZeroPileOptions(target=True, limit=50)),
        (6, ZeroPileOptions(teams=True, target=True, limit=40)),
    ],
)
def test_a_referee_who_reads_the_rows_finds_no_fault(
    players: int, options: ZeroPileOptions, level: str
) -> None:
    header, *body, ending = transcript(players, level, 7, options)
    referee = Referee(header)
    for row in body:
        if row["row"] == "move":
            referee.move = {"seat": row["seat"], "move": row["move"]}
        elif row["event"] == "laid_out":
            referee.laid_out_row(row)
        else:
            getattr(referee, row["event"])(row)
    assert referee.over
    assert ending["row"] == "outcome"
    assert ending["scores"] == body[-1]["outcome"]["scores"]
