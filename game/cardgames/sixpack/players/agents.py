"""The players of Sixpack: random, one turn ahead, play-outs, and the expert. All see only their view."""

from __future__ import annotations

import random
from functools import partial

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, in_styles
from game.cardgames.sixpack.players.determinization import Dealer
from game.cardgames.sixpack.players.evaluation import expected, held
from game.cardgames.sixpack.players.heuristics import anything
from game.cardgames.sixpack.players.opponent_model import NOTHING, Draws
from game.cardgames.sixpack.players.search import Depth, Search
from game.cardgames.sixpack.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.sixpack.players.trials import best_of, prospects
from game.cardgames.sixpack.players.turn_equilibrium import ROUNDS
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView


class Searcher(Agent[SixpackView]):
    """A player who searches, and weighs the findings in a style."""

    def __init__(self, depth: Depth, style: Style) -> None:
        self._depth, self._style = depth, style

    def choose(self, view: SixpackView, budget: Budget, chance: int) -> Decision:
        """The choice that is worth most to the style; of equal ones the one that seems best at once."""
        return self.think(view, budget, chance)

    def think(
        self,
        view: SixpackView,
        budget: Budget,
        chance: int,
        dealer: Dealer | None = None,
        told: Draws = NOTHING,
    ) -> Decision:
        """Choose as if the dealer dealt, among others who choose as told.

        Without a dealer cards that are not known are dealt at random.
        """
        choices = SIXPACK.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        search = Search(view, self._depth, random.Random(chance), dealer, told)
        deals = replace(budget, samples=round(budget.samples * self._depth.deals))
        best, trials = best_of(view, search, self._style, deals)
        return Decision(best.choice, prospects(trials, best, search.seat))


# Less knowledge makes a weaker player: a Drake imagines one deal and no next turn, a Swan opponents who
# think a single step, and fewer deals.
_DRAKE = Depth(turns=1, judge=held, others=anything, deals=0.02)
_SWAN = Depth(turns=2, judge=expected, rounds=1, deals=0.1)
_EIDER = Depth(turns=2, judge=expected, rounds=ROUNDS, deals=0.3)


def eider(style: Style = WINNING) -> Searcher:
    """The expert: it thinks in match terms, unless its style is another."""
    return Searcher(_EIDER, style)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(SIXPACK.choices),
    **in_styles("drake", partial(Searcher, _DRAKE), PLAIN, STYLES),
    **in_styles("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **in_styles("eider", eider, WINNING, STYLES),
    # An adviser goes by points alone, so that its advice can be counted.
    ADVISER: lambda: eider(PLAIN),
}
