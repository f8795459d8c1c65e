"""The lower right corner beside a raft, which belongs to the scene: its buttons, and words above them."""

from __future__ import annotations

from pygame import FRect

from game.tables.raft.ground import Ground


def tools_of(base: Ground) -> FRect:
    """The scene's buttons, as wide as their words need."""
    canvas = base.canvas
    width = max(262 * base.scale, 236.0)
    right = min(base.at(1264, 0)[0], canvas.width - 8)
    return FRect(right - width, base.at(0, 676)[1] - (28 - 28 * base.scale), width, 28)


def caption_of(base: Ground, tools: FRect) -> FRect:
    """The words of the moment, over the buttons."""
    left = max(tools.left, base.at(964, 0)[0]) if base.scale < 1 else base.at(964, 0)[0]
    low = tools.top - 36
    top = min(base.at(0, 570)[1], low - 30)
    return FRect(left, top, tools.right - left, low - top)
