"""Timelines: a queue of steps, each with tweens that run at the same time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytweening
from msgspec import Struct

Ease = Callable[[float], float]


def linear(share: float) -> float:
    return share


def ease_in(share: float) -> float:
    """Return the progress of a motion that speeds up, as for falling."""
    return float(pytweening.easeInCubic(share))


def ease_out(share: float) -> float:
    """Return the progress of a motion that slows down, as for dealing and sliding."""
    return float(pytweening.easeOutCubic(share))


def ease_in_out(share: float) -> float:
    """Return the progress of a motion that starts and ends slowly, as for sorting and sweeping."""
    return float(pytweening.easeInOutCubic(share))


def ease_in_back(share: float) -> float:
    """Return the progress of a motion that pulls back first, as for picking up a row."""
    return float(pytweening.easeInBack(share, 1.4))


def ease_out_back(share: float) -> float:
    """Return the progress of a motion that overshoots, as for popping in."""
    return float(pytweening.easeOutBack(share))


class Tween(Struct, frozen=True):
    """An animation that calls `apply` with eased progress from 0 to 1, over `seconds` after a `delay`."""

    apply: Callable[[float], None]
    seconds: float
    delay: float = 0.0
    ease: Ease = linear


@dataclass(slots=True)
class Step:
    """Tweens that run at the same time; `begin` is called before them, `end` after all have ended."""

    tweens: tuple[Tween, ...] = ()
    begin: Callable[[], None] | None = None
    end: Callable[[], None] | None = None


@dataclass(slots=True)
class _RunningTween:
    tween: Tween
    done: bool = False


class Timeline:
    def __init__(self) -> None:
        self._queue: deque[Step] = deque()
        self._step: Step | None = None
        self._running: list[_RunningTween] = []
        self._time = 0.0

    @property
    def busy(self) -> bool:
        return self._step is not None or bool(self._queue)

    def add(self, steps: Iterable[Step]) -> None:
        self._queue.extend(steps)

    def update(self, seconds: float) -> None:
        left = seconds
        while left > 0 and self.busy:
            if self._step is None:
                self._begin(self._queue.popleft())
            left = self._advance(left)

    def finish_step(self) -> None:
        if self._step is None and self._queue:
            self._begin(self._queue.popleft())
        if self._step is not None:
            self._advance(float("inf"))

    def finish(self) -> None:
        """Finish all steps, including those added by a step's `end`."""
        while self.busy:
            self.finish_step()

    def clear(self) -> None:
        """Drop all steps without finishing them or calling `end`."""
        self._queue.clear()
        self._step = None
        self._running = []

    def _begin(self, step: Step) -> None:
        self._step, self._time = step, 0.0
        if step.begin is not None:
            step.begin()
        self._running = [_RunningTween(tween) for tween in step.tweens]

    def _advance(self, seconds: float) -> float:
        """Advance the running step, if any; return the time left over if it has ended, otherwise 0."""
        step = self._step
        if step is None:
            return seconds
        self._time += seconds
        longest = 0.0
        for running in self._running:
            tween = running.tween
            longest = max(longest, tween.delay + tween.seconds)
            if running.done or self._time < tween.delay:
                continue
            share = 1.0 if tween.seconds <= 0 else min(1.0, (self._time - tween.delay) / tween.seconds)
            tween.apply(tween.ease(share) if share < 1.0 else 1.0)
            running.done = share >= 1.0
        if self._time < longest:
            return 0.0
        over = self._time - longest
        self._step, self._running = None, []
        if step.end is not None:
            step.end()
        return over
