"""Which of several choices is best: all are tried on the same deals, and the better ones on more of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import fmean

from game.ai.agent import Budget, Prospect
from game.cardgames.sixpack.players.search import Outcome, Search
from game.cardgames.sixpack.players.styles import Style
from game.cardgames.sixpack.rules.events import SixpackChoice
from game.cardgames.sixpack.rules.view import SixpackView

STAGES = ((0.4, None), (0.7, 6), (1.0, 3))
"""Up to which share of the budget how many choices are looked at: first all, then the best ones."""
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
    """What is expected of each choice, as compared with the best one on the deals that both have seen."""
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


def race(view: SixpackView, search: Search, style: Style, budget: Budget) -> tuple[Trial, list[Trial]]:
    """The best choice by a style, and all of them in their order. The budget's samples are deals."""
    trials = [Trial(*both) for both in zip(search.choices, search.impressions, strict=True)]
    alive = [trial for trial in trials if trial.choice in search.candidates]
    alive = sorted(alive, key=lambda trial: trial.impression, reverse=True)[:TRIED]
    clock = _Clock(budget, min(len(alive), USUAL))

    def merit(trial: Trial) -> tuple[float, float]:
        worth = fmean(trial.worths) + style.taste(view, trial.choice, trial.worths)
        # Of equal ones that which seems best at once.
        return worth, trial.impression

    for share, most in STAGES:
        if alive[0].worths:
            alive = sorted(alive, key=merit, reverse=True)[:most]
        while clock.allows(share, len(alive), search.weighed):
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

    def allows(self, share: float, choices: int, weighed: int) -> bool:
        """Whether so many choices may be tried on another deal within that share of the budget.

        `weighed` is the work so far, in answers; heavy play-outs count for more than one.
        """
        if not self._plays:
            self._plays = choices
            return True
        if self._seconds is not None:
            return time.perf_counter() - self._start < share * self._seconds
        if max(self._plays, weighed / WEIGHED) + choices > share * self._most:
            return False
        self._plays += choices
        return True
