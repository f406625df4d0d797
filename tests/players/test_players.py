"""What holds for every player without search, whatever the game."""

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import LEVELS, RULE_PLAYERS, NoSuchPlayer, levels_for, make_player
from game.players.player import WAIT
from game.rules.contract import Game
from game.rules.registry import GAMES
from game.rules.rng import Rng
from tests.players.tables import acting, decide, positions

QUICK_LEVELS = ("random", "careful", "rule")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
every_quick_player = pytest.mark.parametrize(
    ("game", "level"),
    [
        (game, level)
        for game in GAMES.values()
        for level in levels_for(game.id)
        if level in QUICK_LEVELS
    ],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
MATCHES = 60
CLEARLY_BETTER = 1.3
"""Times the share of wins that sheer luck would give."""


@every_quick_player
def test_choices_are_legal_everywhere(game: Game, level: str) -> None:
    player = make_player(level, game.id)
    asked = 0
    for state in positions(game, seed=4):
        for seat in acting(state):
            choice, _ = decide(player, game, state, seat, seed=asked)
            waits = game.real_time and choice.move == WAIT
            assert waits or choice.move in state.legal_moves(seat)
            assert 0.0 <= choice.closeness <= 1.0
            assert choice.reaction_ticks >= (1 if game.real_time else 0)
            asked += 1
    assert asked > 10


@every_quick_player
def test_the_same_chance_gives_the_same_choice(game: Game, level: str) -> None:
    for state in positions(game, seed=5, most=6):
        for seat in acting(state):
            choices = [
                decide(make_player(level, game.id), game, state, seat, seed=9) for _ in range(2)
            ]
            assert choices[0] == choices[1]


@every_quick_player
def test_players_pause_to_let_the_frame_go_on(game: Game, level: str) -> None:
    for state in positions(game, seed=6, most=6):
        for seat in acting(state):
            _, pauses = decide(make_player(level, game.id), game, state, seat, seed=1)
            assert pauses >= 1


@every_quick_player
def test_hidden_cards_do_not_change_a_choice(game: Game, level: str) -> None:
    """Two worlds that look alike from a seat: the same choice in both."""
    different_worlds = 0
    for number, state in enumerate(positions(game, seed=7, most=6)):
        for seat in acting(state):
            view = state.view(seat)
            worlds = [game.sample(view, Rng(number).fork(copy)) for copy in range(2)]
            player = make_player(level, game.id)
            choices = {decide(player, game, world, seat, seed=3)[0] for world in (state, *worlds)}
            assert len(choices) == 1
            different_worlds += worlds[0].snapshot() != worlds[1].snapshot()
    assert different_worlds > 0


@every_quick_player
def test_thinking_leaves_the_table_alone(game: Game, level: str) -> None:
    for state in positions(game, seed=8, most=5):
        before = state.digest()
        for seat in acting(state):
            decide(make_player(level, game.id), game, state, seat, seed=2)
        assert state.digest() == before


def share_of_wins(game: Game, level: str, against: str, matches: int = MATCHES) -> float:
    """One seat of a level among others, going round the table; ties are shared."""
    players = min(game.player_counts)
    won = 0.0
    for seed in range(matches):
        mine = seed % players
        levels = [level if seat == mine else against for seat in range(players)]
        seats = [SeatSpec(SeatKind.BOT, name, level=name) for name in levels]
        winners = play_out(Match(game, game.options_type(), seats, seed)).winners
        won += (mine in winners) / len(winners)
    return won / matches


@every_game
def test_rules_of_thumb_beat_chance(game: Game) -> None:
    fair = 1 / min(game.player_counts)
    assert share_of_wins(game, "rule", "random") > CLEARLY_BETTER * fair


@every_game
def test_every_game_can_be_played_by_chance_and_by_rule(game: Game) -> None:
    assert {"random", "rule"} <= set(levels_for(game.id))
    assert game.id in RULE_PLAYERS


@every_game
def test_levels_that_are_offered_exist(game: Game) -> None:
    for level in LEVELS:
        if level in levels_for(game.id):
            assert hasattr(make_player(level, game.id), "think")
        else:
            with pytest.raises(NoSuchPlayer):
                make_player(level, game.id)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(NoSuchPlayer, match="grandmaster") as caught:
        make_player("grandmaster", "bascule")
    assert (caught.value.level, caught.value.game_id) == ("grandmaster", "bascule")
