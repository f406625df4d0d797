"""A referee for Tri Express who reads nothing but the rows of a transcript.

Written from the rules alone and sharing no code with them: it deals with words
such as ``moon-red-4`` and ``place moon-red-4 step``, and keeps its own table.
"""

from collections.abc import Iterable
from typing import Any

Row = dict[str, Any]
PILES = ("same", "step", "different")
DEALT = {2: 34, 3: 23, 4: 17}
SECONDS_TO_OBJECT = 3


class Foul(Exception):
    """A row that breaks a rule."""

    def __init__(self, rule: str, row: Row) -> None:
        super().__init__(f"{rule}: {row}")
        self.rule = rule


def fits(pile: str, top: str, card: str) -> bool:
    """TE-9, TE-10, TE-11."""
    symbol, colour, number = card.split("-")
    other_symbol, other_colour, other_number = top.split("-")
    apart = abs(int(number) - int(other_number))
    if pile == "same":
        return symbol == other_symbol or colour == other_colour
    if pile == "step":
        return apart == 1
    return symbol != other_symbol and colour != other_colour and apart > 1


class Referee:
    def __init__(self, header: Row) -> None:
        self.players: int = header["players"]
        self.options: dict[str, int] = header["options"]
        self.row = header
        self.round = -1
        self.points = [0] * self.players
        self.over = False

    def need(self, holds: bool, rule: str) -> None:
        if not holds:
            raise Foul(rule, self.row)

    def read(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.row = row
            if row["row"] == "event":
                getattr(self, f"on_{row['event']}")(row)
            elif row["row"] == "move":
                self.before_move()
                self.move = row
            else:
                self.on_end(row)

    # -- what lies where

    def everybody(self) -> range:
        return range(self.players)

    def left(self) -> list[int]:
        return [len(self.hands[s]) + len(self.stocks[s]) for s in self.everybody()]

    def someone_fits(self) -> bool:
        return any(
            fits(pile, self.piles[pile][-1], card)
            for pile in PILES
            for hand in self.hands
            for card in hand
        )

    def wrong(self, pile: str) -> bool:
        return not fits(pile, *self.piles[pile][-2:])

    def on_dealt(self, row: Row) -> None:
        self.round += 1
        self.need(row["round"] == self.round < self.options["rounds"], "TE-V2")
        self.hands = [hand[:] for hand in row["hands"]]
        self.stocks = [stock[:] for stock in row["stocks"]]
        self.piles = {pile: [top] for pile, top in zip(PILES, row["tops"], strict=True)}
        handicaps = [self.options[f"head_start_{seat + 1}"] for seat in self.everybody()]
        self.need(self.left() == [DEALT[self.players] - few for few in handicaps], "TE-5")
        self.need(all(len(hand) == 3 for hand in self.hands), "TE-7")
        dealt = [*row["tops"], *row["aside"]]
        for cards in (*self.hands, *self.stocks):
            dealt += cards
        self.need(len(dealt) == len(set(dealt)) == 72, "TE-1")
        self.open: list[tuple[str, int]] = []
        self.faults_on = not self.options["strict"]
        self.penalised = self.claimant = self.caller = -1
        self.claimed_at = self.attempts = 0
        self.penalty_due = False

    # -- moves

    def before_move(self) -> None:
        """TE-27: a running game never waits without a card that fits."""
        running = self.penalised < 0 and self.claimant < 0
        self.need(not running or self.someone_fits(), "TE-27")
        self.need_settled_hands()

    def need_settled_hands(self) -> None:
        self.need(not self.penalty_due, "TE-19")
        enough = 1 if self.options["by_threes"] else 3
        for hand, stock in zip(self.hands, self.stocks, strict=True):
            self.need(len(hand) >= enough or not stock, "TE-13")

    def on_card_placed(self, row: Row) -> None:
        seat, card, pile = row["seat"], row["card"], row["pile"]
        self.need(self.move["seat"] == seat, "TE-14")
        self.need(self.move["move"] == f"place {card} {pile}", "TE-14")
        self.need(self.penalised < 0, "TE-16")
        self.need(self.claimant < 0, "TE-23")
        self.need(card in self.hands[seat], "TE-8")
        self.need(row["covered"] == self.piles[pile][-1], "TE-15")
        self.need(self.faults_on or fits(pile, row["covered"], card), "TE-22")
        self.hands[seat].remove(card)
        self.piles[pile].append(card)
        self.open = [entry for entry in self.open if entry[0] != pile] + [(pile, seat)]

    def on_cards_drawn(self, row: Row) -> None:
        seat, cards = row["seat"], row["cards"]
        hand, stock = self.hands[seat], self.stocks[seat]
        self.need(cards == stock[::-1][: len(cards)], "TE-13")
        del stock[len(stock) - len(cards) :]
        self.need(not hand or not self.options["by_threes"], "TE-V1")
        hand += cards
        self.need(len(hand) <= 3, "TE-13")
        self.need(len(hand) == 3 or not stock, "TE-13")

    def on_win_claimed(self, row: Row) -> None:
        self.claimant = row["seat"]
        self.need(self.faults_on and self.left()[self.claimant] == 0, "TE-23")
        self.need(row["ticks"] == SECONDS_TO_OBJECT * 60, "TE-23")
        self.claimed_at = row["played_ticks"]
        self.open = self.open[-1:]

    # -- calls

    def on_fault_called(self, row: Row) -> None:
        self.caller = row["caller"]
        self.need((self.move["seat"], self.move["move"]) == (self.caller, "fault"), "TE-16")
        self.need(self.faults_on and self.penalised < 0, "TE-16")
        suspects = [(p, s) for p, s in reversed(self.open) if s != self.caller]
        self.need(bool(suspects), "TE-16")
        suspect = next((entry for entry in suspects if self.wrong(entry[0])), suspects[0])
        self.need((row["pile"], row["accused"]) == suspect, "TE-16")
        self.need([row["covered"], row["card"]] == self.piles[row["pile"]][-2:], "TE-16")
        self.need(row["justified"] == self.wrong(row["pile"]), "TE-16")
        self.penalised = row["accused"] if row["justified"] else self.caller
        self.owed_card = row["card"] if row["justified"] else None
        self.penalty_due = True
        if row["justified"]:
            self.open.remove(suspect)
        else:
            self.open = [entry for entry in self.open if entry[1] == self.caller]

    def on_card_returned(self, row: Row) -> None:
        self.need((row["seat"], row["card"]) == (self.penalised, self.owed_card), "TE-21")
        self.owed_card = None
        self.hands[row["seat"]].append(self.piles[row["pile"]].pop())
        self.need(self.piles[row["pile"]][-1] == row["top"], "TE-21")
        self.claimant = -1

    def on_penalty_paid(self, row: Row) -> None:
        self.need(row["receiver"] == self.penalised, "TE-18")
        self.need(self.owed_card is None, "TE-21")
        self.penalty_due = False
        for step in range(1, self.players):
            giver = (self.penalised + step) % self.players
            stock = self.stocks[giver]
            owed = min(2 if giver == self.caller else 1, len(stock))
            given = [stock.pop() for _ in range(owed)]
            self.need(row["given"][giver] == given, "TE-17")
            self.stocks[self.penalised][:0] = given
        self.need(not row["given"][self.penalised], "TE-19")

    def on_faults_exhausted(self, row: Row) -> None:
        self.faults_on = False
        self.open = []

    def on_resumed(self, row: Row) -> None:
        self.need(row["seat"] == self.penalised == self.move["seat"], "TE-20")
        self.penalised = -1

    # -- stalls

    def on_stall_drawn(self, row: Row) -> None:
        self.need(not self.someone_fits(), "TE-24")
        drawn = [[stock.pop()] if stock else [] for stock in self.stocks]
        self.need(row["cards"] == drawn and any(drawn), "TE-24")
        for hand, cards in zip(self.hands, drawn, strict=True):
            hand += cards

    def on_piles_rotated(self, row: Row) -> None:
        self.need(not any(self.stocks), "TE-25")
        for _ in range(row["times"]):
            self.need(not self.someone_fits(), "TE-25")
            for pile in self.piles.values():
                pile.insert(0, pile.pop())
        self.need(row["tops"] == [pile[-1] for pile in self.piles.values()], "TE-25")
        self.need(row["times"] == 72 or self.someone_fits(), "TE-25")
        self.open, self.attempts = [], 0

    def on_piles_reshuffled(self, row: Row) -> None:
        self.attempts += 1
        self.need(row["attempt"] == self.attempts <= 10, "TE-26")
        self.need(not self.someone_fits(), "TE-26")
        before = sorted(card for pile in self.piles.values() for card in pile)
        self.need(sorted(card for pile in row["piles"] for card in pile) == before, "TE-26")
        self.piles = {pile: cards[:] for pile, cards in zip(PILES, row["piles"], strict=True)}

    # -- the end

    def on_round_won(self, row: Row) -> None:
        left = self.left()
        fewest = min(left)
        winners = [seat for seat in self.everybody() if left[seat] == fewest]
        self.need(row["winners"] == winners, "TE-23")
        self.need(row["cards_left"] == left, "TE-V2")
        if fewest:
            self.need(self.attempts == 10 and not self.someone_fits(), "TE-26")
        elif self.faults_on:
            self.need(self.claimant == winners[0], "TE-23")
            waited = row["played_ticks"] - self.claimed_at
            window = SECONDS_TO_OBJECT * 60
            called_in_vain = self.penalised >= 0 and 0 <= waited < window
            self.need(called_in_vain or waited == window, "TE-23")
        self.need_settled_hands()
        points = [3 if seat in winners else -left[seat] for seat in self.everybody()]
        self.need(row["points"] == points, "TE-V2")
        self.points = [sum(pair) for pair in zip(self.points, points, strict=True)]
        self.need(row["totals"] == self.points, "TE-V2")

    def on_match_ended(self, row: Row) -> None:
        self.need(self.round + 1 == self.options["rounds"], "TE-V2")
        self.need(row["outcome"]["scores"] == self.points, "TE-V2")
        self.over = True

    def on_end(self, row: Row) -> None:
        self.need(self.over and row["row"] == "outcome", "TE-23")
        best = max(self.points)
        winners = [seat for seat in self.everybody() if self.points[seat] == best]
        self.need(row["winners"] == winners, "TE-V2")
