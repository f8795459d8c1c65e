"""Which match is a daily deal."""

from __future__ import annotations

from datetime import date, timedelta

from game.arcade.daily.deal import seed_of_day
from game.engine.journal import Header
from game.scenes.context import Context


def day_of(context: Context, journal: str, header: Header) -> date | None:
    """Return the day whose deal a match is, by the name of its journal; None if it's no daily deal.

    If the program was killed before it saved that the deal had begun, the seed shows it.
    """
    begun = next((one.day for one in context.archive.dailies() if one.journal == journal), None)
    return begun or _day_of_seed(header)


def _day_of_seed(header: Header) -> date | None:
    try:
        started = date.fromisoformat(header.started[:10])
        # Midnight may have passed between the choice of the deal and the start of its match.
        days = started, started - timedelta(days=1)
    except (ValueError, OverflowError):
        return None
    return next((day for day in days if seed_of_day(day) == header.seed), None)
