"""States as an open view and secrets: each happening is said once, in an event, and the state follows.

A game may keep, beside its hidden cards, all that lies open as a spectator knows it. A step is then told
event by event, and each is folded into that view just as every listener folds it into its own.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from game.engine.contract import Event

Item = TypeVar("Item")
Amount = TypeVar("Amount", int, tuple[int, ...])
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT", bound=Event)


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """Return the tuple with one item replaced."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def increase(items: tuple[Amount, ...], place: int, more: Amount) -> tuple[Amount, ...]:
    """Return the tuple with one item increased: a count, or some cards."""
    return put(items, place, items[place] + more)


class Fold(Generic[ViewT, EventT]):
    """The events of one step so far.

    Attributes:
        public: all that lies open after them.
        events: the events, in order.
    """

    __slots__ = ("events", "public")

    def __init__(self, public: ViewT, *told: EventT) -> None:
        """From an open view on; `told` are the step's events that have led to it."""
        self.public = public
        self.events: list[Event] = list(told)

    def emit(self, event: EventT) -> None:
        """Let this happen next."""
        self.public = event.apply_to(self.public)
        self.events.append(event)
