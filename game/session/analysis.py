"""The coach's analysis, which reviews a match's rounds in the background, one decision at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.ai.agent import Agent, Decision
from game.ai.factory import make_agent
from game.ai.levels import ADVISER, budget_of
from game.ai.review import (
    DecisionReview,
    ReviewedChoice,
    accuracy,
    decisions_in_round,
    last_round_with_decision,
    mean_loss,
    rounds_of,
    turning_points,
)
from game.ai.worker import Thinker
from game.arcade.play_on import QUICK, continue_match
from game.cardgames.registry import kit_of
from game.engine.chance import seed_of
from game.engine.contract import Choice
from game.engine.journal import Header, Reading
from game.engine.match import Match
from game.language.message import message
from game.storage.history.accuracy import Accuracy

_BUDGET = budget_of(ADVISER)
_PATIENCE = 10
GIVEN_UP = message(
    "The coach’s thinking process keeps freezing. The coach now thinks while you watch, so the "
    "screen may stutter."
)


class Analysis:
    """The review of one round, which grows decision by decision.

    Attributes:
        moments: the decisions to review, in order.
        reviews: the review of each decision so far; None if the coach didn't evaluate the choice.
        reviewed: the reviews that aren't None.
        turning_steps: the steps (see `ReviewedChoice.step`) of the reviewed turning points.
        greatest_loss: the expected points that the worst decision so far lost.
    """

    def __init__(self, number: int, moments: Sequence[ReviewedChoice]) -> None:
        self.round = number
        self.moments = tuple(moments)
        self.reviews: list[DecisionReview | None] = []
        self.reviewed: tuple[DecisionReview, ...] = ()
        self.turning_steps: frozenset[int] = frozenset()
        self.greatest_loss = 0.0

    @property
    def done(self) -> bool:
        return len(self.reviews) == len(self.moments)

    @property
    def complete(self) -> bool:
        return bool(self.moments) and len(self.reviewed) == len(self.moments)

    def review_at(self, index: int) -> DecisionReview | None:
        return self.reviews[index] if index < len(self.reviews) else None

    def add(self, decision: Decision) -> None:
        moment = self.moments[len(self.reviews)]
        known = any(review.choice == moment.choice for review in decision.prospects)
        self.reviews.append(DecisionReview(moment, decision) if known else None)
        self.reviewed = tuple(review for review in self.reviews if review is not None)
        self.turning_steps = frozenset(review.moment.step for review in turning_points(self.reviewed))
        self.greatest_loss = max((review.loss for review in self.reviewed), default=0.0)


class Coaching:
    """The coach of one match, which computes analyses of its rounds in a separate process.

    The process has a low priority, so that it slows down neither drawing nor opponents. At most one
    request is pending; the round that was requested last comes first.
    """

    def __init__(
        self, reading: Reading, seat: int, save: Callable[[Analysis], None], report: Callable[[str], None]
    ) -> None:
        """Start the coach; `save` is called with each finished analysis, `report` with errors."""
        self.reading = reading
        self.seat = seat
        self._save, self._report = save, report
        self._kit = kit_of(reading.header.game)
        self._analyses: dict[int, Analysis] = {}
        self.thinker: Thinker | None = Thinker(_PATIENCE)
        self._agent: Agent[Any] | None = None
        self._asked: tuple[int, Analysis] | None = None

    @property
    def rounds(self) -> int:
        return max(rounds_of(self.reading.match), default=1)

    @property
    def busy(self) -> bool:
        return self._unfinished() is not None

    def last_round_with_decision(self, number: int) -> int:
        return last_round_with_decision(self.reading.match, self.seat, number)

    def analysis_of(self, number: int) -> Analysis:
        """Return a round's analysis, starting a new one if there is none or if choices were undone since."""
        decisions = decisions_in_round(self.reading.match, self.seat, number)
        known = self._analyses.pop(number, None)
        analysis = known if known is not None and known.moments == decisions else Analysis(number, decisions)
        self._analyses[number] = analysis
        if self.thinker is not None and not analysis.done:
            self.thinker.start(self._kit)
        return analysis

    def update(self, *, watched: bool = False) -> None:
        """Add a finished review and request the next; without a process, compute one here if `watched`."""
        if self.thinker is not None:
            self._poll(self.thinker)
        elif watched and (analysis := self._unfinished()) is not None:
            self._think_here(analysis)

    def close(self) -> None:
        self._asked = None
        self._analyses.clear()
        if self.thinker is not None:
            self.thinker.close()
        if self._agent is not None:
            self._agent.close()

    def _unfinished(self) -> Analysis | None:
        """Return the unfinished analysis that was requested last, or None if all are finished."""
        return next((analysis for analysis in reversed(self._analyses.values()) if not analysis.done), None)

    def _poll(self, thinker: Thinker) -> None:
        answers = thinker.poll()
        if thinker.problem and thinker.process_id is not None:
            self._report(thinker.problem)
        thinker.problem = None
        if self._asked is not None:
            ticket, analysis = self._asked
            for answer in answers:
                if answer.ticket == ticket:
                    self._asked = None
                    if thinker.process_id is None:
                        # The process keeps failing: a simpler agent answered, which can't replace the coach.
                        thinker.close()
                        self.thinker = None
                        self._report(GIVEN_UP)
                        return
                    self._add(analysis, answer.decision)
        if self._asked is None and (analysis_open := self._unfinished()) is not None:
            view, chance = self._next_request(analysis_open)
            ticket = thinker.ask(self._kit, ADVISER, view, _BUDGET, chance)
            self._asked = ticket, analysis_open

    def _think_here(self, analysis: Analysis) -> None:
        if self._agent is None:
            self._agent = make_agent(self._kit, ADVISER)
        view, chance = self._next_request(analysis)
        self._add(analysis, self._agent.choose(view, _BUDGET, chance))

    def _next_request(self, analysis: Analysis) -> tuple[Any, int]:
        """Return the view at the next decision, and a reproducible seed for reviewing that decision."""
        index = len(analysis.reviews)
        chance = seed_of(self.reading.header.seed, "coach", analysis.round, index)
        return analysis.moments[index].view, chance

    def _add(self, analysis: Analysis, decision: Decision) -> None:
        analysis.add(decision)
        if analysis.done:
            self._save(analysis)


