"""A referee for Bascule who reads nothing but the rows of a transcript.

Written from the rules alone and sharing no code with them: it deals with words
such as ``b0`` and ``play 23``, and counts cards and sticks on its own.
"""

from dataclasses import dataclass, field
from typing import Any

Row = dict[str, Any]
SCORE_PILE = sorted(["1", "2", "3", "4", "5", "6", "7", "8", "9", "b0", "r0"])


class Foul(Exception):
    """A row that breaks a rule."""

    def __init__(self, rule: str, row: Row) -> None:
        super().__init__(f"{rule}: {row}")
        self.rule = rule


@dataclass
class Trick:
    """The score cards turned for it and the cards played, as (seat, card)."""

    turned: list[str] = field(default_factory=list)
    played: list[tuple[int, int]] = field(default_factory=list)

    def prize(self) -> int:
        return int(self.turned[-1])

    def zeros(self) -> list[str]:
        """BA-14: two zeros cancel each other."""
        zeros = [card for card in self.turned if card in ("b0", "r0")]
        return zeros if len(zeros) == 1 else []

    def settled(self) -> bool:
        """BA-13: after a zero another card is turned."""
        return bool(self.turned) and self.turned[-1] not in ("b0", "r0")


class Referee:
    """Follows a match row by row; ``check`` raises Foul at the first broken rule."""

    def __init__(self, header: Row) -> None:
        self.players: int = header["players"]
        self.secret: bool = header["options"]["simultaneous"]
        self.highest = self.players * 9 if header["options"]["tactical"] else 50
        self.dealer = -1
        self.rounds: list[list[int]] = []
        self.counted: list[list[int]] = []
        self.hands: list[set[int]] = []
        self.sticks: list[list[int]] = []
        self.turned: list[str] = []
        self.trick = Trick()
        self.tricks = 0
        self.leader = 0
        self.chosen: dict[int, int] = {}
        self.due: list[str] = ["dealt"]
        """The kinds of rows that may come next."""

    def check(self, row: Row) -> None:
        kind = row["event"] if row["row"] == "event" else row["row"]
        self._want(kind in self.due, "order", row)
        getattr(self, f"_on_{kind}")(row)

    def _want(self, holds: bool, rule: str, row: Row) -> None:
        if not holds:
            raise Foul(rule, row)

    def _on_dealt(self, row: Row) -> None:
        hands = [[int(card) for card in hand] for hand in row["hands"]]
        aside = [int(card) for card in row["aside"]]
        self._want(all(len(hand) == 9 for hand in hands), "BA-5", row)
        deck = sorted([*aside, *(card for hand in hands for card in hand)])
        self._want(deck == list(range(1, self.highest + 1)), "BA-1", row)
        if self.dealer >= 0:
            self._want(row["dealer"] == (self.dealer + 1) % self.players, "BA-4", row)
        self._want(row["leader"] == (row["dealer"] + 1) % self.players, "BA-6", row)
        self._want(row["round"] == len(self.rounds), "BA-4", row)
        self.dealer, self.leader = row["dealer"], row["leader"]
        self.hands = [set(hand) for hand in hands]
        self.sticks = [[0, 0] for _ in hands]  # BA-17: blue, red
        self.turned, self.trick, self.tricks = [], Trick(), 0
        self.due = ["score_card_turned"]

    def _on_score_card_turned(self, row: Row) -> None:
        card = row["card"]
        self._want(card in SCORE_PILE and card not in self.turned, "BA-2", row)
        self.turned.append(card)
        self.trick.turned.append(card)
        self.due = ["move"] if self.trick.settled() else ["score_card_turned"]

    def _on_move(self, row: Row) -> None:
        seat, card = row["seat"], int(row["move"].removeprefix("play "))
        self._want(card in self.hands[seat], "card in hand", row)
        if self.secret:
            self._want(seat not in self.chosen, "BA-V2", row)
            self.chosen[seat] = card
            self.due = ["committed"]
        else:
            self._want(seat == self._next_seat(), "BA-6", row)
            self.chosen = {seat: card}
            self.due = ["played"]

    def _on_committed(self, row: Row) -> None:
        self._want(int(row["card"]) == self.chosen[row["seat"]], "BA-V2", row)
        self.due = ["move"] if len(self.chosen) < self.players else ["played"]

    def _next_seat(self) -> int:
        return (self.leader + len(self.trick.played)) % self.players

    def _on_played(self, row: Row) -> None:
        seat, card = row["seat"], int(row["card"])
        self._want(seat == self._next_seat(), "BA-6", row)
        self._want(self.chosen.pop(seat, None) == card, "the card that was chosen", row)
        self.hands[seat].remove(card)
        self.trick.played.append((seat, card))
        complete = len(self.trick.played) == self.players
        following = ["played"] if self.secret else ["move"]
        self.due = ["trick_scored"] if complete else following

    def _on_trick_scored(self, row: Row) -> None:
        by_card = sorted(self.trick.played, key=lambda entry: entry[1])
        low, high = by_card[0][0], by_card[-1][0]
        blue = 0 if "b0" in self.trick.zeros() else self.trick.prize()
        red = 0 if "r0" in self.trick.zeros() else self.trick.prize()
        self._want((row["high_seat"], row["blue"]) == (high, blue), "BA-7", row)
        self._want((row["low_seat"], row["red"]) == (low, red), "BA-8", row)
        self.sticks[high][0] += blue
        self.sticks[low][1] += red
        for pair in self.sticks:  # BA-12
            back = min(pair)
            pair[0], pair[1] = pair[0] - back, pair[1] - back
        self._want(row["balances"] == self._balances(), "BA-12", row)
        self.leader = high  # BA-11
        self.trick = Trick()
        self.tricks += 1
        self.due = ["round_scored"] if self.tricks == 9 else ["score_card_turned"]

    def _balances(self) -> list[int]:
        return [blue - red for blue, red in self.sticks]

    def _on_round_scored(self, row: Row) -> None:
        self._want(row["balances"] == self._balances(), "BA-12", row)
        points = [blue + red for blue, red in self.sticks]
        self._want(row["points"] == points, "BA-15", row)
        self._want(
            row["wiped"] == [self._struck(seat) for seat in range(self.players)], "BA-16", row
        )
        self.rounds.append(points)
        self.counted.append(points[:])
        self._want(row["totals"] == self._totals(), "BA-18", row)
        last = len(self.rounds) == self.players
        self.due = ["match_ended"] if last else ["dealt"]

    def _struck(self, seat: int) -> int | None:
        """BA-16: a seat without sticks strikes its best round that still counts."""
        mine = [line[seat] for line in self.counted]
        if any(self.sticks[seat]) or not any(mine):
            return None
        round_number = mine.index(max(mine))
        self.counted[round_number][seat] = 0
        return round_number

    def _totals(self) -> list[int]:
        return [sum(column) for column in zip(*self.counted, strict=True)]

    def _on_match_ended(self, row: Row) -> None:
        self._check_outcome(row["outcome"], row)
        self.due = ["outcome"]

    def _on_outcome(self, row: Row) -> None:
        self._check_outcome(row, row)
        self.due = []

    def _check_outcome(self, outcome: Row, row: Row) -> None:
        totals = self._totals()
        self._want(outcome["scores"] == totals, "BA-18", row)
        winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
        self._want(outcome["ranking"][0] == winners, "BA-18", row)


def judge(rows: list[Row]) -> Referee:
    """Check a whole transcript; raises Foul."""
    referee = Referee(rows[0])
    for row in rows[1:]:
        referee.check(row)
    return referee
