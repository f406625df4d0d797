"""The keys of Tri Express, by their place on the keyboard: every layout has them.

One person has both hands for it: left the piles, right the cards.  Two people
have a half each: piles in the upper row, cards in the middle, the call below.
Cards beyond the third (TE-24) have keys too.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Keys:
    cards: tuple[int, ...]
    piles: tuple[int, int, int]
    fault: int

    @property
    def places(self) -> frozenset[int]:
        return frozenset((*self.cards, *self.piles, self.fault))


UPPER_LEFT = (pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E)
RIGHT_CARDS = (
    pygame.KSCAN_J,
    pygame.KSCAN_K,
    pygame.KSCAN_L,
    pygame.KSCAN_SEMICOLON,
    pygame.KSCAN_H,
)
ALONE = Keys(RIGHT_CARDS, UPPER_LEFT, pygame.KSCAN_F)
LEFT_HALF = Keys(
    (pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_G),
    UPPER_LEFT,
    pygame.KSCAN_X,
)
RIGHT_HALF = Keys(RIGHT_CARDS, (pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O), pygame.KSCAN_N)

FRENCH = {"Q": "A", "W": "Z", "A": "Q", "Z": "W", ";": "M"}
"""What stands on a French keyboard where an American one has something else."""


def keys_of(people: int) -> tuple[Keys, ...]:
    """For each person at this device."""
    return (ALONE,) if people == 1 else (LEFT_HALF, RIGHT_HALF)[:people]


def letter(place: int, known: Mapping[int, str], language: str) -> str:
    """What is printed on a key, as far as it can be known.

    ``known`` has the keys that were pressed already; before that the language
    tells which keyboard is likely.
    """
    if place in known:
        return known[place]
    american = ";" if place == pygame.KSCAN_SEMICOLON else chr(ord("A") + place - pygame.KSCAN_A)
    return FRENCH.get(american, american) if language == "fr" else american
