"""The pen, which draws panels, text, bars and pictures, in units, from cached surfaces."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame
from pygame import FRect, Rect, Surface

from game.ui.drawing.allowance import COPY, DRAWING
from game.ui.drawing.easel import Easel
from game.ui.drawing.palette import BONE, INK, NIGHT
from game.ui.drawing.screen import Screen
from game.ui.drawing.surface_cache import PaintedSurfaces
from game.ui.drawing.text import Fonts, Typeface
from game.ui.drawing.theme import Theme

_MOST_BYTES = 12 * 1024 * 1024
_SMOOTH, _WIDE = 3, 40
"""The supersampling of corners, and the corner size in pixels from which that's expensive."""
_LARGE = 60_000
"""The number of pixels from which only the sides of a rounded rectangle are cached."""
LEAST_LETTERS = 13.0
"""The smallest letter size, in units, to which text is shrunk to fit."""
_SPARE = 2.0
"""The spare width of a single line of text, in units."""
_LINE = 1.15
"""The line height of wrapped text, as a multiple of the letter size."""
_SHARE_ABOVE = {"top": 0.0, "midtop": 0.0, "bottom": 1.0, "midbottom": 1.0}
"""The share of additional lines that goes above the anchor, by anchor; 0.5 for all others."""


class Shapes(PaintedSurfaces):
    """A cache of antialiased, premultiplied shapes; large pictures are on the `easel`."""

    def __init__(self, fonts: Fonts, easel: Easel | None = None) -> None:
        super().__init__(_MOST_BYTES, fonts.texts.allowance)
        self.fonts = fonts
        self.easel = easel or Easel(self.allowance)


