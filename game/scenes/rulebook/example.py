"""The screen of an album entry: its picture, its effect, and an exercise."""

from __future__ import annotations

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message, sentences
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT, Aside, draw_way_out
from game.scenes.pieces.board_area import BoardArea, QuestionState
from game.scenes.pieces.boathouse import SLATE_RIM, draw_slate_within
from game.scenes.rulebook.album import Album, draw_tick
from game.scenes.rulebook.example_layout import ABOUT, COLUMNS, Layout
from game.scenes.rulebook.quiz import QuizTrial
from game.scenes.rulebook.trial import ExerciseSession, TableTrial
from game.scenes.stack import ALONG
from game.tables.book.rulebook import AlbumEntry, Quiz
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, CORAL, INK, MINT, MIST, PALE_GOLD, POND
from game.ui.drawing.scenery.boathouse import draw_wall
from game.ui.drawing.text import Typeface

_PICTURE = (0.36, 0.46)
"""The smallest and largest share of a column for an entry's picture."""
_SMALL_PICTURE = 0.2
"""The share for the picture if there's little room."""
_LEAST_PICTURE = 0.12
_LEADING, _FINER = 1.26, 0.86
_SIZES = tuple(18.0 - 0.5 * step for step in range(11))
"""The letter sizes below the table, of which the first that fits is used."""


def _finer(size: float) -> float:
    """Return the letter size of secondary text that goes with a size."""
    return max(size * _FINER, LEAST_LETTERS)


def _fitting(pen: Pen, entry: AlbumEntry, inside: FRect) -> tuple[float, float]:
    """Return the share of the column for an entry's picture, and the letter size of its text."""
    for size in (17.0, 16.0, 15.0, 14.0, 13.0):
        effect = len(pen.lines(entry.effect, size, Typeface.BOLD, inside.width)) * size
        detail = len(pen.lines(entry.detail, _finer(size), Typeface.TEXT, inside.width)) * _finer(size)
        share = 1 - ((effect + detail) * _LEADING + 24) / inside.height
        if share >= _PICTURE[0]:
            return min(share, _PICTURE[1]), size
    return share, size


