"""Bascule as a game: its facts, its start, its notation and its honest sampler."""

from game.rules.bascule.cards import BLUE_ZERO, HIGHEST_CARD, RED_ZERO, TRICKS
from game.rules.bascule.options import BasculeOptions
from game.rules.bascule.state import BasculeState
from game.rules.bascule.view import BasculeView
from game.rules.contract import WATCHER, Event, Game, State, View
from game.rules.notation import BadNotation, read_whole_number, split_move
from game.rules.options import Options
from game.rules.rng import Rng


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
        known = set(state.played).union(view.hand)
        highest = view.options.highest_card(view.players)
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
