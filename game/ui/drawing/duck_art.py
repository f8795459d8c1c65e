"""Ducks as pictures, kept by size: from the side, from the front, and as a face in a ring."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from pygame import Surface

from game.ui.drawing.busts import BOX, Wings, bust, face
from game.ui.drawing.ducks import Duck, duck_group
from game.ui.drawing.svg import document, render

_CACHED = 140
_SQUARE = 108.0
_LOOKS = 2
"""A look is rounded to a half: every other one would be a picture that is kept."""


class DuckArt:
    """Ducks as premultiplied surfaces; all are shared, so never to be drawn on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def surface(self, duck: Duck, px: int) -> Surface:
        """The duck from the side, in a square of `px` pixels."""
        found = self._found(key := (duck, px))
        return found or self._keep(key, document(_SQUARE, _SQUARE, duck_group(duck)), px, px)

    def bust(self, duck: Duck, px: int, look: tuple[float, float], wings: Wings) -> Surface:
        """The duck from the front, `px` pixels wide; see `busts.bust`."""
        seen = round(look[0] * _LOOKS) / _LOOKS, round(look[1] * _LOOKS) / _LOOKS
        found = self._found(key := ("bust", duck, px, seen, wings))
        return found or self._keep(key, bust(duck, seen, wings), px, round(px * BOX[1] / BOX[0]))

    def face(self, duck: Duck, px: int) -> Surface:
        """The duck's face in a ring of `px` pixels."""
        found = self._found(key := ("face", duck, px))
        return found or self._keep(key, face(duck), px, px)

    def _found(self, key: Hashable) -> Surface | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Hashable, drawing: str, width: int, height: int) -> Surface:
        made = render(drawing, width, height).premul_alpha()
        self._kept[key] = made
        if len(self._kept) > _CACHED:
            self._kept.popitem(last=False)
        return made
