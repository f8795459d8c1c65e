"""Captions: texts that describe what happens, shown at the table and passed to speech."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from game.language.message import Language, translate
from game.voice.speech_queue import Urgency
from game.voice.topics import Topic

_READING = 0.055
"""The reading time of a character, in seconds."""
_SHORTEST = 1.6
"""The minimum reading time of a text, in seconds."""
_MOST_PROGRESS = 0.999
"""The maximum of `reading_progress` while a text stays until the next one."""
_REMEMBERED = 400
"""How many texts the history keeps."""


class CaptionDuration(StrEnum):
    """How long a caption is shown: its reading time, longer, or until the next one; saved in settings."""

    NORMAL = "normal"
    LONG = "long"
    NEXT = "next"

    @property
    def factor(self) -> float:
        """The factor by which the reading time is multiplied."""
        return 2.5 if self is CaptionDuration.LONG else 1.0


Sink = Callable[[str, Urgency], None]
"""A function that gets every text, such as one that speaks it."""


class _Line(NamedTuple):
    """A text in the history, and its page's title."""

    title: str
    words: str


class LogPage(NamedTuple):
    """Consecutive texts of the history with the same title, which is empty before the first `turn_page`."""

    title: str
    lines: tuple[str, ...]


class Captions:
    """The current caption, and the history of all texts.

    To announce a text is to send it to the sinks. An answer is a text that the player asked for.

    Attributes:
        sinks: functions that get every text.
        unspoken: topics whose texts are shown and added to the history, but not sent to the sinks.
        answers: how many answers have been shown.
        current: the current caption; empty if there is none.
        last: the text that was sent to the sinks last, which the player can have repeated.
        prompted: whether input is being handled, so that a description answers it.
    """

    def __init__(self, *sinks: Sink) -> None:
        self.sinks = sinks
        self.stay = CaptionDuration.NORMAL
        self.unspoken: frozenset[str] = frozenset()
        self._left, self._time = 0.0, _SHORTEST
        self._answer = self._asked = ""
        self._answer_left = 0.0
        self._answer_is_last = False
        self._position: int | None = None
        self.answers = 0
        self.current = ""
        self.last = ""
        self.prompted = True
        self._lines: deque[_Line] = deque(maxlen=_REMEMBERED)
        self._title = ""
        self._public_lines: tuple[_Line, ...] | None = None
        self._outer_histories: list[tuple[tuple[_Line, ...], str, str]] = []

    @property
    def history(self) -> tuple[str, ...]:
        return tuple([line.words for line in self._lines])

    @property
    def pages(self) -> list[LogPage]:
        """The history by pages (see `turn_page`), oldest first."""
        return [
            LogPage(title, tuple([line.words for line in lines]))
            for title, lines in groupby(self._lines, key=attrgetter("title"))
        ]

    def turn_page(self, title: str) -> None:
        """Start a new page of the history, with a title such as "Round 2"."""
        self._title = title

    @property
    def reading_progress(self) -> float:
        """The fraction of the current reading time that has passed; below 1 while the caption stays."""
        progress = 1.0 - self._left / self._time
        return min(progress, _MOST_PROGRESS) if self.stay is CaptionDuration.NEXT else progress

    def text_to_show(self, narrated: bool) -> str:
        """Return the text to show: the current one if `narrated`, otherwise only an answer being read."""
        if narrated:
            return self.current
        return self._answer if self._answer_stays else ""

    @property
    def shows_answer(self) -> bool:
        """Whether the text to show is an answer that is still being read."""
        return self._answer_stays and self._answer == self.current

    @property
    def _answer_stays(self) -> bool:
        """Whether the last answer is still being read, or stays because no text followed."""
        return self._answer_left > 0 or (self.stay is CaptionDuration.NEXT and self._answer_is_last)

    def announce_question(self, text: str) -> None:
        """Announce a question that the table already displays; add it to the history if it's a new one."""
        if text:
            if text != self._asked:
                self._remember(text)
            self._asked = text
            self._position = None
            self._pass_on(text, Urgency.ASKED, Topic.QUESTIONS)

    def answer_in_place(self, text: str) -> None:
        """Announce an answer that the table already displays, and add it to the history."""
        if text:
            self.current = self._answer = ""
            self._left = self._answer_left = 0.0
            self._remember_answer(text)
            self._pass_on(text, Urgency.ANSWERED)

    def answer(self, text: str, *, in_turn: bool = False) -> None:
        """Show and announce a text that the player asked for or needs to continue.

        If it's spoken `in_turn`, because no input caused it, it doesn't interrupt anything.
        """
        self._show_answer(text)
        if text:
            self._remember_answer(text)
            self._pass_on(text, Urgency.TOLD if in_turn else Urgency.ANSWERED)

    def _show_answer(self, text: str) -> None:
        """Show an answer for its reading time, even if captions are off."""
        if text:
            self.current = text
            self._left = self._time = self._reading_time(text)
            self._answer, self._answer_left, self._answer_is_last = text, self._left, True
            self.answers += 1

    def release_answer(self) -> None:
        """Let an answer disappear after its reading time, even if texts stay until the next one."""
        self._answer_is_last = False

    def say(self, text: str, topic: Topic | None = None) -> None:
        self.show(text)
        if text:
            self._remember(text)
            self._pass_on(text, Urgency.TOLD, topic)

    def announce_remark(self, text: str, urgency: Urgency = Urgency.TOLD) -> None:
        """Announce an opponent's remark that is already displayed, and add it to the history."""
        if text:
            self._remember(text)
            self._pass_on(text, urgency, Topic.TALK)

    def announce_shown(self, text: str, topic: Topic) -> None:
        """Announce a text about an event that is already displayed, and add it to the history."""
        if text:
            self._remember(text)
            self._pass_on(text, Urgency.TOLD, topic)

    def is_spoken(self, topic: Topic) -> bool:
        return topic not in self.unspoken

    def show(self, text: str) -> None:
        """Show a text without announcing it, because its event is announced in other words."""
        if text:
            self.current = text
            self._left = self._time = self._reading_time(text)
            self._answer_is_last = False

    def _reading_time(self, text: str) -> float:
        return max(_SHORTEST, len(text) * _READING) * self.stay.factor

    def _remember(self, text: str) -> None:
        self._lines.append(_Line(self._title, text))
        self._position = None

    def _restore(self, lines: Iterable[_Line]) -> None:
        self._lines.clear()
        self._lines.extend(lines)

    def _remember_answer(self, text: str) -> None:
        """Add an answer to the history, unless it equals the last text there."""
        if not self._lines or text != self._lines[-1].words:
            self._remember(text)
        self._position = None

    def clear(self) -> None:
        self.current = self._answer = self._asked = ""
        self._left = self._answer_left = 0.0
        self._answer_is_last = False

    def begin_private(self) -> None:
        """Clear the caption; until `end_private`, all texts are for one person only."""
        self.end_private()
        self._public_lines = tuple(self._lines)

    def end_private(self) -> None:
        """Drop all texts since `begin_private`, so that others can't read or hear them."""
        self.clear()
        self.last, self._position = "", None
        if self._public_lines is not None:
            self._restore(self._public_lines)
            self._public_lines = None

    def clear_history(self) -> None:
        self._restore(())
        self._title, self._position = "", None

    def push_history(self) -> None:
        """Start a separate history, such as a replay's, until `pop_history`; calls can be nested."""
        self._outer_histories.append((tuple(self._lines), self._title, self._asked))
        self.clear_history()

    def pop_history(self) -> None:
        """Drop the separate history, and restore the previous one."""
        self.clear()
        self.clear_history()
        before, self._title, self._asked = self._outer_histories.pop()
        self._restore(before)

    def read(self, text: str, topic: Topic | None = None, *, patient: bool = False) -> None:
        """Announce the description of the focused thing, without showing it as a caption.

        If it's `patient`, or if no input asked for it, it waits until all events have been spoken.
        """
        if text:
            self._pass_on(text, Urgency.READ if self.prompted and not patient else Urgency.OPENED, topic)

    def announce_notice(self, text: str) -> None:
        """Announce a notice that is already displayed; one that no input caused is spoken in turn."""
        self._pass_on(text, Urgency.READ if self.prompted else Urgency.TOLD)

    def repeat(self) -> str:
        if self.last:
            self._show_answer(self.last)
            self._pass_on(self.last, Urgency.ANSWERED)
        return self.last

    def spell(self, language: Language) -> str:
        """Show, announce and return the last text spelled letter by letter; leave `last` unchanged."""
        letters = ", ".join(map(" ".join, translate(self.last, language).split()))
        self.show_aside(letters)
        return letters

    def show_aside(self, text: str) -> None:
        """Show and announce information about the last text; leave `last` unchanged."""
        last = self.last
        self._show_answer(text)
        self._pass_on(text, Urgency.ANSWERED)
        self.last = last

    def _pass_on(self, text: str, urgency: Urgency, topic: Topic | None = None) -> None:
        if topic is not None and not self.is_spoken(topic):
            return
        self.last = text
        for sink in self.sinks:
            sink(text, urgency)

    def update(self, seconds: float) -> None:
        self._left = max(0.0, self._left - seconds)
        self._answer_left = max(0.0, self._answer_left - seconds)

    def browse(self, step: int) -> str:
        """Move through the history by `step` (negative: back); show, announce and return the text there."""
        history = self.history
        if not history:
            return ""
        last = len(history) - 1
        newest = last if self.last == history[-1] else last + 1
        position = newest if self._position is None else self._position
        self._position = max(0, min(last, position + step))
        self._show_answer(history[self._position])
        self._pass_on(self.current, Urgency.ANSWERED)
        return self.current
