"""A small project for the build tests: a game of a few lines with the house's real assets."""

import shutil
from pathlib import Path

import pygame

from web.project import Project, checkout
from web.site import ASSETS, PREVIEW, STATIC_FILES

MAIN = '''\
# /// script
# dependencies = ["pygame-ce"]
# ///
"""The smallest pygame program that draws frames."""

import asyncio

import pygame

from game.colours import COLOURS


async def main():
    pygame.init()
    screen = pygame.display.set_mode((1280, 720))
    frame = 0
    while True:
        pygame.event.get()
        screen.fill(COLOURS[frame // 30 % len(COLOURS)])
        pygame.display.flip()
        frame += 1
        await asyncio.sleep(0)


asyncio.run(main())
'''

BELONGS = {
    "main.py": MAIN,
    "game/__init__.py": "",
    "game/colours.py": 'COLOURS = ("#14696A", "#A63546")\n',
    "game/rules/__init__.py": "",
    "assets/sounds/card.ogg": "not really a sound",
    "assets/locale/fr/LC_MESSAGES/pentadeck.mo": "not really a catalogue",
}

STAYS_BEHIND = {
    "game/__main__.py": "from game.cli import main\n",
    "game/cli/__init__.py": "",
    "game/cli/simulate.py": "",
    "game/README.md": "",
    "game/__pycache__/colours.cpython-311.pyc": "",
    "game/.hidden.py": "",
    "assets/README.md": "",
    "assets/locale/pentadeck.pot": "",
    "assets/locale/babel.cfg": "",
    "assets/locale/fr/LC_MESSAGES/pentadeck.po": "",
    "assets/sounds/synthesise.py": "",
    "tests/test_game.py": "",
    ".venv/lib/thing.py": "",
}


def make_sample(root: Path) -> Project:
    """Everything a build needs, and much that it must leave alone."""
    project = Project(root)
    for name, text in {**BELONGS, **STAYS_BEHIND}.items():
        write(root / name, text)
    house = checkout()
    for name in ASSETS:
        copy(house.assets / name, project.assets / name)
    for name in STATIC_FILES:
        copy(house.static / name, project.static / name)
    pygame.image.save(pygame.Surface((1200, 630)), project.static / PREVIEW)
    return project


def house_elsewhere(root: Path) -> Project:
    """This very checkout, but what is built from it lies below ``root``."""
    for name in ("main.py", "game", "assets", "web"):
        (root / name).symlink_to(checkout().root / name)
    return Project(root)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def snapshot(root: Path) -> dict[str, bytes]:
    """Every file outside build/ with its content."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "build" not in path.relative_to(root).parts
    }
