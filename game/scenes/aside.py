"""Scenes with a log of their own."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.stack import Scene


class Aside(Scene):
    """A scene with cards of its own that may lie over a match, whose log it leaves as it was."""

    context: Context
    _entered = False

    def resume(self) -> None:
        """Begin a log apart, the first time."""
        if not self._entered:
            self._entered = True
            self.context.captions.digress()

    def shutdown(self) -> None:
        """Go back to the log before it."""
        if self._entered:
            self.context.captions.rejoin()
