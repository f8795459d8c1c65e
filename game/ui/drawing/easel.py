"""A cache of large pictures, painted by a thread."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Thread

from pygame import Surface

from game.ui.drawing.allowance import FREE, Allowance
from game.ui.drawing.surface_cache import PaintedSurfaces

Paint = Callable[[], Surface]

_MOST_BYTES = 18 * 1024 * 1024


class Easel:
    """Large pictures by key, painted by a thread that releases Python's lock while frames continue."""

    def __init__(self, allowance: Allowance | None = None, most_bytes: int = _MOST_BYTES) -> None:
        self._allowance = allowance or Allowance()
        self._kept = PaintedSurfaces(most_bytes, self._allowance, FREE)
        self._work: _Painting | None = None

    @property
    def bytes(self) -> int:
        return self._kept.bytes

    def get(self, key: Hashable, paint: Paint) -> Surface:
        """Return the picture with this key; within a frame, return a 1 × 1 placeholder until it's painted."""
        if self.ready(key, paint):
            return self._kept.get(key, paint)
        self._allowance.mark_incomplete()
        return Surface((1, 1))

    def ready(self, key: Hashable, paint: Paint) -> bool:
        """Request a picture ahead of time; return whether `get` can return it already."""
        if not self._allowance.bounded:
            self.wait()
        self._collect()
        if self._kept.find(key) is not None or not self._allowance.bounded:
            return True
        self._work = self._work or _Painting(key, paint)
        self._allowance.short = True
        return False

    @property
    def busy(self) -> bool:
        return self._work is not None and self._work.is_alive()

    def wait(self) -> None:
        """Wait until the painting thread has finished."""
        if self._work is not None:
            self._work.join()

    def _collect(self) -> None:
        work = self._work
        if work is None or work.is_alive():
            return
        self._work = None
        if work.error is not None:
            raise work.error
        if work.picture is not None:
            self._kept.put(work.key, work.picture, work.picture)


class _Painting(Thread):
    """A thread that paints a picture."""

    def __init__(self, key: Hashable, paint: Paint) -> None:
        super().__init__(name="easel")
        self.key, self._paint = key, paint
        self.picture: Surface | None = None
        self.error: Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self.picture = self._paint()
        except Exception as error:
            self.error = error
