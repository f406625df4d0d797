"""A position of Contretemps: who may do what, turns, rounds, decks.

Tuples are shared between clones and replaced when they change; the lists are
what a turn changes: hands, owners, series, directions and fitting cards.
"""

from typing import Self

from game.rules.contract import WATCHER, Event, Json, Outcome, ScoreLine, State, ranked
from game.rules.contretemps.cards import (
    DECK,
    FITTING_FALLING,
    FITTING_RISING,
    Direction,
    fits_on,
    hourglasses_in,
)
from game.rules.contretemps.events import (
    CardReturned,
    CardSlippedUnder,
    Dealt,
    DeckReshuffled,
    HandsRefilled,
    MatchEnded,
    RoundEnded,
    SeriesCaptured,
    SeriesStarted,
)
from game.rules.contretemps.memory import Memory, after_draw, after_return, known_cards
from game.rules.contretemps.moves import (
    ALL_HOLDERS,
    CAPTURE,
    CARD_BITS,
    CARD_MASK,
    DISCARD,
    FALLING_START,
    FREE,
    HOLDERS,
    RETURN,
    START_RISING,
    TARGETS,
    THEIRS,
    UNDER,
    why_not,
)
from game.rules.contretemps.options import ContretempsOptions
from game.rules.contretemps.view import (
    KEPT_CARDS,
    ContretempsView,
    Series,
    cards_for_a_round,
    turns_each,
)
from game.rules.rng import Rng

_ONE_SEAT = ((0,), (1,), (2,), (3,), (4,), ())
"""``_ONE_SEAT[-1]`` is the empty set: nobody's turn."""


