"""Does a bot from Normal upwards ever play a move that nobody would defend?

``python -m tests.soak.dominated [GAME …] [--decisions N] [--seed S]`` lets Normal,
Strong and Expert play matches at tables of every size and prints how many of their
decisions were dominated, with examples.

*Hidden hands (Bascule, Zéro Pile, Contretemps).*  A move is suspected if beside
another legal one, in forty worlds freshly dealt from what the seat sees, both played
on in the same way by everybody, the other is never worse, is better in most worlds
and on average by a noticeable share of the victory.  The worlds are not those that
the bot has looked at, all legal moves are compared and not its shortlist alone,
and nothing is forgotten.  Forty worlds may miss the few in which a move is the right
one, so a suspected move is dominated if the same holds in four hundred further worlds.

*Everything in the open (Gourmand).*  By the rules alone: taking a column when
another one offered is at least as good colour by colour, better somewhere, and
brings no dice card that the first does not; protecting a colour when another one
in the zone is worth more (each is as likely to be rolled); drawing when every card
left would bust although one may stop.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import TRAITS, make_player
from game.players.player import Choice, Player, Sampler, Thinking
from game.players.search import Judgement, SearchPlayer, Traits
from game.rules.contract import View
from game.rules.gourmand import COLOURS, DICE, DRAW, GourmandView, Phase, colour_sums, column_of
from game.rules.gourmand.cards import colour_of, number_of
from game.rules.gourmand.chances import chances
from game.rules.gourmand.moves import protected_colour
from game.rules.registry import GAMES
from game.rules.rng import Rng

ASKED_LEVELS = ("normal", "strong", "expert")
FRESH_WORLDS = 40
CONFIRMING_WORLDS = 400
NOTICEABLE = 0.01
"""The least share of the victory that makes a difference to a person."""
MOST_EXAMPLES = 5


@dataclass(frozen=True)
class Finding:
    """A move that would have been better than the one chosen."""

    better: int
    confirmed: bool


def dominating(
    player: Player, view: View, legal: Sequence[int], move: int, deal: Sampler
) -> Finding | None:
    """What speaks against the move chosen, if anything does."""
    if isinstance(view, GourmandView):
        better = plainly_better(view, legal, move)
        return None if better is None else Finding(better, confirmed=True)
    assert isinstance(player, SearchPlayer)
    judgement = player.judge(view, legal, Traits(FRESH_WORLDS))
    rng = Rng(0xD0).fork(move, *legal)
    suspects = better_in_every_world(judgement, legal, move, deal, FRESH_WORLDS, rng)
    if not suspects:
        return None
    proven = better_in_every_world(judgement, suspects, move, deal, CONFIRMING_WORLDS, rng)
    return Finding((proven or suspects)[0], confirmed=bool(proven))


# -- hidden hands


def better_in_every_world(
    judgement: Judgement,
    moves: Sequence[int],
    than: int,
    deal: Sampler,
    worlds: int,
    rng: Rng,
) -> list[int]:
    """The moves that are never worse and clearly better on the whole."""
    gaps: dict[int, list[float]] = {move: [] for move in moves if move != than}
    for _ in range(worlds):
        if not gaps:
            break
        own, *rest = judgement.values(deal(rng), [than, *gaps], rng)
        for move, value in zip(tuple(gaps), rest, strict=True):
            gaps[move].append(value - own)
            if value < own:
                del gaps[move]
    return [move for move, ahead in gaps.items() if _is_clear(ahead)]


def _is_clear(ahead: list[float]) -> bool:
    better = sum(gap > 0 for gap in ahead)
    return 2 * better > len(ahead) and sum(ahead) / len(ahead) >= NOTICEABLE


# -- everything in the open


def plainly_better(view: GourmandView, legal: Sequence[int], move: int) -> int | None:
    if view.phase is Phase.SHARING:
        return next((other for other in legal if _is_better_column(view, other, move)), None)
    if protected_colour(move) is not None:
        return next((other for other in legal if _protects_more(view, other, move)), None)
    if move == DRAW and view.phase is Phase.BUILDING:
        return next((other for other in legal if other != DRAW and _busts_for_sure(view)), None)
    return None


def _is_better_column(view: GourmandView, move: int, than: int) -> bool:
    one, other = (view.columns[column_of(taking) or 0] for taking in (move, than))
    if DICE in one and DICE not in other:
        return False
    offered, taken = (
        [sum(number_of(card) for card in cards if colour_of(card) is colour) for colour in COLOURS]
        for cards in (one, other)
    )
    return offered != taken and all(map(int.__ge__, offered, taken))


def _protects_more(view: GourmandView, move: int, than: int) -> bool:
    one, other = protected_colour(move), protected_colour(than)
    if one is None or other is None:
        return False
    sums = colour_sums(view.zones[view.seat])
    return sums[one] > sums[other]


def _busts_for_sure(view: GourmandView) -> bool:
    return chances(view).bust_chance == 1.0


# -- matches


class WatchedPlayer:
    """A player whose choices are examined; the play is its own."""

    def __init__(self, player: Player, note: Callable[[View, int, Finding | None], None]) -> None:
        self.player = player
        self.note = note

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        choice: Choice = yield from self.player.think(view, legal, sample, rng)
        if len(legal) > 1:
            found = dominating(self.player, view, legal, choice.move, sample)
            self.note(view, choice.move, found)
        return choice


class Soak:
    """What the levels decided in one game, and what of it was dominated."""

    def __init__(self, game_id: str) -> None:
        self.game = GAMES[game_id]
        self.decisions: Counter[str] = Counter()
        self.suspected: Counter[str] = Counter()
        self.dominated: Counter[str] = Counter()
        self.examples: list[str] = []

    def play(self, number: int) -> None:
        """One match: the count of players and the seats of the levels go round."""
        counts = self.game.player_counts
        players = counts[number % len(counts)]
        levels = [ASKED_LEVELS[(number + seat) % len(ASKED_LEVELS)] for seat in range(players)]
        seats = [SeatSpec(SeatKind.BOT, level, level=level) for level in levels]
        watched = {level: self._maker(level, number) for level in ASKED_LEVELS}
        chance = Rng(number).fork(players).next64()
        play_out(Match(self.game, self.game.options_type(), seats, chance, watched))

    def _maker(self, level: str, number: int) -> Callable[[str], Player]:
        def note(view: View, move: int, found: Finding | None) -> None:
            self.decisions[level] += 1
            if found is not None:
                self.suspected[level] += 1
                self.dominated[level] += found.confirmed
                self._keep_example(f"{level}, match {number}", view, move, found)

        return lambda game_id: WatchedPlayer(make_player(level, game_id), note)

    def _keep_example(self, where: str, view: View, move: int, found: Finding) -> None:
        if len(self.examples) < MOST_EXAMPLES:
            text = self.game.move_text
            self.examples.append(
                f"{where}, {view.players} players, seat {view.seat}:"
                f" {text(move)} instead of {text(found.better)}"
                f" ({'dominated' if found.confirmed else 'suspected'})"
            )

    def summary(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions.total(),
            "suspected": self.suspected.total(),
            "dominated": self.dominated.total(),
            "by_level": {
                level: {
                    "decisions": self.decisions[level],
                    "suspected": self.suspected[level],
                    "dominated": self.dominated[level],
                }
                for level in ASKED_LEVELS
            },
            "examples": self.examples,
        }


def soak(game_id: str, decisions: int, seed: int = 0) -> Soak:
    """At least so many decisions, in whole matches numbered from ``seed`` on."""
    told = Soak(game_id)
    number = seed
    while told.decisions.total() < decisions:
        told.play(number)
        number += 1
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.dominated")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(TRAITS))
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    told = {game: soak(game, chosen.decisions, chosen.seed).summary() for game in chosen.games}
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
