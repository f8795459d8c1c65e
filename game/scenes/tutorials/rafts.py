"""Tutorials as tables on the pond: small ones to choose from, and the focused one, large."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.registry import kit_of
from game.language.message import Text, message, message_in
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_board, draw_label, draw_light, draw_pointer, mark_focus
from game.storage.levels.tutorials import Tutorial
from game.tables.art import Art
from game.tables.painting.emblem import draw_emblem
from game.tables.painting.little_table import draw_little_table, paint_emblem_raft
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_LEFT, _TOP, _WIDE, _HIGH = 30.0, 124.0, 580.0, 580.0
"""The area of all tutorials."""
_COLUMNS, _ROWS = 2, 3
"""The usual number of columns, and the largest number of rows: more tutorials add columns."""
_SIGN, _BREADTH = 60.0, 1.62
"""The height of a tutorial's sign, and the aspect ratio of its table."""
_LEAST_SIGN = 3.5
"""The least height of a sign, with two lines, as a multiple of the smallest letters."""
_CELL = 270.0
"""The usual width of a tutorial, to which the measures of its sign refer."""
_TWO_LINES, _LEADING = 0.35, 1.1
"""The letter size of a title in two lines, as a share of its sign's height, and its leading."""
_TICK = 0.3
_LARGE: Area = (650.0, 176.0, 600.0, 290.0)
_DUCK, _FOOT = 212.0, 252.0
_RIM, _APART = 0.08, 0.7
"""The rim of the large table as a share of its height, and the distance of its cards in card widths."""
_PAPER: Area = (650.0, 478.0, 600.0, 142.0)


def raft_areas(count: int) -> list[Area]:
    """Return the areas of `count` tutorials, row by row."""
    columns = max(_COLUMNS, -(-count // _ROWS))
    rows = max(-(-count // columns), _COLUMNS)
    across, down = _WIDE / columns, _HIGH / rows
    wide, high = across - 18, min(down - 26, 244.0)
    found: list[Area] = []
    for number in range(count):
        row, column = divmod(number, columns)
        found.append((_LEFT + (column + 0.5) * across - wide / 2, _TOP + row * down, wide, high))
    return found


class TutorialRaft(Button):
    """A tutorial as a table of its game, with a sign that shows whether it's new or done."""

    def __init__(
        self, one: Tutorial, art: Art, on_press: Callable[[], None], help: str, *, done: bool
    ) -> None:
        super().__init__(one.title, on_press, help)
        self.news = message_in("a tutorial", "done") if done else message_in("a tutorial", "new")
        self.done = done
        self._art, self._emblem = art, kit_of(one.game).emblem()

    @property
    def state_words(self) -> Text:
        return message("{room}: {news}.", room=self.text, news=self.news)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = min(area.width / _CELL, area.height / (_CELL * 0.7))
        high = max(_SIGN * Fit.of(pen.area).scale, LEAST * _LEAST_SIGN)
        sign = FRect(area.left, 0, area.width, min(high, area.height * 0.4))
        sign.bottom = area.bottom
        table = FRect(0, 0, area.width, sign.top + 6 * unit - area.top)
        table.width = min(table.height * _BREADTH, area.width)
        table.height = table.width / _BREADTH
        table.midbottom = area.centerx, sign.top + 6 * unit
        if focused:
            draw_light(pen, table)
        draw_little_table(pen, self._art, self._emblem, table, lit=False)
        self._draw_state(pen, table, unit)
        draw_board(pen, sign)
        room, size = sign.width - 28 * unit, max(22 * unit, LEAST)
        lines = pen.lines(self.text, size, Typeface.TITLE, room)
        if len(lines) > 1:
            size = max(min(size, sign.height * _TWO_LINES), LEAST)
            lines = pen.lines(self.text, size, Typeface.TITLE, room)[:2]
        for number, line in enumerate(lines):
            lower = (number - (len(lines) - 1) / 2) * size * _LEADING
            at = sign.centerx, sign.centery - 3 * unit + lower
            pen.outlined(line, at, size, Typeface.TITLE, BONE if self.done else GOLD, width=room, tight=True)
        if focused:
            mark_focus(pen, FRect(area.left, table.top, area.width, area.bottom - table.top))
            draw_pointer(pen, (area.centerx, table.top - 8 * unit), 0.8 * unit)

    def _draw_state(self, pen: Pen, table: FRect, unit: float) -> None:
        """Draw a tick or the tag *new* at the table's corner."""
        if self.done:
            tick = paint_art(pen, "signs/tick", table.height * _TICK)
            pen.image(tick, (table.right - 4 * unit, table.top + 8 * unit), anchor="topright")
            return
        size = max(18 * unit, LEAST)
        tag = FRect(0, 0, pen.width(self.news, size, Typeface.BOLD) + size, size * 1.5)
        tag.topright = table.right - 2 * unit, table.top + 4 * unit
        pen.plate(tag, GOLD, radius=size * 0.5, border=INK)
        pen.text(self.news, tag.center, size, Typeface.BOLD, INK, anchor="center")

    def draw_large(self, pen: Pen, fit: Fit) -> None:
        """Draw the table enlarged, with the game's duck behind it and what the tutorial teaches."""
        table = fit.area(*_LARGE)
        px = pen.screen.scale.px(_DUCK * fit.scale)
        glad = replace(self._emblem.duck, mood=Mood.GLEE)
        duck = self._art.ducks.bust(glad, px, (-0.5, 0.5), Wings.RIM)
        foot = table.centerx, table.bottom - _FOOT * fit.scale
        pen.image(duck, foot, anchor="midbottom")
        pen.image(paint_emblem_raft(pen, self._emblem, table, table.height * _RIM, lit=False), table.topleft)
        middle = table.inflate(-table.width * 0.3, -table.height * 0.3)
        draw_emblem(pen, self._art, self._emblem, middle, _APART)
        draw_label(pen, fit.area(*_PAPER), self.text, self.help, fit.scale)
