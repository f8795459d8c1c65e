"""The faces of You Must Be 18!: the number and the family's mark, the family tree, and one of its members.

Everything that a player must know of a card is in the left 42 % of it, the part that a fan leaves free, and
of a mirrored one in the right 42 %; a family is told by the shape of its mark, and its colour only repeats
it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import Surface
from pygame.transform import flip

from game.cardgames.must_be_18.table.art.families import Family, family, mark_group, tree
from game.ui.drawing.artwork import drawing
from game.ui.drawing.cards import CARD_RATIO, HEIGHT, WIDTH, back_painter, body
from game.ui.drawing.surface_cache import KeptSurfaces
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts, Typeface

_SMALL: Final = 48
_FINE: Final = 90
_EDGE: Final = 0.03
"""The width of a card's edge, as a share of the card's."""
_SCENES_BYTES: Final = 4 * 1024 * 1024
_DIGIT: Final = 0.75
"""The height of a digit by the size of its type."""


class _Index(Struct, frozen=True):
    """The places of the number and the mark on a card of 100 × 146 units.

    Attributes:
        middle: of the number, from the left.
        top: of the number.
        height: of the number.
        mark: the middle of the mark.
    """

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
"""The files of each generation's portraits; the sixth, of which a deck has most, has one more."""


def poses(number: int) -> int:
    """Return the number of different portraits of a generation (1–6)."""
    return len(PORTRAITS[number])


class Scenes:
    """What several cards share, kept: drawing it takes most of the time that a face does."""

    def __init__(self) -> None:
        self._kept = KeptSurfaces(_SCENES_BYTES)

    def scene(self, number: int, red: bool, width_px: int) -> Surface:
        """Return the panel of a generation's cards, with the family tree; never to be drawn on."""
        return self._kept.get((number, red, width_px), lambda: _scene(number, red, width_px))

    def frame(self, width_px: int) -> Surface:
        """Return the frame round every card's panel; never to be drawn on."""
        return self._kept.get(("frame", width_px), lambda: _layer(drawing("cards/frame"), width_px))


def paint_card(
    fonts: Fonts,
    number: int,
    red: bool,
    width_px: int,
    pose: int = 0,
    scenes: Scenes | None = None,
    *,
    mirrored: bool = False,
) -> Surface:
    """Return the face of a card, `width_px` pixels wide; narrow cards show less, but bigger.

    Args:
        number: the generation, from 1, the oldest, to 6.
        pose: which portrait of the generation, counted on beyond the last from the first.
        scenes: what cards share; by default it is drawn for this card alone.
    """
    of = family(red)
    scenes = scenes or Scenes()
    small = width_px < _SMALL
    index = _TINY if small else _USUAL
    portrait = "" if small else _portrait(PORTRAITS[number][pose % poses(number)], of)
    mark = mark_group(of, *index.mark, index.mark_size, edge=1.6, detailed=not small)
    painted = scenes.scene(number, red, width_px).copy()
    # Within the edge: a blit would change the colours of what is transparent.
    inside = painted.get_rect().inflate(-2 * round(width_px * _EDGE), -2 * round(width_px * _EDGE))
    for layer in (_layer(portrait + mark, width_px), scenes.frame(width_px)):
        painted.blit(layer, inside, inside)
    if mirrored:
        painted = flip(painted, flip_x=True, flip_y=False)
        index = replace(index, middle=WIDTH - index.middle)
    _write_number(fonts, painted, number, index, of.deep)
    return painted


def _scene(number: int, red: bool, width_px: int) -> Surface:
    of = family(red)
    grown = "" if width_px < _SMALL else tree(of, number, detailed=width_px >= _FINE)
    hill = drawing("eighteen/hill", hill=of.hill)
    return render(body(*of.sky, hill + grown), width_px, round(width_px * CARD_RATIO))


def _layer(shapes: str, width_px: int) -> Surface:
    return render(document(WIDTH, HEIGHT, shapes), width_px, round(width_px * CARD_RATIO))


def paint_buried(fonts: Fonts, number: int, red: bool, width_px: int) -> Surface:
    """Return a card of which only the far strip is seen: number, mark, and a pip per generation."""
    of = family(red)
    pips = "".join(
        f'<circle cx="{50 + 6.4 * (place - (number + 1) / 2):.1f}" cy="20" r="2.4" fill="{of.deep}"/>'
        for place in range(1, number + 1)
    )
    mark = mark_group(of, *_STRIP.mark, _STRIP.mark_size, edge=1.4)
    face = body(*of.sky, mark + pips + drawing("cards/frame"))
    painted = render(face, width_px, round(width_px * CARD_RATIO))
    _write_number(fonts, painted, number, _STRIP, of.deep)
    return painted


paint_back = back_painter("must_be_18")
"""Paints the back: the tree of both families, and ducks under it."""


def _portrait(name: str, of: Family) -> str:
    """Return a portrait in the foreground, in the family's colours."""
    shapes = drawing(f"portraits/{name}", family=of.fill, family_deep=of.deep)
    return f'<g transform="translate(54 106) scale(0.9)">{shapes}</g>'


def _write_number(fonts: Fonts, card: Surface, number: int, index: _Index, colour: str) -> None:
    """Draw the number, as high as the index says."""
    unit = card.get_width() / WIDTH
    text = fonts.render(str(number), Typeface.TITLE, round(index.height / _DIGIT * unit), colour)
    text = text.subsurface(text.get_bounding_rect())
    card.blit(text, text.get_rect(midtop=(round(index.middle * unit), round(index.top * unit))))
