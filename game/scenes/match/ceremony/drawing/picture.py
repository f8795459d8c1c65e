"""The state of a ceremony at one moment, from which it is drawn."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.match.ceremony.outcome import RoundOutcome
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import BucketSpot, Quay
from game.scenes.match.ceremony.timing import LineTurn
from game.voice.summary import SeatScore


class Bucket(NamedTuple):
    """A party's bucket, with its position and its turn."""

    party: Party
    line: SeatScore
    spot: BucketSpot
    turn: LineTurn


class CeremonyPicture(NamedTuple):
    """The state of a ceremony at one moment.

    Attributes:
        idle: the seconds since the ceremony ended.
        focused: the focused bucket and the seconds since, or None.
        moving: whether to show cards falling; if not, each one appears in its bucket when it would land.
    """

    outcome: RoundOutcome
    quay: Quay
    time: float
    idle: float
    focused: tuple[int, float] | None
    moving: bool

    @property
    def more_is_better(self) -> bool:
        """Whether more points are better."""
        return self.outcome.terms.game.more_is_better

    @property
    def buckets(self) -> tuple[Bucket, ...]:
        """The buckets of all parties that played the round, in their order on the quay."""
        turns, lines = {turn.line: turn for turn in self.outcome.course.turns}, self.outcome.summary.lines
        return tuple(
            Bucket(party, party.line, spot, turns[lines.index(party.line)])
            for party, spot in zip(self.outcome.played, self.quay.spots, strict=True)
            if party.line is not None
        )
