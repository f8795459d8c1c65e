"""The rooms of the arcade: what each is called, what is new in it, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.daily.words import diary, news_of


class Room(NamedTuple):
    """A room as it is now.

    Attributes:
        news: what is new or unfinished there, in a few words.
        waits: whether that waits for the player; the title tells the first that does.
        about: what is done there, in a sentence.
    """

    title: Text
    news: Text
    waits: bool
    about: Text
    open: Callable[[], None]


def daily_room(context: Context) -> Room:
    """The daily deal."""
    found, today = diary(context), context.today()
    waits = found.may_begin(today) or found.unfinished(today) is not None
    about = message("One deal a day, the same for everybody, with a calendar of medals.")
    return Room(message("Daily deal"), news_of(found, today), waits, about, context.screens.daily)


ROOMS: tuple[Callable[[Context], Room], ...] = (daily_room,)
"""All rooms, in the order of the hub: a new one is a line here."""


def rooms(context: Context) -> list[Room]:
    """All rooms as they are now."""
    return [room(context) for room in ROOMS]


def news(context: Context) -> Text | None:
    """What waits in the arcade: the news of the first room where something does; None if nothing does."""
    return next((room.news for room in rooms(context) if room.waits), None)
