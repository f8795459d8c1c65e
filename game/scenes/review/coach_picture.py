"""The picture around the coach's table: titles, the coach with a speech bubble, the player, and the round."""

from __future__ import annotations

from pygame import FRect

from game.scenes.pieces.boathouse import draw_host_words
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board, mark_focus
from game.scenes.review.choice_card import WIDE
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import GOLD, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Pick

Area = tuple[float, float, float, float]
TABLE: Area = (262.0, 94.0, 756.0, 394.0)
BELOW = 16.0
"""How far the table's lowest tag may reach below its area."""
LEAST_SHRINK = 0.64
"""The smallest scale of the table, at which its names are legible; below, its parts move closer instead."""
MADE: Area = (30.0, 126.0, WIDE, 362.0)
BETTER: Area = (1030.0, 126.0, WIDE, 362.0)
"""The areas of the cards for the choice that was made (`MADE`) and its alternative."""
SIGN: Area = (26.0, 84.0, 226.0, 36.0)
"""The area of the control that selects a round."""
AGAIN: Area = (392.0, 652.0, 330.0, 58.0)
WATCH: Area = (28.0, 652.0, 330.0, 58.0)
FIGURES: Area = (756.0, 652.0, 240.0, 58.0)
BACK: Area = (1024.0, 652.0, 228.0, 58.0)
"""The areas of the buttons."""
_TITLE, _LINE, _TITLE_ROOM = (28.0, 30.0), (28.0, 66.0), 480.0
_BUBBLE: Area = (654.0, 8.0, 610.0, 84.0)
_BEAK, _COACH, _COACH_WIDE = (622.0, 62.0), (584.0, 116.0), 118.0
_PLAYER, _PLAYER_WIDE, _SAID = (1170.0, 612.0), 104.0, (1168.0, 628.0)


def draw_title(pen: Pen, fit: Fit, title: str, line: str) -> None:
    """Draw the decision's title and the line below it."""
    room, letters = _TITLE_ROOM * fit.scale, fit.letter_size(18.0)
    pen.outlined(
        title, fit.at(*_TITLE), fit.letter_size(40.0), colour=GOLD, anchor="midleft", width=room, tight=True
    )
    # A second line goes below the first, away from the title.
    left, middle = fit.at(*_LINE)
    at = left, middle - pen.height(letters, Typeface.BOLD) / 2
    pen.outlined(line, at, letters, Typeface.BOLD, anchor="topleft", width=room, tight=True)


def draw_coach(pen: Pen, fit: Fit, art: Art, words: str, *, thinking: bool) -> None:
    """Draw the coach at the far side of the table, with `words` in a speech bubble."""
    mood = Mood.THINKING if thinking else Mood.CALM
    draw_coach_duck(pen, art, fit.at(*_COACH), _COACH_WIDE * fit.scale, mood)
    if words:
        draw_host_words(pen, fit, fit.area(*_BUBBLE), fit.at(*_BEAK), words)


def draw_coach_duck(pen: Pen, art: Art, foot: tuple[float, float], wide: float, mood: Mood) -> None:
    """Draw the coach, `wide` units wide, with the middle of the lower edge at `foot`."""
    duck = Duck("#C9CEDC", "#8088A0", "#E0A030", mood, Extra.GLASSES)
    image = art.ducks.bust(duck, pen.screen.scale.px(wide), (-0.2, 0.8), Wings.RIM)
    pen.image(image, foot, anchor="midbottom")


def draw_player(pen: Pen, fit: Fit, art: Art, words: str) -> None:
    """Draw the player's duck at the end of the stepping stones, with `words` about the round below it."""
    wide = pen.screen.scale.px(_PLAYER_WIDE * fit.scale)
    pen.image(
        art.ducks.bust(art.own_duck, wide, (-0.6, 0.2), Wings.RIM), fit.at(*_PLAYER), anchor="midbottom"
    )
    at, room = fit.at(*_SAID), 172.0 * fit.scale
    pen.outlined(words, at, fit.letter_size(16), Typeface.BOLD, MINT, width=room, tight=True)


class RoundPicker(Pick):
    """A control that selects a round, with an arrow at each end."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        self._split = 0.0
        draw_board(pen, area)
        size = Fit.of(pen.area).letter_size(17)
        middle = area.centery - area.height * 0.04
        for words, x in (("‹", area.left + size), ("›", area.right - size)):
            at = x, middle - size * 0.1
            pen.outlined(words, at, size * 1.5, Typeface.BOLD, GOLD)
        at, room = (area.centerx, middle), area.width - 3.4 * size
        pen.outlined(self.shown, at, size, Typeface.BOLD, width=room, tight=True)
        if focused:
            mark_focus(pen, area)
