"""Tri Express with human hands: how quick, how sure and how watchful a bot is.

The bot glances at the piles in a chance order, takes the first that one of its
cards fits on and needs a human moment to get it there; if that pile changes
first, the moment begins anew.  Now and then it misreads a pile the way people
do.  It notices some of the others' wrong cards, after a while, and once in a
blue moon takes a right one for wrong.  All of it is drawn from the generator it
is handed and from what its own seat can see.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from game.players.player import WAIT, Choice, Sampler, Thinking
from game.rules.contract import TICKS_PER_SECOND, View
from game.rules.rng import Rng
from game.rules.tri_express import (
    FACES,
    FAULT,
    NOBODY,
    RESUME,
    OpenCard,
    Pile,
    TriExpressView,
    aimed_pile,
    fits,
    is_place,
    place,
    placed_card,
)

LOOK_AGAIN_TICKS = TICKS_PER_SECOND
"""With nothing to do a bot looks again after this long, or when the table changes."""
SIGNAL_SECONDS = (1.5, 2.5)
"""A penalised bot lets the check be read before it gives the signal."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How a level sees and moves."""

    median_seconds: float
    """Half of all cards take longer than this from the glance to the table."""
    spread: float
    """Sigma of the log-normal around that median."""
    floor_seconds: float
    """Nobody is quicker than this."""
    slips_in_1000: int
    """Cards that land on a pile where they do not fit."""
    sees_in_1000: int
    """Wrong cards of others that are noticed at all; below 1000."""
    doubts_in_1000: int
    """Right cards of others that are called all the same."""
    notice_seconds: tuple[float, float]
    """Between the card and the call."""


TEMPOS: dict[str, Tempo] = {
    "learning": Tempo(4.2, 0.35, 1.6, 40, 150, 5, (2.0, 3.8)),
    "easy": Tempo(3.2, 0.35, 1.2, 30, 300, 4, (1.5, 3.0)),
    "normal": Tempo(2.2, 0.35, 0.8, 30, 550, 3, (1.0, 2.2)),
    "strong": Tempo(1.5, 0.30, 0.6, 20, 750, 2, (0.7, 1.6)),
    "expert": Tempo(1.0, 0.30, 0.45, 15, 900, 1, (0.5, 1.2)),
}
"""The levels, slowest first: from somebody new to the game to a practised person."""


def tri_express_player(level: str = "normal") -> "TriExpressPlayer":
    """The bot of a level, by its name in ``TEMPOS``."""
    return TriExpressPlayer(TEMPOS[level])


class TriExpressPlayer:
    def __init__(self, tempo: Tempo = TEMPOS["normal"]) -> None:
        self.tempo = tempo

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        assert isinstance(view, TriExpressView)
        yield
        if view.penalised == view.seat:
            return Choice(RESUME, ticks_between(SIGNAL_SECONDS, rng))
        plans = self._calls(view, rng)
        if view.running:
            plans += self._placements(view, rng)
        if not plans:
            return Choice(WAIT, view.claim_ticks or LOOK_AGAIN_TICKS)
        return min(plans, key=lambda plan: plan.reaction_ticks)

    def still_wants(self, choice: Choice, before: View, now: View) -> bool:
        """Asked after each move: the pile aimed at must lie as it did.

        A wrong card of somebody else makes it look twice, noticed or not.
        """
        assert isinstance(before, TriExpressView)
        assert isinstance(now, TriExpressView)
        if before.round != now.round:
            return False
        if choice.move == RESUME:
            return True
        known = wrong_cards(before)
        if any(card not in known for card in wrong_cards(now)):
            return False
        if choice.move == FAULT:
            suspects = (before.callable_cards(), before.tops)
            return suspects == (now.callable_cards(), now.tops)
        if before.running != now.running:
            return False
        if is_place(choice.move):
            pile = aimed_pile(choice.move)
            return before.tops[pile] == now.tops[pile] and placed_card(choice.move) in now.hand
        return (before.tops, before.hand) == (now.tops, now.hand)

    def _calls(self, view: TriExpressView, rng: Rng) -> list[Choice]:
        """The others' cards that look wrong to this bot, or are about to."""
        calls = []
        for card in view.callable_cards():
            odds = self.tempo.sees_in_1000 if view.is_wrong(card) else self.tempo.doubts_in_1000
            delay = notice_ticks(odds, self.tempo.notice_seconds, view.tick - card.tick, rng)
            if delay is not None and is_in_time(view, delay):
                calls.append(Choice(FAULT, delay))
        return calls

    def _placements(self, view: TriExpressView, rng: Rng) -> list[Choice]:
        """The card on its way to a pile, if any fits."""
        moves = first_fitting_moves(view, rng)
        if not moves:
            return []
        if not view.strict and rng.below(1000) < self.tempo.slips_in_1000:
            moves = misread_moves(view) or moves
        move = moves[rng.below(len(moves))]
        return [Choice(move, placing_ticks(self.tempo, rng))]


