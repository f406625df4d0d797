"""Bascule: the highest card takes blue, the lowest takes red, end level.

Number cards are their own numbers, 1 to 50.  Score cards 1 to 9 are their
numbers too; the two zeros have codes of their own.  A player's sticks are one
signed number, blue minus red (BA-12), without limit.

Rulings that are ours, each in one place:

* the first dealer is drawn from the seed (``Bascule.deal``);
* the reserve of sticks has no limit (balances are plain numbers);
* a level round wipes out the best earlier one by itself (``wipe_out``);
* equal totals share the victory (``contract.ranked``);
* with the secret reveal the score card is turned up before anybody chooses.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from game.rules.contract import (
    WATCHER,
    Event,
    Game,
    Json,
    Options,
    Outcome,
    ScoreLine,
    State,
    View,
    ranked,
)
from game.rules.notation import HIDDEN, BadNotation, read_whole_number, split_move
from game.rules.options import toggle
from game.rules.rng import Rng

TRICKS = 9
HIGHEST_CARD = 50
BLUE_ZERO = 100
RED_ZERO = 101
SCORE_CARDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, BLUE_ZERO, RED_ZERO)
NO_COMMIT = 0

_ONE_SEAT = ((0,), (1,), (2,), (3,), (4,), ())
"""``_ONE_SEAT[-1]`` is the empty set: nobody's turn."""


