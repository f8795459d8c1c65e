"""The facts that awards are computed from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.arcade.daily.diary import Diary
from game.arcade.run.state import Run
from game.storage.history.accuracy import Accuracy
from game.storage.history.achievements import Achievements
from game.storage.history.par_scores import ParScore
from game.storage.history.puzzle_tries import Solved


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
    solved: Sequence[Solved] = ()
    puzzles: Mapping[str, int] = {}

    def of(self, game: str) -> list[Achievements]:
        """Return the matches of a game."""
        return [one for one in self.matches if one.game == game]
