"""Exercises: the reader chooses, the rules apply the choice, and the other seats play automatically."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.contract import CardGame, Choice, Event
from game.tables.book.rulebook import Exercise
from game.voice.narrator import Choices

READER = 0
"""The reader's seat."""


class Answered(NamedTuple):
    """The state after a choice, the events visible to the reader, and whether the choice was good."""

    state: Any
    events: tuple[Event, ...]
    good: bool


def answer(
    game: CardGame[Any, Any], choices: Choices, exercise: Exercise, state: Any, task: int, choice: Choice
) -> Answered:
    """Apply the reader's choice and play on to the next task, or to the end if there is none.

    A bad choice also leads to the end: that of the exercise or of the round. Until then every other seat,
    and the reader once it isn't a task any more, makes its first legal choice.
    """
    good = choices.label(game.view(state, READER), choice) in exercise.tasks[task].good
    goes_on = good and task + 1 < len(exercise.tasks)
    told: list[Event] = []
    seat = READER
    while True:
        state, events = game.apply(state, seat, choice)
        for event in events:
            others = getattr(event, "seat", READER) != READER
            if type(event).__name__ in exercise.ends or (others and exercise.alone and not goes_on):
                return Answered(state, tuple(told), good)
            heard = game.redact(event, READER)
            if heard is not None:
                told.append(heard)
        pending = game.pending(state)
        if not pending or (goes_on and READER in pending):
            return Answered(state, tuple(told), good)
        seat = max(pending)
        choice = pending[seat][0]
