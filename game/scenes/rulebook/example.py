"""The screen of an album's entry: its picture, its effect, and an exercise."""

from __future__ import annotations

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message, sentences
from game.scenes.context import Context
from game.scenes.frame import OwnLogScene, draw_back_button
from game.scenes.pieces import boathouse
from game.scenes.pieces.board_area import BoardArea, QuestionState
from game.scenes.pieces.kit import draw_board, draw_keycap, page_action
from game.scenes.rulebook.album import Album, draw_cross, draw_tick
from game.scenes.rulebook.example_layout import ABOUT, COLUMNS, Layout
from game.scenes.rulebook.exercise_session import ExerciseSession, TableExerciseSession
from game.scenes.rulebook.quiz import QuizSession
from game.scenes.stack import ALONG
from game.tables.book.rulebook import AlbumEntry, Quiz
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import CORAL, INK, MINT
from game.ui.drawing.scenery.boathouse import draw_wall
from game.ui.drawing.text import Typeface

_PICTURE = (0.36, 0.46)
"""The smallest and largest share of a column for an entry's picture."""
_SMALL_PICTURE = 0.2
"""The picture's share of a column from which the column counts as wide enough."""
_LEAST_PICTURE = 0.12
_LEADING, _FINER, _FINEST = 1.26, 0.86, 15.0
"""The line height, and the size of secondary text as a share of the main text's, and its smallest size."""
_SIGN, _CAP = 34.0, 22.0
"""The sizes of the sign of a right or wrong answer, and of a key."""
_TEACHER = 110.0
"""The height that must be free below an entry's words to draw the mascot there."""
_SIZES = tuple(22.0 - 0.5 * step for step in range(15))
"""The letter sizes of the text below the table; the first that fits is used."""
_ENTRY_SIZES = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0)
_ALONE, _MARGINS, _BESIDE = (26.0, 24.0, 22.0), 36.0, 0.34
"""The letter sizes of an entry beside its table; without it, larger ones; the margins of the text, and the
picture's share of the width."""


def _detail_size(size: float) -> float:
    """Return the letter size of secondary text that goes with main text of `size`."""
    return max(size * _FINER, _FINEST)


def _entry_height(pen: Pen, entry: AlbumEntry, width: float, size: float) -> float:
    """Return the height of an entry's text at a letter size, in units."""
    fine = _detail_size(size)
    effect = len(pen.lines(entry.effect, size, Typeface.BOLD, width)) * size
    return (effect + len(pen.lines(entry.detail, fine, Typeface.TEXT, width)) * fine) * _LEADING + _MARGINS


def _fit_entry(pen: Pen, entry: AlbumEntry, inside: FRect) -> tuple[float, float]:
    """Return the picture's share of an entry's column, and the letter size at which the text fits below."""
    for size in _ENTRY_SIZES:
        share = 1 - _entry_height(pen, entry, inside.width, size) / inside.height
        if share >= (_PICTURE[0] if size > _FINEST else _SMALL_PICTURE):
            return min(share, _PICTURE[1]), size
    return share, size


