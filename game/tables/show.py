"""The display of events on a table one after another, at the player's speed, with captions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.engine.contract import Event
from game.language.message import Text, message_in
from game.tables.table import Table
from game.ui.animation.timeline import Step, Timeline
from game.voice.narrator import Narrator, Verbosity
from game.voice.topics import Topic, topic_of

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "instant": 0.0}
"""The factor by which animations run faster, by speed; at 0, cards jump to their places."""
_MOST_AT_ONCE = 4
"""How many events an update shows without animation; more would make a long frame."""
SPEED_NAMES: Mapping[str, Text] = {
    "slow": message_in("a speed", "slow"),
    "normal": message_in("a speed", "normal"),
    "fast": message_in("a speed", "fast"),
    "instant": message_in("a speed", "instant"),
}
SPEED_SIGNS: Mapping[str, str] = {
    "slow": "½×",
    "normal": "1×",
    "fast": "2×",
    "instant": message_in("the highest speed, as a short sign", "max"),
}


class Show:
    """The queue of events to show, and their animation.

    As an event begins, its words go to `say`, and `shown` is called. The table's caption goes to `caption`
    only once the event has been seen, as it may give the result away.
    """

    def __init__(
        self,
        table: Table[Any],
        narrator: Narrator,
        *,
        speed: str = "normal",
        verbosity: Verbosity = Verbosity.NORMAL,
        say: Callable[[str, Topic], None] = lambda _text, _topic: None,
        caption: Callable[[str], None] = lambda _text: None,
        shown: Callable[[Event], None] = lambda _event: None,
    ) -> None:
        self.table = table
        self.speed = speed
        self.verbosity = verbosity
        self.shown = shown
        self._narrator = narrator
        self._say, self._caption = say, caption
        self._queue: deque[Event] = deque()
        self._timeline = Timeline()
        self._hasty = 0

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._timeline.busy

    @property
    def moving(self) -> bool:
        return self.busy or not self.table.calm

    def feed(self, event: Event) -> None:
        """Add an event to the queue."""
        self._queue.append(event)

    def update(self, seconds: float) -> None:
        factor = SPEEDS[self.speed]
        if self._hasty or not factor:
            most = min(self._hasty, _MOST_AT_ONCE) if factor else _MOST_AT_ONCE
            self._finish(most)
            self._hasty = max(self._hasty - most, 0)
            self.table.update(seconds)
            return
        self._start_next()
        self._timeline.update(seconds * factor)
        self._start_next()
        pace = max(factor, 1.0)
        self.table.update(seconds * pace, pace)

    def hurry(self) -> None:
        self._timeline.finish_step()
        self._start_next()

    def hasten(self) -> None:
        """Finish the running animation, and show the waiting events without any, a few in each update."""
        self._timeline.finish()
        self._hasty = len(self._queue)

    def finish(self) -> None:
        self._finish(len(self._queue))
        self._hasty = 0

    def skip(self) -> None:
        """Apply all waiting events silently and without animation."""
        self._timeline.clear()
        self._hasty = 0
        while self._queue:
            event = self._queue.popleft()
            self.table.perform(event)
            self.shown(event)

    def drop(self) -> None:
        """Drop waiting events and running animations; for use before `Table.show`."""
        self._queue.clear()
        self._timeline.clear()
        self._hasty = 0

    def _finish(self, most: int) -> None:
        """Finish the running animation, then show and finish up to `most` of the waiting events."""
        self._timeline.finish()
        for _ in range(min(most, len(self._queue))):
            self._perform(self._queue.popleft())
            self._timeline.finish()

    def _start_next(self) -> None:
        while self._queue and not self._timeline.busy:
            self._perform(self._queue.popleft())

    def _perform(self, event: Event) -> None:
        table = self.table
        before = table.view
        steps = table.perform(event)
        names = tuple(person.name for person in table.people)
        words = self._narrator.narrate(event, before, table.view, names, self.verbosity)
        if words:
            self._say(words, topic_of(event, self._narrator.results, table.view.seat))
        if caption := table.caption(event, before, words or ""):
            steps = [*steps, Step(begin=partial(self._caption, caption))]
        self._timeline.add(steps)
        self.shown(event)