@dataclass(frozen=True, slots=True)
class BasculeOptions(Options):
    tactical: bool = toggle()
    """BA-V1: only the cards 1 to nine times the players, so all are in play."""
    simultaneous: bool = toggle()
    """BA-V2: everybody chooses in secret, all reveal together."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"hands", "aside"})
    round: int
    dealer: int
    leader: int
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]

    def seen_by(self, seat: int) -> "Dealt":
        hands = tuple(
            hand if owner == seat else (HIDDEN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return Dealt(self.round, self.dealer, self.leader, hands, (HIDDEN,) * len(self.aside))


@dataclass(frozen=True, slots=True)
class ScoreCardTurned(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    card: int
    trick: int


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """BA-V2: that a seat has chosen is public, what it chose is not."""

    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int

    def seen_by(self, seat: int) -> "Committed":
        return self if seat == self.seat else Committed(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Played(Event):
    CARDS: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickScored(Event):
    """Sticks handed out (0 where a zero card blocks a colour), balances after netting."""

    high_seat: int
    low_seat: int
    blue: int
    red: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    round: int
    balances: tuple[int, ...]
    points: tuple[int, ...]
    wiped: tuple[int | None, ...]
    """For each seat, the earlier round (from 0) that its level round wiped out."""
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class BasculeView(View):
    options: BasculeOptions
    round: int
    dealer: int
    leader: int
    """Who leads, or led, the trick on the table."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    committed: tuple[bool, ...]
    own_commit: int
    """The card this seat has chosen in secret; NO_COMMIT if none."""
    prize: int
    blue_given: bool
    red_given: bool
    score_cards_seen: tuple[int, ...]
    balances: tuple[int, ...]
    tricks: tuple[tuple[tuple[int, int], ...], ...]
    """Finished tricks of this round as ((seat, card), …): what a good memory holds."""
    trick: tuple[tuple[int, int], ...]
    """The cards on the table, in order of play."""

    @property
    def score_cards_left(self) -> tuple[int, ...]:
        return tuple(card for card in SCORE_CARDS if card not in self.score_cards_seen)


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
        highest = TRICKS * players if self.options.tactical else HIGHEST_CARD
        self.score_pile = list(SCORE_CARDS)
        self.rng.shuffle(self.score_pile)
        deck = list(range(1, highest + 1))
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


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a card would do to its player in the trick on the table."""

    high: bool
    low: bool
    certain: bool
    """True when nobody plays after it, so this is what will happen."""
    sticks: int
    """Signed: blue positive, red negative, as far as the trick now stands."""


def forecast(view: BasculeView, card: int) -> Forecast:
    """How a card would stand among those on the table (public knowledge only)."""
    others = [played for _, played in view.trick]
    certain = not view.options.simultaneous and len(others) == view.players - 1
    high = bool(others) and card > max(others)
    low = bool(others) and card < min(others)
    sticks = view.prize if high and view.blue_given else 0
    if low and view.red_given:
        sticks = -view.prize
    return Forecast(high=high, low=low, certain=certain, sticks=sticks)


class Bascule(Game):
    id = "bascule"
    rules_version = 1
    player_counts = (3, 4, 5)
    options_type = BasculeOptions
    low_wins = True
    refusals = frozenset({"match_over", "already_chosen", "not_your_turn", "not_in_hand"})

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> BasculeState:
        assert isinstance(options, BasculeOptions)
        state = BasculeState(players, options, rng, dealer=rng.below(players))
        state.deal_round(events)
        return state

    def sample(self, view: View, rng: Rng) -> BasculeState:
        """Deal the cards this seat has not seen to the others; order the score pile anew."""
        assert isinstance(view, BasculeView)
        state = BasculeState(view.players, view.options, Rng(rng.next64()), view.dealer)
        state.round = view.round
        state.leader = view.leader
        state.first_leader = (view.dealer + 1) % view.players
        state.turn = WATCHER if view.outcome else view.leader
        state.prize = view.prize
        state.blue_given, state.red_given = view.blue_given, view.red_given
        state.score_seen = list(view.score_cards_seen)
        state.score_pile = list(view.score_cards_left)
        rng.shuffle(state.score_pile)
        state.balances = list(view.balances)
        state.points = [list(line.points) for line in view.score_lines]
        state.counted = [list(line.counted) for line in view.score_lines]
        state.played = [card for trick in view.tricks for _, card in trick]
        state.played += [card for _, card in view.trick]
        if view.outcome is None and not view.options.simultaneous:
            state.turn = view.to_act[0]
        self._deal_unseen(state, view, rng)
        return state

    def _deal_unseen(self, state: BasculeState, view: BasculeView, rng: Rng) -> None:
        highest = TRICKS * view.players if view.options.tactical else HIGHEST_CARD
        known = set(state.played).union(view.hand)
        unseen = [card for card in range(1, highest + 1) if card not in known]
        wanted = [0 if s == view.seat else size for s, size in enumerate(view.hand_sizes)]
        rng.shuffle(unseen, sum(wanted))
        start = 0
        for seat, size in enumerate(wanted):
            state.hands[seat] = sorted(unseen[start : start + size])
            start += size
        state.aside = unseen[start:]
        if view.seat != WATCHER:
            state.hands[view.seat] = list(view.hand)
        for seat, done in enumerate(view.committed):
            if done:
                hand = state.hands[seat]
                own = seat == view.seat
                state.commits[seat] = view.own_commit if own else hand[rng.below(len(hand))]

    def card_text(self, card: int) -> str:
        return {BLUE_ZERO: "b0", RED_ZERO: "r0"}.get(card, str(card))

    def parse_card(self, text: str) -> int:
        zero = {"b0": BLUE_ZERO, "r0": RED_ZERO}.get(text)
        return zero if zero is not None else read_whole_number(text, 1, HIGHEST_CARD)

    def move_text(self, move: int) -> str:
        return f"play {move}"

    def parse_move(self, text: str) -> int:
        verb, words = split_move(text)
        if verb != "play" or len(words) != 1:
            raise BadNotation(text)
        return read_whole_number(words[0], 1, HIGHEST_CARD)

    def most_moves(self, players: int, options: Options) -> int:
        return TRICKS * players * players

    def all_cards(self, state: State) -> list[int]:
        assert isinstance(state, BasculeState)
        numbers = [card for hand in state.hands for card in hand] + state.played + state.aside
        return sorted(numbers) + sorted(state.score_pile + state.score_seen)
