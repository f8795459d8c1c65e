"""The wooden buttons of the title: planks, round badges, and the sign of an unfinished match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import FRect

from game.language.message import message
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import KeyedButton, draw_cap, mark_focus, width_of_cap
from game.tables.art import Art
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_WOOD, _WOOD_LIT, _GRAIN, _GOLD_GRAIN = "#8E5730", "#97602F", "#7E4B28", "#EFBC4C"
_LINES = (0.24, 0.1, 0.2), (0.42, 0.84, 0.95), (0.68, 0.06, 0.15), (0.82, 0.76, 0.86)
"""The lines of the grain: the y, the start and the end, as shares of a plank's height and width."""
RESUME = message("Resume")
"""The heading of the sign of an unfinished match."""
_FACES = 4
_ABOVE = 0.16
"""How far a match sign's keycap is above its usual place, as a share of the sign's height."""
_CLEAR = 9.0
"""How much smaller the focus's ring is than a badge's disc, in units."""
_LINE = 1.36
"""The line height, as a multiple of the letter size."""


def draw_wood(
    pen: Pen, area: FRect, *, strong: bool, focused: bool, radius: float, grain: bool = True
) -> None:
    """Draw a plank, with `grain` at its ends, golden if `strong`; a pale edge shows the focus."""
    shade = area.move(0, area.height * 0.06)
    pen.plate(shade, INK, radius=radius)
    edge = BONE if focused else INK
    wood, colour = (GOLD, _GOLD_GRAIN) if strong else (_WOOD_LIT if focused else _WOOD, _GRAIN)
    pen.plate(area, wood, radius=radius, border=edge)
    for share, start, end in _LINES if grain else ():
        y = area.top + area.height * share
        pen.line((area.left + area.width * start, y), (area.left + area.width * end, y), colour, 1.4)


class Plank(KeyedButton):
    """A wide button with a large label and a few words below."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        draw_wood(pen, area, strong=self.strong, focused=focused, radius=area.height * 0.2)
        size = area.height * (0.37 if self.under else 0.46)
        small = max(area.height * 0.2, LEAST)
        colour, edge = (INK, None) if self.strong else (BONE, INK)
        room = area.width - area.height * 0.3
        foot = area.bottom - area.height * 0.07
        above = foot - small * _LINE if self.under else area.bottom
        at = (area.centerx, (area.top + above) / 2)
        pen.outlined(self.text, at, size, Typeface.TITLE, colour, outline=edge, width=room)
        at = area.centerx, foot
        pen.text(self.under, at, small, Typeface.BOLD, colour, anchor="midbottom", width=room, tight=True)
        if (key := self._key()).name:
            high = area.height * 0.5
            at = area.left + area.height * 0.2 + width_of_cap(pen, key.name, high) / 2, area.centery
            draw_cap(pen, key.name, at, high, key.colour)


class PictureButton(Button):
    """The base class of buttons with a drawing, which is given by name."""

    def __init__(self, text: str, picture: str, on_press: Callable[[], None], help: str) -> None:
        super().__init__(text, on_press, help)
        self.picture = picture


class Badge(PictureButton):
    """A round button with a drawing and a label below.

    `beside` are the labels of the badges next to it: a long label may extend below these badges.
    """

    beside: tuple[str, ...] = ()

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        small = max(area.height * 0.19, LEAST)
        ring = FRect(0, 0, area.height - small * 1.35, area.height - small * 1.35).move_to(midtop=area.midtop)
        draw_wood(pen, ring, strong=False, focused=False, radius=ring.height / 2)
        if focused:
            # The ring stays clear of the label.
            mark_focus(pen, ring.inflate(-_CLEAR, -_CLEAR), (ring.height - _CLEAR) / 2)
        size = ring.height * 0.56
        image = paint_art(pen, self.picture, size, size)
        pen.image(image, ring.center, anchor="center")
        # A long name gets smaller, but is neither cut nor broken.
        at, face = area.midbottom, Typeface.BOLD
        room = max(area.width, pen.width(self.text, pen.tight_size, face) + 1)
        if self.beside:
            widest = max(pen.width(label, small, face) for label in self.beside)
            room = max(room, 2 * area.width - widest - small)
        pen.outlined(self.text, at, small, face, anchor="midbottom", width=room, tight=True)


def in_a_row(*badges: Badge) -> tuple[Badge, ...]:
    """Return the badges, each with the labels of the badges next to it."""
    for left, right in pairwise(badges):
        left.beside, right.beside = (*left.beside, right.text), (*right.beside, left.text)
    return badges


class NoteSign(PictureButton):
    """A small board with a note: a drawing and a few words."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        draw_wood(pen, area, strong=False, focused=focused, radius=area.height * 0.3)
        wide = area.height * 0.86
        image = paint_art(pen, self.picture, wide, wide)
        pen.image(image, (area.left + area.height * 0.2, area.centery), anchor="midleft")
        left, small = area.left + area.height * 1.2, max(area.height * 0.44, LEAST)
        room = area.right - area.height * 0.3 - left
        at = left, area.centery
        pen.text(self.text, at, small, Typeface.BOLD, BONE, anchor="midleft", width=room, tight=True)


class MatchSign(Button):
    """The golden sign of an unfinished match: the game, the round and the players."""

    def __init__(
        self,
        text: str,
        lines: Sequence[str],
        ducks: Sequence[Duck],
        on_press: Callable[[], None],
        help: str,
        art: Art,
    ) -> None:
        """`lines` are shown below the word *Resume*; `text` and `help` are read aloud."""
        super().__init__(text, on_press, help, strong=True)
        self.lines, self.ducks, self._art = tuple(lines), tuple(ducks), art

    def cap_area(self, area: FRect) -> FRect:
        return area.move(0, -area.height * _ABOVE)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        for x in (area.left + area.width * 0.16, area.right - area.width * 0.16):
            pen.line((x, 0), (x, area.top + 4), INK, 4)
            pen.line((x, 0), (x, area.top + 4), "#C9A878", 2)
        draw_wood(pen, area, strong=True, focused=focused, radius=area.height * 0.14, grain=False)
        size, small = area.height * 0.25, max(area.height * 0.135, LEAST)
        left, top = area.left + area.height * 0.12, area.top + area.height * 0.05
        place = pen.outlined(RESUME, (left, top), size, colour=INK, outline=None, anchor="topleft")
        face = size * 1.25
        for number, duck in enumerate(self.ducks[:_FACES]):
            image = self._art.ducks.face(duck, pen.screen.scale.px(face))
            x = area.right - area.height * 0.08 - face * (0.5 + 0.8 * number)
            if x - face / 2 > place.right:
                pen.image(image, (x, place.centery), anchor="center")
        y = place.bottom + area.height * 0.02
        for line in self.lines:
            for part in pen.lines(line, small, Typeface.BOLD, area.right - left - area.height * 0.06)[:2]:
                pen.text(part, (left, y), small, Typeface.BOLD, INK)
                y += small * 1.32
