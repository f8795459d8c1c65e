"""The place of a thing in a list, in words."""

from __future__ import annotations

from game.language.message import message


def position(place: int, count: int) -> str:
    """The place (from 0) of a thing among so many; empty where there is no other."""
    if count < 2:
        return ""
    return message("{place} of {count}.", place=place + 1, count=count)
