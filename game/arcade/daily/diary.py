"""Daily deals and their diary: which were started, their results, streaks, and a text to share."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from functools import lru_cache

from msgspec import Struct

from game.arcade.par import Medal, Par, medal_won
from game.engine.chance import seed_of
from game.storage.history.dailies import BegunDaily
from game.storage.history.par_scores import ParScore
from game.storage.history.records import MatchRecord
from game.storage.levels.tables import ReadyTable

_MEDALS = {Medal.GOLD: "🥇", Medal.SILVER: "🥈", Medal.BRONZE: "🥉"}
_BEATEN, _TIED, _AHEAD = "🟩", "🟨", "⬜"


class DiaryEntry(Struct, frozen=True):
    """A daily deal that was started; it's `lost` if it has no result and its match can't be resumed."""

    day: date
    journal: str
    result: MatchRecord | None
    score: ParScore | None
    lost: bool = False

    @property
    def finished(self) -> bool:
        return self.result is not None and not self.result.forfeited

    @property
    def medal(self) -> Medal | None:
        return None if self.score is None else medal_won(self.score)


class Diary(Struct, frozen=True):
    entries: dict[date, DiaryEntry]

    def can_start(self, today: date) -> bool:
        """Return whether today's deal may be started, as it wasn't started yet or its match is lost."""
        entry = self.entries.get(today)
        return entry is None or entry.lost

    def unfinished_entry(self, today: date) -> DiaryEntry | None:
        """Return today's entry if its match was started but isn't over; otherwise None."""
        entry = self.entries.get(today)
        return entry if entry is not None and entry.result is None and not entry.lost else None

    def has_open_deal(self, today: date) -> bool:
        """Return whether there is a daily deal to start or resume today."""
        return self.can_start(today) or self.unfinished_entry(today) is not None

    def streak(self, today: date) -> int:
        """Return the number of consecutive days with finished deals, up to today or yesterday."""
        finished = {day.toordinal() for day, entry in self.entries.items() if entry.finished}
        # Use day numbers, because the earliest date has no predecessor.
        last = today.toordinal()
        last -= last not in finished
        day = last
        while day in finished:
            day -= 1
        return last - day

    @property
    def longest_streak(self) -> int:
        return max((self.streak(day) for day in self.entries), default=0)


def diary_of(
    begun: Iterable[BegunDaily],
    results: Iterable[MatchRecord],
    scores: Iterable[ParScore],
    lost: Collection[str] = (),
) -> Diary:
    """Build the diary; of a day's matches, the first with a result counts, otherwise the first not lost."""
    ended = {result.journal: result for result in results}
    scored = {score.journal: score for score in scores}
    entries: dict[date, DiaryEntry] = {}
    for deal in begun:
        result = ended.get(deal.journal)
        is_lost = result is None and deal.journal in lost
        entry = DiaryEntry(deal.day, deal.journal, result, scored.get(deal.journal), is_lost)
        previous = entries.get(deal.day)
        if previous is None or previous.lost or (previous.result is None and result is not None):
            entries[deal.day] = entry
    return Diary(entries)


def share_text(entry: DiaryEntry, game: str, streak: int) -> str:
    """Return a line to share about a deal, with the rank if it has no par; raise ValueError if unfinished."""
    result = entry.result
    if result is None:
        raise ValueError("expected a deal that is over")
    parts = ["🦆 Sixes", entry.day.isoformat(), game]
    if entry.score is None:
        parts.append(f"🏁 {result.ranking[result.own_seat]}/{len(result.players)}")
    else:
        par, player_result = Par(entry.score.ghosts), entry.score.result
        beaten, matched = par.ghosts_below(player_result), par.ghosts_matched(player_result)
        medal = f"{_MEDALS[entry.medal]} " if entry.medal else ""
        squares = _BEATEN * beaten + _TIED * (matched - beaten) + _AHEAD * (len(par.results) - matched)
        parts += [f"{medal}{squares}", f"{par.lead_of(player_result) + 0.0:+.1f}"]
    return " · ".join([*parts, *([f"🔥{streak}"] if streak > 1 else [])])


_SEED_BITS = 48
MOST_DAYS = 366
"""How many past days' deals can be played."""


class DailyDeal(Struct, frozen=True):
    """The deal of a day (UTC): a table, and the seed of its match."""

    day: date
    table: ReadyTable
    seed: int


def deal_of_day(day: date, tables: Sequence[ReadyTable]) -> DailyDeal | None:
    """Return a day's deal, whose game changes from day to day; None if there are no daily tables."""
    daily = sorted((table for table in tables if table.daily), key=lambda table: (table.game, table.key))
    if not daily:
        return None
    games = sorted({table.game for table in daily})
    game = games[day.toordinal() % len(games)]
    candidates = [table for table in daily if table.game == game]
    index = seed_of("daily table", day.isoformat()) % len(candidates)
    return DailyDeal(day, candidates[index], seed_of_day(day))


@lru_cache(maxsize=2 * MOST_DAYS)
def seed_of_day(day: date) -> int:
    return seed_of("daily deal", day.isoformat()) % (1 << _SEED_BITS)
