"""The agents of Sixty-six: random play, rules of thumb, and search; and styles of play."""

from __future__ import annotations

import random
from functools import partial
from math import exp
from typing import Final

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import BaseStyle, Duckling, makers_by_style
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.calling import Auction, CallLikelihood, heuristic_call
from game.cardgames.sixty_six.players.card_search import CardSearch
from game.cardgames.sixty_six.players.likelihood import Likelihood
from game.cardgames.sixty_six.players.rules_of_thumb import chance_to_take, declaring_plays, heuristic_play
from game.cardgames.sixty_six.rules.deck import ACE, RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_points_of, trick_with, trump_with
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import TICK, winning_team
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView, team_of
from game.engine.contract import Choice
from game.language.message import message

_TICKS_PER_HAND: Final = 1.6
"""The ticks that the leading team gains in a typical hand."""

_SPREAD: Final = 1.7
"""The scale of the logistic model of winning, in ticks of lead before the last hand."""


class Style(BaseStyle, frozen=True):
    """A style's weights: the value, in ticks, of things other than the team's own ticks in this hand.

    Attributes:
        win: the value of certainly winning the match.
        harm: the value of each tick that the other team doesn't get.
        harm_leader: added to `harm` if the other team leads the match.
        setting: added to `harm` for each tick that the other team loses by a failed bid.
        bids: the value of each step of the player's bid; negative is careful, positive daring.
        chase: added to `bids` while the other team leads the match.
        over: added to `bids` while the other team has the highest bid.
        moon: the value of bidding a Moon.
        now: the value of each point that the team is expected to win in the trick; negative leaves points to
            others.
        trumps: the value of playing a trump; negative keeps trumps.
    """

    win: float = 0.0
    harm: float = 1.0
    harm_leader: float = 0.0
    setting: float = 0.0
    bids: float = 0.0
    chase: float = 0.0
    over: float = 0.0
    moon: float = 0.0
    now: float = 0.0
    trumps: float = 0.0

    def hand_value(self, view: SixtySixView, bidders: int, change: Pair) -> float:
        """Return the value of a hand that changes the scores by `change` (own team, other team).

        The solver relies on this: the value doesn't fall if the player's team scores more or the other less.
        """
        own = team_of(view.seat or 0)
        harm = self.harm + self.harm_leader * _is_behind(view)
        value = change[0] - harm * change[1] - self.setting * min(change[1], 0)
        if self.win:
            changes = change if own == 0 else (change[1], change[0])
            score = (view.score[0] + changes[0], view.score[1] + changes[1])
            value += self.win * chance_to_win(score, own, bidders, view.options)
        return value

    def choice_bonus(self, view: SixtySixView, choice: Choice) -> float:
        """Return the additional value of a choice to this style."""
        if isinstance(choice, Bid):
            outbid = view.high_bid is not None and team_of(view.high_bid[0]) != team_of(view.seat or 0)
            bids = self.bids + self.chase * _is_behind(view) + self.over * outbid
            return bids * choice.bid + self.moon * (choice.bid == MOON)
        if not isinstance(choice, PlayCard):
            return 0.0
        card = choice.card
        bonus = self.high * RANK_OF[card] / ACE
        bonus += self.trumps * (SUIT_OF[card] == trump_with(view, card))
        if self.now:
            stake = points_of(tuple([played for _seat, played in trick_with(view, card)]))
            bonus += self.now * chance_to_take(view, card) * stake
        return bonus


def _is_behind(view: SixtySixView) -> bool:
    own = team_of(view.seat or 0)
    return view.score[1 - own] > view.score[own]


def chance_to_win(score: Pair, team: int, bidders: int, options: SixtySixOptions) -> float:
    """Return a team's probability of winning the match at this score, after a hand played by `bidders`."""
    winner = winning_team(score, bidders, options)
    if winner is not None:
        return float(winner == team)
    hands_left = max((options.target - max(score)) / _TICKS_PER_HAND, 1.0)
    ahead = score[team] - score[1 - team]
    return 1 / (1 + exp(-ahead / (_SPREAD * hands_left**0.5)))


PLAIN = Style(message("Cares about ticks and nothing else."))
WINNING = Style(message("Plays to win: first for ticks, then against whoever’s ahead."), win=6.0)

STYLES = {
    "careful": Style(message("Bids low and sleeps well."), bids=-0.7, moon=-2.0),
    "daring": Style(message("Overbids its hand, and reaches for the Moon."), bids=0.9, moon=2.0),
    "greedy": Style(message("Grabs the points on the table and worries later."), now=0.07),
    "spiteful": Style(
        message("Sits on its high cards to set its opponents."), setting=3.0, bids=-0.2, high=-0.4
    ),
    "hunting": Style(message("Outbids the team that’s ahead."), harm_leader=1.5, chase=1.0),
    "kind": Style(message("Leaves the points on the table for others."), harm=0.2, now=-0.025),
    "grumpy": Style(message("Begrudges others their bids, and outbids them."), harm=2.5, over=0.6),
    "hasty": Style(message("High cards and trumps first."), high=0.35, trumps=0.2),
    "stately": Style(message("Saves its trumps for last."), trumps=-1.2),
}
"""Styles by name; a spec such as `swan:careful` combines a level with a style."""


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
