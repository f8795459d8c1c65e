"""All that awards are won by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.arcade.run.state import Run
from game.storage.accuracy import Accuracy
from game.storage.deeds import Deeds
from game.storage.par_scores import Score


class Facts(Struct, frozen=True):
    """All that is known of a player.

    Attributes:
        matches: the matches that count, oldest first.
        scores: those of ready-made tables, beside par.
        rounds: the accuracy of rounds, as the coach found.
        runs: all runs, the open one too.
        tables: the titles of the ready-made tables that have medals, by game.
    """

    matches: Sequence[Deeds] = ()
    scores: Sequence[Score] = ()
    rounds: Sequence[Accuracy] = ()
    runs: Sequence[Run] = ()
    tables: Mapping[str, frozenset[str]] = {}

    def of(self, game: str) -> list[Deeds]:
        """The matches of a game."""
        return [one for one in self.matches if one.game == game]
