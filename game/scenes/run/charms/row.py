"""Charms as widgets: a row of the rack, and an offer; each with its coin, its name, and its effect."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Surface

from game.arcade.run.charms import Charm, CharmMoment
from game.language.message import message
from game.scenes.menus.plaques import draw_wood
from game.scenes.pieces.fit import LEAST
from game.ui.drawing.artwork import drawing
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MIST
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, draw_plate

WHEN = {
    CharmMoment.MAP: message("Use it on the map, before you sit down."),
    CharmMoment.TABLE: message("Use it at a table."),
    CharmMoment.OFFER: message("Use it when charms are on offer."),
    CharmMoment.TAKEN: message("Works instantly."),
}
"""When a charm can be used."""
_ROW, _COIN = 66.0, 50.0
_ABOVE = 29.0
"""The height of the name."""
_SMALL = 15.0
"""The size of the letters below it."""
_LEADING = 1.2


def coin(pen: Pen, charm: str, wide: float) -> Surface:
    """Return the picture of a charm's coin, of a width in units."""
    px = pen.screen.scale.px(wide)
    return pen.shapes.get(("charm", charm, px), lambda: _coin(charm, px))


def _coin(charm: str, px: int) -> Surface:
    thing = f'<g transform="translate(7 7) scale(0.86)">{drawing(f"charms/{charm}")}</g>'
    return render(document(100, 100, drawing("charms/coin") + thing), px, px).premul_alpha()


class CharmRow(Button):
    """A charm on the rack; one that can't be used now is darker."""

    verb = message("use")

    def __init__(self, charm: Charm, on_press: Callable[[], None], help: str, *, usable: bool) -> None:
        """`help` says what it does, and whether it can be used now."""
        super().__init__(charm.title, on_press, help)
        self.charm, self.usable = charm, usable

    def height(self, pen: Pen, width: float) -> float:
        lines = pen.lines(self.charm.about, _SMALL, Typeface.TEXT, width - _COIN - 32)
        return max(_ROW, _ABOVE + len(lines) * _SMALL * _LEADING + 14)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(0, -6)
        if self.usable:
            draw_plate(pen, box, strong=False, focused=focused)
        else:
            pen.panel(box, alpha=0.6, radius=12, border=BONE if focused else None)
        image = coin(pen, self.charm.id, _COIN)
        pen.image(image, (box.left + 8, box.centery), anchor="midleft", alpha=1.0 if self.usable else 0.6)
        left = box.left + _COIN + 20
        room = box.right - 12 - left
        at = (left, box.top + 16)
        pen.text(self.text, at, 18, Typeface.TITLE, BONE, anchor="midleft", width=room)
        lines = FRect(left, box.top + _ABOVE, room, box.height - _ABOVE)
        colour = BONE if self.usable else MIST
        pen.paragraph(self.charm.about, lines, _SMALL, Typeface.TEXT, colour, leading=_LEADING)


class CharmOffer(Button):
    """An offered charm: a wooden board with its coin."""

    verb = message("take")

    def __init__(self, charm: Charm, on_press: Callable[[], None], help: str) -> None:
        super().__init__(charm.title, on_press, help)
        self.charm = charm

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        draw_wood(pen, area, strong=False, focused=focused, radius=area.width * 0.07)
        wide = area.height * 0.29
        image = coin(pen, self.charm.id, wide)
        pen.image(image, (area.centerx, area.top + area.height * 0.06), anchor="midtop")
        room = area.width * 0.88
        size = max(area.height * 0.085, LEAST)
        at = (area.centerx, area.top + area.height * 0.42)
        pen.text(self.text, at, size, Typeface.TITLE, BONE, outline=INK, anchor="center", width=room)
        letters = max(area.height * 0.058, LEAST)
        lines = FRect(area.centerx - room / 2, area.top + area.height * 0.485, room, area.height * 0.38)
        pen.paragraph(self.charm.about, lines, letters, Typeface.BOLD, BONE, align="center", leading=1.22)
        at = (area.centerx, area.bottom - area.height * 0.03)
        when, small = WHEN[self.charm.moment], max(area.height * 0.046, LEAST)
        pen.text(when, at, small, Typeface.TEXT, BONE, anchor="midbottom", width=room, tight=True)
