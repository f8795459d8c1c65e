"""Cards of any game on the table: in motion, in one batch, and still."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter

_MASTERS = (64, 116, 176, 264, 384)
"""The widths, in pixels, from which cards on their way are scaled."""


class Look(NamedTuple):
    """The look of a card: a key for its picture, which names game and face, and its painter."""

    key: Hashable
    paint: Painter


def draw_moving(pen: Pen, art: Art, cards: Iterable[tuple[MovingCard, Look]], shift: float = 0.0) -> None:
    """Cards in their order, in one batch, all of them so far off to the side."""
    px = pen.screen.scale.px
    batch = []
    for one, look in cards:
        pose = one.pose
        if pose.alpha <= 0.02:
            continue
        sprite = art.sprites.get(
            partial(_scaled, pen, look) if one.held else look.paint,
            (look.key, one.held),
            px(pose.width),
            angle=pose.angle,
            lift=pose.lift,
            flip=abs(2 * pose.face - 1),
            squash=pose.squash,
            alpha=pose.alpha,
            moving=one.held,
        )
        batch.append((sprite.surface, sprite.at(px(pose.x + shift), px(pose.y))))
    pen.screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def draw_still(
    pen: Pen, art: Art, look: Look, area: FRect, alpha: float = 1.0, *, angle: float = 0.0
) -> None:
    """A still card in the middle of an area, as wide as it is."""
    px = pen.screen.scale.px
    sprite = art.sprites.get(
        look.paint, (look.key, False), px(area.width), lift=2.0, alpha=alpha, angle=angle
    )
    place = sprite.at(px(area.centerx), px(area.centery))
    pen.screen.surface.blit(sprite.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _scaled(pen: Pen, look: Look, width_px: int) -> Surface:
    """A card on its way, scaled down from one of a few sizes: to draw it anew for each takes too long."""
    master = next((one for one in _MASTERS if one >= width_px), width_px)
    drawn = pen.shapes.get(("card on its way", look.key, master), lambda: look.paint(master))
    return pygame.transform.smoothscale(drawn, (width_px, round(width_px * CARD_RATIO)))
