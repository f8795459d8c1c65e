"""The order of spoken words: answers, a turn's events, remarks, its question. Pure; in seconds."""

from __future__ import annotations

from collections import deque
from enum import IntEnum

from msgspec import Struct

STALE = 12.0
"""Seconds after which waiting words about events are dropped."""
MOMENT = 0.08
"""Words within this many seconds belong together: the later ones don't interrupt the earlier."""
_PER_LETTER = 0.062
"""Estimated seconds for a letter, for voices that don't report whether they are speaking."""
_AT_LEAST = 0.5
"""Least estimated seconds for a text."""


class Urgency(IntEnum):
    TOLD = 0
    """Events of a turn: spoken in order, dropped when stale."""
    ASKED = 1
    """The current question: after events and remarks; a newer one replaces it."""
    READ = 2
    """The focused thing: immediately, replacing what was read or answered before."""
    ANSWERED = 3
    """The answer to a key: immediately, replacing what was read or answered before."""
    ASIDE = 4
    """Small talk: after a turn's events, and dropped once its question is answered."""


class Utterance(Struct, frozen=True):
    """Words to be spoken now; `interrupts` says whether to stop what is being spoken."""

    words: str
    interrupts: bool = False


class _Queued(Struct, frozen=True):
    words: str
    since: float


class SpeechQueue:
    """Words that wait to be spoken: `put` adds them, `next` returns those to speak now."""

    def __init__(self) -> None:
        self._urgent: deque[_Queued] = deque()
        self._told: deque[_Queued] = deque()
        self._aside: deque[_Queued] = deque()
        self._asked: _Queued | None = None
        self._interrupts = False
        self._until = 0.0

    def __len__(self) -> int:
        return len(self._urgent) + len(self._told) + len(self._aside) + (self._asked is not None)

    def put(self, words: str, urgency: Urgency, now: float) -> None:
        waiting = _Queued(words, now)
        if urgency is Urgency.TOLD:
            # Also while nothing is spoken: a voice that hangs must not let them heap up.
            self._drop_stale(now)
            self._told.append(waiting)
        elif urgency is Urgency.ASKED:
            self._asked = waiting
        elif urgency is Urgency.ASIDE:
            self._drop_stale(now)
            self._aside.append(waiting)
        else:
            if not self._urgent or now - self._urgent[-1].since > MOMENT:
                self._urgent.clear()
                self._interrupts = True
            self._urgent.append(waiting)

    def hush(self) -> None:
        """Drop everything that waits except the question, which is still to be answered."""
        self._urgent.clear()
        self._told.clear()
        self._aside.clear()
        self._interrupts, self._until = False, 0.0

    def settle(self) -> None:
        """Drop the question, as it has been answered, and small talk."""
        self._asked = None
        self._aside.clear()

    def next(self, now: float, *, speaking: bool | None) -> Utterance | None:
        """Return the words to speak now; without knowing whether it's `speaking`, the time is estimated."""
        if self._urgent:
            if not self._interrupts and self._talking(now, speaking):
                return None
            interrupts, self._interrupts = self._interrupts, False
            return self._spoken(self._urgent.popleft().words, now, interrupts)
        self._drop_stale(now)
        if self._talking(now, speaking):
            return None
        if self._told:
            return self._spoken(self._told.popleft().words, now, False)
        if self._aside:
            return self._spoken(self._aside.popleft().words, now, False)
        if self._asked is not None:
            words, self._asked = self._asked.words, None
            return self._spoken(words, now, False)
        return None

    def due(self, now: float) -> float:
        return max(self._until - now, 0.0)

    def _drop_stale(self, now: float) -> None:
        for waiting in (self._told, self._aside):
            while waiting and now - waiting[0].since > STALE:
                waiting.popleft()

    def _talking(self, now: float, speaking: bool | None) -> bool:
        return now < self._until if speaking is None else speaking

    def _spoken(self, words: str, now: float, interrupts: bool) -> Utterance:
        start = now if interrupts else max(now, self._until)
        self._until = start + max(_AT_LEAST, len(words) * _PER_LETTER)
        return Utterance(words, interrupts)
