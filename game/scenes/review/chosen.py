"""The decision that the coach shows, and the coach's comments on its choices."""

from __future__ import annotations

from msgspec import Struct

from game.ai.agent import Decision, Prospect
from game.ai.review import DecisionReview, ReviewedChoice, accuracy
from game.engine.contract import Choice
from game.language.message import Text, message, parts, percent, sentence, sentences
from game.scenes.review.decision import points_lost, ranked
from game.scenes.review.remarks import Wording, remark_words, round_verdict, turning_point
from game.session.analysis import Analysis
from game.voice.verdict import prospect_of, verdict_words


class ChosenDecision(Struct, frozen=True):
    """The decision that the coach shows, by its index in the round, with the coach's words about it."""

    analysis: Analysis
    number: int
    wording: Wording

    @classmethod
    def select_first(cls, analysis: Analysis, wording: Wording) -> ChosenDecision:
        """Return the round's turning point, or its first decision if no turning point is known."""
        turning = turning_point(analysis.reviewed) if analysis.done else None
        return cls(analysis, 0 if turning is None else analysis.moments.index(turning.moment), wording)

    @property
    def moment(self) -> ReviewedChoice | None:
        """The decision itself; None if the round has no decisions."""
        return self.analysis.moments[self.number] if self.analysis.moments else None

    @property
    def reviewed(self) -> DecisionReview | None:
        """The coach's review of the decision, or None until it's known."""
        return self.analysis.review_at(self.number)

    @property
    def better_is_known(self) -> bool:
        """Whether another choice is known to be better."""
        return self.reviewed is not None and points_lost(self.reviewed) > 0

    @property
    def alternative(self) -> Prospect | None:
        """The best choice, or the second best if the best was made; None if there's none or no review."""
        reviewed = self.reviewed
        if reviewed is None or self.better_is_known:
            return None if reviewed is None else reviewed.best
        return next(
            (prospect for prospect in ranked(self.wording, reviewed) if prospect != reviewed.own), None
        )

    def comparison(self, *others: Prospect) -> Decision | None:
        """Return a decision between the best choice, the one made, `alternative` and `others`.

        Without a review, return None.
        """
        if self.reviewed is None:
            return None
        found = (self.reviewed.best, self.reviewed.own, self.alternative, *others)
        prospects = dict.fromkeys(prospect for prospect in found if prospect is not None)
        return Decision(self.reviewed.best.choice, tuple(prospects))

    # -- words ---------------------------------------------------------------------------------------

    @property
    def title(self) -> Text:
        """The decision's number, such as "Choice 3 of 8", or "Coach" in a round without decisions."""
        if self.moment is None:
            return message("Coach")
        count = len(self.analysis.moments)
        return message("Choice {number} of {count}", number=self.number + 1, count=count)

    @property
    def moment_words(self) -> Text | str:
        """The moment of the decision within its round, followed by `round_words`."""
        if self.moment is None:
            return self.round_words
        return parts(" · ", [self.wording.choices.moment(self.moment.view), self.round_words])

    @property
    def round_words(self) -> Text:
        """The round in words, with a note if the decision was a turning point."""
        words = self.wording.rounds.title(self.analysis.round)
        first = turning_point(self.analysis.reviewed)
        if first is not None and first is self.reviewed:
            return message("{moment}: the turning point", moment=words)
        if self.moment is not None and self.moment.step in self.analysis.turning_steps:
            return message("{moment}: a turning point", moment=words)
        return words

    def reason(self, pointed: Prospect | None, *, figures: bool) -> Text | str:
        """Return why the `pointed` choice is good or bad, in words or figures, or that it isn't known."""
        compared = self.comparison()
        if self.moment is None:
            return self.wording.rounds.undecided
        if compared is None or pointed is None:
            if self.number < len(self.analysis.reviews):
                return message("I can’t say anything about this one.")
            return message("Give me a moment to think about this one.")
        narrator = self.wording.narrator
        return narrator.reason(self.moment.view, compared, pointed.choice, figures=figures)

    def verdict(self, choice: Choice, *, figures: bool) -> Text | str:
        """Return in words how good a tried choice is, and why."""
        tried = None if self.reviewed is None else prospect_of(self.reviewed.decision, choice)
        compared = None if tried is None else self.comparison(tried)
        if self.moment is None or tried is None or compared is None:
            return message("I can’t say anything about this one.")
        reason = self.wording.narrator.reason(self.moment.view, compared, choice, figures=figures)
        return sentences(verdict_words(compared, tried), reason)

    @property
    def progress_words(self) -> Text | str:
        """The round's accuracy or its analysis's progress, in words; empty if nothing has a review."""
        analysis = self.analysis
        if not analysis.done:
            done, count = len(analysis.reviews), len(analysis.moments)
            return message("Thinking: {done} of {count}", done=done, count=count)
        if not analysis.reviewed:
            return ""
        return message("{share} accuracy", share=percent(accuracy(analysis.reviewed) / 100))

    @property
    def remarks_words(self) -> Text | str:
        """The coach's verdict and remarks on the round."""
        if self.moment is None:
            return self.wording.rounds.undecided
        if not self.analysis.reviewed:
            return message("Nothing to say about this round.")
        return sentences(sentence(round_verdict(self.analysis.reviewed)), remark_words(self.analysis))
