"""A round's decisions as stepping stones, larger for costlier decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import Text, message_in
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_pointer, mark_focus
from game.scenes.review.decision import DecisionButton, points_lost
from game.scenes.review.remarks import Wording
from game.session.analysis import Analysis
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Typeface
from game.ui.forms.form import PlacedForm

_LEFT, _RIGHT = 26.0, 1094.0
_LEAST, _GROWTH = 34.0, 46.0
"""Half the width of a stone without a loss, and what the largest loss adds to that."""
_CHEAP, _DEAR = 5.0, 12.0
"""The limits, in points, of the loss at which a stone has its full size: usually the round's greatest."""
_ONE_LINE = 13
"""The largest number of stones in a single line."""
_MIDDLE, _WAVE, _APART = 574.0, 10.0, 22.0
"""The y of a single line, the vertical offset of its stones, and their smallest distance."""
_LINES, _NEAR = (532.0, 600.0), 10.0
"""The y of each line if there are two, and the smallest distance between their stones."""
_SMALL, _SMALL_GROWTH = 24.0, 14.0
"""Like `_LEAST` and `_GROWTH`, for two lines."""
_PITCH = 54.0
"""The smallest distance between the centres of stones in a line; longer lines scroll."""
_FOOT = 620.0
"""The lowest y of a stone's foot, which leaves room for its cost."""
_HIGH = 84 / 124
"""The height of a stone, as a share of its width."""


class StonePlace(NamedTuple):
    """The centre of a stone and half its width, on the 1280 × 720 design canvas."""

    x: float
    y: float
    half_width: float

    @property
    def area(self) -> tuple[float, float, float, float]:
        high = 2 * self.half_width * _HIGH
        return self.x - self.half_width, self.y - high / 2, 2 * self.half_width, high


def half_width(loss: float, greatest: float) -> float:
    """Return half the width of a stone, given its decision's loss and the round's greatest one."""
    return _LEAST + _GROWTH * min(1.0, loss / min(max(greatest, _CHEAP), _DEAR))


def stone_places(halves: Sequence[float], focus: int) -> list[StonePlace]:
    """Return the places of stones with half-widths `halves`, in one or two lines scrolled to show `focus`."""
    count = len(halves)
    if count <= _ONE_LINE:
        heights = [_MIDDLE + (-_WAVE if number % 2 else _WAVE) for number in range(count)]
        return _line_of_stones(halves, heights, _APART, 0)
    first = -(-count // 2)
    small = [_SMALL + (half - _LEAST) / _GROWTH * _SMALL_GROWTH for half in halves]
    return [
        place
        for start, y in zip((0, first), _LINES, strict=True)
        for place in _line_of_stones(
            small[start : start + first], [y] * (min(count, start + first) - start), _NEAR, focus % first
        )
    ]


def _line_of_stones(
    halves: Sequence[float], heights: Sequence[float], apart: float, focus: int
) -> list[StonePlace]:
    """Return the places of stones in a line, scrolled to show the one at `focus` if there are too many."""
    room = _RIGHT - _LEFT
    if len(halves) * _PITCH > room:
        spare = room - len(halves) * _PITCH
        left = _LEFT + min(0.0, max(spare, room / 2 - (focus + 0.5) * _PITCH))
        half = (_PITCH - _NEAR) / 2
        return [StonePlace(left + (number + 0.5) * _PITCH, y, half) for number, y in enumerate(heights)]
    shrink = min(1.0, room / sum(2 * half + apart for half in halves)) if halves else 1.0
    gap = min(2.4 * apart, (room - sum(2 * half * shrink for half in halves)) / max(len(halves), 1))
    x = (_LEFT + _RIGHT - sum(2 * half * shrink + gap for half in halves)) / 2
    places = []
    for half, y in zip(halves, heights, strict=True):
        wide = half * shrink
        x += gap / 2 + wide
        places.append(StonePlace(x, min(y, _FOOT - wide * _HIGH), wide))
        x += wide + gap / 2
    return places


class DecisionStone(DecisionButton):
    """A stepping stone with a decision's cost; a click selects it or, if it's selected, presses it."""

    def __init__(
        self,
        analysis: Analysis,
        number: int,
        wording: Wording,
        on_press: Callable[[], None],
        chosen: Callable[[DecisionStone], bool],
    ) -> None:
        super().__init__(analysis, number, wording, on_press)
        self._chosen = chosen

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        return super().handle_pointer(area, x, y, held) if self._chosen(self) else not held

    @property
    def half_width(self) -> float:
        loss = 0.0 if self.reviewed is None else self.reviewed.loss
        return half_width(loss, self._analysis.greatest_loss)

    @property
    def cost(self) -> Text | str:
        """The decision's cost as a signed figure, or "best"; a placeholder if there's no review."""
        reviewed = self.reviewed
        if reviewed is None:
            return "–" if self.number < len(self._analysis.reviews) else "…"
        return self.difference(reviewed) if points_lost(reviewed) else message_in("a decision", "best")

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        fit = Fit.of(pen.area)
        if not fit.at(_LEFT - 20, 0)[0] <= area.centerx <= fit.at(_RIGHT + 20, 0)[0]:
            return
        self.draw_stone(pen, area, 22 * fit.scale + area.width * 0.08)
        small = fit.letter_size(17)
        below = area.centerx, area.bottom + (small * 0.45 + (11 * fit.scale if focused else 0.0))
        pen.outlined(self.cost, below, small, Typeface.TITLE, self.colours[2])
        if focused:
            mark_focus(pen, area, radius=area.height * 0.42)
            draw_pointer(pen, (area.centerx, area.top - 9 * fit.scale), 0.8 * fit.scale)
        elif self._chosen(self):
            draw_star(pen, (area.left + area.width * 0.12, area.top + area.height * 0.1), 26 * fit.scale)


class StonesForm(PlacedForm):
    """The coach's form of stones and buttons, in which hovering doesn't select a stone."""

    def _hover(self, found: int, x: float, y: float) -> None:
        if not isinstance(self.widgets[found], DecisionStone):
            super()._hover(found, x, y)
