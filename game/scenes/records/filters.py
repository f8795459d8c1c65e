"""The filters of the records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from enum import Enum
from functools import partial
from typing import NamedTuple

from game.language.message import Text, message
from game.scenes.pieces.plates import PickPlate
from game.storage.dates import is_possible, parse_day
from game.storage.history.par_scores import ParScore
from game.storage.history.records import MatchRecord
from game.ui.forms.widgets import Widget

PERIODS = (None, 7, 30, 365)
"""The periods to filter by, in days; None stands for all time."""
_PERIOD_NAMES = (
    message("All time"),
    message("Last 7 days"),
    message("Last 30 days"),
    message("Last 365 days"),
)


class MatchKind(Enum):
    ALL = message("All matches")
    RATED = message("Rated matches")
    PRACTICE = message("Practice")
    DAILY = message("Daily deals")


class ListedMatch(NamedTuple):
    """A finished match with the values to filter by; `table` is the key of its ready-made table, or empty."""

    result: MatchRecord
    table: str
    daily: bool

    def is_of(self, kind: MatchKind) -> bool:
        if kind is MatchKind.DAILY:
            return self.daily
        return kind is MatchKind.ALL or self.result.rated is (kind is MatchKind.RATED)

    def began_since(self, first: date, today: date) -> bool:
        """Return whether the match began on `first` or later; False if its date is missing or impossible."""
        began = parse_day(self.result.when)
        return began is not None and began >= first and is_possible(began, today)


class Filters:
    """The filters of a game's records; initially, all matches pass."""

    def __init__(
        self, results: Sequence[MatchRecord], scores: dict[str, ParScore], dailies: set[str], today: date
    ) -> None:
        """`scores` are par scores by journal; `dailies` are the journals of daily deals."""
        self.matches = [
            ListedMatch(
                one, scores[one.journal].table if one.journal in scores else "", one.journal in dailies
            )
            for one in results
        ]
        self._today = today
        self._tables: list[str | None] = [None, *sorted({one.table for one in self.matches}, reverse=True)]
        self._kinds = [one for one in MatchKind if any(match.is_of(one) for match in self.matches)]
        self._table = self._kind = self._period = 0

    @property
    def passing_matches(self) -> list[MatchRecord]:
        """The matches that pass all filters, oldest first."""
        table, days = self._tables[self._table], PERIODS[self._period]
        first = date.min if days is None else self._today - timedelta(days=days - 1)
        return [
            one.result
            for one in self.matches
            if (table is None or one.table == table)
            and one.is_of(self._kinds[self._kind])
            and (days is None or one.began_since(first, self._today))
        ]

    def filter_rows(self, name: Callable[[str], str], changed: Callable[[], None]) -> list[Widget]:
        """Return a row for each filter with more than one useful value; `name` returns a table's title."""

        def pick(attribute: str, place: int) -> None:
            setattr(self, attribute, place)
            changed()

        found: list[Widget] = []
        if len(self._tables) > 2:
            names = [self._table_words(one, name) for one in self._tables]
            help = message("Only matches at this ready-made table.")
            found.append(PickPlate(message("Table"), names, self._table, partial(pick, "_table"), help))
        if len({tuple(map(one.is_of, MatchKind)) for one in self.matches}) > 1:
            kinds = [one.value for one in self._kinds]
            help = message("Only matches of this type.")
            found.append(PickPlate(message("Type"), kinds, self._kind, partial(pick, "_kind"), help))
        week = self._today - timedelta(days=6)
        if not all(one.began_since(week, self._today) for one in self.matches):
            help = message("Only matches from this period.")
            found.append(
                PickPlate(message("Period"), _PERIOD_NAMES, self._period, partial(pick, "_period"), help)
            )
        return found

    @staticmethod
    def _table_words(title: str | None, name: Callable[[str], str]) -> Text | str:
        if title is None:
            return message("All tables")
        return name(title) if title else message("Other tables")
