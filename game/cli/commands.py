"""The commands and their arguments: one clear line and exit code 2 for bad ones."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from game.cli import bench, ladder, simulate, transcript
from game.cli.errors import BadCommand

PROGRAM = "python -m game"
BAD_ARGUMENTS = 2


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand(message)


def main(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
    except BadCommand as error:
        one_line = " ".join(str(error).split())  # arguments may hold line breaks
        print(f"{PROGRAM}: {one_line}", file=sys.stderr)
        return BAD_ARGUMENTS
    except BrokenPipeError:
        # The reader (head, less) has seen enough; keep the exit quiet as well.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser() -> argparse.ArgumentParser:
    root = OneLineParser(prog=PROGRAM, description="Without a command: play.")
    root.set_defaults(run=play)
    commands = root.add_subparsers(title="commands", metavar="COMMAND")
    _add_simulate(commands)
    _add_transcript(commands)
    _add_bench(commands)
    _add_ladder(commands)
    return root


def play(_: argparse.Namespace) -> int:
    """Open the window; looked up late so that the commands need no pictures."""
    code: int = importlib.import_module("game.app").play()
    return code


def _add_simulate(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    command = commands.add_parser("simulate", help="let bots play and print a summary")
    command.add_argument("--game", required=True, metavar="ID")
    command.add_argument("--players", required=True, type=int, metavar="N")
    command.add_argument("--seats", required=True, metavar="LEVEL[,LEVEL…]")
    command.add_argument("--games", default=1, type=int, metavar="K")
    command.add_argument("--seed", default=1, type=int, metavar="S")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--records", metavar="DIR", help="write every match there")
    command.set_defaults(run=simulate.run)


def _add_transcript(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    command = commands.add_parser("transcript", help="print a whole match as JSON lines")
    command.add_argument("record", metavar="RECORD")
    command.set_defaults(run=transcript.run)


def _add_bench(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    command = commands.add_parser("bench", help="how fast the rules are")
    command.add_argument("--game", metavar="ID", help="only this game")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=bench.run)


def _add_ladder(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    command = commands.add_parser("ladder", help="how strong the levels are")
    command.add_argument("--game", metavar="ID", help="only this game")
    command.add_argument("--players", metavar="N|all", help="every count with all")
    command.add_argument("--level", metavar="LEVEL", help="one seat of this level …")
    command.add_argument("--against", metavar="LEVEL", help="… against a table of that one")
    command.add_argument("--matches", default=200, type=int, metavar="K")
    command.add_argument("--seed", default=1, type=int, metavar="S")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.set_defaults(run=ladder.run)
