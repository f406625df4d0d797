"""The command line as people use it: one summary, JSON lines, figures, clear errors."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.cli import bench
from game.cli.commands import BAD_ARGUMENTS, main
from game.match import record
from game.match.transcript import rows
from game.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
SIMULATE = ["simulate", "--game", "bascule", "--players", "3", "--seats", "random"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """A command that works: what it printed."""
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def summary(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    printed: dict[str, Any] = json.loads(run(capsys, *SIMULATE, *more))
    return printed


# -- simulate


def test_simulate_prints_one_json_summary(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, *SIMULATE, "--games", "20", "--seed", "4")
    assert text.count("\n") == 1
    told = json.loads(text)
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("bascule", 3, 20, 4)
    assert told["seats"] == ["random"] * 3
    assert sum(told["wins"]) == pytest.approx(20, abs=1e-4)
    assert len(told["mean_scores"]) == 3
    assert told["moves"] == 20 * 81
    assert told["moves_per_second"] > 0


def test_simulate_shares_ties(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = summary(capsys, "--games", "60", "--seed", "1", "--records", str(tmp_path))
    wins = [0.0] * 3
    scores = [0] * 3
    for path in tmp_path.iterdir():
        outcome = record.load(path.read_text(encoding="utf-8")).outcome()
        assert outcome is not None
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
        scores = [total + score for total, score in zip(scores, outcome.scores, strict=True)]
    assert told["wins"] == pytest.approx(wins, abs=1e-5)
    assert told["mean_scores"] == pytest.approx([total / 60 for total in scores], abs=1e-3)


def test_simulate_is_the_same_for_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = summary(capsys, "--games", "5", "--seed", "9")
    again = summary(capsys, "--games", "5", "--seed", "9")
    other = summary(capsys, "--games", "5", "--seed", "10")
    assert first["digest"] == again["digest"] != other["digest"]


def test_one_level_stands_for_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    named = "random,random,random"
    once = summary(capsys, "--games", "3")
    thrice = json.loads(run(capsys, *SIMULATE[:-1], named, "--games", "3"))
    assert once["digest"] == thrice["digest"]


def test_levels_go_to_their_seats(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, *SIMULATE[:-1], "random,rule,random", "--games", "40"))
    assert told["seats"] == ["random", "rule", "random"]
    assert max(told["wins"]) == told["wins"][1]


@pytest.mark.parametrize("value", ["1", "true", "on", "yes", "True"])
def test_options_can_be_switched_on(capsys: pytest.CaptureFixture[str], value: str) -> None:
    told = summary(capsys, "--option", f"tactical={value}", "--option", "simultaneous=off")
    assert told["options"] == {"tactical": True, "simultaneous": False}


def test_records_can_be_loaded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet" / "there"
    summary(capsys, "--games", "4", "--seed", "7", "--records", str(folder))
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"bascule-7-{n:05d}.json" for n in range(4)]
    for path in paths:
        match = record.load(path.read_text(encoding="utf-8"))
        assert match.outcome() is not None
        assert match.seats[0].level == "random"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_simulated(capsys: pytest.CaptureFixture[str], game_id: str) -> None:
    players = GAMES[game_id].player_counts[0]
    told = json.loads(
        run(
            capsys,
            *("simulate", "--game", game_id, "--players", str(players)),
            *("--seats", "random", "--games", "2", "--seed", "3"),
        )
    )
    assert sum(told["wins"]) == pytest.approx(2, abs=1e-4)


# -- transcript


def test_transcript_prints_json_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    summary(capsys, "--records", str(tmp_path))
    path = next(tmp_path.iterdir())
    lines = [json.loads(line) for line in run(capsys, "transcript", str(path)).splitlines()]
    match = record.load(path.read_text(encoding="utf-8"))
    assert lines == json.loads(json.dumps(list(rows(match))))
    kinds = [line.get("event", line["row"]) for line in lines]
    assert kinds[:2] == ["header", "dealt"]
    assert kinds.count("dealt") == kinds.count("round_scored") == 3
    assert kinds.count("move") == 81
    assert kinds[-1] == "outcome"
    assert all(len(hand) == 9 for hand in lines[1]["hands"])


# -- bench


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any work: the figures mean nothing, their names do."""
    monkeypatch.setattr(bench, "TRIES", 1)
    monkeypatch.setattr(bench, "TRY_SECONDS", 0.0)
    monkeypatch.setattr(bench, "REFERENCE_ITERATIONS", 1000)


