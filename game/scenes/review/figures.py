"""The coach: a round's decisions, the prospects of each, and the better choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame import FRect

from game.ai.review import Reviewed, accuracy
from game.cardgames.registry import kit_of
from game.language.message import Text, message, message_in, percent, sentences
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT, FormScene, page_of
from game.scenes.review.decisions import DecisionRow, columns, draw_mark, draw_prospects
from game.scenes.review.looking_back import LookingBackScene, NextLook
from game.scenes.review.remarks import Wording, headline, to_try, turning_point, went_well
from game.session.analysis import Analysis, Coaching
from game.tables.table import Table
from game.ui.devices.actions import ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, INK, MINT, MIST
from game.ui.drawing.scenery.noticeboard import draw_noticeboard
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Paragraph, Pick, Widget

_BELOW = 76.0
"""The room below the decisions: the foot of their board, the help, and the keys."""
_HEADINGS = (
    message_in("column of a table", "When"),
    message_in("column of a table", "You"),
    message_in("column of a table", "Best"),
    message_in("column of a table", "Difference"),
)


class CoachScene(FormScene):
    """A round's decisions as rows, and details of the focused one; confirm shows it on its table.

    It opens the round's turning point, unless the player is quicker.
    """

    width = 740.0

    def __init__(self, context: Context, coaching: Coaching, number: int, *, owned: bool = False) -> None:
        """Show a round (from 1), or the last one before it with a decision.

        An `owned` coaching is closed with this scene.
        """
        super().__init__(context)
        self.form.pinned = True
        self.coaching = coaching
        self._owned = owned
        self._wording = _wording(context, coaching)
        self._opening = True
        self._next: NextLook | None = None
        self._turn_to(coaching.last_decided(number))
        rows = self.form.widgets
        self.form.focus = next((place for place, one in enumerate(rows) if isinstance(one, DecisionRow)), 0)

    @property
    def analysis(self) -> Analysis:
        return self._analysis

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = []
        rounds = self.coaching.rounds
        if rounds > 1:
            names = [self._wording.rounds.numbered(number) for number in range(1, rounds + 1)]
            another = self._wording.rounds.another
            rows.append(Pick(message("Show"), names, self._analysis.round - 1, self._pick, another))
        for place in range(len(self._analysis.moments)):
            rows.append(DecisionRow(self._analysis, place, self._wording, partial(self._look, place)))
        if not self._analysis.moments:
            rows.append(Paragraph(self._wording.rounds.undecided))
        rows.append(Button(message("Back"), self.back))
        return rows

    def _turn_to(self, number: int) -> None:
        """Show a round."""
        self._analysis: Analysis = self.coaching.of(number)
        self._announced = False
        self.title = message("Coach · {round}", round=self._wording.rounds.numbered(number))
        self.refill()

    def _pick(self, index: int) -> None:
        self._turn_to(index + 1)

    def _look(self, place: int) -> None:
        """Show a decision on its table, or in the replay if it has no review."""
        reviewed = self._analysis.at(place)
        if reviewed is None:
            self._watch(place)
        else:
            self.stack.push(self._shown(place, reviewed))

    def _shown(self, place: int, reviewed: Reviewed) -> LookingBackScene:
        """Return a reviewed decision on its table."""
        moment, turning = reviewed.moment, reviewed.moment.step in self._analysis.turning
        first = turning_point(self._analysis.reviewed)
        when = self._wording.choices.moment(moment.view)
        title = when
        if reviewed is first:
            title = message("{moment}: the turning point", moment=when)
        elif turning:
            title = message("{moment}: a turning point", moment=when)
        return LookingBackScene(
            self.context,
            self._wording,
            _table(self.context, self.coaching, moment.view),
            reviewed,
            title=title,
            remark=went_well(self._analysis.reviewed) if reviewed is first else "",
            replay=partial(self._watch, place),
            think=partial(self.coaching.update, watched=True),
        )

    def _watch(self, place: int) -> None:
        """Open the replay just before a decision."""
        moment = self._analysis.moments[place]
        when = self._wording.choices.moment(moment.view)
        own = self._wording.narrator.choice(moment.view, moment.choice)
        words = self._wording.rounds.decided(moment.round, when, own)
        self.context.screens.look(self.coaching.reading, moment.step, words)

    def resume(self) -> None:
        self.refill()
        title, result = message("{title}.", title=self.title), self._result() if self._news() else ""
        self.context.captions.read(sentences(title, result, self.form.paragraph_words, self.form.words))

    # -- time ----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.coaching.update(watched=True)
        if self._news():
            self.context.captions.read(self._result())
        if self._opening and self._analysis.done and self.stack.top is self:
            self._open()
        elif self._next is not None and self._next.ready(seconds):
            scene, self._next = self._next.scene, None
            self.stack.push(scene)

    def _open(self) -> None:
        """Open the turning point, if there is one."""
        self._opening = False
        first = turning_point(self._analysis.reviewed)
        if first is None:
            return
        place = self._analysis.moments.index(first.moment)
        rows = self.form.widgets
        self.form.focus = next(
            number for number, row in enumerate(rows) if getattr(row, "moment", None) == first.moment
        )
        self._next = NextLook(self._shown(place, first))

    @property
    def moving(self) -> bool:
        return self._next is not None

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, ActionPressed | PointerPressed):
            self._opening = False
            self._next = None
        return super().handle(event)

    def pause(self) -> None:
        self._opening = False
        self._next = None

    def _news(self) -> bool:
        """Return whether the round is analysed since the last call."""
        news = self._analysis.done and not self._announced
        self._announced = self._analysis.done
        return news

    def shutdown(self) -> None:
        if self._owned:
            self.coaching.close()

    def _result(self) -> str:
        """Return the result of the round in words."""
        reviewed = self._analysis.reviewed
        if not reviewed:
            return message("Nothing to say about this round.")
        return sentences(headline(reviewed), self._remarks(reviewed))

    @staticmethod
    def _remarks(reviewed: Sequence[Reviewed]) -> Text:
        """Say what went well, what to try, and the accuracy."""
        share = message("Accuracy: {share}.", share=percent(accuracy(reviewed) / 100))
        return sentences(went_well(reviewed), to_try(reviewed), share)

    # -- drawing -------------------------------------------------------------------------------------

    def form_area(self, pen: Pen, top: float) -> FRect:
        width = min(self.width, pen.area.width * 0.56)
        area = FRect(page_of(pen).left + 34, top + 22, width, pen.area.height - top - 22 - _BELOW)
        rows = [one for one in self.form.widgets if isinstance(one, DecisionRow)]
        others = sum(one.height(pen, width) for one in self.form.widgets if one not in rows)
        least = [row.least(pen, width) for row in rows]
        for row, low in zip(rows, least, strict=True):
            row.room = low + (area.height - others - sum(least)) / len(rows)
        return area

    def board(self, form: FRect) -> FRect:
        return FRect(form.left - 14, form.top - 32, form.width + 28, form.height + 40)

    def foot(self, area: FRect, pen: Pen) -> float:
        del area
        return pen.area.height - PROMPT_HEIGHT - 11

    def draw(self, pen: Pen) -> None:
        super().draw(pen)
        if self._next is not None:
            self._next.paint(pen)
        form = self.form.area
        heads = columns(FRect(form.left, form.top - 28, form.width, 22))
        for words, column in zip(_HEADINGS, heads, strict=True):
            width = column.width + 16
            pen.text(
                words, column.midleft, 13, Typeface.BOLD, MIST, anchor="midleft", width=width, tight=True
            )
        left = form.right + 34
        area = FRect(left, form.top - 32, page_of(pen).right - left - 18, form.height + 40)
        draw_noticeboard(pen, area, self.cloth)
        inside = area.inflate(-28, -20)
        below = self._figure(pen, inside)
        self._detail(pen, FRect(inside.left, below, inside.width, inside.bottom - below))

    def _figure(self, pen: Pen, area: FRect) -> float:
        """Draw remarks on the round, or the progress of its analysis; return their lower edge."""
        analysis = self._analysis
        reviewed = analysis.reviewed
        if not analysis.done:
            words = message(
                "Thinking: {done} of {count}", done=len(analysis.found), count=len(analysis.moments)
            )
            pen.text(words, (area.left, area.top + 4), 16, Typeface.BOLD, BONE, width=area.width)
            bar = FRect(area.left, area.top + 34, area.width, 10)
            pen.bar(bar, len(analysis.found) / len(analysis.moments), MINT)
            return bar.bottom + 10
        if not reviewed:
            return area.top
        size = 26.0
        pen.text(headline(reviewed), area.topleft, size, Typeface.TITLE, BONE, outline=INK, width=area.width)
        top = area.top + pen.height(size, Typeface.TITLE) + 4
        below = FRect(area.left, top, area.width, area.bottom - top)
        return (
            top
            + pen.paragraph(
                self._remarks(reviewed), below, 14, Typeface.BOLD, MINT, leading=1.2, least=13 / 14
            )
            + 8
        )

    def _detail(self, pen: Pen, area: FRect) -> None:
        """Draw the focused decision: the reasons, and all its choices."""
        row = self.form.focused
        pen.line(area.topleft, area.topright, "#35505E", 1)
        if not isinstance(row, DecisionRow):
            words = message("Each row is a decision: what you chose, what was best, and the difference.")
            pen.paragraph(words, area.move(0, 10), 14, Typeface.TEXT, DIM)
            return
        reviewed = row.reviewed
        view = row.moment.view
        when = self._wording.choices.moment(view)
        title = pen.text(when, (area.left, area.top + 6), 18, Typeface.TITLE, BONE)
        if row.turning:
            draw_mark(pen, FRect(title.right + 12, title.centery - 8, area.right - title.right - 12, 16))
        top = title.bottom + 4
        if reviewed is None:
            pen.text(row.missing, (area.left, top), 14, Typeface.TEXT, DIM, width=area.width)
            return
        narrator = self._wording.narrator
        decision = reviewed.decision
        own = narrator.reason(view, decision, reviewed.moment.choice, figures=True)
        said = [(message("You: {reason}", reason=own), BONE)]
        if reviewed.best != reviewed.own:
            best = narrator.reason(view, decision, reviewed.best.choice, figures=True)
            said.append((message("Best: {reason}", reason=best), MINT))
        for words, colour in said:
            box = FRect(area.left, top, area.width, area.bottom - top)
            top += pen.paragraph(words, box, 13, Typeface.TEXT, colour, leading=1.2) + 4
        below = FRect(area.left, top + 4, area.width, area.bottom - top - 4)
        draw_prospects(pen, self._wording, reviewed, below, row.walked)


def _table(context: Context, coaching: Coaching, view: Any) -> Table[Any]:
    """Return the table of the match's game, showing a view."""
    header = coaching.reading.header
    kit = kit_of(header.game)
    return kit.table(view, context.people(header.players), context.art, context.table_services())


def _wording(context: Context, coaching: Coaching) -> Wording:
    header, match = coaching.reading.header, coaching.reading.match
    kit = kit_of(header.game)
    table = _table(context, coaching, match.game.initial_view(match.setup, coaching.seat))
    return Wording(match.game, kit.choices(), kit.narrator(), table)
