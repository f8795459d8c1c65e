"""Short dialogs over another scene: a sheet of paper with some text, and a plank for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from pygame import FRect

from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT, FormScene
from game.scenes.pieces.boathouse import draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.images import TURNS, lily_pad_image
from game.scenes.pieces.kit import BAND, Keycap, UnpointedButton, draw_paper
from game.tables.raft.speech import draw_bubble
from game.ui.devices.actions import Action, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import INK, PAPER
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Typeface
from game.ui.forms.form import Feedback, Form
from game.ui.forms.widgets import Heading, Paragraph, Prompts, Widget

_BAND, _SIDE, _MARGIN = 58.0, 30.0, 14.0
"""The height of a sheet's band, and the margins beside its rows and around it."""
_TITLE, _WORDS, _HELP = 32.0, 19.0, 17.0
_EDGE, _PAST = 12.0, 5.0
"""The margin beside a past caption, and its extra height."""
BELOW = 12.0
"""The margin below text."""
_LEADING = 1.25
_DIMMED = 0.45
_TALLEST, _MIDDLE = 470.0, 316.0
"""The largest height of a bubble, and the y of its middle."""
_INSIDE, _HEAD, _LARGE, _CORNER = 30.0, 82.0, 44.0, 40.0
"""The margin beside a bubble's text, the height above it, and the sizes of its title and corners."""
_FLOOR, _NEXT, _BENEATH = 704.0, 96.0, 8.0
"""The lower edge of the help below a speaker's last plank, a plank's height, and the margin below help."""
_CLEAR = 6.0
"""The distance of the help from its plank, for the focus mark; neither grows with the canvas."""
_TALL, _TOP, _BEHIND = 470.0, 70.0, 0.13
"""The duck's height, the smallest y of its head, and the share of the duck that's behind the planks."""
_BEAK = 0.25, 0.5
"""The bubble's tip, beside the tear of a sad duck: its distances from the duck's middle and foot, as shares
of the duck's height."""
_ROW, _ROW_WIDE, _APART = 680.0, 150.0, 1.1
"""Ducks below a bubble: the y of their feet, their largest width, and their pitch in widths."""
_LOUD = 22.0
HELP_LINES = 2
"""The smallest number of lines reserved for the help of the focused answer."""


class SheetText(Paragraph):
    align = "center"

    def __init__(self, text: str, size: float = _WORDS) -> None:
        super().__init__(text, INK, size)

    def height(self, pen: Pen, width: float) -> float:
        fit = Fit.of(pen.area)
        size = fit.letter_size(self.size)
        return len(pen.lines(self.text, size, Typeface.BOLD, width)) * size * _LEADING + BELOW * fit.scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        size = Fit.of(pen.area).letter_size(self.size)
        pen.paragraph(self.text, area, size, Typeface.BOLD, INK, align=self.align, leading=_LEADING)


class SheetHeading(SheetText, Heading):
    """A heading on a sheet."""

    state_words = Heading.state_words


class LogLine(SheetText):
    """A past caption, focusable so that it can be read aloud again."""

    focusable = True

    def height(self, pen: Pen, width: float) -> float:
        scale = Fit.of(pen.area).scale
        return super().height(pen, width - 2 * _EDGE * scale) + _PAST * scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            pen.plate(area, BAND, radius=8, border=INK)
        inside = area.inflate(-2 * _EDGE * Fit.of(pen.area).scale, 0)
        inside.top += (BELOW / 2 + 1) * Fit.of(pen.area).scale
        size = Fit.of(pen.area).letter_size(self.size)
        pen.paragraph(self.text, inside, size, Typeface.BOLD, INK, leading=_LEADING)


