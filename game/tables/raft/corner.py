"""The lower right corner beside a raft: the scene's buttons, and the words of the moment over them."""

from __future__ import annotations

from pygame import FRect

from game.tables.raft.ground import Ground

_WIDE, _LEAST = 300.0, 236.0
_HIGH = 28.0
_OVER_TOOLS = 28.5
_TOP, _LINES = 596.0, 42.0
"""The words lie below the names of revealed cards; and the height of two lines."""


def tools_of(base: Ground) -> FRect:
    """The scene's buttons in the lower right corner, as wide as their words need."""
    canvas = base.canvas
    width = max(_WIDE * base.scale, _LEAST)
    right = min(base.at(1264, 0)[0], canvas.width - 8)
    return FRect(right - width, base.at(0, 682)[1] - (_HIGH - _HIGH * base.scale), width, _HIGH)


def caption_of(base: Ground, tools: FRect) -> FRect:
    """The words of the moment, over the buttons."""
    left = max(tools.left, base.at(964, 0)[0]) if base.scale < 1 else base.at(964, 0)[0]
    low = tools.top - _OVER_TOOLS
    top = min(base.at(0, _TOP)[1], low - _LINES)
    return FRect(left, top, tools.right - left, low - top)
