"""Short dialogs over another scene: a sheet of paper with some text, and a plank for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT, FormScene
from game.scenes.pieces.boathouse import draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BAND, BoardButton, Keycap, draw_paper
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Heading, Paragraph, Uses, Widget

_BAND, _SIDE, _MARGIN = 58.0, 30.0, 14.0
"""The height of a sheet's band, and the margins beside its rows and around it."""
_TITLE, _WORDS, _HELP = 32.0, 19.0, 17.0
_EDGE = 12.0
"""The margin beside a past caption."""
_BELOW = 12.0
"""The margin below text."""
_LEADING = 1.25
_DIMMED = 0.45
_DUCK, _ABOVE, _HIDDEN = 190.0, 16.0, 0.12
"""The width of a duck that holds a sheet, the margin above it, and the share of it behind the sheet."""
HELP_LINES = 2
"""The smallest number of lines reserved for the help of the focused answer."""


class SheetText(Paragraph):
    """Text on a sheet."""

    def __init__(self, text: str, size: float = _WORDS) -> None:
        super().__init__(text, INK, size)

    def height(self, pen: Pen, width: float) -> float:
        fit = Fit.of(pen.area)
        size = fit.letters(self.size)
        return len(pen.lines(self.text, size, Typeface.BOLD, width)) * size * _LEADING + _BELOW * fit.scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        size = Fit.of(pen.area).letters(self.size)
        pen.paragraph(self.text, area, size, Typeface.BOLD, INK, align="center", leading=_LEADING)


class SheetHeading(SheetText, Heading):
    """A heading on a sheet."""


class LogLine(SheetText):
    """A past caption, focusable so that it can be read aloud again."""

    focusable = True

    def height(self, pen: Pen, width: float) -> float:
        return super().height(pen, width - 2 * _EDGE * Fit.of(pen.area).scale)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            pen.plate(area, BAND, radius=8, border=INK)
        inside = area.inflate(-2 * _EDGE * Fit.of(pen.area).scale, 0)
        inside.top += _BELOW / 2 * Fit.of(pen.area).scale
        size = Fit.of(pen.area).letters(self.size)
        pen.paragraph(self.text, inside, size, Typeface.BOLD, INK, leading=_LEADING)


class AnswerPlank(BoardButton):
    """An answer on a plank, hidden while presses are ignored; its `action` presses it without the focus."""

    plank, gap = 58.0, 14.0
    visible = True
    action: Action | None = None

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        help: str = "",
        *,
        strong: bool = False,
        verb: str = "",
    ) -> None:
        super().__init__(text, "", on_press, help, key=lambda: self.key, strong=strong, pointed=False)
        self.key, self.verb = Keycap(), verb or self.verb

    def height(self, pen: Pen, width: float) -> float:
        del width
        return (self.plank + self.gap) * Fit.of(pen.area).scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if self.visible:
            plank = area.inflate(0, -area.height * self.gap / (self.plank + self.gap))
            super().draw(pen, plank, focused)


