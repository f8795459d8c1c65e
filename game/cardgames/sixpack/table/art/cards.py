"""The card faces of Sixpack as pop art: each pack has its colours, pattern and icon.

Everything a player must know about a card is also in its left 45 %, the part that is visible in a fan (its
right 45 % if the card is mirrored).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Surface

from game.cardgames.sixpack.rules.deck import NUMBERS, Card, Cards
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.sheet import named_picture
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_still, look_of_back
from game.ui.drawing.artwork import drawing_svg, picture
from game.ui.drawing.cards import CARD_RATIO, HEIGHT, WIDTH, card_back_painter, card_svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import document, render, vertical_gradient
from game.ui.drawing.text import Fonts, Typeface

Point = tuple[float, float]

BOX = 48.0
"""The width and height of a pack's icon, and of the handprint, in units of the drawing."""
_SMALL = 48
MIN_NAMED_WIDTH = 118
"""The width in pixels from which cards show their names; on narrower cards, some would be illegible."""
_LEAST, _NAME, _NAME_ROOM = 13, 13.0, 80
"""The least font size of a name in pixels, and the usual size and the width for names in card units."""


class CardFace(Struct, frozen=True):
    """The printed face of a card; `second` is the other number of a Super Numbers card."""

    pack: str
    number: int
    hand: bool
    second: int | None = None


class PackColours(Struct, frozen=True):
    """The colours of a pack's panel at the top and bottom; `glass` panels are translucent."""

    top: str
    bottom: str
    glass: bool = False


PACK_COLOURS = {
    "neutral": PackColours("#F3DDB3", "#D2A568"),
    "reverse": PackColours("#FF6A64", "#D91F3C"),
    "takeback": PackColours("#D9F56B", "#8CCB1E"),
    "seethrough": PackColours("#DDF4FF", "#9FDAF5", glass=True),
    "late_arrival": PackColours("#4FD8CC", "#0E8F92"),
    "sheriff": PackColours("#FFD85A", "#F0A414"),
    "veto": PackColours("#F08A5D", "#C24A23"),
    "no_superheroes": PackColours("#FF9CCB", "#F0509A"),
    "super_numbers": PackColours("#D3D7DE", "#9AA0AD"),
    "biting_hand": PackColours("#4A4453", "#1D1824"),
    "sticky": PackColours("#C98BF5", "#8A35D0"),
    "second_hand": PackColours("#B98154", "#7A4522"),
    "carousel": PackColours("#5AA4FF", "#1F5FD8"),
    "pile_driver": PackColours("#2F8A57", "#0C4A2E"),
    "copycat": PackColours("#FFF07A", "#FFD21F"),
    "calculator": PackColours("#6C6CF0", "#2F2A9E"),
}


class _FaceLayout(Struct, frozen=True):
    """The layout of a card of 100 × 146 units: centres and sizes of numeral, icon and handprint.

    `medal` is the shape behind the icon, a part of `sixpack/card_medals`.
    """

    numeral: Point
    numeral_size: float
    icon: Point
    icon_radius: float
    hand: Point
    hand_radius: float
    medal: str

    @property
    def mirrored(self) -> _FaceLayout:
        """The same layout with left and right swapped."""
        numeral, icon, hand = ((WIDTH - x, y) for x, y in (self.numeral, self.icon, self.hand))
        return replace(self, numeral=numeral, icon=icon, hand=hand)


_NARROW = _FaceLayout((35, 40), 70, (66, 104), 25, (25, 108), 19, "tiny")
_MIDDLE = _FaceLayout((65, 55), 78, (32, 105), 24, (25, 57), 18, "middle")
_WIDE = _FaceLayout((65.5, 53), 76, (31, 93), 21.5, (25, 53), 16.5, "wide")


