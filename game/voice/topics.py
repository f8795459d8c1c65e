"""The topics of words that are told of their own accord: a player may have any of them left unspoken."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Topic(StrEnum):
    """A topic. Answers to keys, the name of the thing in focus and notices have none: all hear them."""

    COURSE = "course"
    """Deals, turns, and cards that are turned up for all."""
    OTHERS = "others"
    """The moves of the other players."""
    OWN = "own"
    """The listener's own moves, and what comes of them."""
    RESULTS = "results"
    """The points of a round, and the end of a match."""
    QUESTIONS = "questions"
    """The choice that the listener has to make."""
    TALK = "talk"
    """The remarks of opponents."""
    HELP = "help"
    """The help of the rows of menus, behind their names and values."""


def topic_of(event: Any, results: tuple[type, ...], listener: int | None) -> Topic:
    """The topic of an event for a listener; `results` are the events that tell of points and of the end.

    An event is a player's own if it names a seat: that is the one who does something, or whom it befalls.
    """
    if isinstance(event, results):
        return Topic.RESULTS
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return Topic.COURSE
    return Topic.OWN if seat == listener else Topic.OTHERS
