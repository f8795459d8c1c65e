"""Card sprites with shadows, rotated, flipped and squashed, cached by key, width and pose."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from msgspec import Struct
from pygame import Surface

from game.ui.drawing.allowance import CARD, COPY, FREE, Allowance, Rate, Unfinished
from game.ui.drawing.easel import Easel
from game.ui.drawing.surface_cache import PaintedSurfaces, SurfaceCache

_MOST_BYTES = 24 * 1024 * 1024
_ANGLE_STEP = 1.0
_COARSE_ANGLE, _COARSE_WIDTH = 3, 8
_FLIP_STEPS = 10
_SQUASH_STEPS = 25
_ALPHA_STEPS = 12
_LIFT_STEP = 4.0
_SHADOW_ALPHA = 120
_LARGE = 10_000
"""The number of pixels from which faces may be painted on the easel."""

Painter = Callable[[int], Surface]


class Sprite(Struct, frozen=True):
    """A premultiplied surface, and the pixel on it that is the card's centre."""

    surface: Surface
    centre: tuple[int, int]

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Return the top left corner for a blit that puts the card's centre at a pixel."""
        return x - self.centre[0], y - self.centre[1]


_Pose = tuple[int, int, int, int, int]


class Sprites:
    """The caches of card sprites, and of the painted faces, scaled faces and shadows they're made of."""

    def __init__(
        self, most_bytes: int = _MOST_BYTES, allowance: Allowance | None = None, easel: Easel | None = None
    ) -> None:
        self._allowance = allowance or Allowance()
        self._easel, self._name = easel or Easel(self._allowance), object()
        self._kept: SurfaceCache[Sprite] = SurfaceCache(most_bytes * 9 // 16, self._allowance, COPY)
        self._faces = PaintedSurfaces(most_bytes * 3 // 16, self._allowance, CARD)
        self._scaled = PaintedSurfaces(most_bytes // 16, self._allowance, COPY)
        self._shadows = PaintedSurfaces(most_bytes * 3 // 16, self._allowance, COPY)
        self._last: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Drop everything, also what is still being painted, as in another language or theme."""
        for kept in (self._kept, self._faces, self._scaled, self._shadows):
            kept.clear()
        self._last.clear()
        self._name = object()

    @property
    def bytes(self) -> int:
        return sum(kept.bytes for kept in (self._kept, self._faces, self._scaled, self._shadows))

    def get(
        self,
        paint: Painter,
        key: Hashable,
        width_px: int,
        *,
        angle: float = 0.0,
        lift: float = 2.0,
        flip: float = 1.0,
        squash: float = 1.0,
        alpha: float = 1.0,
        moving: bool = False,
        source: int | None = None,
        rate: Rate = CARD,
        aside: bool = False,
    ) -> Sprite:
        """Return the sprite of a card, painted by `paint(width_px)` at the first use of its key and width.

        `angle` is in degrees; `lift` in units moves and softens the shadow; `flip` is the visible share of
        the card's width, `squash` of its height. Widths and angles of `moving` cards are coarser, so they
        need fewer sprites. The face is scaled from a painting `source` pixels wide (by default the card's
        width) or, once the frame's allowance is spent, from the last painting in the cache. `rate` is the
        effort of the painting. With `aside`, another thread paints large faces, and all whose rate is FREE.

        Raises:
            Unfinished: if nothing more may be painted in this frame.
        """
        width_px = max(width_px, 8)
        turn = round(angle / _ANGLE_STEP)
        if moving:
            width_px = max(8, round(width_px / _COARSE_WIDTH) * _COARSE_WIDTH)
            turn = round(turn / _COARSE_ANGLE) * _COARSE_ANGLE
        pose = (
            turn % 360,
            round(lift / _LIFT_STEP),
            max(1, round(flip * _FLIP_STEPS)),
            round(squash * _SQUASH_STEPS),
            round(alpha * _ALPHA_STEPS),
        )
        wanted = width_px if source is None else source
        sprite = self._kept.find((key, width_px, pose, wanted))
        if sprite is not None:
            return sprite
        source = self._painting_width(key, wanted, rate)
        sprite = self._kept.find((key, width_px, pose, source))
        if sprite is not None:
            return sprite
        face = self._face(paint, key, width_px, source, rate, aside=aside)
        with self._allowance.painting(COPY.effort(face.get_width() * face.get_height())):
            made = self._pose_face(face, pose)
        return self._kept.put((key, width_px, pose, source), made, made.surface)

    def fan(
        self,
        paint: Painter,
        key: Hashable,
        width_px: int,
        places: tuple[tuple[int, int, float], ...],
        *,
        rate: Rate = CARD,
        aside: bool = False,
    ) -> Sprite:
        """Return several still cards with the same face as one sprite, centred on the first card.

        `places` are each card's offset from the first one in pixels, and its angle. May raise Unfinished.
        """
        sprite = self._kept.find((key, width_px, places))
        if sprite is not None:
            return sprite
        cards = [
            (self.get(paint, key, width_px, angle=angle, rate=rate, aside=aside), x, y)
            for x, y, angle in places
        ]
        areas = [card.surface.get_rect(topleft=card.at(x, y)) for card, x, y in cards]
        whole = areas[0].unionall(areas[1:])
        with self._allowance.painting(COPY.effort(whole.width * whole.height)):
            picture = Surface(whole.size, pygame.SRCALPHA)
            for (card, _x, _y), area in zip(cards, areas, strict=True):
                picture.blit(
                    card.surface, area.move(-whole.left, -whole.top), special_flags=pygame.BLEND_PREMULTIPLIED
                )
        made = Sprite(picture, (-whole.left, -whole.top))
        if self._faces.find((key, width_px)) is None:
            # The cards are scaled until their own face is painted.
            return made
        return self._kept.put((key, width_px, places), made, picture)

    def _painting_width(self, key: Hashable, source: int, rate: Rate) -> int:
        """Return the width of the painting to use: `source`, or the last one's if the allowance is spent."""
        last = self._last.get(key, source)
        if last == source or self._faces.find((key, source)) is not None:
            return source
        if self._faces.find((key, last)) is None or self._allowance.take_change(rate.effort(_pixels(source))):
            return source
        return last

    def _face(
        self, paint: Painter, key: Hashable, width_px: int, source: int, rate: Rate, *, aside: bool
    ) -> Surface:
        """Return the face of a card, scaled if it was painted at another width."""

        def make() -> Surface:
            return paint(source).premul_alpha()

        slow = rate is FREE or _pixels(source) >= _LARGE
        if aside and slow and self._faces.find((key, source)) is None:
            # Another language or theme has other sprites, and so another painting.
            name = self._name, key, source
            if not self._easel.ready(name, make):
                self._allowance.mark_incomplete()
                raise Unfinished
            picture = self._easel.get(name, make)
            painted = self._faces.put((key, source), picture, picture, FREE)
        else:
            painted = self._faces.get((key, source), make, rate, _pixels(source))
        self._last[key] = source
        if width_px == source:
            return painted
        size = width_px, round(width_px * painted.get_height() / source)
        return self._scaled.get((key, source, width_px), lambda: pygame.transform.smoothscale(painted, size))

    def _pose_face(self, face: Surface, pose: _Pose) -> Sprite:
        angle, lift, flip, squash, alpha = pose
        width, height = face.get_size()
        if flip != _FLIP_STEPS or squash != _SQUASH_STEPS:
            size = (max(2, width * flip // _FLIP_STEPS), max(2, height * squash // _SQUASH_STEPS))
            face = pygame.transform.smoothscale(face, size)
        soft = max(3, width // 16) + lift
        under = (*face.get_size(), soft)
        shadow = self._shadows.get(under, lambda: _soft_shadow(*under))
        drop = max(2, width // 28) + round(lift * width / 60)
        margin = soft * 2
        whole = Surface(
            (face.get_width() + 2 * margin, face.get_height() + 2 * margin + drop), pygame.SRCALPHA
        )
        whole.blit(shadow, (0, drop), special_flags=pygame.BLEND_PREMULTIPLIED)
        whole.blit(face, (margin, margin), special_flags=pygame.BLEND_PREMULTIPLIED)
        centre = pygame.Vector2(margin + face.get_width() / 2, margin + face.get_height() / 2)
        if angle:
            middle = pygame.Vector2(whole.get_size()) / 2
            whole = pygame.transform.rotozoom(whole, angle, 1.0)
            centre = pygame.Vector2(whole.get_size()) / 2 + (centre - middle).rotate(-angle)
        if alpha != _ALPHA_STEPS:
            share = 255 * alpha // _ALPHA_STEPS
            whole.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
        return Sprite(whole, (round(centre.x), round(centre.y)))


def _pixels(width: int) -> int:
    return width * width


def _soft_shadow(width: int, height: int, soft: int) -> Surface:
    """Paint a soft premultiplied shadow, blurred at a quarter of its size and scaled up."""
    margin = soft * 2
    full = (width + 2 * margin, height + 2 * margin)
    small = Surface((max(4, full[0] // 4), max(4, full[1] // 4)), pygame.SRCALPHA)
    box = pygame.Rect(margin // 4, margin // 4, max(1, width // 4), max(1, height // 4))
    pygame.draw.rect(small, (0, 0, 0, _SHADOW_ALPHA), box, border_radius=max(1, width // 30))
    small = pygame.transform.gaussian_blur(small, max(1, soft // 4))
    return pygame.transform.smoothscale(small, full)
