"""The page about a pond at the end of a run: its keeper, a table, and how that table's score adds up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import figure
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_paper
from game.scenes.run.charms.charm_widgets import coin_image
from game.scenes.run.results.sums import Sum, SumStep, shown_points
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.text import Typeface

_BAND, _MARGIN = 44.0, 15.0
"""The height of the band with the pond's name, and the margin beside text."""
_HEAD, _TAGS = 164.0, 184.0
"""The y offsets of the table's name and of the tags, from the paper's top."""
_BLUE, _VIOLET = "#8FD3FF", "#D9C6FF"
_HIGH, _GAP, _MOST_LINES = 29.0, 4.0, 2
_EDGE, _SIGN = 8.0, 18.0
"""The margin within a tag, and the width of a sign between tags."""


class _SumTag(NamedTuple):
    """A tag for a step of the sum; without a colour, it's the sign before the score."""

    step: SumStep
    colour: str = ""


def draw_pond_page(pen: Pen, fit: Fit, paper: FRect, head: str, table: str, found: Sum | None) -> None:
    """Draw the page, with room for the pond's tables; without any, `found` is None, and `table` says so."""
    draw_paper(pen, paper, band=_BAND * fit.scale, focused=True)
    room = paper.width - 2 * _MARGIN * fit.scale
    for words, size, y in ((head, 24, _BAND / 2 + 4), (table, 20, _HEAD)):
        at, letters = (paper.centerx, paper.top + y * fit.scale), fit.letter_size(size)
        pen.text(words, at, letters, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
    if found is not None:
        _draw_sum(pen, FRect(paper.centerx - room / 2, paper.top + _TAGS * fit.scale, room, 0), fit, found)


def _draw_sum(pen: Pen, area: FRect, fit: Fit, found: Sum) -> None:
    """Draw points, multipliers and score as tags in at most two lines; points without room share a tag."""
    lines = _break_lines(pen, area.width, fit, _tags(found, len(found.points)))
    for most in range(len(found.points) - 1, 0, -1):
        if len(lines) <= _MOST_LINES:
            break
        lines = _break_lines(pen, area.width, fit, _tags(found, most))
    high, gap = _HIGH * fit.scale, _GAP * fit.scale
    top = area.top + (_MOST_LINES - len(lines)) * (high + gap) / 2
    for line in lines:
        left = area.centerx - (_line_width(pen, fit, line)) / 2
        for tag in line:
            wide = _tag_width(pen, fit, tag)
            _draw_tag(pen, FRect(left, top, wide, high), fit, tag)
            left += wide + gap
        top += high + gap


def _tags(found: Sum, most: int) -> list[_SumTag]:
    tags = [_SumTag(step, _BLUE) for step in shown_points(found.points, most)]
    tags += [_SumTag(step, _VIOLET) for step in found.factors if step.total > 1 or len(found.factors) == 1]
    return [*tags, _SumTag(SumStep("", "=", 0)), _SumTag(SumStep("", figure(found.score), 0), GOLD)]


def _break_lines(pen: Pen, room: float, fit: Fit, tags: Sequence[_SumTag]) -> list[list[_SumTag]]:
    """Break tags into lines that fit into a width of `room`; the score stays beside the last step."""
    lines: list[list[_SumTag]] = [[]]
    for tag in tags[:-3]:
        if lines[-1] and _line_width(pen, fit, [*lines[-1], tag]) > room:
            lines.append([])
        lines[-1].append(tag)
    if lines[-1] and _line_width(pen, fit, [*lines[-1], *tags[-3:]]) > room:
        lines.append([])
    lines[-1] += tags[-3:]
    return lines


def _line_width(pen: Pen, fit: Fit, line: Sequence[_SumTag]) -> float:
    return sum(_tag_width(pen, fit, tag) + _GAP * fit.scale for tag in line) - _GAP * fit.scale


def _tag_width(pen: Pen, fit: Fit, tag: _SumTag) -> float:
    if not tag.colour:
        return _SIGN * fit.scale
    _at, words, _coin = _tag_offsets(pen, fit, tag)
    return words + pen.width(tag.step.words, fit.letter_size(16), Typeface.BOLD) + _EDGE * fit.scale


def _tag_offsets(pen: Pen, fit: Fit, tag: _SumTag) -> tuple[float, float, float]:
    """Return the x offsets of a tag's value and words, and the width of its charm's coin (0 without one)."""
    coin = (_HIGH - 2) * fit.scale if tag.step.charm else 0.0
    value = coin + _EDGE * fit.scale
    end = value + pen.width(tag.step.value, fit.letter_size(20), Typeface.TITLE)
    return value, end + (0.0 if not tag.step.words else 6 * fit.scale), coin


def _draw_tag(pen: Pen, area: FRect, fit: Fit, tag: _SumTag) -> None:
    size, small = fit.letter_size(20), fit.letter_size(16)
    if not tag.colour:
        pen.text(tag.step.value, area.center, size * 1.2, Typeface.TITLE, INK, anchor="center")
        return
    value, words, coin = _tag_offsets(pen, fit, tag)
    pen.plate(area, tag.colour, radius=10 * fit.scale, border=INK)
    if coin:
        pen.image(coin_image(pen, tag.step.charm, coin), (area.left + 2, area.centery), anchor="midleft")
    at = area.left + value, area.centery
    pen.text(tag.step.value, at, size, Typeface.TITLE, INK, anchor="midleft")
    pen.text(tag.step.words, (area.left + words, area.centery), small, Typeface.BOLD, INK, anchor="midleft")
