"""The emblem and the cloth of You Must Be 18!: moss with an orchard, and apples on the near rim."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.table.art import bulb_sign
from game.cardgames.must_be_18.table.art.cards import paint_card
from game.language.message import figure
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, StillCard, draw_still_cards
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.allowance import CARD
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import PALE_GOLD
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts

CLOTH = Cloth("#788C36", "#344519", "#D6DE93")
_TREES = ((196.0, 470.0, 0.8), (1046.0, 548.0, 1.15), (888.0, 566.0, 0.75))
_APPLES = ((214.0, 588.0), (240.0, 585.0), (227.0, 592.0))


def woven_svg(seating: SeatLayout) -> str:
    """Return the SVG drawn on the cloth and its rim: trees and apples."""
    tree, apple = drawing_svg("eighteen/cloth", "tree"), drawing_svg("eighteen/cloth", "apple")
    trees = "".join(seating.place_svg(tree, *place) for place in _TREES)
    return trees + "".join(seating.place_svg(apple, *place, lean=True) for place in _APPLES)


_CARDS = ((6, True), (5, False), (4, True), (3, False))

_TOPS = ((6, True), (6, False), (6, True))
_APART = 0.86
_SIGN = 0.62
"""The width of the sign, as a share of the scene's height."""

_DUCK = Duck("#FFE98A", "#F2C53D", "#FF8A3D", Mood.CALM)


def _draw_scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Draw the three sixes of a round's start and the lit sign of their total; the cards gently move."""
    wide = area.height * _SIGN
    board = FRect(area.right - wide, 0, wide, wide * bulb_sign.HIGH / bulb_sign.WIDE)
    board.centery = area.centery - area.height * 0.07
    px = max(pen.screen.scale.px(wide), 16)
    image = pen.shapes.get(("18 sign", True, px), lambda: bulb_sign.paint_sign(px, lit=True), CARD)
    rim = bulb_sign.GLOW * wide / bulb_sign.WIDE
    pen.image(image, (board.left - rim, board.top - rim))
    at = board.centerx, board.centery
    pen.outlined(figure(TOTAL), at, board.height * 0.46, colour=PALE_GOLD)
    room = board.left - rim * 0.4 - area.left
    width = min(area.height * 0.78 / CARD_RATIO, room / (1 + _APART * (len(_TOPS) - 1)))
    middle = area.left + room / 2
    stills = []
    for place, (number, red) in enumerate(_TOPS):
        off = place - (len(_TOPS) - 1) / 2
        lift = breath * width * 0.04 * (-1 if place % 2 else 1)
        paint = partial(paint_card, art.fonts, number, red)
        stills.append(
            StillCard(paint, ("top", red), (middle + off * width * _APART, area.centery - lift), width)
        )
    draw_still_cards(pen, art, EMBLEM.name, stills)


def _card_painters(fonts: Fonts) -> tuple[Painter, ...]:
    return tuple(partial(paint_card, fonts, number, red) for number, red in _CARDS)


EMBLEM = Emblem("must_be_18", _card_painters, CLOTH, _DUCK, "emblems/must_be_18", _draw_scene)
