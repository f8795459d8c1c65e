"""The buttons below the quay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.scenes.match.ceremony.drawing.letters import write_fitted
from game.scenes.match.ceremony.places import button_places
from game.scenes.pieces.kit import plank_image
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface

_RISE, _CORNER = 12.0, 14.0


class CeremonyButton(NamedTuple):
    """A button: its label, a line that explains it, and its action."""

    words: str
    meaning: str
    press: Callable[[], None]


def draw_buttons(
    pen: Pen,
    seating: SeatLayout,
    buttons: Sequence[CeremonyButton],
    focus: int | None,
    shown: float,
    *,
    aside: bool,
) -> list[FRect]:
    """Draw the buttons, slid in by `shown` (0 to 1), right of a sign if `aside`; return their areas."""
    areas = button_places(seating, len(buttons), aside=aside)
    k = seating.scale
    below = (1 - shown) * _RISE * k
    for place, (button, area) in enumerate(zip(buttons, areas, strict=True)):
        area.top += below
        golden = place == 0
        pen.image(plank_image(pen, area, k, gold=golden), area.topleft, alpha=shown)
        if place == focus and shown >= 1.0:
            pen.outline(area.inflate(6 * k, 6 * k), BONE, 3.0, radius=_CORNER * k)
        room = area.width * 0.9
        write = partial(
            write_fitted,
            pen,
            seating,
            colour=INK if golden else BONE,
            outline=None if golden else INK,
            alpha=shown,
        )
        at = area.centerx, area.top + area.height * 0.28
        write(button.words, at, 22, room, face=Typeface.TITLE)
        at = area.centerx, area.top + area.height * 0.71
        write(button.meaning, at, 14, room)
    return areas
