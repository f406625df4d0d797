"""A recorded match as JSON lines, nothing hidden."""

import argparse
import json
from pathlib import Path

from game.cli.errors import BadCommand
from game.match import record
from game.match.match import Match
from game.match.transcript import rows


def run(chosen: argparse.Namespace) -> int:
    for row in rows(read_match(Path(chosen.record))):
        print(json.dumps(row, ensure_ascii=False))
    return 0


def read_match(path: Path) -> Match:
    try:
        return record.load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCommand(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadCommand(f"{path} is no text") from error
    except record.BadRecord as error:
        raise BadCommand(f"{path} is no record of a match: {error}") from error
