"""The areas that must be readable on the table of You Must Be 18!, and the numbers of seats to test."""

from pygame import FRect

from game.cardgames.must_be_18.table.layout import TableLayout
from game.tables.raft.seat_layout import RaftSide
from game.ui.drawing.cards import CARD_RATIO
from tests.support.each_size import around

SEATS = [2, 3, 4, 5, 6]
_LETTERS = 15.0


def facts(layout: TableLayout, *, hand: bool = True) -> dict[str, FRect]:
    """Return the areas of everything that must be readable."""
    base = layout.seating
    size = base.letter_size(_LETTERS)
    named = {"title": layout.title, "stock": layout.stock, "count": layout.count, "sign": layout.sign}
    named |= {"caption": layout.caption, "tools": layout.tools}
    named |= {f"column {place}": area for place, area in enumerate(layout.columns)}
    for place, (seat, held) in enumerate(zip(base.seats, layout.held, strict=True)):
        named[f"name {place}"] = around(seat.tag, size * 4.8, size * 1.45)
        named[f"points {place}"] = around(seat.purse, size * 3.2, size * 1.3)
        if seat.side is RaftSide.TOP:
            named[f"backs {place}"] = around((held.x, held.y), held.room, held.card * CARD_RATIO)
    if hand:
        named["own name"] = around(base.own.tag, size * 4.8, size * 1.2)
        named["own points"] = around(base.own.purse, size * 3.2, size * 1.3)
        named["question"] = layout.prompt
    return named
