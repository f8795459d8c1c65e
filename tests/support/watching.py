"""A table that is watched frame by frame."""

from collections.abc import Callable

from game.engine.contract import Event
from game.tables.show import Show

FRAME = 1 / 60
MOST_FRAMES = 6000


class Watching:
    """Watches a show frame by frame.

    Attributes:
        frame: the number of frames so far.
        begun: the events whose animation has begun, each with its frame.
    """

    def begin(self, show: Show) -> None:
        self.show, self.frame = show, 0
        self.begun: list[tuple[int, Event]] = []
        show.shown = lambda event: self.begun.append((self.frame, event))

    def step(self) -> bool:
        """Run a frame; return whether anything still moves."""
        self.frame += 1
        self.show.update(FRAME)
        return self.show.busy

    def frames_of(self, kind: type[Event]) -> list[int]:
        return [frame for frame, event in self.begun if isinstance(event, kind)]

    def until(self, kind: type[Event], count: int = 1) -> None:
        """Run frames until a number of events of a kind have begun."""
        for _frame in range(MOST_FRAMES):
            if len(self.frames_of(kind)) >= count:
                return
            self.step()
        raise AssertionError(f"{kind} was never shown")

    def watch(self, see: Callable[[], object]) -> list[object]:
        """Show the rest; return what `see` returned after each frame, without repeats."""
        seen = [see()]
        for _frame in range(MOST_FRAMES):
            if not self.show.busy:
                return seen
            self.step()
            if (now := see()) != seen[-1]:
                seen.append(now)
        raise AssertionError("it never ends")
