"""The standing after a round: who lies where, and a word about the round of each. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language.message import message_in
from game.scenes.match.ceremony.party import Party
from game.voice.summary import Line


class Lane(NamedTuple):
    """One line's lane.

    Attributes:
        rank: its place by the totals; equal totals share the better one.
        remark: a word about its round; empty if there is none.
    """

    party: Party
    line: Line
    rank: int
    remark: str


def lanes_of(parties: Sequence[Party], *, more_is_better: bool) -> tuple[Lane, ...]:
    """The lanes of those who played the round, the best first; who is out comes after all others."""
    sign = -1 if more_is_better else 1
    keys = [((one.line.out, sign * one.line.total), one, one.line) for one in parties if one.line is not None]
    keys.sort(key=lambda key: key[0])
    most = max((line.points for _key, _party, line in keys), default=0)
    found = []
    for key, party, line in keys:
        rank = 1 + sum(other < key for other, _party, _line in keys)
        found.append(Lane(party, line, rank, _remark(line, most, more_is_better=more_is_better)))
    return tuple(found)


def _remark(line: Line, most: int, *, more_is_better: bool) -> str:
    """A word for a round without points where they are bad, or with the most where they are good."""
    if line.out:
        return message_in("in the standing", "out")
    if more_is_better:
        return message_in("in the standing", "best!") if 0 < line.points == most else ""
    return "" if line.points else message_in("in the standing", "clean!")
