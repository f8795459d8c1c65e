"""The agents of 6 takes!: random play, searches of one turn and of the round, and the expert; and styles."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.random import Generator

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import BaseStyle, Duckling, Rival, makers_by_style
from game.ai.search import Meter
from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.determinization import Dealer, deal_hands, other_seats
from game.cardgames.six_takes.players.likelihood import LikelyDeals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy
from game.cardgames.six_takes.players.search.endgame import EndgameSearch
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.lookahead import Foreknowledge, Lookahead
from game.cardgames.six_takes.players.search.outcomes import Outcomes, Search, chances_to_win, ducks_so_far
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, SIX_TAKES, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Choice
from game.language.message import message


class Style(BaseStyle, frozen=True):
    """A style's weights, in ducks: for the player's own ducks, and for winning, rivals and taking rows.

    Attributes:
        win: the value of certainly winning the match.
        own: the cost of each duck that the player takes.
        now: the additional cost of each duck of this turn.
        rows: the cost of taking a row this turn, apart from its ducks; negative is daring, positive careful.
    """

    win: float = 0.0
    own: float = 1.0
    now: float = 0.0
    rows: float = 0.0

    def values(self, view: SixTakesView, choices: tuple[Choice, ...], outcomes: Outcomes) -> Floats:
        """Return each choice's value to this style, averaged over the deals."""
        values = -(self.own * outcomes.ducks[0] + self.now * outcomes.now + self.rows * (outcomes.now > 0))
        if self.rival is not Rival.NOBODY and len(outcomes.ducks) > 1:
            values = values + self.harm * self.rival_ducks(view, outcomes)
        if self.win:
            so_far = [ducks_so_far(view, seat) for seat in (view.seat or 0, *other_seats(view))]
            totals = outcomes.ducks + np.array(so_far, dtype=np.float32)[:, None, None]
            values = values + self.win * chances_to_win(totals, view.options, outcomes.left)[0]
        mean: Floats = values.mean(axis=0)
        if self.high:
            mean = mean + self.high * np.array(
                [_relative_number(choice) for choice in choices], dtype=np.float32
            )
        return mean

    def rival_ducks(self, view: SixTakesView, outcomes: Outcomes) -> Floats:
        """Return the mean ducks of the style's rivals, as a (deals, choices) array."""
        seats = (view.seat or 0, *other_seats(view))
        rivals = self.rivals(seats[0], view.playing, lambda seat: ducks_so_far(view, seat))
        mean: Floats = outcomes.ducks[[seats.index(rival) for rival in rivals]].mean(axis=0)
        return mean


def _relative_number(choice: Choice) -> float:
    return choice.card / HIGHEST_CARD if isinstance(choice, PlayCard | PickCard) else 0.0


PLAIN = Style(message("Counts ducks and nothing else."))
WINNING = Style(message("Plays to win: first against ducks, then against whoever’s ahead."), win=10.0)

STYLES = {
    "careful": Style(message("Hates taking rows, even cheap ones."), rows=6.0),
    "daring": Style(message("Takes a row now and then to clear the table."), rows=-1.5),
    "greedy": Style(message("No ducks now, whatever comes later."), now=6.0),
    "spiteful": Style(message("Fills rows for whoever’s on its tail."), harm=3.0, rival=Rival.BEHIND),
    "hunting": Style(message("Goes after whoever’s leading."), harm=3.0, rival=Rival.LEADER),
    "kind": Style(message("Winces at every duck, even yours."), harm=-2.0, rival=Rival.ALL),
    "grumpy": Style(message("If it has to take ducks, so does everyone else."), harm=4.0, rival=Rival.ALL),
    "hasty": Style(message("Gets rid of low cards first."), high=-3.0),
    "stately": Style(message("Opens with its highest cards."), high=3.0),
}
"""Styles by name; the spec `swan:careful` gives a level a style."""


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
