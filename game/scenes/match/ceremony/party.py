"""Parties (a player, or partners who share a bucket) and their standings after a round."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from game.language.message import message_in
from game.session.session import Session
from game.tables.company.people import Person
from game.voice.summary import SeatScore, Summary


class Party(NamedTuple):
    """A player, or partners, with their total in the match.

    Attributes:
        line: the line of the round's summary; None for players who were out before it.
        rank: the final rank, or 0 before the match is over.
        went_out: the round in which the party went out of the match, or 0.
        own: whether the party includes the player, or any person at this machine.
    """

    seats: tuple[int, ...]
    people: tuple[Person, ...]
    total: int
    line: SeatScore | None
    rank: int
    went_out: int
    own: bool

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)


def parties(summary: Summary, people: Sequence[Person], session: Session) -> tuple[Party, ...]:
    """Return the parties in a round by seat; after the match or with drop-outs, those already out follow."""
    found = [
        _party(line.seats, people, session, line, summary.round if line.out else 0) for line in summary.lines
    ]
    if session.match.ranking or summary.gone:
        seen = {seat for line in summary.lines for seat in line.seats}
        for team in session.game.teams(len(people)):
            if not seen.intersection(team):
                went_out = summary.gone[team[0]] if summary.gone else 0
                found.append(_party(team, people, session, None, went_out))
    return tuple(sorted(found, key=lambda one: (one.line is None, one.seats[0])))


def final_parties(people: Sequence[Person], session: Session) -> tuple[Party, ...]:
    """Return all parties of a finished match, the best first, without the last round's lines."""
    found = [_party(seats, people, session) for seats in session.game.teams(len(people))]
    return tuple(sorted(found, key=lambda one: (one.rank, one.seats)))


def _party(
    seats: tuple[int, ...],
    people: Sequence[Person],
    session: Session,
    line: SeatScore | None = None,
    went_out: int = 0,
) -> Party:
    ranking = session.match.ranking
    rank = ranking[seats[0]] if ranking else 0
    total = session.game.totals(session.match.state)[seats[0]] if line is None else line.total
    own = not set(seats).isdisjoint(session.local_seats or session.seats)
    return Party(seats, tuple(people[seat] for seat in seats), total, line, rank, went_out, own)


class Lane(NamedTuple):
    """A party's lane in the standings.

    Attributes:
        line: the party's points and cards in the round; none if it was already out.
        rank: the rank by how long the party lasted, then by its total; ties share the better rank.
    """

    party: Party
    line: SeatScore
    rank: int
    remark: str


def lanes_of(parties: Sequence[Party], *, more_is_better: bool) -> tuple[Lane, ...]:
    """Return the lanes, the best first; parties that are out come last, by how long they lasted."""
    sign = -1 if more_is_better else 1
    keys = [((-(party.went_out or inf), sign * party.total), party, _line_of(party)) for party in parties]
    keys.sort(key=lambda key: key[0])
    most = max((line.points for _key, _party, line in keys), default=0)
    found = []
    for key, party, line in keys:
        rank = 1 + sum(other < key for other, _party, _line in keys)
        found.append(Lane(party, line, rank, _praise(line, most, more_is_better=more_is_better)))
    return tuple(found)


def _line_of(party: Party) -> SeatScore:
    """Return a party's line in the round's summary; one with 0 points if it was already out."""
    first, *others = party.seats
    return party.line or SeatScore(first, (), 0, party.total, out=True, partners=tuple(others))


def _praise(line: SeatScore, most: int, *, more_is_better: bool) -> str:
    """Return a word of praise for a round without bad points or with the most good ones; else empty."""
    if line.out:
        return ""
    if more_is_better:
        return message_in("in the standing", "best!") if 0 < line.points == most else ""
    return "" if line.points else message_in("in the standing", "clean!")
