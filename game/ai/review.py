"""Reviews of a seat's decisions in a round, by a strong player's prospects of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from game.ai.agent import Decision, Prospect
from game.engine.contract import Choice
from game.engine.match import Match

TURNING_LOSS = 1.0
"""A decision must lose at least this many expected points to be a turning point."""
_MOST_TURNING_POINTS = 3


class ReviewedChoice(Struct, frozen=True):
    """A seat's decision between several choices; `step` is the number of choices before it in the match."""

    step: int
    round: int
    view: Any
    choice: Choice


class DecisionReview(Struct, frozen=True):
    """A seat's decision, and a strong player's decision in the same position."""

    moment: ReviewedChoice
    decision: Decision

    @property
    def best(self) -> Prospect:
        """The prospect with the highest value; in a tie, that of the seat's own choice."""
        highest = max(self.decision.prospects, key=lambda prospect: prospect.value)
        return self.own if self.own.value >= highest.value else highest

    @property
    def own(self) -> Prospect:
        return next(prospect for prospect in self.decision.prospects if prospect.choice == self.moment.choice)

    @property
    def loss(self) -> float:
        """The expected points lost compared with the best choice; never negative."""
        return self.best.value - self.own.value

    @property
    def spread(self) -> float:
        """The difference in expected points between the best and the worst choice."""
        return self.best.value - min(prospect.value for prospect in self.decision.prospects)


def rounds_of(match: Match) -> tuple[int, ...]:
    return tuple(match.snapshot(step).round for step in range(len(match.history)))


def decisions_in_round(match: Match, seat: int, number: int) -> tuple[ReviewedChoice, ...]:
    """Return a seat's decisions in a round, in order, except those with only one legal choice."""
    decisions = []
    for step, chosen in enumerate(match.history):
        past = match.snapshot(step)
        if past.round == number and chosen.seat == seat and len(match.game.pending(past.state)[seat]) > 1:
            decisions.append(ReviewedChoice(step, number, match.game.view(past.state, seat), chosen.choice))
    return tuple(decisions)


def last_round_with_decision(match: Match, seat: int, number: int) -> int:
    """Return the last round up to `number` in which a seat had a decision; `number` if there is none."""
    return next((last for last in range(number, 0, -1) if decisions_in_round(match, seat, last)), number)


def turning_points(reviewed: Sequence[DecisionReview]) -> tuple[DecisionReview, ...]:
    """Return the decisions that lost most, in the order they were made.

    There are at most three, each of which lost at least `TURNING_LOSS` points; ties go to earlier decisions.
    """
    worst = sorted(reviewed, key=lambda review: (-review.loss, review.moment.step))[:_MOST_TURNING_POINTS]
    turning = [review for review in worst if review.loss >= TURNING_LOSS]
    return tuple(sorted(turning, key=lambda review: review.moment.step))


def accuracy(reviewed: Sequence[DecisionReview]) -> float:
    """Return the quality of the decisions, from 0 to 100.

    This is 100 × (1 − lost ÷ spread), where `lost` is the sum of all decisions' losses and `spread` is what
    always making the worst choice would have lost. If there was nothing to lose, it is 100.
    """
    spread = sum(review.spread for review in reviewed)
    lost = sum(review.loss for review in reviewed)
    return 100.0 * (1.0 - min(lost / spread, 1.0)) if spread > 0 else 100.0


def mean_loss(reviewed: Sequence[DecisionReview]) -> float:
    return sum(review.loss for review in reviewed) / len(reviewed) if reviewed else 0.0
