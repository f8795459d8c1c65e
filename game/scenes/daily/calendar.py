"""The calendar of daily deals, with the days of a month as lily pads."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta

from pygame import FRect

from game.arcade.daily.diary import DiaryEntry
from game.language.message import day, figure, message, sentence, sentences, weekday
from game.scenes.daily.words import outcome_of
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import TURNS, lily_pad_image, medal_image
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.tables.art import Art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD, INK, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import CHOOSE, Button

WEEK = 7
_LEFT, _TOP = 40.0, 128.0
"""The upper left corner of the pads."""
_ACROSS, _DOWN, _HEIGHT = 103.0, 116.0, 578.0
"""The pitch of columns, the maximum pitch of weeks, and the height for all weeks of a month."""
_NAMES = 112.0
"""The y of the weekdays' names."""
_WIDE, _HIGH = 100.0, 82.0
"""The width and height of a day's pad on the pond."""
_SELECTED = 1.12
"""The scale of the selected day's pad."""


def day_area(one: date, first_weekday: int) -> tuple[float, float, float, float]:
    """Return the area of a day's pad, on the 1280 × 720 design canvas; `first_weekday` 0 is Monday."""
    start = (one.replace(day=1).weekday() - first_weekday) % WEEK
    row, column = divmod(start + one.day - 1, WEEK)
    weeks = -(-(start + len(days_of(one))) // WEEK)
    down = min(_DOWN, _HEIGHT / weeks)
    top = _TOP + row * down + (down - _HIGH) / 2
    return _LEFT + column * _ACROSS + (_ACROSS - _WIDE) / 2, top, _WIDE, _HIGH


def days_of(month: date) -> list[date]:
    first = month.replace(day=1)
    return [first + timedelta(days=number) for number in range(monthrange(first.year, first.month)[1])]


class DayPad(Button):
    """A lily pad for a day: with a medal, a blossom for a result without one, or a ring if unfinished."""

    verb = message("look")

    def __init__(
        self,
        one: date,
        entry: DiaryEntry | None,
        on_press: Callable[[], None],
        art: Art,
        *,
        today: bool,
        selected: bool,
        opens: str = "",
    ) -> None:
        """`selected` means that the paper shows this day's deal; `opens` says what a press then does."""
        super().__init__(day(one.isoformat()), on_press, sentences(outcome_of(entry), sentence(opens)))
        self.verb = CHOOSE if opens else self.verb
        self.day, self.entry, self.today, self.selected, self._art = one, entry, today, selected, art

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.width / _WIDE
        if focused or self.selected:
            draw_light(pen, area)
        flower = self.entry is not None and self.entry.finished and self.entry.medal is None
        grown = area.scale_by(_SELECTED) if self.selected else area
        image = lily_pad_image(pen, grown.width, self.day.day % TURNS, flower=flower)
        pen.image(image, area.center, anchor="center")
        number = FRect(area.left, area.top, area.width * 0.6, area.height)
        if self.entry is not None:
            at = area.centerx + 23 * scale, area.centery
            if self.entry.medal is not None:
                pen.image(medal_image(pen, self.entry.medal, 38 * scale), at, anchor="center")
            elif not self.entry.finished:
                _draw_ring(pen, at, 24 * scale)
        elif self.today:
            duck = self._art.ducks.bust(
                self._art.mascot(), pen.screen.scale.px(50 * scale), (-0.4, 0.4), Wings.DOWN
            )
            pen.image(duck, (area.centerx + 20 * scale, area.bottom - 16 * scale), anchor="midbottom")
        else:
            number.width = area.width
        _draw_number(pen, self.day, number.center, scale, GOLD if self.today or self.selected else BONE)
        if focused:
            mark_focus(pen, area.inflate(-8 * scale, -4 * scale))
            draw_pointer(pen, (area.centerx, area.top - 6 * scale), 0.72 * scale)


def draw_future_days(pen: Pen, fit: Fit, month: date, today: date, first_weekday: int) -> None:
    """Draw the names of the weekdays, and the pads of the month's future days."""
    for column in range(WEEK):
        at = fit.at(_LEFT + (column + 0.5) * _ACROSS, _NAMES)
        name = weekday((first_weekday + column) % WEEK)
        pen.outlined(name, at, fit.letter_size(18))
    for one in days_of(month):
        if one > today:
            area = fit.area(*day_area(one, first_weekday))
            pen.image(lily_pad_image(pen, area.width * 0.7, one.day % TURNS), area.center, anchor="center")
            _draw_number(pen, one, area.center, fit.scale * 0.8, MIST)


def _draw_number(pen: Pen, one: date, at: tuple[float, float], scale: float, colour: str) -> None:
    size = max(28 * scale, LEAST)
    pen.outlined(figure(one.day), at, size, Typeface.TITLE, colour)


def _draw_ring(pen: Pen, at: tuple[float, float], wide: float) -> None:
    """Draw the ring that marks an unfinished match, around a point."""
    ring = centred_area(at, wide, wide)
    pen.outline(ring.inflate(5, 5), INK, 9.0, radius=wide / 2 + 2.5)
    pen.outline(ring, BONE, 4.0, radius=wide / 2)
