"""A round's result, as the scoring screen shows it for any card game."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct, frozen=True):
    """One seat's round: the cards that cost it, its points, its total with them, and whether it is out."""

    seat: int
    cards: tuple[int, ...]
    points: int
    total: int
    out: bool


class Summary(Struct, frozen=True):
    """A round's result. `unit` is what is counted, `limit` what the totals go towards (0: nothing)."""

    round: int
    lines: tuple[Line, ...]
    unit: str
    limit: int
