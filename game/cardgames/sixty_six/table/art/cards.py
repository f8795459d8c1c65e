"""The faces of the 24 cards: an index in the corner; beside it pips, a large ace, or a duck in court dress.

Everything a player must know about a card is in its left 40 %, the part that is visible in a fan (its right
40 % if the card is mirrored). Shapes identify suits; colours only repeat them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from math import cos, radians, sin
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Surface

from game.cardgames.sixty_six.rules.deck import RANK_OF, RANKS, SIZE, SUIT_OF
from game.language.message import message, messages_in
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_still, look_of_back
from game.tables.table import Switch, TableServices
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO, HEIGHT, WIDTH, card_back_painter, card_svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import pip_group
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import render
from game.ui.drawing.text import Fonts, Typeface

BOX: Final = 100.0
"""The width of the box, in units, in which the shapes are centred."""


class SuitColours(Struct, frozen=True):
    """The colours of a suit's shape, of text, of the panel behind, and of a faint shape on the panel."""

    fill: str
    deep: str
    pale: str
    faint: str


_BLACK: Final = SuitColours("#45305A", "#2A1030", "#DCD0E2", "#D0C3D7")
_RED: Final = SuitColours("#E5304C", "#9C0E2A", "#FFD3CF", "#FFC0BE")
_BLUE: Final = SuitColours("#2F7FE0", "#174896", "#CBE4FF", "#B3D5FB")
_GREEN: Final = SuitColours("#17A05C", "#08582F", "#CDF0D2", "#B2E3BE")

_TWO_COLOURS: Final = (_BLACK, _RED, _RED, _BLACK)
_FOUR_COLOURS: Final = (_GREEN, _BLUE, _RED, _BLACK)

_FILES: Final = "suits/club", "suits/diamond", "suits/heart", "suits/spade"


def suit_colours(suit: int, *, four_colour: bool) -> SuitColours:
    """Return a suit's colours in a four-colour or a two-colour deck."""
    return (_FOUR_COLOURS if four_colour else _TWO_COLOURS)[suit]


def suit_svg(
    suit: int, x: float, y: float, size: float, fill: str, *, edge: float = 0.0, glint: bool = False
) -> str:
    """Return the SVG of a suit's shape, centred on a point; its box is `size` wide.

    Args:
        edge: the width of an ink outline around the shape, in card units.
        glint: whether to add a highlight.
    """
    scale, shape = size / BOX, drawing_svg(_FILES[suit], "shape")
    group = f'<g fill="{fill}">{shape}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        group = f"<g {outline}>{shape}</g>{group}"
    if glint:
        group += drawing_svg(_FILES[suit], "glint")
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{group}</g>'


_SHADE: Final = (188, 193, 212, 255)
"""The multiplier, in 255ths, for the colours of a card that may not be played."""
_SMALL: Final = 48
_SHINY: Final = 60


class DeckStyle(Struct, frozen=True):
    """The player's settings: whether diamonds are blue and clubs green, and whether indices are larger."""

    four_colour: bool = False
    large_index: bool = False


class _CornerIndex(Struct, frozen=True):
    """The place of the index on a card of 100 × 146 units.

    Attributes:
        middle: the x of the rank's middle.
        top: the y of the rank's top.
        size: the rank's font size.
        width: the rank's greatest width.
        suit: the middle of the suit.
    """

    middle: float
    top: float
    size: float
    width: float
    suit: tuple[float, float]
    suit_size: float


class _PictureRoom(Struct, frozen=True):
    """The place of the picture beside the index: an ace's pip (middle and size), and a court card's scale."""

    ace: tuple[float, float]
    ace_size: float
    court: float


_USUAL: Final = _CornerIndex(24.5, 14, 37, 29.5, (24.5, 57.5), 27)
_LARGE: Final = _CornerIndex(25, 13, 50, 31, (25, 69), 32)
_TINY: Final = _CornerIndex(31, 14, 66, 44, (46, 102), 58)

_WIDE: Final = _PictureRoom((57, 93), 62, 1)
_NARROW: Final = _PictureRoom((59, 101), 58, 0.87)

