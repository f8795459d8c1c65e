"""A line with the answer to the player's last input, at the bottom of screens that don't show answers."""

from __future__ import annotations

from pygame import FRect

from game.scenes.stack import Scene
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, PAPER
from game.ui.drawing.text import Typeface
from game.voice.captions import Captions

_SIZE, _LEADING, _MOST = 15.0, 1.25, 6
_LETTER = 0.35
"""The smallest average width of a line's letters, as a share of their size."""
_AROUND, _ABOVE, _BELOW = 28.0, 12.0, 6.0
_LEFT = 20.0
"""The left edge of the line: it covers the prompts, but not the buttons on the right."""


class AnswerLine:
    """A line that shows the current answer, but only over the scene in which the player got the answer."""

    def __init__(self, captions: Captions) -> None:
        self._captions = captions
        self._answers = 0
        self._scene: Scene | None = None

    def update(self, top: Scene | None) -> None:
        """Assign any answer given since the last call to the top scene."""
        if self._answers != self._captions.answers:
            self._answers, self._scene = self._captions.answers, top

    def answer_for(self, scene: Scene) -> str:
        """Return the answer to show on a scene, or an empty text if there is none."""
        return self._captions.text_to_show(narrated=False) if scene is self._scene else ""

    def draw(self, pen: Pen, top: Scene | None) -> None:
        """Draw the line at the bottom of the top scene, unless it shows answers itself."""
        words = "" if top is None or top.shows_answers else self.answer_for(top)
        if words:
            draw_answer_line(pen, words)


def draw_answer_line(pen: Pen, words: str, middle: float | None = None) -> FRect:
    """Draw an answer at the foot of the canvas, in a few lines at most; return the plate's area.

    It's centred on the x coordinate `middle`, but starts at the left if it's long or there is none.
    """
    room = pen.area.width - 2 * _AROUND
    # Wrapping the rest of a long text, such as a page of the rules, would take longer than a frame may.
    shown = pen.fonts.translate(words)[: int(_MOST * room / (_LETTER * _SIZE))]
    lines = pen.lines(shown, _SIZE, Typeface.BOLD, room)[:_MOST]
    wide = max(pen.width(line, _SIZE, Typeface.BOLD) for line in lines) + _AROUND
    area = FRect(0, 0, wide, len(lines) * _SIZE * _LEADING + _ABOVE)
    left = _LEFT if middle is None else max(middle - wide / 2, _LEFT)
    area.bottomleft = left, pen.area.bottom - _BELOW
    pen.plate(area, PAPER, radius=10, border=INK)
    for number, line in enumerate(lines):
        y = area.top + _ABOVE / 2 + (number + 0.5) * _SIZE * _LEADING
        pen.text(line, (area.centerx, y), _SIZE, Typeface.BOLD, INK, anchor="center")
    return area
