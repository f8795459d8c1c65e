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
    tree, apple = drawing("eighteen/cloth", "tree"), drawing("eighteen/cloth", "apple")
    trees = "".join(seating.placed(tree, *place) for place in _TREES)
    return trees + "".join(seating.placed(apple, *place, lean=True) for place in _APPLES)
