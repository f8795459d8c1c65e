"""The rooms of the arcade: what each is called, what is new in it, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.arcade.awards.wall import AWARDS
from game.arcade.run.daily import may_begin_daily
from game.cardgames.registry import GAMES
from game.language.message import Text, message, plural
from game.scenes.awards.keeping import won_by_now
from game.scenes.context import Context
from game.scenes.daily.words import diary, news_of
from game.scenes.run.play import saved_runs
from game.storage.places import has_tutorial


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


def run_room(context: Context) -> Room:
    """The arcade run."""
    begun = next((one.run for one in saved_runs(context) if not one.run.over and not one.began.daily), None)
    if begun is None:
        news: Text = message("six ponds, three feathers")
    else:
        news = message("your run waits at pond {pond}", pond=begun.pond)
    about = message("A row of tables through six ponds, with charms, and high scores at its end.")
    return Room(message("Arcade run"), news, begun is not None, about, lambda: _enter(context, daily=False))


def daily_run_room(context: Context) -> Room:
    """The run of the day."""
    runs, today = list(saved_runs(context)), context.today()
    begun = next((one.run for one in runs if one.began.daily == today.isoformat()), None)
    if begun is not None:
        news = message("today’s run is over") if begun.over else message("today’s run is not over")
        waits = not begun.over
    else:
        waits = may_begin_daily([one.began for one in runs], today)
        news = message("today’s run waits") if waits else message("the next run comes later")
    about = message("One run a day, the same for everybody, and one try.")
    return Room(message("Daily run"), news, waits, about, lambda: _enter(context, daily=True))


def _enter(context: Context, *, daily: bool) -> None:
    context.screens.run(daily=daily)


def lessons_room(context: Context) -> Room:
    """The tutorials."""
    left = [game for game in GAMES if has_tutorial(game) and game not in context.settings.tutorials]
    news = plural("{n} tutorial not played yet", "{n} tutorials not played yet", len(left))
    about = message("Each game in five minutes, by playing it.")
    shown = news if left else message("all tutorials played")
    return Room(message("Tutorials"), shown, False, about, context.screens.tutorials)


def wall_room(context: Context) -> Room:
    """The awards."""
    news = message("{won} of {all} won", won=len(won_by_now(context)), all=len(AWARDS))
    about = message("All awards, those won and those still to be won.")
    return Room(message("Awards"), news, False, about, context.screens.wall)


def daily_room(context: Context) -> Room:
    """The daily deal."""
    found, today = diary(context), context.today()
    waits = found.may_begin(today) or found.unfinished(today) is not None
    about = message("One deal a day, the same for everybody, with a calendar of medals.")
    return Room(message("Daily deal"), news_of(found, today), waits, about, context.screens.daily)


ROOMS: tuple[Callable[[Context], Room], ...] = (
    run_room,
    daily_room,
    daily_run_room,
    lessons_room,
    wall_room,
)
"""All rooms, in the order of the hub: a new one is a line here."""


def rooms(context: Context) -> list[Room]:
    """All rooms as they are now."""
    return [room(context) for room in ROOMS]


def news(context: Context) -> Text | None:
    """What waits in the arcade: the news of the first room where something does; None if nothing does."""
    return next((room.news for room in rooms(context) if room.waits), None)
