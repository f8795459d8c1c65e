"""The card faces of 6 takes!, with numbers and ducks, and the cards' looks for the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import FRect, Surface

from game.cardgames.six_takes.rules.game import DUCKS
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_still, look_of_back
from game.ui.drawing.allowance import PLAIN_CARD
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO, back, card_svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import pip_group
from game.ui.drawing.palette import BANDS, BONE, INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import render
from game.ui.drawing.text import Fonts, Typeface

_BAND_OF = {1: "blue", 2: "green", 3: "amber", 5: "red", 7: "violet"}
_SMALL = 46
_STRIP = 0.185
"""The middle of the upper strip, as a share of the card's width."""

paint_back = back


def pip_places(ducks: int) -> tuple[tuple[float, float], ...]:
    """Return the centres of a card's ducks, in one or two lines, on a card of 100 × 146 units."""
    if ducks <= 5:
        step = 20.0 if ducks < 5 else 15.2
        return tuple((50 + (place - (ducks - 1) / 2) * step, 120.5) for place in range(ducks))
    upper = tuple((50 + (place - 1.5) * 15.5, 114.5) for place in range(4))
    lower = tuple((50 + (place - 1.0) * 15.5, 127.5) for place in range(ducks - 4))
    return upper + lower


def paint_card(fonts: Fonts, number: int, width_px: int, *, mirrored: bool = False) -> Surface:
    """Return the face of a card (1–104), `width_px` pixels wide.

    Narrow cards show fewer but larger details. On a `mirrored` card, the number in the strip is on the right.
    """
    ducks = DUCKS[number]
    top, bottom = BANDS[_BAND_OF[ducks]]
    small = width_px < _SMALL
    card = render(
        card_svg(top, bottom, _inner_svg(ducks, small, mirrored)), width_px, round(width_px * CARD_RATIO)
    )
    height = card.get_height()
    text = str(number)
    share = (0.62, 0.56, 0.42)[len(text) - 1] if small else (0.56, 0.51, 0.40)[len(text) - 1]
    outline = max(1 if width_px < 30 else 2, round(width_px / 30))
    numeral = fonts.render(text, Typeface.TITLE, round(width_px * share), BONE, INK, outline)
    middle = height * (0.40 if small else 0.43)
    card.blit(numeral, numeral.get_rect(center=(width_px // 2, round(middle))))
    if not small:
        # In a row, a card leaves only this strip of the one below visible, so the strip has number and ducks.
        corner = fonts.render(text, Typeface.TITLE, max(9, round(width_px * 0.2)), INK)
        count = fonts.render(str(ducks), Typeface.TITLE, max(9, round(width_px * 0.19)), INK)
        line = round(width_px * _STRIP)
        if mirrored:
            card.blit(corner, corner.get_rect(midright=(round(width_px * 0.885), line)))
            card.blit(count, count.get_rect(midleft=(round(width_px * 0.30), line)))
        else:
            card.blit(corner, corner.get_rect(midleft=(round(width_px * 0.115), line)))
            card.blit(count, count.get_rect(midright=(round(width_px * 0.70), line)))
    else:
        count = fonts.render(str(ducks), Typeface.TITLE, max(8, round(width_px * 0.30)), INK)
        card.blit(count, count.get_rect(center=(round(width_px * 0.66), round(height * 0.835))))
    return card


def _inner_svg(ducks: int, small: bool, mirrored: bool) -> str:
    """Return the SVG inside a card's frame: the strip for number and ducks, and the shore with its ducks."""
    shore = drawing_svg("six_takes/card", "shore")
    if small:
        return shore + pip_group(16, 104, 0.33)
    size = 0.2 if ducks < 5 else 0.155
    strip = drawing_svg("six_takes/card", "strip") + pip_group(10.5 if mirrored else 70.5, 7.0, 0.19)
    return (
        strip
        + shore
        + "".join(
            pip_group(x - 54 * size, y - 60 * size, size, glad=ducks == 7) for x, y in pip_places(ducks)
        )
    )


def _card_look(art: Art, card: int, *, mirrored: bool = False) -> CardLook:
    if not card:
        return look_of_back(art, CardLook(("six_takes", 0), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, card, mirrored=mirrored)
    return CardLook(("six_takes", card, mirrored), paint, PLAIN_CARD, aside=True)


def look_of(art: Art, moving: MovingCard) -> CardLook:
    """Return the look of a moving card; a negative key is always a back."""
    up = moving.pose.face >= 0.5 and moving.key > 0
    return _card_look(art, moving.key if up else 0, mirrored=moving.pose.mirrored)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    return {str(card): partial(paint_card, fonts, card) for card in range(1, len(DUCKS))}


def draw_card(pen: Pen, art: Art, card: int, area: FRect, alpha: float = 1.0) -> None:
    """Draw a still card in the middle of an area, as wide as the area; card 0 is a back."""
    draw_still(pen, art, _card_look(art, card), area, alpha)
