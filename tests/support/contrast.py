"""The contrast of text with the pixels behind it, as WCAG 2.2 defines it."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray
from pygame import Surface

from game.language.message import translate
from game.scenes.pieces.board_area import draw_board
from game.scenes.puzzles import positions
from game.scenes.records import photo
from game.ui.drawing.allowance import Rate
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter, Sprites
from game.ui.drawing.text import Fonts, Typeface

TEXT, SYMBOL, STRONG = 4.5, 3.0, 7.0
"""The minimum contrast of text (WCAG 1.4.3), of symbols (1.4.11), and of text in high contrast (1.4.6)."""
_SHARE = 25
"""The percentage of pixels behind and beside a letter that may come close to its colour: rims, stray
pixels.
"""
SHOWN = 0.98
"""The opacity from which text counts; anything less is fading in or out."""
_SPECK = 5
"""The largest number of pixels that counts as a dot or remnant."""

Levels = NDArray[np.float64]


class Word(NamedTuple):
    """A drawn text, and the contrast of its least legible letter."""

    contrast: float
    words: str
    colour: str
    at: tuple[int, int]


class Contrasts:
    """Measures all text that pens write, and text on cards when their faces are painted.

    Miniature tables, on photos and on puzzles' boards, are pictures, so their text doesn't count.

    Attributes:
        seen: the texts since it was last cleared.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[Word] = []
        self._small = False
        self._how = render = Fonts.render
        self._render = render
        self._measured: dict[Hashable, float | None] = {}
        plain, face = Pen._line, Sprites._face

        def note(
            fonts: Fonts,
            words: str,
            face: Typeface,
            px: int,
            colour: str,
            rim: str | None = None,
            rim_px: int = 2,
        ) -> Surface:
            return self._how(fonts, words, face, px, colour, rim, rim_px if rim else 0)

        def line(
            pen: Pen,
            words: str,
            at: tuple[float, float],
            px: int,
            face: Typeface,
            colour: str,
            rim: str | None,
            edge: int,
            anchor: str,
            alpha: float,
        ) -> pygame.FRect:
            how = at, px, face, colour, rim, edge, anchor, alpha
            if alpha < SHOWN or not words.strip() or self._small:
                return plain(pen, words, *how)
            drawn = _Line(words, face, px, colour, rim, edge if rim else 0)
            letters = render(pen.fonts, *drawn._replace(rim=None))
            place = letters.get_rect().inflate(2 * drawn.rim_px, 2 * drawn.rim_px)
            setattr(place, anchor, (pen.screen.scale.px(at[0]), pen.screen.scale.px(at[1])))
            place = place.inflate(-2 * drawn.rim_px, -2 * drawn.rim_px)
            self._note(pen, drawn, letters, place)
            return plain(pen, words, *how)

        def painted(
            sprites: Sprites, paint: Painter, key: object, width_px: int, source: int, *how: Rate, aside: bool
        ) -> Surface:
            del aside

            def look(source: int) -> Surface:
                if not self._small:
                    self._look(paint, source, key)
                return paint(source)

            return face(sprites, look, key, width_px, source, *how, aside=False)

        def in_small(*args: Any) -> None:
            self._small = True
            try:
                draw_board(*args)
            finally:
                self._small = False

        for where in (positions, photo):
            monkeypatch.setattr(where, "draw_board", in_small)
        monkeypatch.setattr(Fonts, "render", note)
        monkeypatch.setattr(Pen, "_line", line)
        monkeypatch.setattr(Sprites, "_face", painted)

    def low(self, least: float = TEXT) -> list[Word]:
        return sorted(word for word in self.seen if word.contrast < least)

    def _note(self, pen: Pen, line: _Line, letters: Surface, place: pygame.Rect) -> None:
        """Note a line that a pen is about to write, against its rim if it has one."""
        surface = pen.screen.surface
        seen = place.clip(surface.get_clip())
        theme, words = pen.theme, str(translate(line.words, pen.fonts.language))
        how: tuple[Hashable, ...] = words, line.face, line.px, theme.colour(line.colour)
        if line.rim:
            how = *how, theme.colour(line.rim)
        elif seen.width >= 2 and seen.height >= 2:
            # The same letters often have the same background as before.
            behind = pygame.image.tobytes(surface.subsurface(seen), "RGB")
            how = *how, tuple(seen.move(-place.x, -place.y)), behind
        else:
            return
        if how not in self._measured:
            self._measured[how] = self._contrast(pen, line, letters, place)
        found = self._measured[how]
        if found is not None:
            self.seen.append(Word(round(found, 2), str(line.words), line.colour, place.center))

    def _contrast(self, pen: Pen, line: _Line, letters: Surface, place: pygame.Rect) -> float | None:
        own = ink_of(letters)
        if not line.rim:
            return behind_letters(pen.screen.surface, letters, place, own)
        rim = self._render(pen.fonts, *line._replace(colour=line.rim, rim=None))
        return contrast(luminance(own), luminance(ink_of(rim)))

    def _look(self, paint: Painter, width: int, key: object) -> None:
        """Paint a face with all its text, and with rims only: the differences are letters."""
        before = self._how
        try:
            self._how = _sharp
            full = paint(width)
            self._how = _rims
            bare = paint(width)
        finally:
            self._how = before
        apart = np.abs(pygame.surfarray.array3d(full).astype(int) - pygame.surfarray.array3d(bare)).max(
            axis=2
        )
        # Invisible pixels have a colour, too, and rounding may change it.
        apart[pygame.surfarray.array_alpha(full) == 0] = 0
        seating, own = levels(bare).T, levels(full).T
        for letter in _pieces(apart > 0):
            ink = float(np.median(own[letter & (apart >= 0.9 * apart[letter].max())]))
            found = float(np.percentile(contrasts(seating[widened(letter)], ink), _SHARE))
            self.seen.append(Word(round(found, 2), f"on {key} of {width} pixels", f"{ink:.3f}", (0, 0)))