class ExampleScene(Aside):
    """Shows an album's focused entry; previous and next step through the album.

    If there's no room for entry and table side by side, they're shown one after the other.
    """

    def __init__(self, context: Context, game: str, album: Album) -> None:
        super().__init__(context)
        self._game = game
        self.album = album
        self.layout = Layout.of(1280, 720)
        self.stage = BoardArea()
        self._at_table = False
        self.trial = self._trial()

    def _trial(self) -> ExerciseSession:
        """Return a new session of the focused entry's exercise."""
        exercise = self.album.entry.exercise
        if isinstance(exercise, Quiz):
            return QuizTrial(self.context, exercise)
        return TableTrial(self.context, self._game, exercise)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, *ALONG, Action.UNDO, *self.trial.board.keys)

    def resume(self) -> None:
        super().resume()
        entry = self.album.entry
        task = message("Try it: {task}", task=self.trial.spoken)
        self.context.captions.read(sentences(self.album.words, entry.detail, task))

    @property
    def moving(self) -> bool:
        return self.trial.moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.trial.update(seconds):
            self.album.solved.add(self.album.place)

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_wall(pen)
        layout = self.layout = self._laid(pen)
        if layout.stage:
            pen.panel(layout.stage, alpha=0.35)
            self.stage.draw(pen, self.trial.board, layout.stage, layout.shrink)
            self._draw_words(pen, layout)
        draw_way_out(pen, layout.back, self.context.input)
        if not layout.about:
            return
        self._draw_head(pen, layout)
        self._draw_about(pen, layout.about)
        if not layout.stage:
            self._draw_button(pen, layout.button, message("Try it ›"), MINT)
        at = (layout.about.left, pen.area.height - PROMPT_HEIGHT + 8)
        self.draw_keys(pen, self._hints(), at)

    def _laid(self, pen: Pen) -> Layout:
        """Return the layout with room for the whole text and a readable table."""
        size = pen.area.width, pen.area.height
        for share in COLUMNS:
            layout = Layout.of(*size, share)
            inside = layout.about.inflate(*ABOUT)
            if _fitting(pen, self.album.entry, inside)[0] >= _SMALL_PICTURE:
                break
        both = Layout.of(*size, share, self._low(pen, layout))
        if both.shrink == 1.0:
            return both
        if self._at_table:
            return Layout.table(*size, self._low(pen, Layout.table(*size, 0.0)))
        return Layout.entry(*size)

    def _low(self, pen: Pen, layout: Layout) -> float:
        """Return the smallest height of the text below the table."""
        inside = self._words_area(layout)
        return self._height(pen, self._narrated, inside, _SIZES[-1]) + layout.words.height - inside.height

    @property
    def _narrated(self) -> Text:
        """The narrated events of the exercise, once it has been tried."""
        return sentences(*self.trial.narrated) if self._button else sentences()

    @property
    def _button(self) -> str:
        """The label of the button beside the text; empty before the first choice."""
        return {QuestionState.WRONG: message("Try again"), QuestionState.SOLVED: message("Next ›")}.get(
            self.trial.standing, ""
        )

    def _words_area(self, layout: Layout) -> FRect:
        """Return the area of the text below the table."""
        area = layout.words
        right = layout.button.left if self._button else area.right
        left = area.left + 20 if layout.about else layout.back.right + 14
        return FRect(left, area.top + 9, right - left - 16, area.height - 18)

    def _hints(self) -> tuple[tuple[Action, str], ...]:
        confirm = {
            QuestionState.ASKED: message("choose"),
            QuestionState.SHOWING: message("go on"),
            QuestionState.WRONG: message("try again"),
            QuestionState.SOLVED: message("next"),
        }
        return (
            (Action.CONFIRM, confirm[self.trial.standing] if self.layout.stage else message("try it")),
            (Action.PREVIOUS, message("previous")),
            (Action.NEXT, message("next")),
            (Action.UNDO, message("start over")),
            (Action.CANCEL, message("back")),
        )

    def _draw_button(self, pen: Pen, area: FRect, words: str, colour: str) -> None:
        pen.plate(area, colour, radius=12, border=BONE)
        pen.text(words, area.center, 18, Typeface.BOLD, INK, anchor="center", width=area.width - 12)

    def _draw_head(self, pen: Pen, layout: Layout) -> None:
        for sign, arrow in (("‹", layout.previous), ("›", layout.next)):
            pen.plate(arrow, POND, radius=20, border=BONE)
            pen.text(sign, (arrow.centerx, arrow.centery - 2), 28, Typeface.BOLD, BONE, anchor="center")
        middle = (pen.area.centerx, 32)
        title = self.album.entry.title
        pen.outlined(title, middle, 32, width=320)
        count = f"{self.album.place + 1} / {len(self.album.entries)}"
        pen.outlined(count, (layout.next.right + 14, 32), 15, Typeface.BOLD, anchor="midleft")
        if self.album.place in self.album.solved:
            draw_tick(pen, (layout.next.right + 90, 32), 30)

    def _draw_about(self, pen: Pen, area: FRect) -> None:
        entry = self.album.entry
        draw_slate_within(pen, area)
        inside = area.inflate(*ABOUT)
        share, size = _fitting(pen, entry, inside)
        share = max(share, _LEAST_PICTURE)
        picture = FRect(inside.left, inside.top, inside.width, inside.height * share)
        entry.draw(pen, self.context.art, self.context.table_services(), picture)
        below = FRect(inside.left, picture.bottom + 12, inside.width, inside.bottom - picture.bottom - 12)
        took = pen.paragraph(entry.effect, below, size, Typeface.BOLD, BONE, leading=_LEADING, least=1.0)
        detail = FRect(below.left, below.top + took + 8, below.width, below.height - took - 8)
        pen.paragraph(entry.detail, detail, _finer(size), Typeface.TEXT, BONE, leading=_LEADING, least=1.0)

    def _draw_words(self, pen: Pen, layout: Layout) -> None:
        area, standing = layout.words, self.trial.standing
        colour = {
            QuestionState.ASKED: PALE_GOLD,
            QuestionState.SHOWING: BONE,
            QuestionState.WRONG: CORAL,
            QuestionState.SOLVED: MINT,
        }[standing]
        button, told, inside = self._button, self._narrated, self._words_area(layout)
        draw_slate_within(pen, area)
        if button:
            pen.outline(area.inflate(-2 * SLATE_RIM, -2 * SLATE_RIM), colour, radius=12)
        size = next(
            (one for one in _SIZES if self._height(pen, told, inside, one) <= inside.height), _SIZES[-1]
        )
        took = pen.paragraph(
            self.trial.words, inside, size, Typeface.BOLD, colour, leading=_LEADING, least=1.0
        )
        if told:
            below = FRect(inside.left, inside.top + took + 2, inside.width, inside.height - took - 2)
            pen.paragraph(told, below, _finer(size), Typeface.TEXT, MIST, leading=_LEADING, least=1.0)
        if button:
            self._draw_button(pen, layout.button, button, colour)

    def _height(self, pen: Pen, told: str, inside: FRect, size: float) -> float:
        """Return the height of the text and the narrated events at a letter size, in units."""
        words = len(pen.lines(self.trial.words, size, Typeface.BOLD, inside.width)) * size
        more = len(pen.lines(told, _finer(size), Typeface.TEXT, inside.width)) * _finer(size) if told else 0.0
        return (words + more) * _LEADING + 2

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if not self.layout.stage and self._opens(event):
            self._sit_down()
            return True
        asked = self.trial.standing is QuestionState.ASKED
        if asked and isinstance(event, PointerPressed) and self._pressed(event.x, event.y):
            return True
        if asked and self.layout.stage and self.trial.board.consumes(self.stage.within(event)):
            self._play(event)
            return True
        match event:
            case ActionPressed(action=Action.CANCEL | Action.HELP | Action.MENU):
                self.back()
            case ActionPressed(action=Action.NEXT | Action.PAGE_DOWN):
                self._turn(1)
            case ActionPressed(action=Action.PREVIOUS | Action.PAGE_UP):
                self._turn(-1)
            case ActionPressed(action=Action.UNDO):
                self._start()
            case ActionPressed(action=Action.CONFIRM) if not asked:
                self._go_on()
            case PointerPressed(x=x, y=y, button=1) if self._pressed(x, y):
                pass
            case _:
                self._play(event)
        return True

    def _opens(self, event: InputEvent) -> bool:
        """Return whether an event opens the entry's table."""
        if isinstance(event, PointerPressed):
            return event.button == 1 and self.layout.button.collidepoint(event.x, event.y)
        return isinstance(event, ActionPressed) and event.action is Action.CONFIRM

    def _sit_down(self) -> None:
        """Show the table instead of the entry."""
        self._at_table = True
        self.context.audio.play(Sound.PAGE)
        self.context.captions.read(self.trial.spoken)

    def _pressed(self, x: float, y: float) -> bool:
        """Handle a click on a button, or continue if no choice is pending; return whether it was used."""
        layout, standing = self.layout, self.trial.standing
        if layout.back.collidepoint(x, y):
            self.back()
        elif layout.previous.collidepoint(x, y):
            self._turn(-1)
        elif layout.next.collidepoint(x, y):
            self._turn(1)
        elif standing is QuestionState.SHOWING or (
            standing is not QuestionState.ASKED and layout.words.collidepoint(x, y)
        ):
            self._go_on()
        else:
            return False
        return True

    def _play(self, event: InputEvent) -> None:
        """Pass an event to the table, and use the choice if one is pending."""
        if not self.layout.stage:
            return
        choice = self.trial.board.handle(self.stage.within(event))
        if choice is not None and self.trial.standing is QuestionState.ASKED:
            self.trial.choose(choice)

    def _go_on(self) -> None:
        """Finish the animation, try again, or open the next entry, by the exercise's state."""
        match self.trial.standing:
            case QuestionState.SHOWING:
                self.trial.hurry()
            case QuestionState.WRONG:
                self.context.audio.play(Sound.UNDO)
                self.trial.again()
            case QuestionState.SOLVED:
                self._turn(1)

    def _start(self) -> None:
        self.context.audio.play(Sound.UNDO)
        self.trial = self._trial()
        self.context.captions.read(self.trial.spoken)

    def _turn(self, step: int) -> None:
        """Step to another entry, wrapping at the ends."""
        self.context.audio.play(Sound.PAGE)
        self.album.place = (self.album.place + step) % len(self.album.entries)
        self._at_table = False
        self.trial = self._trial()
        self.resume()

    def back(self) -> None:
        if self.layout.about:
            super().back()
        else:
            self.context.sound(Sound.MENU_CANCEL)
            self._at_table = False
            self.resume()
