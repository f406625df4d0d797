"""Contretemps as the house knows it: facts, start, notation, honest sampler."""

from game.rules.contract import WATCHER, Event, Game, State, View
from game.rules.contretemps import cards, moves
from game.rules.contretemps.cards import DECK
from game.rules.contretemps.memory import KnownCard, Memory
from game.rules.contretemps.options import ContretempsOptions
from game.rules.contretemps.state import ContretempsState
from game.rules.contretemps.view import (
    KEPT_CARDS,
    ContretempsView,
    cards_for_a_round,
    turns_each,
)
from game.rules.options import Options
from game.rules.rng import Rng


class Contretemps(Game):
    id = "contretemps"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    options_type = ContretempsOptions
    low_wins = False
    refusals = frozenset(
        {
            "match_over",
            "not_your_turn",
            "unknown_move",
            "not_in_hand",
            "must_discard",
            "discard_not_forced",
            "no_free_holder",
            "holder_empty",
            "own_series",
            "wrong_colour",
            "not_higher",
            "not_lower",
        }
    )

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> ContretempsState:
        """CT-6.  Ours: chance, not age, says who begins."""
        assert isinstance(options, ContretempsOptions)
        state = ContretempsState(players, options, rng, first=rng.below(players))
        state.deal(events)
        return state

    def sample(self, view: View, rng: Rng) -> ContretempsState:
        """Deal what the seat cannot place to the other hands and the draw pile."""
        assert isinstance(view, ContretempsView)
        state = ContretempsState(view.players, view.options, Rng(rng.next64()), view.first)
        state.round = view.round
        state.deck = view.deck
        state.turn = view.to_act[0] if view.to_act else WATCHER
        state.turns_left = sum(view.turns_left)
        state.won = list(view.won)
        state.points = tuple(line.points for line in view.score_lines)
        state.returned = view.returned_by
        for holder, series in enumerate(view.holders):
            if series is not None:
                state.put_series(holder, series.owner, series.direction, list(series.cards))
        _deal_unseen(state, view, rng)
        state.memories = _memories(state, view)
        return state

    def card_text(self, card: int) -> str:
        return cards.card_text(card)

    def parse_card(self, text: str) -> int:
        return cards.parse_card(text)

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def most_moves(self, players: int, options: Options) -> int:
        """A seat that returns a card owns all three series, so nobody else can before
        its next turn, and in its first turn of a round it cannot: per round the
        pile gets back at most one card less than each seat has turns."""
        assert isinstance(options, ContretempsOptions)
        turns, drawn = turns_each(players), cards_for_a_round(players)
        returns = turns - 1
        pile = len(DECK) - players * (KEPT_CARDS + turns)
        rounds = 2 + (pile + returns - drawn) // (drawn - returns)
        return rounds * drawn * (2 if options.double_deck else 1)

    def all_cards(self, state: State) -> list[int]:
        assert isinstance(state, ContretempsState)
        places = (*state.hands, *state.series, *state.won, state.pile)
        return sorted(card for place in places for card in place)


def _deal_unseen(state: ContretempsState, view: ContretempsView, rng: Rng) -> None:
    """Every arrangement of the hidden cards that agrees with the view is equally likely."""
    seen = set(view.hand).union(*state.series, *view.won)
    seen.update(known.card for known in view.known)
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    pile_start = sum(sizes)
    placed = _place_known(view.known, sizes, rng)
    slots = [
        placed[slot] if slot in placed else unseen.pop()
        for slot in range(pile_start + view.pile_size)
    ]
    start = 0
    for seat, size in enumerate(sizes):
        state.hands[seat] = sorted(slots[start : start + size])
        start += size
    if view.seat != WATCHER:
        state.hands[view.seat] = list(view.hand)
    state.pile = tuple(slots[pile_start:])


def _place_known(known: tuple[KnownCard, ...], sizes: list[int], rng: Rng) -> dict[int, int]:
    """A slot for each known card: hands come first in seat order, then the pile.

    Two cards in one slot: all are placed anew, which keeps every way equally likely.
    """
    choices = [_slots(entry, sizes) for entry in known]
    while True:
        placed = {
            slots[rng.below(len(slots))]: entry.card
            for slots, entry in zip(choices, known, strict=True)
        }
        if len(placed) == len(known):
            return placed


def _slots(known: KnownCard, sizes: list[int]) -> list[int]:
    """Where a known card may be."""
    slots: list[int] = []
    for seat in known.seats:
        start = sum(sizes[:seat])
        slots.extend(range(start, start + sizes[seat]))
    slots.extend(sum(sizes) + place for place in known.pile)
    return slots


def _memories(state: ContretempsState, view: ContretempsView) -> list[Memory]:
    """The seat's own memory; the others know what they returned while it lies in the pile."""
    memories: list[Memory] = [()] * view.players
    for place, seat in enumerate(state.returned):
        known = KnownCard(state.pile[place], (), (place,))
        memories[seat] += ((known.card, known.places),)
    if view.seat != WATCHER:
        memories[view.seat] = tuple((known.card, known.places) for known in view.known)
    return memories
