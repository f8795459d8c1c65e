"""A quiz of the rulebook: questions with answers side by side."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.language.message import Text, sentence, sentences
from game.scenes.context import Context
from game.scenes.pieces.board_area import PlayBoard, QuestionState
from game.scenes.pieces.boathouse import SLATE_RIM, draw_slate_within
from game.scenes.pieces.kit import draw_keycap, mark_focus
from game.scenes.rulebook.album import draw_cross, draw_tick
from game.scenes.rulebook.exercise_session import ExerciseSession
from game.tables.book.rulebook import Quiz, QuizQuestion, describe
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, MINT
from game.ui.drawing.text import Typeface

_EDGE = 26.0
_GAP = 18.0
_WORDS_HEIGHT = 84.0
_PICTURE_SHARE = 0.52
"""The share of the board for a question's picture."""
_WIDEST = 260.0
_CAP = 24.0
_STEPS = {Action.LEFT: -1, Action.UP: -1, Action.RIGHT: 1, Action.DOWN: 1}


class _QuizAreas(Struct, frozen=True):
    """The areas of the picture and of the answers, in units."""

    picture: FRect
    tiles: tuple[FRect, ...]

    @classmethod
    def of(cls, question: QuizQuestion, width: float, height: float) -> _QuizAreas:
        """Return a question's areas on a canvas, with the answers in a row below any picture."""
        inside = FRect(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        share = _PICTURE_SHARE if question.draw is not None else 0.0
        picture = FRect(inside.left, inside.top, inside.width, inside.height * share)
        room = inside.height - picture.height - (_GAP if share else 0.0)
        drawn = any(one.draw is not None for one in question.answers)
        count = len(question.answers)
        wide = min((inside.width - _GAP * (count - 1)) / count, _WIDEST)
        high = min(room, wide * 1.15 if drawn else _WORDS_HEIGHT)
        left = inside.centerx - (wide * count + _GAP * (count - 1)) / 2
        top = inside.bottom - room / 2 - high / 2
        return cls(
            picture, tuple(FRect(left + (wide + _GAP) * place, top, wide, high) for place in range(count))
        )


class QuizBoard:
    """A board with a question's answers, one of them focused; `given` is the index of the chosen answer."""

    def __init__(self, context: Context, question: QuizQuestion) -> None:
        self._context = context
        self._size = (1280.0, 720.0)
        self.show_question(question)

    def show_question(self, question: QuizQuestion) -> None:
        """Show a question without an answer, and focus its first tile."""
        self.question = question
        self.place = 0
        self.clear()

    def clear(self) -> None:
        self.given: int | None = None
        self.good = False

    def mark_answer(self, place: int, good: bool) -> None:
        self.given, self.good = place, good

    def resize(self, width: float, height: float) -> None:
        """Set the size of the canvas, in units."""
        self._size = (width, height)

    @property
    def keys(self) -> tuple[Action, ...]:
        """The action that reads the focused answer."""
        return (Action.ANNOUNCE_CARD,)

    @property
    def areas(self) -> tuple[FRect, ...]:
        return _QuizAreas.of(self.question, *self._size).tiles

    # -- drawing -------------------------------------------------------------------------------------

    def draw_ground(self, pen: Pen) -> None:
        """Draw nothing, as a quiz has no background."""

    def draw(self, pen: Pen) -> None:
        """Draw the picture, and the answers below it."""
        places = _QuizAreas.of(self.question, *self._size)
        if self.question.draw is not None:
            self.question.draw(pen, self._context.art, self._context.table_services(), places.picture)
        for place, tile in enumerate(places.tiles):
            self._draw_answer(pen, place, tile)

    def _draw_answer(self, pen: Pen, place: int, tile: FRect) -> None:
        one, here = self.question.answers[place], place == self.place
        draw_slate_within(pen, tile)
        if place == self.given:
            pen.outline(tile.inflate(-2 * SLATE_RIM, -2 * SLATE_RIM), MINT if self.good else CORAL, radius=12)
        if here:
            mark_focus(pen, tile.inflate(-SLATE_RIM, -SLATE_RIM))
        if here and self.given is None:
            corner = tile.left + SLATE_RIM, tile.top + SLATE_RIM / 2
            draw_keycap(pen, self._context.input, Action.CONFIRM, corner, _CAP)
        if one.draw is not None:
            one.draw(pen, self._context.art, self._context.table_services(), tile.inflate(-20, -20))
        else:
            pen.text(one.words, tile.center, 26, Typeface.BOLD, BONE, anchor="center", width=tile.width - 40)
        if place == self.given:
            sign = draw_tick if self.good else draw_cross
            sign(pen, (tile.right - 4, tile.top + 4), 34)

    # -- input ---------------------------------------------------------------------------------------

    def consumes(self, event: InputEvent) -> bool:
        """Return False, as the scene handles all events itself."""
        return False

    def handle(self, event: InputEvent) -> int | None:
        """Move the focus or choose an answer; return the index of the answer if one was chosen."""
        match event:
            case _ if self.given is not None:
                pass
            case ActionPressed(action=Action.CONFIRM):
                return self.place
            case ActionPressed(action=Action.FIRST):
                self._focus_on(0)
            case ActionPressed(action=Action.LAST):
                self._focus_on(len(self.question.answers) - 1)
            case ActionPressed(action=action) if action in _STEPS:
                self._step(_STEPS[action])
            case ActionPressed(repeat=False):
                self._read_answer()
            case PointerMoved(x=x, y=y):
                self._focus_on(self._answer_at(x, y))
            case PointerPressed(x=x, y=y, button=1):
                found = self._answer_at(x, y)
                self._focus_on(found)
                return found
        return None

    def _answer_at(self, x: float, y: float) -> int | None:
        return next((place for place, tile in enumerate(self.areas) if tile.collidepoint(x, y)), None)

    def _step(self, step: int) -> None:
        """Focus a neighbouring answer; at either end, read the answer again."""
        place = self.place + step
        if 0 <= place < len(self.question.answers):
            self._focus_on(place)
        else:
            self._read_answer()

    def _focus_on(self, place: int | None) -> None:
        if place is None or place == self.place:
            return
        self.place = place
        self._context.tick(place, len(self.question.answers))
        self._read_answer()

    @property
    def focus_words(self) -> Text:
        """The focused answer and its position, to be read aloud."""
        words = sentence(self.question.answers[self.place].words)
        return sentences(words, self._context.position(self.place, len(self.question.answers)))

    def _read_answer(self) -> None:
        self._context.captions.read(self.focus_words)


class QuizSession(ExerciseSession):
    """An exercise session for a quiz, question by question."""

    def __init__(self, context: Context, quiz: Quiz) -> None:
        super().__init__(context, tuple(question.task for question in quiz.questions))
        self._questions = quiz.questions
        self._board = QuizBoard(context, quiz.questions[0])

    @property
    def board(self) -> PlayBoard:
        return self._board

    @property
    def seen(self) -> str:
        return describe(self._questions[self._task].draw)

    def choose(self, choice: int) -> None:
        good = self._questions[self._task].answers[choice].words in self.task.good
        self._board.mark_answer(choice, good)
        self.state = QuestionState.SHOWING

    def hurry(self) -> None:
        pass

    def try_again(self) -> None:
        self._board.clear()
        super().try_again()

    @property
    def moving(self) -> bool:
        return self.state is QuestionState.SHOWING

    def update(self, seconds: float) -> bool:
        return self.moving and self._record_answer(self._board.good)

    def _begin_task(self) -> None:
        self._board.show_question(self._questions[self._task])
