"""Pieces of the picture that every table has."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.scenes.tabletop import StillGround
from game.services.surface_cache import clear_all


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
