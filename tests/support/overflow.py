"""Text that doesn't fit: cut, too small, over other text, or over the edge of its box or the window.

Text that flies over the table, remarks of ducks and of the mascot, and the caption's box may lie over other
text. If the box is too small, the caption ends with an ellipsis, because the log has all of it.
"""

from collections.abc import Iterator
from functools import wraps
from typing import Any, NamedTuple

import pygame
import pytest
from pygame import FRect, Rect, Surface

from game.cardgames.sixpack.table.art.signs import PackMoment
from game.language.message import translate
from game.scenes.pieces import caption
from game.scenes.tutorials import scene as tutorial
from game.tables.animation.floats import FloatingWords, Remarks
from game.tables.animation.moments import Shout
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.text import Fonts

ELLIPSIS = "…"
_ROUNDED = 0.6
"""The tolerance for rounded sizes of letters, in pixels."""
_ACCENTS = 6
"""The number of pixels that accents may reach into the descenders of the line above."""
_FAINT = 0.5
"""The opacity below which text is only fading in or out."""
_COVERING = 0.8
"""The opacity from which a text makes the text below it illegible."""


class Line(NamedTuple):
    """A drawn line of text.

    Attributes:
        words: the text as drawn.
        place: the area in pixels of the window.
        boxes: the boxes that it was drawn over, the last one last.
    """

    words: str
    place: Rect
    boxes: tuple[Rect, ...]


