"""An award, the facts that awards are computed from, and the player's progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from game.arcade.daily.diary import Diary
from game.arcade.run.state import Run
from game.language.message import Text
from game.storage.history.accuracy import Accuracy
from game.storage.history.achievements import Achievements
from game.storage.history.par_scores import ParScore
from game.storage.history.puzzle_tries import SolvedPuzzle


class Award(Struct, frozen=True):
    """An award.

    Attributes:
        id: its name in files; it never changes.
        game: the id of its game; empty for the house; or `run`, `daily` or `puzzles`.
        done: computes the progress; `needed` wins it.
    """

    id: str
    game: str
    title: Text
    about: Text
    done: Callable[[Facts], int]
    needed: int = 1

    def progress(self, facts: Facts) -> int:
        """Return the progress, up to what is needed."""
        return min(self.done(facts), self.needed)

    def won(self, facts: Facts) -> bool:
        return self.done(facts) >= self.needed


def matches(game: str, good: Callable[[Achievements], bool]) -> Callable[[Facts], int]:
    """Return a function that counts the matches of a game that satisfy a condition."""
    return lambda facts: sum(good(one) for one in facts.of(game))


def total(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """Return a function that adds up an amount over all matches of a game."""
    return lambda facts: sum(amount(one) for one in facts.of(game))


def most(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """Return a function that computes the greatest amount in one match of a game."""
    return lambda facts: max((amount(one) for one in facts.of(game)), default=0)


def longest(flags: Iterable[bool]) -> int:
    """Return the length of the longest run of true values."""
    best = row = 0
    for flag in flags:
        row = row + 1 if flag else 0
        best = max(best, row)
    return best


class Facts(Struct, frozen=True):
    """Everything known of a player.

    Attributes:
        matches: the matches that count, oldest first.
        scores: the results at ready-made tables, compared with par.
        rounds: the accuracy of rounds, from the coach.
        runs: all runs, including the open one.
        tables: the titles of the ready-made tables that have medals, by game.
        diary: the daily deals.
        solved: all solutions of puzzles, oldest first.
        puzzles: the number of puzzles of each game.
    """

    matches: Sequence[Achievements] = ()
    scores: Sequence[ParScore] = ()
    rounds: Sequence[Accuracy] = ()
    runs: Sequence[Run] = ()
    tables: Mapping[str, frozenset[str]] = {}
    diary: Diary = Diary({})
    solved: Sequence[SolvedPuzzle] = ()
    puzzles: Mapping[str, int] = {}

    def of(self, game: str) -> list[Achievements]:
        return [one for one in self.matches if one.game == game]
