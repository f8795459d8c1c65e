"""The drawing of any game's cards: moving ones in one batch, or single still ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import FRect

from game.tables.animation.motion import MovingCard, Pose
from game.tables.art import Art
from game.ui.drawing.allowance import CARD, FREE, Rate
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter

_MASTER, _LARGE = 152.0, (264, 384)
"""The widths of the paintings from which cards far larger in flight than at home are scaled: the first
in units, the larger ones in pixels. Few widths serve almost every flight."""
_STRETCH = 1.25
"""A moving card up to this much wider than at home is scaled from the painting for its home width."""
_WIDTH_STEP, _ANGLE_STEP = 4.0, 2.0


class CardLook(NamedTuple):
    """A card's picture: its cache key and painter; `aside` says whether another thread may paint it."""

    key: Hashable
    paint: Painter
    rate: Rate = CARD
    aside: bool = False


def look_of_back(art: Art, own: CardLook) -> CardLook:
    """Return the look of card backs: the player's choice, or the game's own by default."""
    return own if art.back is None else CardLook(("back", art.worn.back), art.back, FREE, aside=True)


def draw_moving(pen: Pen, art: Art, cards: Iterable[tuple[MovingCard, CardLook]], shift: float = 0.0) -> None:
    """Draw cards in order, in one batch, shifted to the right by `shift` units.

    Moving cards are scaled, usually from the painting for their home width.
    """
    px = pen.screen.scale.px
    batch = []
    for card, look in cards:
        pose = card.pose
        if pose.alpha <= 0.02:
            continue
        moving = card.held or pose != card.home
        width, angle = (pose.width, pose.angle) if card.held else _rounded_pose(pose, card.home)
        sprite = art.sprites.get(
            look.paint,
            look.key,
            px(width),
            angle=angle,
            lift=pose.lift,
            flip=abs(2 * pose.face - 1),
            squash=pose.squash,
            alpha=pose.alpha,
            moving=card.held,
            source=_source(pen, card) if moving else None,
            rate=look.rate,
            aside=look.aside,
        )
        batch.append((sprite.surface, sprite.at(px(pose.x + shift), px(pose.y))))
    pen.screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def draw_still(
    pen: Pen, art: Art, look: CardLook, area: FRect, alpha: float = 1.0, *, angle: float = 0.0
) -> None:
    px = pen.screen.scale.px
    sprite = art.sprites.get(
        look.paint,
        look.key,
        px(area.width),
        lift=2.0,
        alpha=alpha,
        angle=angle,
        rate=look.rate,
        aside=look.aside,
    )
    place = sprite.at(px(area.centerx), px(area.centery))
    pen.screen.surface.blit(sprite.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_fan(pen: Pen, art: Art, look: CardLook, cards: Sequence[tuple[FRect, float]]) -> None:
    """Draw still cards of one look and width, given their areas and angles, each over the one before."""
    if not cards:
        return
    px = pen.screen.scale.px
    first = cards[0][0]
    left, top = px(first.centerx), px(first.centery)
    places = tuple((px(area.centerx) - left, px(area.centery) - top, angle) for area, angle in cards)
    sprite = art.sprites.fan(look.paint, look.key, px(first.width), places, rate=look.rate, aside=look.aside)
    pen.screen.surface.blit(sprite.surface, sprite.at(left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _rounded_pose(pose: Pose, home: Pose) -> tuple[float, float]:
    """Return a card's width and angle, rounded to steps from its home's, so that few sprites are needed."""
    width = home.width + round((pose.width - home.width) / _WIDTH_STEP) * _WIDTH_STEP
    angle = home.angle + round((pose.angle - home.angle) / _ANGLE_STEP) * _ANGLE_STEP
    return width, angle


def _source(pen: Pen, card: MovingCard) -> int:
    """Return the width, in pixels, of the painting from which a moving card is scaled."""
    px = pen.screen.scale.px
    width, home = px(card.pose.width), px(card.home.width)
    if width <= home * _STRETCH:
        return home
    masters = min(px(_MASTER), _LARGE[0]), *_LARGE
    return next((master for master in masters if master >= width), width)
