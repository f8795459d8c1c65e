"""The deal of a date: a ready-made table and a seed, which follow from the date alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from msgspec import Struct

from game.engine.chance import seed_of
from game.storage.levels.tables import Ready

_SEED_BITS = 48
MOST_DAYS = 366
"""The number of days whose deals can be played."""


class DailyDeal(Struct, frozen=True):
    """The deal of one day.

    Attributes:
        day: its date, in UTC.
        table: game, opponents and options.
        seed: the seed of cards and opponents.
    """

    day: date
    table: Ready
    seed: int


def deal_of_day(day: date, tables: Sequence[Ready]) -> DailyDeal | None:
    """Return the deal of a date at one of the daily tables; None if there are none.

    The games alternate; the date picks one of the game's tables.
    """
    meant = sorted((one for one in tables if one.daily), key=lambda one: (one.game, one.key))
    if not meant:
        return None
    games = sorted({one.game for one in meant})
    game = games[day.toordinal() % len(games)]
    choice = [one for one in meant if one.game == game]
    drawn = seed_of("daily table", day.isoformat()) % len(choice)
    return DailyDeal(day, choice[drawn], seed_of_day(day))


@lru_cache(maxsize=2 * MOST_DAYS)
def seed_of_day(day: date) -> int:
    return seed_of("daily deal", day.isoformat()) % (1 << _SEED_BITS)
