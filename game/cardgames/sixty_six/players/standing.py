"""The match: how likely a team wins it from a score."""

from __future__ import annotations

from math import exp
from typing import Final

from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import winning_team
from game.cardgames.sixty_six.rules.seats import Pair

_HAND: Final = 1.6
"""The ticks by which a usual hand brings the leading team nearer to the target."""

_SPREAD: Final = 1.7
"""How many ticks ahead make a team e times as likely to win as the other, if one more hand decides."""


def chance_to_win(score: Pair, team: int, bidders: int, options: SixtySixOptions) -> float:
    """The chance that a team wins the match if a hand that `bidders` bid for has led to this score."""
    winner = winning_team(score, bidders, options)
    if winner is not None:
        return float(winner == team)
    hands_left = max((options.target - max(score)) / _HAND, 1.0)
    ahead = score[team] - score[1 - team]
    return 1 / (1 + exp(-ahead / (_SPREAD * hands_left**0.5)))
