"""The controls of settings: boards on a wall with a name, help, and a value, for example as a lever."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import message, sentences
from game.scenes.menus.settings.live_table import WindowPart
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_focusable_board
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Amount, Button, Heading, Pick, TextField, Widget

WIDE = 632.0
"""The width of a control with its margins, to which the other measures here refer."""
MARGIN = 8.0
"""The margin on each side of a control."""
_PITCH, _HIGH = 102.0, 88.0
_LEFT, _RIGHT, _APART = 26.0, 18.0, 16.0
_NAME, _HELP, _LEADING = 24.0, 16.0, 1.26
_ABOVE = 18.0
"""The room above and below the words, which grows with a control but doesn't shrink."""
_THING = 56.0
_THINGS = 348.0
"""The largest width of a row of plates."""
_PLATE, _DARK = 58.0, "#5A3620"
_WHEEL, _ARROW = 262.0, 44.0
_KNOB = 46.0
_ROPE, _SHARE, _DUCK = 216.0, 68.0, 52.0


class _BoardLayout(NamedTuple):
    """The area of a board, and its scale relative to a control of width `WIDE`."""

    board: FRect
    scale: float

    @classmethod
    def of(cls, area: FRect) -> _BoardLayout:
        scale = area.width / WIDE
        return cls(area.inflate(-2 * MARGIN * scale, -(_PITCH - _HIGH) * scale), scale)

    def letter_size(self, size: float) -> float:
        return max(size * self.scale, LEAST)

    def value_area(self, width: float) -> FRect:
        """Return the area for a value at the right end of the board."""
        right = self.board.right - _RIGHT * self.scale
        area = FRect(0, 0, width * self.scale, _THING * self.scale)
        area.midright = right, self.board.centery - 2 * self.scale
        return area