def paint_card(
    fonts: Fonts, face: CardFace, width_px: int, *, mirrored: bool = False, named: bool = True
) -> Surface:
    """Return the face of a card, `width_px` pixels wide; narrow cards show fewer but larger details.

    Only wide cards show the pack's name, and only if they are `named`.
    """
    named = named and width_px >= MIN_NAMED_WIDTH
    plan = _NARROW if width_px < _SMALL else _WIDE if named else _MIDDLE
    mirrored = mirrored and plan is not _NARROW
    plan = plan.mirrored if mirrored else plan
    inside = _medal_svg(face.pack, plan)
    if width_px >= _SMALL:
        tab = drawing_svg("sixpack/tab", "one" if face.second is None else "two")
        inside += f'<g transform="translate({WIDTH:g} 0) scale(-1 1)">{tab}</g>' if mirrored else tab
    if face.hand:
        inside += _handprint_svg(plan)
    name_lines = _name_lines(fonts, PACK_TEXTS[face.pack].title, width_px) if named else ()
    if named:
        inside += _ribbon_svg(_RIBBON - _HIGHER * (len(name_lines) - 1))
    card = render(_panel_svg(face.pack, inside), width_px, round(width_px * CARD_RATIO))
    _draw_numeral(fonts, card, face, plan)
    if width_px >= _SMALL:
        _draw_corner(fonts, card, face, mirrored)
    if named:
        _draw_name(card, name_lines)
    return card


def paint_beneath(fonts: Fonts, face: CardFace, width_px: int) -> Surface:
    """Return the face of a card beneath another one, with number, pack and handprint in its far strip."""
    look = PACK_COLOURS[face.pack]
    size, middle = 11.4 / BOX, 8.4
    hand_size = 11.0 / BOX
    inside = (
        f'<rect x="3" y="3" width="94" height="12.4" rx="6" fill="{look.bottom}"/>'
        f'<rect x="3" y="9" width="94" height="6.4" fill="{look.bottom}"/>'
        f'<circle cx="50" cy="{middle}" r="6.6" fill="{BONE}" stroke="{INK}" stroke-width="1.2"/>'
        f'<g transform="translate({50 - BOX / 2 * size:g} {middle - BOX / 2 * size:g}) scale({size:g})">'
        f"{drawing_svg(f'sixpack/icons/{face.pack}')}</g>"
    )
    if face.hand:
        inside += (
            f'<circle cx="86" cy="{middle}" r="6.6" fill="{INK}" stroke="{BONE}" stroke-width="1.2"/>'
            f'<g transform="translate({86 - BOX / 2 * hand_size:g} {middle - 25.5 * hand_size:g}) '
            f'scale({hand_size:g})">{drawing_svg("sixpack/hand")}</g>'
        )
    card = render(card_svg(look.top, look.bottom, inside), width_px, round(width_px * CARD_RATIO))
    unit = width_px / WIDTH
    text = str(face.number) if face.second is None else f"{face.number}/{face.second}"
    number = fonts.render(
        text, Typeface.TITLE, max(9, round(13.2 * unit)), BONE, INK, max(1, round(unit * 1.3))
    )
    card.blit(number, number.get_rect(midleft=(round(7 * unit), round(middle * unit))))
    return card


def paint_number_badge(fonts: Fonts, number: int, width_px: int) -> Surface:
    """Return a burst with the number that a pile counts as, `width_px` pixels wide and high."""
    badge = render(picture("sixpack/number_badge"), width_px, width_px)
    words = f"={number}" if width_px >= 30 else str(number)
    text = fonts.render(words, Typeface.TITLE, round(width_px * (0.54 if width_px >= 30 else 0.7)), INK)
    badge.blit(text, text.get_rect(center=(round(width_px * 0.48), round(width_px * 0.48))))
    return badge


paint_back = card_back_painter("sixpack")
"""A painter of the cards' back: sunbeams, a burst, and six ducks in a carrier."""


# -- the drawing ---------------------------------------------------------------------------------------


