"""The archive: the player's matches, and everything saved about them, puzzles and daily deals."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.contract import BadSetup
from game.engine.journal import BadJournal, Header, Journal, NoHeader
from game.files import gate
from game.language.message import Text, day, plural
from game.session.journal_cache import JournalCache
from game.storage.dates import is_believable, is_possible
from game.storage.history import accuracy, dailies, high_scores, par_scores, puzzle_tries, records
from game.storage.history.dailies import BegunDaily
from game.storage.places import Places, has_tutorial
from game.storage.rows import AnyRow, Load, RowsCache
from game.storage.settings import Settings

if TYPE_CHECKING:
    from game.arcade.daily.diary import Diary

_SAVE_SUFFIX = ".sixes"
_STAMP = re.compile(r"(\d{8}-\d{6})-(\d{1,9})-", re.ASCII)
_MOST_READ = 3_000


class ArchiveContext(Protocol):
    """The part of the context that the archive uses: settings, the date, and notices."""

    settings: Settings

    def today(self) -> date:
        """Return the date by the clock, in UTC."""

    def change(self, **changes: Any) -> None:
        """Change settings and save them."""

    def notify(self, words: str) -> None:
        """Notify the player, unless the words are empty."""

    def notify_of_problems(self, problems: Sequence[str]) -> None:
        """Show the problems of several files in one notice: the first one, and the number of others."""


class Archive:
    """A reader and writer of the files in the player's folder; a broken file leads to a notice."""

    def __init__(self, places: Places, context: ArchiveContext) -> None:
        self._places, self._context = places, context
        self.cache = RowsCache()
        """The rows read from files."""
        self.readings = JournalCache()
        """A cache of journals that are read in the background."""
        self.unplayable: set[str] = set()
        """The tutorials whose files proved to be broken; they aren't offered again."""
        self._problem_reported = False

    # -- journals ------------------------------------------------------------------------------------

    def open_journal(self, header: Header) -> Journal:
        """Create and return a match's journal; if that fails, notify the player, and write it later."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        # If the clock was set back, the new match must not look older than existing ones.
        newest, last, _name = max(map(_age_key, self._journals()), default=("", 0, ""))
        number = last if newest >= stamp else 0
        while True:
            number += 1
            path = self._places.saves / f"{max(stamp, newest)}-{number}-{header.game}{_SAVE_SUFFIX}"
            try:
                journal = Journal.create(path, header)
            except FileExistsError:
                continue
            except OSError as error:
                self._context.notify(f"{path}: this match can't be saved ({error.strerror})")
                journal = Journal.create_later(path, header)
            self.remember_last_match(path)
            return journal

    def remember_last_match(self, path: Path) -> None:
        """Save a match in the settings as the one played last."""
        if self._context.settings.match != path.name:
            self._context.change(match=path.name)

    def unfinished(self) -> list[Path]:
        """Return the journals of the most recent unfinished matches, the one played last first."""
        done = {result.journal for result in self.results()}
        found = [path for path in self._journals() if path.name not in done]
        found.sort(key=lambda path: (path.name == self._context.settings.match, _age_key(path)), reverse=True)
        good, problems = [], []
        for path in found[:_MOST_READ]:
            headers, problem = self.cache.load(path, _load_header)
            good += [path for _header in headers]
            problems.append(problem or "")
        self._context.notify_of_problems(problems)
        return good

    @property
    def is_newcomer(self) -> bool:
        """Whether no match has ever been started."""
        return not self._journals()

    def offers_tutorial(self, game: str) -> bool:
        """Return whether to offer a game's tutorial: it's unfinished, and the game was never started."""
        if self._context.settings.tutorials.get(game) or game in self.unplayable or not has_tutorial(game):
            return False
        begun = any(path.name.endswith(f"-{game}{_SAVE_SUFFIX}") for path in self._journals())
        return not begun and all(result.game != game for result in self.results())

    def _journals(self) -> list[Path]:
        """Return the paths of all journals, except any with unprintable names."""
        try:
            found = list(self._places.saves.glob(f"*{_SAVE_SUFFIX}"))
        except OSError:
            return []
        return [path for path in found if path.name == gate.clean_text(path.name)]

    def header_of(self, path: Path) -> Header | None:
        """Return a journal's header, or None, after a notice, if it's broken or its game is unknown."""
        found = self.rows(path, _load_header)
        return found[0] if found else None

    # -- rows ----------------------------------------------------------------------------------------

    def rows(self, path: Path, load: Load[AnyRow]) -> list[AnyRow]:
        """Return the rows of a file, oldest first, read again only if it has changed."""
        found, problem = self.cache.load(path, load)
        self._context.notify(problem or "")
        return found

    def results(self) -> list[records.MatchRecord]:
        return self.rows(self._places.records, partial(records.load, check=_check_result))

    def accuracies(self) -> list[accuracy.Accuracy]:
        """Return the accuracy of each round that the coach has analysed, oldest first."""
        return self.rows(self._places.accuracy, accuracy.load)

    def save_accuracy(self, path: Path, found: accuracy.Accuracy) -> None:
        """Save a round's accuracy, unless it's known, if the journal at `path` is the player's own match."""
        # The saves hold only the player's matches, but replays of others can be watched, too.
        if path.parent != self._places.saves:
            return
        self._context.notify(accuracy.add(self._places.accuracy, found, self.cache) or "")

    def scores(self) -> list[par_scores.ParScore]:
        """Return the par scores of matches at ready-made tables, oldest first."""
        return self.rows(self._places.scores, par_scores.load)

    def save_score(self, score: par_scores.ParScore) -> None:
        """Save the par score of a match, unless it's already saved."""
        self._context.notify(par_scores.add(self._places.scores, score, self.cache) or "")

    def high_scores(self) -> list[high_scores.HighScore]:
        return self.rows(self._places.high_scores, high_scores.load)

    def puzzle_stars(self) -> dict[str, int]:
        """Return the best number of stars for each solved puzzle, by the puzzle's fingerprint."""
        return puzzle_tries.best_stars(self.rows(self._places.puzzles, puzzle_tries.load))

    def save_puzzle(self, solved: puzzle_tries.SolvedPuzzle) -> None:
        self._context.notify(puzzle_tries.add(self._places.puzzles, solved) or "")

    def dailies(self) -> list[BegunDaily]:
        """Return the started daily deals, oldest first, after setting aside those on impossible days."""
        path, aside, today = self._places.dailies, self._places.dailies_aside, self._context.today()
        kept, apart = self.rows(path, dailies.load), self.rows(aside, dailies.load)
        if not is_believable(today):
            return kept

        def fits(daily: BegunDaily) -> bool:
            return is_possible(daily.day, today)

        if not all(map(fits, kept)) or any(map(fits, apart)):
            self._set_dailies_aside(fits, today)
            kept = self.rows(path, dailies.load)
        return list(filter(fits, kept))

    def is_daily_set_aside(self, journal: str) -> bool:
        """Return whether a match is a daily deal that was set aside for its impossible day."""
        return any(daily.journal == journal for daily in self.rows(self._places.dailies_aside, dailies.load))

    def _set_dailies_aside(self, fits: Callable[[BegunDaily], bool], today: date) -> None:
        """Set aside the daily deals that don't pass `fits`, restore those that do, and notify the player."""
        path, aside = self._places.dailies, self._places.dailies_aside
        out, back, problem = dailies.swap_with_aside(path, aside, fits)
        if problem and not self._problem_reported:
            self._problem_reported = True
            self._context.notify(problem)
        if out:
            self._context.notify(_aside_words([daily.day for daily in out], today, aside))
        if back:
            self._context.notify(
                plural(
                    "A daily deal is back in your calendar.",
                    "{n} daily deals are back in your calendar.",
                    len(back),
                )
            )

    def diary(self) -> Diary:
        """Return the diary of daily deals, from the current files."""
        # Imported late, as it imports the agents, which the first frame doesn't need.
        from game.arcade.daily.diary import diary_of

        begun, results, today = self.dailies(), self.results(), self._context.today()
        over = {result.journal for result in results}
        left = {daily.journal for daily in begun if daily.day == today} - over
        return diary_of(begun, results, self.scores(), list(filter(self._is_lost, left)))

    def _is_lost(self, journal: str) -> bool:
        """Return whether an unfinished match can't be resumed, as its journal is gone or broken."""
        path = self._places.saves / journal
        return not path.exists() or self.header_of(path) is None


