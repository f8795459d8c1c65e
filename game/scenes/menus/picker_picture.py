"""The layout of the picker, and its raft with the focused card."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.menus.value_card import SHAPE, Picture
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import Fit
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import woven_raft
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE

NOTE: Area = (762.0, 470.0, 490.0, 124.0)
DONE: Area = (762.0, 606.0, 490.0, 60.0)
BUTTONS: tuple[Area, ...] = (
    (28.0, 606.0, 222.0, 60.0),
    (262.0, 606.0, 322.0, 60.0),
    (596.0, 606.0, 148.0, 60.0),
)
"""The areas of the picker's buttons."""
_CARDS: Area = (20.0, 84.0, 732.0, 512.0)
_RAFT: Area = (756.0, 30.0, 504.0, 424.0)
_RIM = 0.06
_SLOT, _SLOTS = 0.13, 0.24
"""The largest width of a slot and the height of the row of slots, as shares of the cloth's size."""


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


def draw_raft(
    pen: Pen, fit: Fit, art: Art, emblem: Emblem, looked: Picture | None, taken: Sequence[Picture | None]
) -> None:
    """Draw the raft with the focused card, or else the game's emblem, and a slot for each card to choose.

    `taken` holds a picture for each slot, or None for an empty one.
    """
    raft = fit.area(*_RAFT)
    rim = raft.height * _RIM
    pen.image(woven_raft(pen, emblem, raft, rim, lit=False), raft.topleft)
    cloth = raft.inflate(-5.2 * rim, -4.6 * rim).move(0, -0.6 * rim)
    row = FRect(cloth.left, 0, cloth.width, cloth.height * _SLOTS)
    row.bottom = cloth.bottom
    large = FRect(cloth.left, cloth.top, cloth.width, row.top - cloth.top - 10 * fit.scale)
    if looked is None:
        draw_emblem(pen, art, emblem, large)
    else:
        wide = min(large.width, large.height / CARD_RATIO)
        card = FRect(0, 0, wide, wide * CARD_RATIO)
        card.center = large.center
        looked(pen, card)
    pitch = min(row.width / max(len(taken), 1), row.width * _SLOT * 1.25)
    wide = min(pitch * 0.84, row.height / CARD_RATIO)
    for number, picture in enumerate(taken):
        slot = FRect(0, 0, wide, wide * CARD_RATIO)
        slot.center = row.centerx + (number - (len(taken) - 1) / 2) * pitch, row.centery
        if picture is None:
            pen.outline(slot, BONE, 2.0, radius=6)
        else:
            picture(pen, slot)
