"""A transcript of Gourmand is enough to check every rule.

The referee below shares no code with the rules: it reads the rows only, keeps its
own table and says what does not add up.
"""

import json
from collections import Counter

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.rules.gourmand import GourmandOptions
from tests.rules.gourmand.positions import GAME

COLOUR_LETTERS = {"b": "blue", "g": "green", "p": "purple", "r": "red", "y": "yellow"}


def transcript(players, level, seed, risks):
    seats = [SeatSpec(SeatKind.BOT, f"seat {seat}", level=level) for seat in range(players)]
    match = Match(GAME, GourmandOptions(risks=risks), seats, seed)
    play_out(match)
    return [json.loads(json.dumps(row)) for row in rows(match)]


def accepts(column, card):
    if card == "dice":
        return "dice" not in column
    return all(card[0] != other[0] and card[1] != other[1] for other in column if other != "dice")


class Referee:
    """Follows a transcript row by row; every handler is named after its event."""

    def __init__(self, header):
        self.players = header["players"]
        self.risks = header["options"]["risks"]
        self.zones = [Counter() for _ in range(self.players)]
        self.safe = [Counter() for _ in range(self.players)]
        self.columns = [[], [], []]
        self.directions = 0
        self.turn = 0
        self.active = None
        self.drawn = None
        self.choosers = []
        self.rolls_due = []
        self.outcome = None

    def pile_shuffled(self, row):
        numbered = [f"{letter}{n}" for letter in COLOUR_LETTERS for n in range(1, 7)]
        turns = 0 if self.players == 2 else 12
        whole = Counter(dict.fromkeys(numbered, 3)) + Counter(dice=18, turn=turns)
        assert Counter(row["pile"]) == whole
        self.pile = row["pile"]
        self.next_active = row["first"]

    def turn_started(self, row):
        assert not self.choosers
        assert not any(self.columns)
        assert (row["seat"], row["cards_left"]) == (self.next_active, len(self.pile))
        assert row["turn"] == self.turn + 1
        assert self.directions == 0
        self.turn, self.active = row["turn"], row["seat"]
        self.next_active = (self.active + 1) % self.players
        self.drew = False

    def card_drawn(self, row):
        assert self.drawn is None
        assert row["seat"] == self.active
        assert row["card"] == self.pile[0]
        self.pile = self.pile[1:]
        assert row["cards_left"] == len(self.pile)
        self.drawn, self.drew = row["card"], True

    def card_placed(self, row):
        column = self.columns[row["column"]]
        assert row["card"] == self.drawn
        assert accepts(column, self.drawn)
        column.append(self.drawn)
        assert row["value"] == sum(int(card[1]) for card in column if card != "dice")
        self.drawn = None

    def direction_turned(self, row):
        assert self.drawn == "turn"
        self.directions += 1
        assert (row["turned"], row["clockwise"]) == (self.directions, self.directions % 2 == 0)
        self.drawn = None

    def opponents(self):
        step = -1 if self.directions % 2 else 1
        return [(self.active + step * n) % self.players for n in range(1, self.players)]

    def stopped(self, row):
        assert row["seat"] == self.active
        assert row["pile_empty"] == (not self.pile)
        assert self.drawn is None
        standing = sum(bool(column) for column in self.columns)
        assert standing or not self.pile
        self.choosers = [self.active, *self.opponents()][:standing]

    def busted(self, row):
        assert row["card"] == self.drawn
        assert all(self.columns)
        for column, clashes in zip(self.columns, row["clashes"], strict=True):
            assert not accepts(column, self.drawn)
            assert clashes == [card for card in column if not accepts([card], self.drawn)]
        self.rolls_due = [(self.active, "bust")]
        self.choosers = self.opponents()[:3]
        self.drawn = None

    def die_rolled(self, row):
        assert (row["seat"], row["cause"]) == self.rolls_due.pop()
        zone = self.zones[row["seat"]]
        lost = [card for card in zone.elements() if COLOUR_LETTERS[card[0]] == row["face"]]
        if row["face"] == "star" and self.risks:
            lost = list(zone.elements())
        assert sorted(lost) == sorted(row["lost"])
        zone.subtract(lost)

    def column_taken(self, row):
        assert not self.rolls_due
        assert row["seat"] == self.choosers.pop(0)
        assert row["cards"] == self.columns[row["column"]]
        self.columns[row["column"]] = []
        self.zones[row["seat"]].update(card for card in row["cards"] if card != "dice")
        if "dice" in row["cards"]:
            self.rolls_due = [(row["seat"], "dice_card")]

    def column_discarded(self, row):
        assert not self.choosers
        assert row["cards"] == self.columns[row["column"]]
        self.columns[row["column"]] = []

    def directions_discarded(self, row):
        assert row["count"] == self.directions
        self.directions = 0

    def protected(self, row):
        assert (row["seat"], self.drew) == (self.active, False)
        zone = self.zones[row["seat"]]
        saved = [card for card in zone.elements() if COLOUR_LETTERS[card[0]] == row["colour"]]
        assert saved
        assert sorted(saved) == sorted(row["cards"])
        zone.subtract(saved)
        self.safe[row["seat"]].update(saved)

    def match_ended(self, row):
        assert not self.pile
        assert not any(self.columns)
        self.outcome = row["outcome"]
        held = [zone + safe for zone, safe in zip(self.zones, self.safe, strict=True)]
        scores = [sum(int(card[1]) for card in cards.elements()) for cards in held]
        counts = [cards.total() for cards in held]
        assert self.outcome["scores"] == scores
        assert row["card_counts"] == counts
        best = max(zip(scores, counts, strict=True))
        winners = [seat for seat in range(self.players) if (scores[seat], counts[seat]) == best]
        assert self.outcome["ranking"][0] == winners


def check(told):
    """Let the referee read a transcript; raises AssertionError where it does not add up."""
    referee = Referee(told[0])
    for row in told[1:]:
        if row["row"] == "event":
            getattr(referee, row["event"])(row)
    assert told[-1]["row"] == "outcome"
    assert {key: told[-1][key] for key in referee.outcome} == referee.outcome


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize(
    ("level", "risks", "happens"),
    [("random", False, "protected"), ("rule", False, "busted"), ("rule", True, "busted")],
)
def test_an_outsider_can_check_a_whole_match(players, level, risks, happens):
    told = transcript(players, level, seed=players, risks=risks)
    check(told)
    events = {row["event"] for row in told if row["row"] == "event"}
    assert {happens, "die_rolled", "stopped", "column_taken", "match_ended"} <= events


@pytest.mark.parametrize(
    ("event", "field", "wrong"),
    [
        ("card_drawn", "card", "b1"),
        ("card_placed", "column", 2),
        ("die_rolled", "lost", ["y6", "y6", "y6", "y6"]),
        ("column_taken", "seat", 9),
        ("protected", "cards", []),
        ("match_ended", "card_counts", [0, 0, 0, 0]),
    ],
)
def test_the_referee_notices_a_forged_row(event, field, wrong):
    told = transcript(4, "rule", seed=4, risks=False)
    row = next(row for row in told if row.get("event") == event and row[field] != wrong)
    row[field] = wrong
    with pytest.raises(AssertionError):
        check(told)
