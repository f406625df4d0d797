"""Pieces of the picture that every table has, and who sits at it."""

import os
import re

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.match.match import Match
from game.match.seats import SeatKind, SeatSpec
from game.rules.contract import Game
from game.rules.registry import GAMES
from game.scenes.table import TableScene
from game.scenes.tables import TABLES
from game.scenes.tabletop import StillGround
from game.services.input import Command, Pointer, PointerKind
from game.services.surface_cache import clear_all
from tests.scenes.desk import SHAPES, blank, key, show


class Painter:
    """Fills the target, and counts how often it was asked to."""

    def __init__(self) -> None:
        pygame.display.init()
        self.target = pygame.Surface((4, 4))
        self.ground = StillGround()
        self.times = 0

    def draw(self, colour: str) -> str:
        """What is to be seen after the ground of this colour was asked for."""

        def paint() -> None:
            self.times += 1
            self.target.fill(colour)

        self.ground.draw(self.target, colour, paint)
        return "#{:02x}{:02x}{:02x}".format(*self.target.get_at((2, 2))[:3])


@pytest.fixture
def painter() -> Painter:
    return Painter()


def test_ground_that_stands_still_is_painted_twice_at_most(painter: Painter) -> None:
    for _ in range(6):
        assert painter.draw("#102030") == "#102030"
        painter.target.fill("white")
    assert painter.times == 2


def test_ground_that_changes_is_painted_anew(painter: Painter) -> None:
    for colour in ("#102030", "#102030", "#102030", "#405060", "#405060", "#102030"):
        assert painter.draw(colour) == colour


def test_ground_is_painted_anew_when_all_pictures_are_forgotten(painter: Painter) -> None:
    for _ in range(3):
        painter.draw("#102030")
    clear_all()
    painter.draw("#102030")
    assert painter.times == 3


# -- who the bots are

SEATS = (
    SeatSpec(SeatKind.PERSON, "Camille", "scarf"),
    SeatSpec(SeatKind.BOT, "Olga", "olga", "expert"),
    SeatSpec(SeatKind.BOT, "Bruno", "bruno", "easy"),
)


def told(table: TableScene) -> str:
    """What a table says; against the clock everybody is told at their own place."""
    return str(table.notes[0] if table.match.game.real_time else table.toast.text)


PRESSED_PLATES_SPEAK = [game for game in GAMES.values() if game.id != "zero_pile"]
"""There a pressed mat opens its piles, with who plays them at the foot of the sheet."""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", PRESSED_PLATES_SPEAK, ids=lambda game: game.id)
def test_a_pressed_bot_says_what_it_is_like(game: Game, shape: str) -> None:
    app = blank(SHAPES[shape], "fr")
    match = Match(game, game.options_type(), SEATS, 4)
    table = show(app, lambda app: TABLES[game.id].table(app.context, match))
    table.timeline.skip()
    table.handle(Pointer(PointerKind.DOWN, *table.plate(1).midtop))
    assert told(table) == "Olga\u00a0: patiente · Expert"
    table.handle(Pointer(PointerKind.DOWN, *table.plate(2).midtop))
    assert told(table) == "Bruno\u00a0: prudent · Facile"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_one_key_says_what_all_bots_are_like(game: Game) -> None:
    app = blank(SHAPES["desktop"])
    match = Match(game, game.options_type(), SEATS, 4)
    table = show(app, lambda app: TABLES[game.id].table(app.context, match))
    key(app, Command.WHO)
    assert re.split("\n| – ", told(table)) == ["Olga: patient · Expert", "Bruno: cautious · Easy"]