class Overflow:
    """Watches everything drawn from now on. `faults` lists the faults since the last `clear`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: list[str] = []
        self.lines = 0
        self._lines: list[Line] = []
        self._boxes: list[Rect] = []
        self._asked: list[str] = []
        self._rendered: list[tuple[str, int, Rect]] = []
        for name in ("text", "_line", "paragraph", "dim", "_rounded"):
            monkeypatch.setattr(
                Pen, name, self._watched(getattr(Pen, name), getattr(self, f"_{name.lstrip('_')}"))
            )
        render = Fonts.render

        def rendered(fonts: Fonts, words: str, face: Any, px: int, *how: Any) -> Surface:
            image = render(fonts, words, face, px, *how)
            self._rendered.append((translate(words, fonts.language), px, image.get_bounding_rect()))
            return image

        monkeypatch.setattr(Fonts, "render", rendered)
        for flying in (FloatingWords, Shout, PackMoment):
            monkeypatch.setattr(flying, "draw", self._unwatched(flying.draw))
        monkeypatch.setattr(Remarks, "draw", self._apart(Remarks.draw))
        monkeypatch.setattr(caption, "draw_caption", self._over_all(caption.draw_caption))
        monkeypatch.setattr(tutorial, "draw_mascot", self._over_all(tutorial.draw_mascot))

    def _unwatched(self, method: Any) -> Any:
        @wraps(method)
        def drawn(*args: Any, **how: Any) -> Any:
            kept = [*self.faults], [*self._lines], [*self._boxes]
            result = method(*args, **how)
            self.faults, self._lines, self._boxes = kept
            return result

        return drawn

    def _apart(self, method: Any) -> Any:
        """Wrap a method whose text may lie over other text, but is neither cut nor outside the window."""

        @wraps(method)
        def drawn(*args: Any, **how: Any) -> Any:
            kept = [*self._lines], [*self._boxes]
            result = method(*args, **how)
            self._lines, self._boxes = kept
            return result

        return drawn

    def _over_all(self, method: Any) -> Any:
        @wraps(method)
        def drawn(pen: Pen, *args: Any, **how: Any) -> FRect | None:
            faults = [*self.faults]
            box = method(pen, *args, **how)
            self.faults = faults
            if box is not None:
                own = _on_window(pen, box)
                self._lines = [line for line in self._lines if not own.colliderect(line.place)]
            return box

        return drawn

    @staticmethod
    def _watched(method: Any, watch: Any) -> Any:
        @wraps(method)
        def drawn(pen: Pen, *args: Any, **how: Any) -> Any:
            return watch(lambda: method(pen, *args, **how), pen, *args, **how)

        return drawn

    def clear(self) -> None:
        self.faults.clear()
        self._lines.clear()
        self._boxes.clear()

    def _text(self, draw: Any, pen: Pen, words: str, *_args: Any, **how: Any) -> Any:
        start = len(self._rendered)
        place = draw()
        drawn = " ".join(words for words, _px, _ink in self._rendered[start:])
        wanted = translate(words, pen.fonts.language)
        if how.get("alpha", 1.0) >= _FAINT and drawn != wanted:
            self.faults.append(f"{wanted!r} is cut to {drawn!r}")
        return place

    def _line(self, draw: Any, pen: Pen, words: str, *how: Any) -> Any:
        place, px = draw(), how[1]
        if px < pen.legible:
            # Left out of a miniature on purpose.
            self._rendered.append((translate(words, pen.fonts.language), px, Rect()))
            return place
        if how[-1] < _FAINT or not words.strip():
            return place
        self.lines += 1
        drawn, px, ink = self._rendered[-1]
        if px < LEAST_LETTERS * min(pen.screen.scale.ppu, 1.0) - _ROUNDED:
            self.faults.append(f"{drawn!r} in letters of {px / pen.screen.scale.ppu:.1f}")
        self._placed(pen, drawn, place, ink)
        return place

    def _placed(self, pen: Pen, words: str, units: FRect, ink: Rect) -> None:
        surface = pen.screen.surface
        if surface.get_abs_parent() is not pygame.display.get_surface():
            return
        place = ink.move(_on_window(pen, units).topleft)
        clip = surface.get_clip().move(surface.get_abs_offset())
        if not clip.colliderect(place):
            return
        scrolled = clip.size != surface.get_size()
        if place.left < clip.left - 1 or place.right > clip.right + 1:
            self.faults.append(f"{words!r} at {place} leaves {clip} sideways")
        if not scrolled and (place.top < clip.top - 1 or place.bottom > clip.bottom + 1):
            self.faults.append(f"{words!r} at {place} leaves {clip}")
        if scrolled:
            place = place.clip(clip)
        self._lines.append(Line(words, place, tuple(self._boxes)))

    def _paragraph(self, draw: Any, pen: Pen, words: str, area: FRect, *args: Any, **how: Any) -> Any:
        lines = self.lines
        start = len(self._rendered)
        took = draw()
        if lines == self.lines:
            return took
        drawn = [text for text, *_how in self._rendered[start:]]
        wanted = translate(words, pen.fonts.language)
        if any(text.endswith(ELLIPSIS) for text in drawn) and not wanted.endswith(ELLIPSIS):
            self.faults.append(f"{wanted!r} ends with {drawn[-1]!r}")
        if took > area.height + 6:
            self.faults.append(f"{wanted!r} takes {took:.0f} of {area.height:.0f}")
        return took

    def _dim(self, draw: Any, *_args: Any, **_how: Any) -> Any:
        self._lines.clear()
        self._boxes.clear()
        return draw()

    def _rounded(
        self,
        draw: Any,
        pen: Pen,
        area: FRect,
        fill: str,
        alpha: float,
        edge: str,
        strength: float,
        *_more: Any,
    ) -> Any:
        if pen.screen.surface.get_abs_parent() is pygame.display.get_surface():
            surface = pen.screen.surface
            box = _on_window(pen, area).clip(surface.get_clip().move(surface.get_abs_offset()))
            if alpha >= _COVERING:
                self._lines = [line for line in self._lines if not box.contains(line.place.inflate(-2, -2))]
            if (alpha > 0.1 or strength > 0.5) and box.width and box.height:
                self._boxes.append(box)
        return draw()

    def of_frame(self) -> list[str]:
        return [*self.faults, *self._crossing(), *self._over_others()]

    def _crossing(self) -> Iterator[str]:
        """Yield the texts that lie over an edge of the box in which they begin."""
        for words, place, boxes in self._lines:
            around = [box for box in boxes if box.collidepoint(place.center)]
            for box in around[-1:]:
                if not box.inflate(2, 2).contains(place):
                    yield f"{words!r} at {place} leaves its box {box}"

    def _over_others(self) -> Iterator[str]:
        inner = [(line.words, line.place.inflate(-2, -_ACCENTS)) for line in self._lines]
        for number, (words, place) in enumerate(inner):
            for other, there in inner[:number]:
                if place.colliderect(there) and words != other:
                    yield f"{words!r} at {place} is written over {other!r} at {there}"


def _on_window(pen: Pen, units: FRect) -> Rect:
    return pen.screen.scale.rect(units).move(pen.screen.surface.get_abs_offset())
