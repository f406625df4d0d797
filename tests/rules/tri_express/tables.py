"""Positions and matches of Tri Express for the tests, written in card notation."""

from collections.abc import Iterator, Sequence

from game.rules.contract import Event
from game.rules.rng import QuickRng, Rng
from game.rules.tri_express import (
    DECK,
    Pile,
    TriExpress,
    TriExpressOptions,
    TriExpressState,
    fits,
    place,
)

GAME = TriExpress()
SAME, STEP, DIFFERENT = Pile
A, B, C, D = range(4)


def cards(text: str) -> list[int]:
    """The cards that a text names, divided by spaces."""
    return [GAME.parse_card(word) for word in text.split()]


def table(
    hands: Sequence[str],
    tops: str,
    stocks: int | Sequence[int] = 10,
    options: TriExpressOptions | None = None,
) -> TriExpressState:
    """A running table: hands and tops as named, stocks of some size; the rest in the box."""
    players = len(hands)
    state = TriExpressState(players, options or TriExpressOptions(), Rng(7))
    state.hands = [cards(hand) for hand in hands]
    state.piles = [[top] for top in cards(tops)]
    named = {card for row in (*state.hands, *state.piles) for card in row}
    left = [card for card in DECK if card not in named]
    sizes = [stocks] * players if isinstance(stocks, int) else stocks
    for seat, size in enumerate(sizes):
        state.stocks[seat], left = left[:size], left[size:]
    state.aside = left
    assert GAME.all_cards(state) == list(DECK)
    return state


def do(state: TriExpressState, seat: int, text: str) -> list[Event]:
    """Make a move written as in a record; what happened."""
    events: list[Event] = []
    state.play(seat, GAME.parse_move(text), events)
    return events


def of_kind(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]


def stock_sizes(state: TriExpressState) -> list[int]:
    return [len(stock) for stock in state.stocks]


def hand_sizes(state: TriExpressState) -> list[int]:
    return [len(hand) for hand in state.hands]


def rest(state: TriExpressState) -> list[int]:
    """The cards that nobody has named: those of the stocks and of the box."""
    return [card for cards in (*state.stocks, state.aside) for card in cards]


def put_on_top(state: TriExpressState, seat: int, card: int) -> None:
    """Lay an unnamed card on a seat's stock; the one that lay there takes its place."""
    here = state.stocks[seat]
    for cards in (*state.stocks, state.aside):
        if card in cards:
            place_there = cards.index(card)
            cards[place_there], here[-1] = here[-1], card
            return
    raise AssertionError("that card lies elsewhere")


def dead_cards(state: TriExpressState) -> list[int]:
    """The unnamed cards that fit on none of the piles."""
    return [card for card in rest(state) if not fitting_piles(state, card)]


def fitting_piles(state: TriExpressState, card: int) -> list[Pile]:
    return [pile for pile in Pile if fits(pile, state.piles[pile][-1], card)]


def fitting_move(state: TriExpressState) -> tuple[int, int]:
    """Somebody and a card that fits."""
    for seat, hand in enumerate(state.hands):
        for card in hand:
            for pile in Pile:
                if fits(pile, state.piles[pile][-1], card):
                    return seat, place(card, pile)
    raise AssertionError("a dead position")


def random_steps(
    state: TriExpressState, seed: int, events: list[Event] | None = None
) -> Iterator[tuple[int, int]]:
    """Play on at random, yielding before each move who is about to do what."""
    rng = QuickRng(seed)
    while state.to_act():
        state.advance(rng.below(40), events)
        acting = [seat for seat in state.to_act() if state.legal_moves(seat)]
        if not acting:
            assert not state.to_act(), "nobody can do anything"
            return
        seat = acting[rng.below(len(acting))]
        legal = state.legal_moves(seat)
        move = legal[rng.below(len(legal))]
        yield seat, move
        state.play(seat, move, events)
