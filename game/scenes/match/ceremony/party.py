"""Parties, a player or partners who share a bucket, and their standing after a round. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language.message import message_in
from game.session.session import Session
from game.tables.company.people import Person
from game.voice.summary import SeatScore, Summary


class Party(NamedTuple):
    """A player, or partners, with their total.

    Attributes:
        line: the line of the round's summary; None for players who were out before it.
        rank: the rank in the match, once it's over; else 0.
        own: whether it includes the player, or one of several people at the machine.
    """

    seats: tuple[int, ...]
    people: tuple[Person, ...]
    total: int
    line: SeatScore | None
    rank: int
    own: bool

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)


def parties(summary: Summary, people: Sequence[Person], session: Session) -> tuple[Party, ...]:
    """Return all parties of a round by seat; at the end of a match, those that were out before come last."""
    ranking = session.match.ranking or ()
    totals = session.game.totals(session.match.state)

    def party(seats: tuple[int, ...], line: SeatScore | None) -> Party:
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


def final_parties(people: Sequence[Person], session: Session) -> tuple[Party, ...]:
    """Return all parties of a finished match, the best first, without their last round."""
    ranking, totals = session.match.ranking or (), session.game.totals(session.match.state)
    found = [
        Party(
            seats,
            tuple(people[seat] for seat in seats),
            totals[seats[0]],
            None,
            ranking[seats[0]],
            not set(seats).isdisjoint(session.seats),
        )
        for seats in session.game.teams(len(people))
    ]
    return tuple(sorted(found, key=lambda one: (one.rank, one.seats)))


class Lane(NamedTuple):
    """A party's lane in the standing.

    Attributes:
        rank: its place by the totals; equal totals share the better one.
        remark: a word about its round, or nothing.
    """

    party: Party
    line: SeatScore
    rank: int
    remark: str


def lanes_of(parties: Sequence[Party], *, more_is_better: bool) -> tuple[Lane, ...]:
    """Return the lanes of those who played the round, the best first; those who are out come last."""
    sign = -1 if more_is_better else 1
    keys = [((one.line.out, sign * one.line.total), one, one.line) for one in parties if one.line is not None]
    keys.sort(key=lambda key: key[0])
    most = max((line.points for _key, _party, line in keys), default=0)
    found = []
    for key, party, line in keys:
        rank = 1 + sum(other < key for other, _party, _line in keys)
        found.append(Lane(party, line, rank, _remark(line, most, more_is_better=more_is_better)))
    return tuple(found)


def _remark(line: SeatScore, most: int, *, more_is_better: bool) -> str:
    """Return a word for a round without bad points, or with the most good ones."""
    if line.out:
        return message_in("in the standing", "out")
    if more_is_better:
        return message_in("in the standing", "best!") if 0 < line.points == most else ""
    return "" if line.points else message_in("in the standing", "clean!")
