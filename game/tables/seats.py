"""The seats of a table: the opponents, and the dealer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.contract import SeatedView
from game.language.message import message_in
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface

ThingT = TypeVar("ThingT")


def opponents_of(view: SeatedView) -> tuple[int, ...]:
    """Return the other seats clockwise from the view's own; for a spectator, all seats."""
    first = 0 if view.seat is None else view.seat + 1
    others = [(first + step) % view.seats for step in range(view.seats)]
    return tuple(seat for seat in others if seat != view.seat)


def entry_of_seat(view: SeatedView, things: Sequence[ThingT], seat: int) -> ThingT:
    """Return a seat's entry from a sequence in clockwise order of the opponents, with the viewer's last."""
    first = 0 if view.seat is None else view.seat + 1
    return things[-1 if seat == view.seat else (seat - first) % view.seats]


def add_to_seat(amounts: Sequence[int], seat: int, more: int) -> tuple[int, ...]:
    return tuple(have + (more if index == seat else 0) for index, have in enumerate(amounts))


def draw_dealer(pen: Pen, at: tuple[float, float], size: float) -> None:
    """Draw the dealer's disc, centred at a point."""
    pen.disc(at, size, BONE)
    # For translators: the sign of the dealer, a single letter.
    sign = message_in("dealer", "D")
    pen.text(sign, at, size * 0.62, Typeface.TITLE, INK, anchor="center")
