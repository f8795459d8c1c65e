"""Charms as widgets: their coins, offers on the counter, and charms on hooks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pygame import FRect, Surface

from game.arcade.run.charms import CHARMS, Charm, CharmAct, CharmMoment, Rarity
from game.language.message import Text, message, plural, sentence, sentences
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_paper, draw_pointer, mark_focus
from game.ui.drawing.artwork import drawing_svg, paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, document_of, render
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

WHEN_WORDS = {
    CharmMoment.MAP: message("Use it on the map, before you sit down."),
    CharmMoment.TABLE: message("Use it at a table."),
    CharmMoment.OFFER: message("Use it when charms are on offer."),
    CharmMoment.TAKEN: message("Works instantly."),
    CharmMoment.LASTING: message("Works for as long as you have it."),
}
"""Instructions on when a charm can be used."""
RARITY_WORDS = {
    Rarity.COMMON: message("Common"),
    Rarity.UNCOMMON: message("Uncommon"),
    Rarity.RARE: message("Rare"),
}
_PALE = 0.55
"""The opacity of a charm that can't be used now."""
_LEADING = 1.2
_OFFER = 264.0
"""The width of an offer on a canvas of 1280 × 720, to which its other measures refer."""
_PAPER, _BAND, _LETTERS = 136.0, 36.0, (25.0, 17.0, 15.0)
_CUSHION, _SUNK, _USUAL, _LARGE, _POINTER = 194.0, 20.0, 150.0, 200.0, 40.0
_BROWN, _RED = "#6E4426", "#B3203F"


def coin_image(pen: Pen, charm: str, wide: float) -> Surface:
    """Return the picture of a charm's coin at a width in units."""
    px = pen.screen.scale.px(wide)
    return pen.shapes.get(("charm", charm, px), lambda: _paint_coin(charm, px))


def _paint_coin(charm: str, px: int) -> Surface:
    thing = f'<g transform="translate(7 7) scale(0.86)">{drawing_svg(f"charms/{charm}")}</g>'
    return render(document(100, 100, drawing_svg("charms/coin") + thing), px, px).premul_alpha()


def standing_image(pen: Pen, charm: str, wide: float) -> Surface:
    """Return a charm's picture without empty margins, with its larger side in units."""
    shown = _drawn_area(charm)
    scale = wide / max(shown.size)
    size = shown.width * scale, shown.height * scale
    return paint_document(
        pen, ("standing_charm", charm), size, lambda: document_of(shown, drawing_svg(f"charms/{charm}"))
    )


@cache
def _drawn_area(charm: str) -> FRect:
    """Return the area of a charm's drawing that isn't empty."""
    return FRect(render(document(100, 100, drawing_svg(f"charms/{charm}")), 100, 100).get_bounding_rect())


def act_words(act: CharmAct) -> Text:
    """Describe what a lasting charm has added."""
    title = CHARMS[act.charm].title
    if act.factor:
        return message("{charm}: multiplier +{n}", charm=title, n=act.factor)
    if act.shells:
        return plural("{charm}: +{n} shell", "{charm}: +{n} shells", act.shells, charm=title)
    return message("{charm}: +{n}", charm=title, n=act.points)


class CharmOffer(Button):
    """An offered charm on its cushion, with a paper that describes it."""

    verb = message("take")
    taken = False
    """Whether the charm has left its cushion."""
    dear = False
    """Whether the player can't pay for the charm."""
    high = 0.0
    """The minimum height of the paper, in units."""

    def __init__(
        self, charm: Charm, on_press: Callable[[], None], when: str, note: str, verb: Text | None = None
    ) -> None:
        """`when` says when the charm works, and `note` gives its rarity or price."""
        about = charm.words()
        help = sentences(about, when, sentence(note))
        super().__init__(charm.title, on_press, help, verb=verb or self.verb)
        self.charm, self.about, self.note = charm, about, note

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.width / _OFFER
        high = max(self.high, self.paper_height(pen, area.width))
        paper = FRect(area.left, area.bottom - high, area.width, high)
        self._draw_charm(pen, area, paper.top, scale, focused)
        draw_paper(pen, paper, band=_BAND * scale, focused=focused)
        room = paper.width - 20 * scale
        size, letters, small = (max(units * scale, LEAST) for units in _LETTERS)
        at = paper.centerx, paper.top + 5 + _BAND * scale / 2
        pen.text(self.text, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        foot = paper.bottom - small * 0.4
        top = paper.top + 8 + _BAND * scale
        lines = FRect(paper.centerx - room / 2, top, room, foot - small * _LEADING - top)
        pen.paragraph(self.about, lines, letters, Typeface.BOLD, INK, align="center", leading=_LEADING)
        at = paper.centerx, foot
        colour = _RED if self.dear else _BROWN
        pen.text(self.note, at, small, Typeface.BOLD, colour, anchor="midbottom", width=room, tight=True)
        if focused:
            mark_focus(pen, paper)

    def paper_height(self, pen: Pen, width: float) -> float:
        """Return the height of a paper of this width that the text needs."""
        scale = width / _OFFER
        _size, letters, small = (max(units * scale, LEAST) for units in _LETTERS)
        lines = pen.lines(self.about, letters, Typeface.BOLD, width - 20 * scale)
        words = len(lines) * letters * _LEADING + small * (_LEADING + 0.8)
        return max(_PAPER * scale, 12 + _BAND * scale + words)

    def _draw_charm(self, pen: Pen, area: FRect, foot: float, scale: float, focused: bool) -> None:
        """Draw the charm on its cushion, above the y coordinate `foot`; larger if it has the focus."""
        cushion = paint_art(pen, "scenery/cushion", _CUSHION * scale)
        pen.image(cushion, (area.centerx, foot + 4 * scale), anchor="midbottom")
        if self.taken:
            return
        room = foot - area.top - _POINTER * scale
        wide = min((_LARGE if focused else _USUAL) * scale, room)
        if pen.theme.scenery:
            image = standing_image(pen, self.charm.id, wide)
        else:
            # Dark strokes need a light background.
            image = coin_image(pen, self.charm.id, wide)
        standing = foot - _SUNK * scale
        pen.image(image, (area.centerx, standing), anchor="midbottom")
        if focused:
            top = standing - image.get_height() / pen.screen.scale.ppu
            draw_pointer(pen, (area.centerx, top - 2), scale)


class HookedCharm(Button):
    """A focusable charm on a hook of the rack; a star marks an upgraded one."""

    pale = False
    """Whether the charm can't be used now."""

    def __init__(
        self, charm: str, words: str, on_press: Callable[[], None], help: str, *, star: bool
    ) -> None:
        super().__init__(words, on_press, help)
        self.charm, self.star = charm, star

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            mark_focus(pen, area)
        # The star lies over the ring.
        draw_hooked_charm(pen, self.charm, area, star=self.star, pale=self.pale)


def draw_hooked_charm(pen: Pen, charm: str, area: FRect, *, star: bool, pale: bool = False) -> None:
    """Draw a charm on its hook; a star marks an upgraded one."""
    pen.image(coin_image(pen, charm, area.width), area.center, anchor="center", alpha=_PALE if pale else 1.0)
    if star:
        image = paint_art(pen, "signs/star", area.width * 0.44)
        pen.image(image, (area.right - area.width * 0.1, area.top + area.width * 0.1), anchor="center")