def wrong_cards(view: TriExpressView) -> list[OpenCard]:
    """The wrong cards that this seat could call."""
    return [card for card in view.callable_cards() if view.is_wrong(card)]


def is_in_time(view: TriExpressView, delay_ticks: int) -> bool:
    """Would a call come before a claimed win is final?"""
    return view.claimant == NOBODY or delay_ticks < view.claim_ticks


def first_fitting_moves(view: TriExpressView, rng: Rng) -> list[int]:
    """The fitting cards for the first pile, in a chance order of glances, that has any."""
    glances = list(Pile)
    rng.shuffle(glances)
    for pile in glances:
        moves = [place(card, pile) for card in view.hand if fits(pile, view.tops[pile], card)]
        if moves:
            return moves
    return []


def misread_moves(view: TriExpressView) -> list[int]:
    """The wrong placements that somebody in a hurry could take for right ones."""
    return [
        place(card, pile)
        for pile in Pile
        for card in view.hand
        if is_near_miss(pile, view.tops[pile], card)
    ]


def is_near_miss(pile: Pile, top: int, card: int) -> bool:
    """Wrong, but only just: the number taken for the suit, two steps for one, one thing alike."""
    if fits(pile, top, card):
        return False
    below, above = FACES[top], FACES[card]
    distance = abs(above.number - below.number)
    if pile is Pile.SAME:
        return distance == 0
    if pile is Pile.STEP:
        return distance in (0, 2)
    alike = (above.symbol == below.symbol, above.colour == below.colour, distance < 2)
    return sum(alike) == 1


def placing_ticks(tempo: Tempo, rng: Rng) -> int:
    """From the glance to the card on the table: log-normal, with a floor."""
    seconds = tempo.median_seconds * exp(tempo.spread * bell(rng))
    return round(max(seconds, tempo.floor_seconds) * TICKS_PER_SECOND)


def notice_ticks(
    odds_in_1000: int, seconds: tuple[float, float], elapsed_ticks: int, rng: Rng
) -> int | None:
    """Ticks until a card is called; None if it never is.

    ``elapsed_ticks`` have gone by without a call, so what would have happened
    earlier is drawn again: asked once or ten times, the odds stay the level's.
    """
    while rng.below(1000) < odds_in_1000:
        delay = ticks_between(seconds, rng)
        if delay > elapsed_ticks:
            return delay - elapsed_ticks
    return None


def ticks_between(seconds: tuple[float, float], rng: Rng) -> int:
    low, high = (round(bound * TICKS_PER_SECOND) for bound in seconds)
    return low + rng.below(high - low + 1)


def bell(rng: Rng) -> float:
    """About normal, mean 0 and deviation 1: twelve even draws and only exact arithmetic."""
    total = 0
    for _ in range(3):
        bits = rng.next64()
        total += (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
    return total / 65535 - 6.0
