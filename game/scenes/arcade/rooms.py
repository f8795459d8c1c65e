"""The rooms of the arcade: their doors (from `assets/arcade.toml`), news and routes, and their boathouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from msgspec import Struct

from game.arcade.awards.wall import AWARDS
from game.arcade.run.state import Run
from game.arcade.wardrobe import LOOKS
from game.cardgames.registry import GAMES
from game.language.message import Text, message, sentences
from game.scenes.awards.saving import look_times
from game.scenes.board_scene import BoathouseScene
from game.scenes.context import Context
from game.scenes.daily.words import state_of_today, streak_words
from game.scenes.pieces.boathouse import Area, HouseDoor
from game.scenes.run.run_session import may_begin_today, unfinished_run
from game.storage.contents import read_contents
from game.storage.history import high_scores, won_awards
from game.storage.levels.run_tables import PONDS
from game.storage.places import LEVELS, has_tutorial
from game.storage.plugins import level_folders

_HIGH = 226.0
_FLOORS = 148.0, 404.0
"""The y of each floor's doors."""
_DOORS, _PITCH, _WIDE = 5, 186.0, 178.0
"""The number of doors on a floor, their pitch and their width."""


class RoomDoor(Struct, frozen=True, forbid_unknown_fields=True):
    """A room's door; `id` is also the name of its picture."""

    id: str
    title: Text
    about: Text
    colour: str


class _ArcadeFile(Struct, frozen=True, forbid_unknown_fields=True):
    rooms: tuple[RoomDoor, ...]


class News(NamedTuple):
    """What's new or unfinished in a room, in a few words, and how to enter the room.

    Attributes:
        waits: whether something waits for the player; the title shows the first such news.
        streak: the number of consecutive days to show on the door.
    """

    words: Text
    open: Callable[[], None]
    waits: bool = False
    streak: int = 0


def _daily_news(context: Context) -> News:
    found, today = context.archive.diary(), context.today()
    return News(
        state_of_today(found, today), context.screens.daily, found.has_open_deal(today), found.streak(today)
    )


def _run_news(context: Context) -> News:
    found = unfinished_run(context)
    words = message("6 ponds, 3 feathers") if found is None else _progress_words(found)
    return News(words, partial(enter_run, context), waits=found is not None)


def _daily_run_news(context: Context) -> News:
    found, fresh = unfinished_run(context, daily=True), may_begin_today(context)
    today = message("today’s run is ready") if fresh else message("today’s run is done")
    words = today if found is None else _progress_words(found)
    return News(words, partial(enter_run, context, daily=True), waits=fresh or found is not None)


def enter_run(context: Context, *, daily: bool = False) -> None:
    context.screens.run(daily=daily)


def _progress_words(run: Run) -> Text:
    return message("pond {pond} of {ponds}, {score} points", pond=run.pond, ponds=PONDS, score=run.score)


def _best_runs_news(context: Context) -> News:
    best = next(iter(high_scores.best_scores(context.archive.high_scores())), None)
    words = message("none yet") if best is None else message("{score} points", score=best.score)
    return News(words, context.screens.high_scores)


def _tutorials_news(context: Context) -> News:
    games = [game for game in GAMES if has_tutorial(game)]
    done = sum(bool(context.settings.tutorials.get(game)) for game in games)
    return News(message("{done} of {all} done", done=done, all=len(games)), context.screens.tutorials)


def _puzzles_news(context: Context) -> News:
    folders = (LEVELS, *level_folders().folders)
    count = sum(1 for folder in folders for _file in (folder / "puzzles").glob("*/*.toml"))
    words = message("{done} of {all} solved", done=len(context.archive.puzzle_stars()), all=count)
    return News(words, partial(context.screens.puzzles, context.game))


def _awards_news(context: Context) -> News:
    won = len({one.award for one in context.archive.rows(context.places.awards, won_awards.load)})
    return News(message("{done} of {all} won", done=won, all=len(AWARDS)), context.screens.wall)


def _wardrobe_news(context: Context) -> News:
    words = message("{done} of {all} earned", done=len(look_times(context)), all=len(LOOKS))
    return News(words, context.screens.wardrobe)


_NEWS: Mapping[str, Callable[[Context], News]] = {
    "run": _run_news,
    "daily": _daily_news,
    "daily_run": _daily_run_news,
    "puzzles": _puzzles_news,
    "tutorials": _tutorials_news,
    "friends": lambda context: News(message("2 to 4 on one device"), context.screens.with_friends),
    "phones": lambda context: News(message("one phone each"), context.screens.invite),
    "awards": _awards_news,
    "wardrobe": _wardrobe_news,
    "best_runs": _best_runs_news,
}
DOORS = read_contents("arcade.toml", _ArcadeFile).rooms


def news_of_room(context: Context, room: str) -> News:
    return _NEWS[room](context)


def news(context: Context) -> Text | None:
    """Return the first news that waits in the arcade and isn't on the title already, or None."""
    found = (news_for(context) for room, news_for in _NEWS.items() if room not in ("daily", "run"))
    return next((one.words for one in found if one.waits), None)


def door_areas() -> list[Area]:
    """Return the areas of the doors, floor by floor."""
    return [
        (640 + (number - (_DOORS - 1) / 2) * _PITCH - _WIDE / 2, top, _WIDE, _HIGH)
        for top in _FLOORS
        for number in range(_DOORS)
    ]


class HubScene(BoathouseScene):
    """A scene with the doors of all rooms."""

    title = message("The arcade")
    welcome = message("Where to?")
    back_help = message("To the title.")

    def doors(self) -> list[tuple[HouseDoor, Area]]:
        return list(zip(map(self._door, DOORS), door_areas(), strict=True))

    def _door(self, room: RoomDoor) -> HouseDoor:
        news = news_of_room(self.context, room.id)
        return HouseDoor(
            room.title,
            news.words,
            news.open,
            sentences(room.about, streak_words(news.streak) if news.streak else ""),
            picture=f"rooms/{room.id}",
            colour=room.colour,
            lit=news.waits,
            stars=news.streak,
            lines=2,
        )
