"""Zero Pile's position and how moves change it.

Playouts only need the number on top of each pile, so that is all the state
keeps up to date; whole piles are rebuilt for views from the lay-outs and the
cards played.
"""

from typing import Self

from game.rules.contract import WATCHER, Event, Json, Outcome, ScoreLine, State, ranked
from game.rules.rng import Rng
from game.rules.zero_pile.cards import (
    COLOUR_OF,
    DECK,
    NUMBER_OF,
    Colour,
    is_card,
    is_layout,
    layout_cards,
    layouts,
)
from game.rules.zero_pile.events import (
    Committed,
    Dealt,
    LaidOut,
    MatchEnded,
    Played,
    RoundScored,
    TrickWon,
)
from game.rules.zero_pile.options import (
    ZeroPileOptions,
    most_rounds,
    table_shape,
    team_seats,
    team_sums,
)
from game.rules.zero_pile.piles import (
    NO_PILES,
    Trick,
    add_cards,
    pile_value,
    piles_after,
    seats_from,
    top_cards,
    tricks_of,
)
from game.rules.zero_pile.rulings import next_leader
from game.rules.zero_pile.view import ZeroPileView

NO_COMMIT = 0
"""No lay-out is written as 0."""

LAYING_OUT = -2
"""The turn while everybody who has not yet chosen a lay-out may act."""

_SEATS = tuple(tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(1 << 6))
"""Sets of seats by their bits."""

_ONE_SEAT = ((0,), (1,), (2,), (3,), (4,), (5,), ())
"""``_ONE_SEAT[-1]`` is the empty set: nobody's turn."""


