"""The result of a round of any card game, as the scoring screen shows it."""

from __future__ import annotations

from msgspec import Struct


class SeatScore(Struct, frozen=True):
    """A seat's or team's result in a round.

    Attributes:
        seat: the seat, or the first one of a team.
        partners: the other seats of the team.
        out: whether the seat went out of the match.
        notes: how the points are made up, in a few words.
        worth: the points of each of `cards`, if points are counted from cards; otherwise empty.
        tie_breaker: what decides between equal points, to be shown in place of the total; may be empty.
    """

    seat: int
    cards: tuple[int, ...]
    points: int
    total: int
    out: bool = False
    partners: tuple[int, ...] = ()
    notes: str = ""
    worth: tuple[int, ...] = ()
    tie_breaker: str = ""

    @property
    def seats(self) -> tuple[int, ...]:
        return self.seat, *self.partners


class Summary(Struct, frozen=True):
    """A round's result.

    Attributes:
        round: the number of the round, from 1.
        limit: the end of the scale on which totals are drawn.
        rounds: the number of rounds in the match; 0 if unknown.
        verdict: the outcome of the round in a sentence; may be empty.
        gone: for each seat, the round in which it went out, or 0; empty if nobody can go out.
        counts_cards: whether the points of all lines are numbers of cards.
    """

    round: int
    lines: tuple[SeatScore, ...]
    limit: int = 0
    rounds: int = 0
    verdict: str = ""
    gone: tuple[int, ...] = ()
    counts_cards: bool = False
