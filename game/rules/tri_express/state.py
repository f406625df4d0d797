"""A Tri Express position: what lies where, whose claim or signal is awaited, the time.

Time is the time played.  It stands still during a check, from the call to the
signal of the penalised player, however often ``advance`` is called then; a
match that is over knows no time either.

Everything that is accepted is legal here.  In fault mode that takes in cards
that do not fit (TE-22): the rules accept them, the other players may call them.
"""

from typing import Self

from game.rules.contract import TICKS_PER_SECOND, Event, Json, Outcome, State, plain, ranked
from game.rules.rng import Rng
from game.rules.tri_express.cards import DECK, FITTING, Pile, fits
from game.rules.tri_express.deal import FULL_HAND, deal_cards
from game.rules.tri_express.events import (
    CardPlaced,
    CardsDrawn,
    MatchEnded,
    Resumed,
    RoundWon,
    WinClaimed,
)
from game.rules.tri_express.faults import call_fault
from game.rules.tri_express.moves import CARDS, FAULT, RESUME, is_place, place
from game.rules.tri_express.options import TriExpressOptions
from game.rules.tri_express.stall import settle_stall
from game.rules.tri_express.view import NOBODY, FaultCheck, OpenCard, TriExpressView, look

CLAIM_TICKS = 3 * TICKS_PER_SECOND
"""Ours: how long a winning card can be called in fault mode."""
MOST_CALLS = 72
"""Ours: calls in a round; then wrong cards are refused, so that every round ends."""
WINNER_POINTS = 3

_MISFITS = ("not_same", "not_step", "not_different")
_PLACEMENTS = tuple(tuple(place(card, pile) for pile in Pile) for card in DECK)
_EVERYBODY = tuple(tuple(range(players)) for players in range(5))
_FITS_SAME, _FITS_STEP, _FITS_DIFFERENT = FITTING


