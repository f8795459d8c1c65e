"""The search for the best of several choices: all are tried on the same deals, the better ones on more."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.ai.agent import Budget, Prospect
from game.ai.search import Meter, Stage, successive_halving
from game.cardgames.sixpack.players.search import Deal, Outcome, Search
from game.cardgames.sixpack.players.styles import Style
from game.cardgames.sixpack.rules.choices import SixpackChoice
from game.cardgames.sixpack.rules.view import SixpackView

STAGES = (Stage(0.4, least=1), Stage(0.7, survivors=6), Stage(1.0, survivors=3))
TRIED = 40
"""Of more candidates only those that seem best at once are tried."""
USUAL = 6
"""So many choices are tried on as many deals as the budget says; more of them on fewer."""
WEIGHED = 150
"""So many answers may be weighed in a play-out: where there are more to weigh, fewer deals are looked at."""


class Trial:
    """A choice, and its outcomes, deal by deal."""

    def __init__(self, choice: SixpackChoice, impression: float) -> None:
        self.choice, self.impression = choice, impression
        self.outcomes: list[Outcome] = []
        self.worths: list[float] = []


def prospects(trials: Sequence[Trial], best: Trial, seat: int) -> tuple[Prospect, ...]:
    """The prospect of each choice, as compared with the best one on the deals that both have seen."""
    points = [outcome.scores[seat].points for outcome in best.outcomes]
    expected = fmean(points)

    def prospect(trial: Trial) -> Prospect:
        if not trial.outcomes:
            behind = max(best.impression - trial.impression, 0.0)
            return Prospect(trial.choice, expected - behind, 1.0)
        less = [
            mine - outcome.scores[seat].points for mine, outcome in zip(points, trial.outcomes, strict=False)
        ]
        risk = fmean(outcome.now < 0 for outcome in trial.outcomes)
        return Prospect(trial.choice, expected - fmean(less), risk)

    return tuple([prospect(trial) for trial in trials])


def best_of(view: SixpackView, search: Search, style: Style, budget: Budget) -> tuple[Trial, list[Trial]]:
    """The best choice by a style, and all of them in their order. The budget's samples are deals."""
    trials = [Trial(*both) for both in zip(search.choices, search.impressions, strict=True)]
    some = [trial for trial in trials if trial.choice in search.candidates]
    some = sorted(some, key=lambda trial: trial.impression, reverse=True)[:TRIED]
    meter = Meter(budget, max(budget.samples, 1) * min(len(some), USUAL), search.begun)

    def try_on(deal: Deal, alive: Sequence[Trial]) -> None:
        outcomes = search.try_all(deal, [trial.choice for trial in alive])
        for trial, outcome in zip(alive, outcomes, strict=True):
            trial.outcomes.append(outcome)
            trial.worths.append(style.worth(view, outcome))
        # Heavy play-outs count for more than one.
        meter.spent = max(search.played, search.weighed / WEIGHED)

    def merit(trial: Trial) -> tuple[float, float]:
        worth = fmean(trial.worths) + style.taste(view, trial.choice, trial.worths)
        # Of equal ones that which seems best at once.
        return worth, trial.impression

    left = successive_halving(some, search.deals(), STAGES, meter, try_on=try_on, merit=merit, work=float)
    return max(left, key=merit), trials
