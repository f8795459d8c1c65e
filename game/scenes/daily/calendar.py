"""The calendar of daily deals: the row that steps through the days, and a month's picture."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Sequence
from datetime import date, timedelta

from pygame import FRect

from game.arcade.daily.diary import Diary
from game.language.message import Text, day, figure, message, sentences, weekday
from game.scenes.daily.words import outcome_of
from game.scenes.pieces.badges import badge_image
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.walk import Walk

_MOST = 366
_WEEK = 7
_MONTH_ROWS = 6
_NAMES = 20.0
"""The height of the line with the names of the weekdays."""
_SMALL = 14.0
"""The size of letters in that line."""
_ONE_LINE = 34.0
"""The height of a day's area, in units, below which its number is in the middle."""


def days_shown(diary: Diary, today: date) -> tuple[date, ...]:
    """Return the days from the first that was played, a year ago at most, to today."""
    first, last = min(diary.first or today, today.replace(day=1)).toordinal(), today.toordinal()
    return tuple(map(date.fromordinal, range(max(first, last - _MOST + 1), last + 1)))


class Days(Walk):
    """The days one by one: the row shows the date, and says what happened to its deal."""

    def __init__(
        self, days: Sequence[date], index: int, diary: Diary, on_change: Callable[[int], None]
    ) -> None:
        names = [day(one.isoformat()) for one in days]
        help = message("Left and right step through the days.")
        super().__init__(message("Day by day"), names, index, on_change, help)
        self._days, self._diary = tuple(days), diary

    @property
    def outcome(self) -> Text:
        """What happened to the day's deal."""
        return outcome_of(self._diary.entries.get(self._days[self.index]))

    @property
    def stated(self) -> Text:
        return sentences(super().stated, self.outcome)

    @property
    def answer(self) -> Text:
        return sentences(super().answer, self.outcome)


def day_areas(area: FRect, month: date, first_weekday: int) -> dict[date, FRect]:
    """Return the areas of a month's days below the names of the weekdays; `first_weekday` 0 is Monday."""
    first = month.replace(day=1)
    wide, high = area.width / _WEEK, (area.height - _NAMES) / _MONTH_ROWS
    found = {}
    for number in range(monthrange(month.year, month.month)[1]):
        row, column = divmod((first.weekday() - first_weekday) % _WEEK + number, _WEEK)
        box = FRect(area.left + column * wide, area.top + _NAMES + row * high, wide, high)
        found[first + timedelta(days=number)] = box.inflate(-6, -6)
    return found


def draw_month(pen: Pen, area: FRect, diary: Diary, looked: date, today: date, first_weekday: int) -> None:
    """Draw the month of the focused day: a medal, a dot without one, or a ring for an unfinished match."""
    for column in range(_WEEK):
        at = (area.left + (column + 0.5) * area.width / _WEEK, area.top + _NAMES / 2)
        name = weekday((first_weekday + column) % _WEEK)
        pen.text(name, at, _SMALL, Typeface.BOLD, MIST, anchor="center")
    for one, box in day_areas(area, looked, first_weekday).items():
        entry = diary.entries.get(one)
        radius = box.height * 0.24
        pen.panel(box, alpha=0.8 if entry else 0.4, radius=radius, border=BONE if one == looked else None)
        colour = MINT if one == today else BONE if one < today else MIST
        small = max(_SMALL, box.height * 0.26)
        if box.height < _ONE_LINE:
            pen.text(
                figure(one.day), (box.left + 8, box.centery), small, Typeface.BOLD, colour, anchor="midleft"
            )
        else:
            pen.text(figure(one.day), (box.left + 8, box.top + 4), small, Typeface.BOLD, colour)
        if entry is None:
            continue
        at = (box.right - box.height * 0.36, box.centery + box.height * 0.06)
        if entry.medal is not None:
            pen.image(badge_image(pen, entry.medal, box.height * 0.66), at, anchor="center")
        else:
            dot = FRect(0, 0, box.height * 0.3, box.height * 0.3)
            dot.center = at
            if entry.result is None:
                pen.outline(dot, BONE, radius=dot.height / 2)
            else:
                pen.plate(dot, BONE, radius=dot.height / 2)
