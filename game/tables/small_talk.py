"""The small talk of opponents: greetings, comments, boasts and replies. None of it carries information."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from game.audio.voices import QuackKind
from game.engine.contract import Event, SeatedView
from game.language.message import message
from game.tables.animation.stage import Stage
from game.tables.company.people import Person
from game.tables.company.reactions import (
    Occasion,
    Reaction,
    Relations,
    chosen_comment,
    greetings,
    spoken_answer,
    stable_hash,
)
from game.tables.seats import opponents_of
from game.tables.table import TableServices
from game.ui.animation.timeline import Step
from game.voice.habits import Habits, ShownMove, shown_habit
from game.voice.speech_queue import Urgency

_GREET_FROM, _GREET_UNTIL = 0.4, 4.5
"""Greetings may only be shown between these seconds of a match."""
_COMMENT_WAITS = 2.5
"""How long a comment waits for its turn, in seconds, before it's dropped."""


class _PendingRemark(NamedTuple):
    """A remark that may be shown between `since` and `until` (seconds), once nobody is talking.

    A comment on a player's own move also has the `round` in which it was made.
    """

    seat: int
    words: str
    since: float
    until: float
    round: int | None = None


class TalkingModel(Protocol):
    """The part of a table's model that small talk uses."""

    people: tuple[Person, ...]
    services: Callable[[], TableServices]
    stage: Stage

    @property
    def view(self) -> SeatedView: ...

    @property
    def talking(self) -> bool: ...

    def relations_of(self, seat: int) -> Relations: ...

    def remark(self, seat: int, words: str, *, chat: bool) -> None: ...

    def quack(self, seat: int, feeling: QuackKind) -> None: ...


class SmallTalk:
    """The small talk at a table; the viewer's own duck stays silent."""

    def __init__(self, model: TalkingModel) -> None:
        self._model = model
        self._age = 0.0
        self._waiting: tuple[_PendingRemark, ...] = ()
        self._commented: dict[int, int] = {}
        self._spoken: dict[int, int] = {}

    def pass_time(self, seconds: float) -> None:
        self._age += seconds
        self._waiting = tuple([remark for remark in self._waiting if self._age < remark.until])
        if self._waiting and self._age >= self._waiting[0].since and not self._model.talking:
            said, *others = self._waiting
            self._waiting = tuple(others)
            if said.round is not None:
                self._commented[said.seat] = said.round
            self._show_bubble(said.seat, said.words)

    def reset(self) -> None:
        """Drop waiting remarks and the record of past ones, because a different view is shown."""
        self._waiting = ()
        self._commented.clear()
        self._spoken.clear()

    def end(self) -> None:
        self._waiting = ()
        self._model.stage.remarks.end_chat()

    @property
    def chatting(self) -> bool:
        """Whether small talk is on show or waiting."""
        return bool(self._waiting) or self._model.stage.remarks.chatting

    def greet(self, seed: int, words: Mapping[int, str]) -> None:
        """Queue greetings: the given words by seat, or lines chosen by the seed."""
        model = self._model
        able = [seat for seat in opponents_of(model.view) if model.people[seat].says.get(Occasion.GREETS)]
        lines = words or {
            said.seat: self._line(said.seat, said.number, said.occasion)
            for said in greetings(able, stable_hash(seed))
        }
        self._waiting = tuple(
            _PendingRemark(seat, line, _GREET_FROM, _GREET_UNTIL) for seat, line in lines.items()
        )
        for remark in self._waiting:
            self._speak(remark.seat, remark.words, Urgency.ASIDE)

    def comment_steps(self, event: Event, before: SeatedView, habits: Habits) -> list[Step]:
        """Return the steps in which opponents comment on moves of theirs that show their styles."""
        view, steps = self._model.view, list[Step]()
        for seat in opponents_of(view):
            move = ShownMove(seat, event, before, view)
            habit = shown_habit(habits, self._model.people[seat].style, move)
            if habit is not None:
                steps.append(Step(end=partial(self.comment, seat, habit.lines, event)))
        return steps

    def comment(self, seat: int, lines: Sequence[str], *facts: object) -> None:
        """Queue an opponent's comment on its own move, at most one per round, if a hash of `facts` allows it.

        The bubble waits until nobody is talking, and is dropped if others chat. The words are spoken
        immediately, before the next question.
        """
        number = self._model.view.round
        words = chosen_comment(lines, stable_hash(number, seat, *facts))
        if words is None or self._commented.get(seat) == number or self.chatting:
            return
        self._waiting = (_PendingRemark(seat, words, self._age, self._age + _COMMENT_WAITS, number),)
        if self._spoken.get(seat) != number:
            self._spoken[seat] = number
            self._speak(seat, words, Urgency.ASIDE)

    def reply(self, reaction: Reaction, *facts: int) -> bool:
        """Let an opponent answer an event that affects another seat; return whether one does."""
        model = self._model
        said = spoken_answer(
            reaction, model.relations_of(reaction.seat), stable_hash(*facts), silent=model.view.seat
        )
        if said is None or model.talking or not model.people[said.seat].says.get(said.occasion):
            return False
        self.say_line(said.seat, said.number, said.occasion)
        return True

    def say_line(self, seat: int, number: int, occasion: str = "wins") -> None:
        """Show an opponent's line for an occasion, if it has any; `number` selects which one."""
        words = self._line(seat, number, occasion)
        self._speak(seat, words, Urgency.TOLD)
        self._show_bubble(seat, words)

    def _line(self, seat: int, number: int, occasion: str) -> str:
        """Return a player's line for an occasion, selected by a number; empty if it has none."""
        lines = self._model.people[seat].says.get(occasion, ())
        return lines[number % len(lines)] if lines else ""

    def _speak(self, seat: int, words: str, urgency: Urgency) -> None:
        if words and seat != self._model.view.seat:
            name = self._model.people[seat].name
            self._model.services().talk(message("{name}: {words}", name=name, words=words), urgency)

    def _show_bubble(self, seat: int, words: str) -> None:
        """Show words in an opponent's bubble, with a quack."""
        if words and seat != self._model.view.seat:
            self._model.remark(seat, words, chat=True)
            self._model.quack(seat, QuackKind.CHAT)
