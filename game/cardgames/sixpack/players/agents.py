"""The agents of Sixpack: random, this turn only, play-outs, and the expert."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from statistics import fmean

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, makers_by_style
from game.ai.search import Meter, SearchStage, successive_halving
from game.cardgames.sixpack.players.determinization import Dealer
from game.cardgames.sixpack.players.evaluation import current_scores, expected_scores
from game.cardgames.sixpack.players.heuristics import random_choice
from game.cardgames.sixpack.players.opponent_model import NOTHING, Draws
from game.cardgames.sixpack.players.search import Outcome, SampledDeal, Search, SearchDepth
from game.cardgames.sixpack.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.sixpack.players.turn_equilibrium import ROUNDS
from game.cardgames.sixpack.rules.choices import SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView

STAGES = (SearchStage(0.4, least=1), SearchStage(0.7, survivors=6), SearchStage(1.0, survivors=3))
TRIED = 40
"""The most candidates to try; if there are more, those with the highest heuristic values."""
USUAL = 6
"""The most choices that are all tried on as many deals as the budget allows."""
WEIGHED = 150
"""The number of answers weighed per play-out above which there are fewer deals."""


class ChoiceTrial:
    """A choice, its heuristic value (`impression`), and its outcome on each deal."""

    def __init__(self, choice: SixpackChoice, impression: float) -> None:
        self.choice, self.impression = choice, impression
        self.outcomes: list[Outcome] = []
        self.worths: list[float] = []


def prospects(trials: Sequence[ChoiceTrial], best: ChoiceTrial, seat: int) -> tuple[Prospect, ...]:
    """Return each choice's prospect, by comparison with the best on the deals that both were tried on."""
    points = [outcome.scores[seat].points for outcome in best.outcomes]
    expected = fmean(points)

    def prospect(trial: ChoiceTrial) -> Prospect:
        if not trial.outcomes:
            behind = max(best.impression - trial.impression, 0.0)
            return Prospect(trial.choice, expected - behind, 1.0)
        less = [
            mine - outcome.scores[seat].points for mine, outcome in zip(points, trial.outcomes, strict=False)
        ]
        risk = fmean(outcome.now < 0 for outcome in trial.outcomes)
        return Prospect(trial.choice, expected - fmean(less), risk)

    return tuple([prospect(trial) for trial in trials])


def find_best(
    view: SixpackView, search: Search, style: Style, budget: Budget
) -> tuple[ChoiceTrial, list[ChoiceTrial]]:
    """Return a style's best choice, and all choices in order; the budget's samples are deals."""
    trials = [ChoiceTrial(*both) for both in zip(search.choices, search.impressions, strict=True)]
    some = [trial for trial in trials if trial.choice in search.candidates]
    some = sorted(some, key=lambda trial: trial.impression, reverse=True)[:TRIED]
    meter = Meter(budget, max(budget.samples, 1) * min(len(some), USUAL), search.begun)

    def try_on(deal: SampledDeal, alive: Sequence[ChoiceTrial]) -> None:
        outcomes = search.try_all(deal, [trial.choice for trial in alive])
        for trial, outcome in zip(alive, outcomes, strict=True):
            trial.outcomes.append(outcome)
            trial.worths.append(style.worth(view, outcome))
        # Heavy play-outs count for more than one.
        meter.spent = max(search.played, search.weighed / WEIGHED)

    def merit(trial: ChoiceTrial) -> tuple[float, float]:
        worth = fmean(trial.worths) + style.taste(view, trial.choice, trial.worths)
        # Of equal ones that which seems best at once.
        return worth, trial.impression

    left = successive_halving(some, search.deals(), STAGES, meter, try_on=try_on, merit=merit, work=float)
    return max(left, key=merit), trials


class Searcher(Agent[SixpackView]):
    """An agent that runs a search and rates its outcomes by a style."""

    def __init__(self, depth: SearchDepth, style: Style) -> None:
        self._depth, self._style = depth, style

    def choose(self, view: SixpackView, budget: Budget, chance: int) -> Decision:
        return self.think(view, budget, chance)

    def think(
        self,
        view: SixpackView,
        budget: Budget,
        chance: int,
        dealer: Dealer | None = None,
        draws: Draws = NOTHING,
    ) -> Decision:
        """Choose with a dealer of the hidden cards, and samples of the other seats' choices.

        Without a dealer, hidden cards are dealt at random.
        """
        choices = SIXPACK.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        search = Search(view, self._depth, random.Random(chance), dealer, draws)
        deals = replace(budget, samples=round(budget.samples * self._depth.deals))
        best, trials = find_best(view, search, self._style, deals)
        return Decision(best.choice, prospects(trials, best, search.seat))


# Less knowledge makes a weaker player: a Drake imagines one deal and no next turn, a Swan opponents who
# think a single step, and fewer deals.
_DRAKE = SearchDepth(turns=1, judge=current_scores, others=random_choice, deals=0.02)
_SWAN = SearchDepth(turns=2, judge=expected_scores, rounds=1, deals=0.1)
_EIDER = SearchDepth(turns=2, judge=expected_scores, rounds=ROUNDS, deals=0.3)


def eider(style: Style = WINNING) -> Searcher:
    """Return the strongest agent; by default it plays to win the match."""
    return Searcher(_EIDER, style)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(SIXPACK.choices),
    **makers_by_style("drake", partial(Searcher, _DRAKE), PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **makers_by_style("eider", eider, WINNING, STYLES),
    # An adviser goes by points alone, so that its advice can be counted.
    ADVISER: lambda: eider(PLAIN),
}
