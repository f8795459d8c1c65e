"""A round's result, as the scoring screen shows it for any card game."""

from __future__ import annotations

from msgspec import Struct


class SeatScore(Struct, frozen=True):
    """One seat's round.

    Attributes:
        seat: the seat, or the first of the partners.
        partners: the other seats on the same line.
        notes: the parts of the points, in a few words.
        worth: the points of each card, if a round's points are counted from cards; else empty.
    """

    seat: int
    cards: tuple[int, ...]
    points: int
    total: int
    out: bool = False
    partners: tuple[int, ...] = ()
    notes: str = ""
    worth: tuple[int, ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.seat, *self.partners


class Summary(Struct, frozen=True):
    """A round's result.

    Attributes:
        round: its number, from 1.
        limit: the end of the totals' scale.
        rounds: how many rounds the match has; 0 if that isn't known.
        verdict: the outcome of the round in a sentence; empty if the lines say everything.
        gone: by seat, the earlier round in which it went out, 0 if it played this one; empty in a match
            that nobody leaves early.
    """

    round: int
    lines: tuple[SeatScore, ...]
    limit: int = 0
    rounds: int = 0
    verdict: str = ""
    gone: tuple[int, ...] = ()
