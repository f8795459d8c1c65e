"""Exercises: the reader chooses, the rules apply the choice, and the other seats play automatically."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.contract import CardGame, Choice, Event
from game.tables.book.rulebook import Exercise
from game.voice.narrator import Choices

READER = 0
"""The reader's seat."""


class ExerciseResult(NamedTuple):
    """The state after a choice, the events visible to the reader, and whether the choice was good."""

    state: Any
    events: tuple[Event, ...]
    good: bool


def apply_answer(
    game: CardGame[Any, Any], choices: Choices, exercise: Exercise, state: Any, task: int, choice: Choice
) -> ExerciseResult:
    """Apply the reader's choice and play on to the next task, or to the end if there is none.

    A bad choice leads to the end of the exercise or round. Other seats make their first legal choice, as
    the reader does once no task is left.
    """
    good = choices.label(game.view(state, READER), choice) in exercise.tasks[task].good
    goes_on = good and task + 1 < len(exercise.tasks)
    visible: list[Event] = []
    seat = READER
    while True:
        state, events = game.apply(state, seat, choice)
        for event in events:
            others = getattr(event, "seat", READER) != READER
            if type(event).__name__ in exercise.ends or (others and exercise.alone and not goes_on):
                return ExerciseResult(state, tuple(visible), good)
            redacted = game.redact(event, READER)
            if redacted is not None:
                visible.append(redacted)
        pending = game.pending(state)
        if not pending or (goes_on and READER in pending):
            return ExerciseResult(state, tuple(visible), good)
        seat = max(pending)
        choice = pending[seat][0]