def _panel_svg(pack: str, inside: str) -> str:
    """Return the SVG of a pack's card without numbers: panel with pattern, frame, and `inside`."""
    look = PACK_COLOURS[pack]
    pattern = drawing_svg(f"sixpack/patterns/{pack}")
    if not look.glass:
        return card_svg(look.top, look.bottom, pattern + drawing_svg("sixpack/frame", "solid") + inside)
    defs = vertical_gradient("panel", 8, 138, (0, look.top, 0.8), (1, look.bottom, 0.62))
    pane = '<rect x="3.4" y="3.4" width="93.2" height="139.2" rx="11.5" fill="url(#panel)"/>'
    return document(WIDTH, HEIGHT, pane + pattern + drawing_svg("sixpack/frame", "glass") + inside, defs)


def _medal_svg(pack: str, plan: _FaceLayout) -> str:
    """Return the SVG of the pack's icon: on a burst if the pack has an effect, else on a disc."""
    (x, y), size = plan.icon, plan.icon_radius * 1.5 / BOX
    shape = f"neutral-{plan.medal}" if pack == "neutral" and plan is not _NARROW else plan.medal
    return (
        f'<g transform="translate({x:g} {y:g})">{drawing_svg("sixpack/card_medals", shape)}</g>'
        f'<g transform="translate({x - BOX / 2 * size:g} {y - BOX / 2 * size:g}) scale({size:g})">'
        f"{drawing_svg(f'sixpack/icons/{pack}')}</g>"
    )


def _handprint_svg(plan: _FaceLayout) -> str:
    """Return the SVG of the waving hand on an ink disc."""
    (x, y), radius = plan.hand, plan.hand_radius
    size = radius * 1.55 / BOX
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 1.2:g}" fill="{INK}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 0.8:g}" fill="{INK}" stroke="{BONE}" stroke-width="2"/>'
        f'<g transform="translate({x - BOX / 2 * size:g} {y - 25.5 * size:g}) scale({size:g})">'
        f"{drawing_svg('sixpack/hand')}</g>"
    )


_RIBBON, _HIGHER = 118.5, 2.5
"""The top of the ribbon with the name, and by how much it is higher for a name of two lines."""


def _ribbon_svg(top: float) -> str:
    """Return the SVG of the ribbon at the card's foot."""
    return (
        f'<path d="M8 {top:g} L92 {top:g} L92 130 A8 8 0 0 1 84 138 L16 138 A8 8 0 0 1 8 130Z" fill="{INK}"/>'
    )


# -- text on cards -------------------------------------------------------------------------------------


def _draw_numeral(fonts: Fonts, card: Surface, face: CardFace, plan: _FaceLayout) -> None:
    x, y = plan.numeral
    if face.second is None:
        _draw_large_text(fonts, card, str(face.number), (x, y), plan.numeral_size)
    elif plan is _NARROW:
        _draw_large_text(fonts, card, f"{face.number}/{face.second}", (50, y), 44)
    else:
        _draw_large_text(fonts, card, str(face.number), (x - 4, y - 6), plan.numeral_size * 0.7)
        _draw_large_text(fonts, card, str(face.second), (x + 8, y + 34), plan.numeral_size * 0.7)


def _draw_large_text(fonts: Fonts, card: Surface, text: str, at: Point, size: float) -> None:
    """Draw text with an ink outline and a hard shadow; all sizes are in card units."""
    unit = card.get_width() / WIDTH
    outline = max(1 if unit < 0.3 else 2, round(unit * 3.2))
    px = round(size * unit)
    numeral = fonts.render(text, Typeface.TITLE, px, BONE, INK, outline)
    place = numeral.get_rect(center=(round(at[0] * unit), round(at[1] * unit)))
    if card.get_width() >= _SMALL:
        shadow = fonts.render(text, Typeface.TITLE, px, INK, INK, outline)
        card.blit(shadow, place.move(round(2.4 * unit), round(2.8 * unit)))
    card.blit(numeral, place)


def _draw_corner(fonts: Fonts, card: Surface, face: CardFace, mirrored: bool) -> None:
    unit = card.get_width() / WIDTH
    text = str(face.number) if face.second is None else f"{face.number}/{face.second}"
    size = 25 if face.second is None else 19
    middle = 19.5 if face.second is None else 26
    corner = fonts.render(text, Typeface.TITLE, max(9, round(size * unit)), INK)
    middle = WIDTH - middle if mirrored else middle
    card.blit(corner, corner.get_rect(center=(round(middle * unit), round(20.5 * unit))))


