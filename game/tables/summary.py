"""A round's result, as the scoring screen shows it for any card game."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct, frozen=True):
    """One seat's round: the cards that count, its points, its total with them, and whether it is out."""

    seat: int
    cards: tuple[int, ...]
    points: int
    total: int
    out: bool = False


class Summary(Struct, frozen=True):
    """A round's result, its best line first.

    `limit` is what the totals go towards, `rounds` how many there are in all (0: nothing, or nobody knows).
    """

    round: int
    lines: tuple[Line, ...]
    limit: int = 0
    rounds: int = 0
