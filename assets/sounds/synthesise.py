"""Make every sound of the game: wood, paper and a small marimba.

    python assets/sounds/synthesise.py

Writes the OGG files beside this script.  Needs only the standard library and
``oggenc`` (Debian: vorbis-tools).  The same sounds come out every time.
"""

import math
import random
import struct
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
SAMPLES_PER_SECOND = 44_100
FADE_SECONDS = 0.008
QUALITY = "3"

Samples = list[float]

# Equal temperament around A4 = 440 Hz.
G4, A4, C5, D5, E5, G5, A5, C6, E6 = (
    440 * 2 ** (semitones / 12) for semitones in (-2, 0, 3, 5, 7, 10, 12, 15, 19)
)


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * SAMPLES_PER_SECOND)


def ring(hertz: float, decay_seconds: float, loudness: float, attack_seconds: float) -> Samples:
    """A struck thing: one sine that dies away."""
    samples = []
    for index in range(round(decay_seconds * 6 * SAMPLES_PER_SECOND)):
        time = index / SAMPLES_PER_SECOND
        rise = min(1.0, time / attack_seconds)
        fall = math.exp(-time / decay_seconds)
        samples.append(loudness * rise * fall * math.sin(math.tau * hertz * time))
    return samples


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Parts that start at their second."""
    starts = [round(second * SAMPLES_PER_SECOND) for second, _ in parts]
    total = [0.0] * max(start + len(part) for start, (_, part) in zip(starts, parts, strict=True))
    for start, (_, part) in zip(starts, parts, strict=True):
        for index, sample in enumerate(part, start):
            total[index] += sample
    return total


def band_pass(samples: Samples, hertz: float, sharpness: float) -> Samples:
    """A second-order filter (the audio cookbook's, with constant peak gain)."""
    angle = math.tau * hertz / SAMPLES_PER_SECOND
    alpha = math.sin(angle) / (2 * sharpness)
    gain, back_1, back_2 = (
        value / (1 + alpha) for value in (alpha, -2 * math.cos(angle), 1 - alpha)
    )
    in_1 = in_2 = out_1 = out_2 = 0.0
    filtered = []
    for sample in samples:
        out = gain * (sample - in_2) - back_1 * out_1 - back_2 * out_2
        in_1, in_2, out_1, out_2 = sample, in_1, out, out_1
        filtered.append(out)
    return filtered


def paper(seconds: float, hertz: float, loudness: float, peak_at: float = 0.35) -> Samples:
    """A swish: noise around one pitch that swells and sinks."""
    rng = random.Random(f"{seconds} {hertz}")
    count = round(seconds * SAMPLES_PER_SECOND)
    noise = band_pass([rng.uniform(-1, 1) for _ in range(count)], hertz, 0.7)
    bend = math.log(0.5) / math.log(peak_at)
    return [
        loudness * sample * math.sin(math.pi * (index / count) ** bend) ** 2
        for index, sample in enumerate(noise)
    ]


def wood(hertz: float, loudness: float, decay_seconds: float = 0.018) -> Samples:
    """A tap on a table or a stick: three uneven partials and a breath of noise."""
    return mix(
        (0, ring(hertz, decay_seconds, 0.7 * loudness, 0.001)),
        (0, ring(hertz * 2.31, decay_seconds * 0.6, 0.28 * loudness, 0.001)),
        (0, ring(hertz * 3.87, decay_seconds * 0.35, 0.12 * loudness, 0.0008)),
        (0, paper(0.012, hertz * 4, 0.35 * loudness, 0.2)),
    )


def marimba(hertz: float, loudness: float, decay_seconds: float = 0.12) -> Samples:
    """A bar tuned the usual way: its second partial two octaves up."""
    return mix(
        (0, ring(hertz, decay_seconds, 0.8 * loudness, 0.003)),
        (0, ring(hertz * 3.98, decay_seconds * 0.28, 0.16 * loudness, 0.002)),
        (0, ring(hertz * 9.6, decay_seconds * 0.08, 0.05 * loudness, 0.001)),
    )


def notes(
    pitches: tuple[float, ...], every_seconds: float, loudness: float, decay_seconds: float = 0.12
) -> Samples:
    return mix(
        *(
            (index * every_seconds, marimba(hertz, loudness, decay_seconds))
            for index, hertz in enumerate(pitches)
        )
    )


def win() -> Samples:
    run = notes((G4, C5, E5, G5), 0.11, 0.55, 0.14)
    chord = mix(*((0, marimba(hertz, 0.38, 0.24)) for hertz in (C5, E5, G5, C6)))
    return mix((0, run), (0.5, chord), (0.72, notes((E6,), 0, 0.22, 0.16)))


SOUNDS: dict[str, tuple[float, Callable[[], Samples]]] = {
    # name: (peak level, recipe)
    "card": (0.55, lambda: mix((0, paper(0.09, 2600, 0.8)), (0.05, wood(190, 0.7, 0.02)))),
    "deal": (0.38, lambda: mix((0, paper(0.075, 3400, 0.9)), (0.05, wood(240, 0.3, 0.012)))),
    "flip": (0.42, lambda: mix((0, paper(0.07, 2200, 0.6)), (0.07, paper(0.09, 3600, 0.9)))),
    "select": (0.3, lambda: wood(620, 0.8, 0.012)),
    "refuse": (0.5, lambda: mix((0, wood(165, 0.9, 0.028)), (0.12, wood(139, 0.8, 0.032)))),
    "trick": (0.55, lambda: mix((0, paper(0.22, 1900, 0.9, 0.6)), (0.14, marimba(C5, 0.5, 0.05)))),
    "sticks": (
        0.5,
        lambda: mix(
            (0, wood(980, 0.8)), (0.045, wood(1150, 0.6)), (0.075, wood(890, 0.7)),
            (0.135, wood(1040, 0.4)),
        ),
    ),
    "level": (0.5, lambda: mix((0, marimba(C5, 0.6, 0.06)), (0.05, marimba(G5, 0.5, 0.06)))),
    "round": (0.55, lambda: notes((C5, E5, G5), 0.12, 0.6, 0.1)),
    "win": (0.65, win),
    "click": (0.35, lambda: wood(430, 0.8, 0.014)),
    "turn": (0.4, lambda: notes((D5, A5), 0.09, 0.6, 0.05)),
}  # fmt: skip


def finished(samples: Samples, peak: float) -> Samples:
    """At its level, and faded at the end so that nothing clicks."""
    loudest = max(abs(sample) for sample in samples)
    fade = round(FADE_SECONDS * SAMPLES_PER_SECOND)
    return [
        sample * peak / loudest * min(1.0, (len(samples) - 1 - index) / fade)
        for index, sample in enumerate(samples)
    ]


def write_wave(path: Path, samples: Samples) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(SAMPLES_PER_SECOND)
        file.writeframes(b"".join(struct.pack("<h", round(sample * 32767)) for sample in samples))


def encode(source: Path, target: Path) -> None:
    command = ["oggenc", "--quiet", "--serial", "1", "--quality", QUALITY]
    subprocess.run([*command, "--output", str(target), str(source)], check=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, (peak, recipe) in SOUNDS.items():
            source = Path(folder) / f"{name}.wav"
            write_wave(source, finished(recipe(), peak))
            encode(source, HERE / f"{name}.ogg")


if __name__ == "__main__":
    main()