class Pen:
    """A pen that draws a frame on a screen. All sizes and positions are in units."""

    def __init__(self, screen: Screen, shapes: Shapes, *, legible: int = 0) -> None:
        """Create a pen that leaves out letters of fewer than `legible` pixels, as in miniatures."""
        self.screen = screen
        self.shapes = shapes
        self.fonts = shapes.fonts
        self.legible = legible

    @property
    def theme(self) -> Theme:
        return self.fonts.theme

    @property
    def area(self) -> FRect:
        return self.screen.area

    def fill_if_plain(self) -> bool:
        """Fill the canvas if the theme has no scenery; return whether it was filled."""
        if self.theme.scenery:
            return False
        self.screen.surface.fill(self.theme.ground)
        return True

    def backdrop(self, key: Hashable, paint: Callable[[], Surface]) -> None:
        """Draw a picture from the easel over the whole canvas; in themes without scenery, only fill it."""
        if not self.fill_if_plain():
            self.screen.surface.blit(self.shapes.easel.get(key, paint), (0, 0))

    def scenery(self, paint: Callable[..., Surface], *facts: Hashable) -> None:
        """Draw `paint(size, canvas, *facts)` as the backdrop; the size is in pixels."""
        size, area = self.screen.surface.get_size(), self.area
        self.backdrop((paint, size, tuple(area), *facts), partial(paint, size, area, *facts))

    @property
    def tight_size(self) -> float:
        """The letter size for tight places: a fixed number of pixels at any interface size."""
        return LEAST_LETTERS / max(self.screen.scale.ppu, 1.0)

    # -- shapes --------------------------------------------------------------------------------------

    def panel(
        self,
        area: FRect,
        *,
        alpha: float = 0.55,
        radius: float = 14.0,
        border: str | None = None,
        colour: str = NIGHT,
        edged: bool = True,
    ) -> None:
        """Draw a glass panel with a strong edge in the colour `border`, otherwise a faint one if `edged`."""
        edge = border or BONE
        strength = 0.95 if border else 0.14 if edged else 0.0
        thick = 2.5 if border else 1.2
        self._rounded(area, colour, self.theme.opacity(alpha), edge, strength, thick, radius)

    def slot(self, area: FRect, colour: str, strength: float) -> None:
        self._rounded(area, "#000000", 0.18, colour, strength, 1.6, area.width * 0.135)

    def outline(
        self,
        area: FRect,
        colour: str,
        thick: float = 3.0,
        radius: float | None = None,
        within: Sequence[Rect] | None = None,
    ) -> None:
        """Draw an outline, or only its parts `within` some areas, which are in pixels."""
        self._rounded(area, "#000000", 0.0, colour, 1.0, thick, radius or area.width * 0.135, within)

    def plate(self, area: FRect, colour: str, *, radius: float = 12.0, border: str | None = None) -> None:
        self._rounded(area, colour, 1.0, border or colour, 1.0, 2.5 if border else 0.0, radius)

    def disc(self, at: tuple[float, float], size: float, colour: str, *, border: str | None = INK) -> FRect:
        """Draw a disc of diameter `size`, centred at a point; return its area."""
        area = centred_area(at, size, size)
        self.plate(area, colour, radius=size / 2, border=border)
        return area

    def dim(self, alpha: float = 0.6) -> None:
        left, night = round(255 * (1 - alpha)), pygame.Color(NIGHT)
        self.screen.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
        shade = [round(part * alpha) for part in (night.r, night.g, night.b)]
        self.screen.surface.fill(shade, special_flags=pygame.BLEND_RGB_ADD)

    def bar(self, area: FRect, share: float, colour: str) -> None:
        radius = area.height / 2
        self._rounded(area, "#101E36", 0.85, "#000000", 0.0, 0.0, radius)
        filled = FRect(area.left, area.top, area.width * max(0.0, min(share, 1.0)), area.height)
        if filled.width >= area.height * 0.6:
            filled.width = max(filled.width, area.height)
            self._rounded(filled, colour, 1.0, colour, 0.0, 0.0, radius)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: str, thick: float = 1.5
    ) -> None:
        px = self.screen.scale.px
        points = (px(start[0]), px(start[1])), (px(end[0]), px(end[1]))
        shown = pygame.Color(self.theme.colour(colour))
        pygame.draw.line(self.screen.surface, shown, *points, max(1, px(thick)))

    def _rounded(
        self,
        area: FRect,
        fill: str,
        alpha: float,
        edge: str,
        strength: float,
        thick: float,
        radius: float,
        within: Sequence[Rect] | None = None,
    ) -> None:
        scale, theme = self.screen.scale, self.theme
        box = scale.rect(area)
        if box.width <= 0 or box.height <= 0:
            return
        edge = theme.edge(edge, fill)
        fill, thick = theme.colour(fill), thick * theme.thickness(edge)
        strength = max(strength, theme.faint) if strength > 0 else 0.0
        round_px, thick_px = scale.px(radius), scale.ppu * thick
        key = ("rounded", box.size, fill, alpha, edge, strength, round(thick_px, 1), round_px)
        style = fill, alpha, edge, strength, thick_px, round_px
        corner = _corner(box.size, thick_px, round_px)
        for part in self._fill_middle(box, fill, alpha, corner):
            image = self.shapes.find((*key, part.topleft))
            if image is None:
                rate = COPY if corner < _WIDE else DRAWING
                make = partial(_rounded_image, box.size, *style, part)
                image = self.shapes.get((*key, part.topleft), make, rate)
            place = part.move(box.topleft)
            if within is None:
                self.screen.surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)
                continue
            for shown in map(place.clip, within):
                source = shown.move(-place.left, -place.top)
                self.screen.surface.blit(image, shown, source, pygame.BLEND_PREMULTIPLIED)

    def _fill_middle(self, box: Rect, fill: str, alpha: float, corner: int) -> tuple[Rect, ...]:
        """Fill a rounded rectangle's middle if it's large and opaque; return the parts left to draw."""
        large = box.width * box.height >= _LARGE and 2 * corner < min(box.size) - 2
        if not large or alpha not in (0.0, 1.0):
            return (Rect((0, 0), box.size),)
        if alpha:
            self.screen.surface.fill(pygame.Color(fill), box.inflate(-2 * corner, -2 * corner))
        return _sides(box.size, corner)

    # -- text ----------------------------------------------------------------------------------------

    def width(self, text: str, size: float, face: Typeface) -> float:
        return self.fonts.size(text, face, self.screen.scale.px(size))[0] / self.screen.scale.ppu

    def height(self, size: float, face: Typeface) -> float:
        return self.fonts.font(face, self.screen.scale.px(size)).get_height() / self.screen.scale.ppu

    def text(
        self,
        text: str,
        at: tuple[float, float],
        size: float,
        face: Typeface,
        colour: str,
        *,
        outline: str | None = None,
        anchor: str = "topleft",
        width: float | None = None,
        alpha: float = 1.0,
        tight: bool = False,
    ) -> FRect:
        """Draw a line of text with its `anchor` (a side or corner of its area) at a point; return the area.

        With a `width` it's shrunk to fit, down to three quarters but never below `LEAST_LETTERS`; if it
        is still too long, it's wrapped. A single long word is shrunk further, down to `Pen.tight_size`, and
        then cut with an ellipsis. With `tight`, where two lines have no room, all text may be that small.
        """
        scale = self.screen.scale
        px, edge = max(scale.px(size), 1), max(1, scale.px(size / 11))
        if width is None:
            return self._line(text, at, px, face, colour, outline, edge, anchor, alpha)
        room = max(width * scale.ppu, 1)
        smallest = scale.px(min(size, max(size * 0.75, LEAST_LETTERS)))
        if tight:
            smallest = min(smallest, scale.px(self.tight_size))
        while px > smallest and self.fonts.size(text, face, px)[0] > room:
            px -= 1
        whole = self.fonts.size(text, face, px)[0] <= room
        while not whole and px > min(scale.px(size), scale.px(self.tight_size)):
            if all(
                self.fonts.size(word, face, px)[0] <= room for word in self.fonts.translate(text).split(" ")
            ):
                break
            px -= 1
        lines = (text,) if whole else self.fonts.wrap(text, face, px, room)
        step = px * _LINE / scale.ppu
        above = (
            (len(lines) - 1) * step * _SHARE_ABOVE.get(anchor.removesuffix("left").removesuffix("right"), 0.5)
        )
        places = []
        for number, line in enumerate(lines):
            fitted, spot = self.fonts.fit(line, face, px, room), (at[0], at[1] - above + number * step)
            places.append(self._line(fitted, spot, px, face, colour, outline, edge, anchor, alpha))
        return places[0].unionall(places[1:])

    def outlined(
        self,
        text: str,
        at: tuple[float, float],
        size: float,
        face: Typeface = Typeface.TITLE,
        colour: str = BONE,
        *,
        outline: str | None = INK,
        anchor: str = "center",
        width: float | None = None,
        alpha: float = 1.0,
        tight: bool = False,
    ) -> FRect:
        """Draw a line of text with an outline; see `text`."""
        return self.text(
            text,
            at,
            size,
            face,
            colour,
            outline=outline,
            anchor=anchor,
            width=width,
            alpha=alpha,
            tight=tight,
        )

    def _line(
        self,
        text: str,
        at: tuple[float, float],
        px: int,
        face: Typeface,
        colour: str,
        outline: str | None,
        edge: int,
        anchor: str,
        alpha: float,
    ) -> FRect:
        if px < self.legible:
            return FRect(at, (0, 0))
        image = self.fonts.render(text, face, px, colour, outline, edge)
        place = image.get_rect()
        setattr(place, anchor, (self.screen.scale.px(at[0]), self.screen.scale.px(at[1])))
        if alpha < 1.0:
            image = image.copy()
            image.set_alpha(round(255 * max(alpha, 0.0)))
        self.screen.surface.blit(image, place)
        return self._to_units(place)

    def paragraph(
        self,
        text: str,
        area: FRect,
        size: float,
        face: Typeface,
        colour: str,
        *,
        align: str = "left",
        leading: float = 1.3,
        least: float = 0.75,
        cut: bool = False,
    ) -> float:
        """Draw wrapped text, shrunk to fit, down to `least` × size, then cut if `cut`; return its height."""
        smallest = min(size, max(size * least, LEAST_LETTERS))
        lines = self.lines(text, size, face, area.width)
        while len(lines) * size * leading > area.height and size > smallest:
            size = max(size * 0.95, smallest)
            lines = self.lines(text, size, face, area.width)
        step = size * leading
        room = max(1, int(area.height / step))
        if cut and len(lines) > room:
            lines = (*lines[: room - 1], lines[room - 1] + " …")
        for number, line in enumerate(lines):
            y = area.top + number * step
            if align == "center":
                self.text(line, (area.centerx, y), size, face, colour, anchor="midtop")
            else:
                self.text(line, (area.left, y), size, face, colour)
        return len(lines) * step

    def lines(self, text: str, size: float, face: Typeface, width: float) -> tuple[str, ...]:
        scale = self.screen.scale
        return self.fonts.wrap(text, face, scale.px(size), width * scale.ppu)

    def balanced_width(self, text: str, size: float, face: Typeface, width: float) -> float:
        """Return the smallest width with no more lines than `width`, to avoid single last words."""
        count = len(self.lines(text, size, face, width))
        if count == 1:
            return self.width(text, size, face) + _SPARE
        balanced, step = width, size / 2
        while balanced > width / 2 and len(self.lines(text, size, face, balanced - step)) == count:
            balanced -= step
        return balanced

    # -- pictures ------------------------------------------------------------------------------------

    def image(
        self, image: Surface, at: tuple[float, float], *, anchor: str = "topleft", alpha: float = 1.0
    ) -> None:
        """Draw a premultiplied picture, whose size is in pixels, with its anchor at a point."""
        place = image.get_rect()
        setattr(place, anchor, (self.screen.scale.px(at[0]), self.screen.scale.px(at[1])))
        if alpha < 1.0:
            image = image.copy()
            share = round(255 * alpha)
            image.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
        self.screen.surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def clip(self, area: FRect | None) -> None:
        """Clip all drawing to an area; None removes the clip."""
        self.screen.surface.set_clip(None if area is None else self.screen.scale.rect(area))

    def _to_units(self, box: Rect) -> FRect:
        ppu = self.screen.scale.ppu
        return FRect(box.left / ppu, box.top / ppu, box.width / ppu, box.height / ppu)


