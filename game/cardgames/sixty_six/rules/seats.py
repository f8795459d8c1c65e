"""Partners and the order of play: seats 0–3 clockwise, partners across the table (§1.3)."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4

Pair = tuple[int, int]
"""A number for each team: that of seats 0 and 2, then that of seats 1 and 3."""


def team_of(seat: int) -> int:
    """The seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat & 1


def partner_of(seat: int) -> int:
    """The seat across the table."""
    return seat ^ 2


def next_seat(seat: int, aside: int | None = None) -> int:
    """The next seat clockwise, passing over the seat whose hand is laid aside (§6.1)."""
    following = (seat + 1) % SEATS
    return following if following != aside else (following + 1) % SEATS


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    """A value of each team, by seat."""
    return (*pair, *pair)


def add_to_team(pair: Pair, team: int, amount: int) -> Pair:
    """The pair with so much more for one team."""
    return (pair[0] + amount, pair[1]) if team == 0 else (pair[0], pair[1] + amount)
