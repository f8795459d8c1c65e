"""The system's clock, read in this one place."""

from __future__ import annotations

from datetime import UTC, date, datetime


def now() -> datetime:
    """Return the date and time in UTC."""
    return datetime.now(UTC)


def today() -> date:
    """Return the date in UTC, to which daily deals belong."""
    return now().date()


def stamp() -> str:
    """Return the date and time in UTC in ISO format, to the second."""
    return now().isoformat(timespec="seconds")
