"""What comes of a reader's choice in an exercise: the rules say it, the others answer by themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.contract import CardGame, Choice, Event
from game.tables.rulebook import Exercise
from game.voice.choices import Choices

READER = 0
"""The reader's seat."""


class Answered(NamedTuple):
    """The state after a choice, what the reader hears on the way there, and whether it was a good one."""

    state: Any
    events: tuple[Event, ...]
    good: bool


def answer(
    game: CardGame[Any, Any], choices: Choices, exercise: Exercise, state: Any, task: int, choice: Choice
) -> Answered:
    """Make a choice, up to the next task; after the last one, or a choice that is not good, to the end.

    That is where the exercise ends, or the round. Everybody else who is asked, and then the reader too, makes
    the first choice there is.
    """
    good = choices.label(game.view(state, READER), choice) in exercise.tasks[task].good
    goes_on = good and task + 1 < len(exercise.tasks)
    told: list[Event] = []
    seat = READER
    while True:
        state, events = game.apply(state, seat, choice)
        for event in events:
            others = getattr(event, "seat", READER) != READER
            if isinstance(event, exercise.ends) or (others and exercise.alone and not goes_on):
                return Answered(state, tuple(told), good)
            heard = game.redact(event, READER)
            if heard is not None:
                told.append(heard)
        pending = game.pending(state)
        if not pending or (goes_on and READER in pending):
            return Answered(state, tuple(told), good)
        seat = max(pending)
        choice = pending[seat][0]
