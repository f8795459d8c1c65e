"""The place of an item in a list, in words."""

from __future__ import annotations

from game.language.message import message


def position(place: int, count: int) -> str:
    """Return the place (from 0) of an item in words; empty for a single item."""
    if count < 2:
        return ""
    return message("{place} of {count}.", place=place + 1, count=count)
