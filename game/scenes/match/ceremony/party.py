"""Those who share a bucket: one player, or partners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.session.session import Session
from game.tables.company.people import Person
from game.voice.summary import Line, Summary


class Party(NamedTuple):
    """A player, or partners, with their total.

    Attributes:
        line: the line of the round's summary; None for players who were out before it.
        rank: the rank in the match, once it is over; else 0.
        own: whether the player, or one of several people, is one of them.
    """

    seats: tuple[int, ...]
    people: tuple[Person, ...]
    total: int
    line: Line | None
    rank: int
    own: bool

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(person.name for person in self.people)


def parties(summary: Summary, people: Sequence[Person], session: Session) -> tuple[Party, ...]:
    """All parties of a round, in the order of their seats; at the end of a match those out before, too."""
    ranking = session.match.ranking or ()
    totals = session.game.totals(session.match.state)

    def party(seats: tuple[int, ...], line: Line | None) -> Party:
        rank = ranking[seats[0]] if ranking else 0
        total = totals[seats[0]] if line is None else line.total
        own = not set(seats).isdisjoint(session.seats)
        return Party(seats, tuple(people[seat] for seat in seats), total, line, rank, own)

    found = [party(line.seats, line) for line in summary.lines]
    if ranking:
        seen = {seat for line in summary.lines for seat in line.seats}
        gone = [team for team in session.game.teams(len(people)) if not seen.intersection(team)]
        found += [party(team, None) for team in gone]
    return tuple(sorted(found, key=lambda one: (one.line is None, one.seats[0])))
