"""Topics of texts that are spoken automatically; a player may turn each off."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Topic(StrEnum):
    """The topic of a text. Answers, descriptions of the focus and notices have none; all are spoken."""

    COURSE = "course"
    """Deals, turns and newly revealed cards."""
    OTHERS = "others"
    """Moves of other players."""
    OWN = "own"
    """The listener's moves and their consequences."""
    RESULTS = "results"
    """The points of a round, and the result of a match."""
    QUESTIONS = "questions"
    """The listener's pending choice."""
    TALK = "talk"
    """Opponents' remarks."""
    HELP = "help"
    """Help texts of menu rows."""


def topic_of(event: Any, results: tuple[type, ...], listener: int | None) -> Topic:
    """Return an event's topic: RESULTS for the types in `results`, otherwise a topic by the event's seat."""
    if isinstance(event, results):
        return Topic.RESULTS
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return Topic.COURSE
    return Topic.OWN if seat == listener else Topic.OTHERS
