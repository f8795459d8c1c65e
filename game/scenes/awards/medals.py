"""The layout of medals on the wall of awards, and the focused award, shown large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.arcade.awards.wall import Award
from game.scenes.awards.tile import MEDAL, AwardTile, draw_medallion
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_label
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, MINT
from game.ui.drawing.text import Typeface

_LEFT, _TOP, _FOOT = 26.0, 100.0, 712.0
_COLUMNS, _WIDE, _PITCH = 3, 280.0, 287.0
"""The number of columns, their width, and their pitch."""
_IN_LINE, _SIGN, _BELOW = 4, 38.0, 27.0
"""The number of medals in a line, the height of a group's sign, and the gap below the sign."""
_LINE, _FREE = 78.0, 6.0
"""The largest height of a line of medals, and the gap below a group."""
_LARGE: Area = (942.0, 84.0, 266.0, 266.0)
_BAR: Area = (914.0, 358.0, 322.0, 30.0)
_PAPER: Area = (894.0, 398.0, 362.0, 168.0)


class MedalGroup(NamedTuple):
    """The areas of a group of awards: its sign and its medals."""

    sign: Area
    medals: tuple[Area, ...]


def group_areas(counts: Sequence[int]) -> list[MedalGroup]:
    """Return the areas of groups that contain `counts` awards, column by column."""
    columns = _balanced_columns([-(-count // _IN_LINE) for count in counts])
    lines = max(sum(-(-counts[group] // _IN_LINE) for group in column) for column in columns)
    signs = max(map(len, columns))
    line = min(_LINE, (_FOOT - _TOP - signs * (_SIGN + _BELOW + _FREE)) / lines)
    wide = min(MEDAL, line - 8)
    found: list[MedalGroup] = []
    for number, column in enumerate(columns):
        left, top = _LEFT + number * _PITCH, _TOP
        for group in column:
            sign = left, top, _WIDE, _SIGN
            top += _SIGN + _BELOW
            places = [divmod(place, _IN_LINE) for place in range(counts[group])]
            step = _WIDE / _IN_LINE
            medals = (
                (left + (across + 0.5) * step - wide / 2, top + down * line, wide, wide)
                for down, across in places
            )
            found.append(MedalGroup(sign, tuple(medals)))
            top += -(-counts[group] // _IN_LINE) * line + _FREE
    return found


def _balanced_columns(lines: Sequence[int]) -> list[list[int]]:
    """Return columns of similar height, as indices of groups, given the groups' numbers of lines."""
    most = max(lines)
    while True:
        columns: list[list[int]] = [[]]
        for group, count in enumerate(lines):
            if columns[-1] and sum(lines[one] for one in columns[-1]) + count > most:
                columns.append([])
            columns[-1].append(group)
        if len(columns) <= _COLUMNS:
            return columns
        most += 1


def draw_selected_award(pen: Pen, fit: Fit, tile: AwardTile) -> None:
    """Draw an award large, with its description and the progress."""
    award: Award = tile.award
    draw_medallion(pen, award, fit.area(*_LARGE), won=bool(tile.when))
    if not tile.when and award.needed > 1:
        bar = fit.area(*_BAR)
        pen.plate(bar.inflate(8 * fit.scale, 8 * fit.scale), INK, radius=bar.height / 2)
        pen.bar(bar, tile.done / award.needed, MINT)
        size = fit.letters(20)
        pen.outlined(tile.progress_words, bar.center, size, Typeface.BOLD)
    draw_label(pen, fit.area(*_PAPER), award.title, tile.description, fit.scale)
