"""The emblem and the blue cloth of Sixty-six, with the four suits in its corners."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.cardgames.sixty_six.rules.deck import CLUB, DIAMOND, HEART, SPADE, SUIT_OF, parse_cards
from game.cardgames.sixty_six.table.art.cards import DeckStyle, paint_card, suit_svg
from game.cardgames.sixty_six.table.art.coins import draw_coin
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_still_cards, fanned_cards
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.scenery.pond import Cloth

CLOTH = Cloth("#4A68C4", "#17215E", "#9FB4FF")
_PALE = "#C9D6FF"
_CORNERS = ((CLUB, 226.0, 182.0), (DIAMOND, 1054.0, 182.0), (HEART, 212.0, 374.0), (SPADE, 1068.0, 374.0))


def woven_svg(seating: SeatLayout) -> str:
    """Return the SVG on the cloth and its rim: a wreath, the four suits, candles and tea."""
    candles, tea = drawing_svg("sixty_six/cloth", "candles"), drawing_svg("sixty_six/cloth", "tea")
    # A wreath of leaves around the trick, as on the floor of a salon.
    rosette = seating.place_svg(drawing_svg("sixty_six/cloth", "rosette"), 640, 351)
    places = [(suit, seating.raft.project(*seating.at(x, y))) for suit, x, y in _CORNERS]
    suits = [suit_svg(suit, *at, 40 * seating.scale, _PALE) for suit, at in places]
    return "".join(
        [
            rosette,
            *(f'<g opacity="0.13">{suit}</g>' for suit in suits),
            seating.place_svg(candles, 340, 134, 0.9),
            seating.place_svg(tea, 985, 134, 0.9),
        ]
    )


_CARDS = parse_cards("QH KH 10S")


_DUCK = Duck("#F4F1FF", "#B9B4DC", "#FF7A2F", Mood.CALM, Extra.CROWN)


def _draw_scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Draw a trick with a marriage, and a coin with its suit; the queen gently moves."""
    coin = area.height * 0.44
    draw_coin(pen, (area.left + coin * 0.56, area.centery), coin, suit=SUIT_OF[_CARDS[0]])
    left = area.left + coin * 1.2
    width = min(area.height * 0.88 / CARD_RATIO, (area.right - left) / 2.5)
    middle = (left + area.right) / 2, area.centery
    cards = fanned_cards(EMBLEM.cards(art.fonts), middle, width, 0.8)
    first = cards[0]
    lifted = first._replace(at=(first.at[0], first.at[1] - breath * width * 0.035))
    draw_still_cards(pen, art, EMBLEM.name, (lifted, *cards[1:]))


EMBLEM = Emblem(
    "sixty_six",
    lambda fonts: tuple(partial(paint_card, fonts, card, DeckStyle()) for card in _CARDS),
    CLOTH,
    _DUCK,
    "emblems/sixty_six",
    _draw_scene,
)