def _aside_words(days: Sequence[date], today: date, aside: Path) -> Text:
    return plural(
        "Your clock says it’s {today}, but a daily deal is dated {day}. That deal is set aside in {file}.",
        "Your clock says it’s {today}, but {n} daily deals have dates like {day}. Those deals are "
        "set aside in {file}.",
        len(days),
        today=day(today.isoformat()),
        day=day(days[0].isoformat()),
        file=aside.name,
    )


def _load_header(path: Path) -> tuple[list[Header], str | None]:
    """Return a list with the header, or an empty list and the problem; set a file without one aside."""
    try:
        header = journals.read_header(path)
        rules_of(header.game).check_seats(len(header.players))
    except NoHeader as error:
        return [], journals.set_aside_whole(path, error)
    except BadJournal as error:
        return [], str(error)
    except UnknownGame as error:
        return [], f"{path}: {error}"
    except BadSetup as error:
        return [], f"{path}: line 1: {error}"
    return [header], None


def _age_key(path: Path) -> tuple[str, int, str]:
    """Return a sort key for journals, oldest first: the stamp in the name, and the number after it."""
    found = _STAMP.match(path.name)
    return (found[1], int(found[2]), path.name) if found else ("", 0, path.name)


def _check_result(result: records.MatchRecord) -> None:
    """Raise a ValueError if a result is impossible in its game; results of unknown games pass."""
    with suppress(UnknownGame):
        rules_of(result.game).check_seats(len(result.players))