def centred_area(at: tuple[float, float], width: float, height: float) -> FRect:
    return FRect(0, 0, width, height).move_to(center=at)


def _rounded_image(
    size: tuple[int, int],
    fill: str,
    alpha: float,
    edge: str,
    strength: float,
    thick: float,
    radius: int,
    part: Rect | None = None,
) -> Surface:
    """Return a picture of a rounded rectangle with smooth corners and stretched sides, or of a part of it."""
    corner = _corner(size, thick, radius)
    if corner < 2:
        return _smooth_rounded(size, fill, alpha, edge, strength, thick, radius)
    part = part or Rect((0, 0), size)
    small = _smooth_rounded((2 * corner + 1, 2 * corner + 1), fill, alpha, edge, strength, thick, radius)
    whole = Surface(part.size, pygame.SRCALPHA)
    for left, across, x, wide in _slices(corner, size[0]):
        for top, down, y, high in _slices(corner, size[1]):
            place = Rect(x, y, wide, high)
            if not part.contains(place):
                continue
            target = place.move(-part.left, -part.top)
            if across == down == 1:
                whole.fill(small.get_at((left, top)), target)
            else:
                piece = small.subsurface((left, top, across, down))
                pygame.transform.scale(piece, target.size, whole.subsurface(target))
    return whole


