"""Every game plays as its golden file says, or has a higher rules_version."""

from pathlib import Path

import pytest

from game.rules.bascule import Bascule
from game.rules.contract import Game
from game.rules.registry import GAMES
from tests.golden.files import FOLDER, Standing, advice, path_of, rewrite, standing, version_of
from tests.golden.playthrough import tables, tell
from tests.golden.regenerate import main

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


class LaterBascule(Bascule):
    rules_version = Bascule.rules_version + 1


@every_game
def test_the_game_plays_as_its_golden_file_says(game: Game) -> None:
    problem = advice(game, tell(game))
    assert problem is None, problem


@every_game
def test_golden_matches_cover_every_switch_and_both_ends_of_the_table(game: Game) -> None:
    chosen = tables(game)
    counts = {table.players for table in chosen}
    assert {min(game.player_counts), max(game.player_counts)} <= counts
    for spec in game.options_type.specs():
        if spec.is_toggle:
            assert {bool(getattr(table.options, spec.name)) for table in chosen} == {True, False}


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_telling_twice_gives_the_same_text() -> None:
    assert tell(Bascule()) == tell(Bascule())


def test_a_missing_file_names_the_command(tmp_path: Path) -> None:
    problem = advice(Bascule(), tell(Bascule()), tmp_path)
    assert problem is not None
    assert "python -m tests.golden.regenerate bascule" in problem


def test_changed_play_under_the_same_version_is_refused(tmp_path: Path) -> None:
    game = Bascule()
    path = path_of(game, tmp_path)
    path.write_text(tell(game).replace("play", "lay", 1), encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    problem = rewrite(game, folder=tmp_path)
    assert problem is not None
    assert "raise rules_version" in problem
    assert path.read_text(encoding="utf-8") == before
    assert rewrite(game, force=True, folder=tmp_path) is None
    assert path.read_text(encoding="utf-8") == tell(game)


def test_a_raised_version_is_written_anew(tmp_path: Path) -> None:
    assert rewrite(Bascule(), folder=tmp_path) is None
    later = LaterBascule()
    assert standing(later, tell(later), tmp_path) is Standing.RAISED
    assert rewrite(later, folder=tmp_path) is None
    assert version_of(path_of(later, tmp_path).read_text(encoding="utf-8")) == later.rules_version


def test_a_version_never_goes_down(tmp_path: Path) -> None:
    assert rewrite(LaterBascule(), folder=tmp_path) is None
    problem = rewrite(Bascule(), force=True, folder=tmp_path)
    assert problem is not None
    assert "must not go down" in problem


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["poker"])
    assert "no game 'poker'" in capsys.readouterr().err
