"""The daily run: the same for everybody by date (UTC), with one try a day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from game.arcade.run.entries import Began
from game.engine.chance import seed_of


def daily_run_seed(day: date) -> int:
    return seed_of("daily run", day.isoformat()) >> 16


def may_begin_daily(begun: Iterable[Began], day: date) -> bool:
    """Whether a day's run hasn't begun yet."""
    return all(one.daily != day.isoformat() for one in begun)