_ROWS: Final = (25.0, 49.0, 73.0, 97.0, 121.0)
_PAIR: Final = (54.0, 79.0)
_PIPS: Final = {
    "9": tuple((x, y) for y in _ROWS for x in ((66.5,) if y == 73 else _PAIR)),
    "10": tuple((x, y) for y in _ROWS for x in _PAIR),
}
_COURTS: Final = {"J": ("jack", 14, 0.0), "Q": ("queen", 19, 1.5), "K": ("king", 18, 1.5)}
"""The file of each court card's figure, and the size and outline of the suit that it holds."""
_HELD_SUIT: Final = (25, 96)
# For translators: the letters in the corner of a card, for jack, queen, king and ace.
_SIGNS: Final = dict(zip("JQKA", messages_in("corner of a card", "J", "Q", "K", "A"), strict=True))
"""The translated letters of ranks."""


def paint_card(
    fonts: Fonts, card: int, deck: DeckStyle, width_px: int, *, mirrored: bool = False, dim: bool = False
) -> Surface:
    """Return the face of a card (0–23), `width_px` wide; narrow cards show fewer but larger details."""
    suit, rank = SUIT_OF[card], RANKS[RANK_OF[card]]
    colours = suit_colours(suit, four_colour=deck.four_colour)
    small = width_px < _SMALL
    index = _TINY if small else _LARGE if deck.large_index else _USUAL
    room = _NARROW if deck.large_index else _WIDE
    inside = "" if small else _picture_svg(suit, rank, colours, room, glint=width_px >= _SHINY)
    inside += suit_svg(suit, *index.suit, index.suit_size, colours.fill, edge=1.6)
    if mirrored:
        inside = f'<g transform="translate({WIDTH:g} 0) scale(-1 1)">{inside}</g>'
        index = replace(index, middle=WIDTH - index.middle)
    face = card_svg("#FFFDF6", colours.pale, inside + drawing_svg("cards/frame"))
    painted = render(face, width_px, round(width_px * CARD_RATIO))
    _draw_rank(fonts, painted, _SIGNS.get(rank, rank), index, colours.deep)
    if dim:
        painted.fill(_SHADE, special_flags=pygame.BLEND_RGBA_MULT)
    return painted


paint_back = card_back_painter("sixty_six")
"""The painter of the back: harlequin checks, and the four suits around a duck with a crown."""


# -- the drawing ---------------------------------------------------------------------------------------


def _picture_svg(suit: int, rank: str, colours: SuitColours, room: _PictureRoom, *, glint: bool) -> str:
    if rank in _COURTS:
        x, y = 94 * (1 - room.court), 140 * (1 - room.court)
        place = f'transform="translate({x:g} {y:g}) scale({room.court:g})"'
        court = f"<g {place}>{_court_svg(suit, rank, colours)}</g>"
        return _rays_svg(x + 63 * room.court, y + 62 * room.court, colours) + court
    if rank in _PIPS:
        return suit_svg(suit, 24.5, 112, 38, colours.faint) + "".join(
            suit_svg(suit, x, y, 21, colours.fill, edge=1.6, glint=glint) for x, y in _PIPS[rank]
        )
    return _rays_svg(*room.ace, colours) + _ace_svg(suit, colours, room, glint=glint)


def _court_svg(suit: int, rank: str, colours: SuitColours) -> str:
    """Return the SVG of a duck in court dress that holds up its suit, in card units."""
    name, size, edge = _COURTS[rank]
    figure, hand = (
        drawing_svg(f"courts/{name}", part, suit=colours.fill, suit_deep=colours.deep)
        for part in ("figure", "hand")
    )
    return figure + suit_svg(suit, *_HELD_SUIT, size, colours.fill, edge=edge) + hand