def name_size(width_px: int) -> int:
    """Return the letter size in pixels of a name on a card of this width, unless it's long."""
    return round(_NAME * width_px / WIDTH)


def _name_lines(fonts: Fonts, name: str, width_px: int) -> tuple[Surface, ...]:
    """Return a name as one line, or as two if one would be too small."""
    room, px = _NAME_ROOM * width_px / WIDTH, name_size(width_px)
    while px > _LEAST and fonts.size(name, Typeface.TITLE, px)[0] > room:
        px -= 1
    lines = fonts.wrap(name, Typeface.TITLE, px, room)[:2]
    return tuple(fonts.render(line, Typeface.TITLE, px, BONE) for line in lines)


def _draw_name(card: Surface, name_lines: tuple[Surface, ...]) -> None:
    """Draw the lines of a name in the middle of the ribbon."""
    unit = card.get_width() / WIDTH
    middle = 128 if len(name_lines) == 1 else 127
    for place, line in enumerate(name_lines):
        y = middle * unit + (place - (len(name_lines) - 1) / 2) * _LEAST * 0.94
        card.blit(line, line.get_rect(center=(round(50 * unit), round(y))))


# -- cards on the table --------------------------------------------------------------------------------


def face_of(card: Card) -> CardFace:
    return CardFace(card.pack, card.number, card.hand, card.second)


def look_of(art: Art, face: CardFace | None, *, mirrored: bool = False, named: bool = True) -> CardLook:
    """Return the look of a card (None is a back); with `named`, wide cards show their pack's name."""
    if face is None:
        return look_of_back(art, CardLook(("sixpack", None), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, face, mirrored=mirrored, named=named)
    return CardLook(("sixpack", face, mirrored, named), paint, aside=True)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    faces = [
        CardFace(pack, number, hand, second)
        for pack in PACKS
        for number in NUMBERS
        for second in (None, *NUMBERS)
        for hand in (False, True)
    ]
    return {
        named_picture(face.pack, filter(None, (face.number, face.second)), hand=face.hand): partial(
            paint_card, fonts, face
        )
        for face in faces
    }


_IN_THE_AIR = 60.0
"""The z below which cards are on the table."""


def look_on_stage(
    art: Art, cards: Cards, beneath: Container[int], unnamed: Container[int], moving: MovingCard
) -> CardLook:
    """Return the look of a card on the stage; one whose key isn't an id is a back.

    A card `beneath` another one shows only a strip with number, pack and handprint; one that is `unnamed`
    doesn't show its pack's name.
    """
    if moving.pose.face < 0.5 or not 0 < moving.key < len(cards):
        return look_of(art, None)
    face = face_of(cards[moving.key])
    if moving.key in beneath and moving.pose.z < _IN_THE_AIR:
        return CardLook(("sixpack beneath", face), partial(paint_beneath, art.fonts, face))
    return look_of(art, face, mirrored=moving.pose.mirrored, named=moving.key not in unnamed)


def draw_card(pen: Pen, art: Art, card: Card | None, area: FRect, alpha: float = 1.0) -> None:
    """Draw a still card in the middle of an area, as wide as the area; None is a back."""
    named = name_size(pen.screen.scale.px(area.width)) >= pen.legible
    draw_still(pen, art, look_of(art, None if card is None else face_of(card), named=named), area, alpha)


def draw_card_row(
    pen: Pen, art: Art, cards: Iterable[Card | None], area: FRect, *, alpha: float = 1.0
) -> None:
    """Draw still cards in a row from an area's left edge, overlapping if there isn't room for all."""
    row = tuple(cards)
    width = min(area.height / CARD_RATIO, 200.0)
    step = min(width + 3, max((area.width - width) / max(len(row) - 1, 1), 3.0))
    height = width * CARD_RATIO
    for place, card in enumerate(row):
        spot = FRect(area.left + place * step, area.centery - height / 2, width, height)
        draw_card(pen, art, card, spot, alpha)
