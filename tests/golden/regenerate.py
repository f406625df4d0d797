"""Write golden files anew: ``python -m tests.golden.regenerate [GAME_ID …] [--force]``.

Without a name it does every registered game.  A file is written when it is
missing, when it is already right, or when the game's ``rules_version`` was
raised.  Another text under the same version is refused, because saved matches
of that version would no longer load; ``--force`` overrides that, for a change
in the telling alone.
"""

import argparse
import sys
from collections.abc import Sequence

from game.rules.registry import GAMES
from tests.golden.files import path_of, rewrite


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.regenerate")
    parser.add_argument("games", nargs="*", metavar="GAME_ID")
    parser.add_argument("--force", action="store_true", help="also under the same rules_version")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.games if name not in GAMES]
    if unknown:
        parser.error(f"no game {unknown[0]!r}; there are: {', '.join(GAMES)}")
    refused = [name for name in chosen.games or GAMES if not _regenerate(name, chosen.force)]
    return 1 if refused else 0


def _regenerate(name: str, force: bool) -> bool:
    objection = rewrite(GAMES[name], force)
    if objection is not None:
        print(objection, file=sys.stderr)
        return False
    print(path_of(GAMES[name]))
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
