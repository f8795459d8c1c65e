"""The frames of menu screens: a backdrop, a framed form with a title, and prompts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import message, message_in, sentence, sentences
from game.scenes.context import Context
from game.scenes.pieces.boathouse import WoodenSign, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import Keycap, draw_board, draw_caps, draw_keycap, keycap_of
from game.scenes.stack import ALONG, Scene
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, INK, PAPER
from game.ui.drawing.scenery.boathouse import draw_wall
from game.ui.drawing.scenery.noticeboard import EVENING, RIM, draw_noticeboard
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.drawing.text import Typeface
from game.ui.forms.form import Form
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.widgets import Prompts, Widget

PROMPT_HEIGHT = 44.0
_HELP, _LEADING, _LEAST = 15.0, 1.25, 13 / 15
_FOOT, _HELP_TOP = 66.0, 46.0
"""The room below a form for its board's rim and the help, and the help's distance from the lower edge."""
_CAP, _LEAST_CAP = 24.0, 20.0
"""A keycap's height on a canvas of 720 units, and its smallest height, in units."""
BESIDE, _NARROWER = 70.0, 24.0
"""The room to the left of rows for their keys, and how much narrower that makes a form beside a board."""
_PLATE = 32.0
"""The margins of the help text on its paper, left and right together."""
_DIMMED = 0.7
_TITLE, _ENDS = 36.0, 24.0
"""The letter size of a title, and the margin at each end of its board."""
_DUCK = 62.0
"""The width of the mascot on a form's frame."""
_SINKS = 0.4
"""How far a form is moved down, as a share of the free height below it."""
_NOTICE, _NOTICE_EDGE = 16.0, 34.0
"""The letter size of a notice, and the margin at each end of its lines."""
_WIDEST = 2.0
"""The largest width of a page, as a multiple of the canvas's height."""
READ_SCREEN: Mapping[Action, str] = {Action.ANNOUNCE_ROWS: message_in("an action", "read screen")}
"""The name of the key that reads a whole screen again."""


def draw_title(pen: Pen, words: str, room: float | None = None) -> float:
    """Draw a screen's title on a board at the top, at most `room` wide; return the board's lower edge."""
    room = pen.area.width - 40 if room is None else room
    wide = min(pen.width(words, _TITLE, Typeface.TITLE), room - 2 * _ENDS)
    board = FRect(0, 10, wide + 2 * _ENDS, pen.height(_TITLE, Typeface.TITLE) + 8)
    board.centerx = pen.area.centerx
    draw_title_board(pen, board, words, _TITLE, wide + 1)
    return board.bottom + 12


def draw_back_button(pen: Pen, area: FRect, devices: Input) -> None:
    """Draw the "Back" button of a page without a form, with its keycap."""
    draw_board(pen, area)
    at, size = (area.centerx, area.centery - area.height * 0.04), min(area.height * 0.44, 24.0)
    pen.outlined(message("‹ Back"), at, max(size, 15.0), width=area.width - 12, tight=True)
    draw_keycap(pen, devices, Action.CANCEL, (area.left + 14, area.top + 1), max(area.height * 0.36, 20.0))


def page_of(pen: Pen) -> FRect:
    """Return the middle of the canvas, limited in width so that wide windows don't spread things apart."""
    page = FRect(pen.area)
    page.width = min(page.width, page.height * _WIDEST)
    page.centerx = pen.area.centerx
    return page


class ContextScene(Scene):
    def __init__(self, context: Context) -> None:
        self.context = context

    def update(self, seconds: float) -> None:
        self.context.captions.update(seconds)

    def draw_keys(
        self,
        pen: Pen,
        hints: Prompts,
        at: tuple[float, float],
        size: float = 15.0,
        width: float | None = None,
        colour: str = BONE,
    ) -> None:
        """Draw prompts for the device in use in a row that starts at `at`, unless an answer is there."""
        if not self.shows_answers and self.context.answers.answer_for(self):
            return
        bindings, device = self.context.input.bindings, self.context.device
        draw_prompts(pen, bindings, device, hints, at, size, width=width, colour=colour)

    def keycap(self, action: Action) -> Keycap:
        """Return an action's keycap for the device in use, which is empty for a mouse."""
        return keycap_of(self.context.input, action)

    def read_out(self, title: str, *words: str) -> None:
        """Read a title and more words aloud."""
        self.context.captions.read(sentences(sentence(title), *words))

    def back(self) -> None:
        self.context.play_sound(Sound.MENU_CANCEL)
        self.stack.pop()


class OwnLogScene(ContextScene):
    """A scene with its own log of captions, so that it doesn't change the log of a match below it."""

    _entered = False

    def resume(self) -> None:
        if not self._entered:
            self._entered = True
            self.context.captions.push_history()

    def shutdown(self) -> None:
        if self._entered:
            self.context.captions.pop_history()


