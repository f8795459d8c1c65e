"""Drawing of Sixpack's cards: moving cards in one batch, and still cards."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.sixpack.rules.deck import NUMBERS, Card, Cards
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.sheet import named_picture
from game.cardgames.sixpack.table.art.cards import (
    MIN_NAMED_WIDTH,
    CardFace,
    name_size,
    paint_back,
    paint_beneath,
    paint_card,
)
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_moving, draw_still, look_of_back
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


def draw_cards(
    pen: Pen,
    art: Art,
    cards: Cards,
    moving: Iterable[MovingCard],
    beneath: Container[int],
    shift: float = 0.0,
    *,
    hand: tuple[Container[int], float] = ((), 0.0),
) -> None:
    """Draw moving cards in order, in one batch; cards whose key isn't an id are backs.

    Cards `beneath` another one show only a strip with number, pack and handprint. `hand` has the hand's cards
    and their width in units; either all of these show their names or none does.
    """
    unnamed = hand[0] if pen.screen.scale.px(hand[1]) < MIN_NAMED_WIDTH else ()

    def look(card: MovingCard) -> CardLook:
        if card.pose.face < 0.5 or not 0 < card.key < len(cards):
            return look_of(art, None)
        face = face_of(cards[card.key])
        lies = card.pose.z < _IN_THE_AIR
        if lies and card.key in beneath:
            return CardLook(("sixpack beneath", face), partial(paint_beneath, art.fonts, face))
        return look_of(art, face, mirrored=card.pose.mirrored, named=card.key not in unnamed)

    draw_moving(pen, art, [(card, look(card)) for card in moving], shift)


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
