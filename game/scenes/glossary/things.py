"""The instruments of the sound glossary: small ones on shelves, and a large one beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin

from pygame import FRect, Surface

from game.audio.cues import Tier
from game.audio.glossary import Term
from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.pieces.boathouse import Area, draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board, draw_keycap, draw_light, mark_focus
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_BELL, _WHISTLE, _DRUM, _HORN = "charms/brass_bell", "sounds/whistle", "sounds/drum", "sounds/horn"
_COLOURS = "#4FB3C8", "#E8729A", "#8CC66A", "#B79BE8", "#F0A050"
"""The colours of whistles, in turn."""
SHELVES: Area = (20.0, 100.0, 772.0, 604.0)
COLUMNS = 4
HOST, HOST_WIDE = (1180.0, 730.0), 112.0
_LARGE: Area = (826.0, 60.0, 420.0, 356.0)
_EDGE: Area = (816.0, 420.0, 440.0, 30.0)
_NOTE: Area = (820.0, 466.0, 432.0, 120.0)
_HIGH, _SMALL, _FOCUSED = 92.0, 76.0, 90.0
"""The height for an instrument above its board, and its widths without and with the focus."""
_SIZE, _LEADING, _AROUND = 16.0, 1.16, 26.0
_CAP = 25.0
"""The height of a keycap on an instrument."""
_SWING, _PACE = 10.0, 26.0
"""How far a struck instrument swings, in units, and how fast."""


def _picture(term: Term) -> str:
    """Return the name of the instrument's drawing for a sound."""
    if term.sound in (Sound.THUD, Sound.BOOM):
        return _DRUM
    if Tier.MOMENT in [cue.tier for cue in term.cues]:
        return _HORN
    return _WHISTLE if term.word else _BELL


class Instrument(Button):
    """An instrument on a shelf that plays a sound; its board shows the sound's meaning."""

    verb = message("listen")

    def __init__(
        self, term: Term, terms: Sequence[Term], on_press: Callable[[], None], devices: Input
    ) -> None:
        """`terms` are all terms on the shelves; the longest one sets the height of the boards."""
        super().__init__(term.meaning, on_press, term.note)
        self._terms, self._picture, self._devices = terms, _picture(term), devices
        self._colour = _COLOURS[terms.index(term) % len(_COLOURS)]

    def paint(self, pen: Pen, wide: float) -> Surface:
        """Return the instrument's picture in a width in units."""
        if self._picture == _WHISTLE:
            return paint_art(pen, _WHISTLE, wide, colour=self._colour)
        return paint_art(pen, self._picture, wide)

    def height(self, pen: Pen, width: float) -> float:
        return _HIGH * Fit.of(pen.area).scale + self._board(pen, width)

    def _lines(self, pen: Pen, words: str, width: float) -> tuple[str, ...]:
        return pen.lines(words, _letters(pen), Typeface.BOLD, width - _AROUND)

    def _board(self, pen: Pen, width: float) -> float:
        lines = max(len(self._lines(pen, term.meaning, width)) for term in self._terms)
        return lines * _letters(pen) * _LEADING + _AROUND

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = Fit.of(pen.area).scale
        high = self._board(pen, area.width)
        board = FRect(area.left, area.bottom - high, area.width, high)
        wide = (_FOCUSED if focused else _SMALL) * scale
        if focused:
            draw_light(pen, FRect(area.centerx - wide / 2, board.top - wide, wide, wide))
        pen.image(self.paint(pen, wide), (area.centerx, board.top + 4), anchor="midbottom")
        draw_board(pen, board)
        lines, size = self._lines(pen, self.text, area.width), _letters(pen)
        for number, line in enumerate(lines):
            y = board.centery - 3 * scale + (number - (len(lines) - 1) / 2) * size * _LEADING
            pen.text(line, (area.centerx, y), size, Typeface.BOLD, BONE, outline=INK, anchor="center")
        if focused:
            mark_focus(pen, board.inflate(-14, -16))
            cap = max(_CAP * scale, 20.0)
            at = area.left + cap, board.top - cap
            draw_keycap(pen, self._devices, Action.CONFIRM, at, cap)


def _letters(pen: Pen) -> float:
    return max(_SIZE * Fit.of(pen.area).scale, 15.0)


def draw_struck(
    pen: Pen, fit: Fit, thing: Instrument | None, words: str, ringing: float, *, swing: bool
) -> None:
    """Draw an instrument, or else a bell, large, with text; `ringing` is how many seconds it still sounds."""
    area, scale = fit.area(*_LARGE), fit.scale
    draw_light(pen, area.inflate(-area.width * 0.3, -area.height * 0.3), 0.6)
    wide = min(area.width, area.height) * 0.86
    aside = _SWING * scale * sin(ringing * _PACE) if swing else 0.0
    image = paint_art(pen, _BELL, wide) if thing is None else thing.paint(pen, wide)
    pen.image(image, (area.centerx + aside, area.bottom + 4), anchor="midbottom")
    if ringing:
        for side in (-1, 1):
            for number in (1, 2, 3):
                x = area.centerx + side * (wide * 0.5 + number * 14 * scale)
                half = (18 + 14 * number) * scale
                pen.line((x, area.centery - half), (x, area.centery + half), GOLD, 6 * scale)
    draw_board(pen, fit.area(*_EDGE))
    draw_note(pen, fit, fit.area(*_NOTE), words)
