"""Speech: a voice in a thread of its own, which never delays a frame and may fail at any time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from game.voice.speech_queue import SpeechQueue, Urgency

_LOOK = 0.1
"""Seconds between two looks at a voice that is speaking while words wait."""
PATIENCE, LONG_PATIENCE = 5.0, 20.0
"""Seconds that a voice may take for what it is asked to do, until it counts as one that does not answer; and
that the search for one may take, which tries all kinds of voices, and servers that are slow to start."""


class VoiceSettings(Struct, frozen=True):
    """The way a voice speaks, as far as it can be told.

    Attributes:
        rate, volume: shares of 1.
        language: the language of the words, such as `de`.
        voice: the name of the voice; if it is unknown or empty, the first one of the language speaks.
    """

    rate: float = 0.5
    volume: float = 1.0
    language: str = "en"
    voice: str = ""


class Speaker(Struct, frozen=True):
    """One of the voices that a system has, and the language that it speaks, such as `en-GB`."""

    name: str
    language: str


def of_language(speakers: Sequence[Speaker], language: str) -> tuple[Speaker, ...]:
    """The voices that speak a language, those of no special region first."""
    found = [one for one in speakers if one.language.lower().split("-")[0] == language]
    return tuple(sorted(found, key=lambda one: one.language.lower() != language))


class VoiceFailed(Exception):
    """The voice cannot be used; the text names the fault."""


class Voice(Protocol):
    """A screen reader or a voice of the system. Every method may block, or raise `VoiceFailed`."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def is_reader(self) -> bool:
        """Whether it is a screen reader that the player runs for all programs."""

    def speak(self, words: str, *, interrupt: bool) -> None:
        """Begin to speak words; `interrupt` ends what is being spoken."""

    def stop(self) -> None:
        """End what is being spoken."""

    def speaking(self) -> bool | None:
        """Whether it still speaks; None if it cannot tell."""

    def apply_settings(self, settings: VoiceSettings) -> None:
        """Speak in this manner from now on."""

    def speakers(self) -> tuple[Speaker, ...]:
        """The voices to choose from."""


class Aloud(Protocol):
    """Reading aloud, as screens see it."""

    @property
    def on(self) -> bool:
        """Whether words are spoken."""

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        """The voices to choose from."""

    def toggle(self) -> None:
        """Turn speech on or off, and say so."""

    def apply_settings(self) -> None:
        """Speak as the settings now say."""

    def settle(self) -> None:
        """A question has been answered: if it still waits to be spoken, it need not be."""

    def hush(self) -> None:
        """Forget all that waits to be spoken, the question included."""

    def update(self) -> None:
        """See whether a screen reader was found, or the voice is gone or does not answer."""

    def close(self) -> None:
        """Be silent at once."""


class Speech:
    """Words on their way to a voice. All methods return at once.

    Attributes:
        problem: the fault that ended speech, once; the reader sets it back to None.
        name: the voice's name, as soon as there is one; `is_reader` whether it is a screen reader.
        speakers: the voices to choose from, as soon as they are known.
        thread: the thread that the voice is used in; it ends some time after `close`, unless the voice hangs.
    """

    def __init__(
        self,
        connect: Callable[[], Voice],
        settings: VoiceSettings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`connect` finds a voice; it is called in the thread, as looking for voices takes its time."""
        self.problem: str | None = None
        self.name = ""
        self.is_reader = False
        self.speakers: tuple[Speaker, ...] = ()
        self._connect, self._clock = connect, clock
        self._queue = SpeechQueue()
        self._settings: VoiceSettings | None = settings
        self._hushed = False
        self._due: float | None = None
        self._closed = False
        self._wake = threading.Condition()
        # A daemon: a voice that hangs must not keep the program from ending.
        self.thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self.thread.start()

    @property
    def alive(self) -> bool:
        """Whether words still come to a voice."""
        return not self._closed

    @property
    def answers(self) -> bool:
        """Whether the voice comes back from what it is asked to do; it may do so again after a while."""
        due = self._due
        return due is None or self._clock() < due

    def say(self, words: str, urgency: Urgency) -> None:
        """Have words spoken when their time comes."""
        if words and self.alive:
            with self._wake:
                self._queue.put(words, urgency, self._clock())
                self._wake.notify()

    def hush(self) -> None:
        """Be silent now, and forget what waits to be told."""
        with self._wake:
            self._queue.hush()
            self._hushed = True
            self._wake.notify()

    def settle(self) -> None:
        """The question that may still wait has been answered."""
        with self._wake:
            self._queue.settle()

    def apply_settings(self, settings: VoiceSettings) -> None:
        """Speak in this manner from now on."""
        with self._wake:
            self._settings = settings
            self._wake.notify()

    def close(self) -> None:
        """End speech at once; a voice that hangs is left behind."""
        with self._wake:
            self._closed = True
            self._wake.notify()

    # -- in the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            with self._asking(LONG_PATIENCE):
                voice = self._connect()
                self.speakers, self.is_reader, self.name = voice.speakers(), voice.is_reader, voice.name
            while self._step(voice):
                pass
        except Exception as error:  # a foreign library may raise anything; the game goes on without it
            self.problem = str(error) or type(error).__name__
            self._closed = True

    def _step(self, voice: Voice) -> bool:
        """Wait for something to do and do it, outside the lock; returns whether to go on."""
        with self._wake:
            if self._closed:
                return False
            if not (len(self._queue) or self._hushed or self._settings):
                self._wake.wait()
                return True
            settings, self._settings = self._settings, None
            hushed, self._hushed = self._hushed, False
        with self._asking():
            if settings is not None:
                voice.apply_settings(settings)
            if hushed:
                voice.stop()
            speaking = voice.speaking()
        with self._wake:
            line = self._queue.next(self._clock(), speaking=speaking)
            if line is None:
                if len(self._queue) and not self._closed:
                    due = self._queue.due(self._clock()) if speaking is None else _LOOK
                    self._wake.wait(max(due, _LOOK / 10))
                return True
        with self._asking():
            voice.speak(line.words, interrupt=line.interrupts)
        return True

    @contextmanager
    def _asking(self, patience: float = PATIENCE) -> Iterator[None]:
        """The time in which the voice is asked to do something, and may not come back."""
        self._due = self._clock() + patience
        try:
            yield
        finally:
            self._due = None
