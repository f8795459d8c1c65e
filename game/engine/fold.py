"""States as an open view and secrets: each happening is said once, in an event, and the state follows.

A game may keep, beside its hidden cards, all that lies open as a spectator knows it. A step is then told
event by event, and each is folded into that view just as every listener folds it into its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.engine.contract import Event

ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT", bound=Event)


class Fold(Generic[ViewT, EventT]):
    """The events of one step so far.

    Attributes:
        open: all that lies open after them.
        events: the events, in order.
    """

    def __init__(self, open: ViewT, see: Callable[[ViewT, EventT], ViewT]) -> None:
        """From an open view on; `see` is the game's own way to add an event to a view."""
        self.open = open
        self.events: list[Event] = []
        self._see = see

    def tell(self, event: EventT) -> None:
        """Let this happen next."""
        self.open = self._see(self.open, event)
        self.events.append(event)