class AnswerPlank(UnpointedButton):
    """An answer on a plank, shown once it's `visible`; `action` (or None) presses it without the focus."""

    plank, gap = 58.0, 14.0
    visible = True
    action: Action | None = None

    def __init__(
        self, text: str, on_press: Callable[[], None], help: str = "", *, strong: bool = False, verb: str = ""
    ) -> None:
        super().__init__(text, "", on_press, help, key=lambda: self.key, strong=strong)
        self.key, self.verb = Keycap(), verb or self.verb

    def height(self, pen: Pen, width: float) -> float:
        del width
        # The focus's ring doesn't get smaller with the canvas.
        return self.plank * Fit.of(pen.area).scale + self.gap * max(Fit.of(pen.area).scale, 1.0)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if self.visible:
            plank = area.inflate(0, self.plank * Fit.of(pen.area).scale - area.height)
            super().draw(pen, plank, focused)


class DialogScene(FormScene):
    """A short text with answers, over the scene below, which stays visible; a click beside it goes back."""

    see_through = True
    width = 560.0
    hints: Prompts = ()
    middle = 0.5, 0.5
    """The centre of the dialog, as shares of the canvas."""
    tallest = 1.0
    """The largest height of the dialog, as a share of the canvas."""
    lowest = 0.0
    """The smallest height of the dialog, as a share of the canvas."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheet: FRect | None = None

    def handle(self, event: InputEvent) -> bool:
        sheet = self._sheet if self.see_through else None
        match event:
            case PointerPressed(x=x, y=y, button=1) if sheet is not None and not sheet.collidepoint(x, y):
                self.back()
                return True
        return super().handle(event)

    def draw_backdrop(self, pen: Pen) -> None:
        pen.dim(_DIMMED)

    def draw(self, pen: Pen) -> None:
        self.draw_backdrop(pen)
        fit = Fit.of(pen.area)
        for row in self.form.widgets:
            if isinstance(row, AnswerPlank):
                shown = row.action is not None or row is self.form.focused
                row.key = self.keycap(row.action or Action.CONFIRM) if shown else Keycap()
        self._sheet = self._lay_out(pen, fit)
        self.draw_ground(pen, fit, self._sheet)
        self.form.draw(pen)
        if self.hints and not self.context.answers.answer_for(self):
            self.draw_keys(pen, self.hints, (20, pen.area.height - PROMPT_HEIGHT + 6), fit.letter_size(16))

    def _lay_out(self, pen: Pen, fit: Fit) -> FRect:
        """Lay out the form; return the area of the whole dialog."""
        head, side, edge = (part * fit.scale for part in (_BAND + _MARGIN, _SIDE, _MARGIN))
        wide = min(self.width * fit.scale, pen.area.width - 2 * (side + edge))
        foot = self._foot_height(pen, fit, wide) + edge
        pinned = self.form.widgets[len(self.form.widgets) - self.form.pinned :]
        rows = self.form.lay_rows(pen, wide)[1]
        rows += max((row.height(pen, wide) for row in pinned), default=0.0)
        room = FRect(pen.area).inflate(-2 * edge, -2 * edge)
        high = max(min(rows + head + foot, room.height * self.tallest), room.height * self.lowest)
        at = pen.area.width * self.middle[0], pen.area.height * self.middle[1]
        whole = centred_area(at, wide + 2 * side, high)
        whole.clamp_ip(room)
        self.form.area = FRect(whole.left + side, whole.top + head, wide, whole.height - head - foot)
        return whole

    def _foot_height(self, pen: Pen, fit: Fit, wide: float) -> float:
        """Return the height reserved for help, enough for the longest help text."""
        size = fit.letter_size(_HELP)
        lines = [len(pen.lines(row.help, size, Typeface.BOLD, wide)) for row in self.form.widgets if row.help]
        return max(HELP_LINES, *lines) * size * _LEADING if lines else 0.0

    def draw_ground(self, pen: Pen, fit: Fit, whole: FRect) -> None:
        """Draw the sheet with its title and the help of the focused answer."""
        band = _BAND * fit.scale
        draw_paper(pen, whole, band=band, focused=False)
        at, size = (whole.centerx, whole.top + 5 + band / 2), fit.letter_size(_TITLE)
        room = whole.width - 30 * fit.scale
        pen.text(self.title, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        self.draw_help(pen, fit)

    def draw_help(self, pen: Pen, fit: Fit, *, note: bool = False) -> None:
        """Draw the focused answer's help below the answers, on a note of its own if `note`."""
        form = self.form.area
        area = FRect(form.left, form.bottom, form.width, self._foot_height(pen, fit, form.width))
        if note:
            note_area = area.inflate(2 * _SIDE * fit.scale, 0).move(0, _BENEATH * fit.scale)
            draw_note(pen, fit, note_area, self.foot_words)
        else:
            size = fit.letter_size(_HELP)
            pen.paragraph(self.foot_words, area, size, Typeface.BOLD, INK, align="center", leading=_LEADING)


