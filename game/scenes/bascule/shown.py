"""What Bascule's table shows at this moment.

The match runs ahead of the picture: while cards still fly, the rules have
already dealt the next round.  This small model follows the events one by one;
when they are all played out, the view has the last word.
"""

from dataclasses import dataclass, field

from game.rules.bascule import BLUE_ZERO, BasculeView
from game.rules.contract import WATCHER

FULL_TILT_DEGREES = 5.0
MIDDLE_CARD = 25.5


@dataclass(slots=True)
class Shown:
    hand: list[int] = field(default_factory=list)
    trick: list[tuple[int, int]] = field(default_factory=list)
    """(seat, card) in order of play."""
    hidden: list[int] = field(default_factory=list)
    """Seats whose card lies face down on the beam."""
    balances: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    """Score cards of earlier tricks."""
    score: list[int] = field(default_factory=list)
    """Score cards of this trick: zeros, then the number."""
    tilt: float = 0.0

    @property
    def prize(self) -> int:
        return self.score[-1] if self.score and self.score[-1] < BLUE_ZERO else 0

    @property
    def zeros(self) -> list[int]:
        return [card for card in self.score if card >= BLUE_ZERO]

    def sorted_trick(self) -> list[tuple[int, int]]:
        """As the cards stand on the beam: low to high."""
        return sorted(self.trick, key=lambda play: play[1])

    def resting_tilt(self) -> float:
        """Numbers are weights: the beam leans towards the middle of what lies on it."""
        if not self.trick:
            return 0.0
        mean = sum(card for _, card in self.trick) / len(self.trick)
        return FULL_TILT_DEGREES * (mean - MIDDLE_CARD) / MIDDLE_CARD


def from_view(view: BasculeView) -> Shown:
    """The position of a view."""
    cut = len(view.score_cards_seen)
    if view.outcome is None and cut:
        cut -= 1
        while cut and view.score_cards_seen[cut - 1] >= BLUE_ZERO:
            cut -= 1
    hand = [card for card in view.hand if card != view.own_commit]
    shown = Shown(
        hand=hand if view.seat != WATCHER else [],
        trick=list(view.trick),
        hidden=[seat for seat, done in enumerate(view.committed) if done],
        balances=list(view.balances),
        seen=list(view.score_cards_seen[:cut]),
        score=list(view.score_cards_seen[cut:]),
    )
    shown.tilt = shown.resting_tilt()
    return shown
