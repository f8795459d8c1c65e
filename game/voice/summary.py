"""A round's result, as the scoring screen shows it for any card game."""

from __future__ import annotations

from msgspec import Struct


class SeatScore(Struct, frozen=True):
    """One seat's round: the cards that count, its points, its total with them, and whether it is out.

    Attributes:
        worth: the points of each of the cards, if it is cards that a round's points are counted from; empty
            if the points come about in another way, and the cards are there to be looked at.
        partners: the seats that share the line with `seat`.
        notes: the parts of the points, in a few words.
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
        """The seats of the line: its own and its partners."""
        return self.seat, *self.partners


class Summary(Struct, frozen=True):
    """A round's result, its best line first.

    `limit` is the end of the totals' scale, `rounds` how many there are in all (0: none, or not known).

    Attributes:
        verdict: the outcome of the round, in a sentence; empty if the lines say it all.
    """

    round: int
    lines: tuple[SeatScore, ...]
    limit: int = 0
    rounds: int = 0
    verdict: str = ""
