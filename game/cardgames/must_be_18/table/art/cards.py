"""The card faces of You Must Be 18!: number, family mark, family tree, and a portrait.

Everything a player must know about a card is in its left 42 %, the part that is visible in a fan (its right
42 % if the card is mirrored). The shape of the mark shows the family; colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Surface
from pygame.transform import flip

from game.cardgames.must_be_18.rules.deck import NUMBERS, SIZE, Deck, is_red
from game.cardgames.must_be_18.sheet import named_picture
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_fan, draw_still, look_of_back
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO, HEIGHT, WIDTH, card_back_painter, card_svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.surface_cache import PaintedSurfaces
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts, Typeface


class Family(Struct, frozen=True):
    """A family's mark and colours.

    Attributes:
        mark: the file with its shape and details, centred in a box of 100 units.
        fill: the colour of the mark and of clothes.
        deep: the colour of the number and of shadows.
        dim: the colour of the tree's generations other than the card's own.
        sky: the colours of the panel at the top and bottom.
        hill: the colour of the ground.
        crown: the colour of the foliage.
        rim: the colour of the foliage's edge.
    """

    mark: str
    fill: str
    deep: str
    dim: str
    sky: tuple[str, str]
    hill: str
    crown: str
    rim: str


RED: Final = Family(
    mark="eighteen/apple",
    fill="#E5304C",
    deep="#B80F30",
    dim="#A9C383",
    sky=("#FFF9EA", "#FFD9BF"),
    hill="#F4A58C",
    crown="#DDEBB4",
    rim="#8DB068",
)
BLACK: Final = Family(
    mark="eighteen/leaf",
    fill="#4A3563",
    deep="#2A1030",
    dim="#A79BC6",
    sky=("#FBF9FF", "#D5CFEA"),
    hill="#9C8DB8",
    crown="#D2CBE8",
    rim="#8C80AE",
)


def family_of(red: bool) -> Family:
    return RED if red else BLACK


def mark_svg(
    family: Family, x: float, y: float, size: float, *, edge: float = 0.0, detailed: bool = False
) -> str:
    """Return the SVG of a family's mark around a point, with an ink outline `edge` wide (0: none)."""
    scale, shape = size / 100, drawing_svg(family.mark, "shape")
    mark = f'<g fill="{family.fill}">{shape}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        mark = f"<g {outline}>{shape}</g>{mark}"
    if detailed:
        mark += drawing_svg(family.mark, "detail")
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{mark}</g>'


GENERATIONS: Final = 6
"""The number of generations: the oldest is next to the trunk, the sixth at the top of the crown.

The branches between the generations are drawn in `eighteen/family_tree`.
"""

_MIDDLE: Final = 66.5
_FIRST: Final = 67.5
_RISE: Final = 9.6
_APART: Final = 7.8
_SAG: Final = 0.0085
"""The drop of a place per squared distance from the middle, which makes the crown round."""

Point = tuple[float, float]


def member_places(generation: int) -> tuple[Point, ...]:
    """Return the places of a generation's members (1–6), from left to right, on a card of 100 × 146 units."""
    offsets = [(place - (generation - 1) / 2) * _APART for place in range(generation)]
    level = _FIRST - (generation - 1) * _RISE
    return tuple((_MIDDLE + offset, level + offset * offset * _SAG) for offset in offsets)


def tree_svg(family: Family, generation: int, *, detailed: bool) -> str:
    """Return the SVG of a family tree with one generation highlighted, on a card of 100 × 146 units."""
    others = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="{family.dim}"/>'
        for other in range(1, GENERATIONS + 1)
        if other != generation
        for x, y in member_places(other)
    )
    own = "".join(
        mark_svg(family, x, y, 8.4, edge=1.1, detailed=detailed) for x, y in member_places(generation)
    )
    return drawing_svg("eighteen/family_tree", crown=family.crown, rim=family.rim) + others + own


_SMALL: Final = 48
_FINE: Final = 90
_EDGE: Final = 0.03
"""The width of a card's edge, as a share of the card's width."""
_SCENES_BYTES: Final = 4 * 1024 * 1024
_DIGIT: Final = 0.75
"""The height of a digit, as a share of the font size."""


class _Index(Struct, frozen=True):
    """The places of the number (middle, top and height) and of the mark, on a card of 100 × 146 units."""

    middle: float
    top: float
    height: float
    mark: tuple[float, float]
    mark_size: float


_USUAL: Final = _Index(25.2, 15, 37.5, (25.2, 67.5), 20)
_STRIP: Final = _Index(21, 10, 19, (81, 19.5), 14)
_TINY: Final = _Index(44, 16, 70, (68, 112), 42)


