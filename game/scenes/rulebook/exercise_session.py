"""Sessions of the rulebook's exercises, at a small table or on another board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.language.message import message, message_in, sentences
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.pieces.board_area import PlayBoard, QuestionState
from game.tables.book.exercise import READER, apply_answer
from game.tables.book.rulebook import Exercise, Task
from game.tables.company.people import Person
from game.tables.show import Show
from game.ui.drawing.mascots.ducks import Duck
from game.voice.topics import Topic


def exercise_players(context: Context, names: tuple[str, ...]) -> tuple[Person, ...]:
    """Return players with these names: the reader with their own duck, and others as the cast's ducks."""
    faces = {one.name: duck_of(one) for one in reversed(context.cast.opponents)}
    faces.setdefault(names[READER], context.art.own_duck)
    return tuple(Person(name, faces.get(name, Duck())) for name in names)


class ExerciseSession(ABC):
    """A session of an exercise: its tasks, one after the other, and the reader's answers."""

    def __init__(self, context: Context, tasks: tuple[Task, ...]) -> None:
        self._context = context
        self._tasks = tasks
        self._task = 0
        self.state = QuestionState.ASKED
        self.narrated: list[str] = []

    @property
    @abstractmethod
    def board(self) -> PlayBoard:
        """The board on which the reader answers."""

    @abstractmethod
    def choose(self, choice: Any) -> None:
        """Answer the current task with a choice from the board."""

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether anything is moving, or an answer's effect is being shown."""

    @abstractmethod
    def update(self, seconds: float) -> bool:
        """Advance time; return whether the last task has just been solved."""

    @abstractmethod
    def hurry(self) -> None:
        """Finish the running animation."""

    def try_again(self) -> None:
        """Return to the question."""
        self.narrated.clear()
        self.state = QuestionState.ASKED
        self._context.captions.read(self.spoken)

    @property
    def task(self) -> Task:
        """The current task, or the one that was just answered."""
        return self._tasks[self._task]

    @property
    def words(self) -> str:
        """The current text: the question, or the feedback on the answer."""
        match self.state:
            case QuestionState.WRONG:
                return self.task.wrong
            case QuestionState.SOLVED:
                return self.task.right
            case QuestionState.SHOWING:
                return self.narrated[-1] if self.narrated else ""
        return sentences(self.praise, self.task.prompt)

    @property
    def praise(self) -> str:
        """The feedback on the previous task's right answer; empty for the first task."""
        if not self._task:
            return ""
        return sentences(message_in("an answer", "Correct!"), self._tasks[self._task - 1].right)

    @property
    def spoken(self) -> str:
        """The current text for reading aloud, with what has the focus, or whether an answer was right."""
        match self.state:
            case QuestionState.ASKED:
                # Otherwise, a player who only listens might choose something unheard.
                return sentences(self.praise, self.seen, self.task.prompt, self.board.focus_words)
            case QuestionState.WRONG:
                return sentences(self.words, message("Not solved yet."))
            case QuestionState.SOLVED:
                return sentences(self.words, message("Solved."))
        return self.words

    @property
    def seen(self) -> str:
        """The picture that belongs to the task, in words; empty if it's the board itself."""
        return ""

    @abstractmethod
    def _begin_task(self) -> None:
        """Prepare the board for the current task, after a right answer to the previous one."""

    def _record_answer(self, good: bool) -> bool:
        """Record whether the answer was good; return whether the last task has just been solved."""
        if not good:
            self.state = QuestionState.WRONG
            self._context.audio.play(Sound.ERROR)
        elif self._task + 1 < len(self._tasks):
            self._task += 1
            self.state = QuestionState.ASKED
            self._begin_task()
            self._context.audio.play(Sound.MENU_CONFIRM)
        else:
            self.state = QuestionState.SOLVED
            self._context.audio.play(Sound.HAND)
        self._context.captions.read(self.spoken)
        return self.state is QuestionState.SOLVED


class TableExerciseSession(ExerciseSession):
    """An exercise session on a small table that follows the game's rules."""

    def __init__(self, context: Context, game: str, exercise: Exercise) -> None:
        super().__init__(context, exercise.tasks)
        self._exercise = exercise
        kit = kit_of(game)
        self._rules, self._choices = kit.rules(), kit.choices()
        self._state: Any = exercise.state
        self._after: Any = exercise.state
        self._good = False
        # The task may ask where a card goes, so there's no preview.
        services = context.table_services(preview=False)
        view = self._rules.view(exercise.state, READER)
        self.table = kit.table(view, exercise_players(context, exercise.names), context.art, services)
        self._show = Show(self.table, kit.narrator(), speed=context.settings.speed, say=self._say)

    @property
    def board(self) -> PlayBoard:
        return self.table

    def _say(self, words: str, topic: Topic) -> None:
        self.narrated.append(words)
        self._context.captions.say(words, topic)

    def choose(self, choice: Choice) -> None:
        done = apply_answer(self._rules, self._choices, self._exercise, self._state, self._task, choice)
        self._after, self._good = done.state, done.good
        self.state = QuestionState.SHOWING
        self.narrated.clear()
        for event in done.events:
            self._show.feed(event)

    def try_again(self) -> None:
        self._show.drop()
        self.table.show(self._rules.view(self._state, READER))
        super().try_again()

    def hurry(self) -> None:
        self._show.hasten()

    @property
    def moving(self) -> bool:
        return self.state is QuestionState.SHOWING or self._show.moving

    def update(self, seconds: float) -> bool:
        self._show.update(seconds)
        if self.state is not QuestionState.SHOWING or self._show.busy:
            return False
        return self._record_answer(self._good)

    def _begin_task(self) -> None:
        self._state = self._after
