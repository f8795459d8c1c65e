"""The base class of widgets for a decision, with its review in words and colours."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest

from pygame import FRect

from game.ai.agent import Prospect
from game.ai.review import DecisionReview
from game.language.message import Text, figure, message, plural, sentences
from game.scenes.pieces.fit import Fit
from game.scenes.review.remarks import Wording
from game.session.analysis import Analysis
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button
from game.voice.verdict import displayed_difference

_COSTLY = 2.0
"""The loss, in points, from which a decision's stone is red; the stones of turning points always are."""
_FACE = 0.1
"""How far the centre of a stone's top face lies above the stone's centre, as a share of its height."""
RANKED = 60
"""The largest number of prospects in a ranking; more are never visible."""


class DecisionButton(Button):
    def __init__(
        self, analysis: Analysis, number: int, wording: Wording, on_press: Callable[[], None]
    ) -> None:
        """`number` is the decision's index in the round."""
        super().__init__("", on_press)
        self.moment = analysis.moments[number]
        self.number = number
        self._analysis, self._wording = analysis, wording

    @property
    def reviewed(self) -> DecisionReview | None:
        """The coach's review, or None until it's known."""
        return self._analysis.review_at(self.number)

    @property
    def is_turning_point(self) -> bool:
        """Whether the decision is known to be a turning point of the round."""
        return self.moment.step in self._analysis.turning_steps

    @property
    def ranked(self) -> list[Prospect]:
        """The best prospects, best first, each label and value only once; empty without a review."""
        return [] if self.reviewed is None else ranked(self._wording, self.reviewed)

    @property
    def no_review_words(self) -> Text:
        """Why the decision has no review, in words."""
        if self.number < len(self._analysis.reviews):
            return message("no opinion")
        return message("thinking…")

    @property
    def colours(self) -> tuple[str, str, str]:
        """The colours of the stone's face, of its side, and of the decision's cost."""
        reviewed = self.reviewed
        if reviewed is None:
            return "#A9B6BE", "#56606C", BONE
        if not points_lost(reviewed):
            return "#8FE3BF", "#4E6A66", MINT
        if self.is_turning_point or points_lost(reviewed) >= _COSTLY:
            return "#FF9AA8", "#6E5560", CORAL
        return "#DCD6CC", "#6B6A72", BONE

    def draw_stone(self, pen: Pen, area: FRect, size: float) -> None:
        """Draw the decision's stepping stone with its number; `size` is the letter size if there's room."""
        face, shade, _cost = self.colours
        art = paint_art(pen, "signs/stone", area.width, area.height, colour=face, shade=shade)
        pen.image(art, area.center, anchor="center")
        at = area.centerx, area.centery - area.height * _FACE
        size = max(min(size, area.height * 0.6), Fit.of(pen.area).letter_size(15))
        pen.text(figure(self.number + 1), at, size, Typeface.TITLE, INK, anchor="center")

    def difference(self, reviewed: DecisionReview) -> Text:
        """Return how far the choice made was from the best one, in points, as a signed figure."""
        lost = points_lost(reviewed)
        return figure(-lost if self._wording.game.more_is_better else lost, 1, signed=True)

    @property
    def state_words(self) -> str:
        wording, moment, reviewed = self._wording, self.moment, self.reviewed
        when = wording.choices.moment(moment.view)
        own = wording.narrator.choice(moment.view, moment.choice)
        if reviewed is None:
            return message(
                "{moment}: {choice}. Coach: {opinion}.",
                moment=when,
                choice=own,
                opinion=self.no_review_words,
            )
        return sentences(
            message(
                "{moment}: {choice}, {points} expected.",
                moment=when,
                choice=own,
                points=wording.points(wording.expected(reviewed.own)),
            ),
            self._best_words(reviewed),
            message("A turning point.") if self.is_turning_point else "",
            wording.narrator.reason(moment.view, reviewed.decision, moment.choice),
            self._range_words(),
        )

    def _range_words(self) -> Text | str:
        """Return a sentence about the range of the choices' expected points; empty if they're all equal."""
        found = self.ranked
        first, last = (self._wording.points(self._wording.expected(one)) for one in (found[0], found[-1]))
        if first == last:
            return ""
        return plural(
            "{n} choice, from {best} to {worst}.",
            "{n} choices, from {best} to {worst}.",
            len(found),
            best=first,
            worst=last,
        )

    def _best_words(self, reviewed: DecisionReview) -> Text:
        """Return a sentence that names the best choice and its expected points, or says that it was made."""
        if not points_lost(reviewed):
            return message("That was the best choice.")
        wording = self._wording
        # For translators: {choice} is such as "play 23".
        return message(
            "The best choice was to {choice}: {points}.",
            choice=wording.narrator.choice(self.moment.view, reviewed.best.choice),
            points=wording.points(wording.expected(reviewed.best)),
        )


def points_lost(reviewed: DecisionReview) -> float:
    """Return the points lost by a decision, computed from rounded figures so that it matches those shown."""
    return displayed_difference(reviewed.best, reviewed.own)


def ranked(wording: Wording, reviewed: DecisionReview) -> list[Prospect]:
    """Return the best prospects, best first; of equal-looking ones, keep one, preferably the player's own."""
    own = reviewed.own
    ordered = nlargest(
        RANKED, reviewed.decision.prospects, key=lambda prospect: (prospect.value, prospect == own)
    )
    found: dict[tuple[str, float], Prospect] = {}
    for prospect in ordered:
        words = wording.choices.narrow_label(reviewed.moment.view, prospect.choice)
        found.setdefault((words, prospect.value), prospect)
    return list(found.values())
