"""The screen with all figures of a round: its decisions, and the prospects of their choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.frame import BESIDE, FormScene, page_of
from game.scenes.pieces.boathouse import draw_sheet
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import UnpointedButton
from game.scenes.review.decisions import (
    GREEN,
    WOOD,
    DecisionRow,
    draw_prospects,
    draw_turning_mark,
    row_columns,
)
from game.scenes.review.remarks import Wording, remark_words, round_verdict
from game.session.analysis import Analysis, Coaching
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Widget

_BELOW, _HELP_TOP = 58.0, 37.0
"""The height below the decisions for the board's edge and the help, and the help's distance from the foot."""
_HEADINGS = (
    message_in("column of a table", "When"),
    message_in("column of a table", "You"),
    message_in("column of a table", "Best"),
    message_in("column of a table", "Difference"),
)


class FiguresScene(FormScene):
    """A scene with a round's decisions as rows, the focused one in detail; pressing a row opens the coach."""

    width = 740.0
    pinned = True

    def __init__(
        self,
        context: Context,
        coaching: Coaching,
        analysis: Analysis,
        wording: Wording,
        number: int,
        choose: Callable[[int], None],
    ) -> None:
        """`number` is the index of the decision to focus; pressing one calls `choose` with its index."""
        super().__init__(context)
        self.coaching, self.analysis = coaching, analysis
        self._wording, self._choose = wording, choose
        rounds = wording.rounds
        self.title = message("All figures · {round}", round=rounds.title(analysis.round))
        self.refill()
        self.form.focus = number

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [
            DecisionRow(self.analysis, number, self._wording, partial(self._return_to, number))
            for number in range(len(self.analysis.moments))
        ]
        key = partial(self.keycap, Action.CANCEL)
        back = UnpointedButton(message("Back"), "", self.back, "", key=key)
        return [*rows, back]

    def _return_to(self, number: int) -> None:
        """Return to the coach's screen, and select decision `number` there."""
        self._choose(number)
        self.stack.pop()

    @property
    def summary(self) -> str:
        return remark_words(self.analysis)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.coaching.update(watched=True)

    # -- drawing -------------------------------------------------------------------------------------

    def form_area(self, pen: Pen, top: float) -> FRect:
        width = min(self.width, pen.area.width * 0.56)
        area = FRect(page_of(pen).left + BESIDE - 12, top + 22, width, pen.area.height - top - 22 - _BELOW)
        rows = [one for one in self.form.widgets if isinstance(one, DecisionRow)]
        others = sum(one.height(pen, width) for one in self.form.widgets if one not in rows)
        least = [row.least_height(pen, width) for row in rows]
        for row, low in zip(rows, least, strict=True):
            row.room = low + (area.height - others - sum(least)) / len(rows)
        return area

    def board_area(self, form: FRect) -> FRect:
        return FRect(form.left - 14, form.top - 32, form.width + 28, form.height + 40)

    def foot_y(self, area: FRect, pen: Pen) -> float:
        del area
        return pen.area.height - _HELP_TOP

    def draw(self, pen: Pen) -> None:
        super().draw(pen)
        form = self.form.area
        heads = row_columns(FRect(form.left, form.top - 28, form.width, 22))
        small = Fit.of(pen.area).letter_size(15)
        for words, column in zip(_HEADINGS, heads, strict=True):
            width = column.width + 16
            pen.text(
                words, column.midleft, small, Typeface.BOLD, MIST, anchor="midleft", width=width, tight=True
            )
        left = form.right + 34
        area = FRect(left, form.top - 32, page_of(pen).right - left - 18, form.height + 40)
        draw_sheet(pen, area)
        inside = area.inflate(-28, -20)
        below = self._draw_verdict(pen, inside)
        self._draw_detail(pen, FRect(inside.left, below, inside.width, inside.bottom - below))

    def _draw_verdict(self, pen: Pen, area: FRect) -> float:
        """Draw the verdict on the round, or the analysis's progress; return the y of its lower edge."""
        analysis, reviewed = self.analysis, self.analysis.reviewed
        if not analysis.done:
            words = message(
                "Thinking: {done} of {count}", done=len(analysis.reviews), count=len(analysis.moments)
            )
            pen.text(words, (area.left, area.top + 4), 18, Typeface.BOLD, INK, width=area.width)
            bar = FRect(area.left, area.top + 34, area.width, 10)
            pen.bar(bar, len(analysis.reviews) / len(analysis.moments), MINT)
            return bar.bottom + 10
        if not reviewed:
            return area.top
        size = 26.0
        verdict = round_verdict(reviewed)
        pen.text(verdict, area.topleft, size, Typeface.TITLE, INK, width=area.width, tight=True)
        top = area.top + pen.height(size, Typeface.TITLE) + 4
        if isinstance(self.form.focused, DecisionRow):
            return top + 4
        below = FRect(area.left, top, area.width, area.bottom - top)
        said, least = remark_words(analysis), 13 / 15
        return top + pen.paragraph(said, below, 15, Typeface.BOLD, GREEN, leading=1.2, least=least) + 8

    def _draw_detail(self, pen: Pen, area: FRect) -> None:
        """Draw the focused decision's reasons and choices, or an explanation if no decision has the focus."""
        row, small = self.form.focused, Fit.of(pen.area).letter_size(15)
        pen.line(area.topleft, area.topright, "#DCC9A6", 2)
        if not isinstance(row, DecisionRow):
            words = message("Each row is a decision: what you chose, what was best, and the difference.")
            pen.paragraph(words, area.move(0, 10), small, Typeface.BOLD, WOOD)
            return
        reviewed = row.reviewed
        view = row.moment.view
        when = self._wording.choices.moment(view)
        title = pen.text(when, (area.left, area.top + 6), 20, Typeface.TITLE, INK)
        if row.is_turning_point:
            draw_turning_mark(
                pen, FRect(title.right + 12, title.centery - 8, area.right - title.right - 12, 16)
            )
        top = title.bottom + 4
        if reviewed is None:
            pen.text(row.no_review_words, (area.left, top), small, Typeface.TEXT, WOOD, width=area.width)
            return
        narrator = self._wording.narrator
        decision = reviewed.decision
        own = narrator.reason(view, decision, reviewed.moment.choice, figures=True)
        said = [(message("You: {reason}", reason=own), INK)]
        if reviewed.best != reviewed.own:
            best = narrator.reason(view, decision, reviewed.best.choice, figures=True)
            said.append((message("Best: {reason}", reason=best), GREEN))
        for words, colour in said:
            box = FRect(area.left, top, area.width, area.bottom - top)
            top += pen.paragraph(words, box, small, Typeface.TEXT, colour, leading=1.2) + 4
        below = FRect(area.left, top + 4, area.width, area.bottom - top - 4)
        draw_prospects(pen, self._wording, reviewed, below, row.selected_prospect)
