"""A game shown as a small raft with its emblem's cards."""

from __future__ import annotations

from pygame import FRect, Surface

from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.small_raft import paint_small_raft

RIM = 0.09
"""The width of the raft's rim, as a share of its height."""
_APART = 0.7
"""The distance between the cards, in card widths."""


def paint_emblem_raft(pen: Pen, emblem: Emblem, area: FRect, rim: float, *, lit: bool) -> Surface:
    """Return the picture of a raft the size of an area, with the cloth and drawing of a game's emblem."""
    box, inside = pen.screen.scale.rect(area), FRect(0, 0, *area.size)
    key = ("small raft", emblem.name, emblem.cloth, box.size, tuple(area.size), rim, lit)
    return pen.shapes.easel.get(
        key, lambda: paint_small_raft(box.size, inside, rim, emblem.cloth, emblem.woven, lit)
    )


def draw_little_table(
    pen: Pen,
    art: Art,
    emblem: Emblem,
    raft: FRect,
    *,
    lit: bool = False,
    alpha: float = 1.0,
    bare: bool = False,
) -> None:
    rim = raft.height * RIM
    box, inside = pen.screen.scale.rect(raft), FRect(0, 0, *raft.size)
    key = ("little_table", emblem.name, box.size, lit)
    image = pen.shapes.get(key, lambda: paint_small_raft(box.size, inside, rim, emblem.cloth, "", lit))
    pen.image(image, raft.topleft, alpha=alpha)
    if not bare:
        draw_emblem(pen, art, emblem, raft.inflate(-4 * rim, -2.4 * rim).move(0, -rim * 0.6), _APART)
