"""Zero Pile: win tricks, stack their cards by colour, score what ends on top.

Rulings that are ours, each in one place:

* cards left over stay unseen (``ZeroPileState.deal_round``);
* lay-outs are chosen in secret and turned up together (``ZeroPileState._commit``);
* the first dealer is drawn from the seed (``ZeroPile.deal``), later the deal
  moves along with the lead (``ZeroPileState.dealer``);
* a tie for the lead of the next round (``rulings.next_leader``);
* equal totals share the victory (``contract.ranked``);
* a match for a target score is cut off after many rounds (``rulings.MOST_ROUNDS``),
  and its limit is for single players, also in teams (``ZeroPileState._is_last``).
"""

from game.rules.contract import WATCHER, Event, Game, State, View
from game.rules.options import Options
from game.rules.rng import Rng
from game.rules.zero_pile import cards
from game.rules.zero_pile.cards import COPIES, NUMBER_OF, layout_move
from game.rules.zero_pile.options import ZeroPileOptions, most_rounds, table_shape
from game.rules.zero_pile.state import ZeroPileState
from game.rules.zero_pile.view import ZeroPileView


class ZeroPile(Game):
    id = "zero_pile"
    rules_version = 1
    player_counts = (3, 4, 5, 6)
    variant_counts = frozenset({6})  # ZP-V2
    options_type = ZeroPileOptions
    low_wins = False
    refusals = frozenset(
        {
            "match_over",
            "not_a_move",
            "not_your_turn",
            "not_in_hand",
            "already_chosen",
            "layout_first",
            "layout_over",
            "layout_size",
        }
    )

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> ZeroPileState:
        assert isinstance(options, ZeroPileOptions)
        dealer = rng.below(players)
        state = ZeroPileState(players, options, rng, leader=(dealer + 1) % players)  # ZP-8
        state.deal_round(events)
        return state

    def sample(self, view: View, rng: Rng) -> ZeroPileState:
        """Deal the cards this seat has not seen to the others, and choose their lay-outs."""
        assert isinstance(view, ZeroPileView)
        first_leader = (view.dealer + 1) % view.players
        state = ZeroPileState(view.players, view.options, Rng(rng.next64()), first_leader)
        state.round = view.round
        state.leader = view.leader
        if not view.laying_out:
            state.turn = view.to_act[0] if view.to_act else WATCHER
            state.uncommitted = 0
        state.laid_out = view.layouts
        state.tops = [[NUMBER_OF[pile[-1]] if pile else 0 for pile in row] for row in view.piles]
        state.played = [card for trick in (*view.tricks, view.trick) for _, card in trick]
        if view.trick:
            assert view.winning is not None
            state.winning = view.winning
            state.highest = max(NUMBER_OF[card] for _, card in view.trick)
        state.points = [line.points for line in view.score_lines]
        _deal_unseen(state, view, rng)
        _choose_layouts(state, view, rng)
        return state

    def card_text(self, card: int) -> str:
        return cards.card_text(card)

    def parse_card(self, text: str) -> int:
        return cards.parse_card(text)

    def move_text(self, move: int) -> str:
        return cards.move_text(move)

    def parse_move(self, text: str) -> int:
        return cards.parse_move(text)

    def most_moves(self, players: int, options: Options) -> int:
        assert isinstance(options, ZeroPileOptions)
        return most_rounds(players, options) * players * (1 + table_shape(players).tricks)

    def all_cards(self, state: State) -> list[int]:
        assert isinstance(state, ZeroPileState)
        rows = (*state.hands, *state.laid_out, state.played, state.aside)
        return sorted(card for row in rows for card in row)


def _deal_unseen(state: ZeroPileState, view: ZeroPileView, rng: Rng) -> None:
    left = list(COPIES)
    for row in (view.hand, *view.layouts, state.played):
        for card in row:
            left[card] -= 1
    unseen = [card for card, copies in enumerate(left) for _ in range(copies)]
    wanted = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    rng.shuffle(unseen, sum(wanted))
    hands: list[list[int]] = []
    start = 0
    for seat, size in enumerate(wanted):
        dealt = view.hand if seat == view.seat else unseen[start : start + size]
        hands.append(sorted(dealt))
        start += size
    state.hands = hands
    state.aside = unseen[start:]
    state.find_twins()


def _choose_layouts(state: ZeroPileState, view: ZeroPileView, rng: Rng) -> None:
    """Others who have committed may have laid out any of their cards, in any order."""
    for seat, done in enumerate(view.committed):
        if not done:
            continue
        cards_laid = list(view.own_layout)
        if seat != view.seat:
            cards_laid = state.hands[seat][:]
            rng.shuffle(cards_laid, view.layout_size)
        state.uncommitted ^= 1 << seat
        state.commits[seat] = layout_move(cards_laid[: view.layout_size])
