"""Tri Express: three piles, three rules, no turns; empty your hand first.

Rulings that are ours stand where they act: the deck and no wrap from 6 to 1
(``cards.py``), what a call is about and when a card is settled (``faults.py``),
stalls (``stall.py``), the time to object to a last card and the limit of calls
(``state.py``).  And here:

* hands are filled up by the rules at once, nobody draws by hand;
* the start signal (TE-7) is given by whoever starts the clock: the hands are
  drawn and time stands at the deal until the first ``advance``; so a countdown,
  a pause or a hidden tab is simply time that is not handed in;
* a match of one round is scored like a round of several (TE-V2), so those who
  did not win are placed by the cards they have left;
* a handicap is a number of cards for each seat, left in the box.
"""

from game.rules.contract import Event, Game, Json, State, View
from game.rules.options import Options
from game.rules.rng import Rng
from game.rules.tri_express.cards import DECK, Pile, card_text, parse_card
from game.rules.tri_express.moves import move_text, parse_move
from game.rules.tri_express.options import TriExpressOptions
from game.rules.tri_express.state import MOST_CALLS, TriExpressState
from game.rules.tri_express.view import TriExpressView

MOST_SAMPLES = 100_000
"""A view of a real table has a world in which somebody can place; even if only
one card will do, this many deals do not miss it."""


class TriExpress(Game):
    id = "tri_express"
    rules_version = 1
    player_counts = (2, 3, 4)
    options_type = TriExpressOptions
    low_wins = False
    real_time = True
    refusals = frozenset(
        {
            "match_over",
            "not_seated",
            "game_stopped",
            "signal_first",
            "not_stopped",
            "no_faults",
            "nothing_to_call",
            "win_claimed",
            "not_in_hand",
            "not_same",
            "not_step",
            "not_different",
        }
    )

    def deal(
        self, players: int, options: Options, rng: Rng, events: list[Event] | None
    ) -> TriExpressState:
        assert isinstance(options, TriExpressOptions)
        state = TriExpressState(players, options, rng)
        state.start_round(events)
        return state

    def sample(self, view: View, rng: Rng) -> TriExpressState:
        """Deal what this seat has not seen; while the game runs, somebody can place a card.

        A position where nobody can is settled at once (TE-24), so a world
        without a fitting card is not one that the view can belong to.
        """
        assert isinstance(view, TriExpressView)
        state = self._public_part(view, Rng(rng.next64()))
        unseen = _unseen(view)
        for _ in range(MOST_SAMPLES):
            rng.shuffle(unseen)
            _deal_unseen(state, view, unseen)
            if not view.running or state.someone_fits():
                return state
        raise ValueError("no deal fits this view")

    def _public_part(self, view: TriExpressView, rng: Rng) -> TriExpressState:
        state = TriExpressState(view.players, view.options, rng)
        state.now = view.tick
        state.round = view.round
        state.over = view.outcome is not None
        state.shown = [list(cards) for cards in view.shown]
        state.piles = [list(pile) for pile in view.piles]
        state.open_cards = list(view.open_cards)
        state.calls_left = view.calls_left
        state.penalised = view.penalised
        state.check = view.check
        state.claimant = view.claimant
        state.claim_ticks = view.claim_ticks
        state.points = [line.points for line in view.score_lines]
        return state

    def card_text(self, card: int) -> str:
        return card_text(card)

    def parse_card(self, text: str) -> int:
        return parse_card(text)

    def move_text(self, move: int) -> str:
        return move_text(move)

    def parse_move(self, text: str) -> int:
        return parse_move(text)

    def most_moves(self, players: int, options: Options) -> int:
        """Every card is placed once, and once more for each call that sends one back.

        A call is followed by one signal to go on at most.
        """
        assert isinstance(options, TriExpressOptions)
        calls = 0 if options.strict else MOST_CALLS
        return options.rounds * (sum(options.cards_dealt(players)) + 3 * calls)

    def all_cards(self, state: State) -> list[int]:
        assert isinstance(state, TriExpressState)
        places = [*state.hands, *state.stocks, *state.piles, state.aside]
        return sorted(card for cards in places for card in cards)

    def event_json(self, event: Event) -> dict[str, Json]:
        """As every game, but a pile goes by the name of its rule."""
        row = super().event_json(event)
        if "pile" in row:
            row["pile"] = Pile(row["pile"]).name.lower()
        return row


def _unseen(view: TriExpressView) -> list[int]:
    """The cards of which this seat does not know where they lie."""
    known = set(view.hand)
    for cards in (*view.piles, *view.shown):
        known.update(cards)
    return [card for card in DECK if card not in known]


def _deal_unseen(state: TriExpressState, view: TriExpressView, unseen: list[int]) -> None:
    left = unseen[:]

    def take(count: int) -> list[int]:
        taken = left[:count]
        del left[:count]
        return taken

    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
        else:
            shown = view.shown[seat]
            state.hands[seat] = [*shown, *take(size - len(shown))]
    state.stocks = [take(size) for size in view.stock_sizes]
    state.aside = left
