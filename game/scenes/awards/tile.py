"""An award as a medal that is grey until it's won, with its description and progress."""

from __future__ import annotations

from pygame import FRect

from game.arcade.awards.wall import Award
from game.cardgames.registry import GAMES
from game.language.message import FormattedText, Text, message, sentence, sentences
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.ui.drawing.artwork import draw_art, paint_art
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Widget

MEDAL = 64.0
"""The largest size of a medal on the wall."""
_GOLD, _SLATE = ("#FFD166", "#D8923C"), ("#8C99A6", "#4C5866")
_DISCS = {"": "#7A4E8C", "run": "#3F7F5A", "daily": "#3C6FA8", "puzzles": "#8A5A2A"}
"""The colours of awards by group, for groups that aren't games."""
_INSIDE = 0.54
"""The size of the picture in a medallion, as a share of the medallion's size."""


def draw_medallion(pen: Pen, award: Award, box: FRect, *, won: bool) -> None:
    """Draw the medallion of an award in a square area."""
    kit = GAMES.get(award.game)
    colour = kit.emblem().cloth.lit if kit is not None else _DISCS[award.game]
    rim, shade = _GOLD if won else _SLATE
    filled, part = (colour, "won") if won else ("#2A333D", "locked")
    disc = paint_art(pen, "awards/medallion", box.width, part=part, rim=rim, rim_deep=shade, inside=filled)
    pen.image(disc, box.center, anchor="center")
    if won:
        inside = box.inflate(box.width * (_INSIDE - 1), box.height * (_INSIDE - 1))
        draw_art(pen, award.picture, inside)


class AwardTile(Widget):
    """An award and its progress; `when` is the day on which it was won, or empty."""

    def __init__(self, award: Award, done: int, when: str) -> None:
        self.award, self.done, self.when = award, done, when

    @property
    def progress_words(self) -> str:
        """The day on which the award was won, or the progress if it takes several steps."""
        if self.when or not self._takes_steps:
            return self.when
        return message("{done} of {needed}", done=self.done, needed=self.award.needed)

    @property
    def _takes_steps(self) -> bool:
        return self.award.needed > 1

    @property
    def state_words(self) -> str:
        title = sentence(self.award.title)
        if self.when:
            return sentences(title, self.description)
        if self._takes_steps:
            standing = message("{done} of {needed} so far.", done=self.done, needed=self.award.needed)
        else:
            standing = message("Not won yet.")
        return sentences(title, self.award.about, standing)

    @property
    def description(self) -> Text:
        """What the award is won for, and when it was won, if it has been."""
        if not self.when:
            return self.award.about
        known = isinstance(self.when, FormattedText)
        won = message("Won on {day}.", day=self.when) if known else message("Won.")
        return sentences(self.award.about, won)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            draw_light(pen, area)
        draw_medallion(pen, self.award, area, won=bool(self.when))
        if focused:
            mark_focus(pen, area, area.width / 2)
            draw_pointer(pen, (area.centerx, area.top - area.height * 0.11), area.height / MEDAL * 0.6)
