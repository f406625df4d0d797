"""Positions of Bascule written in text notation, for the tests of its rules."""

from collections.abc import Sequence

from game.rules.bascule import SCORE_CARDS, TRICKS, Bascule, BasculeOptions, BasculeState
from game.rules.contract import Event
from game.rules.rng import Rng

GAME = Bascule()


def cards(text: str) -> list[int]:
    """``"7 b0 28"`` as cards."""
    return [GAME.parse_card(word) for word in text.split()]


def words(held: Sequence[int]) -> str:
    """Cards as ``"7 b0 28"``, in the order given."""
    return " ".join(GAME.card_text(card) for card in held)


def options(*, tactical: bool = False, simultaneous: bool = False) -> BasculeOptions:
    return BasculeOptions(tactical=tactical, simultaneous=simultaneous)


def position(
    hands: Sequence[str],
    *,
    score: str,
    leader: int = 0,
    balances: Sequence[int] | None = None,
    tricks_before: int = 0,
    rounds: Sequence[Sequence[int]] = (),
    simultaneous: bool = False,
) -> BasculeState:
    """A trick about to begin; ``score`` names the score pile from its top.

    ``tricks_before`` tricks of the round are taken as played with cards that no
    hand holds; ``rounds`` are earlier rounds as the score sheet has them.
    """
    players = len(hands)
    state = BasculeState(
        players, options(simultaneous=simultaneous), Rng(1), dealer=(leader - 1) % players
    )
    state.hands = [sorted(cards(hand)) for hand in hands]
    held = {card for hand in state.hands for card in hand}
    others = [card for card in range(1, 51) if card not in held]
    state.played, state.aside = _split(others, tricks_before * players)
    state.leader = state.turn = state.first_leader = leader
    state.balances = list(balances or [0] * players)
    state.points = [list(line) for line in rounds]
    state.counted = [list(line) for line in rounds]
    state.round = len(rounds)
    named = cards(score)
    state.score_seen = [card for card in SCORE_CARDS if card not in named]
    state.score_pile = named[::-1]
    state._turn_score_card(None)
    return state


def _split(cards_left: list[int], count: int) -> tuple[list[int], list[int]]:
    return cards_left[:count], cards_left[count:]


def last_trick(
    hands: Sequence[str],
    *,
    score: str = "1",
    balances: Sequence[int] | None = None,
    rounds: Sequence[Sequence[int]] = (),
) -> BasculeState:
    """The ninth trick of a round, so that the next cards end it."""
    return position(hands, score=score, balances=balances, tricks_before=TRICKS - 1, rounds=rounds)


def play(state: BasculeState, text: str) -> list[Event]:
    """Play cards such as ``"7 28 36"`` in turn from the seat to act; what happened."""
    events: list[Event] = []
    for card in cards(text):
        state.play(state.to_act()[0], card, events)
    return events


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]


def play_round(state: BasculeState) -> list[Event]:
    """Everybody plays the lowest card until the round is over; what happened."""
    events: list[Event] = []
    now = state.round
    while state.round == now and state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal_moves(seat)[0], events)
    return events
