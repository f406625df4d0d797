"""What one seat knows of a table of Bascule, and what a card would do there."""

from dataclasses import dataclass

from game.rules.bascule.cards import SCORE_CARDS
from game.rules.bascule.options import BasculeOptions
from game.rules.contract import View


@dataclass(frozen=True, slots=True, kw_only=True)
class BasculeView(View):
    options: BasculeOptions
    round: int
    dealer: int
    leader: int
    """Who leads, or led, the trick on the table."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    committed: tuple[bool, ...]
    own_commit: int
    """The card this seat has chosen in secret; NO_COMMIT if none."""
    prize: int
    blue_given: bool
    red_given: bool
    score_cards_seen: tuple[int, ...]
    balances: tuple[int, ...]
    tricks: tuple[tuple[tuple[int, int], ...], ...]
    """Finished tricks of this round as ((seat, card), …): what a good memory holds."""
    trick: tuple[tuple[int, int], ...]
    """The cards on the table, in order of play."""

    @property
    def rounds(self) -> int:
        """BA-4: as many rounds as players."""
        return self.players

    @property
    def score_cards_left(self) -> tuple[int, ...]:
        return tuple(card for card in SCORE_CARDS if card not in self.score_cards_seen)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a card would do to its player in the trick on the table."""

    high: bool
    low: bool
    certain: bool
    """True when nobody plays after it, so this is what will happen."""
    sticks: int
    """Signed: blue positive, red negative, as far as the trick now stands."""


def forecast(view: BasculeView, card: int) -> Forecast:
    """How a card would stand among those on the table (public knowledge only)."""
    others = [played for _, played in view.trick]
    certain = not view.options.simultaneous and len(others) == view.players - 1
    high = bool(others) and card > max(others)
    low = bool(others) and card < min(others)
    sticks = view.prize if high and view.blue_given else 0
    if low and view.red_given:
        sticks = -view.prize
    return Forecast(high=high, low=low, certain=certain, sticks=sticks)
