"""The layout of the picker, and its raft with the focused card."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.menus.value_card import SHAPE, Picture
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import paint_emblem_raft
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE

NOTE: Area = (816.0, 512.0, 444.0, 104.0)
DONE: Area = (816.0, 632.0, 444.0, 74.0)
BUTTONS: tuple[Area, ...] = (
    (20.0, 652.0, 240.0, 54.0),
    (272.0, 652.0, 350.0, 54.0),
    (634.0, 652.0, 166.0, 54.0),
)
"""The areas of the picker's buttons."""
_CARDS: Area = (20.0, 84.0, 780.0, 552.0)
_RAFT: Area = (806.0, 14.0, 464.0, 364.0)
_RIM = 0.06
_SLOTS: Area = (816.0, 366.0, 444.0, 132.0)
"""The row of slots, in front of the raft."""
_SLOT = 92.0
_BEYOND = 6.0
"""How far a plank reaches beyond the cards on it."""


def card_places(count: int, least: float = 1.0) -> list[Area]:
    """Return the areas of cards in rows, as large as possible and at least `least` wide."""
    left, top, wide, high = _CARDS

    def width(columns: int) -> float:
        rows = -(-count // columns)
        return min(wide / columns, high / rows / SHAPE)

    most = max(1, min(count, int(wide / least)))
    columns = max(range(1, most + 1), key=width)
    rows = -(-count // columns)
    across, down = wide / columns, min(high / rows, wide / columns * SHAPE)
    return [
        (left + across * (place % columns), top + down * (place // columns), across, down)
        for place in range(count)
    ]


def draw_planks(pen: Pen, cards: Sequence[FRect], high: float) -> None:
    """Draw a floating plank, `high` units high, below each row of cards."""
    whole = cards[0].unionall(list(cards))
    for foot in sorted({card.bottom for card in cards}):
        draw_board(pen, FRect(whole.left - _BEYOND, foot - high, whole.width + 2 * _BEYOND, high))


def draw_raft(
    pen: Pen, fit: Fit, art: Art, emblem: Emblem, focused: Picture | None, taken: Sequence[Picture | None]
) -> None:
    """Draw the raft with the focused card, or else the game's emblem, and a slot for each card to choose.

    `taken` holds a picture for each slot, or None for an empty one.
    """
    raft, row = fit.area(*_RAFT), fit.area(*_SLOTS)
    rim = raft.height * _RIM
    pen.image(paint_emblem_raft(pen, emblem, raft, rim, lit=False), raft.topleft)
    large = raft.inflate(-5.2 * rim, -4.6 * rim).move(0, -0.6 * rim)
    large.height = row.top - 8 * fit.scale - large.top
    if focused is None:
        draw_emblem(pen, art, emblem, large)
    else:
        wide = min(large.width, large.height / CARD_RATIO)
        card = centred_area(large.center, wide, wide * CARD_RATIO)
        focused(pen, card)
    wide = min(_SLOT * fit.scale, row.width / max(len(taken), 1) - 8 * fit.scale)
    for number, picture in enumerate(taken):
        slot = FRect(0, 0, wide, wide * CARD_RATIO)
        x = row.centerx + (number - (len(taken) - 1) / 2) * (wide + 8 * fit.scale)
        slot.center = x, row.centery
        if picture is None:
            pen.panel(slot, alpha=0.6, radius=8 * fit.scale)
            pen.outline(slot, BONE, 2.0, radius=8 * fit.scale)
        else:
            picture(pen, slot)
