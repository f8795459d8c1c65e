"""The rows of decisions on the screen with all figures, and the list of a decision's choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import FRect

from game.ai.agent import Prospect
from game.ai.review import TURNING_LOSS, DecisionReview
from game.engine.contract import Choice
from game.language.message import Text, capital, figure, message, message_in, parts, plural, sentences
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.review.decision import RANKED, DecisionButton, points_lost, ranked
from game.scenes.review.remarks import Wording
from game.session.analysis import Analysis
from game.ui.devices.actions import Action
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import ALARM, CORAL, DIM, GOLD, INK, MINT, PAPER
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Prompts

MOST_LISTED = 12
"""The largest number of rows in the list of choices; if there are more, the last row counts the rest."""
GREEN, RED, WOOD = "#0B6B4E", "#A81C3E", "#6B3A1E"
"""The colours of text on paper: for the best choice, for turning points, and for secondary text."""
_STONE = 1.48
"""The width of a stone, as a multiple of its height."""
_SHARES = (0.26, 0.27, 0.27, 0.2)
"""The columns' shares of a row's width."""
_NARROW_SHARES = (0.25, 0.26, 0.3, 0.19)
"""The columns' shares of a narrow row's width."""
_WIDE = 560.0
"""The width, in units, up to which a row is narrow."""
LEAST_ROW = 52.0
"""The smallest height of a row."""
_MOST_ROW = 78.0
"""The largest height of a row."""
_MOST_PROSPECT, _BETWEEN = 76.0, 0.12
"""The largest height of a prospect's row, and the share of it that is between cards."""
_LEAST_LINE = 16.0
"""The height of a prospect's row below which the choices left out aren't counted."""
_CARDS = 0.3
"""The share of a choice's column that its cards take."""
_NARROW_CARDS = 0.24
"""The share of a choice's narrow column that its cards take."""
_BROAD = 160.0
"""The width, in units, up to which a column is narrow."""
_LEADING = 1.06
_APART = 0.3
"""The smallest visible share of the width of a card that's partly covered."""
_LABEL_GAP = 6.0
"""The space between a choice's cards and its label."""
_TWO_LINES = 30.0
"""The height of a prospect's row from which its label may take two lines."""
_LEAST_BAR = 16.0
"""The length, in units, below which a prospect's bar is left out."""
_LEAST = 0.05
"""The smallest range of points that the bars span."""


