"""The stall at the lake: an awning, a wall with shelves, and a counter; rendered once over the evening."""

from __future__ import annotations

from pygame import FRect, Surface

from game.ui.drawing.artwork import picture
from game.ui.drawing.scenery.evening import evening
from game.ui.drawing.svg import render

SIZE = (980.0, 590.0)
"""The stall's width and height, in units of a canvas of 1280 × 720."""


def stall(size: tuple[int, int], canvas: FRect, place: FRect) -> Surface:
    world = evening(size, canvas)
    ppu = size[0] / canvas.width
    drawn = render(picture("scenery/stall"), round(place.width * ppu), round(place.height * ppu))
    world.blit(drawn, (round(place.left * ppu), round(place.top * ppu)))
    return world
