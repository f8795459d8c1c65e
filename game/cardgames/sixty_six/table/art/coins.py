"""Coins and discs on the cloth (trump suit, contract, calls, marriages), and suits without a disc."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pygame import Surface

from game.cardgames.sixty_six.table.art.cards import DeckStyle, suit_colours, suit_svg
from game.tables.animation.moments import WORD, Point, Shout
from game.ui.drawing.artwork import drawing_svg, paint_art
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

SILVER: Final = "#C3D0EA"
FOCUSED_RIM: Final = GOLD
"""The rim of a focused coin."""
_BOX: Final = 120.0
_TEXT_SHARE: Final = 0.66
_MOST: Final = 0.84
"""The width of a coin's text, as a share of the coin's width, usually and with the smallest letters."""


def draw_coin(
    pen: Pen,
    at: Point,
    size: float,
    *,
    words: str = "",
    suit: int | None = None,
    deck: DeckStyle | None = None,
    rim: str = SILVER,
    alpha: float = 1.0,
) -> None:
    """Draw a coin with a word or a suit on it, centred on a point.

    A coin that is too small for its word in the smallest letters, as in miniatures, is drawn larger.
    """
    large = size * 0.5
    if words:
        large *= min(1.0, size * _TEXT_SHARE / max(pen.width(words, large, Typeface.TITLE), 1.0))
        large = max(large, LEAST_LETTERS)
        size = max(size, pen.width(words, large, Typeface.TITLE) / _MOST)
    px = max(pen.screen.scale.px(size * 1.12), 12)
    four = deck is not None and deck.four_colour
    key = ("coin", px, rim, suit, four)
    pen.image(pen.shapes.get(key, lambda: _paint_coin(px, rim, suit, four)), at, anchor="center", alpha=alpha)
    if words:
        pen.text(words, at, large, Typeface.TITLE, INK, anchor="center", alpha=alpha)


def _paint_coin(px: int, rim: str, suit: int | None, four_colour: bool) -> Surface:
    shapes = drawing_svg("sixty_six/coin", rim=rim)
    if suit is not None:
        fill = suit_colours(suit, four_colour=four_colour).fill
        shapes += suit_svg(suit, _BOX / 2, _BOX / 2, 54, fill, edge=2.4, glint=px > 50)
    return render(document(_BOX, _BOX, shapes), px, px).premul_alpha()


def draw_halo(pen: Pen, at: Point, width: float, height: float) -> None:
    """Draw a pool of light behind a player whose turn it is, centred on a point."""
    size = pen.screen.scale.px(width), pen.screen.scale.px(height)
    pen.image(pen.shapes.get(("halo", size), lambda: _paint_halo(*size)), at, anchor="center")


def _paint_halo(width: int, height: int) -> Surface:
    light = (
        '<radialGradient id="light"><stop offset="0" stop-color="#FFFFFF" stop-opacity="0.7"/>'
        '<stop offset="0.55" stop-color="#DFFBFF" stop-opacity="0.4"/>'
        '<stop offset="1" stop-color="#DFFBFF" stop-opacity="0"/></radialGradient>'
    )
    pool = '<ellipse cx="60" cy="60" rx="60" ry="60" fill="url(#light)"/>'
    stretched = (
        f'<g transform="scale({width / 120:.4f} {height / 120:.4f})">{pool}</g>' if width and height else ""
    )
    return render(document(width, height, stretched, light), width, height).premul_alpha()


def draw_suit_disc(
    pen: Pen, suit: int, at: Point, size: float, deck: DeckStyle, *, strong: bool = False, alpha: float = 1.0
) -> None:
    """Draw a suit on a disc, centred on a point; a `strong` disc, as for trumps, has a silver ring."""
    px = max(pen.screen.scale.px(size), 8)
    key = ("suit disc", suit, px, deck.four_colour, strong)
    image = pen.shapes.get(key, lambda: _paint_suit_disc(suit, px, deck, strong))
    pen.image(image, at, anchor="center", alpha=alpha)


def _paint_suit_disc(suit: int, px: int, deck: DeckStyle, strong: bool) -> Surface:
    colours = suit_colours(suit, four_colour=deck.four_colour)
    edge = f'stroke="{SILVER}" stroke-width="5"' if strong else ""
    drawing = (
        f'<circle cx="32" cy="32" r="31.5" fill="{INK}"/>'
        f'<circle cx="32" cy="32" r="28.5" fill="{BONE}" {edge}/>'
        + suit_svg(suit, 32, 32, 39, colours.fill, edge=1.8, glint=px > 40)
    )
    return render(document(64, 64, drawing), px, px).premul_alpha()


def draw_suit_sign(pen: Pen, suit: int, at: Point, size: float, deck: DeckStyle) -> None:
    """Draw a suit with a light outline, centred on a point."""
    px = max(pen.screen.scale.px(size), 6)
    key = ("suit sign", suit, px, deck.four_colour)
    pen.image(pen.shapes.get(key, lambda: _paint_suit_sign(suit, px, deck)), at, anchor="center")


def _paint_suit_sign(suit: int, px: int, deck: DeckStyle) -> Surface:
    fill = suit_colours(suit, four_colour=deck.four_colour).fill
    edge = suit_svg(suit, 32, 32, 50, BONE)
    drawing = f'<g stroke="{BONE}" stroke-width="7" stroke-linejoin="round">{edge}</g>' + suit_svg(
        suit, 32, 32, 50, fill
    )
    return render(document(64, 64, drawing), px, px).premul_alpha()


_SIGN, _MOON, _RISE = 92.0, 190.0, 0.35


@dataclass(slots=True)
class SuitShout(Shout):
    """Large letters with a suit above them, or with a rising moon."""

    suit: int | None = None
    deck: DeckStyle = field(default_factory=DeckStyle)
    moon: bool = False

    def draw_sign(self, pen: Pen, size: float, alpha: float) -> Point:
        x, y = self.at
        if self.moon:
            up = 1.0 if self.still else min(self.share / _RISE, 1.0)
            y += _SIGN
            moon = paint_art(pen, "sixty_six/moon", _MOON)
            pen.image(moon, (x, y - _MOON * 0.62 * up), anchor="center", alpha=alpha)
            return x, y
        if self.suit is None:
            return x, y
        wide = _SIGN * self.letter_size / WORD
        y += wide * 0.3
        draw_suit_disc(pen, self.suit, (x, y - wide * 0.62), wide * size, self.deck, strong=True, alpha=alpha)
        return x, y
