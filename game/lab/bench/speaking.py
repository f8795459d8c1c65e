"""Benchmark of speech: the delay from a key to the voice, and the effect on frames and memory."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from statistics import median
from threading import Condition, Thread
from typing import TYPE_CHECKING, NamedTuple

from game.lab.bench.frames import (
    SETTLE,
    SIZES,
    open_program,
    p99,
    peak_memory,
    play_frames,
    start_fullest_table,
)
from game.lab.bench.steps import BenchResult, Measurement, Step, in_own_process

if TYPE_CHECKING:
    from game.app import App
    from game.voice.speech import Speaker, VoiceSettings

_GAME = "six_takes"
_KEYS = 150
_PAUSES = 0.03, 0.15
"""The range of seconds between two keys; random, so that a key may come anywhere within a frame."""
_TIME_LIMIT = 2.0
"""A key without speech within this many seconds isn't counted."""
_BLOCKS, _BLOCK_FRAMES = 20, 200


class ClockReading(NamedTuple):
    """A reading of wall-clock and processor time in seconds, or a difference of two in milliseconds."""

    clock: float
    work: float

    @classmethod
    def now(cls) -> ClockReading:
        return cls(time.perf_counter(), time.process_time())

    def since(self, before: ClockReading) -> ClockReading:
        return ClockReading((self.clock - before.clock) * 1000, (self.work - before.work) * 1000)


class SilentVoice:
    """A silent voice that records when it should speak; it loads the real speech library."""

    name, is_reader = "silent", False

    def __init__(self) -> None:
        with suppress(ImportError, OSError):
            import prism  # noqa: F401
        self.spoken: list[ClockReading] = []
        self.called = Condition()

    def speak(self, words: str, *, interrupt: bool) -> None:
        del words, interrupt
        with self.called:
            self.spoken.append(ClockReading.now())
            self.called.notify_all()

    def stop(self) -> None:
        """Do nothing."""

    def speaking(self) -> bool | None:
        return False

    def apply_settings(self, services: VoiceSettings) -> None:
        """Do nothing."""

    def speakers(self) -> tuple[Speaker, ...]:
        return ()


def measure(step: Step) -> BenchResult:
    """Measure the delay from a key to the voice, frame times (in ms) and memory (in MB)."""
    step("from a key to speech")
    keys = in_own_process(_key_delays)
    step("frames with and without speech")
    silent, spoken, memory = in_own_process(_frame_times)
    series = {
        "key": [reading.clock for reading in keys],
        "work": [reading.work for reading in keys],
        "silent": silent,
        "spoken": spoken,
    }
    figures = {
        f"{name}_{statistic}": figure(times)
        for name, times in series.items()
        for statistic, figure in (("median", median), ("p99", p99))
    }
    rows = [
        Measurement(
            f"{what}, median / p99",
            f"{figures[f'{name}_median']:.1f} / {figures[f'{name}_p99']:.1f} ms",
            "≤ 50 ms",
        )
        for what, name in (("key to speech", "key"), ("of these the processor's time", "work"))
    ]
    for statistic in ("median", "p99"):
        without, aloud = figures[f"silent_{statistic}"], figures[f"spoken_{statistic}"]
        figure = f"{without:.2f} / {aloud:.2f} ms: {aloud / without:.2f}"
        rows.append(Measurement(f"frame {statistic} without / with speech, and ratio", figure, "≤ 1.1"))
    rows.append(Measurement("memory, speech on", f"{memory:.0f} MB", "≤ 300 MB"))
    return BenchResult({"speaking": {**figures, "memory_mb": memory}}, tuple(rows))


def _key_delays() -> list[ClockReading]:
    """Return the delays in milliseconds from keys to the voice, on the title and at a table."""
    delays: list[ClockReading] = []
    for on_table in (False, True):
        voice = SilentVoice()
        with open_program(SIZES[0], voice) as app:
            if on_table:
                start_fullest_table(app, _GAME)
            _run_until_idle(app)
            presser = Thread(target=_press, args=(app, voice, delays))
            presser.start()
            app.loop()
            presser.join()
    return delays


def _run_until_idle(app: App) -> None:
    from game.scenes.match.table import TableScene

    app.frame(1 / 60)
    while isinstance(app.stack.top, TableScene) and app.stack.moving:
        app.frame(1 / 60)


def _press(app: App, voice: SilentVoice, delays: list[ClockReading]) -> None:
    """Press Tab repeatedly once everything is loaded, wait for the voice each time, then quit."""
    import pygame

    chance = random.Random(6)
    time.sleep(SETTLE)
    for _ in range(_KEYS):
        time.sleep(chance.uniform(*_PAUSES))
        before, pressed = len(voice.spoken), ClockReading.now()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
        with voice.called:
            if voice.called.wait_for(lambda at=before: len(voice.spoken) > at, _TIME_LIMIT):  # type: ignore[misc]
                delays.append(voice.spoken[before].since(pressed))
    app.quit()


def _frame_times() -> tuple[list[float], list[float], float]:
    """Return frame times in ms without and with speech, alternating within a match, and peak memory in MB."""
    silent: list[float] = []
    spoken: list[float] = []
    with open_program(SIZES[0], SilentVoice()) as app:
        captions = app.context.captions
        app.open_speech()
        listening = captions.sinks
        start_fullest_table(app, _GAME)
        play_frames(app, _BLOCK_FRAMES)
        for block in range(2 * _BLOCKS):
            captions.sinks = listening if block % 2 else ()
            (spoken if block % 2 else silent).extend(play_frames(app, _BLOCK_FRAMES))
        return silent, spoken, peak_memory()
