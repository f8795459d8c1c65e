"""Topics of words that are spoken automatically; a player may turn each of them off."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Topic(StrEnum):
    """A topic. Answers to keys, the focused thing and notices have none: they are always spoken."""

    COURSE = "course"
    """Deals, turns, and cards that are turned up for everyone."""
    OTHERS = "others"
    """The other players' moves."""
    OWN = "own"
    """The listener's own moves and their consequences."""
    RESULTS = "results"
    """The points of a round, and the end of a match."""
    QUESTIONS = "questions"
    """The choice that the listener has to make."""
    TALK = "talk"
    """The remarks of opponents."""
    HELP = "help"
    """The help texts of menu rows, after their names and values."""


def topic_of(event: Any, results: tuple[type, ...], listener: int | None) -> Topic:
    """Return an event's topic: the listener's own if its `seat` is, unless it's among the `results`."""
    if isinstance(event, results):
        return Topic.RESULTS
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return Topic.COURSE
    return Topic.OWN if seat == listener else Topic.OTHERS
