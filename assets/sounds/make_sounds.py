"""Makes every sound effect and both pieces of music out of numbers; run it to write the files anew.

    python assets/sounds/make_sounds.py

Always the same bytes: noise comes from a fixed seed. Everything is in C major pentatonic, so that effects
and music go together.
"""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE = 44100
MUSIC_RATE = 22050
ROOT = Path(__file__).resolve().parents[1]


def seconds(length: float, rate: int = RATE) -> Wave:
    """The time axis of a sound."""
    return np.arange(int(length * rate)) / rate


def note(midi: float) -> float:
    """The frequency of a MIDI note number, in hertz."""
    return float(440.0 * 2 ** ((midi - 69) / 12))


def decay(t: Wave, rate: float, attack: float = 0.004) -> Wave:
    """An envelope that rises at once and dies away."""
    return np.minimum(t / attack, 1.0) * np.exp(-t * rate)


def marimba(midi: float, length: float = 0.4, rate: int = RATE) -> Wave:
    """A soft wooden tone."""
    t = seconds(length, rate)
    f = note(midi)
    tone = np.sin(2 * np.pi * f * t) * decay(t, 9)
    tone += 0.35 * np.sin(2 * np.pi * 3.93 * f * t) * decay(t, 28)
    return tone + 0.12 * np.sin(2 * np.pi * 9.2 * f * t) * decay(t, 60)


def bell(midi: float, length: float = 0.8) -> Wave:
    """A brighter tone that rings."""
    t = seconds(length)
    f = note(midi)
    wobble = 1.6 * np.sin(2 * np.pi * 2.76 * f * t) * decay(t, 7)
    return np.sin(2 * np.pi * f * t + wobble) * decay(t, 5)


def noise(length: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies in hertz."""
    count = int(length * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=count))
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= np.exp(-((np.maximum(low - frequencies, 0) / (low * 0.3 + 1)) ** 2))
    spectrum *= np.exp(-((np.maximum(frequencies - high, 0) / (high * 0.3)) ** 2))
    made = np.fft.irfft(spectrum, count)
    return np.asarray(made / np.abs(made).max())


def quack(pitch: float = 1.0, length: float = 0.2, squeeze: float = 1.0) -> Wave:
    """A rubber duck: a buzzing reed through two formants that open and close."""
    t = seconds(length)
    f = 250 * pitch * (1 + 0.5 * squeeze * np.exp(-t * 22) - 0.25 * t / length)
    phase = 2 * np.pi * np.cumsum(f) / RATE
    reed = sum(np.sin(k * phase) / k for k in range(1, 16))
    mouth = 0.5 + 0.5 * np.sin(np.pi * np.minimum(t / (length * 0.8), 1.0))
    formant = np.sin(2 * np.pi * np.cumsum(900 + 800 * mouth) / RATE)
    nasal = np.sin(2 * np.pi * np.cumsum(2100 + 400 * mouth) / RATE)
    envelope = np.minimum(t / 0.012, 1) * np.clip((length - t) / 0.05, 0, 1)
    return np.asarray(reed * (0.45 + 0.4 * formant + 0.25 * nasal) * envelope)


def sweep(length: float, low: float, high: float, seed: int) -> Wave:
    """Cards drawn over felt: noise that swells and goes."""
    t = seconds(length)
    return noise(length, low, high, seed) * np.sin(np.pi * np.clip(t / length, 0, 1)) ** 1.5


def mix(*parts: tuple[float, Wave, float]) -> Wave:
    """Sounds laid over each other: (start in seconds, sound, loudness)."""
    length = max(int(start * RATE) + len(sound) for start, sound, _loud in parts)
    whole = np.zeros(length)
    for start, sound, loud in parts:
        first = int(start * RATE)
        whole[first : first + len(sound)] += sound * loud
    return whole


def tones(*midis: float, gap: float = 0.09, length: float = 0.4, make: Callable[..., Wave] = marimba) -> Wave:
    """Tones one after the other."""
    return mix(*((place * gap, make(midi, length), 1.0) for place, midi in enumerate(midis)))


def thump(length: float = 0.13) -> Wave:
    """A card landing on felt."""
    t = seconds(length)
    low = np.sin(2 * np.pi * (150 - 500 * t) * t) * decay(t, 38, 0.002)
    return low + 0.35 * noise(length, 300, 2500, 3) * decay(t, 70, 0.001)


def flick(length: float = 0.09, seed: int = 5) -> Wave:
    """The edge of a card."""
    t = seconds(length)
    return noise(length, 1500, 7000, seed) * decay(t, 55, 0.001)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "deal": lambda: mix((0, flick(), 0.8), (0.02, thump(0.09), 0.35)),
    "choose": lambda: mix((0, thump(0.12), 0.8), (0.0, marimba(72, 0.18), 0.35)),
    "reveal": lambda: mix(
        (0, flick(0.1, 7), 0.9), (0.03, flick(0.1, 8), 0.8), (0.06, tones(67, 74, gap=0.05), 0.4)
    ),
    "place": lambda: thump(),
    "fifth": lambda: mix((0, marimba(79, 0.2), 0.7), (0.09, marimba(79, 0.25), 0.7)),
    "sixth": lambda: mix((0, tones(63, 64, 58, gap=0.06, length=0.35), 0.9), (0, thump(), 0.6)),
    "row_taken": lambda: mix((0, sweep(0.4, 500, 4000, 11), 0.7), (0.22, quack(1.1, 0.2), 0.5)),
    "big_row": lambda: mix(
        (0, sweep(0.5, 200, 3000, 12), 0.9),
        (0.15, quack(0.95, 0.2), 0.45),
        (0.33, quack(0.8, 0.22), 0.5),
        (0.5, quack(0.55, 0.4, 0.5), 0.7),
    ),
    "too_low": lambda: tones(72, 68, 75, gap=0.1, length=0.3),
    "your_turn": lambda: tones(76, 79, gap=0.08, length=0.25),
    "all_chosen": lambda: mix((0, flick(0.08, 21), 0.5), (0.03, marimba(64, 0.25), 0.5)),
    "count": lambda: mix((0, marimba(84, 0.09), 0.8), (0, flick(0.05, 31), 0.2)),
    "round_end": lambda: tones(67, 72, 76, 79, gap=0.11, length=0.5),
    "seat_out": lambda: mix((0, quack(0.9, 0.3, -0.4), 0.5), (0.25, quack(0.6, 0.5, -0.4), 0.55)),
    "win": lambda: mix(
        (0, tones(60, 64, 67, 72, 76, 79, gap=0.1, length=0.8, make=bell), 0.7),
        (0.62, quack(1.25, 0.15), 0.4),
        (0.8, quack(1.5, 0.22), 0.45),
    ),
    "lose": lambda: mix(
        (0, tones(72, 69, 65, 62, gap=0.16, length=0.6), 0.8), (0.66, quack(0.7, 0.5, -0.5), 0.4)
    ),
    "menu_move": lambda: marimba(81, 0.08) * np.linspace(1, 0, int(0.08 * RATE)),
    "menu_confirm": lambda: tones(76, 83, gap=0.05, length=0.16),
    "menu_cancel": lambda: tones(76, 69, gap=0.05, length=0.16),
    "error": lambda: mix((0, marimba(50, 0.2), 0.9), (0.09, marimba(49, 0.25), 0.9)),
    "undo": lambda: tones(79, 76, 72, gap=0.05, length=0.2),
    "page": lambda: sweep(0.16, 1200, 6000, 41),
}

LOUDNESS = {"big_row": 0.85, "win": 0.85, "menu_move": 0.35, "count": 0.45, "deal": 0.5, "page": 0.5}


def finished(sound: Wave, peak: float) -> NDArray[np.int16]:
    """Without an offset, ending in silence, at a peak level, in 16 bits."""
    sound = sound - sound.mean()
    tail = min(len(sound), 400)
    sound[-tail:] *= np.linspace(1, 0, tail)
    return np.asarray(np.round(sound / np.abs(sound).max() * peak * 32000), dtype="<i2")


def write(path: Path, samples: NDArray[np.int16], rate: int) -> None:
    """Write a mono file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())


