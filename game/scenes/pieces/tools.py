"""Small buttons for the mouse in a row beside a table."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.drawing.text import Face

TOOL_GAP, TOOL_LETTERS = 4.0, 13.0
"""Units between two buttons, and the size of their letters."""


def draw_tools(pen: Pen, area: FRect, tools: Sequence[tuple[Action, str]]) -> dict[Action, FRect]:
    """The buttons side by side, each as wide as its words need; returns their places in units."""
    room = area.width - TOOL_GAP * (len(tools) - 1)
    for size in (TOOL_LETTERS, pen.tight):
        widths = [pen.width(words, size, Face.BOLD) for _action, words in tools]
        if (spare := (room - sum(widths)) / len(tools)) >= 0:
            break
    left = area.left
    places: dict[Action, FRect] = {}
    for (action, words), width in zip(tools, widths, strict=True):
        box = FRect(left, area.top, width + spare, area.height)
        places[action] = box
        pen.panel(box, alpha=0.6, radius=8)
        pen.text(words, box.center, size, Face.BOLD, BONE, anchor="center", width=box.width + 1)
        left = box.right + TOOL_GAP
    return places
