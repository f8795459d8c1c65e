"""The parts of a rules page: words, cards and pictures; lessons to step through; albums with exercises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Protocol, runtime_checkable

from msgspec import Meta, Struct
from pygame import FRect

from game.engine.contract import Choice, Event
from game.engine.options import Value
from game.language.message import Text, sentences
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen

NO_WORDS: Final = sentences()


@runtime_checkable
class Drawing(Protocol):
    """A drawing of the game's own; an attribute `told` may be everything it shows, in words."""

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect, /) -> None:
        """Draw it in an area, with cards in the look that the player has set."""


def told(draw: Drawing | None) -> str:
    """Return a drawing in words; empty for decorations, and for drawings whose words stand beside them."""
    words: str = getattr(draw, "told", "")
    return words


class RuleText(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="words"):
    text: Text


class Cards(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="cards"):
    """Cards side by side, by their keys at the lessons' table, with words under each and below them all."""

    cards: Annotated[tuple[int, ...], Meta(min_length=1)]
    under: tuple[Text, ...] = ()
    caption: Text = NO_WORDS


class Picture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="picture"):
    """A drawing of the game's own, as high as a share of its page, and a line below it."""

    draw: Drawing
    share: Annotated[float, Meta(gt=0, le=1)]
    caption: Text = NO_WORDS


class Keys(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="keys"):
    """The keys of the lessons' table and of a match, as they look on the device in use."""


class LessonStep(Struct, frozen=True):
    """Words of a lesson, the events that the table then shows, and the choice that the reader makes next."""

    words: str
    events: tuple[Event, ...] = ()
    choice: Choice | None = None


class Lesson(Struct, frozen=True):
    """An example on a little table: the view it starts from, its players' names, and its steps."""

    view: Any
    names: tuple[str, ...]
    stages: tuple[LessonStep, ...]


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice to make: the labels of the good ones, and the words after one of them or any other."""

    prompt: Text
    good: tuple[str, ...]
    right: Text
    wrong: Text = NO_WORDS


class Exercise(Struct, frozen=True):
    """A small position to play, in which the reader (seat 0) is asked.

    Attributes:
        state: the state of a match; every event is left to the game's rules.
        ends: the names of events that are not shown any more: the exercise is over.
        alone: whether the others' deeds after the last answer are not shown either.
    """

    state: Any
    names: tuple[str, ...]
    tasks: tuple[Task, ...]
    ends: tuple[str, ...] = ()
    alone: bool = False


class QuizAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to choose in a quiz: in words, and as a picture if there is one to look at."""

    words: Text
    draw: Drawing | None = None


class QuizQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A task with answers of its own, whose words are its labels; and a picture that it is about, if any."""

    task: Task
    answers: Annotated[tuple[QuizAnswer, ...], Meta(min_length=2)]
    draw: Drawing | None = None


class Quiz(Struct, frozen=True, forbid_unknown_fields=True):
    """Questions that no position asks, one after the other."""

    questions: Annotated[tuple[QuizQuestion, ...], Meta(min_length=1)]


class AlbumEntry(Struct, frozen=True):
    """One thing in an album: its picture, its effect in a line and in full, and an exercise with it."""

    title: str
    draw: Drawing
    effect: str
    detail: str
    exercise: Exercise | Quiz


class Page(Struct, frozen=True):
    """One page of a game's rules; a page with a lesson or an album is nothing else."""

    title: str
    blocks: tuple[RuleText | Cards | Picture | Keys, ...] = ()
    lesson: Lesson | None = None
    album: tuple[AlbumEntry, ...] = ()


class Book(Struct, frozen=True):
    """A game's rulebook: its pages, what they show by name, and pictures of options by name and value."""

    pages: tuple[Page, ...]
    lessons: Mapping[str, Lesson]
    albums: Mapping[str, tuple[AlbumEntry, ...]]
    exercises: Mapping[str, Exercise | Quiz]
    options: Mapping[str, Mapping[Value, Drawing]]