class Control(Widget):
    """A control on a board.

    Attributes:
        shows: whether the table plays a turn to show the effect.
        game: the game whose table shows the effect; empty for any game.
        part: what the page's window shows while the control has the focus.
    """

    label = ""
    shows = False
    game = ""
    part: WindowPart = WindowPart.HAND
    value_width = 0.0
    """The width of the area for the value, in the units of `WIDE`."""

    def height(self, pen: Pen, width: float) -> float:
        layout = _BoardLayout.of(FRect(0, 0, width, _PITCH * width / WIDE))
        return max(_HIGH * layout.scale, self._words_height(pen, layout)) + (_PITCH - _HIGH) * layout.scale

    @property
    def remark(self) -> str:
        """What the host says about the current value; may be empty."""
        return ""

    def describe(self) -> str:
        return sentences(self.state_words, self.help, self.remark)

    @property
    def announcement(self) -> str:
        return sentences(self.state_words, self.remark)

    def values_area(self, pen: Pen, layout: _BoardLayout) -> FRect:
        del pen
        return layout.value_area(self.value_width)

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        """Draw the control's values."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        layout = _BoardLayout.of(area)
        draw_focusable_board(pen, layout.board, focused, layout.scale)
        things = self.values_area(pen, layout)
        self._draw_words(pen, layout)
        self.draw_values(pen, layout, things)

    def _help_lines(self, pen: Pen, layout: _BoardLayout, wide: float) -> tuple[str, ...]:
        return pen.lines(self.help, layout.letter_size(_HELP), Typeface.BOLD, wide) if self.help else ()

    def _words_span(self, pen: Pen, layout: _BoardLayout) -> tuple[float, float]:
        left = layout.board.left + _LEFT * layout.scale
        return left, self.values_area(pen, layout).left - _APART * layout.scale - left

    def _words_height(self, pen: Pen, layout: _BoardLayout) -> float:
        lines = len(self._help_lines(pen, layout, self._words_span(pen, layout)[1]))
        words = layout.letter_size(_NAME) * 1.2 + lines * layout.letter_size(_HELP) * _LEADING
        return words + _ABOVE * max(layout.scale, 1.0)

    def _draw_words(self, pen: Pen, layout: _BoardLayout) -> None:
        left, wide = self._words_span(pen, layout)
        name, size = layout.letter_size(_NAME), layout.letter_size(_HELP)
        lines = self._help_lines(pen, layout, wide)
        below = len(lines) * size * _LEADING
        middle = layout.board.centery - 4 * layout.scale - below / 2
        pen.outlined(self.label, (left, middle), name, anchor="midleft", width=wide, tight=True)
        for number, line in enumerate(lines):
            at = left, middle + name * 0.64 + (number + 0.5) * size * _LEADING
            pen.outlined(line, at, size, Typeface.BOLD, anchor="midleft", width=wide)


def draw_choice(pen: Pen, area: FRect, words: str, size: float, *, chosen: bool) -> None:
    """Draw a plate with a value, raised and golden if `chosen`."""
    radius = area.height * 0.25
    plate = area.move(0, -3) if chosen else area
    pen.plate(area.move(0, 3), INK, radius=radius)
    pen.plate(plate, GOLD if chosen else _DARK, radius=radius, border=INK)
    colour, room = INK if chosen else BONE, area.width - area.height * 0.2
    pen.text(words, plate.center, size, Typeface.TITLE, colour, anchor="center", width=room, tight=True)


class ChoiceControl(Control, Pick):
    """A choice of one of several values; the host may have a remark about each."""

    def __init__(
        self,
        label: str,
        names: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        help: str = "",
        *,
        remarks: Sequence[str] = (),
        shows: bool = False,
        game: str = "",
    ) -> None:
        Pick.__init__(self, label, names, index, on_change, help)
        self.remarks, self.shows, self.game = tuple(remarks), shows, game

    @property
    def remark(self) -> str:
        return self.remarks[self.index] if self.remarks else ""


class PlateChoice(ChoiceControl):
    """A row of plates, one for each value, or a wheel if there isn't enough room."""

    _plates: list[FRect] | None = None

    def values_area(self, pen: Pen, layout: _BoardLayout) -> FRect:
        self._plates = []
        for size, around in ((20.0, 28.0), (18.0, 22.0)):
            letters = layout.letter_size(size)
            widths = [
                max(pen.width(name, letters, Typeface.TITLE) + around * layout.scale, _PLATE * layout.scale)
                for name in self.names
            ]
            gap = 8 * layout.scale
            whole = sum(widths) + gap * (len(widths) - 1)
            if whole <= _THINGS * layout.scale:
                area = layout.value_area(whole / layout.scale)
                left = area.left
                for width in widths:
                    self._plates.append(FRect(left, area.top, width, area.height))
                    left += width + gap
                return area
        return layout.value_area(_WHEEL)

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        if not self._plates:
            draw_wheel(pen, area, self.shown, layout.letter_size(20), _ARROW * layout.scale)
            return
        for number, (plate, name) in enumerate(zip(self._plates, self.names, strict=True)):
            draw_choice(pen, plate, name, layout.letter_size(20), chosen=number == self.index)

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        if held or self._plates is None:
            # Nobody can aim at plates that haven't been drawn yet.
            return False
        plates = (number for number, plate in enumerate(self._plates) if plate.collidepoint(x, y))
        chosen = next(plates, None)
        if chosen is not None:
            return self._step(chosen - self.index)
        wheel = _BoardLayout.of(area).value_area(_WHEEL)
        back = not self._plates and wheel.left <= x < wheel.left + _ARROW * area.width / WIDE
        return self._step(-1 if back else 1)


def draw_wheel(pen: Pen, area: FRect, words: str, size: float, arrow: float) -> None:
    """Draw a value between two arrows that are `arrow` units wide."""
    pen.plate(area, _DARK, radius=area.height * 0.25, border=INK)
    for sign, x in (("‹", area.left + arrow / 2), ("›", area.right - arrow / 2)):
        pen.disc((x, area.centery), arrow - 8, BONE)
        pen.text(sign, (x, area.centery - arrow * 0.05), arrow * 0.6, Typeface.BOLD, INK, anchor="center")
    room = area.width - 2 * arrow - 4
    pen.text(words, area.center, size, Typeface.TITLE, BONE, anchor="center", width=room, tight=True)


