"""The diary of daily deals: what was begun, how it ended, and how many days in a row were played."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from msgspec import Struct

from game.arcade.medals import Medal, medal_won
from game.storage.history.dailies import Begun
from game.storage.history.par_scores import Score
from game.storage.history.records import Result

_DAY = timedelta(days=1)


class Entry(Struct, frozen=True):
    """A daily deal that was begun, and its end as far as it has come.

    Attributes:
        journal: the name of the match's file.
        result: None until the match is over.
        score: the result beside par; None until it is known.
    """

    day: date
    journal: str
    result: Result | None
    score: Score | None

    @property
    def medal(self) -> Medal | None:
        """The medal that was won."""
        return None if self.score is None else medal_won(self.score)


class Diary(Struct, frozen=True):
    """All daily deals that were begun, by date."""

    entries: dict[date, Entry]

    @property
    def newest(self) -> date | None:
        """The newest date whose deal was ever begun."""
        return max(self.entries, default=None)

    @property
    def first(self) -> date | None:
        """The first date whose deal was begun."""
        return min(self.entries, default=None)

    def may_begin(self, today: date) -> bool:
        """Whether today's deal may be begun: a clock that was set back gives no second try."""
        return self.newest is None or today > self.newest

    def unfinished(self, today: date) -> Entry | None:
        """Today's deal, if it is begun and not over."""
        entry = self.entries.get(today)
        return entry if entry is not None and entry.result is None else None

    def streak(self, today: date) -> int:
        """The number of days in a row whose deals were played to their end, today or yesterday the last."""
        day = today if self._finished(today) else today - _DAY
        count = 0
        while self._finished(day):
            count, day = count + 1, day - _DAY
        return count

    @property
    def longest_streak(self) -> int:
        """The longest row of days whose deals were played to their end."""
        return max((self.streak(day) for day in self.entries), default=0)

    def _finished(self, day: date) -> bool:
        entry = self.entries.get(day)
        return entry is not None and entry.result is not None and not entry.result.forfeited


def diary_of(begun: Iterable[Begun], results: Iterable[Result], scores: Iterable[Score]) -> Diary:
    """The diary, folded from the player's files. A date that is named twice keeps its first match."""
    ended = {result.journal: result for result in results}
    scored = {score.journal: score for score in scores}
    entries: dict[date, Entry] = {}
    for one in begun:
        entry = Entry(one.day, one.journal, ended.get(one.journal), scored.get(one.journal))
        entries.setdefault(one.day, entry)
    return Diary(entries)
