"""A rulebook's exercises and quizzes by type, and the results of a reader's answers."""

from dataclasses import dataclass
from typing import Any

from game.engine.contract import CardGame, Choice
from game.tables.book.exercise import READER, ExerciseResult, apply_answer
from game.tables.book.rulebook import Book, Exercise, Quiz
from game.voice.narrator import Choices


def exercises_of(book: Book) -> dict[str, Exercise]:
    return {name: one for name, one in book.exercises.items() if isinstance(one, Exercise)}


def quizzes_of(book: Book, *names: str) -> list[Quiz]:
    """Return the quizzes with these names; the book has no others."""
    quizzes = {name: one for name, one in book.exercises.items() if isinstance(one, Quiz)}
    assert sorted(quizzes) == sorted(names)
    return [quizzes[name] for name in names]


@dataclass(frozen=True)
class Answers:
    """The answers to an exercise's tasks, and their results."""

    rules: CardGame[Any, Any]
    choices: Choices
    exercise: Exercise

    def state(self, task: int) -> Any:
        """Return the state in which a task is asked, reached by good answers."""
        return self.tried(self.good(task - 1)[0], task - 1).state if task else self.exercise.state

    def legal(self, task: int = 0) -> tuple[Choice, ...]:
        return self.rules.pending(self.state(task)).get(READER, ())

    def label(self, choice: Choice, task: int = 0) -> str:
        """Return the exercise's label for an answer."""
        return str(self.choices.label(self.rules.view(self.state(task), READER), choice))

    def good(self, task: int = 0) -> list[Choice]:
        good = self.exercise.tasks[task].good
        return [choice for choice in self.legal(task) if self.label(choice, task) in good]

    def tried(self, choice: Choice, task: int = 0, state: Any = None) -> ExerciseResult:
        """Return the result of an answer to a task, asked in `state` or in the task's own."""
        state = state or self.state(task)
        return apply_answer(self.rules, self.choices, self.exercise, state, task, choice)