class SpeakerForm(Form):
    """A form whose last widgets, `pinned` of them, are placed in the areas `answers`."""

    def __init__(self, feedback: Feedback) -> None:
        super().__init__([], feedback)
        self.answers: list[FRect] = []

    def _arrange_pinned(self, pen: Pen, y: float) -> list[FRect]:
        del pen
        return [FRect(0, y + number * _NEXT, self.area.width, 0) for number in range(self.pinned)]

    def area_of(self, number: int) -> FRect:
        at = number - self._scrolling
        return self.answers[at] if 0 <= at < len(self.answers) else super().area_of(number)

    def _widget_at(self, x: float, y: float) -> int | None:
        pinned = range(self._scrolling, len(self.widgets))
        found = next((one for one in pinned if self.area_of(one).collidepoint(x, y)), None)
        return super()._widget_at(x, y) if found is None else found


class SpeakerPlank(AnswerPlank):
    """A large plank that the speaker holds."""

    plank, gap = 84.0, 12.0


class SpeakerDialog(DialogScene):
    """A dialog with a large duck that says the text in a bubble and, after a delay, holds up the answers.

    Subclasses may ignore input that comes before the answers.
    """

    see_through = False
    late = 0.0
    """The seconds until the answers appear."""
    bubble = 610.0, 610.0
    """The left edge and the width of the bubble."""
    planks = 110.0, 420.0
    """The left edge and the width of the answers."""
    form: SpeakerForm

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = SpeakerForm(context.feedback)
        self._age = 0.0

    @property
    def accepts_input(self) -> bool:
        """Whether the answers are shown."""
        return self._age >= self.late

    @property
    def moving(self) -> bool:
        return not self.accepts_input

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds
        self._show_answers()

    def _show_answers(self) -> None:
        for row in self.form.widgets:
            if isinstance(row, AnswerPlank):
                row.visible = self.accepts_input

    @property
    def duck(self) -> Duck:
        return self.context.art.mascot()

    def refill(self) -> None:
        super().refill()
        self._show_answers()
        self.form.pinned = sum(isinstance(row, SpeakerPlank) for row in self.form.widgets)

    def _lay_out(self, pen: Pen, fit: Fit) -> FRect:
        """Lay out the form; return the area of the bubble."""
        left, wide = self.bubble[0] * fit.scale, self.bubble[1] * fit.scale
        inside = wide - 2 * _INSIDE * fit.scale
        head, edge = _HEAD * fit.scale, _INSIDE * fit.scale
        rows = sum(row.height(pen, inside) for row in self.form.widgets if not isinstance(row, SpeakerPlank))
        bubble = FRect(fit.left + left, 0, wide, min(head + rows + edge, _TALLEST * fit.scale))
        bubble.centery = fit.at(0, _MIDDLE)[1]
        self.form.area = FRect(bubble.left + edge, bubble.top + head, inside, bubble.height - head - edge)
        self.form.answers = []
        foot = fit.at(0, _FLOOR)[1]
        for row in reversed(self._planks):
            foot -= len(self._help_lines(pen, fit, row)) * fit.letter_size(_HELP) * _LEADING + _CLEAR
            plank = fit.area(self.planks[0], 0, self.planks[1], _NEXT)
            plank.bottom = foot
            self.form.answers.insert(0, plank)
            foot = plank.top - _BENEATH * fit.scale
        return bubble

    @property
    def _planks(self) -> list[SpeakerPlank]:
        return [row for row in self.form.widgets if isinstance(row, SpeakerPlank)]

    def _help_lines(self, pen: Pen, fit: Fit, row: SpeakerPlank) -> tuple[str, ...]:
        return pen.lines(row.help, fit.letter_size(_HELP), Typeface.BOLD, self.planks[1] * fit.scale)

    def draw_ground(self, pen: Pen, fit: Fit, whole: FRect) -> None:
        """Draw the duck behind the planks, and the bubble with the title."""
        x, top = fit.at(self.planks[0] + self.planks[1] / 2, 0)[0], self.form.answers[0].top
        high = min(_TALL * fit.scale, (top - fit.at(0, _TOP)[1]) / (1 - _BEHIND))
        image = self.context.art.ducks.bust(
            self.duck, pen.screen.scale.px(high * BOX[0] / BOX[1]), (0.5, 0.2), Wings.RIM
        )
        pen.image(image, (x, top + high * _BEHIND), anchor="midbottom")
        beak = x + high * _BEAK[0], top + high * _BEHIND - high * _BEAK[1]
        draw_bubble(pen, whole, beak, _CORNER * fit.scale, colour=PAPER)
        at, size = (whole.centerx, whole.top + _HEAD * 0.55 * fit.scale), fit.letter_size(_LARGE)
        room = whole.width - 2 * _INSIDE * fit.scale
        pen.text(self.title, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        self.draw_beside(pen, fit)
        letters, hidden = fit.letter_size(_HELP), bool(self.context.answers.answer_for(self))
        for row, plank in zip(self._planks, self.form.answers, strict=True):
            helps = row.visible and not hidden
            for number, line in enumerate(self._help_lines(pen, fit, row) if helps else ()):
                y = plank.bottom + _CLEAR + (number + 0.5) * letters * _LEADING
                pen.outlined(line, (plank.centerx, y), letters, Typeface.BOLD)

    def draw_beside(self, pen: Pen, fit: Fit) -> None:
        """Draw what belongs below the bubble; the default draws nothing."""

    def draw_row(self, pen: Pen, fit: Fit, ducks: Sequence[Duck], *, afloat: bool = False) -> None:
        """Draw ducks side by side below the bubble, on lily pads if `afloat`."""
        wide = min(_ROW_WIDE, self.bubble[1] / max(len(ducks), 1) / _APART)
        for number, duck in enumerate(ducks):
            x = self.bubble[0] + self.bubble[1] / 2 + (number - (len(ducks) - 1) / 2) * wide * _APART
            if afloat:
                pad = lily_pad_image(pen, wide * fit.scale, number % TURNS)
                pen.image(pad, fit.at(x, _ROW - wide * 0.1), anchor="center")
            px = pen.screen.scale.px(wide * fit.scale)
            image = self.context.art.ducks.bust(duck, px, (0.0, 0.6), Wings.DOWN)
            pen.image(image, fit.at(x, _ROW), anchor="midbottom")


class QuitScene(SpeakerDialog):
    """A dialog that asks whether to quit; the ducks of an unfinished match sleep below the text."""

    title = message("Leave Sixes?")

    def __init__(self, context: Context, words: str, ducks: Sequence[Duck] = ()) -> None:
        """`words` describe what happens to the unfinished match."""
        super().__init__(context)
        self._words, self._ducks = words, ducks

    def resume(self) -> None:
        first = not self.form.widgets
        self.refill()
        if first:
            self.focus_first(SpeakerPlank)
        self.read_out(self.title, self.form.paragraph_words, self.form.words)

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(self._words, _LOUD),
            SpeakerPlank(
                message_in("in the program", "Stay"),
                self.back,
                message("Back to the title screen."),
                strong=True,
            ),
            SpeakerPlank(message_in("the program", "Leave"), self.context.quit, message("Until next time.")),
        ]

    def draw_backdrop(self, pen: Pen) -> None:
        draw_evening(pen)

    def draw_beside(self, pen: Pen, fit: Fit) -> None:
        """Draw the ducks of the match asleep on lily pads."""
        ducks = [replace(duck, mood=Mood.SLEEPY) for duck in self._ducks]
        self.draw_row(pen, fit, ducks, afloat=True)