PORTRAITS: Final = {
    1: ("forefather", "foremother"),
    2: ("grandmother", "grandfather"),
    3: ("mother", "father"),
    4: ("lad", "lass"),
    5: ("girl", "boy"),
    6: ("hatched", "swaddled", "peeping"),
}
"""The portrait files of each generation; the sixth has three, as it has the most cards."""


def portrait_count(number: int) -> int:
    """Return the number of different portraits of a generation (1–6)."""
    return len(PORTRAITS[number])


class SharedParts:
    """A cache of the parts that several faces share, which take most of the time of drawing a face."""

    def __init__(self) -> None:
        self._surfaces = PaintedSurfaces(_SCENES_BYTES)

    def scene(self, number: int, red: bool, width_px: int) -> Surface:
        """Return the panel with the family tree of a generation; callers must not draw on it."""
        return self._surfaces.get((number, red, width_px), lambda: _paint_scene(number, red, width_px))

    def frame(self, width_px: int) -> Surface:
        """Return the frame around every card's panel; callers must not draw on it."""
        return self._surfaces.get(
            ("frame", width_px), lambda: _paint_layer(drawing_svg("cards/frame"), width_px)
        )


def paint_card(
    fonts: Fonts,
    number: int,
    red: bool,
    width_px: int,
    pose: int = 0,
    scenes: SharedParts | None = None,
    *,
    mirrored: bool = False,
) -> Surface:
    """Return the face of a card; narrow cards show fewer but larger details.

    `pose` selects one of the number's portraits, `scenes` caches shared parts, and on a `mirrored` card, the
    number is on the right.
    """
    family = family_of(red)
    scenes = scenes or SharedParts()
    small = width_px < _SMALL
    index = _TINY if small else _USUAL
    portrait = "" if small else _portrait_svg(PORTRAITS[number][pose % portrait_count(number)], family)
    mark = mark_svg(family, *index.mark, index.mark_size, edge=1.6, detailed=not small)
    painted = scenes.scene(number, red, width_px).copy()
    # Not on the edge: blitting would change the colours of transparent pixels.
    inside = painted.get_rect().inflate(-2 * round(width_px * _EDGE), -2 * round(width_px * _EDGE))
    for layer in (_paint_layer(portrait + mark, width_px), scenes.frame(width_px)):
        painted.blit(layer, inside, inside)
    if mirrored:
        painted = flip(painted, flip_x=True, flip_y=False)
        index = replace(index, middle=WIDTH - index.middle)
    _draw_number(fonts, painted, number, index, family.deep)
    return painted


def _paint_scene(number: int, red: bool, width_px: int) -> Surface:
    family = family_of(red)
    tree = "" if width_px < _SMALL else tree_svg(family, number, detailed=width_px >= _FINE)
    hill = drawing_svg("eighteen/hill", hill=family.hill)
    return render(card_svg(*family.sky, hill + tree), width_px, round(width_px * CARD_RATIO))


def _paint_layer(shapes: str, width_px: int) -> Surface:
    return render(document(WIDTH, HEIGHT, shapes), width_px, round(width_px * CARD_RATIO))


def paint_buried(fonts: Fonts, number: int, red: bool, width_px: int) -> Surface:
    """Return the face of a buried card, whose upper strip shows its number, its mark, and as many pips."""
    family = family_of(red)
    pips = "".join(
        f'<circle cx="{50 + 6.4 * (place - (number + 1) / 2):.1f}" cy="20" r="2.4" fill="{family.deep}"/>'
        for place in range(1, number + 1)
    )
    mark = mark_svg(family, *_STRIP.mark, _STRIP.mark_size, edge=1.4)
    face = card_svg(*family.sky, mark + pips + drawing_svg("cards/frame"))
    painted = render(face, width_px, round(width_px * CARD_RATIO))
    _draw_number(fonts, painted, number, _STRIP, family.deep)
    return painted


paint_back = card_back_painter("must_be_18")
"""A painter of the cards' back: the tree of both families with ducks below."""


def _portrait_svg(name: str, family: Family) -> str:
    """Return the SVG of a portrait in the foreground, in the family's colours."""
    shapes = drawing_svg(f"portraits/{name}", family=family.fill, family_deep=family.deep)
    return f'<g transform="translate(54 106) scale(0.9)">{shapes}</g>'


def _draw_number(fonts: Fonts, card: Surface, number: int, index: _Index, colour: str) -> None:
    unit = card.get_width() / WIDTH
    text = fonts.render(str(number), Typeface.TITLE, round(index.height / _DIGIT * unit), colour)
    text = text.subsurface(text.get_bounding_rect())
    card.blit(text, text.get_rect(midtop=(round(index.middle * unit), round(index.top * unit))))


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