def _ace_svg(suit: int, colours: SuitColours, room: _PictureRoom, *, glint: bool) -> str:
    """Return the SVG of an ace's large pip, with a shadow and a duck on it."""
    (x, y), size = room.ace, room.ace_size
    medal = f'<circle cx="{x:g}" cy="{y + 2:g}" r="12.6" fill="{BONE}" stroke="{INK}" stroke-width="2"/>'
    return (
        suit_svg(suit, x + 2, y + 3, size, INK, edge=2.4)
        + suit_svg(suit, x, y, size, colours.fill, edge=2.4, glint=glint)
        + medal
        + pip_group(x - 10.8, y - 10, 0.2)
    )


def _rays_svg(x: float, y: float, colours: SuitColours) -> str:
    """Return the SVG of twelve beams from a point to the panel's border."""
    beams = (
        " L".join(f"{across:.1f} {down:.1f}" for across, down in _beam_points(x, y, 30 * turn))
        for turn in range(12)
    )
    path = " ".join(f"M{x:g} {y:g} L{beam}Z" for beam in beams)
    return f'<path d="{path}" fill="{colours.fill}" fill-opacity="0.13"/>'


def _beam_points(x: float, y: float, degrees: int) -> list[tuple[float, float]]:
    """Return the points on the panel's border where a beam ends, spanning 15 degrees from `degrees` on."""
    ends = []
    for turn in range(degrees, degrees + 16, 3):
        along, down = cos(radians(turn)), sin(radians(turn))
        reach = min(
            ((94 if along > 0 else 6) - x) / along if abs(along) > 1e-6 else HEIGHT,
            ((140 if down > 0 else 6) - y) / down if abs(down) > 1e-6 else HEIGHT,
        )
        ends.append((x + along * reach, y + down * reach))
    return ends


# -- text on cards -------------------------------------------------------------------------------------


def _draw_rank(fonts: Fonts, card: Surface, rank: str, index: _CornerIndex, colour: str) -> None:
    """Draw the rank, squeezed if it's wider than its place."""
    unit = card.get_width() / WIDTH
    text = fonts.render(rank, Typeface.TITLE, round(index.size * unit), colour)
    text = text.subsurface(text.get_bounding_rect())
    if text.get_width() > index.width * unit:
        text = pygame.transform.smoothscale(text, (round(index.width * unit), text.get_height()))
    card.blit(text, text.get_rect(midtop=(round(index.middle * unit), round(index.top * unit))))


# -- cards on the table --------------------------------------------------------------------------------


FOUR_COLOUR = Switch(
    "four_colour",
    message("Four-colour deck"),
    message("Diamonds are blue and clubs are green, in every game with suits."),
)
LARGE_INDEX = Switch(
    "large_index",
    message("Large index"),
    message("Bigger ranks and suits in the corners of the cards, in every game with suits."),
)


def deck_of(services: TableServices) -> DeckStyle:
    settings = services.settings
    return DeckStyle(settings.is_switched_on(FOUR_COLOUR.name), settings.is_switched_on(LARGE_INDEX.name))


def look_of(
    art: Art, deck: DeckStyle, card: int | None, *, dim: bool = False, mirrored: bool = False
) -> CardLook:
    """Return the look of a card; None is a back."""
    if card is None:
        return look_of_back(art, CardLook(("sixty_six", None), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, card, deck, mirrored=mirrored, dim=dim)
    return CardLook(("sixty_six", card, deck, dim, mirrored), paint, aside=True)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    return {str(card): partial(paint_card, fonts, card, DeckStyle()) for card in range(SIZE)}


def look_on_stage(art: Art, deck: DeckStyle, dim: Collection[int], moving: MovingCard) -> CardLook:
    """Return the look of a card on the stage; cards in `dim` are darker unless they're moving."""
    face_up = moving.pose.face >= 0.5 and 0 <= moving.key < SIZE
    face, dark = moving.key if face_up else None, moving.key in dim and not moving.held
    return look_of(art, deck, face, dim=dark, mirrored=moving.pose.mirrored)


def draw_card(
    pen: Pen,
    art: Art,
    deck: DeckStyle,
    card: int | None,
    area: FRect,
    *,
    dim: bool = False,
    angle: float = 0.0,
) -> None:
    """Draw a still card in the middle of an area, as wide as the area; None is a back."""
    draw_still(pen, art, look_of(art, deck, card, dim=dim), area, angle=angle)
