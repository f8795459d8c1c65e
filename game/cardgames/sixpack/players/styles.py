"""Styles of play: weights for the outcomes of a search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean, pstdev

from game.ai.makers import BaseStyle, Rival
from game.cardgames.sixpack.players.evaluation import HandScore
from game.cardgames.sixpack.players.search import Outcome
from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.rules.view import SixpackView
from game.language.message import message

_SPREAD = 1.0
"""The scale of the softmax model of winning in the last round, in points; it's larger in earlier rounds."""


class Style(BaseStyle, frozen=True):
    """A style of play: what an outcome is worth to it, in points.

    Attributes:
        win: the value of certainly winning the match.
        now: the additional value of each point that this turn brings.
        swing: the weight of the outcomes' standard deviation; negative is careful, positive daring.
    """

    win: float = 0.0
    now: float = 0.0
    swing: float = 0.0

    def value(self, view: SixpackView, outcome: Outcome) -> float:
        """Return an outcome's value to this style, without `swing` and `high` (see `choice_bonus`)."""
        seat = view.seat or 0
        points = [score.points for score in outcome.scores]
        value = points[seat] + self.now * outcome.now
        if self.rival is not Rival.NOBODY:
            rivals = self.rivals(
                seat, range(view.seats), lambda other: (-view.totals[other], -view.hand_sizes[other])
            )
            value -= self.harm * fmean([points[other] for other in rivals])
        if self.win:
            value += self.win * chance_to_win(view, seat, outcome.scores)
        return value

    def choice_bonus(self, view: SixpackView, choice: SixpackChoice, values: Sequence[float]) -> float:
        """Return a choice's additional value to this style; `values` are its values on each deal."""
        bonus = self.swing * pstdev(values) if self.swing else 0.0
        if self.high and isinstance(choice, LayCard):
            bonus += self.high * view.cards[choice.card].number / 5
        return bonus


def chance_to_win(view: SixpackView, seat: int, scores: Sequence[HandScore]) -> float:
    """Estimate a seat's probability of winning the match if the round ends with these scores."""
    if view.options.rounds == 1:
        # Handprints only break ties (§3.2).
        totals = [score.cards + score.icons / 8 for score in scores]
    else:
        totals = [total + score.points for total, score in zip(view.totals, scores, strict=True)]
    left = view.options.rounds - view.round
    spread = _SPREAD * (1 + left) ** 0.5
    best = max(totals)
    shares = [exp((total - best) / spread) for total in totals]
    return shares[seat] / sum(shares)


PLAIN = Style(message("Counts points and nothing else."))
WINNING = Style(message("Plays to win: first for points, then against whoever’s ahead."), win=5.0)

STYLES = {
    "careful": Style(message("Prefers one crumb in the beak to two on the pond."), swing=-0.8),
    "daring": Style(message("Goes for the big pile, come what may."), swing=1.6),
    "greedy": Style(message("Grabs a card now and worries later."), now=2.0),
    "spiteful": Style(message("Begrudges its neighbour every card."), harm=1.5, rival=Rival.NEXT),
    "hunting": Style(message("Goes after whoever’s leading."), harm=1.5, rival=Rival.LEADER),
    "kind": Style(message("Likes to see every hand full."), harm=-1.25, rival=Rival.ALL),
    "grumpy": Style(message("If it has to lose cards, so does everyone else."), harm=1.5, rival=Rival.ALL),
    "hasty": Style(message("Gets rid of low cards first."), high=-1.0),
    "stately": Style(message("Opens with its highest cards."), high=1.0),
}
"""Styles by name; a spec such as `swan:careful` combines a level with a style."""