class DecisionRow(DecisionButton):
    """A row with a decision and its loss, which opens that decision; `room` is the height it may take."""

    verb = message("see it on the table")

    def __init__(
        self, analysis: Analysis, number: int, wording: Wording, on_press: Callable[[], None]
    ) -> None:
        super().__init__(analysis, number, wording, on_press)
        self._selected: int | None = None
        self.room = LEAST_ROW

    @property
    def selected_prospect(self) -> Prospect | None:
        """The prospect selected with the left and right keys, or None."""
        return None if self._selected is None else self.ranked[self._selected]

    @property
    def list_position(self) -> tuple[int, int] | None:
        return None if self._selected is None else (self._selected, len(self.ranked))

    @property
    def announcement(self) -> str:
        reviewed, selected = self.reviewed, self.selected_prospect
        return "" if reviewed is None or selected is None else self._prospect_words(reviewed, selected)

    @property
    def prompts(self) -> Prompts:
        aside: Prompts = ((Action.RIGHT, message("all choices")),) if self.ranked else ()
        return (*super().prompts, *aside)

    def handle_action(self, action: Action) -> bool:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action)
        count = len(self.ranked)
        if step is None or not count:
            self._selected = None
            return super().handle_action(action)
        first = 0 if step > 0 else count - 1
        self._selected = first if self._selected is None else (self._selected + step) % count
        return True

    def _prospect_words(self, reviewed: DecisionReview, prospect: Prospect) -> Text:
        """Describe a choice: its expected points, and whether it was made or is the best."""
        choice = self._wording.narrator.choice(self.moment.view, prospect.choice)
        points = self._wording.points(self._wording.expected(prospect))
        return sentences(
            message("{choice}, {points} expected.", choice=capital(choice), points=points),
            message("Your choice.") if prospect == reviewed.own else "",
            message("The best choice.") if prospect == reviewed.best else "",
        )

    def height(self, pen: Pen, width: float) -> float:
        return max(self.least_height(pen, width), min(self.room, _MOST_ROW))

    def least_height(self, pen: Pen, width: float) -> float:
        """Return the smallest height that fits a card, and the labels and points of both choices."""
        view, reviewed = self.moment.view, self.reviewed
        choices = [self.moment.choice, *([reviewed.best.choice] if reviewed is not None else [])]
        column = row_columns(FRect(0, 0, width, LEAST_ROW))[1]
        labels = [self._wording.choices.narrow_label(view, choice) for choice in choices]
        small, room = _small_letters(pen), column.width - self._cards_width(column) - _LABEL_GAP
        lines = max(len(pen.lines(words, small, Typeface.BOLD, room)) for words in labels)
        shown = [] if reviewed is None else [reviewed.own, reviewed.best]
        lines += max((self._points_lines(pen, one, room) for one in shown), default=1)
        return LEAST_ROW if lines <= 2 else LEAST_ROW + 12 + small * (lines - 3)

    def _points_lines(self, pen: Pen, prospect: Prospect, room: float) -> int:
        """Return how many lines a prospect's points need at the smallest letter size in a width of `room`."""
        points = self._wording.points(self._wording.expected(prospect))
        return len(pen.lines(points, pen.tight_size, Typeface.TEXT, room))

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(0, -8).move(0, -1)
        pen.plate(box.move(0, 3), INK, radius=10)
        pen.plate(box, GOLD if focused else PAPER, radius=10, border=INK)
        when, own, best, lost = row_columns(box)
        high = min(box.height * 0.66, when.width * 0.22)
        stone = FRect(when.left - 4, box.centery - high / 2, high * _STONE, high)
        left = stone.right + 6
        words = self._wording.choices.moment(self.moment.view)
        lines = pen.lines(words, pen.tight_size, Typeface.BOLD, when.right - left)
        if max(pen.width(line, pen.tight_size, Typeface.BOLD) for line in lines) <= when.right - left:
            self.draw_stone(pen, stone, 18)
            when.width, when.left = when.right - left, left
        turning = self.is_turning_point
        y = when.centery - 11 if turning else when.centery
        tight = turning or pen.width(words, LEAST, Typeface.BOLD) <= when.width
        pen.text(
            words, (when.left, y), 16, Typeface.BOLD, INK, anchor="midleft", width=when.width, tight=tight
        )
        if turning:
            draw_turning_mark(pen, FRect(when.left, when.centery + 2, when.width, 16))
        reviewed = self.reviewed
        if reviewed is None:
            self._draw_choice(pen, own, self.moment.choice, None)
            size, words = _small_letters(pen), self.no_review_words
            pen.text(words, best.midleft, size, Typeface.TEXT, WOOD, anchor="midleft", width=best.width)
            return
        self._draw_choice(pen, own, reviewed.own.choice, reviewed.own)
        if not points_lost(reviewed):
            words = message("the best")
            pen.text(words, best.midleft, 15, Typeface.BOLD, GREEN, anchor="midleft", width=best.width)
        else:
            self._draw_choice(pen, best, reviewed.best.choice, reviewed.best)
        share = reviewed.loss / max(self._analysis.greatest_loss, TURNING_LOSS)
        pen.bar(FRect(lost.left, lost.centery - 4, lost.width - 58, 8), share, CORAL)
        cost = self.difference(reviewed)
        pen.text(cost, lost.midright, 18, Typeface.TITLE, INK, anchor="midright", width=44)

    def _draw_choice(self, pen: Pen, area: FRect, choice: Choice, prospect: Prospect | None) -> None:
        """Draw a choice's cards and label, and its expected points if its prospect is given."""
        shown = FRect(area.left, area.top + 3, self._cards_width(area), area.height - 6)
        left = draw_cards(pen, self._wording, self.moment.view, choice, shown) + _LABEL_GAP
        words = self._wording.choices.narrow_label(self.moment.view, choice)
        room = area.right - left
        more = (
            0.0 if prospect is None else (self._points_lines(pen, prospect, room) - 1) * pen.tight_size * 0.6
        )
        y = area.centery - 10 - more if prospect is not None else area.centery
        small = _small_letters(pen)
        count = len(pen.lines(words, small, Typeface.BOLD, room))
        high = small * _LEADING * count
        if count == 1:
            size = _label_size(pen, words, room)
            pen.text(words, (left, y), size, Typeface.BOLD, INK, anchor="midleft", width=room, tight=True)
        else:
            lines = FRect(left, y - 2 - high / 2, room, high)
            pen.paragraph(words, lines, small, Typeface.BOLD, INK, leading=_LEADING)
        if prospect is not None:
            points = self._wording.points(self._wording.expected(prospect))
            y = area.bottom - 15.5 - more
            pen.text(points, (left, y), small, Typeface.TEXT, WOOD, anchor="midleft", width=room, tight=True)

    @staticmethod
    def _cards_width(column: FRect) -> float:
        """Return the width of the part of a column for a choice's cards."""
        return column.width * (_CARDS if column.width > _BROAD else _NARROW_CARDS)


