"""An award as a row: its medallion (grey until it's won), its words, and the progress."""

from __future__ import annotations

from pygame import FRect

from game.arcade.awards.wall import Award
from game.cardgames.registry import GAMES
from game.language.message import Day, Text, message, sentences
from game.tables.art import Art
from game.tables.painting.emblem import draw_emblem
from game.ui.drawing.artwork import paint_art, star
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Widget

_HIGH, _TITLE, _WORDS = 84.0, 17.0, 14.0
_GOLD, _SLATE = ("#FFD166", "#D8923C"), ("#8C99A6", "#4C5866")
_DISCS = {"": "#7A4E8C", "run": "#3F7F5A", "daily": "#3C6FA8", "puzzles": "#8A5A2A"}
"""The colours of awards that don't belong to a game."""
_DUCK = Duck(mood=Mood.GLEE, extra=Extra.CROWN)
_INSIDE = 0.66
"""The share of a medallion that its picture takes."""


def draw_medallion(pen: Pen, art: Art, award: Award, box: FRect, *, won: bool) -> None:
    """Draw the medallion of an award in a square."""
    kit = GAMES.get(award.game)
    colour = kit.emblem().cloth.lit if kit is not None else _DISCS[award.game]
    rim, shade = _GOLD if won else _SLATE
    filled, part = (colour, "won") if won else ("#2A333D", "locked")
    disc = paint_art(pen, "awards/medallion", box.width, part=part, rim=rim, rim_deep=shade, inside=filled)
    pen.image(disc, box.center, anchor="center")
    inside = box.inflate(box.width * (_INSIDE - 1), box.height * (_INSIDE - 1))
    if not won:
        return
    if kit is not None:
        draw_emblem(pen, art, kit.emblem(), inside)
    elif award.game == "puzzles":
        star(pen, inside.center, inside.height, MINT)
    elif award.game == "daily":
        pen.image(paint_art(pen, "awards/sun", *inside.size), inside.center, anchor="center")
    elif award.game:
        feather = paint_art(pen, "signs/feather", inside.height * 70 / 100, inside.height)
        pen.image(feather, inside.center, anchor="center")
    else:
        pen.image(
            art.ducks.bust(_DUCK, pen.screen.scale.px(inside.width), (0.0, 0.5), Wings.DOWN),
            inside.center,
            anchor="center",
        )


class AwardTile(Widget):
    """An award, the day on which it was won (as it's shown; empty: not yet), and the progress."""

    high = _HIGH

    def __init__(self, award: Award, done: int, when: str, art: Art) -> None:
        self.award, self.done, self.when = award, done, when
        self.art = art

    @property
    def standing(self) -> str:
        """The day on which it was won, or the progress if it takes several steps."""
        if self.when:
            return self.when
        return message("{done} of {needed}", done=self.done, needed=self.award.needed) if self._steps else ""

    @property
    def _steps(self) -> bool:
        return self.award.needed > 1

    @property
    def stated(self) -> str:
        title = message("{title}.", title=self.award.title)
        if self.when:
            return sentences(title, self.told)
        if self._steps:
            standing = message("{done} of {needed} so far.", done=self.done, needed=self.award.needed)
        else:
            standing = message("Not won yet.")
        return sentences(title, self.award.about, standing)

    @property
    def told(self) -> Text:
        """What it's won for, and when it was won."""
        if not self.when:
            return self.award.about
        known = isinstance(self.when, Day)
        won = message("Won on {day}.", day=self.when) if known else message("Won.")
        return sentences(self.award.about, won)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(-4, -6)
        pen.panel(box, alpha=0.74 if focused else 0.5, radius=12, border=BONE if focused else None)
        side = box.height - 10
        medal = FRect(box.left + 8, box.top + 5, side, side)
        draw_medallion(pen, self.art, self.award, medal, won=bool(self.when))
        left = medal.right + 12
        room = box.right - 10 - left
        colour = BONE if self.when else MIST
        wide = pen.width(self.standing, _WORDS, Typeface.BOLD) + 10
        at = (left, box.top + 7)
        pen.text(
            self.award.title, at, _TITLE, Typeface.BOLD, colour, outline=INK, width=room - wide, tight=True
        )
        pen.text(self.standing, (box.right - 10, box.top + 9), _WORDS, Typeface.BOLD, MIST, anchor="topright")
        below = FRect(left, box.top + 31, room, box.bottom - box.top - 35)
        pen.paragraph(self.award.about, below, _WORDS, Typeface.TEXT, BONE, leading=1.25)
