"""The fonts have every letter the two languages need."""

from pathlib import Path

import pygame
import pytest

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FILES = {
    "caprasimo-400.ttf": "caprasimo-ofl.txt",
    "bricolage-grotesque-500.ttf": "bricolage-grotesque-ofl.txt",
    "bricolage-grotesque-700.ttf": "bricolage-grotesque-ofl.txt",
}
LETTERS = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’“”…–—×+€&%()0123456789?!:;,."
ABSENT = "\u202f"


def picture(font: pygame.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "black", "white"), "RGB")


@pytest.mark.parametrize("name", FILES)
def test_every_french_letter_has_its_own_picture(name: str) -> None:
    pygame.font.init()
    font = pygame.Font(str(FONTS / name), 40)
    pictures = {letter: picture(font, letter) for letter in LETTERS + ABSENT}
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize("licence", sorted(set(FILES.values())))
def test_the_licence_lies_beside_the_font(licence: str) -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / licence).read_text(encoding="utf-8")