def row_columns(box: FRect) -> tuple[FRect, FRect, FRect, FRect]:
    """Return a row's columns: the moment, the choice made, the best choice, and the difference."""
    left, width = box.left + 12, box.width - 24
    found, x = [], left
    for share in _SHARES if box.width > _WIDE else _NARROW_SHARES:
        found.append(FRect(x, box.top, width * share - 4, box.height))
        x += width * share
    return found[0], found[1], found[2], found[3]


def draw_turning_mark(pen: Pen, area: FRect) -> None:
    """Draw the sign of a turning point, with a label if there's room."""
    sign = FRect(area.left, area.top, area.height, area.height)
    pen.plate(sign, ALARM, radius=sign.height / 2, border=INK)
    pen.text("!", sign.center, 13, Typeface.TITLE, INK, anchor="center")
    at = (sign.right + 4, area.centery)
    room = area.width - sign.width - 4
    words = message("turning point")
    size = _label_size(pen, words, room)
    # A narrow column has room for the sign only.
    if pen.width(words, size, Typeface.BOLD) <= room:
        pen.text(words, at, size, Typeface.BOLD, RED, anchor="midleft")


def _label_size(pen: Pen, words: str, room: float) -> float:
    """Return the size of small letters, or the smallest readable size if the text is too wide."""
    small = _small_letters(pen)
    return small if pen.width(words, small, Typeface.BOLD) <= room else LEAST


def _small_letters(pen: Pen) -> float:
    return Fit.of(pen.area).letter_size(15)


def draw_cards(pen: Pen, wording: Wording, view: Any, choice: Choice, area: FRect) -> float:
    """Draw a choice's overlapping cards in an area; return the x of their right edge.

    Without cards, return the area's left edge.
    """
    cards = wording.choices.cards(view, choice)
    if not cards:
        return area.left
    boxes = card_boxes(len(cards), area)
    for card, box in zip(cards, boxes, strict=True):
        wording.table.draw_card(pen, view, card, box)
    return boxes[-1].right


def card_boxes(count: int, area: FRect) -> list[FRect]:
    """Return the areas of overlapping cards, left-aligned in `area`."""
    width = min(area.height / CARD_RATIO, area.width / (1 + _APART * (count - 1)))
    step = min(width * 0.45, (area.width - width) / max(count - 1, 1))
    high = width * CARD_RATIO
    return [FRect(area.left + at * step, area.centery - high / 2, width, high) for at in range(count)]


