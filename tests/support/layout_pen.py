"""A pen for frames that are laid out but not painted."""

from collections.abc import Callable, Hashable

from pygame import FRect, Rect, Surface

from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Screen
from game.ui.drawing.text import Fonts, Typeface

_NOWHERE = Rect(0, 0, 0, 0)


class LayoutPen(Pen):
    """Measures text and paints nothing: its surface takes no pixels until its clip is lifted."""

    def __init__(self, screen: Screen, shapes: Shapes, *, legible: int = 0) -> None:
        super().__init__(screen, shapes, legible=legible)
        screen.surface.set_clip(_NOWHERE)

    def clip(self, area: FRect | None) -> None:
        pass

    def backdrop(self, key: Hashable, paint: Callable[[], Surface]) -> None:
        pass

    def image(
        self, image: Surface, at: tuple[float, float], *, anchor: str = "topleft", alpha: float = 1.0
    ) -> None:
        pass

    def _rounded(self, *_how: object) -> None:
        pass

    def _line(
        self,
        text: str,
        at: tuple[float, float],
        px: int,
        face: Typeface,
        colour: str,
        outline: str | None,
        edge: int,
        anchor: str,
        alpha: float,
    ) -> FRect:
        place = Rect((0, 0), self.fonts.size(text, face, px))
        if outline is not None and place.width:
            place.inflate_ip(2 * edge, 2 * edge)
        setattr(place, anchor, (self.screen.scale.px(at[0]), self.screen.scale.px(at[1])))
        return self._to_units(place)


_PAINTING = (Pen.clip, Pen.image, Pen._rounded, Pen._line, Fonts.render)


def painting_is_watched() -> bool:
    """Return whether a test has patched what paints, except with a function that also watches layouts."""
    render = getattr(Fonts.render, "laid_out", Fonts.render)
    return (Pen.clip, Pen.image, Pen._rounded, Pen._line, render) != _PAINTING
