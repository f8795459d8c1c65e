"""The rows of matches in the records."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.arcade.par import Medal, Par
from game.language.message import Text, figure, message, parts
from game.scenes.match_mode.par_words import MEDALS, Terms
from game.scenes.pieces.images import draw_rank, medal_image
from game.storage.history.par_scores import ParScore
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK, PAPER
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_HIGH, _CORNER, _ROSETTE = 62.0, 10.0, 44.0
_TIE = "\N{NO-BREAK SPACE}"
_MEDAL, _STEP = 36.0, 20.0
"""The width of a medal, and the distance between two lines of text."""


class MatchRow(Button):
    """A slip of paper for a match to watch or resume, with a rosette for the player's rank."""

    high = _HIGH

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        help: str,
        press: Text,
        rank: int | None = None,
        *,
        line: Text | str = "",
        medal: Medal | None = None,
    ) -> None:
        """`press` is the prompt's text; `rank` is None for unfinished matches and those among friends.

        `line` is a second line of text, and `medal` is shown at the right end.
        """
        super().__init__(text, on_press, help, verb=press)
        self._rank, self._line, self._medal = rank, line, medal

    def height(self, pen: Pen, width: float) -> float:
        return self.high + max(len(self._lines(pen, width)) - 2, 0) * _STEP

    @property
    def _start(self) -> float:
        """Return the distance of the text from the row's left end."""
        return 10.0 if self._rank is None else 18.0 + _ROSETTE

    def _room(self, width: float) -> float:
        """Return the width of the text in a row of this width."""
        return width - self._start - 10.0 - (0.0 if self._medal is None else _MEDAL + 6.0)

    def _lines(self, pen: Pen, width: float) -> list[tuple[str, float, Typeface]]:
        """Return the lines of text in a row of this width, each with its letter size."""
        words = _lines_of_parts(pen, self.text, 18.0, self._room(width))[:2]
        lines = [(line.removesuffix(" ·"), 18.0, Typeface.TITLE) for line in words]
        return [*lines, (self._line, 15.0, Typeface.BOLD)] if self._line else lines

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        paper = area.inflate(0, -12).move(0, -2)
        pen.plate(paper.move(0, 4), INK, radius=_CORNER)
        pen.plate(paper, GOLD if focused else PAPER, radius=_CORNER, border=INK)
        left = paper.left + self._start
        if self._rank is not None:
            draw_rank(pen, (left - 8 - _ROSETTE / 2, paper.centery + 2), self._rank, _ROSETTE)
        if self._medal is not None:
            at = paper.right - 8, paper.centery
            pen.image(medal_image(pen, self._medal, _MEDAL), at, anchor="midright")
        lines = self._lines(pen, area.width)
        for number, (line, size, face) in enumerate(lines):
            y = paper.centery + (number - (len(lines) - 1) / 2) * _STEP
            tight = len(lines) > 1
            at = left, y
            pen.text(line, at, size, face, INK, anchor="midleft", width=self._room(area.width), tight=tight)


def _lines_of_parts(pen: Pen, words: str, size: float, room: float) -> list[str]:
    """Wrap text at the dots between its parts only, unless that takes more lines than at any space."""
    plain = list(pen.lines(words, size, Typeface.TITLE, room))
    shown = pen.fonts.translate(words).replace(" ", _TIE).replace(f"·{_TIE}", "· ")
    tied = [line.replace(_TIE, " ") for line in pen.lines(shown, size, Typeface.TITLE, room)]
    return tied if len(tied) <= len(plain) else plain


def par_line(score: ParScore, medal: Medal | None, words: Terms) -> Text:
    """Return par, the result relative to par, and any medal, in words."""
    par = Par(score.ghosts)
    above = figure(round(par.lead_of(score.result), 1) + 0.0, 1, signed=True)
    # For translators: {above} is by how much a result was better than par, with its sign: +3.5.
    line = message("par {par} ({above})", par=words.figure(par.mean), above=above)
    return parts(" · ", [line, *([] if medal is None else [MEDALS[medal]])])
