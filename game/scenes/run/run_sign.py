"""The sign at a table of a run: feathers, score, and the goal, in one line."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.language.message import figure
from game.scenes.run.map_picture import Standing, draw_feathers
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT
from game.ui.drawing.text import Face

_LETTERS = 13.0
_EDGE = 8.0


class RunSign(NamedTuple):
    """What stands on the sign; a `flash` takes the place of the goal for a moment."""

    standing: Standing
    goal: str
    flash: str = ""


def draw_run_sign(pen: Pen, area: FRect, sign: RunSign) -> None:
    """The sign in a line of the canvas."""
    pen.panel(area, alpha=0.8, radius=8)
    high, middle = area.height * 0.82, area.centery
    left = area.left + _EDGE * 0.6
    left += draw_feathers(pen, (left, middle), high, sign.standing.feathers, sign.standing.most) + 4
    score = figure(sign.standing.score)
    place = pen.text(score, (left, middle), _LETTERS, Face.TITLE, BONE, anchor="midleft")
    left = place.right + _EDGE
    pen.line((left, area.top + 5), (left, area.bottom - 5), BONE, 1.2)
    left += _EDGE
    colour, words = (MINT, sign.flash) if sign.flash else (BONE, sign.goal)
    room = area.right - _EDGE * 0.6 - left
    at = (left, middle)
    pen.text(words, at, _LETTERS, Face.BOLD, colour, anchor="midleft", width=room, tight=True)
