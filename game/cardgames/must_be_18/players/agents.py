"""The agents of You Must Be 18!: random, this turn only, play-outs, and the expert."""

from __future__ import annotations

import random
from functools import partial

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, makers_by_style
from game.cardgames.must_be_18.players.search import Depth, Trial, search, trials_of
from game.cardgames.must_be_18.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.contract import Choice


class Highest(Agent[MustBe18View]):
    """An agent that looks at this turn only and prefers high numbers."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:

        def worth(trial: Trial) -> float:
            return _heuristic_value(trial) + self._style.taste(view, trial)

        trials = trials_of(view)
        if len(trials) > 1 and self._style.considers_others:
            trials = search(view, trials, _GLANCE, budget, random.Random(chance), worth)
        return Decision(max(trials, key=worth).choices[0])


def _heuristic_value(trial: Trial) -> float:
    """Return the mean number of a lay, weighted, plus half a number for each card."""
    return 0.0 if trial.lay is None else 3 * trial.lay.points / trial.lay.cards + 1.5 * trial.lay.cards


class Searcher(Agent[MustBe18View]):
    """An agent that plays every choice out and rates the outcomes by its style, plus a small heuristic."""

    def __init__(self, depth: Depth, style: Style, hunch: float = 0.02) -> None:
        self._depth, self._style, self._hunch = depth, style, hunch

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:
        seat = view.seat or 0

        def worth(trial: Trial) -> float:
            return self._hunch * trial.heuristic_value + trial.value(seat) + self._style.taste(view, trial)

        trials = trials_of(view)
        if len(trials) == 1 and len(trials[0].choices) == 1:
            return Decision(trials[0].choices[0])
        alive = search(view, trials, self._depth, budget, random.Random(chance), worth)
        best = max(alive, key=worth)
        found = {choice: _prospect(seat, trial, best, choice) for trial in trials for choice in trial.choices}
        return Decision(best.choices[0], tuple([found[choice] for choice in MUST_BE_18.choices(view)]))


def _prospect(seat: int, trial: Trial, best: Trial, choice: Choice) -> Prospect:
    """Return the prospect of a choice; its risk is that the round ends before the seat's next turn.

    A choice that was dropped early is compared with the best one on the deals that both were tried on.
    """
    less = best.value(seat, len(trial.points)) - trial.value(seat)
    return Prospect(choice, min(0.0, best.value(seat) - less), trial.mean(trial.caught))


_GLANCE = Depth(deals=0.5)
_SWAN = Depth(deals=0.5)
_EIDER = Depth(deals=2.0, heeds=True, trust=1.5)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(MUST_BE_18.choices),
    **makers_by_style("drake", Highest, PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **makers_by_style("eider", partial(Searcher, _EIDER), WINNING, STYLES),
    # An adviser goes by points alone, so that its advice can be counted.
    ADVISER: lambda: Searcher(_EIDER, PLAIN, hunch=0.0),
}
