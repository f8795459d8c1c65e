"""The agents of Sixpack: random play, and searches of three strengths; and styles of play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from math import exp
from statistics import fmean, pstdev

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import BaseStyle, Duckling, Rival, makers_by_style
from game.ai.search import Meter, SearchStage, successive_halving
from game.cardgames.sixpack.players.determinization import Dealer
from game.cardgames.sixpack.players.evaluation import HandScore, current_scores, expected_scores
from game.cardgames.sixpack.players.heuristics import random_choice
from game.cardgames.sixpack.players.opponent_model import NO_SAMPLES, ChoiceSamples
from game.cardgames.sixpack.players.search import Outcome, SampledDeal, Search, SearchDepth
from game.cardgames.sixpack.players.turn_equilibrium import ROUNDS
from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.language.message import message

_SPREAD = 1.0
"""The scale of the softmax model of winning in the last round, in points; it's larger in earlier rounds."""


class Style(BaseStyle, frozen=True):
    """A style of play: what an outcome is worth to it, in points.

    Attributes:
        win: the value of certainly winning the match.
        now: the additional value of each point that this turn brings.
        swing: the weight of the outcomes' standard deviation; negative is careful, positive daring.
    """

    win: float = 0.0
    now: float = 0.0
    swing: float = 0.0

    def value(self, view: SixpackView, outcome: Outcome) -> float:
        """Return an outcome's value to this style, without `swing` and `high` (see `choice_bonus`)."""
        seat = view.seat or 0
        points = [score.points for score in outcome.scores]
        value = points[seat] + self.now * outcome.now
        if self.rival is not Rival.NOBODY:
            rivals = self.rivals(
                seat, range(view.seats), lambda other: (-view.totals[other], -view.hand_sizes[other])
            )
            value -= self.harm * fmean([points[other] for other in rivals])
        if self.win:
            value += self.win * chance_to_win(view, seat, outcome.scores)
        return value

    def choice_bonus(self, view: SixpackView, choice: SixpackChoice, values: Sequence[float]) -> float:
        """Return a choice's additional value to this style; `values` are its values on each deal."""
        bonus = self.swing * pstdev(values) if self.swing else 0.0
        if self.high and isinstance(choice, LayCard):
            bonus += self.high * view.cards[choice.card].number / 5
        return bonus


def chance_to_win(view: SixpackView, seat: int, scores: Sequence[HandScore]) -> float:
    """Estimate a seat's probability of winning the match if the round ends with these scores."""
    if view.options.rounds == 1:
        # Handprints only break ties (§3.2).
        totals = [score.cards + score.icons / 8 for score in scores]
    else:
        totals = [total + score.points for total, score in zip(view.totals, scores, strict=True)]
    left = view.options.rounds - view.round
    spread = _SPREAD * (1 + left) ** 0.5
    best = max(totals)
    shares = [exp((total - best) / spread) for total in totals]
    return shares[seat] / sum(shares)


PLAIN = Style(message("Counts points and nothing else."))
WINNING = Style(message("Plays to win: first for points, then against whoever’s ahead."), win=5.0)

STYLES = {
    "careful": Style(message("Prefers one crumb in the beak to two on the pond."), swing=-0.8),
    "daring": Style(message("Goes for the big pile, come what may."), swing=1.6),
    "greedy": Style(message("Grabs a card now and worries later."), now=2.0),
    "spiteful": Style(message("Begrudges its neighbour every card."), harm=1.5, rival=Rival.NEXT),
    "hunting": Style(message("Goes after whoever’s leading."), harm=1.5, rival=Rival.LEADER),
    "kind": Style(message("Likes to see every hand full."), harm=-1.25, rival=Rival.ALL),
    "grumpy": Style(message("If it has to lose cards, so does everyone else."), harm=1.5, rival=Rival.ALL),
    "hasty": Style(message("Gets rid of low cards first."), high=-1.0),
    "stately": Style(message("Opens with its highest cards."), high=1.0),
}
"""Styles by name; a spec such as `swan:careful` combines a level with a style."""


STAGES = (SearchStage(0.4, least=1), SearchStage(0.7, survivors=6), SearchStage(1.0, survivors=3))
MAX_TRIED = 40
"""The most candidates to try; if there are more, only those with the highest heuristic values are tried."""
FULL_BUDGET_CHOICES = 6
"""The greatest number of choices that are each tried on the budget's full number of deals."""
ANSWERS_PER_PLAYOUT = 150
"""The number of considered answers that costs as much of the budget as one play-out."""


