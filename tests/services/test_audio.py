"""Sounds play when they may, and their absence is never an error."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.services.audio import SHORTEST_GAP_SECONDS, SOUNDS, Audio
from game.services.settings import Settings

SOUND_FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
MOST_BYTES = 120_000
LONGEST_SECONDS = {"win": 2.0, "round": 1.0}


class Time:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def audio(time: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()  # another test may have left it open
    made = Audio(SOUND_FOLDER, is_web=False, now=time)
    yield made
    made.close()
    pygame.mixer.quit()


def playing() -> int:
    return sum(pygame.mixer.Channel(index).get_busy() for index in range(8))


def test_nothing_plays_before_the_device_is_open(audio: Audio) -> None:
    audio.play("card")
    assert not audio.is_open
    assert pygame.mixer.get_init() is None


def test_every_sound_plays(audio: Audio, time: Time) -> None:
    audio.unlock()
    audio.unlock()
    assert audio.is_open
    for name in SOUNDS:
        audio.play(name)
    assert playing() == 8


def test_settings_are_honoured(audio: Audio, time: Time) -> None:
    audio.unlock()
    audio.configure(Settings(sound=False))
    audio.play("card")
    audio.configure(Settings(volume=0.0))
    audio.play("card")
    assert playing() == 0
    audio.configure(Settings(volume=0.5))
    audio.play("win")
    assert playing() == 1
    sound = pygame.mixer.Channel(0).get_sound()
    assert sound.get_volume() == pytest.approx(0.5, abs=0.01)
    audio.configure(Settings(sound=False))
    assert playing() == 0


def test_the_same_sound_is_not_doubled(audio: Audio, time: Time) -> None:
    audio.unlock()
    audio.play("win")
    audio.play("win")
    assert playing() == 1
    time.seconds = SHORTEST_GAP_SECONDS
    audio.play("win")
    assert playing() == 2


def test_a_machine_without_a_device_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio(SOUND_FOLDER, is_web=False)
    audio.unlock()
    audio.configure(Settings())
    audio.play("card")
    audio.close()
    assert not audio.is_open


@pytest.mark.parametrize("content", [None, b"", b"OggS rubbish"])
def test_a_missing_or_broken_file_is_noted_once(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    time: Time,
    content: bytes | None,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    if content is not None:
        (tmp_path / "card.ogg").write_bytes(content)
    audio = Audio(tmp_path, is_web=True, now=time)
    audio.unlock()
    with caplog.at_level(logging.WARNING):
        for second in range(3):
            time.seconds = second
            audio.play("card")
    audio.close()
    assert [record.args[0] for record in caplog.records if record.args] == ["card.ogg"]


def test_the_files_are_short_and_small(audio: Audio) -> None:
    audio.unlock()
    files = sorted(SOUND_FOLDER.glob("*.ogg"))
    assert {path.stem for path in files} == set(SOUNDS)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
    for path in files:
        assert pygame.mixer.Sound(str(path)).get_length() < LONGEST_SECONDS.get(path.stem, 0.5)
