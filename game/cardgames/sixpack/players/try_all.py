"""Trials of every answer to a question of Sixpack, on the same deals, played to the end of the round.

After the answer, all seats choose by heuristics, under the real rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.trials import CandidateGroup, CannotTry, Trials, try_choices
from game.cardgames.sixpack.players.evaluation import current_scores
from game.cardgames.sixpack.players.search import SampledDeal, Search, SearchDepth
from game.cardgames.sixpack.rules.view import SixpackView

_TO_THE_END = SearchDepth(turns=None, judge=current_scores)
_MAX_CHOICES = 12


def try_all(view: SixpackView, deals: int, chance: int) -> Trials:
    """Try every answer to the view's question on `deals` deals.

    Raises:
        CannotTry: if there are too many answers.
    """
    search = Search(view, _TO_THE_END, Random(chance))
    if len(search.choices) > _MAX_CHOICES:
        raise CannotTry(f"expected at most {_MAX_CHOICES} choices, found {len(search.choices)}")
    losses = [0] * len(search.choices)

    def try_on(deal: SampledDeal, remaining: Sequence[int]) -> list[float]:
        outcomes = search.try_all(deal, [search.choices[index] for index in remaining])
        for index, outcome in zip(remaining, outcomes, strict=True):
            losses[index] += outcome.now < 0
        return [outcome.scores[search.seat].points for outcome in outcomes]

    values = try_choices(search.deals(), deals, len(search.choices), try_on)
    return Trials(
        tuple(
            CandidateGroup((choice,), tuple(points), count / len(points))
            for choice, points, count in zip(search.choices, values, losses, strict=True)
        )
    )
