"""The cards of You Must Be 18! on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import partial

import pygame
from pygame import FRect, Surface

from game.cardgames.must_be_18.rules.deck import NUMBERS, SIZE, Deck, is_red
from game.cardgames.must_be_18.sheet import named_picture
from game.cardgames.must_be_18.table.art.cards import SharedParts, paint_back, paint_buried, paint_card
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_fan, draw_still, look_of_back
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts

BACK = -1
"""The key of a card that shows its back; other cards have their index in the deck as key."""

_DARK = 178, 183, 204
_FAINT, _PALE = (202, 202, 206), (53, 51, 44)


class Shade(Enum):
    """A way to draw a card: normally, dark (useless now), pale (only suggested), or as a strip (buried)."""

    PLAIN = "plain"
    DIM = "dim"
    SUGGESTED = "suggested"
    BURIED = "buried"


class DeckFaces:
    """The looks of the cards of one deck."""

    def __init__(self, art: Art, deck: Deck) -> None:
        self._art = art
        self._numbers = NUMBERS[deck]
        self._scenes = SharedParts()

    def look(self, card: int | None, shade: Shade = Shade.PLAIN, *, mirrored: bool = False) -> CardLook:
        """Return the look of a card; None is a back."""
        if card is None:
            return look_of_back(self._art, CardLook(("must_be_18", None), paint_back, aside=True))
        # Consecutive cards belong to different families, so the portrait changes with every pair.
        face = self._numbers[card], is_red(card), card // 2
        return CardLook(
            ("must_be_18", *face, shade, mirrored),
            partial(_paint, self._art.fonts, self._scenes, *face, shade, mirrored),
        )

    def look_on_stage(self, card: MovingCard, shade: Shade) -> CardLook:
        """Return the look of a card on the stage; held cards have no shade."""
        face = card.key if card.pose.face >= 0.5 and card.key >= 0 else None
        return self.look(face, Shade.PLAIN if card.held else shade, mirrored=card.pose.mirrored)

    def draw(self, pen: Pen, card: int | None, area: FRect, shade: Shade = Shade.PLAIN) -> None:
        """Draw a still card in the middle of an area, as wide as the area; None is a back."""
        draw_still(pen, self._art, self.look(card, shade), area)

    def draw_backs(self, pen: Pen, cards: Sequence[tuple[FRect, float]]) -> None:
        """Draw a fan of backs, given the area and angle of each."""
        draw_fan(pen, self._art, self.look(None), cards)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    scenes = SharedParts()
    return {
        named_picture(numbers[card], card): partial(
            _paint, fonts, scenes, numbers[card], is_red(card), card // 2, Shade.PLAIN, False
        )
        for numbers in NUMBERS.values()
        for card in range(SIZE)
    }


def _paint(
    fonts: Fonts,
    scenes: SharedParts,
    number: int,
    red: bool,
    pose: int,
    shade: Shade,
    mirrored: bool,
    width_px: int,
) -> Surface:
    if shade is Shade.BURIED:
        return paint_buried(fonts, number, red, width_px)
    painted = paint_card(fonts, number, red, width_px, pose, scenes, mirrored=mirrored)
    if shade is Shade.PLAIN:
        return painted
    painted = painted.copy()
    if shade is Shade.DIM:
        painted.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
    else:
        painted.fill(_FAINT, special_flags=pygame.BLEND_RGB_MULT)
        painted.fill(_PALE, special_flags=pygame.BLEND_RGB_ADD)
    return painted
