"""The rows of matches in the records."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.arcade.par import Medal, Par, medal_won
from game.language.message import Text, figure, message, parts, sentences
from game.scenes.match_mode.par_words import MEDALS, Terms
from game.scenes.pieces.images import badge_image
from game.storage.history.par_scores import ParScore
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, draw_plate

_HIGH = 62.0


class MatchRow(Button):
    """A row for a match to watch or to resume; `press` is the prompt."""

    high = _HIGH

    def __init__(self, text: str, on_press: Callable[[], None], help: str, press: Text) -> None:
        super().__init__(text, on_press, help, verb=press)


class ScoredRow(MatchRow):
    """A row for a match with par, shown with the medal in a second line."""

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        help: str,
        press: Text,
        score: ParScore,
        words: Terms,
    ) -> None:
        self.medal: Medal | None = medal_won(score)
        won = "" if self.medal is None else message("{medal}.", medal=MEDALS[self.medal])
        told = sentences(help, words.compared(Par(score.ghosts), score.result), won)
        super().__init__(text, on_press, told, press)
        self._line = _in_short(score, self.medal, words)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(0, -6)
        draw_plate(pen, box, strong=False, focused=focused)
        left = box.left + 10
        if self.medal is not None:
            wide = box.height * 0.62
            pen.image(badge_image(pen, self.medal, wide), (left, box.centery), anchor="midleft")
            left += wide
        middle, room = (left + box.right - 10) / 2, box.right - 10 - left
        at = middle, box.top + box.height * 0.31
        pen.text(self.text, at, 18, Typeface.TITLE, BONE, anchor="center", width=room)
        at = middle, box.top + box.height * 0.73
        pen.text(self._line, at, 15, Typeface.BOLD, MIST, anchor="center", width=room)


def _in_short(score: ParScore, medal: Medal | None, words: Terms) -> Text:
    """Return par, the result relative to par, and the medal, in words."""
    par = Par(score.ghosts)
    above = figure(round(par.beaten_by(score.result), 1) + 0.0, 1, signed=True)
    # For translators: {above} is by how much a result was better than par, with its sign: +3.5.
    line = message("par {par} ({above})", par=words.figure(par.mean), above=above)
    return parts(" · ", [line, *([] if medal is None else [MEDALS[medal]])])
