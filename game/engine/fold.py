"""States as a public view and secrets: every change is an event, applied to the view.

A game may store, beside its hidden cards, everything public as a spectator's view. The rules then emit events
one by one, and each is applied to that view just as every listener applies it to its own.
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
        public: the public view after them.
        events: the events, in order.
    """

    __slots__ = ("events", "public")

    def __init__(self, public: ViewT, *events: EventT) -> None:
        """`events` are those of the step that have already been applied to `public`."""
        self.public = public
        self.events: list[Event] = list(events)

    def emit(self, event: EventT) -> None:
        """Append an event, and apply it to the public view."""
        self.public = event.apply_to(self.public)
        self.events.append(event)