class ZeroPileState(State):
    __slots__ = (
        "aside",
        "commits",
        "first_leader",
        "hands",
        "highest",
        "laid_out",
        "leader",
        "options",
        "played",
        "players",
        "points",
        "rng",
        "round",
        "shape",
        "tops",
        "turn",
        "twins",
        "uncommitted",
        "winning",
    )

    def __init__(self, players: int, options: ZeroPileOptions, rng: Rng, leader: int) -> None:
        self.players = players
        self.options = options
        self.rng = rng
        self.round = 0
        self.shape = table_shape(players)
        self.first_leader = leader
        self.leader = leader
        self.turn = LAYING_OUT
        self.uncommitted = (1 << players) - 1
        """The seats that have yet to choose their lay-out, as bits."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.twins = [False] * players
        """Does a seat hold both zeros of a colour (ZP-1)?  Two cards, but one move."""
        self.aside: list[int] = []
        self.commits = [NO_COMMIT] * players
        self.laid_out: tuple[tuple[int, ...], ...] = ((),) * players
        self.tops: list[list[int]] = [[0] * len(Colour) for _ in range(players)]
        """For each seat and colour the number on top; 0 also where there is no pile."""
        self.played: list[int] = []
        self.highest = -1
        """The highest number of the open trick; -1 before its first card."""
        self.winning = leader
        """Who played it first."""
        self.points: list[tuple[int, ...]] = []

    # -- who may do what

    def to_act(self) -> tuple[int, ...]:
        return _SEATS[self.uncommitted] if self.uncommitted else _ONE_SEAT[self.turn]

    def legal_moves(self, seat: int) -> list[int]:
        if seat == self.turn:
            hand = self.hands[seat]
            return list(dict.fromkeys(hand)) if self.twins[seat] else hand.copy()  # ZP-9
        if seat >= 0 and self.uncommitted >> seat & 1:
            return list(layouts(tuple(self.hands[seat]), self.shape.laid_out))
        return []

    def refusal(self, seat: int, move: int) -> str | None:
        if self.turn == WATCHER:
            return "match_over"
        if not (is_card(move) or is_layout(move)):
            return "not_a_move"
        if self.uncommitted:
            return self._layout_refusal(seat, move)
        if seat != self.turn:
            return "not_your_turn"
        if not is_card(move):
            return "layout_over"
        return None if move in self.hands[seat] else "not_in_hand"

    def _layout_refusal(self, seat: int, move: int) -> str | None:
        if seat < 0:
            return "not_your_turn"
        if not self.uncommitted >> seat & 1:
            return "already_chosen"
        if is_card(move):
            return "layout_first"
        cards = layout_cards(move)
        if len(cards) != self.shape.laid_out:
            return "layout_size"
        hand = self.hands[seat]
        held = all(cards.count(card) <= hand.count(card) for card in cards)
        return None if held else "not_in_hand"

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        if self.uncommitted:
            self._commit(seat, move, events)
            return
        hand = self.hands[seat]
        hand.remove(move)
        self.played.append(move)
        number = NUMBER_OF[move]
        if number > self.highest:  # ZP-10, ZP-11: an equal number comes too late
            self.highest = number
            self.winning = seat
        if not number and self.twins[seat]:
            self.twins[seat] = len(set(hand)) != len(hand)
        if events is not None:
            events.append(Played(seat, move))
        seat += 1  # ZP-8: clockwise
        if seat == self.players:
            seat = 0
        if seat != self.leader:
            self.turn = seat
        else:
            self._take_trick(events)

    # -- the lay-out

    def _commit(self, seat: int, move: int, events: list[Event] | None) -> None:
        """Ours: everybody chooses in secret, the last choice turns all of them up."""
        self.commits[seat] = move
        self.uncommitted ^= 1 << seat
        if events is not None:
            events.append(Committed(seat, layout_cards(move)))
        if not self.uncommitted:
            self._lay_out(events)

    def _lay_out(self, events: list[Event] | None) -> None:
        """ZP-5, ZP-6: the chosen cards leave the hands and start the piles."""
        self.laid_out = tuple([layout_cards(move) for move in self.commits])
        self.commits = [NO_COMMIT] * self.players
        self.turn = self.leader
        for seat, cards in enumerate(self.laid_out):
            hand = self.hands[seat]
            tops = self.tops[seat]
            for card in cards:
                hand.remove(card)
                tops[COLOUR_OF[card]] = NUMBER_OF[card]
        self.find_twins()
        if events is not None:
            for seat in seats_from(self.leader, self.players):
                cards = self.laid_out[seat]
                events.append(LaidOut(seat, cards, pile_value(add_cards(NO_PILES, cards))))

    def find_twins(self) -> None:
        """Who holds both zeros of a colour; asked only once the lay-outs are up."""
        self.twins = [len(set(hand)) != len(hand) for hand in self.hands]

    # -- one trick

    def _take_trick(self, events: list[Event] | None) -> None:
        """ZP-12 to ZP-15: the winner takes all, own card first, then clockwise, and leads."""
        winner = self.winning
        trick = self.played[-self.players :]
        own = winner - self.leader  # below zero counts from the end, which is clockwise too
        tops = self.tops[winner]
        if own:
            trick = trick[own:] + trick[:own]
        for card in trick:
            tops[COLOUR_OF[card]] = NUMBER_OF[card]
        if events is not None:
            events.append(TrickWon.last_of(self.tricks(), self.laid_out))
        self.leader = self.turn = winner
        self.highest = -1
        if not self.hands[winner]:
            self._score_round(events)

    # -- one round

    def deal_round(self, events: list[Event] | None) -> None:
        """ZP-3, ZP-4, ZP-20: all 65 cards shuffled anew; what is left over stays unseen."""
        players = self.players
        deck = list(DECK)
        dealt = self.shape.hand * players
        self.rng.shuffle(deck, dealt)
        self.hands = [sorted(deck[seat:dealt:players]) for seat in range(players)]
        self.aside = deck[dealt:]
        self.laid_out = ((),) * players
        self.tops = [[0, 0, 0, 0, 0] for _ in range(players)]
        self.played = []
        self.leader = self.first_leader
        self.turn = LAYING_OUT
        self.uncommitted = (1 << players) - 1
        if events is not None:
            hands = tuple(tuple(hand) for hand in self.hands)
            events.append(
                Dealt(self.round, self.dealer, self.leader, hands, tuple(sorted(self.aside)))
            )

    @property
    def dealer(self) -> int:
        """ZP-8: the leader sits to the dealer's left.

        Ours: in later rounds, whose leader the scores name, the deal moves along.
        """
        return (self.first_leader - 1) % self.players

    def _score_round(self, events: list[Event] | None) -> None:
        points = tuple(map(sum, self.tops))  # ZP-17
        self.points.append(points)
        totals = self.totals()
        self.round += 1
        last = self._is_last(totals)
        leader = next_leader(points, totals, self.first_leader)
        if events is not None:
            events.append(self._round_scored(points, totals, None if last else leader))
        if last:
            self._end(events)
            return
        self.first_leader = leader
        self.deal_round(events)

    def _round_scored(
        self, points: tuple[int, ...], totals: tuple[int, ...], leader: int | None
    ) -> RoundScored:
        piles = piles_after(self.laid_out, self.tricks())
        teams = team_seats(self.players, self.options)
        return RoundScored(
            round=self.round - 1,
            tops=tuple(map(top_cards, piles)),
            points=points,
            totals=totals,
            teams=teams,
            team_totals=team_sums(teams, totals),
            next_leader=leader,
        )

    def _is_last(self, totals: tuple[int, ...]) -> bool:
        """ZP-21, ZP-V1: enough rounds, or somebody (never a team) beyond the limit."""
        if self.round == most_rounds(self.players, self.options):
            return True
        return self.options.target and max(totals) > self.options.limit

    def _end(self, events: list[Event] | None) -> None:
        self.turn = WATCHER
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            totals = self.totals()
            teams = team_seats(self.players, self.options)
            events.append(MatchEnded(outcome, totals, teams, team_sums(teams, totals)))

    def totals(self) -> tuple[int, ...]:
        if not self.points:
            return (0,) * self.players
        return tuple(map(sum, zip(*self.points, strict=True)))

    def outcome(self) -> Outcome | None:
        """ZP-22, ZP-V3: the highest total wins; a team's players each count its sum."""
        if self.turn != WATCHER:
            return None
        scores = totals = self.totals()
        teams = team_sums(team_seats(self.players, self.options), totals)
        if teams:
            scores = tuple(teams[seat % len(teams)] for seat in range(self.players))
        passed = self.options.target and max(totals) > self.options.limit
        return ranked(scores, low_wins=False, reason="limit_passed" if passed else "rounds_played")

    # -- copies and pictures of the position

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.rng = self.rng.clone()
        copy.round = self.round
        copy.shape = self.shape
        copy.first_leader = self.first_leader
        copy.leader = self.leader
        copy.turn = self.turn
        copy.uncommitted = self.uncommitted
        copy.hands = [hand.copy() for hand in self.hands]
        copy.twins = self.twins.copy()
        copy.aside = self.aside  # replaced at the next deal, never changed
        copy.commits = self.commits.copy()
        copy.laid_out = self.laid_out
        copy.tops = [tops.copy() for tops in self.tops]
        copy.played = self.played.copy()
        copy.highest = self.highest
        copy.winning = self.winning
        copy.points = self.points.copy()
        return copy

    def view(self, seat: int) -> ZeroPileView:
        rows = self.tricks()
        open_trick = rows.pop() if rows and len(rows[-1]) < self.players else ()
        watching = seat == WATCHER
        return ZeroPileView(
            seat=seat,
            players=self.players,
            to_act=self.to_act(),
            score_lines=tuple(ScoreLine(points, points) for points in self.points),
            totals=self.totals(),
            outcome=self.outcome(),
            options=self.options,
            round=self.round,
            dealer=self.dealer,
            leader=self.leader,
            laying_out=self.turn == LAYING_OUT,
            hand=() if watching else tuple(self.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            committed=tuple(move != NO_COMMIT for move in self.commits),
            own_layout=self._own_layout(seat),
            layouts=self.laid_out,
            piles=piles_after(self.laid_out, rows),
            tricks=tuple(rows),
            trick=open_trick,
        )

    def tricks(self) -> list[Trick]:
        """The cards played this round with their seats; the last trick may be open."""
        return tricks_of(self.played, self.first_leader, self.players)

    def _own_layout(self, seat: int) -> tuple[int, ...]:
        committed = seat != WATCHER and self.commits[seat] != NO_COMMIT
        return layout_cards(self.commits[seat]) if committed else ()

    def snapshot(self) -> dict[str, Json]:
        return {
            "players": self.players,
            "options": self.options.to_json(),
            "rng": self.rng.state,
            "round": self.round,
            "first_leader": self.first_leader,
            "leader": self.leader,
            "turn": self.turn,
            "hands": [hand[:] for hand in self.hands],
            "aside": sorted(self.aside),
            "commits": self.commits[:],
            "laid_out": [list(cards) for cards in self.laid_out],
            "tops": [tops[:] for tops in self.tops],
            "played": self.played[:],
            "points": [list(points) for points in self.points],
        }
