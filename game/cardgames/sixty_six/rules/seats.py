"""Partners and the order of play: seats 0–3 clockwise, partners across the table (§1.3)."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4

Pair = tuple[int, int]
"""A value for each team: that of seats 0 and 2, then that of seats 1 and 3."""


def team_of(seat: int) -> int:
    """Return the seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat & 1


def partner_of(seat: int) -> int:
    return seat ^ 2


def next_seat(seat: int, aside: int | None = None) -> int:
    """Return the next seat clockwise, skipping the seat whose hand is laid aside (§6.1)."""
    following = (seat + 1) % SEATS
    return following if following != aside else (following + 1) % SEATS


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    return (*pair, *pair)


def add_to_team(pair: Pair, team: int, amount: int) -> Pair:
    """Return the pair with `amount` added for one team."""
    return (pair[0] + amount, pair[1]) if team == 0 else (pair[0], pair[1] + amount)
