"""Which of several choices is best: all are tried on the same deals, and the better ones on more of them."""

from __future__ import annotations

import time
from statistics import fmean

from game.ai.agent import Budget, Prospect
from game.cardgames.sixpack.events import SixpackChoice
from game.cardgames.sixpack.search import Outcome, Search
from game.cardgames.sixpack.styles import Style
from game.cardgames.sixpack.view import SixpackView

STAGES = ((0.4, None), (0.7, 6), (1.0, 3))
"""Up to which share of the budget how many choices are looked at: first all, then the best ones."""
TRIED = 40
"""Of more choices only those that seem best at once are tried: Calculators can make hundreds."""
USUAL = 6
"""So many choices are tried on as many deals as the budget says; more of them on fewer."""


class Trial:
    """A choice, and what it has come to, deal by deal."""

    def __init__(self, choice: SixpackChoice, impression: float) -> None:
        self.choice, self.impression = choice, impression
        self.outcomes: list[Outcome] = []
        self.worths: list[float] = []

    def prospect(self, seat: int, best: Trial) -> Prospect:
        """What is expected of the choice, as compared with the best one on the deals that both have seen."""
        points = [outcome.scores[seat].points for outcome in best.outcomes]
        if not self.outcomes:
            return Prospect(self.choice, max(best.impression - self.impression, 0.0) - fmean(points), 1.0)
        behind = [
            mine - outcome.scores[seat].points for mine, outcome in zip(points, self.outcomes, strict=False)
        ]
        risk = fmean(outcome.now < 0 for outcome in self.outcomes)
        return Prospect(self.choice, fmean(behind) - fmean(points), risk)


def race(view: SixpackView, search: Search, style: Style, budget: Budget) -> tuple[Trial, list[Trial]]:
    """The best choice by a style, and all of them in their order. The budget's samples are deals."""
    trials = [Trial(*both) for both in zip(search.choices, search.impressions, strict=True)]
    alive = sorted(trials, key=lambda trial: trial.impression, reverse=True)[:TRIED]
    clock = _Clock(budget, min(len(alive), USUAL))

    def merit(trial: Trial) -> tuple[float, float]:
        worth = fmean(trial.worths) + style.taste(view, trial.choice, trial.worths)
        # Of equal ones that which seems best at once.
        return worth, trial.impression

    for share, most in STAGES:
        if alive[0].worths:
            alive = sorted(alive, key=merit, reverse=True)[:most]
        while clock.allows(share, len(alive)):
            for trial, outcome in zip(alive, search.try_all([one.choice for one in alive]), strict=True):
                trial.outcomes.append(outcome)
                trial.worths.append(style.worth(view, outcome))
    return max(alive, key=merit), trials


class _Clock:
    """Says whether there is time for another deal; for the first one there always is."""

    def __init__(self, budget: Budget, choices: int) -> None:
        self._start = time.perf_counter()
        self._seconds = budget.seconds
        self._plays, self._most = 0, max(budget.samples, 1) * choices

    def allows(self, share: float, choices: int) -> bool:
        """Whether so many choices may be tried on another deal within that share of the budget."""
        first = not self._plays
        self._plays += choices
        if first:
            return True
        if self._seconds is not None:
            return time.perf_counter() - self._start < share * self._seconds
        if self._plays <= share * self._most:
            return True
        self._plays -= choices
        return False