class WidgetScene(ContextScene):
    """A screen of widgets, one of which has the focus."""

    title: str = ""

    def __init__(self, context: Context, form: Form) -> None:
        super().__init__(context)
        self.form = form
        self._opening: tuple[str, ...] = ()

    def read_out(self, title: str, *words: str) -> None:
        super().read_out(title, *words)
        self._opening = (title, *(one for one in words if one != self.form.words))

    def read_again(self) -> None:
        """Read the whole screen again, with what has the focus now."""
        if self._opening:
            self.read_out(*self._opening, self.form.words)
        else:
            self.form.announce()

    @property
    def summary(self) -> str:
        """The words to read aloud between the title and the widgets."""
        return ""

    def refill(self) -> None:
        """Replace the widgets by those that are needed now, on a screen where they change."""

    def resume(self) -> None:
        self.refill()
        self.read_out(self.title, self.summary, self.form.words)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, *ALONG, Action.ANNOUNCE_ROWS)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return READ_SCREEN

    @property
    def moving(self) -> bool:
        return False

    def pause(self) -> None:
        # A text field in use would keep keys from the scene above.
        self.form.stop_editing()

    def draw_caps(self, pen: Pen, *, beside: bool = False) -> None:
        """Draw keycaps on the focused widget, or `beside` it if it's flat; call this after drawing the form.

        No keycaps are drawn while another scene is above.
        """
        if self.stack.top is not self:
            return
        focused, area = self.form.focused, self.form.area_of(self.form.focus)
        out_of_sight = self.form.visible_area(self.form.focus).height < area.height / 2
        if focused is not None and not focused.keyed and not out_of_sight:
            high = max(_CAP * Fit.of(pen.area).scale, _LEAST_CAP)
            draw_caps(pen, self.context.input, self.form.prompts, focused.cap_area(area), high, beside)

    def handle(self, event: InputEvent) -> bool:
        if not self.form.handle(event) and isinstance(event, ActionPressed):
            self.handle_unused(event)
        return True

    def handle_unused(self, event: ActionPressed) -> None:
        """Handle an action that no widget used: go back, or read the whole screen or the focus again."""
        if event.action is Action.CANCEL:
            self.back()
        elif event.action is Action.ANNOUNCE_ROWS:
            self.read_again()
        elif not event.repeat:
            self.form.announce()

    @property
    def focus_help(self) -> str:
        """The help of the focused widget, or an empty text while an answer is shown in its place."""
        focused = self.form.focused
        return "" if focused is None or self.context.answers.answer_for(self) else focused.help

    def back_sign(self, help: str = "") -> WoodenSign:
        return WoodenSign(message("Back"), self.back, help, self.context.input, Action.CANCEL)

    def focus_first(self, kind: type[Widget]) -> None:
        """Focus the first widget of a type, if there is one."""
        rows = enumerate(self.form.widgets)
        self.form.focus = next((place for place, row in rows if isinstance(row, kind)), self.form.focus)


