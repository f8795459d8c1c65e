"""The cloth of Sixty-six: a blue salon, with a rosette in its middle and the four suits in its corners."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import CLUB, DIAMOND, HEART, SPADE
from game.cardgames.sixty_six.table.art.suits import suit_group
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing
from game.ui.drawing.scenery.pond import Cloth

CLOTH = Cloth("#4A68C4", "#17215E", "#9FB4FF")
_PALE = "#C9D6FF"
_CORNERS = (
    (CLUB, 226.0, 182.0),
    (DIAMOND, 1054.0, 182.0),
    (HEART, 212.0, 374.0),
    (SPADE, 1068.0, 374.0),
)


def woven(seating: SeatLayout) -> str:
    candles, tea = drawing("sixty_six/cloth", "candles"), drawing("sixty_six/cloth", "tea")
    # A wreath of leaves round the trick, as on the floor of a salon.
    rosette = seating.placed(drawing("sixty_six/cloth", "rosette"), 640, 351)
    suits = "".join(_suit(seating, suit, x, y) for suit, x, y in _CORNERS)
    return "".join(
        [rosette, suits, seating.placed(candles, 340, 134, 0.9), seating.placed(tea, 985, 134, 0.9)]
    )


def _suit(seating: SeatLayout, suit: int, x: float, y: float) -> str:
    at = seating.raft.lean(*seating.at(x, y))
    return f'<g opacity="0.13">{suit_group(suit, *at, 40 * seating.scale, _PALE)}</g>'
