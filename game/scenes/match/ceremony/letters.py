"""Letters of the ceremony: cut where there is no room, but never smaller than letters may be."""

from __future__ import annotations

from game.tables.raft.ground import Ground
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Face

Point = tuple[float, float]


def write(
    pen: Pen,
    ground: Ground,
    words: str,
    at: Point,
    size: float,
    width: float,
    *,
    face: Face = Face.BOLD,
    colour: str,
    outline: str | None = INK,
    anchor: str = "center",
    alpha: float = 1.0,
) -> None:
    """Words in a size of a canvas of 1280 × 720, made smaller down to the least size, then cut to a width."""
    ppu = pen.screen.scale.ppu
    units, least = ground.letters(size), ground.letters(0)
    while units > least and pen.width(words, units, face) > width:
        units = max(units * 0.94, least)
    shown = pen.fonts.fit(words, face, pen.screen.scale.px(units), max(width * ppu, 1))
    pen.text(shown, at, units, face, colour, outline=outline, anchor=anchor, alpha=alpha)
