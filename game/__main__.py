"""``python -m game``: play, or one of the commands for people who work on the games."""

import sys

from game.cli.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