def _corner(size: tuple[int, int], thick: float, radius: int) -> int:
    return min(max(radius, round(thick)) + 2, (size[0] - 1) // 2, (size[1] - 1) // 2)


def _sides(size: tuple[int, int], corner: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the border of a rectangle as four parts: top and bottom with the corners, left and right."""
    width, height = size
    between = height - 2 * corner
    return (
        Rect(0, 0, width, corner),
        Rect(0, height - corner, width, corner),
        Rect(0, corner, corner, between),
        Rect(width - corner, corner, corner, between),
    )


def _smooth_rounded(
    size: tuple[int, int], fill: str, alpha: float, edge: str, strength: float, thick: float, radius: int
) -> Surface:
    """Return a picture of a rounded rectangle, drawn at a larger size and scaled down."""
    big = Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    inside = pygame.Color(fill)
    inside.a = round(255 * alpha)
    round_big = min(radius * _SMOOTH, big.get_height() // 2, big.get_width() // 2)
    pygame.draw.rect(big, inside, big.get_rect(), border_radius=round_big)
    if strength > 0 and thick > 0:
        border = pygame.Color(edge)
        border.a = round(255 * strength)
        line = max(1, round(thick * _SMOOTH))
        pygame.draw.rect(big, border, big.get_rect(), line, border_radius=round_big)
    drawn = pygame.transform.smoothscale(big.premul_alpha(), size)
    if alpha >= 1.0:
        # Scaling loses a shade of opacity, so that words below a plate would show through.
        rim, bend = max(1, round(thick)) + 1, max(radius, round(thick)) + 1
        for across, down in ((rim, bend), (bend, rim)):
            if 2 * across < size[0] and 2 * down < size[1]:
                drawn.fill(inside, drawn.get_rect().inflate(-2 * across, -2 * down))
    return drawn


def _slices(corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return position and length of a side's start, middle and end: in the small picture, then stretched."""
    return (
        (0, corner, 0, corner),
        (corner, 1, corner, length - 2 * corner),
        (corner + 1, corner, length - corner, corner),
    )
