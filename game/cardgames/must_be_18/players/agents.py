"""The agents of You Must Be 18!: random play, high numbers first, play-outs, and the expert."""

from __future__ import annotations

import random
from functools import partial

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, makers_by_style
from game.cardgames.must_be_18.players.search import SearchDepth, Trial, group_choices, search
from game.cardgames.must_be_18.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.contract import Choice


class HighNumberAgent(Agent[MustBe18View]):
    """An agent that prefers high numbers, and looks beyond this turn only if its style considers others."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:

        def value(trial: Trial) -> float:
            lay, bonus = trial.lay, self._style.choice_bonus(view, trial)
            return bonus if lay is None else 3 * lay.points / lay.cards + 1.5 * lay.cards + bonus

        trials = group_choices(view)
        if len(trials) > 1 and self._style.considers_others:
            trials = search(view, trials, _GLANCE, budget, random.Random(chance), value)
        return Decision(max(trials, key=value).choices[0])


class Searcher(Agent[MustBe18View]):
    """An agent that plays every choice out and rates the outcomes by its style, plus a small heuristic."""

    def __init__(self, depth: SearchDepth, style: Style, heuristic_weight: float = 0.02) -> None:
        self._depth, self._style, self._heuristic_weight = depth, style, heuristic_weight

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:
        seat = view.seat or 0

        def value(trial: Trial) -> float:
            return (
                self._heuristic_weight * trial.heuristic_value
                + trial.value(seat)
                + self._style.choice_bonus(view, trial)
            )

        trials = group_choices(view)
        if len(trials) == 1 and len(trials[0].choices) == 1:
            return Decision(trials[0].choices[0])
        finalists = search(view, trials, self._depth, budget, random.Random(chance), value)
        best = max(finalists, key=value)
        prospects = {
            choice: _prospect(seat, trial, best, choice) for trial in trials for choice in trial.choices
        }
        return Decision(best.choices[0], tuple([prospects[choice] for choice in MUST_BE_18.choices(view)]))


def _prospect(seat: int, trial: Trial, best: Trial, choice: Choice) -> Prospect:
    """Return the prospect of a choice; its risk is that the round ends before the seat's next turn.

    A choice that was dropped early is compared with the best choice on the deals that both were tried on.
    """
    deficit = best.value(seat, len(trial.points)) - trial.value(seat)
    return Prospect(choice, min(0.0, best.value(seat) - deficit), trial.per_deal(trial.caught))


_GLANCE = SearchDepth(deals=0.5)
_SWAN = SearchDepth(deals=0.5)
_EIDER = SearchDepth(deals=2.0, heeds=True, trust=1.5)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(MUST_BE_18.choices),
    **makers_by_style("drake", HighNumberAgent, PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **makers_by_style("eider", partial(Searcher, _EIDER), WINNING, STYLES),
    # The adviser minimizes points alone, so that its advice can be measured.
    ADVISER: lambda: Searcher(_EIDER, PLAIN, heuristic_weight=0.0),
}