class _Line(NamedTuple):
    words: str
    face: Typeface
    px: int
    colour: str
    rim: str | None
    rim_px: int


def _sharp(
    fonts: Fonts, words: str, face: Typeface, px: int, colour: str, rim: str | None, rim_px: int
) -> Surface:
    image = _rims(fonts, words, face, px, colour, rim, rim_px)
    letters = fonts.font(face, px).render(translate(words, fonts.language), False, fonts.theme.colour(colour))
    image.blit(letters.convert_alpha(), (rim_px, rim_px))
    return image


def _rims(
    fonts: Fonts, words: str, face: Typeface, px: int, colour: str, rim: str | None, rim_px: int
) -> Surface:
    """Return the rim of a line without its letters, which would cover the rest of it."""
    edge = fonts.theme.colour(rim or colour)
    image = fonts._draw(
        translate(words, fonts.language), face, px, edge, edge if rim else None, rim_px
    ).copy()
    if rim is None:
        image.fill((0, 0, 0, 0))
    return image


def _pieces(shape: NDArray[np.bool_]) -> list[NDArray[np.bool_]]:
    """Return the connected parts of a shape, without specks."""
    mask = pygame.Mask(shape.shape)
    for x, y in np.argwhere(shape):
        mask.set_at((int(x), int(y)))
    found = []
    for part in mask.connected_components(_SPECK):
        whole = pygame.surfarray.array_alpha(part.to_surface(setcolor="white", unsetcolor=(0, 0, 0, 0)))
        found.append(whole > 0)
    return found


def behind_letters(behind: Surface, image: Surface, place: pygame.Rect, colour: pygame.Color) -> float | None:
    """Return the lowest contrast of any square part of a line with its background; None if it's invisible."""
    seen = place.clip(behind.get_clip())
    if seen.width < 2 or seen.height < 2:
        return None
    seating = levels(behind.subsurface(seen))
    cut = image.subsurface(seen.move(-place.x, -place.y))
    letters = np.swapaxes(pygame.surfarray.array_alpha(cut), 0, 1) > 96
    own = luminance(colour)
    least = [
        float(np.percentile(contrasts(seating[:, part][near], own), _SHARE))
        for part in _parts(letters.shape[1], image.get_height())
        if (near := widened(letters[:, part])).any()
    ]
    return min(least, default=None)


def ink_of(letters: Surface) -> pygame.Color:
    alpha = pygame.surfarray.array_alpha(letters)
    x, y = np.unravel_index(alpha.argmax(), alpha.shape)
    return pygame.Color(*letters.get_at((int(x), int(y)))[:3])


def _parts(width: int, step: int) -> list[slice]:
    count = max(1, round(width / step))
    edges = [width * number // count for number in range(count + 1)]
    return [slice(left, right) for left, right in pairwise(edges)]


def widened(shape: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a shape with the pixels that touch it."""
    wide = shape.copy()
    wide[1:] |= shape[:-1]
    wide[:-1] |= shape[1:]
    tall = wide.copy()
    wide[:, 1:] |= tall[:, :-1]
    wide[:, :-1] |= tall[:, 1:]
    return wide


def levels(surface: Surface) -> Levels:
    return luminances(linear(surface))


def luminances(light: Levels) -> Levels:
    return light @ np.array([0.2126, 0.7152, 0.0722])


def linear(surface: Surface) -> Levels:
    return _LIGHT[np.swapaxes(pygame.surfarray.array3d(surface), 0, 1)]


_SHADES = np.arange(256) / 255
_LIGHT = np.where(_SHADES <= 0.04045, _SHADES / 12.92, ((_SHADES + 0.055) / 1.055) ** 2.4)
"""The linear light of each of a channel's 256 values."""


def luminance(colour: pygame.Color) -> float:
    pixel = Surface((1, 1))
    pixel.fill(colour)
    return float(levels(pixel)[0, 0])


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def contrasts(many: Levels, one: float) -> Levels:
    return (np.maximum(many, one) + 0.05) / (np.minimum(many, one) + 0.05)
