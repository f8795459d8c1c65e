"""Medals: what a rated match of a ready-made table wins, by how far it beats the par of its deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from game.arcade.par import Par
from game.storage.history.par_scores import ParScore

_EXACT = 9
"""Decimals to which results are compared, as means of whole points aren't exact fractions."""


class Medal(IntEnum):
    """The medals, the lowest first."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3


def medal_of(par: Par, result: float) -> Medal | None:
    """Return the medal for a result.

    Bronze: par is reached. Silver: it's beaten by at least half of the ghosts' spread. Gold: by at least
    their whole spread, or by more than any ghost. If all ghosts have the same result, gold is more than that.
    """
    above, spread = round(par.beaten_by(result), _EXACT), round(par.spread, _EXACT)
    if above < 0:
        return None
    if result > max(par.results) or (above >= spread > 0):
        return Medal.GOLD
    return Medal.SILVER if above >= spread / 2 > 0 else Medal.BRONZE


def medal_won(score: ParScore) -> Medal | None:
    """Return the medal that a match has won; practice, with hints and undo, wins none."""
    return medal_of(Par(score.ghosts), score.result) if score.rated else None


def tables_with(scores: Sequence[ParScore], least: Medal) -> int:
    """Return the number of ready-made tables, of all games, with at least a medal."""
    games = {score.game for score in scores}
    return sum(medal >= least for game in games for medal in best_medals(scores, game).values())


def best_medals(scores: Iterable[ParScore], game: str) -> dict[str, Medal]:
    """Return the best medal of each of a game's ready-made tables, by the table's title."""
    found: dict[str, Medal] = {}
    for score in scores:
        medal = medal_won(score) if score.game == game else None
        if medal is not None:
            found[score.table] = max(medal, found.get(score.table, medal))
    return found
