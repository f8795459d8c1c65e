"""The results of a reader's choice in an exercise, by the rules; the others answer by themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.contract import CardGame, Choice, Event
from game.tables.book.rulebook import Exercise
from game.voice.narrator import Choices

READER = 0
"""The reader's seat."""


class Answered(NamedTuple):
    """The state after a choice, the events that the reader hears, and whether the choice was good."""

    state: Any
    events: tuple[Event, ...]
    good: bool


def answer(
    game: CardGame[Any, Any], choices: Choices, exercise: Exercise, state: Any, task: int, choice: Choice
) -> Answered:
    """Make a choice, up to the next task; after the last task, or a choice that is not good, to the end.

    That is the end of the exercise, or of the round. All other players who are asked, and then the reader
    too, make the first choice there is.
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