class DialogScene(FormScene):
    """A short text with answers, over the scene below, which stays visible."""

    see_through = True
    width = 560.0
    hints: Uses = ()
    middle = 0.5, 0.5
    """The centre of the dialog, as shares of the canvas."""
    tallest = 1.0
    """The largest height of the dialog, as a share of the canvas."""
    lowest = 0.0
    """The smallest height of the dialog, as a share of the canvas."""

    def draw_backdrop(self, pen: Pen) -> None:
        pen.dim(_DIMMED)

    def draw(self, pen: Pen) -> None:
        self.draw_backdrop(pen)
        fit = Fit.of(pen.area)
        for row in self.form.widgets:
            if isinstance(row, AnswerPlank):
                shown = row.action is not None or row is self.form.focused
                row.key = self.keycap(row.action or Action.CONFIRM) if shown else Keycap()
        self.draw_ground(pen, fit, self._lay_out(pen, fit))
        self.form.draw(pen)
        if self.hints and not self.context.answers.answer_for(self):
            self.draw_keys(pen, self.hints, (20, pen.area.height - PROMPT_HEIGHT + 6), fit.letters(16))

    def _lay_out(self, pen: Pen, fit: Fit) -> FRect:
        """Lay out the form; return the area of the whole dialog."""
        head, side, edge = (part * fit.scale for part in (_BAND + _MARGIN, _SIDE, _MARGIN))
        wide = min(self.width * fit.scale, pen.area.width - 2 * (side + edge))
        foot = self._foot_height(pen, fit, wide) + edge
        heights = [row.height(pen, wide) for row in self.form.widgets]
        stay = len(heights) - self.form.pinned
        rows = sum(heights[:stay]) + max(heights[stay:], default=0.0)
        room = FRect(pen.area).inflate(-2 * edge, -2 * edge)
        high = max(min(rows + head + foot, room.height * self.tallest), room.height * self.lowest)
        whole = FRect(0, 0, wide + 2 * side, high)
        whole.center = pen.area.width * self.middle[0], pen.area.height * self.middle[1]
        whole.clamp_ip(room)
        self.form.area = FRect(whole.left + side, whole.top + head, wide, whole.height - head - foot)
        return whole

    def _foot_height(self, pen: Pen, fit: Fit, wide: float) -> float:
        """Return the height reserved for help, enough for the longest help text."""
        size = fit.letters(_HELP)
        lines = [len(pen.lines(row.help, size, Typeface.BOLD, wide)) for row in self.form.widgets if row.help]
        return max(HELP_LINES, *lines) * size * _LEADING if lines else 0.0

    @property
    def holder(self) -> Duck | None:
        """The duck that holds the sheet, if any."""
        return None

    def draw_ground(self, pen: Pen, fit: Fit, whole: FRect) -> None:
        """Draw the sheet with its title and the help of the focused answer."""
        if self.holder is not None:
            self._draw_holder(pen, fit, whole, self.holder)
        band = _BAND * fit.scale
        draw_paper(pen, whole, band=band, focused=False)
        at, size = (whole.centerx, whole.top + 5 + band / 2), fit.letters(_TITLE)
        room = whole.width - 30 * fit.scale
        pen.text(self.title, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        self.draw_help(pen, fit)

    def _draw_holder(self, pen: Pen, fit: Fit, whole: FRect, duck: Duck) -> None:
        """Draw the duck behind the sheet, scaled down if there's little room above."""
        ratio = BOX[1] / BOX[0]
        high = min(_DUCK * fit.scale * ratio, (whole.top - _ABOVE) / (1 - _HIDDEN))
        if high > 0:
            width = pen.screen.scale.px(high / ratio)
            bust = self.context.art.ducks.bust(duck, width, (0.0, 0.3), Wings.RIM)
            pen.image(bust, (whole.centerx, whole.top + high * _HIDDEN), anchor="midbottom")

    def draw_help(self, pen: Pen, fit: Fit, *, note: bool = False) -> None:
        """Draw the focused answer's help below the answers, on a note of its own if `note`."""
        form = self.form.area
        area = FRect(form.left, form.bottom, form.width, self._foot_height(pen, fit, form.width))
        if note:
            draw_note(pen, fit, area.inflate(2 * _SIDE * fit.scale, 0), self.foot_words)
        else:
            size = fit.letters(_HELP)
            pen.paragraph(self.foot_words, area, size, Typeface.BOLD, INK, align="center", leading=_LEADING)


class LateDialogScene(DialogScene):
    """A dialog that ignores input at first, as it's probably meant for the previous screen."""

    late = 0.4
    """The seconds until the answers appear."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._age = 0.0

    @property
    def accepts_input(self) -> bool:
        """Whether the dialog accepts input yet."""
        return self._age >= self.late

    @property
    def moving(self) -> bool:
        return not self.accepts_input

    def refill(self) -> None:
        super().refill()
        self._show_answers()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds
        self._show_answers()

    def _show_answers(self) -> None:
        for row in self.form.widgets:
            if isinstance(row, AnswerPlank):
                row.visible = self.accepts_input


class QuestionScene(DialogScene):
    """A dialog whose title is a question."""

    def resume(self) -> None:
        self.refill()
        self.context.captions.read(sentences(self.title, self.form.paragraph_words, self.form.words))


class QuitScene(QuestionScene):
    """Asks whether to quit."""

    title = message("Leave Sixes?")

    def __init__(self, context: Context, words: str) -> None:
        """`words` describe what happens to the unfinished match."""
        super().__init__(context)
        self._words = words

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(self._words),
            AnswerPlank(
                message_in("in the program", "Stay"),
                self.back,
                message("Back to the title screen."),
                strong=True,
            ),
            AnswerPlank(message_in("the program", "Leave"), self.context.quit, message("Until next time.")),
        ]
