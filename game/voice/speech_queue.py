"""The order of spoken texts: answers, then events, remarks and the question. Times are in seconds."""

from __future__ import annotations

from collections import deque
from enum import IntEnum

from msgspec import Struct

STALE = 30.0
"""Queued texts about events are dropped after this many seconds; a deal takes a slow voice almost as long."""
MOMENT = 0.08
"""Descriptions and answers within this many seconds belong together, and don't replace each other."""
_PER_LETTER = 0.062
"""The estimated speaking time per letter, for voices that don't report whether they are speaking."""
_AT_LEAST = 0.5
"""The minimum estimated speaking time of a text."""


class Urgency(IntEnum):
    TOLD = 0
    """Events: spoken in order, dropped when stale."""
    ASKED = 1
    """The current question: spoken after events and remarks; a newer one replaces it."""
    READ = 2
    """The focused thing: spoken immediately, replacing earlier urgent texts."""
    ANSWERED = 3
    """The answer to a key press: spoken immediately, replacing earlier urgent texts."""
    ASIDE = 4
    """Small talk: spoken after events, and dropped once the question is answered."""
    OPENED = 5
    """A description that no input asked for, as of a screen that opens by itself: spoken after everything
    else; newer ones and urgent texts replace it.
    """


class Utterance(Struct, frozen=True):
    """A text to speak now; `interrupts` stops the current one."""

    words: str
    interrupts: bool = False


class _Queued(Struct, frozen=True):
    words: str
    since: float


class SpeechQueue:
    """Texts waiting to be spoken: `put` adds one, `next` removes the one to speak now.

    Attributes:
        pace: how many times longer speaking takes than at a voice's medium rate, for estimates.
    """

    def __init__(self) -> None:
        self.pace = 1.0
        self._urgent: deque[_Queued] = deque()
        self._told: deque[_Queued] = deque()
        self._aside: deque[_Queued] = deque()
        self._asked: _Queued | None = None
        self._opened: deque[_Queued] = deque()
        self._interrupts = False
        self._skips = self._skipped = False
        self._until = 0.0

    def __len__(self) -> int:
        listed = (self._urgent, self._told, self._aside, self._opened)
        return sum(map(len, listed)) + (self._asked is not None)

    def put(self, words: str, urgency: Urgency, now: float) -> None:
        waiting = _Queued(words, now)
        if urgency is Urgency.TOLD:
            # Texts must not pile up if the voice hangs.
            self._drop_stale(now)
            self._told.append(waiting)
        elif urgency is Urgency.ASKED:
            self._asked = waiting
        elif urgency is Urgency.ASIDE:
            self._drop_stale(now)
            self._aside.append(waiting)
        elif urgency is Urgency.OPENED:
            if self._opened and now - self._opened[-1].since > MOMENT:
                self._opened.clear()
            self._opened.append(waiting)
            self._skipped = False
        else:
            self._opened.clear()
            if not self._urgent or now - self._urgent[-1].since > MOMENT:
                self._urgent.clear()
                self._interrupts = True
            self._urgent.append(waiting)

    def drop_all_but_question(self) -> None:
        """Drop all queued texts except the question, which still needs an answer."""
        self._urgent.clear()
        self._told.clear()
        self._aside.clear()
        self._opened.clear()
        self._interrupts, self._until = False, 0.0

    def drop_question(self) -> None:
        """Drop the question, because it has been answered, what its screen says, and small talk."""
        self._asked = None
        self._opened.clear()
        self._aside.clear()

    def skip_to_focus(self) -> bool:
        """Let the question and the focus be spoken next, if the focus still waits; return whether it did.

        A second call for the same focus changes nothing.
        """
        if not self._opened or self._skipped:
            return False
        self._urgent.clear()
        self._told.clear()
        self._aside.clear()
        self._skips = self._skipped = True
        return True

    def next(self, now: float, *, speaking: bool | None) -> Utterance | None:
        """Remove and return the text to speak now, or None; if `speaking` is None, it is estimated."""
        if self._urgent:
            if not self._interrupts and self._is_speaking(now, speaking):
                return None
            interrupts, self._interrupts = self._interrupts, False
            return self._utter(self._urgent.popleft().words, now, interrupts)
        self._drop_stale(now)
        skips, self._skips = self._skips, False
        if not skips and self._is_speaking(now, speaking):
            return None
        if self._told:
            return self._utter(self._told.popleft().words, now, False)
        if self._aside:
            return self._utter(self._aside.popleft().words, now, False)
        if self._asked is not None:
            words, self._asked = self._asked.words, None
            return self._utter(words, now, skips)
        if self._opened:
            return self._utter(self._opened.popleft().words, now, skips)
        return None

    def seconds_until_silent(self, now: float) -> float:
        return max(self._until - now, 0.0)

    def _drop_stale(self, now: float) -> None:
        for waiting in (self._told, self._aside):
            while waiting and now - waiting[0].since > STALE:
                waiting.popleft()

    def _is_speaking(self, now: float, speaking: bool | None) -> bool:
        return now < self._until if speaking is None else speaking

    def _utter(self, words: str, now: float, interrupts: bool) -> Utterance:
        start = now if interrupts else max(now, self._until)
        self._until = start + max(_AT_LEAST, len(words) * _PER_LETTER) * self.pace
        return Utterance(words, interrupts)