class ContretempsState(State):
    __slots__ = (
        "deck",
        "directions",
        "first",
        "fitting",
        "hands",
        "memories",
        "mine",
        "options",
        "owners",
        "pile",
        "players",
        "points",
        "returned",
        "rng",
        "round",
        "series",
        "started",
        "turn",
        "turns_left",
        "won",
    )

    def __init__(self, players: int, options: ContretempsOptions, rng: Rng, first: int) -> None:
        self.players = players
        self.options = options
        self.rng = rng
        self.round = 0
        self.deck = 0
        self.first = first
        self.turn = first
        self.turns_left = cards_for_a_round(players)
        """Of all seats together, in this round."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: tuple[int, ...] = ()
        """From the bottom to the top."""
        self.returned: tuple[int, ...] = ()
        """Who returned the cards at the bottom of the pile, from the bottom up."""
        self.memories: list[Memory] = [()] * players
        self.won: list[tuple[int, ...]] = [()] * players
        self.points: tuple[tuple[int, ...], ...] = ()
        self.clear_holders()

    def clear_holders(self) -> None:
        self.started = 0
        """Holders are taken in order, so those from here on are empty."""
        self.owners = [FREE] * HOLDERS
        self.mine = [0] * self.players
        """The holders each seat owns, as bits."""
        self.directions: list[int] = [0] * HOLDERS
        self.series: list[list[int]] = [[] for _ in range(HOLDERS)]
        self.fitting: list[frozenset[int]] = [frozenset()] * HOLDERS
        """The cards that would capture each series."""

    def put_series(self, holder: int, owner: int, direction: int, cards: list[int]) -> None:
        """Set up a holder (positions that are not reached by playing)."""
        self.started = max(self.started, holder + 1)
        self.owners[holder] = owner
        self.mine[owner] |= 1 << holder
        self.directions[holder] = direction
        self.series[holder] = cards
        self.fitting[holder] = fits_on(cards[-1], direction)

    # -- who may do what

    def to_act(self) -> tuple[int, ...]:
        return _ONE_SEAT[self.turn]

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn or seat < 0:
            return []
        hand = self.hands[seat]
        started, mine = self.started, self.mine[seat]
        if mine == ALL_HOLDERS:
            return [card + RETURN for card in hand]  # CT-19
        moves = []  # plain loops are the quickest way here
        if started < HOLDERS:
            moves = hand[:]  # a rising start is the card itself
            for card in hand:
                moves.append(card + FALLING_START)
        fittings = self.fitting
        for holder, under, capture in THEIRS[started][mine]:
            fitting = fittings[holder]
            for card in hand:
                moves.append(card + under)
                if card in fitting:
                    moves.append(card + capture)
        return moves

    def refusal(self, seat: int, move: int) -> str | None:
        if self.turn < 0:
            return "match_over"
        if seat != self.turn:
            return "not_your_turn"
        if not 0 <= move >> CARD_BITS < TARGETS:
            return "unknown_move"
        if move & CARD_MASK not in self.hands[seat]:
            return "not_in_hand"
        tops = [cards[-1] if cards else 0 for cards in self.series]
        return why_not(move, seat, self.owners, self.directions, tops)

    def apply(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        card = move & CARD_MASK
        target = move >> CARD_BITS
        self.hands[seat].remove(card)
        if target < CAPTURE:
            self._start(seat, card, 1 if target == START_RISING else -1, events)
        elif target < UNDER:
            self._capture(seat, target - CAPTURE, card, events)
        elif target < DISCARD:
            self._slip_under(seat, target - UNDER, card, events)
        else:
            self._return(seat, card, events)
        self.turns_left -= 1
        if self.turns_left:
            seat += 1
            self.turn = seat if seat < self.players else 0
        else:
            self._end_round(events)

    def _start(self, seat: int, card: int, direction: int, events: list[Event] | None) -> None:
        """CT-7.  Ours: empty holders are alike, the lowest is taken."""
        holder = self.started
        self.started = holder + 1
        self.series[holder].append(card)
        self.owners[holder] = seat
        self.mine[seat] |= 1 << holder
        self.directions[holder] = direction
        self.fitting[holder] = (FITTING_RISING if direction > 0 else FITTING_FALLING)[card]
        if events is not None:
            events.append(SeriesStarted(seat, holder, card, direction))

    def _capture(self, seat: int, holder: int, card: int, events: list[Event] | None) -> None:
        series = self.series[holder]
        series.append(card)
        table = FITTING_RISING if self.directions[holder] > 0 else FITTING_FALLING
        self.fitting[holder] = table[card]
        loser = self.owners[holder]
        self.owners[holder] = seat
        self.mine[loser] ^= 1 << holder
        self.mine[seat] ^= 1 << holder
        if events is not None:
            events.append(SeriesCaptured(seat, holder, card, loser, hourglasses_in(series)))

    def _slip_under(self, seat: int, holder: int, card: int, events: list[Event] | None) -> None:
        """CT-15, CT-17: top, direction and owner stay."""
        series = self.series[holder]
        series.insert(0, card)
        if events is not None:
            owner = self.owners[holder]
            events.append(CardSlippedUnder(seat, holder, card, owner, hourglasses_in(series)))

    def _return(self, seat: int, card: int, events: list[Event] | None) -> None:
        """CT-19: the card becomes the bottom card of the draw pile."""
        self.pile = (card, *self.pile)
        self.returned = (seat, *self.returned)
        self.memories = after_return(self.memories, seat, card)
        if events is not None:
            events.append(CardReturned(seat, card, len(self.pile)))

    # -- rounds and decks

    def deal(self, events: list[Event] | None) -> None:
        """CT-5: shuffle all the cards, deal the hands, the rest is the draw pile."""
        cards = list(DECK)
        self.rng.shuffle(cards)
        size = KEPT_CARDS + turns_each(self.players)
        dealt = size * self.players
        self.hands = [sorted(cards[start : start + size]) for start in range(0, dealt, size)]
        self.pile = tuple(cards[dealt:])
        self.returned = ()
        self.memories = [()] * self.players
        self.won = [()] * self.players
        self._begin_round()
        if events is not None:
            hands = tuple(tuple(hand) for hand in self.hands)
            events.append(Dealt(self.round, self.deck, self.first, hands, self.pile[::-1]))

    def _begin_round(self) -> None:
        self.turn = self.first
        self.turns_left = cards_for_a_round(self.players)
        self.clear_holders()

    def _end_round(self, events: list[Event] | None) -> None:
        """CT-25, CT-27, CT-28: collect, pass the lead to the left, go on or end."""
        self._collect(events)
        self.round += 1
        following = self.first + 1
        self.first = following if following < self.players else 0
        if len(self.pile) >= cards_for_a_round(self.players):
            self._begin_round()
            self._refill(events)
        elif self.options.double_deck and self.deck == 0:
            self._deal_again(events)
        else:
            self._end(events)

    def _collect(self, events: list[Event] | None) -> None:
        points = [0] * self.players
        for holder in range(self.started):
            cards = self.series[holder]
            owner = self.owners[holder]
            points[owner] += hourglasses_in(cards)
            self.won[owner] += tuple(cards)
        self.points = (*self.points, tuple(points))
        if events is not None:
            owners = tuple(self.owners)
            series = tuple(tuple(cards) for cards in self.series)
            events.append(RoundEnded(self.round, owners, series, self.points[-1], self.totals()))

    def _refill(self, events: list[Event] | None) -> None:
        """CT-26.  Ours: from the first player clockwise, each draws all at once."""
        pile = self.pile
        count = turns_each(self.players)
        left = len(pile)
        drawn: list[tuple[int, ...]] = [()] * self.players
        for seat in (*range(self.first, self.players), *range(self.first)):
            left -= count
            drawn[seat] = pile[left : left + count]
            hand = self.hands[seat]
            hand += drawn[seat]
            hand.sort()
            if left < len(self.returned):
                self._follow_returned(seat, left)
        self.pile = pile[:left]
        if events is not None:
            in_order = tuple(cards[::-1] for cards in drawn)
            events.append(HandsRefilled(self.round, self.first, in_order, left))

    def _follow_returned(self, seat: int, left: int) -> None:
        """A seat has drawn the returned cards down to ``left`` cards in the pile."""
        places = range(left, len(self.returned))
        self.memories = after_draw(self.memories, seat, places, self.hands[seat])
        self.returned = self.returned[:left]

    def _deal_again(self, events: list[Event] | None) -> None:
        """CT-V1.  Ours: hands and won cards are shuffled in as well."""
        self.deck += 1
        if events is not None:
            events.append(DeckReshuffled(self.deck, self.totals()))
        self.deal(events)

    def _end(self, events: list[Event] | None) -> None:
        self.turn = WATCHER
        self.clear_holders()
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            events.append(MatchEnded(outcome))

    def totals(self) -> tuple[int, ...]:
        return tuple(sum(line[seat] for line in self.points) for seat in range(self.players))

    def outcome(self) -> Outcome | None:
        if self.turn >= 0:
            return None
        return ranked(self.totals(), low_wins=False, reason="pile_exhausted")

    # -- copies and pictures of the position

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.options = self.options
        copy.rng = self.rng.clone()
        copy.round = self.round
        copy.deck = self.deck
        copy.first = self.first
        copy.turn = self.turn
        copy.turns_left = self.turns_left
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile = self.pile
        copy.returned = self.returned
        copy.memories = self.memories  # replaced as a whole, never changed
        copy.won = self.won[:]
        copy.points = self.points
        copy.started = self.started
        copy.owners = self.owners[:]
        copy.mine = self.mine[:]
        copy.directions = self.directions[:]
        copy.series = [cards[:] for cards in self.series]
        copy.fitting = self.fitting[:]
        return copy

    def view(self, seat: int) -> ContretempsView:
        return ContretempsView(
            seat=seat,
            players=self.players,
            to_act=self.to_act(),
            score_lines=tuple(ScoreLine(line, line) for line in self.points),
            totals=self.totals(),
            outcome=self.outcome(),
            options=self.options,
            round=self.round,
            deck=self.deck,
            first=self.first,
            hand=() if seat == WATCHER else tuple(self.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            holders=tuple(self._series_in(holder) for holder in range(HOLDERS)),
            won=tuple(self.won),
            pile_size=len(self.pile),
            returned_by=self.returned,
            known=() if seat == WATCHER else known_cards(self.memories[seat], self._shown()),
        )

    def _series_in(self, holder: int) -> Series | None:
        if self.owners[holder] == FREE:
            return None
        direction = Direction(self.directions[holder])
        return Series(self.owners[holder], direction, tuple(self.series[holder]))

    def _shown(self) -> set[int]:
        """Every card that lies open."""
        return {card for cards in (*self.series, *self.won) for card in cards}

    def snapshot(self) -> dict[str, Json]:
        shown = self._shown()
        return {
            "players": self.players,
            "options": self.options.to_json(),
            "rng": self.rng.state,
            "round": self.round,
            "deck": self.deck,
            "first": self.first,
            "turn": self.turn,
            "turns_left": self.turns_left,
            "hands": [hand[:] for hand in self.hands],
            "pile": list(self.pile),
            "returned": list(self.returned),
            "memories": [
                [[known.card, known.places] for known in known_cards(memory, shown)]
                for memory in self.memories
            ],
            "won": [list(cards) for cards in self.won],
            "points": [list(line) for line in self.points],
            "owners": self.owners[:],
            "directions": self.directions[:],
            "series": [cards[:] for cards in self.series],
        }
