"""The exercises and quizzes of a rulebook, by type, and what becomes of the reader's answers."""

from dataclasses import dataclass
from typing import Any

from game.engine.contract import CardGame, Choice
from game.tables.book.exercise import READER, ExerciseResult, apply_answer
from game.tables.book.rulebook import Book, Exercise, Quiz
from game.voice.narrator import Choices


def exercises_of(book: Book) -> dict[str, Exercise]:
    return {name: one for name, one in book.exercises.items() if isinstance(one, Exercise)}


def quizzes_of(book: Book, *names: str) -> list[Quiz]:
    """The quizzes of these names, which are all that there are."""
    quizzes = {name: one for name, one in book.exercises.items() if isinstance(one, Quiz)}
    assert sorted(quizzes) == sorted(names)
    return [quizzes[name] for name in names]


@dataclass(frozen=True)
class Answers:
    """What the reader may answer to the tasks of an exercise, and what comes of it."""

    rules: CardGame[Any, Any]
    choices: Choices
    exercise: Exercise

    def state(self, task: int) -> Any:
        """The state in which a task is asked; good answers have led there."""
        return self.tried(self.good(task - 1)[0], task - 1).state if task else self.exercise.state

    def legal(self, task: int = 0) -> tuple[Choice, ...]:
        return self.rules.pending(self.state(task)).get(READER, ())

    def label(self, choice: Choice, task: int = 0) -> str:
        """What the exercise calls an answer."""
        return str(self.choices.label(self.rules.view(self.state(task), READER), choice))

    def good(self, task: int = 0) -> list[Choice]:
        good = self.exercise.tasks[task].good
        return [choice for choice in self.legal(task) if self.label(choice, task) in good]

    def tried(self, choice: Choice, task: int = 0, state: Any = None) -> ExerciseResult:
        """What comes of an answer to a task, asked in its state or in another one."""
        state = state or self.state(task)
        return apply_answer(self.rules, self.choices, self.exercise, state, task, choice)
