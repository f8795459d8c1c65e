"""Plausibility of dates, as a clock may be wrong, and a file written under such a clock."""

from __future__ import annotations

from datetime import date, datetime, timedelta

FIRST = date(2026, 1, 1)
"""No version of the program is older."""
LAST = date(2075, 12, 31)
"""A clock that is past this day is more likely to be wrong than the program to be that old."""
_AHEAD = timedelta(days=1)


def is_believable(day: date) -> bool:
    """Return whether a clock that shows this day may be right."""
    return FIRST <= day <= LAST


def is_possible(day: date, today: date) -> bool:
    """Return whether something can have happened on a day, at most one ahead of a possible `today`."""
    return not is_believable(today) or (is_believable(day) and day - today <= _AHEAD)


def day_of(iso: str) -> date | None:
    try:
        return datetime.fromisoformat(iso).date()
    except ValueError:
        return None
