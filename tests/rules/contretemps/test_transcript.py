"""A referee who sees only the transcript checks a whole match of Contretemps by the book.

It shares no code with the rules: cards are their texts, and every rule is
written here a second time.
"""

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.transcript import rows
from game.rules.contract import Json
from game.rules.contretemps import ContretempsOptions
from tests.rules.contretemps.positions import GAME

WORTH = {9: 3, 13: 3, 17: 3, **dict.fromkeys((5, 7, 11, 15, 19, 21), 2)}
WORTH |= dict.fromkeys(range(4, 23, 2), 1)
DECK = sorted(
    [f"{colour}{number}" for colour in "rm" for number in range(1, 26)]
    + [f"j{number}" for number in range(1, 26, 2)]
)


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(int(card[1:]), 0) for card in cards if card[0] != "j")


def fits(card: str, top: str, sign: int) -> bool:
    step = (int(card[1:]) - int(top[1:])) * sign
    jokers = (card + top).count("j")
    if jokers == 1:
        return step >= 0
    return step > 0 and card[0] == top[0]


class Referee:
    """The table as somebody follows it with real cards."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.drawn = 5 if players == 2 else 4
        self.totals = [0] * players
        self.rounds = 0
        self.decks = 0
        self.returns = 0

    def deal(self, event: dict[str, Json]) -> None:
        self.hands = [list(hand) for hand in event["hands"]]
        self.pile = list(event["pile"])
        assert sorted(sum(self.hands, self.pile)) == DECK
        assert {len(hand) for hand in self.hands} == {self.drawn + 2}
        assert self.decks == 0 or event["first"] == (self.first + 1) % self.players
        self.decks += 1
        self.begin(event)

    def begin(self, event: dict[str, Json]) -> None:
        assert event["round"] == self.rounds
        self.first = self.turn = event["first"]
        self.series: list[list[str]] = []
        self.owners: list[int] = []
        self.signs: list[int] = []

    def move(self, seat: int, text: str) -> dict[str, Json]:
        """Check and make a move; what the transcript must tell about it."""
        assert seat == self.turn
        self.turn = (seat + 1) % self.players
        verb, *rest = text.split()
        card = rest[0] if verb in ("start", "discard") else rest[1]
        self.hands[seat].remove(card)
        told: dict[str, Json] = {"row": "event", "seat": seat, "card": card}
        assert (verb == "discard") == (self.owners == [seat] * 3)
        if verb == "start":
            return told | self.start(seat, card, 1 if rest[1] == "+" else -1)
        if verb == "discard":
            self.returns += 1
            self.pile.append(card)
            return told | {"event": "card_returned", "pile_size": len(self.pile)}
        return told | self.join(seat, card, verb, int(rest[0]))

    def start(self, seat: int, card: str, sign: int) -> dict[str, Json]:
        assert len(self.series) < 3
        self.series.append([card])
        self.owners.append(seat)
        self.signs.append(sign)
        return {"event": "series_started", "holder": len(self.series) - 1, "direction": sign}

    def join(self, seat: int, card: str, verb: str, holder: int) -> dict[str, Json]:
        owner, series = self.owners[holder], self.series[holder]
        assert owner != seat
        if verb == "under":
            series.insert(0, card)
            told: dict[str, Json] = {"event": "card_slipped_under", "owner": owner}
        else:
            assert fits(card, series[-1], self.signs[holder])
            series.append(card)
            self.owners[holder] = seat
            told = {"event": "series_captured", "loser": owner}
        return told | {"holder": holder, "hourglasses": worth(series)}

    def round_over(self) -> bool:
        return all(len(hand) == 2 for hand in self.hands)

    def end_round(self) -> dict[str, Json]:
        points = [0] * self.players
        for owner, series in zip(self.owners, self.series, strict=True):
            points[owner] += worth(series)
        self.totals = [total + new for total, new in zip(self.totals, points, strict=True)]
        self.rounds += 1
        empty = 3 - len(self.series)
        return {
            "row": "event",
            "event": "round_ended",
            "round": self.rounds - 1,
            "owners": self.owners + [-1] * empty,
            "series": self.series + [[]] * empty,
            "points": points,
            "totals": self.totals,
        }

    def pile_suffices(self) -> bool:
        return len(self.pile) >= self.drawn * self.players

    def refill(self, event: dict[str, Json]) -> None:
        assert event["first"] == (self.first + 1) % self.players
        self.begin(event)
        for step in range(self.players):
            seat = (self.first + step) % self.players
            taken, self.pile = self.pile[: self.drawn], self.pile[self.drawn :]
            assert event["drawn"][seat] == taken
            self.hands[seat] += taken
        assert event["pile_size"] == len(self.pile)


def referee_match(told: list[dict[str, Json]]) -> Referee:
    """Follow a transcript row by row; AssertionError where it breaks a rule."""
    header, dealt, *rest, outcome = told
    passes = 2 if header["options"]["double_deck"] else 1
    referee = Referee(header["players"])
    referee.deal(dealt)
    lines = iter(rest)
    for line in lines:
        assert line["row"] == "move"
        assert next(lines) == referee.move(line["seat"], line["move"])
        if not referee.round_over():
            continue
        assert next(lines) == referee.end_round()
        if referee.pile_suffices():
            referee.refill(next(lines))
        elif referee.decks < passes:
            again = next(lines)
            assert (again["event"], again["totals"]) == ("deck_reshuffled", referee.totals)
            referee.deal(next(lines))
        else:
            assert next(lines)["event"] == "match_ended"
            assert next(lines, None) is None
    best = max(referee.totals)
    winners = [seat for seat, total in enumerate(referee.totals) if total == best]
    assert (outcome["scores"], outcome["winners"]) == (referee.totals, winners)
    return referee


def transcript(players: int, level: str, seed: int, double_deck: bool) -> list[dict[str, Json]]:
    seats = [SeatSpec(SeatKind.BOT, f"P{seat}", level=level) for seat in range(players)]
    match = Match(GAME, ContretempsOptions(double_deck), seats, seed)
    play_out(match)
    return list(rows(match))


@pytest.mark.parametrize("level", ["random", "rule"])
@pytest.mark.parametrize(
    ("players", "double_deck"), [(2, False), (3, False), (4, False), (5, False), (5, True)]
)
def test_an_outsider_can_check_every_rule(players: int, double_deck: bool, level: str) -> None:
    for seed in range(8):
        referee = referee_match(transcript(players, level, seed, double_deck))
        assert referee.decks == 1 + double_deck


def test_the_referee_has_seen_returned_cards_and_the_rounds_they_add() -> None:
    seen = [referee_match(transcript(2, "rule", seed, False)) for seed in range(12)]
    assert {referee.rounds for referee in seen if referee.returns} >= {6}
    assert all(referee.rounds == 5 for referee in seen if not referee.returns)


def test_the_referee_notices_a_false_move() -> None:
    told = transcript(3, "rule", 1, False)
    number = next(n for n, row in enumerate(told) if row.get("move", "").startswith("capture"))
    false = [*told]
    false[number] = false[number] | {"move": false[number]["move"].replace("capture", "under")}
    referee_match(told)
    with pytest.raises(AssertionError):
        referee_match(false)
