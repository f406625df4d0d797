"""Bots finish a match by themselves, and a match that cannot end says so."""

import pytest

from game.match import record
from game.match.autoplay import NoEnd, play_out
from game.match.match import Match
from game.rules.contract import Game
from game.rules.registry import GAMES
from tests.match.tables import bascule, bots, persons

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
def test_random_bots_finish_every_game(game: Game) -> None:
    for players in game.player_counts:
        match = Match(game, game.options_type(), bots(players), 3)
        outcome = play_out(match)
        assert outcome == match.outcome()
        assert len(outcome.scores) == players
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(players))


@every_game
def test_a_match_of_bots_resumed_midway_ends_alike(game: Game) -> None:
    """Also in real time: what a bot decides hangs on the log and the clock alone."""
    match = Match(game, game.options_type(), bots(game.player_counts[0]), 8)
    play_out(match)
    half = Match(game, game.options_type(), bots(game.player_counts[0]), 8)
    for tick, seat, move in match.log[: len(match.log) // 2]:
        half.run_to(tick)
        half.submit(seat, move)
    again = record.load(record.dump(half))
    assert again.digest() == half.digest()
    outcome = play_out(again)
    assert outcome is not None
    if not game.real_time:
        assert again.digest() == match.digest()


def test_a_table_of_persons_never_ends_by_itself() -> None:
    with pytest.raises(NoEnd, match="bascule with seed 1"):
        play_out(bascule(persons(3)))
