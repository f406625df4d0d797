"""Gourmand as a game of the house: its start, its notation, its honest sampler."""

from game.rules.contract import WATCHER, Event, Game, State, View
from game.rules.gourmand import cards, moves
from game.rules.gourmand.cards import (
    COPIES,
    DICE_CARDS,
    DIRECTION,
    FACES,
    NO_CARD,
    NOT_ROLLED,
    NUMBERED_KINDS,
    bag_of,
    cards_in,
    column_marks,
    deck,
)
from game.rules.gourmand.chances import cards_left
from game.rules.gourmand.events import PileShuffled, TurnStarted
from game.rules.gourmand.options import GourmandOptions
from game.rules.gourmand.refusals import REFUSALS
from game.rules.gourmand.state import GourmandState
from game.rules.gourmand.view import GourmandView, Phase
from game.rules.options import Options
from game.rules.rng import Rng


class Gourmand(Game):
    id = "gourmand"
    rules_version = 1
    player_counts = (2, 3, 4, 5, 6)
    options_type = GourmandOptions
    low_wins = False
    refusals = REFUSALS

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> GourmandState:
        """GO-4; ours: the first player is drawn from the seed."""
        assert isinstance(options, GourmandOptions)
        first = rng.below(players)
        pile = list(deck(players))
        rng.shuffle(pile)
        if events is not None:
            events.append(PileShuffled(first, tuple(reversed(pile))))
            events.append(TurnStarted(1, first, len(pile)))
        return GourmandState(players, options, rng, pile, first)

    def sample(self, view: View, rng: Rng) -> GourmandState:
        """Only the order of the pile, and the die, are unknown: both are made anew."""
        assert isinstance(view, GourmandView)
        pile = [card for card, count in cards_left(view) for _ in range(count)]
        chance = Rng(rng.next64())
        rng.shuffle(pile)
        state = GourmandState(view.players, view.options, chance, pile, view.active)
        self._copy_table(state, view)
        state.zones = [bag_of(zone) for zone in view.zones]
        state.protected = [bag_of(safe) for safe in view.protected]
        state.discard = bag_of(view.discard)
        return state

    def _copy_table(self, state: GourmandState, view: GourmandView) -> None:
        state.turn = view.turn
        state.actor = view.to_act[0] if view.to_act else WATCHER
        state.phase = view.phase
        state.columns = [list(column) for column in view.columns]
        state.marks = [column_marks(column) for column in view.columns]
        state.directions = view.directions
        state.busted = view.busted
        state.choosers = view.choosers
        state.die = NOT_ROLLED if view.die is None else FACES.index(view.die)
        if view.phase is not Phase.SHARING:  # else columns are only taken, none is started
            state.started = view.columns_standing
        if view.drawn != NO_CARD:
            state.drawn = view.drawn
            state.fits = state.columns_fitting(view.drawn)

    def card_text(self, card: int) -> str:
        return cards.card_text(card)

    def parse_card(self, text: str) -> int:
        return cards.parse_card(text)

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def most_moves(self, players: int, options: Options) -> int:
        """GO-40: each card is drawn once, placed, stopped after and taken at most once;
        each protection makes a numbered card safe for good."""
        numbered = NUMBERED_KINDS * COPIES
        return len(deck(players)) + 3 * (numbered + DICE_CARDS) + numbered

    def all_cards(self, state: State) -> list[int]:
        assert isinstance(state, GourmandState)
        found = [*state.pile, *[DIRECTION] * state.directions, *cards_in(state.discard)]
        for group in state.columns:
            found += group
        for bag in state.zones + state.protected:
            found += cards_in(bag)
        if state.drawn != NO_CARD:
            found.append(state.drawn)
        return sorted(found)
