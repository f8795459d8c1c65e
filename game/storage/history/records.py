"""The results of finished matches, and statistics about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.storage.places import FileName, Word
from game.storage.rows import RowFiles

Total = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]
Seats = Meta(min_length=1, max_length=32)


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record of a match that was finished or forfeited.

    Attributes:
        friends: the seats of all people, if several played; the first one is `own_seat`.
        levels: the agents' specs by seat, empty for a human; older results have none.
        forfeited: about how many rounds an abandoned match would have had; otherwise 0. Whoever abandoned it
            ranks last, and the others by their points so far.
    """

    game: Word
    when: Word
    players: Annotated[tuple[Word, ...], Seats]
    own_seat: int
    ranking: Annotated[tuple[int, ...], Seats]
    totals: Annotated[tuple[Total, ...], Seats]
    rounds: Annotated[tuple[Points, ...], Meta(max_length=2_000)]
    rated: bool
    journal: FileName
    friends: tuple[int, ...] = ()
    levels: Annotated[tuple[Word, ...], Meta(max_length=32)] = ()
    forfeited: Annotated[int, Meta(ge=0, le=2_000)] = 0

    def __post_init__(self) -> None:
        seats = len(self.players)
        if len(self.levels) not in (0, seats):
            raise ValueError(f"expected levels of {seats} players")
        if not (len(self.ranking) == len(self.totals) == seats and 0 <= self.own_seat < seats):
            raise ValueError(f"expected ranking, totals and own_seat of {seats} players")
        if any(not 1 <= rank <= seats for rank in self.ranking):
            raise ValueError(f"expected a ranking with ranks from 1 to {seats}")
        if any(not 0 <= seat < seats for seat in self.friends):
            raise ValueError(f"expected friends on the seats of {seats} players")


class Statistics(Struct, frozen=True):
    """A summary of a player's results; None for means and bests without any results."""

    matches: int
    wins: int
    mean_round: float | None
    best_round: int | None
    best_total: int | None
    streak: int
    longest_streak: int


_FILES = RowFiles(MatchRecord, "the result")
add, load = _FILES.add, _FILES.load


def summarize(results: Sequence[MatchRecord], *, more_is_better: bool) -> Statistics:
    """Summarise the rated results of a game; they must be in order, oldest first."""
    best = max if more_is_better else min
    rated = [result for result in results if result.rated]
    won = [result.ranking[result.own_seat] == 1 for result in rated]
    rounds = [points for result in rated for points in result.rounds]
    totals = [result.totals[result.own_seat] for result in rated if not result.forfeited]
    longest = streak = 0
    for win in won:
        streak = streak + 1 if win else 0
        longest = max(longest, streak)
    return Statistics(
        matches=len(rated),
        wins=sum(won),
        mean_round=sum(rounds) / len(rounds) if rounds else None,
        best_round=best(rounds, default=None),
        best_total=best(totals, default=None),
        streak=streak,
        longest_streak=longest,
    )
