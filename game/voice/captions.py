"""Captions: the words of the moment, how long they stay, and all words before them.

Some words tell of events, others answer the player. A player who wants no captions still wants answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import StrEnum

from game.language.message import Language, said
from game.voice.speech_queue import Urgency
from game.voice.topics import Topic

_READING = 0.055
_SHORTEST = 1.6
_LAST_MOMENT = 0.999
"""The share of their time that words which stay until the next never pass."""
_REMEMBERED = 400


class Stay(StrEnum):
    """How long words stay: as long as reading them takes, longer, or until the next. Values are saved."""

    NORMAL = "normal"
    LONG = "long"
    NEXT = "next"

    @property
    def factor(self) -> float:
        """The time that words are new, in times of reading them."""
        return 2.5 if self is Stay.LONG else 1.0


Sink = Callable[[str, Urgency], None]
"""Another listener that says the words too, such as speech."""


class Captions:
    """The current words, newer ones replacing older, and a history to go back through.

    Attributes:
        sinks: what else says all words.
        stay: how long words stay.
        unspoken: the topics whose words are shown and remembered, and not passed on.
        last: the words that were passed on last, said or read.
        answers: how many answers have been given to be shown.
    """

    def __init__(self, *sinks: Sink) -> None:
        self.sinks = sinks
        self.stay = Stay.NORMAL
        self.unspoken: frozenset[str] = frozenset()
        self._left, self._time = 0.0, _SHORTEST
        self._answer = self._asked = ""
        self._answer_left = 0.0
        self._answer_is_last = False
        self._place: int | None = None
        self.answers = 0
        self.current = ""
        self.last = ""
        self.history: deque[str] = deque(maxlen=_REMEMBERED)
        self._open: tuple[str, ...] | None = None
        self._before: list[tuple[tuple[str, ...], str]] = []

    @property
    def passed(self) -> float:
        """The share of the time to read the current words that has passed: 0 to 1, less if they stay."""
        passed = 1.0 - self._left / self._time
        return min(passed, _LAST_MOMENT) if self.stay is Stay.NEXT else passed

    def shown(self, narrated: bool) -> str:
        """The words to show: the current words; unless `narrated`, only an answer, while it is to be read."""
        if narrated:
            return self.current
        return self._answer if self._answer_stays else ""

    @property
    def answered(self) -> bool:
        """Whether the words to show are an answer that is still to be read."""
        return self._answer_stays and self._answer == self.current

    @property
    def _answer_stays(self) -> bool:
        """Whether the last answer is still to be read, or nothing has been told since and it may stay."""
        return self._answer_left > 0 or (self.stay is Stay.NEXT and self._answer_is_last)

    def ask(self, text: str) -> None:
        """Pass on a question that stands on the table: it is heard and remembered, and is no caption.

        One that only repeats the question before it is not remembered again.
        """
        if text:
            if text != self._asked:
                self._remember(text)
            self._asked = text
            self._place = None
            self._pass_on(text, Urgency.ASKED, Topic.QUESTIONS)

    def point_at(self, text: str) -> None:
        """Pass on an answer that stands on the table: it is heard and remembered, and is no caption."""
        if text:
            self.current = self._answer = ""
            self._left = self._answer_left = 0.0
            self._remember_answer(text)
            self._pass_on(text, Urgency.ANSWERED)

    def answer(self, text: str) -> None:
        """Say words that the player has asked for, or needs to go on."""
        self._show(text, Urgency.ANSWERED)
        self._stand(text)

    def _stand(self, text: str) -> None:
        """Let an answer stand on the screen until it is read, even where there are no captions."""
        if text:
            self.current = text
            self._left = self._time = self._reading(text)
            self._answer, self._answer_left, self._answer_is_last = text, self._left, True
            self.answers += 1

    def dismiss(self) -> None:
        """Let an answer that would stay until the next one go as soon as it has been read."""
        self._answer_is_last = False

    def say(self, text: str, topic: Topic | None = None) -> None:
        """Say words about an event: show them now, and pass them on."""
        self._show(text, Urgency.TOLD, topic)

    def overhear(self, text: str, urgency: Urgency = Urgency.TOLD) -> None:
        """Pass on the remark of an opponent; it is on the screen already, and is no caption."""
        if text:
            self._remember(text)
            self._pass_on(text, urgency, Topic.TALK)

    def mention(self, text: str, topic: Topic) -> None:
        """Pass on words about an event that stand on the screen already: they are no caption."""
        if text:
            self._remember(text)
            self._pass_on(text, Urgency.TOLD, topic)

    def tells(self, topic: Topic) -> bool:
        """Whether words on a topic are passed on."""
        return topic not in self.unspoken

    def _show(self, text: str, urgency: Urgency, topic: Topic | None = None) -> None:
        if not text:
            return
        self.current = text
        self._left = self._time = self._reading(text)
        self._answer_is_last = False
        if urgency is Urgency.ANSWERED:
            self._remember_answer(text)
        else:
            self._remember(text)
        self._pass_on(text, urgency, topic)

    def _reading(self, text: str) -> float:
        """The seconds for which words are new."""
        return max(_SHORTEST, len(text) * _READING) * self.stay.factor

    def _remember(self, text: str) -> None:
        """Add words to the history."""
        self.history.append(text)
        self._place = None

    def _remember_answer(self, text: str) -> None:
        """Add an answer to the history; one that only repeats the last words there is left out."""
        if not self.history or text != self.history[-1]:
            self.history.append(text)
        self._place = None

    def clear(self) -> None:
        """Show nothing: the words belong to a screen that is gone."""
        self.current = self._answer = self._asked = ""
        self._left = self._answer_left = 0.0
        self._answer_is_last = False

    def confide(self) -> None:
        """Say words to one listener alone from now on, until `part`; they begin with none."""
        self.part()
        self._open = tuple(self.history)

    def part(self) -> None:
        """The one listener has gone: nothing that was said in confidence can be read or heard again."""
        self.clear()
        self.last, self._place = "", None
        if self._open is not None:
            self.history.clear()
            self.history.extend(self._open)
            self._open = None

    def begin(self) -> None:
        """Start an empty history, as a new match does."""
        self.history.clear()
        self._place = None

    def digress(self) -> None:
        """Start a history apart, as a replay over a match does, until `rejoin`. Digressions may be nested."""
        self._before.append((tuple(self.history), self._asked))
        self.begin()

    def rejoin(self) -> None:
        """Drop the words of the last digression, and go on with the history before it."""
        self.clear()
        self.begin()
        before, self._asked = self._before.pop()
        self.history.extend(before)

    def read(self, text: str, topic: Topic | None = None) -> None:
        """Pass on the words for the thing in focus; it is on the screen already, so there is no caption."""
        if text:
            self._pass_on(text, Urgency.READ, topic)

    def repeat(self) -> str:
        """Pass on the last words again, at once, and show them."""
        if self.last:
            self._stand(self.last)
            self._pass_on(self.last, Urgency.ANSWERED)
        return self.last

    def spell(self, language: Language) -> str:
        """Say the last words letter by letter; they stay the last words."""
        letters = " ".join(said(self.last, language).replace(" ", ""))
        self.tell(letters)
        return letters

    def tell(self, text: str) -> None:
        """Say and show words about the last words, which stay the last ones."""
        last = self.last
        self._stand(text)
        self._pass_on(text, Urgency.ANSWERED)
        self.last = last

    def _pass_on(self, text: str, urgency: Urgency, topic: Topic | None = None) -> None:
        if topic is not None and not self.tells(topic):
            return
        self.last = text
        for sink in self.sinks:
            sink(text, urgency)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)
        self._answer_left = max(0.0, self._answer_left - seconds)

    def review(self, step: int) -> str:
        """Go back (negative) or forward through the history, and say the words there again.

        Words that are not in it, such as those of the focus, come after all of it.
        """
        if not self.history:
            return ""
        last = len(self.history) - 1
        newest = last if self.last == self.history[-1] else last + 1
        place = newest if self._place is None else self._place
        self._place = max(0, min(last, place + step))
        self._stand(self.history[self._place])
        self._pass_on(self.current, Urgency.ANSWERED)
        return self.current
