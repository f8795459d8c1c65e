"""Trials of a question of Sixpack: every answer on the same deals, each played to the end of the round.

Afterwards all seats answer by heuristics, under the real rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.trials import CandidateGroup, CannotTry, Trials, try_choices
from game.cardgames.sixpack.players.evaluation import current_scores
from game.cardgames.sixpack.players.search import SampledDeal, Search, SearchDepth
from game.cardgames.sixpack.rules.view import SixpackView

_TO_THE_END = SearchDepth(turns=None, judge=current_scores)
_MOST = 12


def try_all(view: SixpackView, deals: int, chance: int) -> Trials:
    """Try every answer on `deals` deals.

    Raises:
        CannotTry: if there are too many answers.
    """
    search = Search(view, _TO_THE_END, Random(chance))
    if len(search.choices) > _MOST:
        raise CannotTry(f"expected at most {_MOST} choices, found {len(search.choices)}")
    at_once = [0] * len(search.choices)

    def try_on(deal: SampledDeal, alive: Sequence[int]) -> list[float]:
        outcomes = search.try_all(deal, [search.choices[place] for place in alive])
        for place, outcome in zip(alive, outcomes, strict=True):
            at_once[place] += outcome.now < 0
        return [outcome.scores[search.seat].points for outcome in outcomes]

    values = try_choices(search.deals(), deals, len(search.choices), try_on)
    return Trials(
        tuple(
            CandidateGroup((choice,), tuple(found), costs / len(found))
            for choice, found, costs in zip(search.choices, values, at_once, strict=True)
        )
    )
