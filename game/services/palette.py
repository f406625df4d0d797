"""The colours of the house, read from ``assets/art/palette.json``."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pygame import Color


@dataclass(frozen=True, slots=True)
class Tone:
    """A colour with its opacity, from 0 to 1."""

    colour: Color
    opacity: float

    @property
    def rgba(self) -> Color:
        return Color(self.colour.r, self.colour.g, self.colour.b, round(255 * self.opacity))


@dataclass(frozen=True, slots=True)
class GameColours:
    cloth: Color
    cloth_edge: Color
    cloth_light: Color
    text: Color
    back: Color
    accent: Color
    dim: Tone
    stitch: Tone


@dataclass(frozen=True, slots=True)
class Suit:
    colour: Color
    ink: Color
    shape: str

    @property
    def dark(self) -> bool:
        """Whether the suit is written on in white."""
        return self.ink.r > 128


class Palette:
    """``base`` colours by name, and what belongs to one game.

    ``bascule``, ``contretemps`` and ``gourmand`` are the plain colours that
    only these games use; ``confetti``, ``petals`` and ``chart_lines`` are lists.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.base = _colours(document["base"])
        self.bascule = _colours(document["bascule"])
        self.contretemps = _colours(document["contretemps"])
        self.gourmand = _colours(document["gourmand"])
        self.confetti = tuple(Color(text) for text in document["confetti"].values())
        self.petals = tuple(Color(text) for text in document["petals"])
        self.chart_lines = tuple(Color(text) for text in document["chart_lines"])
        self._games = {name: _game(entry) for name, entry in document["games"].items()}
        self._five = {name: _suit(entry) for name, entry in document["suits_five"].items()}
        self._six = {name: _suit(entry) for name, entry in document["suits_six"].items()}
        self._bascule_cards = {
            int(number): (Color(entry["colour"]), Color(entry["ink"]))
            for number, entry in document["bascule"]["cards"].items()
        }

    @classmethod
    def load(cls, path: Path) -> "Palette":
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def game(self, game_id: str) -> GameColours:
        return self._games[game_id]

    def suit(self, name: str, *, of_six: bool = False) -> Suit:
        """A suit by colour name; Tri Express has a set of six of its own."""
        return (self._six if of_six else self._five)[name]

    def suits(self, *, of_six: bool = False) -> tuple[str, ...]:
        return tuple(self._six if of_six else self._five)

    def bascule_card(self, number: int) -> tuple[Color, Color]:
        """Field colour and ink of Bascule's card ``number``."""
        return self._bascule_cards[number]


def _colours(entries: Mapping[str, Any]) -> dict[str, Color]:
    return {name: Color(text) for name, text in entries.items() if isinstance(text, str)}


def _tone(entry: Mapping[str, Any]) -> Tone:
    return Tone(Color(entry["colour"]), float(entry["opacity"]))


def _game(entry: Mapping[str, Any]) -> GameColours:
    plain = _colours(entry)
    return GameColours(**plain, dim=_tone(entry["dim"]), stitch=_tone(entry["stitch"]))


def _suit(entry: Mapping[str, Any]) -> Suit:
    return Suit(Color(entry["colour"]), Color(entry["ink"]), entry["shape"])