def draw_prospects(
    pen: Pen, wording: Wording, reviewed: DecisionReview, area: FRect, selected: Prospect | None = None
) -> None:
    """Draw a decision's choices with their prospects, best first, and highlight the `selected` one.

    If there isn't room for all, the choice made and the selected one are kept; a last row counts the rest.
    """
    least = 20.0
    prospects, own = reviewed.decision.prospects, reviewed.own
    found = ranked(wording, reviewed)
    most = min(max(int(area.height / least), 2), MOST_LISTED)
    shown = found if len(found) <= most else found[: most - 1]
    wanted = [one for one in dict.fromkeys((own, selected)) if one is not None and one not in shown]
    if wanted:
        kept = [*shown[: max(most - 1 - len(wanted), 0)], *wanted]
        shown = sorted(kept, key=lambda one: one.value, reverse=True)
    left_out = len(found) - len(shown) + max(len(prospects) - RANKED, 0)
    if area.height < _LEAST_LINE * (len(shown) + 1):
        left_out = 0
    each = min(area.height / (len(shown) + bool(left_out)), _MOST_PROSPECT)
    points = [wording.expected(one) for one in (*found, *shown)]
    # Bars start at 0, or at the lowest negative figure.
    foot = min(0.0, *points)
    top = max(foot + _LEAST, *points)
    best, view = reviewed.best, reviewed.moment.view
    cards = FRect(area.left, 0, area.width * 0.17, each - max(2.0, each * _BETWEEN))
    counts = [len(wording.choices.cards(view, one.choice)) for one in shown]
    # All labels begin to the right of the most cards.
    cards.width = (
        max([box.right for count in counts for box in card_boxes(count, cards)], default=0.0) - area.left
    )
    for place, prospect in enumerate(shown):
        row = FRect(area.left, area.top + place * each, area.width, each)
        cards.centery = row.centery
        _draw_prospect(
            pen,
            wording,
            view,
            prospect,
            (wording.expected(prospect) - foot) / (top - foot),
            row,
            cards,
            own=prospect == own,
            best=prospect == best,
            selected=prospect == selected,
        )
    if left_out:
        y = area.top + len(shown) * each + each / 2
        words = plural("and {n} more", "and {n} more", left_out)
        size = _small_letters(pen)
        pen.text(words, (area.left + 4, y), size, Typeface.TEXT, WOOD, anchor="midleft", width=area.width)


def _draw_prospect(
    pen: Pen,
    wording: Wording,
    view: Any,
    prospect: Prospect,
    share: float,
    area: FRect,
    cards: FRect,
    *,
    own: bool,
    best: bool,
    selected: bool,
) -> None:
    """Draw a choice's cards and label, its expected points as a bar and number, and its marks."""
    if selected:
        pen.plate(area.inflate(8, -2), GOLD, radius=8, border=INK)
    draw_cards(pen, wording, view, prospect.choice, cards)
    left = max(cards.right, area.left) + _LABEL_GAP
    # All bars have the same length, with room for both marks.
    small = _small_letters(pen)
    room = pen.width(_mark_words(own=True, best=True), small, Typeface.BOLD) + 2
    bar = FRect(area.left + area.width * 0.58, area.centery - 5, area.width * 0.42 - 46 - room, 10)
    words = wording.choices.narrow_label(view, prospect.choice)
    colour = GREEN if best else INK
    wide = bar.left - left - 6
    size = _label_size(pen, words, wide)
    at, tight = (left, area.centery), area.height < _TWO_LINES
    pen.text(words, at, size, Typeface.BOLD, colour, anchor="midleft", width=wide, tight=tight)
    if bar.width >= _LEAST_BAR:
        pen.bar(bar, share, MINT if best else GOLD if own else DIM)
    end = (bar.right + 42, area.centery)
    points = figure(wording.expected(prospect), 1)
    pen.text(points, end, small, Typeface.TITLE, INK, anchor="midright", width=40)
    mark = _mark_words(own=own, best=best)
    pen.text(mark, (area.right, area.centery), small, Typeface.BOLD, colour, anchor="midright", width=room)


def _mark_words(*, own: bool, best: bool) -> Text:
    """Return the marks of a choice, in words: whether it was made, and whether it's the best."""
    marks = [
        *([message_in("mark of a choice", "you")] if own else []),
        *([message_in("mark of a choice", "best")] if best else []),
    ]
    return parts(", ", marks)
