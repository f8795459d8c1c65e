"""The rooms of the arcade: their names, their news, and the ways there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.arcade.awards.wall import AWARDS
from game.arcade.run.state import Run
from game.arcade.wardrobe import PIECES
from game.cardgames.registry import GAMES
from game.language.message import Text, message, message_in, sentences
from game.scenes.awards.keeping import earned_by_now
from game.scenes.context import Context
from game.scenes.daily.words import news_of, streak_words
from game.scenes.run.run_session import may_begin_today, open_run
from game.storage.history import high_scores, won_awards
from game.storage.levels.run_tables import PONDS
from game.storage.places import LEVELS, has_tutorial
from game.storage.plugins import level_folders


class Room(NamedTuple):
    """The current state of a room.

    Attributes:
        news: what is new or unfinished there, in a few words.
        waits: whether that waits for the player; the title shows the first that does.
    """

    title: Text
    news: Text
    waits: bool
    about: Text
    open: Callable[[], None]
    picture: str
    colour: str
    streak: int = 0


def daily_room(context: Context) -> Room:
    found, today = context.archive.diary(), context.today()
    waits = found.may_begin(today) or found.unfinished(today) is not None
    about = message("One deal a day, the same for everyone. Fill your calendar with medals.")
    streak = found.streak(today)
    return Room(
        message("Daily deal"),
        news_of(found, today),
        waits,
        sentences(about, streak_words(streak) if streak else ""),
        context.screens.daily,
        "rooms/daily",
        "#B0403A",
        streak,
    )


def run_room(context: Context) -> Room:
    found = open_run(context)
    news: Text = message("six ponds, three feathers") if found is None else _far(found)
    about = message("Cross six ponds, table by table, with just three feathers to lose.")
    return Room(
        message("Arcade run"), news, found is not None, about, lambda: _run(context), "rooms/run", "#2F7D5B"
    )


def daily_run_room(context: Context) -> Room:
    found, fresh = open_run(context, daily=True), may_begin_today(context)
    news: Text = message("today’s run is ready") if fresh else message("today’s run is done")
    if found is not None:
        news = _far(found)
    about = message("The same run for everyone today. One try only.")
    waits = fresh or found is not None
    return Room(
        message("Daily run"),
        news,
        waits,
        about,
        lambda: _run(context, daily=True),
        "rooms/daily_run",
        "#2B6CA3",
    )


def _far(run: Run) -> Text:
    """Say how far a run has come."""
    return message("pond {pond} of {ponds}, {score} points", pond=run.pond, ponds=PONDS, score=run.score)


def _run(context: Context, *, daily: bool = False) -> None:
    context.screens.run(daily=daily)


def best_runs_room(context: Context) -> Room:
    kept = context.archive.rows(context.places.high_scores, high_scores.load)
    best = next(iter(high_scores.best(kept)), None)
    news = message("none yet") if best is None else message("{score} points", score=best.score)
    about = message("The best runs, with initials and matches to watch.")
    return Room(
        message("Best runs"), news, False, about, context.screens.high_scores, "rooms/best_runs", "#8A5A1E"
    )


def tutorials_room(context: Context) -> Room:
    games = [game for game in GAMES if has_tutorial(game)]
    done = sum(bool(context.settings.tutorials.get(game)) for game in games)
    news = message("{done} of {all} done", done=done, all=len(games))
    about = message("Learn a game in five minutes, by playing it.")
    return Room(
        message("Tutorials"), news, False, about, context.screens.tutorials, "rooms/tutorials", "#3F3A9A"
    )


def puzzles_room(context: Context) -> Room:
    """Return the room of the puzzles, opened at the game chosen last."""
    game = context.settings.game if context.settings.game in GAMES else next(iter(GAMES))
    folders = (LEVELS, *level_folders().folders)
    count = sum(1 for folder in folders for _file in (folder / "puzzles").glob("*/*.toml"))
    news = message("{done} of {all} solved", done=len(context.archive.puzzle_stars()), all=count)
    about = message("Every position has one best play. Find it.")
    return Room(
        message("Puzzles"),
        news,
        False,
        about,
        partial(context.screens.puzzles, game),
        "rooms/puzzles",
        "#7A2A6A",
    )


def friends_room(context: Context) -> Room:
    news = message("two to four on one device")
    about = message("Type in your names, choose a game, and take turns on one device.")
    return Room(
        message("With friends"), news, False, about, context.screens.with_friends, "rooms/friends", "#C2571E"
    )


def phones_room(context: Context) -> Room:
    news = message("everyone on their own phone")
    about = message("This screen is the table, and your friends hold their cards on their phones.")
    return Room(message("Phones"), news, False, about, context.screens.invite, "rooms/phones", "#2C6E7F")


def awards_room(context: Context) -> Room:
    won = len({one.award for one in context.archive.rows(context.places.awards, won_awards.load)})
    news = message("{done} of {all} won", done=won, all=len(AWARDS))
    about = message("What you can be proud of, and what’s left to win.")
    return Room(
        message_in("a door", "Awards"), news, False, about, context.screens.wall, "rooms/awards", "#8C2F4B"
    )


def wardrobe_room(context: Context) -> Room:
    news = message("{done} of {all} earned", done=len(earned_by_now(context)), all=len(PIECES))
    about = message("Backs for your cards, felts for your tables and hats for your duck.")
    return Room(
        message("Wardrobe"), news, False, about, context.screens.wardrobe, "rooms/wardrobe", "#5B3A8A"
    )


ROOMS: tuple[Callable[[Context], Room], ...] = (
    run_room,
    daily_room,
    daily_run_room,
    puzzles_room,
    tutorials_room,
    friends_room,
    phones_room,
    awards_room,
    wardrobe_room,
    best_runs_room,
)
"""All rooms, in the order of the hub."""


def rooms(context: Context) -> list[Room]:
    return [room(context) for room in ROOMS]


def news(context: Context) -> Text | None:
    """Return what waits behind the doors, apart from the daily deal; None if nothing does."""
    found = (room(context) for room in ROOMS if room is not daily_room)
    return next((room.news for room in found if room.waits), None)