FIGURES = {
    "players",
    "reference_iterations",
    "reference_iterations_per_second",
    "clones_per_second",
    "moves_per_second",
    "playouts_per_second",
    "reference_iterations_per_clone",
    "reference_iterations_per_move",
    "reference_iterations_per_playout",
}


@pytest.mark.usefixtures("quick_bench")
def test_bench_gives_every_figure_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "bench", "--json"))
    assert set(told["games"]) == set(GAMES)
    for figures in told["games"].values():
        assert set(figures) == FIGURES
        assert all(value > 0 for value in figures.values())


@pytest.mark.usefixtures("quick_bench")
def test_bench_of_one_game_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "bench", "--game", "bascule").splitlines()
    assert lines[0] == "bascule"
    assert {line.split()[0] for line in lines[1:]} == FIGURES


# -- ladder


def ladder_rows(capsys: pytest.CaptureFixture[str], *more: str) -> list[list[str]]:
    """The cells of each measured line."""
    chosen = ("ladder", "--game", "bascule", "--level", "rule", "--against", "random")
    lines = run(capsys, *chosen, "--matches", "1", *more).splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


def test_the_ladder_measures_the_usual_table(capsys: pytest.CaptureFixture[str]) -> None:
    (cells,) = ladder_rows(capsys)
    assert cells[:5] == ["bascule", "4", "rule", "random", "1"]


def test_the_ladder_measures_the_count_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert [cells[1] for cells in ladder_rows(capsys, "--players", "5")] == ["5"]


def test_the_ladder_measures_every_count(capsys: pytest.CaptureFixture[str]) -> None:
    counts = [cells[1] for cells in ladder_rows(capsys, "--players", "all")]
    assert counts == [str(count) for count in GAMES["bascule"].player_counts]


@pytest.mark.parametrize("players", ["2", "many", "-3", "\u0663"])
def test_the_ladder_refuses_other_counts(capsys: pytest.CaptureFixture[str], players: str) -> None:
    assert main(["ladder", "--game", "bascule", f"--players={players}"]) == BAD_ARGUMENTS
    assert players in capsys.readouterr().err


# -- what goes wrong


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "fly"),
        (["--fast"], "--fast"),
        (["simulate"], "--game"),
        ([*SIMULATE, "--game", "poker"], "no game 'poker'"),
        ([*SIMULATE, "--players", "2"], "3, 4, 5 players, not 2"),
        ([*SIMULATE, "--players", "x"], "invalid int"),
        ([*SIMULATE, "--seats", "genius"], "genius"),
        ([*SIMULATE, "--seats", ""], "no player"),
        ([*SIMULATE, "--seats", "rule,rule"], "2 levels for 3 seats"),
        ([*SIMULATE, "--games", "0"], "--games"),
        ([*SIMULATE, "--seed", "-1"], "--seed"),
        ([*SIMULATE, "--seed", str(2**64)], "--seed"),
        ([*SIMULATE, "--option", "tactical"], "NAME=VALUE"),
        ([*SIMULATE, "--option", "open=1"], "no option 'open'"),
        ([*SIMULATE, "--option", "tactical=maybe"], "maybe"),
        ([*SIMULATE, "--option", "tactical=2"], "tactical=2"),
        ([*SIMULATE, "--records", "/dev/null/here"], "cannot write"),
        (["transcript"], "RECORD"),
        (["transcript", "/no/such/file"], "cannot read"),
        (["transcript", "/"], "cannot read"),
        (["transcript", __file__], "no record of a match"),
        (["transcript", sys.executable], "is no text"),
        (["bench", "--game", "poker"], "no game 'poker'"),
        (["bench", "extra"], "extra"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert main(arguments) == BAD_ARGUMENTS == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("python -m game: ")
    assert says in captured.err


def test_a_line_break_in_an_argument_stays_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", "no\nsuch\nfile"]) == BAD_ARGUMENTS
    assert capsys.readouterr().err.count("\n") == 1


# -- as a program


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_program_prints_a_summary() -> None:
    done = program(*SIMULATE)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["game"] == "bascule"


def test_the_program_refuses_bad_arguments() -> None:
    done = program("simulate", "--game", "poker")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_commands_need_no_pictures() -> None:
    """Simulations run on machines without pygame."""
    code = "import sys, game.cli.commands; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
