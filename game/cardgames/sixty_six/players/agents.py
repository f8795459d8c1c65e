"""The agents of Sixty-six: random play, rules of thumb, and search."""

from __future__ import annotations

import random
from functools import partial

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling, makers_by_style
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.calling import Auction, CallLikelihood, heuristic_call
from game.cardgames.sixty_six.players.card_search import CardSearch
from game.cardgames.sixty_six.players.likelihood import Likelihood
from game.cardgames.sixty_six.players.rules_of_thumb import declaring_plays, heuristic_play
from game.cardgames.sixty_six.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.sixty_six.rules.events import Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_points_of
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.engine.contract import Choice


class Drake(Agent[SixtySixView]):
    """An agent without look-ahead: it bids by its hand's strength and rates cards by the current trick."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def choose(self, view: SixtySixView, budget: Budget, chance: int) -> Decision:
        if view.stage == "bid":
            bonus = TICK * self._style.choice_bonus(view, Bid(1))
            return Decision(Bid(heuristic_call(mask_of(view.hand), view.calls, view.options, bonus)))
        return Decision(heuristic_play(view, lambda choice: TICK * self._style.choice_bonus(view, choice)))


class Searcher(Agent[SixtySixView]):
    """An agent that searches possible deals and rates the results according to its style.

    Args:
        share: the share of the budget that it uses, 0 to 1.
        foresees: whether it models what the other seats bid and know. Otherwise it bids and makes its first
            lead like a Drake, and assumes that all seats see all hands.
    """

    def __init__(self, share: float, foresees: bool, style: Style) -> None:
        self._share, self._foresees, self._style = share, foresees, style

    def choose(self, view: SixtySixView, budget: Budget, chance: int) -> Decision:
        choices = SIXTY_SIX.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        if not self._foresees and (view.stage == "bid" or makes_trump(view)):
            return Drake(self._style).choose(view, budget, chance)
        decide = self._choose_bid if view.stage == "bid" else self._choose_card
        return decide(view, budget, random.Random(chance))

    def _choose_bid(self, view: SixtySixView, budget: Budget, chance: random.Random) -> Decision:
        choices = SIXTY_SIX.choices(view)
        forecasts = Auction(view, partial(self._style.hand_value, view), chance).forecasts(budget)
        values = [
            forecast.value + self._style.choice_bonus(view, choice)
            for choice, forecast in zip(choices, forecasts, strict=True)
        ]
        best = max(range(len(choices)), key=lambda index: values[index])
        prospects = tuple(
            Prospect(choice, forecast.ticks, min(forecast.set, 1.0))
            for choice, forecast in zip(choices, forecasts, strict=True)
        )
        return Decision(choices[best], prospects)

    def _choose_card(self, view: SixtySixView, budget: Budget, chance: random.Random) -> Decision:
        cards = declaring_plays(view)
        bonuses = [self._style.choice_bonus(view, choice) for choice in cards]
        value = partial(self._style.hand_value, view)
        search = CardSearch(view, cards, value, bonuses, plays_out=self._foresees)
        deals = replace(budget, samples=max(round(budget.samples * self._share), 1))
        likely = Likelihood(view) if self._foresees else CallLikelihood(view)
        best = search.run(deals, likely, chance)
        prospects = {prospect.choice: prospect for prospect in search.prospects(best)}
        choices = SIXTY_SIX.choices(view)
        all_prospects = tuple(
            prospects.get(choice) or _prospect_without_marriage(view, choice, prospects) for choice in choices
        )
        return Decision(best.choice, all_prospects)


def _prospect_without_marriage(
    view: SixtySixView, choice: Choice, prospects: dict[Choice, Prospect]
) -> Prospect:
    """Return the prospect of leading a card without declaring its marriage, forgoing the points (§10.7)."""
    assert isinstance(choice, PlayCard)
    announced = prospects[PlayCard(choice.card, announce=True)]
    return Prospect(choice, announced.value - marriage_points_of(view, choice.card) / TICK, announced.risk)


def _modest_choices(view: SixtySixView) -> tuple[Choice, ...]:
    """Return the legal choices, but only the two lowest calls: usually a pass and the lowest bid.

    Random bids would often be Moons, which fail so often that matches would never end.
    """
    choices = SIXTY_SIX.choices(view)
    return choices[:2] if view.stage == "bid" else choices


_eider = partial(Searcher, 1.0, True)
AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(_modest_choices),
    **makers_by_style("drake", Drake, PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, 0.15, False), PLAIN, STYLES),
    **makers_by_style("eider", _eider, WINNING, STYLES),
    # The adviser maximizes ticks alone, so that its advice can be measured.
    ADVISER: lambda: _eider(PLAIN),
}
