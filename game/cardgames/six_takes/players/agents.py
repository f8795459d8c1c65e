"""The agents of 6 takes!: random play, a search of one turn, a search of the whole round, and the expert."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.random import Generator

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, makers_by_style
from game.ai.search import Meter
from game.cardgames.six_takes.players.determinization import Dealer, deal_hands
from game.cardgames.six_takes.players.likelihood import LikelyDeals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy
from game.cardgames.six_takes.players.search.endgame import EndgameSearch
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.lookahead import Foreknowledge, Lookahead
from game.cardgames.six_takes.players.search.outcomes import Outcomes, Search
from game.cardgames.six_takes.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.six_takes.rules.events import TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView

_DUEL_TURNS, _DUEL_DOUBT = 3, 0.8


class ExpertSearch:
    """The search of the strongest level. Against one opponent, it looks further ahead.

    Args:
        dealer: a function that deals the other seats' hands; likely deals are picked from these.
        foreknown: a function that samples the cards that others play in this turn; None if unknown.
    """

    def __init__(self, dealer: Dealer = deal_hands, foreknown: Foreknowledge | None = None) -> None:
        others = Opponents(Policy.load(FLAT))
        self._many_seats = Lookahead(
            others, Policy.load(RESPONSE), deal=LikelyDeals(others, dealer), foreknown=foreknown
        )
        other = Opponents(Policy.load(FLAT_TWO), _DUEL_DOUBT)
        deal = LikelyDeals(other, dealer)
        two = Lookahead(other, Policy.load(RESPONSE_TWO), _DUEL_TURNS, deal, foreknown)
        # Solving an endgame would ignore what is known about the other seat's card.
        self._two_seats: Search = two if foreknown else EndgameSearch(other, deal, two)

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        search = self._two_seats if len(view.playing) == 2 else self._many_seats
        return search(view, deals, chance)


_BATCH_SIZE = 100
"""Number of deals searched in one numpy batch."""


class Searcher(Agent[SixTakesView]):
    """An agent that runs a search and rates the outcomes according to its style."""

    def __init__(self, search: Search, style: Style) -> None:
        self._search, self._style = search, style

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        choices = SIX_TAKES.choices(view)
        ducks, risks, values = (np.zeros(len(choices)) for _ in range(3))
        generator = np.random.default_rng(chance)
        dealt = 0
        for deals in Meter(budget).batches(_BATCH_SIZE):
            outcomes = self._search(view, deals, generator)
            ducks += outcomes.ducks[0].sum(axis=0)
            risks += (outcomes.now > 0).sum(axis=0)
            values += self._style.values(view, choices, outcomes) * deals
            dealt += deals
        prospects = tuple(
            # Ducks count against their owner, so a choice's value is the ducks it costs, negated.
            Prospect(choice, -float(taken / dealt), float(risk / dealt))
            for choice, taken, risk in zip(choices, ducks, risks, strict=True)
        )
        prices = [ducks_in(view.rows[item.row]) if isinstance(item, TakeRow) else 0 for item in choices]
        best = max(reversed(range(len(choices))), key=lambda index: (values[index], -prices[index]))
        return Decision(choices[best], prospects)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(SIX_TAKES.choices),
    **makers_by_style("drake", partial(Searcher, FlatSearch(turns=1)), PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, FlatSearch()), PLAIN, STYLES),
    **makers_by_style("eider", partial(Searcher, ExpertSearch()), WINNING, STYLES),
    # The adviser minimizes ducks alone, so that its advice can be measured.
    ADVISER: lambda: Searcher(ExpertSearch(), PLAIN),
}