class FormScene(WidgetScene):
    """A screen with a title and a form in the middle; cancel goes back."""

    width = 620.0
    cloth = EVENING
    """The colour of the board behind the form."""
    columns = 1
    afloat = False
    """Whether the rows float on the pond, instead of hanging on a board in the boathouse."""
    sinks = True
    """Whether a form with free height below it is moved down."""
    pinned = False
    """Whether the last row stays visible while the others scroll."""
    opened_by: Action | None = None
    """The action that opens the screen, if it also closes it."""

    def __init__(self, context: Context, *, see_through: bool | None = None) -> None:
        super().__init__(context, Form([], context.feedback, columns=self.columns))
        self.form.pinned = self.pinned
        if see_through is not None:
            self.see_through = see_through

    def widgets(self) -> Sequence[Widget]:
        return []

    def refill(self) -> None:
        self.form.fill(self.widgets())

    def resume(self) -> None:
        self.refill()
        self.read_out(self.title, self.summary, self.form.paragraph_words, self.form.words)

    def form_area(self, pen: Pen, top: float) -> FRect:
        """Return the form's area, in units; `top` is its upper edge."""
        width = min(self.width, pen.area.width - 60)
        height = pen.area.height - top - _FOOT - RIM
        return FRect(pen.area.centerx - width / 2, top, width, height)

    def draw(self, pen: Pen) -> None:
        self.draw_backdrop(pen)
        top = draw_title(pen, self.title) + RIM
        self.form.area = self.form_area(pen, top)
        self.form.arrange(pen)
        spare = self.form.area.height - self.form.height
        if self.sinks and spare > 0:
            self.form.area.top += spare * _SINKS
            self.form.area.height -= spare * _SINKS
            self.form.arrange(pen)
        area = FRect(self.form.area)
        area.height = min(area.height, self.form.height)
        board = self.board_area(area)
        if not self.afloat:
            self._draw_stand(pen, board)
        self.form.draw(pen)
        self.draw_caps(pen, beside=True)
        self.draw_foot(pen, area)

    def _draw_stand(self, pen: Pen, board: FRect) -> None:
        """Draw the board, with the mascot over its right end if there's room."""
        draw_noticeboard(pen, board, self.cloth)
        image = self.context.art.ducks.bust(
            self.context.art.mascot(), pen.screen.scale.px(_DUCK), (-0.5, 0.6), Wings.RIM
        )
        ppu = pen.screen.scale.ppu
        left, top = board.right - _DUCK * 1.5, board.top - RIM - image.get_height() / ppu
        words = min(pen.width(self.title, 38, Typeface.TITLE), pen.area.width - 40)
        free = top >= 8 and pen.area.centerx + words / 2 + 12 <= left
        if free and not self.see_through:
            pen.image(image, (left, top))

    def board_area(self, form: FRect) -> FRect:
        return form.inflate(36, 16)

    def draw_backdrop(self, pen: Pen) -> None:
        """Draw the backdrop: the boathouse's wall, the pond, or the darkened scene below."""
        if self.see_through:
            pen.dim(_DIMMED)
        elif self.afloat:
            draw_pond(pen)
        else:
            draw_wall(pen)

    def foot_y(self, area: FRect, pen: Pen) -> float:
        """Return the y coordinate of the help text below a form's area."""
        del area
        return pen.area.height - _HELP_TOP

    @property
    def foot_words(self) -> str:
        """The text below the form: the focused row's help."""
        widget = self.form.focused
        return "" if widget is None else widget.help

    def draw_foot(self, pen: Pen, form: FRect) -> None:
        """Draw the help below the form, unless an answer is shown there."""
        if self.context.answers.answer_for(self):
            return
        words = self.foot_words
        y = self.foot_y(form, pen)
        if words:
            width = pen.area.width - 40 - _PLATE
            lines = pen.lines(words, _HELP, Typeface.BOLD, width)
            # A second line moves the text up, so that both lines are in the window.
            area = FRect(0, y - (10 if len(lines) > 1 else 0), width, 2 * _HELP * _LEADING)
            area.centerx = pen.area.centerx
            # More than two lines are shrunk to two that fill the width.
            wide = max(pen.width(line, _HELP, Typeface.BOLD) for line in lines)
            wide = (wide if len(lines) <= 2 else width) + _PLATE
            plate = FRect(0, area.top - 4, wide, len(lines[:2]) * _HELP * _LEADING + 8)
            plate.centerx = area.centerx
            pen.plate(plate, BONE, radius=10, border=INK)
            pen.paragraph(
                words, area, _HELP, Typeface.BOLD, INK, align="center", leading=_LEADING, least=_LEAST
            )

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is self.opened_by:
            self.back()
        else:
            super().handle_unused(event)


class SideFormScene(FormScene):
    """A form on the left of a page, with a board on the right."""

    sinks = False
    share = 0.46
    """The largest width of the form, as a share of the canvas's width."""

    def form_area(self, pen: Pen, top: float) -> FRect:
        width = min(self.width, pen.area.width * self.share - _NARROWER)
        return FRect(page_of(pen).left + BESIDE, top, width, pen.area.height - top - _FOOT - RIM)

    def side_area(self, pen: Pen) -> FRect:
        """Return the area of the board on the right."""
        left, form = self.form.area.right + 44, self.form.area
        return FRect(left, form.top - 8, page_of(pen).right - left - 26, form.height + 16)


def draw_notices(pen: Pen, notices: Sequence[str]) -> list[FRect]:
    """Draw the three oldest notices as slips of paper across the top; return the area of each."""
    areas, y = list[FRect](), 10.0
    for notice in notices[:3]:
        room = min(pen.area.width - 40, 900.0) - 2 * _NOTICE_EDGE
        lines = pen.lines(notice, _NOTICE, Typeface.BOLD, room)[:4]
        width = min(room, max(pen.width(line, _NOTICE, Typeface.BOLD) for line in lines))
        area = FRect(0, y, width + 2 * _NOTICE_EDGE, 16 + _NOTICE * _LEADING * len(lines))
        area.centerx = pen.area.centerx
        pen.plate(area.move(0, 4), INK, radius=10)
        pen.plate(area, PAPER, radius=10, border=INK)
        at = area.right - _NOTICE_EDGE / 2, area.centery
        pen.text("×", at, 1.4 * _NOTICE, Typeface.BOLD, INK, anchor="center")
        for number, line in enumerate(lines):
            at = area.centerx, area.top + 8 + _NOTICE * _LEADING * (number + 0.5)
            pen.text(line, at, _NOTICE, Typeface.BOLD, INK, anchor="center", width=room)
        areas.append(area)
        y = area.bottom + 8
    return areas
