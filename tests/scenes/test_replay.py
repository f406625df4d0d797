"""A finished match shown again: every game, any speed, nothing saved, nothing to play."""

import pytest

from game.app import App
from game.match.autoplay import play_out
from game.match.match import Match
from game.match.replay import Replay
from game.rules.registry import GAMES
from game.scenes.replay import SPEEDS, ReplayedTable
from game.scenes.result import ResultScene
from game.scenes.scores import ScoresScene
from game.scenes.tables import TABLES
from game.services.input import Command, Pointer, PointerKind
from game.services.saves import save_match, saved_match
from tests.scenes.desk import SHAPES, key, press, run, seats, show, start

MOST_FRAMES = 40_000


def finished(game_id: str, seed: int = 3) -> Match:
    """A match of one person and bots, played to its end by bots."""
    game = GAMES[game_id]
    players = game.player_counts[0]
    people = Match(game, game.options_type(), seats(game_id, players), seed)
    bots = Match(game, game.options_type(), seats(game_id, players, people=0), seed)
    play_out(bots)
    for tick, seat, move in bots.log:
        people.run_to(tick)
        people.submit(seat, move)
    people.run_to(bots.tick)
    return people


def result_of(app: App, match: Match) -> ResultScene:
    entry = TABLES[match.game.id]
    scene = show(app, lambda app: ResultScene(app.context, match, entry.words, entry.table))
    assert isinstance(scene, ResultScene)
    return scene


def watch(app: App) -> ReplayedTable:
    press(app, "watch")
    assert isinstance(app.stack.top, ReplayedTable)
    return app.stack.top


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_shown_to_its_end(game_id: str) -> None:
    app, match = start(), finished(game_id)
    result_of(app, match)
    table = watch(app)
    assert table.people == []
    while table.speed != max(SPEEDS):
        press(app, "speed")
    for _ in range(MOST_FRAMES):
        if isinstance(app.stack.top, ScoresScene):
            press(app, "next")
        if isinstance(app.stack.top, ResultScene):
            break
        run(app, 1)
    assert isinstance(table.match, Replay)
    assert table.match.done
    assert (table.match.log, table.match.digest()) == (match.log, match.digest())
    assert isinstance(app.stack.top, ResultScene)
    assert app.stack.top.match is match


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_nothing_to_play(game_id: str, shape: str) -> None:
    app = start(SHAPES[shape], "fr")
    result_of(app, finished(game_id))
    table = watch(app)
    run(app, 240)
    names = {widget.name for widget in table.group.widgets}
    assert names == {"pause", "rules", "home", "speed"}
    moves = len(table.match.log)
    press(app, "pause")
    key(app, *(command for command in Command if command.digit is not None))
    for kind in (PointerKind.DOWN, PointerKind.UP) * 2:
        table.handle(Pointer(kind, table.brush.screen.width // 2, table.brush.screen.height - 60))
    assert len(table.match.log) == moves
    assert app.stack.top is table


def test_a_pause_stands_still_and_goes_on() -> None:
    app = start()
    result_of(app, finished("bascule"))
    table = watch(app)
    run(app, 300)
    press(app, "pause")
    moves = len(table.match.log)
    run(app, 600)
    assert len(table.match.log) == moves
    press(app, "speed")
    run(app, 600)
    assert len(table.match.log) > moves


def test_the_match_that_waits_on_the_title_is_left_alone() -> None:
    app = start()
    game = GAMES["bascule"]
    waiting = Match(game, game.options_type(), seats("bascule", 3), 9)
    save_match(app.context.storage, waiting)
    result_of(app, finished("gourmand"))
    watch(app)
    run(app, 200)
    key(app, Command.CANCEL)
    assert type(app.stack.top).__name__ == "TitleScene"
    found = saved_match(app.context.storage).match
    assert found is not None
    assert (found.game.id, found.seed) == ("bascule", 9)
