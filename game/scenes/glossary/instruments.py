"""The instruments of the sound glossary: small ones on shelves, and a large one beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin

from pygame import FRect

from game.audio.glossary import Term
from game.language.message import message
from game.scenes.pieces.boathouse import Area, draw_centred, draw_sheet
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.images import INSTRUMENT, draw_instrument
from game.scenes.pieces.kit import draw_board, draw_keycap, draw_light, mark_focus
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.artwork import draw_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

SHELVES: Area = (20.0, 100.0, 772.0, 604.0)
COLUMNS = 4
HOST, HOST_WIDE = (1176.0, 738.0), 158.0
_LARGE: Area = (826.0, 60.0, *INSTRUMENT)
_EDGE: Area = (816.0, 420.0, 440.0, 30.0)
_NOTE: Area = (820.0, 466.0, 432.0, 120.0)
_HIGH, _SMALL, _FOCUSED = 90.0, 72.0, 78.0
"""The height for an instrument above its shelf, and its sizes without and with the focus."""
_SIZE, _LEADING, _AROUND = 16.0, 1.2, 20.0
_WORDS = 23.0
"""The letter size of the words about the large instrument."""
_CAP = 25.0
"""The height of a keycap on an instrument."""
_SWING, _PACE = 10.0, 26.0
"""How far a struck instrument swings, in units, and how fast."""


class Instrument(Button):
    """An instrument on a shelf, which plays a sound; the shelf's edge shows the sound's meaning."""

    verb = message("listen")
    keyed = True
    shelf = 0.0
    """The width of the row's shelf, which only the leftmost instrument draws."""

    def __init__(
        self, term: Term, terms: Sequence[Term], on_press: Callable[[], None], devices: Input
    ) -> None:
        """`terms` are all terms on the same shelf; the longest one sets the height of the shelf's edge."""
        super().__init__(term.meaning, on_press, term.note)
        self._terms, self.picture, self._devices = terms, term.picture, devices

    def height(self, pen: Pen, width: float) -> float:
        return _HIGH * Fit.of(pen.area).scale + self._edge_height(pen, width)

    def _lines(self, pen: Pen, words: str, width: float) -> tuple[str, ...]:
        return pen.lines(words, _letter_size(pen), Typeface.BOLD, width - _AROUND)

    def _edge_height(self, pen: Pen, width: float) -> float:
        lines = max(len(self._lines(pen, term.meaning, width)) for term in self._terms)
        return lines * _letter_size(pen) * _LEADING + _AROUND

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = Fit.of(pen.area).scale
        high = self._edge_height(pen, area.width)
        board = FRect(area.left, area.bottom - high, area.width, high)
        if self.shelf:
            draw_board(pen, FRect(board.topleft, (self.shelf, board.height)))
        size = (_FOCUSED if focused else _SMALL) * scale
        thing = FRect(area.centerx - size / 2, board.top - size - 2 * scale, size, size)
        if focused:
            draw_light(pen, thing.inflate(-0.2 * size, -0.3 * size))
        draw_art(pen, self.picture, thing)
        lines, size = self._lines(pen, self.text, area.width), _letter_size(pen)
        for number, line in enumerate(lines):
            y = board.centery - 3 * scale + (number - (len(lines) - 1) / 2) * size * _LEADING
            pen.outlined(line, (area.centerx, y), size, Typeface.BOLD)
        if focused:
            mark_focus(pen, area.inflate(-16, -14))
            cap = max(_CAP * scale, 20.0)
            at = area.left + cap, area.top + cap
            draw_keycap(pen, self._devices, Action.CONFIRM, at, cap)


def _letter_size(pen: Pen) -> float:
    return Fit.of(pen.area).letter_size(_SIZE)


def draw_large_instrument(
    pen: Pen, fit: Fit, thing: Instrument | None, words: str, ringing: float, *, swing: bool
) -> None:
    """Draw a large instrument, or a bell if `thing` is None, above a text; it rings for `ringing` seconds."""
    area, scale = fit.area(*_LARGE), fit.scale
    aside = _SWING * scale * sin(ringing * _PACE) if swing else 0.0
    picture = "doors/sound" if thing is None else thing.picture
    draw_instrument(pen, area, picture, aside=aside, rings=ringing > 0)
    draw_board(pen, fit.area(*_EDGE))
    note = fit.area(*_NOTE)
    draw_sheet(pen, note, scale)
    draw_centred(pen, note.inflate(-28 * scale, -14 * scale), words, fit.letter_size(_WORDS))
