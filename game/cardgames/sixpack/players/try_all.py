"""Trials of a question of Sixpack: every answer on the same deals, each played to the end of the round.

All seats answer by instinct after that, by the real rules.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

from game.ai.trials import CannotTry, Line, Trials
from game.cardgames.sixpack.players.evaluation import held
from game.cardgames.sixpack.players.search import Depth, Search
from game.cardgames.sixpack.rules.view import SixpackView

_TO_THE_END = Depth(turns=None, judge=held)
_MOST = 12


def try_all(view: SixpackView, deals: int, chance: int) -> Trials:
    """Every answer on so many deals.

    Raises:
        CannotTry: if there are too many to try them all.
    """
    search = Search(view, _TO_THE_END, Random(chance))
    if len(search.choices) > _MOST:
        raise CannotTry(f"expected at most {_MOST} choices, found {len(search.choices)}")
    values: list[list[float]] = [[] for _ in search.choices]
    now: list[list[bool]] = [[] for _ in search.choices]
    for _number, deal in zip(range(deals), search.deals(), strict=False):
        for place, outcome in enumerate(search.try_all(deal, search.choices)):
            values[place].append(outcome.scores[search.seat].points)
            now[place].append(outcome.now < 0)
    return Trials(
        tuple(
            Line((choice,), tuple(found), fmean(costs))
            for choice, found, costs in zip(search.choices, values, now, strict=True)
        )
    )
