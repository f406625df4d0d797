"""A position of Bascule: tricks, sticks, rounds.

A player's sticks are one signed number, blue minus red (BA-12), without limit.
"""

from typing import Self

from game.rules.bascule.cards import BLUE_ZERO, NO_COMMIT, RED_ZERO, SCORE_CARDS, TRICKS
from game.rules.bascule.events import (
    Committed,
    Dealt,
    MatchEnded,
    Played,
    RoundScored,
    ScoreCardTurned,
    TrickScored,
)
from game.rules.bascule.options import BasculeOptions
from game.rules.bascule.view import BasculeView
from game.rules.contract import WATCHER, Event, Json, Outcome, ScoreLine, State, ranked
from game.rules.rng import Rng

_ONE_SEAT = ((0,), (1,), (2,), (3,), (4,), ())
"""``_ONE_SEAT[-1]`` is the empty set: nobody's turn."""


class BasculeState(State):
    __slots__ = (
        "aside",
        "balances",
        "blue_given",
        "commits",
        "counted",
        "dealer",
        "first_leader",
        "hands",
        "leader",
        "options",
        "played",
        "players",
        "points",
        "prize",
        "red_given",
        "rng",
        "round",
        "score_pile",
        "score_seen",
        "simultaneous",
        "turn",
    )

    def __init__(self, players: int, options: BasculeOptions, rng: Rng, dealer: int) -> None:
        self.players = players
        self.options = options
        self.simultaneous = options.simultaneous
        self.rng = rng
        self.round = 0
        self.dealer = dealer
        self.first_leader = 0
        self.leader = 0
        self.turn = WATCHER
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[int] = []
        self.commits = [NO_COMMIT] * players
        self.score_pile: list[int] = []
        self.score_seen: list[int] = []
        self.prize = 0
        self.blue_given = True
        self.red_given = True
        self.balances = [0] * players
        self.played: list[int] = []
        self.points: list[list[int]] = []
        self.counted: list[list[int]] = []

    # -- who may do what

    def to_act(self) -> tuple[int, ...]:
        if self.simultaneous and self.turn >= 0:
            return tuple(seat for seat, card in enumerate(self.commits) if card == NO_COMMIT)
        return _ONE_SEAT[self.turn]

    def legal_moves(self, seat: int) -> list[int]:
        if self.simultaneous:
            if self.turn < 0 or self.commits[seat] != NO_COMMIT:
                return []
        elif seat != self.turn:
            return []
        return self.hands[seat][:]

    def refusal(self, seat: int, move: int) -> str | None:
        if self.turn < 0:
            return "match_over"
        if self.simultaneous:
            if self.commits[seat] != NO_COMMIT:
                return "already_chosen"
        elif seat != self.turn:
            return "not_your_turn"
        return None if move in self.hands[seat] else "not_in_hand"

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        if self.simultaneous:
            self._commit(seat, move, events)
            return
        self.hands[seat].remove(move)
        played = self.played
        played.append(move)
        if events is not None:
            events.append(Played(seat, move))
        if len(played) % self.players:
            seat += 1
            self.turn = seat if seat < self.players else 0
        else:
            self._score_trick(events)

    def _commit(self, seat: int, card: int, events: list[Event] | None) -> None:
        self.commits[seat] = card
        if events is not None:
            events.append(Committed(seat, card))
        if NO_COMMIT in self.commits:
            return
        for owner in _seats_from(self.leader, self.players):
            revealed = self.commits[owner]
            self.hands[owner].remove(revealed)
            self.played.append(revealed)
            if events is not None:
                events.append(Played(owner, revealed))
        self.commits = [NO_COMMIT] * self.players
        self._score_trick(events)

    # -- one trick

    def _turn_score_card(self, events: list[Event] | None) -> None:
        """BA-6, BA-13, BA-14: zeros are turned over too; two in a row cancel."""
        self.blue_given = self.red_given = True
        zeros = 0
        while True:
            card = self.score_pile.pop()
            self.score_seen.append(card)
            if events is not None:
                events.append(ScoreCardTurned(card, len(self.played) // self.players))
            if card < BLUE_ZERO:
                self.prize = card
                return
            zeros += 1
            self.blue_given = zeros == 2 or card != BLUE_ZERO
            self.red_given = zeros == 2 or card != RED_ZERO

    def _score_trick(self, events: list[Event] | None) -> None:
        players = self.players
        trick = self.played[-players:]
        high_seat = (self.leader + trick.index(max(trick))) % players
        low_seat = (self.leader + trick.index(min(trick))) % players
        blue = self.prize if self.blue_given else 0
        red = self.prize if self.red_given else 0
        balances = self.balances
        balances[high_seat] += blue
        balances[low_seat] -= red
        if events is not None:
            events.append(TrickScored(high_seat, low_seat, blue, red, tuple(balances)))
        self.leader = self.turn = high_seat  # BA-11: also when blue was blocked
        if len(self.played) == TRICKS * players:
            self._score_round(events)
        else:
            self._turn_score_card(events)

    # -- one round

    def deal_round(self, events: list[Event] | None) -> None:
        """BA-5, BA-6: fresh score pile, nine cards each, left of the dealer leads."""
        players = self.players
        self.score_pile = list(SCORE_CARDS)
        self.rng.shuffle(self.score_pile)
        deck = list(range(1, self.options.highest_card(players) + 1))
        dealt = TRICKS * players
        self.rng.shuffle(deck, dealt)
        self.hands = [sorted(deck[seat:dealt:players]) for seat in range(players)]
        self.aside = deck[dealt:]
        self.balances = [0] * players
        self.played = []
        self.score_seen = []
        self.leader = self.first_leader = self.turn = (self.dealer + 1) % players
        if events is not None:
            hands = tuple(tuple(hand) for hand in self.hands)
            aside = tuple(sorted(self.aside))
            events.append(Dealt(self.round, self.dealer, self.leader, hands, aside))
        self._turn_score_card(events)

    def _score_round(self, events: list[Event] | None) -> None:
        points = [abs(balance) for balance in self.balances]  # BA-15
        wiped = [
            wipe_out(self.counted, seat) if score == 0 else None
            for seat, score in enumerate(points)
        ]
        self.points.append(points)
        self.counted.append(points[:])
        if events is not None:
            events.append(
                RoundScored(
                    self.round, tuple(self.balances), tuple(points), tuple(wiped), self.totals()
                )
            )
        self.round += 1
        if self.round == self.players:  # BA-4
            self._end(events)
            return
        self.dealer = (self.dealer + 1) % self.players
        self.deal_round(events)

    def _end(self, events: list[Event] | None) -> None:
        self.turn = WATCHER
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            events.append(MatchEnded(outcome))

    def totals(self) -> tuple[int, ...]:
        return tuple(sum(line[seat] for line in self.counted) for seat in range(self.players))

    def outcome(self) -> Outcome | None:
        if self.turn >= 0:
            return None
        return ranked(self.totals(), low_wins=True, reason="rounds_played")

    # -- copies and pictures of the position

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.simultaneous = self.simultaneous
        copy.rng = self.rng.clone()
        copy.round = self.round
        copy.dealer = self.dealer
        copy.first_leader = self.first_leader
        copy.leader = self.leader
        copy.turn = self.turn
        copy.hands = [hand[:] for hand in self.hands]
        copy.aside = self.aside  # replaced at the next deal, never changed
        copy.commits = self.commits[:]
        copy.score_pile = self.score_pile[:]
        copy.score_seen = self.score_seen[:]
        copy.prize = self.prize
        copy.blue_given = self.blue_given
        copy.red_given = self.red_given
        copy.balances = self.balances[:]
        copy.played = self.played[:]
        copy.points = [line[:] for line in self.points]
        copy.counted = [line[:] for line in self.counted]
        return copy

    def view(self, seat: int) -> BasculeView:
        tricks, trick = self._tricks()
        return BasculeView(
            seat=seat,
            players=self.players,
            to_act=self.to_act(),
            score_lines=tuple(
                ScoreLine(tuple(points), tuple(counted))
                for points, counted in zip(self.points, self.counted, strict=True)
            ),
            totals=self.totals(),
            outcome=self.outcome(),
            options=self.options,
            round=self.round,
            dealer=self.dealer,
            leader=self.leader,
            hand=() if seat == WATCHER else tuple(self.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            committed=tuple(card != NO_COMMIT for card in self.commits),
            own_commit=NO_COMMIT if seat == WATCHER else self.commits[seat],
            prize=self.prize,
            blue_given=self.blue_given,
            red_given=self.red_given,
            score_cards_seen=tuple(self.score_seen),
            balances=tuple(self.balances),
            tricks=tricks,
            trick=trick,
        )

    def _tricks(
        self,
    ) -> tuple[tuple[tuple[tuple[int, int], ...], ...], tuple[tuple[int, int], ...]]:
        """The cards played this round with their seats: finished tricks, open trick."""
        rows: list[tuple[tuple[int, int], ...]] = []
        leader = self.first_leader
        for start in range(0, len(self.played), self.players):
            cards = self.played[start : start + self.players]
            seats = _seats_from(leader, self.players)
            rows.append(tuple(zip(seats, cards, strict=False)))
            leader = seats[cards.index(max(cards))]
        if rows and len(rows[-1]) < self.players:
            return tuple(rows[:-1]), rows[-1]
        return tuple(rows), ()

    def snapshot(self) -> dict[str, Json]:
        return {
            "players": self.players,
            "options": self.options.to_json(),
            "rng": self.rng.state,
            "round": self.round,
            "dealer": self.dealer,
            "first_leader": self.first_leader,
            "leader": self.leader,
            "turn": self.turn,
            "hands": [hand[:] for hand in self.hands],
            "aside": sorted(self.aside),
            "commits": self.commits[:],
            "score_pile": self.score_pile[:],
            "score_seen": self.score_seen[:],
            "prize": self.prize,
            "given": [self.blue_given, self.red_given],
            "balances": self.balances[:],
            "played": self.played[:],
            "points": [line[:] for line in self.points],
            "counted": [line[:] for line in self.counted],
        }


def _seats_from(first: int, players: int) -> list[int]:
    """Seats clockwise, starting with ``first``."""
    return [*range(first, players), *range(first)]


def wipe_out(counted: list[list[int]], seat: int) -> int | None:
    """BA-16: strike a seat's highest round that still counts; the round struck, or None.

    Ours: done without asking (it never harms); of equal rounds the first goes.
    """
    scores = [line[seat] for line in counted]
    best = max(scores, default=0)
    if best == 0:
        return None
    struck = scores.index(best)
    counted[struck][seat] = 0
    return struck