class Lever(ChoiceControl):
    """A lever that switches a setting off or on."""

    value_width = 120.0

    def __init__(
        self,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        help: str,
        *,
        remarks: Sequence[str] = (),
        shows: bool = False,
        game: str = "",
    ) -> None:
        names, change = (message("Off"), message("On")), lambda index: on_change(bool(index))
        super().__init__(label, names, int(on), change, help, remarks=remarks, shows=shows, game=game)

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        on = bool(self.index)
        pen.plate(area, "#146A52" if on else "#4A3A48", radius=area.height / 2, border=INK)
        inset = area.height / 2
        x = area.right - inset if on else area.left + inset
        knob = pen.disc((x, area.centery), _KNOB * layout.scale, BONE)
        left, right = (area.left, knob.left) if on else (knob.right, area.right)
        at, wide = ((left + right) / 2 + (3 if on else -3), area.centery), right - left - 8 * layout.scale
        size = layout.letter_size(18)
        pen.text(self.shown, at, size, Typeface.BOLD, BONE, anchor="center", width=wide, tight=True)

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del area, x, y
        return not held and self._step(1)


class Rope(Control, Amount):
    """A control for a percentage, which is shown by a duck on a rope."""

    value_width = _ROPE + _SHARE

    def __init__(
        self,
        art: Art,
        label: str,
        value: float,
        least: float,
        most: float,
        step: float,
        on_change: Callable[[float], None],
        help: str,
        show: Callable[[float], str],
        *,
        shows: bool = False,
    ) -> None:
        Amount.__init__(self, label, value, least, most, step, on_change, help, show)
        self.shows = shows
        self._art = art

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        rope = self._rope(layout, area)
        share = (self.value - self.least) / (self.most - self.least)
        thick = 14 * layout.scale
        line = FRect(rope.left - thick / 2, rope.centery - thick / 2, rope.width + thick, thick)
        pen.plate(line, "#4A2E3C", radius=thick / 2, border=INK)
        filled = FRect(line.left, line.top, thick / 2 + rope.width * share, thick)
        if filled.width > thick:
            pen.plate(filled, MINT, radius=thick / 2, border=INK)
        duck = self._art.ducks.side_view(Duck(), pen.screen.scale.px(_DUCK * layout.scale))
        at = rope.left + rope.width * share, rope.centery + thick / 2 + 4 * layout.scale
        pen.image(duck, at, anchor="midbottom")
        words, size = self.shown, layout.letter_size(20)
        at = area.right, area.centery
        wide = _SHARE * layout.scale - 12 * layout.scale
        pen.outlined(words, at, size, anchor="midright", width=wide, tight=True)

    @staticmethod
    def _rope(layout: _BoardLayout, area: FRect) -> FRect:
        """Return the area along which the duck moves."""
        edge = 22 * layout.scale
        rope = FRect(area.left + edge, area.top, (_ROPE - 14) * layout.scale - 2 * edge, area.height)
        return rope.move(0, 8 * layout.scale)

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del y
        layout = _BoardLayout.of(area)
        rope = self._rope(layout, layout.value_area(self.value_width))
        edge = 24 * layout.scale
        if not held and not rope.left - edge <= x <= rope.right + edge:
            return False
        share = max(0.0, min(1.0, (x - rope.left) / rope.width))
        return self._set(self.least + (self.most - self.least) * share)


class NameTag(Control, TextField):
    """A short text to edit, on a paper tag."""

    value_width = 250.0

    @property
    def announcement(self) -> str:
        return self.state_words

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        pen.plate(area, GOLD if self.editing else BONE, radius=area.height * 0.25, border=INK)
        words, size = self.value_with_cursor, layout.letter_size(22)
        wide = area.width - 20 * layout.scale
        pen.text(words, area.center, size, Typeface.BOLD, INK, anchor="center", width=wide, tight=True)


class PageOpener(Control, Button):
    """A board that opens another page."""

    value_width = 72.0

    def __init__(self, text: str, on_press: Callable[[], None], help: str) -> None:
        Button.__init__(self, text, on_press, help)
        self.label = text

    @property
    def announcement(self) -> str:
        return ""

    def draw_values(self, pen: Pen, layout: _BoardLayout, area: FRect) -> None:
        draw_choice(pen, area, "›", layout.letter_size(30), chosen=True)


class BoardHeading(Heading):
    """The heading of the boards below it."""

    def height(self, pen: Pen, width: float) -> float:
        del pen
        return 52.0 * width / WIDE

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        scale = area.width / WIDE
        at = area.left + (MARGIN + _LEFT) * scale, area.centery + 4 * scale
        size = max(24 * scale, LEAST)
        wide = area.width - 2 * (MARGIN + _LEFT) * scale
        pen.outlined(self.text, at, size, anchor="midleft", width=wide)
