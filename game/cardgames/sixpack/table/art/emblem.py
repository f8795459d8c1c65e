"""The emblem of Sixpack: three special packs, the extreme in the middle; its piles over the way of play."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.cardgames.sixpack.table.art.cards import CardFace, paint_card
from game.cardgames.sixpack.table.art.cloth import CLOTH
from game.cardgames.sixpack.table.art.signs import draw_board, star
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, Still, draw_stills
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import GOLD
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts

_CARDS = (
    CardFace("reverse", 1, hand=True),
    CardFace("sheriff", 6, hand=True),
    CardFace("carousel", 3, hand=False),
)
_HIGH, _BOARD, _STAR_SIZE = 0.82, 0.94, 0.24
"""The height of a pile, the width of the way of play, and the size of its star, as shares of the scene."""

_DUCK = Duck("#FFB3D1", "#E0709F", "#FF8F5A", Mood.CALM, Extra.HEADPHONES)


def _scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Three piles over the way of play, where the six claims: it breathes."""
    high = area.height * _HIGH
    width = min(high / CARD_RATIO, area.width / len(_CARDS) * 0.86)
    high, pitch = width * CARD_RATIO, area.width / len(_CARDS)
    stills = []
    for number, face in enumerate(_CARDS):
        lift = breath * high * 0.025 if face.number == 6 else 0.0
        at = area.left + pitch * (number + 0.5), area.top + high / 2 - lift
        stills.append(Still(partial(paint_card, art.fonts, face), number, at, width))
    draw_stills(pen, art, EMBLEM.name, stills)
    board = FRect(0, 0, area.width * _BOARD, area.height * 0.2)
    board.midbottom = area.midbottom
    draw_board(pen, board, 0.0)
    size = area.height * _STAR_SIZE
    for place in range(6):
        at = board.left + board.width * (0.13 + 0.135 * place), board.centery - board.height * 0.06
        star(pen, at, size if place == 5 else size * 0.5, GOLD, points=12)


def _cards(fonts: Fonts) -> tuple[Painter, ...]:
    return tuple(partial(paint_card, fonts, card) for card in _CARDS)


EMBLEM = Emblem("sixpack", _cards, CLOTH, _DUCK, "emblems/sixpack", _scene)
