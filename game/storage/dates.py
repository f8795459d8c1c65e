"""Plausibility checks for dates, because the clock may be wrong, now or when a file was written."""

from __future__ import annotations

from datetime import date, datetime, timedelta

FIRST = date(2026, 1, 1)
"""The day of the first release; no earlier date can be right."""
LAST = date(2075, 12, 31)
"""A clock past this day is more likely wrong than right."""
_AHEAD = timedelta(days=1)


def is_believable(day: date) -> bool:
    """Return whether a clock that shows this day may be right."""
    return FIRST <= day <= LAST


def is_possible(day: date, today: date) -> bool:
    """Return whether a recorded day can be right; always True if `today` itself isn't believable."""
    return not is_believable(today) or (is_believable(day) and day - today <= _AHEAD)


def parse_day(iso: str) -> date | None:
    try:
        return datetime.fromisoformat(iso).date()
    except ValueError:
        return None
