"""Cards of any game on the table: in motion, in one batch, and still."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from game.tables.animation.motion import MovingCard, Pose
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter

_MASTER, _LARGE = 152.0, (264, 384)
"""The width, in units, from which cards on their way are scaled; and the larger ones, in pixels.

A drawing takes as long to paint small as large, so that one of them serves almost every way.
"""
_WIDTH_STEP, _ANGLE_STEP = 4.0, 2.0


class Look(NamedTuple):
    """The look of a card: a key for its picture, which names game and face, and its painter."""

    key: Hashable
    paint: Painter


def draw_moving(pen: Pen, art: Art, cards: Iterable[tuple[MovingCard, Look]], shift: float = 0.0) -> None:
    """Cards in their order, in one batch, all of them so far off to the side.

    Those on their way, be it with a tween or adrift, are scaled; they are drawn anew once they lie.
    """
    px = pen.screen.scale.px
    batch = []
    for one, look in cards:
        pose = one.pose
        if pose.alpha <= 0.02:
            continue
        moving = one.held or pose != one.home
        width, angle = (pose.width, pose.angle) if one.held else _by_steps(pose, one.home)
        scaled = partial(_scaled, pen, look)
        sprite = art.sprites.get(
            scaled if moving else look.paint,
            (look.key, moving),
            px(width),
            angle=angle,
            lift=pose.lift,
            flip=abs(2 * pose.face - 1),
            squash=pose.squash,
            alpha=pose.alpha,
            moving=one.held,
            rough=None if moving else scaled,
        )
        batch.append((sprite.surface, sprite.at(px(pose.x + shift), px(pose.y))))
    pen.screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def draw_still(
    pen: Pen, art: Art, look: Look, area: FRect, alpha: float = 1.0, *, angle: float = 0.0
) -> None:
    """A still card in the middle of an area, as wide as it is."""
    px = pen.screen.scale.px
    sprite = art.sprites.get(
        look.paint,
        (look.key, False),
        px(area.width),
        lift=2.0,
        alpha=alpha,
        angle=angle,
        rough=partial(_scaled, pen, look),
    )
    place = sprite.at(px(area.centerx), px(area.centery))
    pen.screen.surface.blit(sprite.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _by_steps(pose: Pose, home: Pose) -> tuple[float, float]:
    """The width and angle of a card adrift, by steps that end at those of its home: sprites stay few."""
    width = home.width + round((pose.width - home.width) / _WIDTH_STEP) * _WIDTH_STEP
    angle = home.angle + round((pose.angle - home.angle) / _ANGLE_STEP) * _ANGLE_STEP
    return width, angle


def _scaled(pen: Pen, look: Look, width_px: int) -> Surface:
    """A card on its way, scaled down from one of a few sizes: to draw it anew for each takes too long."""
    masters = min(pen.screen.scale.px(_MASTER), _LARGE[0]), *_LARGE
    master = next((one for one in masters if one >= width_px), width_px)
    drawn = pen.shapes.get(("card on its way", look.key, master), lambda: look.paint(master))
    return pygame.transform.smoothscale(drawn, (width_px, round(width_px * CARD_RATIO)))
