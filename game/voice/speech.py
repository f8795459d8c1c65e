"""Speech: a voice in its own thread, where it can be slow or fail at any time without delaying a frame."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from game.voice.speech_queue import SpeechQueue, Urgency

_POLL_SECONDS = 0.1
"""The seconds between checks of whether the voice is still speaking."""
PATIENCE = 5.0
"""How many seconds a call to the voice may take before the voice counts as hanging."""
LONG_PATIENCE = 20.0
"""The seconds allowed for finding a voice: all kinds are tried, and some servers start slowly."""
THREAD = "speech"
"""The name of the thread that finds and uses a voice."""
_RATE_RANGE = 4.0
"""How many times faster a voice speaks at the highest rate than at the lowest."""


class VoiceSettings(Struct, frozen=True):
    """How a voice speaks: rate and volume from 0 to 1; an empty `voice` is the language's default."""

    rate: float = 0.5
    volume: float = 1.0
    language: str = "en"
    voice: str = ""


class Speaker(Struct, frozen=True):
    """A system voice, and its language, such as `en-GB`."""

    name: str
    language: str


def speakers_of_language(speakers: Sequence[Speaker], language: str) -> tuple[Speaker, ...]:
    """Return the speakers of a language, first those without a region, then its main regions."""

    def rank(speaker: Speaker) -> tuple[bool, bool, int]:
        code = speaker.language.lower()
        # Codes of small regions, such as en-029 for the Caribbean, are longer.
        return code != language, code != f"{language}-{language}", len(code)

    matching = [speaker for speaker in speakers if speaker.language.lower().split("-")[0] == language]
    return tuple(sorted(matching, key=rank))


class VoiceFailed(Exception):
    """An error that makes the voice unusable; the text says why."""


class Voice(Protocol):
    """A screen reader or system voice. Every method may block, or raise VoiceFailed."""

    @property
    def name(self) -> str: ...

    @property
    def is_reader(self) -> bool:
        """Whether it is a screen reader, which reads all programs."""

    def speak(self, words: str, *, interrupt: bool) -> None:
        """Start speaking; `interrupt` stops the current text."""

    def stop(self) -> None:
        """Stop speaking."""

    def speaking(self) -> bool | None:
        """Return whether it is speaking; None if unknown."""

    def apply_settings(self, settings: VoiceSettings) -> None: ...

    def speakers(self) -> tuple[Speaker, ...]:
        """Return the available speakers."""


class SpeechControl(Protocol):
    """The controls of speech that screens use."""

    @property
    def on(self) -> bool:
        """Whether speech is on."""

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        """The available speakers."""

    def toggle(self) -> None:
        """Turn speech on or off, and announce that."""

    def apply_settings(self) -> None:
        """Apply the player's current settings to the voice."""

    def drop_question(self) -> None:
        """Drop the queued question, because it has been answered."""

    def drop_all(self) -> None:
        """Drop all queued texts, including the question."""

    def skip_to_focus(self) -> bool:
        """Speak the focus and its question next if they still wait; return whether they did."""

    def update(self) -> None:
        """Check for a new screen reader, and for a voice that failed or hangs."""

    def close(self) -> None:
        """Stop speaking."""


class Speech:
    """A queue of texts and the thread that speaks them. No method blocks.

    Attributes:
        problem: why speech ended; the code that reports it resets it to None.
        is_reader: whether the voice is a screen reader.
        thread: the thread that uses the voice; it ends soon after `close`, unless the voice hangs.
    """

    def __init__(
        self,
        connect: Callable[[], Voice],
        settings: VoiceSettings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start the thread; `connect` finds a voice, and is called in the thread because it takes time."""
        self.problem: str | None = None
        self.name = ""
        self.is_reader = False
        self.speakers: tuple[Speaker, ...] = ()
        self._connect, self._clock = connect, clock
        self._queue = SpeechQueue()
        self._settings: VoiceSettings | None = settings
        self._is_cleared = False
        self._due: float | None = None
        self._closed = False
        self._wake = threading.Condition()
        # A daemon thread: a voice that hangs must not keep the program from ending.
        self.thread = threading.Thread(target=self._run, name=THREAD, daemon=True)
        self.thread.start()

    @property
    def alive(self) -> bool:
        """Whether texts are still spoken, as speech is neither closed nor failed."""
        return not self._closed

    @property
    def responds(self) -> bool:
        """Whether the voice responds in time; one that hangs may recover."""
        due = self._due
        return due is None or self._clock() < due

    def say(self, words: str, urgency: Urgency) -> None:
        if words and self.alive:
            with self._wake:
                self._queue.put(words, urgency, self._clock())
                self._wake.notify()

    def drop_all_but_question(self) -> None:
        with self._wake:
            self._queue.drop_all_but_question()
            self._is_cleared = True
            self._wake.notify()

    def drop_question(self) -> None:
        with self._wake:
            self._queue.drop_question()

    def skip_to_focus(self) -> bool:
        with self._wake:
            self._wake.notify()
            return self._queue.skip_to_focus()

    def apply_settings(self, settings: VoiceSettings) -> None:
        with self._wake:
            self._settings = settings
            self._wake.notify()

    def close(self) -> None:
        """Stop speaking; a voice that hangs is abandoned."""
        with self._wake:
            self._closed = True
            self._wake.notify()

    # -- in the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            with self._time_limit(LONG_PATIENCE):
                voice = self._connect()
                self.speakers, self.is_reader, self.name = voice.speakers(), voice.is_reader, voice.name
            while self._speak_next(voice):
                pass
            with self._time_limit():
                voice.stop()
        except Exception as error:  # the library may raise anything; the game continues without speech
            self.problem = str(error) or type(error).__name__
            self._closed = True

    def _speak_next(self, voice: Voice) -> bool:
        """Wait for work, and then use the voice without holding the lock; return False once closed."""
        with self._wake:
            if self._closed:
                return False
            if not (len(self._queue) or self._is_cleared or self._settings):
                self._wake.wait()
                return True
            settings, self._settings = self._settings, None
            cleared, self._is_cleared = self._is_cleared, False
        with self._time_limit():
            if settings is not None:
                voice.apply_settings(settings)
                if not voice.is_reader:
                    self._queue.pace = _RATE_RANGE ** (0.5 - settings.rate)
            if cleared:
                voice.stop()
            speaking = voice.speaking()
        with self._wake:
            line = self._queue.next(self._clock(), speaking=speaking)
            if line is None:
                if len(self._queue) and not self._closed:
                    due = (
                        self._queue.seconds_until_silent(self._clock()) if speaking is None else _POLL_SECONDS
                    )
                    self._wake.wait(max(due, _POLL_SECONDS / 10))
                return True
        with self._time_limit():
            voice.speak(line.words, interrupt=line.interrupts)
        return True

    @contextmanager
    def _time_limit(self, patience: float = PATIENCE) -> Iterator[None]:
        """Set the deadline by which the block's calls to the voice must return."""
        self._due = self._clock() + patience
        try:
            yield
        finally:
            self._due = None
