"""Ducks as pictures, cached by size: from the side, from the front, and as a face in a ring."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface

from game.ui.drawing.allowance import DUCK, Allowance
from game.ui.drawing.mascots.busts import BOX, Wings, bust, face
from game.ui.drawing.mascots.ducks import Duck, duck_group
from game.ui.drawing.surface_cache import KeptSurfaces
from game.ui.drawing.svg import document, render

_MOST_BYTES = 8 * 1024 * 1024
_SQUARE = 108.0
_LOOKS = 2
"""Looks are rounded to a half, as each different one is a cached picture."""


class DuckArt:
    """Ducks as premultiplied surfaces, which are shared and must not be drawn on."""

    def __init__(self, most_bytes: int = _MOST_BYTES, allowance: Allowance | None = None) -> None:
        self._allowance = allowance or Allowance()
        self._kept = KeptSurfaces(most_bytes, self._allowance, DUCK)
        self._last: dict[Hashable, Hashable] = {}

    def surface(self, duck: Duck, px: int) -> Surface:
        """Return the duck from the side, in a square of `px` pixels."""
        return self._drawn((duck, px), lambda: document(_SQUARE, _SQUARE, duck_group(duck)), px, px)

    def bust(self, duck: Duck, px: int, look: tuple[float, float], wings: Wings) -> Surface:
        """Return the duck from the front, `px` pixels wide; see `busts.bust`.

        Once the frame's allowance is spent, a new picture is postponed and the duck's last one is returned.
        """
        seen = round(look[0] * _LOOKS) / _LOOKS, round(look[1] * _LOOKS) / _LOOKS
        high = round(px * BOX[1] / BOX[0])
        key, who = ("bust", duck, px, seen, wings), (duck.body, duck.extra, px)
        before = self._kept.find(self._last.get(who))
        late = before is not None and self._kept.find(key) is None
        if before is not None and late and not self._allowance.take(DUCK.effort(px * high)):
            return before
        self._last[who] = key
        return self._drawn(key, lambda: bust(duck, seen, wings), px, high)

    def face(self, duck: Duck, px: int) -> Surface:
        return self._drawn(("face", duck, px), lambda: face(duck), px, px)

    def _drawn(self, key: Hashable, drawing: Callable[[], str], width: int, height: int) -> Surface:
        return self._kept.get(
            key, lambda: render(drawing(), width, height).premul_alpha(), pixels=width * height
        )
