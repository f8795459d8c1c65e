"""The looks of Sixpack's cards on the table, and the drawing of still ones."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.sixpack.rules.deck import NUMBERS, Card, Cards
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.sheet import named_picture
from game.cardgames.sixpack.table.art.cards import (
    CardFace,
    name_size,
    paint_back,
    paint_beneath,
    paint_card,
)
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_still, look_of_back
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts


def face_of(card: Card) -> CardFace:
    return CardFace(card.pack, card.number, card.hand, card.second)


def look_of(art: Art, face: CardFace | None, *, mirrored: bool = False, named: bool = True) -> CardLook:
    """Return the look of a card (None is a back); with `named`, wide cards show their pack's name."""
    if face is None:
        return look_of_back(art, CardLook(("sixpack", None), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, face, mirrored=mirrored, named=named)
    return CardLook(("sixpack", face, mirrored, named), paint, aside=True)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    faces = [
        CardFace(pack, number, hand, second)
        for pack in PACKS
        for number in NUMBERS
        for second in (None, *NUMBERS)
        for hand in (False, True)
    ]
    return {
        named_picture(face.pack, filter(None, (face.number, face.second)), hand=face.hand): partial(
            paint_card, fonts, face
        )
        for face in faces
    }


_IN_THE_AIR = 60.0
"""The z below which cards are on the table."""


def look_on_stage(
    art: Art, cards: Cards, beneath: Container[int], unnamed: Container[int], moving: MovingCard
) -> CardLook:
    """Return the look of a card on the stage; one whose key isn't an id is a back.

    A card `beneath` another one shows only a strip with number, pack and handprint; one that is `unnamed`
    doesn't show its pack's name.
    """
    if moving.pose.face < 0.5 or not 0 < moving.key < len(cards):
        return look_of(art, None)
    face = face_of(cards[moving.key])
    if moving.key in beneath and moving.pose.z < _IN_THE_AIR:
        return CardLook(("sixpack beneath", face), partial(paint_beneath, art.fonts, face))
    return look_of(art, face, mirrored=moving.pose.mirrored, named=moving.key not in unnamed)


def draw_card(pen: Pen, art: Art, card: Card | None, area: FRect, alpha: float = 1.0) -> None:
    """Draw a still card in the middle of an area, as wide as the area; None is a back."""
    named = name_size(pen.screen.scale.px(area.width)) >= pen.legible
    draw_still(pen, art, look_of(art, None if card is None else face_of(card), named=named), area, alpha)


def draw_card_row(
    pen: Pen, art: Art, cards: Iterable[Card | None], area: FRect, *, alpha: float = 1.0
) -> None:
    """Draw still cards in a row from an area's left edge, overlapping if there isn't room for all."""
    row = tuple(cards)
    width = min(area.height / CARD_RATIO, 200.0)
    step = min(width + 3, max((area.width - width) / max(len(row) - 1, 1), 3.0))
    height = width * CARD_RATIO
    for place, card in enumerate(row):
        spot = FRect(area.left + place * step, area.centery - height / 2, width, height)
        draw_card(pen, art, card, spot, alpha)
