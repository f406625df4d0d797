"""Sounds.  Without a device, or before the first tap on the web, there are none."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

import pygame

from game.services.settings import Settings

SoundName = Literal[
    "card",
    "deal",
    "flip",
    "select",
    "refuse",
    "trick",
    "sticks",
    "level",
    "round",
    "win",
    "click",
    "turn",
]
SOUNDS: tuple[SoundName, ...] = get_args(SoundName)

SAMPLES_PER_SECOND = 44_100
DESKTOP_BUFFER_SAMPLES = 512
WEB_BUFFER_SAMPLES = 2048
"""The browser fills the buffer between two frames: a short one would crackle."""
CHANNELS = 12
SHORTEST_GAP_SECONDS = 0.03
"""The same sound twice at nearly the same moment only gets loud and hollow."""

log = logging.getLogger(__name__)


class Audio:
    """``unlock`` opens the device; on the web call it on the first tap or key."""

    def __init__(
        self, folder: Path, is_web: bool, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._folder = folder
        self._buffer_samples = WEB_BUFFER_SAMPLES if is_web else DESKTOP_BUFFER_SAMPLES
        self._now = now
        self._volume = 1.0
        self._is_open = False
        self._was_tried = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last_played: dict[str, float] = {}

    @property
    def is_open(self) -> bool:
        return self._is_open

    def configure(self, settings: Settings) -> None:
        """Sounds under way end when sound is switched off."""
        self._volume = settings.volume if settings.sound else 0.0
        if self._is_open and self._volume <= 0:
            pygame.mixer.stop()

    def unlock(self) -> None:
        """Opens the device, once; a machine without one stays silent."""
        if self._was_tried:
            return
        self._was_tried = True
        try:
            pygame.mixer.init(SAMPLES_PER_SECOND, -16, 2, self._buffer_samples)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            log.info("no sound: %s", error)
        else:
            self._is_open = True

    def play(self, name: SoundName) -> None:
        if not self._is_open or self._volume <= 0 or self._too_soon(name):
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self._volume)
            sound.play()

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._sounds.clear()
            pygame.mixer.quit()

    def _too_soon(self, name: str) -> bool:
        now = self._now()
        if now - self._last_played.get(name, -SHORTEST_GAP_SECONDS) < SHORTEST_GAP_SECONDS:
            return True
        self._last_played[name] = now
        return False

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        return self._sounds[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        path = self._folder / f"{name}.ogg"
        try:
            return pygame.mixer.Sound(str(path))
        except (pygame.error, OSError) as error:
            log.warning("sound missing: %s (%s)", path.name, error)
            return None
