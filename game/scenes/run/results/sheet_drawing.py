"""The whole picture of a score sheet: the shore and the parts on it."""

from __future__ import annotations

from pygame import FRect

from game.scenes.pieces.fit import Fit
from game.scenes.run.results.sheet_head import SheetHead
from game.scenes.run.results.sheet_picture import SheetPicture
from game.scenes.run.results.sheet_quay import SheetQuay
from game.scenes.run.results.sheet_sum import SheetSum
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import DIM
from game.ui.drawing.scenery.lakeside import Shore, draw_quay

_HORIZON, _QUAY, _FRONT, _FOOT = 104.0, 520.0, 546.0, 616.0


def shore_of(fit: Fit, canvas: FRect) -> Shore:
    horizon, quay, front, foot = (fit.at(0, y)[1] for y in (_HORIZON, _QUAY, _FRONT, _FOOT))
    wide = canvas.width
    return Shore(horizon, FRect(0, quay, wide, front - quay), FRect(0, front, wide, foot - front), fit.scale)


def draw_sheet(pen: Pen, art: Art, fit: Fit, picture: SheetPicture) -> None:
    """Draw the whole score sheet, apart from the buttons."""
    shore = shore_of(fit, pen.area)
    draw_quay(pen, shore, sunset=True)
    if not pen.theme.scenery:
        for edge in (shore.quay.top, shore.front.top, shore.front.bottom):
            pen.line((0, edge), (pen.area.width, edge), DIM, 2 * fit.scale)
    SheetHead(pen, art, fit, picture).draw()
    scored = SheetSum(pen, art, fit, picture)
    if picture.counted is None:
        scored.draw_waiting()
    else:
        scored.draw(picture.counted)
    SheetQuay(pen, art, fit, picture).draw()