def piece(beats: float, tempo: float, voices: list[list[tuple[float, float, float]]], soft: float) -> Wave:
    """A loop: voices of (beat, note, loudness); what rings over the end rings on at the beginning."""
    beat = 60 / tempo
    count = int(beats * beat * MUSIC_RATE)
    whole = np.zeros(count)
    for voice in voices:
        for start, midi, loud in voice:
            tone = marimba(midi, 1.4, MUSIC_RATE) * loud
            first = int(start * beat * MUSIC_RATE)
            places = (first + np.arange(len(tone))) % count
            np.add.at(whole, places, tone)
    return np.asarray(np.tanh(whole * soft))


def tune(scale: list[int], bars: int, seed: int, busy: float) -> list[tuple[float, float, float]]:
    """A melody that wanders over a scale and comes home every fourth bar."""
    chance = np.random.default_rng(seed)
    place, notes = len(scale) // 2, []
    for bar in range(bars):
        for eighth in range(8):
            if chance.random() < (busy if eighth % 2 == 0 else busy * 0.45):
                place = int(np.clip(place + chance.integers(-2, 3), 0, len(scale) - 1))
                home = bar % 4 == 3 and eighth >= 6
                notes.append((bar * 4 + eighth / 2, scale[len(scale) // 2] if home else scale[place], 0.34))
    return notes


def bass(
    roots: list[int], bars: int, pattern: tuple[tuple[float, int], ...]
) -> list[tuple[float, float, float]]:
    """A bass that walks through chords, one a bar."""
    return [
        (bar * 4 + beat, roots[bar % len(roots)] + step, 0.5) for bar in range(bars) for beat, step in pattern
    ]


MUSIC: dict[str, Callable[[], Wave]] = {
    "menu": lambda: piece(
        64,
        104,
        [
            tune([67, 69, 72, 74, 76, 79, 81, 84], 16, 6, 0.75),
            bass([48, 45, 41, 43], 16, ((0, 0), (1.5, 7), (2, 12), (3, 7))),
        ],
        0.9,
    ),
    "table": lambda: piece(
        64,
        84,
        [
            tune([60, 62, 64, 67, 69, 72, 74], 16, 18, 0.42),
            bass([48, 41, 45, 43], 16, ((0, 0), (2, 7), (3, 12))),
        ],
        0.8,
    ),
}


def main() -> None:
    """Write all files."""
    for name, make in SOUNDS.items():
        write(ROOT / "sounds" / f"{name}.wav", finished(make(), LOUDNESS.get(name, 0.7)), RATE)
    for name, make in MUSIC.items():
        loop = make()
        samples = np.asarray(np.round(loop / np.abs(loop).max() * 0.6 * 32000), dtype="<i2")
        write(ROOT / "music" / f"{name}.wav", samples, MUSIC_RATE)


if __name__ == "__main__":
    main()
