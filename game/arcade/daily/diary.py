"""The diary of daily deals: what was begun, how it ended, and how many days in a row were played."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date

from msgspec import Struct

from game.arcade.medals import Medal, medal_won
from game.storage.history.dailies import BegunDaily
from game.storage.history.par_scores import ParScore
from game.storage.history.records import MatchRecord


class DiaryEntry(Struct, frozen=True):
    """A daily deal that was begun, and its end as far as it has come.

    Attributes:
        journal: the name of the match's file.
        result: None until the match is over.
        score: the result beside par; None until it is known.
        lost: whether the match was not over, and its file can't be played on with.
    """

    day: date
    journal: str
    result: MatchRecord | None
    score: ParScore | None
    lost: bool = False

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.result is not None and not self.result.forfeited

    @property
    def medal(self) -> Medal | None:
        """The medal that was won."""
        return None if self.score is None else medal_won(self.score)


class Diary(Struct, frozen=True):
    """All daily deals that were begun, by date."""

    entries: dict[date, DiaryEntry]

    @property
    def first(self) -> date | None:
        """The first date whose deal was begun."""
        return min(self.entries, default=None)

    def may_begin(self, today: date) -> bool:
        """Whether today's deal may be begun: it wasn't yet, or its match is lost before its end."""
        entry = self.entries.get(today)
        return entry is None or entry.lost

    def unfinished(self, today: date) -> DiaryEntry | None:
        """Today's deal, if it is begun and not over."""
        entry = self.entries.get(today)
        return entry if entry is not None and entry.result is None and not entry.lost else None

    def streak(self, today: date) -> int:
        """The number of days in a row whose deals were played to their end, today or yesterday the last."""
        finished = {day.toordinal() for day, entry in self.entries.items() if entry.finished}
        # Numbers of days: there is no date before the first of the calendar.
        last = today.toordinal()
        last -= last not in finished
        day = last
        while day in finished:
            day -= 1
        return last - day

    @property
    def longest_streak(self) -> int:
        """The longest row of days whose deals were played to their end."""
        return max((self.streak(day) for day in self.entries), default=0)


def diary_of(
    begun: Iterable[BegunDaily],
    results: Iterable[MatchRecord],
    scores: Iterable[ParScore],
    lost: Collection[str] = (),
) -> Diary:
    """The diary, folded from the player's files. A date that is named twice keeps its first match.

    The journals that are `lost` can't be played on with: another match of their date takes their place.
    """
    ended = {result.journal: result for result in results}
    scored = {score.journal: score for score in scores}
    entries: dict[date, DiaryEntry] = {}
    for one in begun:
        result = ended.get(one.journal)
        gone = result is None and one.journal in lost
        entry = DiaryEntry(one.day, one.journal, result, scored.get(one.journal), gone)
        known = entries.get(one.day)
        if known is None or known.lost or (known.result is None and result is not None):
            entries[one.day] = entry
    return Diary(entries)
