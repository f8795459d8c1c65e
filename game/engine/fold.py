"""A helper for states made of a public view and secrets, in which each change of the public view is an event.

The public view is what a spectator knows. A step emits events, and each is applied to that view just as every
listener applies it to its own.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from game.engine.contract import Event

Item = TypeVar("Item")
Amount = TypeVar("Amount", int, tuple[int, ...])
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT", bound=Event)


def replace_at(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def add_at(items: tuple[Amount, ...], index: int, amount: Amount) -> tuple[Amount, ...]:
    return replace_at(items, index, items[index] + amount)


class Fold(Generic[ViewT, EventT]):
    """A collector of the events of one step, and of the public view that they lead to.

    Attributes:
        public: the public view after these events.
        events: the events, in order.
    """

    __slots__ = ("events", "public")

    def __init__(self, public: ViewT, *events: EventT) -> None:
        """Start from a public view that already includes `events`, the first events of this step."""
        self.public = public
        self.events: list[Event] = list(events)

    def emit(self, event: EventT) -> None:
        """Apply an event to the public view, and add it to the step."""
        self.public = event.apply_to(self.public)
        self.events.append(event)
