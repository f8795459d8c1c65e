"""The cards of 6 takes! on the table: in motion, in one batch, and still."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import FRect

from game.cardgames.six_takes.rules.game import DUCKS
from game.cardgames.six_takes.table.art.cards import paint_back, paint_card
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, back_of, draw_still
from game.ui.drawing.allowance import PLAIN_CARD
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts


def _look(art: Art, card: int, *, mirrored: bool = False) -> CardLook:
    if not card:
        return back_of(art, CardLook(("six_takes", 0), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, card, mirrored=mirrored)
    return CardLook(("six_takes", card, mirrored), paint, PLAIN_CARD, aside=True)


def look_of(art: Art, moving: MovingCard) -> CardLook:
    """Return the look of a card in motion: those with keys that are no numbers are backs."""
    up = moving.pose.face >= 0.5 and moving.key > 0
    return _look(art, moving.key if up else 0, mirrored=moving.pose.mirrored)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    return {str(card): partial(paint_card, fonts, card) for card in range(1, len(DUCKS))}


def draw_card(pen: Pen, art: Art, card: int, area: FRect, alpha: float = 1.0) -> None:
    """Draw a still card in the middle of an area, as wide as it is; 0 is a back."""
    draw_still(pen, art, _look(art, card), area, alpha)
