"""The cards of Sixpack on the table: in motion, in one batch, and still ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame
from pygame import FRect, Surface

from game.cardgames.sixpack.cards import Face, paint_back, paint_card
from game.cardgames.sixpack.deck import Card, Cards
from game.tables.art import Art
from game.tables.motion import MovingCard
from game.ui.cards import CARD_RATIO
from game.ui.draw import Pen
from game.ui.sprites import Painter

_MASTERS = (64, 112, 168, 256, 384)
"""The widths, in pixels, from which cards on their way are scaled."""


def face_of(card: Card) -> Face:
    """What is printed on a card."""
    return Face(card.pack, card.number, card.hand, card.second)


def _painter(art: Art, face: Face | None) -> Painter:
    return paint_back if face is None else partial(paint_card, art.fonts, face)


def _scaled(pen: Pen, paint: Painter, face: Face | None, width_px: int) -> Surface:
    """A card on its way, scaled down from one of a few sizes: to draw it anew for each takes too long."""
    master = next((one for one in _MASTERS if one >= width_px), width_px)
    drawn = pen.shapes.get(("card on its way", face, master), lambda: paint(master))
    return pygame.transform.smoothscale(drawn, (width_px, round(width_px * CARD_RATIO)))


def draw_cards(pen: Pen, art: Art, cards: Cards, moving: Iterable[MovingCard]) -> None:
    """Cards in their order, in one batch; those with keys that are no ids are backs."""
    px = pen.screen.scale.px
    batch = []
    for one in moving:
        pose = one.pose
        if pose.alpha <= 0.02:
            continue
        face = face_of(cards[one.key]) if pose.face >= 0.5 and 0 < one.key < len(cards) else None
        paint = _painter(art, face)
        sprite = art.sprites.get(
            partial(_scaled, pen, paint, face) if one.held else paint,
            ("sixpack", face, one.held),
            px(pose.width),
            angle=pose.angle,
            lift=pose.lift,
            flip=abs(2 * pose.face - 1),
            squash=pose.squash,
            alpha=pose.alpha,
            moving=one.held,
        )
        batch.append((sprite.surface, sprite.at(px(pose.x), px(pose.y))))
    pen.screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def draw_card(pen: Pen, art: Art, card: Card | None, area: FRect, alpha: float = 1.0) -> None:
    """A still card in the middle of an area, as wide as it is; None is a back."""
    px = pen.screen.scale.px
    face = None if card is None else face_of(card)
    key = ("sixpack", face, False)
    sprite = art.sprites.get(_painter(art, face), key, px(area.width), lift=2.0, alpha=alpha)
    place = sprite.at(px(area.centerx), px(area.centery))
    pen.screen.surface.blit(sprite.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_line(
    pen: Pen, art: Art, cards: Iterable[Card | None], area: FRect, *, most: float = 200.0, alpha: float = 1.0
) -> float:
    """Still cards side by side from an area's left, over each other as far as they must be.

    Returns where they end.
    """
    row = tuple(cards)
    if not row:
        return area.left
    width = min(area.height / CARD_RATIO, most)
    step = min(width + 3, max((area.width - width) / max(len(row) - 1, 1), 3.0))
    height = width * CARD_RATIO
    for place, card in enumerate(row):
        spot = FRect(area.left + place * step, area.centery - height / 2, width, height)
        draw_card(pen, art, card, spot, alpha)
    return area.left + step * (len(row) - 1) + width
