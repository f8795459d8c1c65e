"""The small talk of opponents: greetings, comments, boasts and answers, which tell nothing of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.audio.voices import QuackKind
from game.language.message import message
from game.tables.animation.stage import Stage
from game.tables.company.reactions import Company, Occasion, Reaction, answer, comment, greetings, lot
from game.tables.seats import SeatedModel, SeatedView, opponents_of
from game.voice.speech_queue import Urgency

_GREET_FROM, _GREET_UNTIL = 0.4, 4.5
"""The seconds from the beginning of a match in which greetings come: later they are out of place."""
_WAITS = 2.5
"""The seconds for which a comment waits until nobody talks: later it is out of place."""


class _PendingRemark(NamedTuple):
    """Words for a beak once nobody talks, between two ages of the table; `round` if they are its comment."""

    seat: int
    words: str
    since: float
    until: float
    round: int | None = None


class TalkingModel(SeatedModel, Protocol):
    """The part of a table's model that small talk needs."""

    stage: Stage[Any]

    @property
    def view(self) -> SeatedView: ...

    @property
    def talking(self) -> bool: ...

    def company_of(self, seat: int) -> Company: ...

    def remark(self, seat: int, words: str, *, chat: bool) -> None: ...

    def quack(self, seat: int, feeling: QuackKind) -> None: ...


class SmallTalk:
    """The small talk at a table; the viewer's own seat says nothing."""

    def __init__(self, model: TalkingModel) -> None:
        self._model = model
        self._age = 0.0
        self._waiting: tuple[_PendingRemark, ...] = ()
        self._commented: dict[int, int] = {}
        self._spoken: dict[int, int] = {}

    def pass_time(self, seconds: float) -> None:
        self._age += seconds
        self._waiting = tuple([one for one in self._waiting if self._age < one.until])
        if self._waiting and self._age >= self._waiting[0].since and not self._model.talking:
            said, *others = self._waiting
            self._waiting = tuple(others)
            if said.round is not None:
                self._commented[said.seat] = said.round
            self._open_beak(said.seat, said.words)

    def forget(self) -> None:
        """Forget what waits and what was said, as another view is shown."""
        self._waiting = ()
        self._commented.clear()
        self._spoken.clear()

    def end(self) -> None:
        self._waiting = ()
        self._model.stage.remarks.end_chat()

    @property
    def chatting(self) -> bool:
        """Whether small talk stands at a beak, or waits to be said."""
        return bool(self._waiting) or self._model.stage.remarks.chatting

    def greet(self, seed: int, words: Mapping[int, str]) -> None:
        """Let seats say these words, or opponents greet as the seed decides; bubbles take turns."""
        model = self._model
        able = [seat for seat in opponents_of(model.view) if model.people[seat].says.get(Occasion.GREETS)]
        lines = words or {
            said.seat: self._line(said.seat, said.number, said.occasion)
            for said in greetings(able, lot(seed))
        }
        self._waiting = tuple(
            _PendingRemark(seat, line, _GREET_FROM, _GREET_UNTIL) for seat, line in lines.items()
        )
        for one in self._waiting:
            self._speak(one.seat, one.words, Urgency.ASIDE)

    def comment(self, seat: int, lines: Sequence[str], *facts: object) -> None:
        """Let an opponent say something about its own move, once in a round at most.

        The facts of the match decide it. Nobody interrupts: it waits until those who tell of the match have
        done so, and does not come where others chat. It is spoken immediately: before the next question.
        """
        number = self._model.view.round
        words = comment(lines, lot(number, seat, *facts))
        if words is None or self._commented.get(seat) == number or self.chatting:
            return
        self._waiting = (_PendingRemark(seat, words, self._age, self._age + _WAITS, number),)
        if self._spoken.get(seat) != number:
            self._spoken[seat] = number
            self._speak(seat, words, Urgency.ASIDE)

    def reply(self, reaction: Reaction, *facts: int) -> bool:
        """Let a player answer an event that affects another, if nobody talks; return whether one does."""
        model = self._model
        said = answer(reaction, model.company_of(reaction.seat), lot(*facts), silent=model.view.seat)
        if said is None or model.talking or not model.people[said.seat].says.get(said.occasion):
            return False
        self.boast(said.seat, said.number, said.occasion)
        return True

    def boast(self, seat: int, number: int, occasion: str = "wins") -> None:
        """Show an opponent's remark on an occasion, if it has words for it: the number picks them."""
        words = self._line(seat, number, occasion)
        self._speak(seat, words, Urgency.TOLD)
        self._open_beak(seat, words)

    def _line(self, seat: int, number: int, occasion: str) -> str:
        """Return a player's words on an occasion, picked by a number; empty if it has none."""
        lines = self._model.people[seat].says.get(occasion, ())
        return lines[number % len(lines)] if lines else ""

    def _speak(self, seat: int, words: str, urgency: Urgency) -> None:
        if words and seat != self._model.view.seat:
            name = self._model.people[seat].name
            self._model.stage.talk(message("{name}: {words}", name=name, words=words), urgency)

    def _open_beak(self, seat: int, words: str) -> None:
        """Show words in a bubble, with a quack."""
        if words and seat != self._model.view.seat:
            self._model.remark(seat, words, chat=True)
            self._model.quack(seat, QuackKind.CHAT)
