"""The players of 6 takes!: random, one turn ahead, flat search, and the expert. All see only their view."""

from __future__ import annotations

from functools import partial

import numpy as np

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, in_styles
from game.ai.search import Meter
from game.cardgames.six_takes.players.expert import Expert
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.outcomes import Search
from game.cardgames.six_takes.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.six_takes.rules.events import TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView

_AT_ONCE = 100
"""The number of deals processed side by side, as numpy arrays."""


class Searcher(Agent[SixTakesView]):
    """A player that searches and weighs the results by its style."""

    def __init__(self, search: Search, style: Style) -> None:
        self._search, self._style = search, style

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        choices = SIX_TAKES.choices(view)
        ducks, risks, values = (np.zeros(len(choices)) for _ in range(3))
        generator = np.random.default_rng(chance)
        dealt = 0
        for deals in Meter(budget).batches(_AT_ONCE):
            found = self._search(view, deals, generator)
            ducks += found.ducks[0].sum(axis=0)
            risks += (found.now > 0).sum(axis=0)
            values += self._style.values(view, choices, found) * deals
            dealt += deals
        prospects = tuple(
            # A duck is a point against its owner: the value of a choice is minus the ducks that it brings.
            Prospect(choice, -float(taken / dealt), float(risk / dealt))
            for choice, taken, risk in zip(choices, ducks, risks, strict=True)
        )
        prices = [_price(view, choice) for choice in choices]
        best = max(reversed(range(len(choices))), key=lambda place: (values[place], -prices[place]))
        return Decision(choices[best], prospects)


def _price(view: SixTakesView, choice: object) -> int:
    return ducks_in(view.rows[choice.row]) if isinstance(choice, TakeRow) else 0


def _eider(style: Style) -> Searcher:
    return Searcher(Expert(), style)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(SIX_TAKES.choices),
    **in_styles("drake", partial(Searcher, FlatSearch(turns=1)), PLAIN, STYLES),
    **in_styles("swan", partial(Searcher, FlatSearch(turns=None)), PLAIN, STYLES),
    **in_styles("eider", _eider, WINNING, STYLES),
    # An adviser goes by ducks alone, so that its advice can be counted.
    ADVISER: lambda: _eider(PLAIN),
}
