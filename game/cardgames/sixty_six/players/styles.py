"""Styles of play: a player's weights for the prospects of a call or a card."""

from __future__ import annotations

from math import exp
from typing import Final

from game.ai.styles import BaseStyle
from game.cardgames.sixty_six.players.rules_of_thumb import chance_to_take
from game.cardgames.sixty_six.rules.deck import RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import trick_with, trump_with
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import winning_team
from game.cardgames.sixty_six.rules.seats import Pair, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.engine.contract import Choice
from game.language.message import message

_HIGHEST: Final = 5

_HAND: Final = 1.6
"""The ticks by which a usual hand brings the leading team nearer to the target."""

_SPREAD: Final = 1.7
"""The lead in ticks that makes a team e times as likely to win as the other, if one more hand decides."""


class Style(BaseStyle, frozen=True):
    """The worth, in ticks, of other things than the own team's ticks in this hand.

    Attributes:
        win: the chance to win the match, from none to certain.
        harm: each tick of the other team's, negated; `harm_leader` on top if that is ahead in the match.
        setting: each tick that the other team loses by a bid that is set, on top.
        bids: each step of a bid of its own: below 0 is careful, above it daring.
        chase: the same, where the other team is ahead in the match.
        over: the same, where the other team has the highest bid.
        moon: calling a Moon.
        now: each point of a trick that the own team takes with the card, as far as it can be told; below 0
            it is left to others.
        trumps: playing a trump; below 0 they are kept.
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

    def worth(self, view: SixtySixView, bidders: int, change: Pair) -> float:
        """The worth of a hand that `bidders` play and that changes the score so: the own team's, the others'.

        It never falls if the own team wins more or the others less: the solver relies on that.
        """
        own = team_of(view.seat or 0)
        harm = self.harm + self.harm_leader * _is_behind(view)
        worth = change[0] - harm * change[1] - self.setting * min(change[1], 0)
        if self.win:
            both = change if own == 0 else (change[1], change[0])
            score = (view.score[0] + both[0], view.score[1] + both[1])
            worth += self.win * chance_to_win(score, own, bidders, view.options)
        return worth

    def taste(self, view: SixtySixView, choice: Choice) -> float:
        """The further worth of a choice to a player of this style."""
        if isinstance(choice, Bid):
            bids = self.bids + self.chase * _is_behind(view) + self.over * _is_outbid(view)
            return bids * choice.bid + self.moon * (choice.bid == MOON)
        if not isinstance(choice, PlayCard):
            return 0.0
        card = choice.card
        taste = self.high * RANK_OF[card] / _HIGHEST
        taste += self.trumps * (SUIT_OF[card] == trump_with(view, card))
        if self.now:
            stake = points_of(tuple([one for _seat, one in trick_with(view, card)]))
            taste += self.now * chance_to_take(view, card) * stake
        return taste


def _is_behind(view: SixtySixView) -> bool:
    """Whether the other team is ahead in the match."""
    own = team_of(view.seat or 0)
    return view.score[1 - own] > view.score[own]


def _is_outbid(view: SixtySixView) -> bool:
    """Whether the highest bid so far is the other team's; the seats have called in turn."""
    highest = max(view.calls, default=PASS)
    return highest > PASS and (len(view.calls) - view.calls.index(highest)) % 2 == 1


def chance_to_win(score: Pair, team: int, bidders: int, options: SixtySixOptions) -> float:
    """The chance that a team wins the match if a hand that `bidders` bid for has led to this score."""
    winner = winning_team(score, bidders, options)
    if winner is not None:
        return float(winner == team)
    hands_left = max((options.target - max(score)) / _HAND, 1.0)
    ahead = score[team] - score[1 - team]
    return 1 / (1 + exp(-ahead / (_SPREAD * hands_left**0.5)))


PLAIN = Style(message("Cares about ticks and nothing else."))
WINNING = Style(message("Plays to win: first for ticks, then against whoever’s ahead."), win=6.0)

STYLES = {
    "careful": Style(message("Underbids its hand."), bids=-0.7, moon=-2.0),
    "daring": Style(message("Overbids its hand, and reaches for the Moon."), bids=0.9, moon=2.0),
    "greedy": Style(message("Grabs the points on the table and worries later."), now=0.07),
    "spiteful": Style(
        message("Sits on its high cards to set its opponents."), setting=3.0, bids=-0.2, high=-0.4
    ),
    "hunting": Style(message("Outbids the team that’s ahead."), harm_leader=1.5, chase=1.0),
    "kind": Style(message("Leaves the points on the table to others."), harm=0.2, now=-0.025),
    "grumpy": Style(message("Begrudges others their bids, and outbids them."), harm=2.5, over=0.6),
    "hasty": Style(message("High cards and trumps first."), high=0.35, trumps=0.2),
    "stately": Style(message("Saves its trumps for last."), trumps=-1.2),
}
"""By name; a level with a style is written `swan:careful`."""