class TriExpressState(State):
    __slots__ = (
        "aside",
        "by_threes",
        "calls_left",
        "check",
        "claim_ticks",
        "claimant",
        "hands",
        "now",
        "open_cards",
        "options",
        "over",
        "penalised",
        "piles",
        "players",
        "points",
        "rng",
        "round",
        "shown",
        "stocks",
    )

    def __init__(self, players: int, options: TriExpressOptions, rng: Rng) -> None:
        self.players = players
        self.options = options
        self.by_threes = options.by_threes
        self.rng = rng
        self.now = 0
        self.round = 0
        self.over = False
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.stocks: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int]] = [[] for _ in range(players)]
        self.piles: list[list[int]] = [[] for _ in Pile]
        self.aside: list[int] = []
        self.open_cards: list[OpenCard] = []
        self.calls_left = 0 if options.strict else MOST_CALLS
        self.penalised = NOBODY
        self.check: FaultCheck | None = None
        self.claimant = NOBODY
        self.claim_ticks = 0
        self.points: list[tuple[int, ...]] = []

    # -- who may do what

    def to_act(self) -> tuple[int, ...]:
        """Everybody at once; who holds a card that fits is not for others to know."""
        if self.over:
            return ()
        if self.penalised != NOBODY:
            return (self.penalised,)
        if self.claimant == NOBODY:
            return _EVERYBODY[self.players]
        return tuple(seat for seat in range(self.players) if seat != self.claimant)

    def legal_moves(self, seat: int) -> list[int]:
        """May be empty for a seat that could act: in strict mode its cards need not fit."""
        if self.over or not 0 <= seat < self.players:
            return []
        if self.penalised != NOBODY:
            return [RESUME] if seat == self.penalised else []
        if self.claimant != NOBODY:
            return [FAULT] if seat != self.claimant else []
        if not self.calls_left:
            return self._fitting_moves(seat)
        moves: list[int] = []
        for card in self.hands[seat]:
            moves += _PLACEMENTS[card]
        if self._can_call(seat):
            moves.append(FAULT)
        return moves

    def _fitting_moves(self, seat: int) -> list[int]:
        same, step, different = self._fitting()
        moves: list[int] = []
        for card in self.hands[seat]:
            if same >> card & 1:
                moves.append(card)
            if step >> card & 1:
                moves.append(CARDS + card)
            if different >> card & 1:
                moves.append(2 * CARDS + card)
        return moves

    def refusal(self, seat: int, move: int) -> str | None:
        if self.over:
            return "match_over"
        if not 0 <= seat < self.players:
            return "not_seated"
        if self.penalised != NOBODY:
            if seat != self.penalised:
                return "game_stopped"
            return None if move == RESUME else "signal_first"
        if move == RESUME:
            return "not_stopped"
        if move == FAULT:
            return self._call_refusal(seat)
        return self._place_refusal(seat, move)

    def _call_refusal(self, seat: int) -> str | None:
        if not self.calls_left:
            return "no_faults"
        return None if self._can_call(seat) else "nothing_to_call"

    def _place_refusal(self, seat: int, move: int) -> str | None:
        if self.claimant != NOBODY:
            return "win_claimed"
        pile, card = divmod(move, CARDS)
        if not is_place(move) or card not in self.hands[seat]:
            return "not_in_hand"
        if self.calls_left or fits(pile, self.piles[pile][-1], card):
            return None
        return _MISFITS[pile]

    def _can_call(self, seat: int) -> bool:
        return True in [card.seat != seat for card in self.open_cards]

    def _fitting(self) -> tuple[int, int, int]:
        """For each pile the cards that fit on it now, one bit each."""
        same, step, different = self.piles
        return _FITS_SAME[same[-1]], _FITS_STEP[step[-1]], _FITS_DIFFERENT[different[-1]]

    def someone_fits(self) -> bool:
        """TE-24, TE-27: does any hand hold a card that fits anywhere?"""
        same, step, different = self._fitting()
        fitting = same | step | different
        for hand in self.hands:
            for card in hand:
                if fitting >> card & 1:
                    return True
        return False

    # -- moves

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        if move < FAULT:
            self._place(seat, move, events)
        elif move == FAULT:
            call_fault(self, seat, events)
        else:
            self._resume(seat, events)

    def _place(self, seat: int, move: int, events: list[Event] | None) -> None:
        """TE-8, TE-15: checked, if at all, against the top card of this very moment."""
        pile, card = divmod(move, CARDS)
        cards = self.piles[pile]
        if events is not None:
            events.append(CardPlaced(seat, card, pile, cards[-1]))
        cards.append(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        self._replace(seat, card, events)
        if self.calls_left:
            self._open(pile, seat)
        if not self.hands[seat]:
            self._claim(seat, pile, events)
        elif not self.someone_fits():
            self._settle_stall(events)

    def _open(self, pile: int, seat: int) -> None:
        """A card just placed can be called; the one it covers no longer can."""
        for index, other in enumerate(self.open_cards):
            if other.pile == pile:
                del self.open_cards[index]
                break
        self.open_cards.append(OpenCard(pile, seat, self.now))

    def _replace(self, seat: int, card: int, events: list[Event] | None) -> None:
        """TE-13: the next card of the stock comes where the placed one was."""
        hand = self.hands[seat]
        if self.by_threes or len(hand) > FULL_HAND or not self.stocks[seat]:
            hand.remove(card)
            self.fill_hand(seat, events)
            return
        drawn = self.stocks[seat].pop()
        hand[hand.index(card)] = drawn
        if events is not None:
            events.append(CardsDrawn(seat, (drawn,)))

    def fill_hand(self, seat: int, events: list[Event] | None) -> None:
        """Up to three cards from the own stock; by threes (TE-V1) only into an empty hand."""
        hand, stock = self.hands[seat], self.stocks[seat]
        if self.by_threes and hand:
            return
        missing = min(FULL_HAND - len(hand), len(stock))
        if missing <= 0:
            return
        drawn = tuple(stock.pop() for _ in range(missing))
        hand.extend(drawn)
        if events is not None:
            events.append(CardsDrawn(seat, drawn))

    def _resume(self, seat: int, events: list[Event] | None) -> None:
        """TE-20: the penalised player lets the game go on."""
        self.penalised = NOBODY
        self.check = None
        if events is not None:
            events.append(Resumed(seat))
        self._settle_stall(events)

    def _settle_stall(self, events: list[Event] | None) -> None:
        """TE-24 to TE-26; when nothing helps, the fewest cards win."""
        if settle_stall(self, events):
            return
        left = self._cards_left()
        fewest = min(left)
        self.end_round(tuple(seat for seat, count in enumerate(left) if count == fewest), events)

    # -- time

    @property
    def tick(self) -> int:
        return self.now

    def advance(self, ticks: int, events: list[Event] | None = None) -> None:
        """Let time pass; a claimed win becomes final when its time is up."""
        if ticks < 0:
            raise ValueError("time does not run backwards")
        if self.over or self.penalised != NOBODY:
            return
        if self.claimant == NOBODY:
            self.now += ticks
            return
        if ticks < self.claim_ticks:
            self.now += ticks
            self.claim_ticks -= ticks
            return
        self.now += self.claim_ticks
        rest = ticks - self.claim_ticks
        self.end_round((self.claimant,), events)
        self.advance(rest, events)

    # -- one round

    def start_round(self, events: list[Event] | None) -> None:
        deal_cards(self, events)
        self.calls_left = 0 if self.options.strict else MOST_CALLS
        self._settle_stall(events)

    def _claim(self, seat: int, pile: int, events: list[Event] | None) -> None:
        """TE-23: won at once, or, where faults can be called, when nobody objects in time."""
        if not self.calls_left:
            self.end_round((seat,), events)
            return
        del self.open_cards[:-1]
        self.claimant = seat
        self.claim_ticks = CLAIM_TICKS
        if events is not None:
            events.append(WinClaimed(seat, pile, CLAIM_TICKS, self.now))

    def end_round(self, winners: tuple[int, ...], events: list[Event] | None) -> None:
        """TE-V2: three points for the winner, minus the cards left for the others."""
        left = self._cards_left()
        points = tuple(
            WINNER_POINTS if seat in winners else -count for seat, count in enumerate(left)
        )
        self.points.append(points)
        if events is not None:
            told = RoundWon(self.round, winners, left, points, self.totals(), self.now)
            events.append(told)
        self.penalised = NOBODY
        self.check = None
        self.claimant = NOBODY
        self.claim_ticks = 0
        self.open_cards = []
        self.round += 1
        if self.round < self.options.rounds:
            self.start_round(events)
            return
        self.over = True
        outcome = self.outcome()
        if events is not None and outcome is not None:
            events.append(MatchEnded(outcome))

    def _cards_left(self) -> tuple[int, ...]:
        return tuple(
            len(hand) + len(stock) for hand, stock in zip(self.hands, self.stocks, strict=True)
        )

    def totals(self) -> tuple[int, ...]:
        return tuple(sum(line[seat] for line in self.points) for seat in range(self.players))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        reason = "rounds_played"
        if self.options.rounds == 1:
            reason = "fewest_cards" if min(self._cards_left()) else "placed_all"
        return ranked(self.totals(), low_wins=False, reason=reason)

    # -- copies and pictures of the position

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.by_threes = self.by_threes
        copy.rng = self.rng.clone()
        copy.now = self.now
        copy.round = self.round
        copy.over = self.over
        copy.hands = [hand[:] for hand in self.hands]
        copy.stocks = [stock[:] for stock in self.stocks]
        copy.shown = [cards[:] for cards in self.shown]
        copy.piles = [pile[:] for pile in self.piles]
        copy.aside = self.aside  # replaced at the next deal, never changed
        copy.open_cards = self.open_cards[:]
        copy.calls_left = self.calls_left
        copy.penalised = self.penalised
        copy.check = self.check
        copy.claimant = self.claimant
        copy.claim_ticks = self.claim_ticks
        copy.points = self.points[:]
        return copy

    def view(self, seat: int) -> TriExpressView:
        return look(self, seat)

    def snapshot(self) -> dict[str, Json]:
        return {
            "players": self.players,
            "options": self.options.to_json(),
            "rng": self.rng.state,
            "tick": self.now,
            "round": self.round,
            "over": self.over,
            "hands": [hand[:] for hand in self.hands],
            "stocks": [stock[:] for stock in self.stocks],
            "shown": [sorted(cards) for cards in self.shown],
            "piles": [pile[:] for pile in self.piles],
            "aside": sorted(self.aside),
            "open_cards": [list(card) for card in self.open_cards],
            "calls_left": self.calls_left,
            "penalised": self.penalised,
            "check": plain(self.check),
            "claimant": self.claimant,
            "claim_ticks": self.claim_ticks,
            "points": [list(line) for line in self.points],
        }
