"""The par of a match: ghosts play its deal beside it, and at its end the score is kept."""

from __future__ import annotations

from collections.abc import Callable

from game.arcade.background_par import BackgroundPar
from game.arcade.deals import deal_of
from game.arcade.ghosts import COUNT
from game.arcade.medals import Medal, medal_of
from game.arcade.par import Par
from game.engine.journal import Header
from game.storage.history.par_scores import ParScore


class MatchPar:
    """The par of one match's deal, which is there at once if the same deal was played before.

    Attributes:
        par: None until all ghosts have played.
        result: the player's, once the match is over.
    """

    def __init__(
        self,
        header: Header,
        seat: int,
        journal: str,
        par: Par | None,
        keep: Callable[[ParScore], None],
        notice: Callable[[str], None],
    ) -> None:
        """`keep` is told the score once, when the match is over and all ghosts have played.

        `notice` gets faults of the ghosts' processes, for the player.
        """
        self.par = par
        self.result: float | None = None
        self._header, self._seat, self._journal = header, seat, journal
        self._keep, self._notice = keep, notice
        self._kept = False
        self._ghosts: BackgroundPar | None = None

    @property
    def count(self) -> int:
        """The number of ghosts."""
        return COUNT

    @property
    def rated(self) -> bool:
        """Whether the match counts."""
        return self._header.rated

    @property
    def done(self) -> int:
        """The number of ghosts that have played."""
        if self.par is not None:
            return COUNT
        return 0 if self._ghosts is None else len(self._ghosts.results)

    @property
    def failed(self) -> bool:
        """Whether the par will never be there."""
        return self._ghosts is not None and self._ghosts.failed

    @property
    def busy(self) -> bool:
        """Whether the par may still come."""
        return self.par is None and self._ghosts is not None and not self.failed

    @property
    def medal(self) -> Medal | None:
        """The medal that the match has won."""
        if self.par is None or self.result is None or not self.rated:
            return None
        return medal_of(self.par, self.result)

    def begin(self) -> None:
        """Let the ghosts play, unless they do, or have done so."""
        if self.par is None and self._ghosts is None:
            self._ghosts = BackgroundPar(self._header, self._seat)

    def update(self) -> None:
        """Take what has come; never waits."""
        if self._ghosts is not None and self.par is None:
            self._ghosts.update()
            if self._ghosts.problem is not None:
                self._notice(self._ghosts.problem)
                self._ghosts.problem = None
            if len(self._ghosts.results) == self._ghosts.count:
                self.par = Par(tuple(self._ghosts.results))
                self._tell()

    def finish(self, result: float) -> None:
        """The match is over with the player's result."""
        self.begin()
        self.result = result
        self._tell()

    def close(self) -> None:
        """Stop the ghosts that still play."""
        if self._ghosts is not None:
            self._ghosts.close()

    def _tell(self) -> None:
        """Have the score kept, once it is known."""
        if self.par is None or self.result is None or self._kept:
            return
        self._kept = True
        header = self._header
        score = ParScore(
            journal=self._journal,
            game=header.game,
            table=header.table,
            deal=deal_of(header),
            result=self.result,
            ghosts=self.par.results,
            rated=header.rated,
        )
        self._keep(score)