class ExampleScene(OwnLogScene):
    """The scene of an album's focused entry; the page buttons step through the album.

    If there's no room for entry and table side by side, they're shown one after the other.
    """

    def __init__(self, context: Context, game: str, album: Album) -> None:
        super().__init__(context)
        self._game = game
        self.album = album
        self.layout = Layout.side_by_side(1280, 720)
        self.stage = BoardArea()
        self._at_table = False
        self.trial = self._new_session()

    def _new_session(self) -> ExerciseSession:
        """Return a new session of the focused entry's exercise."""
        exercise = self.album.entry.exercise
        if isinstance(exercise, Quiz):
            return QuizSession(self.context, exercise)
        return TableExerciseSession(self.context, self._game, exercise)

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
        layout = self.layout = self._fitting_layout(pen)
        if layout.stage:
            # A quiz lies on this slate; a table covers all of it, or all but the frame.
            boathouse.draw_slate(pen, layout.stage if layout.about else layout.quiz)
            self.stage.draw(pen, self.trial.board, layout.stage, layout.shrink)
            self._draw_words(pen, layout)
        draw_back_button(pen, layout.back, self.context.input)
        if not layout.about:
            return
        self._draw_header(pen, layout)
        self._draw_entry(pen, layout.about)
        if not layout.stage:
            self._draw_button(pen, layout.button, message("Try it ›"))

    def _fitting_layout(self, pen: Pen) -> Layout:
        """Return a layout with entry and table, or with one of them if there isn't room for both."""
        size = pen.area.width, pen.area.height
        best: Layout | None = None
        for share in COLUMNS:
            low = self._least_text_height(pen, Layout.side_by_side(*size, share))
            layout = Layout.side_by_side(*size, share, low)
            if layout.shrink < 1.0:
                break
            best = layout
            if _fit_entry(pen, self.album.entry, layout.about.inflate(*ABOUT))[1] > _FINEST:
                break
        if best is not None:
            return best
        if self._at_table:
            return Layout.table_alone(*size, self._least_text_height(pen, Layout.table_alone(*size, 0.0)))
        return Layout.entry_alone(*size)

    def _least_text_height(self, pen: Pen, layout: Layout) -> float:
        """Return the smallest height of the text below the table."""
        inside = self._words_area(layout)
        height = self._height_of_text(pen, self._narration(pen, layout), inside, _SIZES[-1])
        return height + layout.words.height - inside.height

    def _narration(self, pen: Pen, layout: Layout) -> Text:
        """Return the narration of a judged answer's events, if there's room for it beside an entry."""
        narrated = sentences(*self.trial.narrated)
        inside = self._words_area(layout)
        shown = layout.about and self._button_words
        fits = self._height_of_text(pen, narrated, inside, _SIZES[-1]) <= inside.height
        return narrated if shown and fits else sentences()

    @property
    def _button_words(self) -> str:
        """The label of the button beside the text; empty until an answer has been judged."""
        return {QuestionState.WRONG: message("Try again"), QuestionState.SOLVED: message("Next ›")}.get(
            self.trial.state, ""
        )

    def _words_area(self, layout: Layout) -> FRect:
        """Return the area of the text below the table."""
        area = layout.words
        right = layout.button.left if self._button_words else area.right
        left = area.left + 20 if layout.about else layout.back.right + 14
        left += _SIGN + 10 if self._button_words else 0.0
        return FRect(left, area.top + 9, right - left - 16, area.height - 18)

    def _draw_button(self, pen: Pen, area: FRect, words: str) -> None:
        draw_board(pen, area, gold=True)
        size = min(area.height * 0.45, 24.0)
        pen.text(words, area.center, size, Typeface.TITLE, INK, anchor="center", width=area.width - 16)
        corner = area.left + 6, area.top + 2
        draw_keycap(pen, self.context.input, Action.CONFIRM, corner, _CAP)

    def _draw_header(self, pen: Pen, layout: Layout) -> None:
        for step, arrow in ((-1, layout.previous), (1, layout.next)):
            boathouse.draw_arrow(pen, arrow, step)
            at = arrow.centerx, arrow.bottom - 1
            draw_keycap(pen, self.context.input, page_action(self.context.input, step), at, _CAP)
        title = layout.title
        boathouse.draw_title_board(pen, title, self.album.entry.title, 30, title.width - 20)
        count = f"{self.album.place + 1} / {len(self.album.entries)}"
        at = layout.next.right + 14, layout.next.centery
        drawn = pen.outlined(count, at, 18, Typeface.BOLD, anchor="midleft")
        if self.album.place in self.album.solved:
            draw_tick(pen, (drawn.right + 28, layout.next.centery), 34)

    def _draw_entry(self, pen: Pen, area: FRect) -> None:
        """Draw the entry: its picture on a slate, and what it says on the paper below or beside it."""
        entry = self.album.entry
        if area.width > area.height:
            # Without a table, the paper is beside the slate.
            slate = FRect(area.left, area.top, area.width * _BESIDE, area.height)
            picture = slate.inflate(*ABOUT)
            paper = FRect(slate.right + 6, area.top + 4, area.right - slate.right - 10, area.height - 8)
            below = paper.inflate(*ABOUT)
            heights = ((one, _entry_height(pen, entry, below.width, one)) for one in (*_ALONE, *_ENTRY_SIZES))
            size = next((one for one, high in heights if high <= paper.height), _ENTRY_SIZES[-1])
        else:
            inside = area.inflate(*ABOUT)
            share, size = _fit_entry(pen, entry, inside)
            picture = FRect(inside.left, inside.top, inside.width, inside.height * max(share, _LEAST_PICTURE))
            slate = FRect(area.left, area.top, area.width, picture.bottom + 10 - area.top)
            paper = FRect(area.left + 4, slate.bottom + 6, area.width - 8, area.bottom - slate.bottom - 10)
            below = FRect(inside.left, paper.top + 10, inside.width, paper.height - 14)
        boathouse.draw_slate_within(pen, slate)
        entry.draw(pen, self.context.art, self.context.table_services(), picture)
        boathouse.draw_sheet(pen, paper)
        took = pen.paragraph(entry.effect, below, size, Typeface.BOLD, INK, leading=_LEADING, least=1.0)
        detail = FRect(below.left, below.top + took + 8, below.width, below.height - took - 8)
        more = pen.paragraph(
            entry.detail, detail, _detail_size(size), Typeface.TEXT, INK, leading=_LEADING, least=1.0
        )
        if detail.height - more > _TEACHER and paper.width < paper.height * 2:
            px = pen.screen.scale.px(min(detail.height - more - 20, paper.width * 0.5))
            ducks, mascot = self.context.art.ducks, self.context.art.mascot()
            image = ducks.bust(mascot, px, (0.4, -0.6), Wings.UP)
            pen.image(image, (paper.centerx, paper.bottom), anchor="midbottom")

    def _draw_words(self, pen: Pen, layout: Layout) -> None:
        area, state = layout.words, self.trial.state
        button, narrated, inside = self._button_words, self._narration(pen, layout), self._words_area(layout)
        boathouse.draw_sheet(pen, area)
        if button:
            solved = state is QuestionState.SOLVED
            pen.outline(area.inflate(-6, -6), MINT if solved else CORAL, 4.0, radius=8)
            sign = inside.left - _SIGN / 2 - 10, area.centery
            (draw_tick if solved else draw_cross)(pen, sign, _SIGN)
        heights = ((one, self._height_of_text(pen, narrated, inside, one)) for one in _SIZES)
        size = next((one for one, height in heights if height <= inside.height), _SIZES[-1])
        spare = inside.height - self._height_of_text(pen, narrated, inside, size)
        inside.top, inside.height = inside.top + max(spare, 0.0) / 2, inside.height - max(spare, 0.0) / 2
        took = pen.paragraph(self.trial.words, inside, size, Typeface.BOLD, INK, leading=_LEADING, least=1.0)
        if narrated:
            below = FRect(inside.left, inside.top + took + 2, inside.width, inside.height - took - 2)
            pen.paragraph(
                narrated, below, _detail_size(size), Typeface.TEXT, INK, leading=_LEADING, least=1.0
            )
        if button:
            self._draw_button(pen, layout.button, button)

    def _height_of_text(self, pen: Pen, narrated: str, inside: FRect, size: float) -> float:
        """Return the height of the text and the narrated events at a letter size, in units."""
        words = len(pen.lines(self.trial.words, size, Typeface.BOLD, inside.width)) * size
        more = (
            len(pen.lines(narrated, _detail_size(size), Typeface.TEXT, inside.width)) * _detail_size(size)
            if narrated
            else 0.0
        )
        return (words + more) * _LEADING + 2

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if not self.layout.stage and self._is_opening(event):
            self._show_table()
            return True
        asked = self.trial.state is QuestionState.ASKED
        if asked and isinstance(event, PointerPressed) and self._handle_click(event.x, event.y):
            return True
        if asked and self.layout.stage and self.trial.board.consumes(self.stage.to_board(event)):
            self._pass_to_table(event)
            return True
        match event:
            case ActionPressed(action=Action.CANCEL | Action.HELP | Action.MENU):
                self.back()
            case ActionPressed(action=Action.NEXT | Action.PAGE_DOWN):
                self._open_neighbour(1)
            case ActionPressed(action=Action.PREVIOUS | Action.PAGE_UP):
                self._open_neighbour(-1)
            case ActionPressed(action=Action.UNDO):
                self._restart()
            case ActionPressed(action=Action.ANNOUNCE_ROWS) if not self._reads_table:
                self.resume()
            case ActionPressed(action=Action.CONFIRM) if not asked:
                self._continue()
            case PointerPressed(x=x, y=y, button=1) if self._handle_click(x, y):
                pass
            case _:
                self._pass_to_table(event)
        return True

    @property
    def _reads_table(self) -> bool:
        """Whether a table is shown, whose own keys read it."""
        return bool(self.layout.stage) and not isinstance(self.trial, QuizSession)

    def _is_opening(self, event: InputEvent) -> bool:
        """Return whether an event opens the entry's table."""
        if isinstance(event, PointerPressed):
            return event.button == 1 and self.layout.button.collidepoint(event.x, event.y)
        return isinstance(event, ActionPressed) and event.action is Action.CONFIRM

    def _show_table(self) -> None:
        """Show the table instead of the entry."""
        self._at_table = True
        self.context.audio.play(Sound.PAGE)
        self.context.captions.read(self.trial.spoken)

    def _handle_click(self, x: float, y: float) -> bool:
        """Handle a click on a button, or one that continues; return whether the click was used."""
        layout, state = self.layout, self.trial.state
        if layout.back.collidepoint(x, y):
            self.back()
        elif layout.previous.collidepoint(x, y):
            self._open_neighbour(-1)
        elif layout.next.collidepoint(x, y):
            self._open_neighbour(1)
        elif state is QuestionState.SHOWING or (
            state is not QuestionState.ASKED and layout.words.collidepoint(x, y)
        ):
            self._continue()
        else:
            return False
        return True

    def _pass_to_table(self, event: InputEvent) -> None:
        """Pass an event to the table; if it makes a pending choice, use that as the answer."""
        if not self.layout.stage:
            return
        choice = self.trial.board.handle(self.stage.to_board(event))
        if choice is not None and self.trial.state is QuestionState.ASKED:
            self.trial.choose(choice)

    def _continue(self) -> None:
        """Finish the animation, try again, or open the next entry, depending on the exercise's state."""
        match self.trial.state:
            case QuestionState.SHOWING:
                self.trial.hurry()
            case QuestionState.WRONG:
                self.context.audio.play(Sound.UNDO)
                self.trial.try_again()
            case QuestionState.SOLVED:
                self._open_neighbour(1)

    def _restart(self) -> None:
        self.context.audio.play(Sound.UNDO)
        self.trial = self._new_session()
        self.context.captions.read(self.trial.spoken)

    def _open_neighbour(self, step: int) -> None:
        """Show the entry `step` places away, wrapping at the ends, with a new exercise session."""
        self.context.audio.play(Sound.PAGE)
        self.album.place = (self.album.place + step) % len(self.album.entries)
        self._at_table = False
        self.trial = self._new_session()
        self.resume()

    def back(self) -> None:
        if self.layout.about:
            super().back()
        else:
            self.context.play_sound(Sound.MENU_CANCEL)
            self._at_table = False
            self.resume()