def coaching_of(
    reading: Reading, save: Callable[[Path, Accuracy], None], report: Callable[[str], None]
) -> Coaching | None:
    """Create the coach for a match's only human; return None if there is none or more than one.

    `save` gets the journal's path and the accuracy of each completely analysed round; `report` gets errors.
    """
    seat = own_seat(reading.header)
    if seat is None:
        return None
    path = reading.path

    def save_if_complete(analysis: Analysis) -> None:
        if analysis.complete:
            save(path, accuracy_of(path.name, analysis))

    return Coaching(reading, seat, save_if_complete, report)


def own_seat(header: Header) -> int | None:
    """Return the seat of a match's only human player, or None if there is none or more than one."""
    seats = [seat for seat, player in enumerate(header.players) if player.human]
    return seats[0] if len(seats) == 1 else None


def accuracy_of(journal: str, analysis: Analysis) -> Accuracy:
    """Return the record to save for a completely analysed round."""
    reviewed = analysis.reviewed
    return Accuracy(
        journal=journal,
        round=analysis.round,
        accuracy=round(accuracy(reviewed), 2),
        decisions=len(reviewed),
        mean_loss=round(mean_loss(reviewed), 3),
    )


class SecondTry:
    """A copy of a match just before one of its choices, for trying another one without changing the match.

    Attributes:
        going_on: whether simple agents are still playing on after the other choice.
    """

    def __init__(self, reading: Reading, step: int, seat: int) -> None:
        """Copy the match as it was after `step` choices, just before `seat` made the choice to try again."""
        self._seat = seat
        self.going_on = False
        self.match: Match = reading.match.copy_at(step)
        self._steps = continue_match(kit_of(reading.header.game), self.match, seat, QUICK)
        # Deal if the choice is the first of its round.
        self.match.deal_if_due()
        # If several seats choose at the same time, the others repeat their choices.
        for other in [other for other in self.match.pending if other != seat]:
            later = (one for one in reading.match.history[step:] if one.seat == other)
            if (chosen := next(later, None)) is not None:
                self.match.choose(other, chosen.choice)

    @property
    def view(self) -> Any:
        return self.match.view(self._seat)

    def choose(self, choice: Choice) -> None:
        """Make a different choice; simple agents then `play_on` to the seat's next decision."""
        self.match.choose(self._seat, choice)
        self.going_on = True

    def play_on(self) -> None:
        """Let simple agents make one more choice, if they are still playing on."""
        self.going_on = self.going_on and next(self._steps, None) is not None
