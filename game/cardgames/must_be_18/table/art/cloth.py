"""The cloth of You Must Be 18!: moss with an orchard woven in, and apples on the near rim."""

from __future__ import annotations

from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing
from game.ui.drawing.scenery.pond import Cloth

CLOTH = Cloth("#788C36", "#344519", "#D6DE93")
_TREES = ((196.0, 470.0, 0.8), (1046.0, 548.0, 1.15), (888.0, 566.0, 0.75))
_APPLES = ((214.0, 588.0), (240.0, 585.0), (227.0, 592.0))


def orchard(seating: SeatLayout) -> str:
    """Return the drawing on cloth and rim, in SVG."""
    trees = "".join(_tree(seating, *tree) for tree in _TREES)
    return trees + "".join(_apple(seating, *apple) for apple in _APPLES)


def _tree(seating: SeatLayout, x: float, y: float, size: float) -> str:
    """Return a tree woven into the cloth, its foot at a point."""
    left, top = seating.at(x, y)
    place = f"translate({left:.1f} {top:.1f}) scale({size * seating.scale:.3f})"
    return f'<g transform="{place}">{drawing("eighteen/cloth", "tree")}</g>'


def _apple(seating: SeatLayout, x: float, y: float) -> str:
    """Return an apple that lies on the rim, its middle at a point."""
    left, top = seating.raft.lean(*seating.at(x, y))
    place = f"translate({left:.1f} {top:.1f}) scale({seating.scale:.3f})"
    return f'<g transform="{place}">{drawing("eighteen/cloth", "apple")}</g>'
