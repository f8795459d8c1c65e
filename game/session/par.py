"""A match's par: ghosts replay the deal in the background, and the results are saved at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.arcade.background_par import BackgroundPar
from game.arcade.deals import deal_of
from game.arcade.ghosts import COUNT
from game.arcade.par import Medal, Par, medal_of
from game.engine.journal import Header
from game.storage.history.par_scores import ParScore, ghosts_of


class MatchPar:
    """The par of a match's deal (already known if the deal was played before), and the player's result."""

    def __init__(
        self,
        header: Header,
        seat: int,
        journal: str,
        scores: Sequence[ParScore],
        save: Callable[[ParScore], None],
        report: Callable[[str], None],
    ) -> None:
        """Look up the deal's par in the saved `scores`; `save` gets the new score, `report` gets errors."""
        known = ghosts_of(scores, deal_of(header))
        self.par = Par(known) if known else None
        self.result: float | None = None
        self._header, self._seat, self._journal = header, seat, journal
        self._save_score, self._report = save, report
        self._kept = False
        self._ghosts: BackgroundPar | None = None

    @property
    def count(self) -> int:
        return COUNT

    @property
    def rated(self) -> bool:
        return self._header.rated

    @property
    def done(self) -> int:
        if self.par is not None:
            return COUNT
        return 0 if self._ghosts is None else len(self._ghosts.results)

    @property
    def failed(self) -> bool:
        return self._ghosts is not None and self._ghosts.failed

    @property
    def busy(self) -> bool:
        return self.par is None and self._ghosts is not None and not self.failed

    @property
    def medal(self) -> Medal | None:
        if self.par is None or self.result is None or not self.rated:
            return None
        return medal_of(self.par, self.result)

    def begin(self) -> None:
        if self.par is None and self._ghosts is None:
            self._ghosts = BackgroundPar(self._header, self._seat)

    def update(self) -> None:
        if self._ghosts is not None and self.par is None:
            self._ghosts.update()
            if self._ghosts.problem is not None:
                self._report(self._ghosts.problem)
                self._ghosts.problem = None
            if len(self._ghosts.results) == self._ghosts.count:
                self.par = Par(tuple(self._ghosts.results))
                self._save()

    def finish(self, result: float) -> None:
        """Set the player's result at the end of the match, and save the score once par is known."""
        self.begin()
        self.result = result
        self._save()

    def close(self) -> None:
        if self._ghosts is not None:
            self._ghosts.close()

    def _save(self) -> None:
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
        self._save_score(score)
