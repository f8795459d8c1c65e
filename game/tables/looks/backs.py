"""Backs of cards that players earn; each takes the place of every game's own."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.ui.drawing.artwork import picture
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import render


def _painter(name: str) -> Painter:
    def paint(width_px: int) -> Surface:
        return render(picture(f"backs/{name}"), width_px, round(width_px * CARD_RATIO))

    return paint


BACKS: Mapping[str, Painter] = {name: _painter(name) for name in ("waves", "koi", "lilies", "moonlight")}
"""The painters of backs, by the ids of the looks."""
