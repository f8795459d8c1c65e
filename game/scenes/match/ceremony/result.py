"""The outcome of a round, which a ceremony shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.match.ceremony.course import CeremonyTimes, course_of
from game.scenes.match.ceremony.honours import (
    CeremonyWords,
    PartyRemark,
    broken,
    quoted,
    remark,
    winners_words,
)
from game.scenes.match.ceremony.party import Lane, Party, lanes_of, parties
from game.scenes.match_mode.par_words import Terms
from game.scenes.screens import MatchControls
from game.storage.history.records import MatchRecord
from game.voice.summary import Summary


class RoundOutcome(NamedTuple):
    """The outcome of a round, and of a match if it's over.

    Attributes:
        terms: the game and its words.
        parties: those with a bucket first, in the order of their seats.
        lanes: the standing, the best first.
        over: whether the match is over.
        last: the last word of an opponent who hasn't won the match, if there is one.
    """

    terms: Terms
    summary: Summary
    parties: tuple[Party, ...]
    lanes: tuple[Lane, ...]
    course: CeremonyTimes
    over: bool
    words: CeremonyWords
    last: PartyRemark | None

    @property
    def played(self) -> tuple[Party, ...]:
        """The parties that played the round; each has a bucket."""
        return tuple(party for party in self.parties if party.line is not None)

    @property
    def won(self) -> bool:
        """Whether the player, or one of several people at the machine, has won the match."""
        return any(party.own and party.rank == 1 for party in self.parties)


def outcome_of(
    match: MatchControls, summary: Summary, results: Sequence[MatchRecord], *, over: bool
) -> RoundOutcome:
    """Return the outcome of a match's round; `results` are all the player's matches so far."""
    session, game = match.session, match.session.game
    terms = Terms(game, match.narrator)
    found = parties(summary, match.show.table.people, session)
    lanes = lanes_of(found, more_is_better=game.more_is_better)
    course = course_of(summary, over=over)
    if not over:
        return RoundOutcome(terms, summary, found, lanes, course, over, CeremonyWords("", ""), None)
    won = [party for party in found if party.rank == 1]
    quote = remark(won, "wins", summary.round)
    records = broken(results, session.journal.path.name, terms) if session.journal is not None else ()
    words = CeremonyWords(winners_words(found), "" if quote is None else quoted(quote, won), records)
    # The first who swims has the most room for a last word, else the lowest on the podium.
    lost = sorted((one for one in found if one.rank > 1), key=lambda one: (one.rank <= 3, abs(one.rank - 4)))
    return RoundOutcome(
        terms, summary, found, lanes, course, over, words, remark(lost, "loses", summary.round)
    )