class ChoiceTrial:
    """A choice, its heuristic value, its outcome on each deal, and the style's value of each outcome."""

    def __init__(self, choice: SixpackChoice, heuristic_value: float) -> None:
        self.choice, self.heuristic_value = choice, heuristic_value
        self.outcomes: list[Outcome] = []
        self.values: list[float] = []


def compute_prospects(trials: Sequence[ChoiceTrial], best: ChoiceTrial, seat: int) -> tuple[Prospect, ...]:
    """Return each choice's prospect, compared with the best choice on the deals that both were tried on.

    Choices that weren't tried are compared by heuristic value.
    """
    points = [outcome.scores[seat].points for outcome in best.outcomes]
    expected = fmean(points)

    def prospect(trial: ChoiceTrial) -> Prospect:
        if not trial.outcomes:
            behind = max(best.heuristic_value - trial.heuristic_value, 0.0)
            return Prospect(trial.choice, expected - behind, 1.0)
        deficits = [
            mine - outcome.scores[seat].points for mine, outcome in zip(points, trial.outcomes, strict=False)
        ]
        risk = fmean(outcome.now < 0 for outcome in trial.outcomes)
        return Prospect(trial.choice, expected - fmean(deficits), risk)

    return tuple([prospect(trial) for trial in trials])


def find_best_choice(
    view: SixpackView, search: Search, style: Style, budget: Budget
) -> tuple[ChoiceTrial, list[ChoiceTrial]]:
    """Return the trial of the best choice for a style, and the trials of all choices in the search's order.

    Each of the budget's samples is a deal.
    """
    trials = [ChoiceTrial(*pair) for pair in zip(search.choices, search.heuristic_values, strict=True)]
    candidates = [trial for trial in trials if trial.choice in search.candidates]
    candidates = sorted(candidates, key=lambda trial: trial.heuristic_value, reverse=True)[:MAX_TRIED]
    meter = Meter(budget, max(budget.samples, 1) * min(len(candidates), FULL_BUDGET_CHOICES), search.begun)

    def try_on(deal: SampledDeal, remaining: Sequence[ChoiceTrial]) -> None:
        outcomes = search.try_all(deal, [trial.choice for trial in remaining])
        for trial, outcome in zip(remaining, outcomes, strict=True):
            trial.outcomes.append(outcome)
            trial.values.append(style.value(view, outcome))
        # A play-out with many answers to consider counts as more than one.
        meter.spent = max(search.played, search.considered / ANSWERS_PER_PLAYOUT)

    def merit(trial: ChoiceTrial) -> tuple[float, float]:
        value = fmean(trial.values) + style.choice_bonus(view, trial.choice, trial.values)
        # Heuristic values break ties.
        return value, trial.heuristic_value

    finalists = successive_halving(
        candidates, search.deals(), STAGES, meter, try_on=try_on, merit=merit, work=float
    )
    return max(finalists, key=merit), trials


class Searcher(Agent[SixpackView]):
    """An agent that runs a search and rates its outcomes by a style.

    The cheater calls `choose` with additional knowledge: a dealer, and samples of the other seats' choices.
    """

    def __init__(self, depth: SearchDepth, style: Style) -> None:
        self._depth, self._style = depth, style

    def choose(
        self,
        view: SixpackView,
        budget: Budget,
        chance: int,
        dealer: Dealer | None = None,
        samples: ChoiceSamples = NO_SAMPLES,
    ) -> Decision:
        choices = SIXPACK.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        search = Search(view, self._depth, random.Random(chance), dealer, samples)
        deals = replace(budget, samples=round(budget.samples * self._depth.deals))
        best, trials = find_best_choice(view, search, self._style, deals)
        return Decision(best.choice, compute_prospects(trials, best, search.seat))


# Weaker levels think less: a Drake samples the fewest deals and ignores the next turn; a Swan samples fewer
# deals and assumes that opponents think a single step ahead.
_DRAKE = SearchDepth(turns=1, judge=current_scores, others=random_choice, deals=0.02)
_SWAN = SearchDepth(turns=2, judge=expected_scores, rounds=1, deals=0.1)
_EIDER = SearchDepth(turns=2, judge=expected_scores, rounds=ROUNDS, deals=0.3)


def make_eider(style: Style = WINNING) -> Searcher:
    """Return the strongest agent; by default it plays to win the match."""
    return Searcher(_EIDER, style)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(SIXPACK.choices),
    **makers_by_style("drake", partial(Searcher, _DRAKE), PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **makers_by_style("eider", make_eider, WINNING, STYLES),
    # The adviser maximizes points alone, so that its advice can be measured.
    ADVISER: lambda: make_eider(PLAIN),
}
